#!/bin/sh
# Puts the game into your own menu, for you alone. Run it again to install a newer one;
# o-an-quan-uninstall, or uninstall.sh here, removes it.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin

put() { mkdir -p "$(dirname "$3")" && install -m "$1" "$2" "$3"; }

put 755 "$here/o-an-quan" "$bin/o-an-quan"
put 755 "$here/uninstall.sh" "$bin/o-an-quan-uninstall"
(cd "$here/share" && find icons mime metainfo -type f) | while IFS= read -r file; do
    put 644 "$here/share/$file" "$data/$file"
done
# Menus may not look into ~/.local/bin: they are told the whole path. What has a meaning
# within the quotes of a desktop file is escaped, and again for sed.
program=$(printf '%s' "$bin/o-an-quan" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g' -e 's/[&|\\]/\\&/g')
mkdir -p "$data/applications"
sed "s|^Exec=o-an-quan |Exec=\"$program\" |" "$here/share/applications/o-an-quan.desktop" \
    >"$data/applications/o-an-quan.desktop"

# Where these are missing, menus notice the new files by themselves.
update-desktop-database "$data/applications" 2>/dev/null || true
update-mime-database "$data/mime" 2>/dev/null || true
# A cache that is there must know the icons; where none is, none is needed.
[ ! -e "$data/icons/hicolor/icon-theme.cache" ] ||
    gtk-update-icon-cache -q -t "$data/icons/hicolor" 2>/dev/null || true
echo "Ô Ăn Quan is in your menu now. $bin/o-an-quan-uninstall removes it."
case ":$PATH:" in
*":$bin:"*) ;;
*) echo "To start it in a terminal too, as o-an-quan, add $bin to your PATH." ;;
esac
