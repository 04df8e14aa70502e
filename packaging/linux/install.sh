#!/bin/sh
# Installs the game for you alone and adds it to your menu. To update, run the install.sh of the
# newer version. To remove the game, run o-an-quan-uninstall, or uninstall.sh in this folder.
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
# Guests of a host on this computer see it in their browser.
rm -rf "$data/o-an-quan/page"
[ ! -d "$here/page" ] || (cd "$here" && find page -type f) | while IFS= read -r file; do
    put 644 "$here/$file" "$data/o-an-quan/$file"
done
# Menus may not search ~/.local/bin, so the desktop file needs the whole path. This escapes the
# characters that are special inside the quotes of a desktop file, and those special to sed.
program=$(printf '%s' "$bin/o-an-quan" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g' -e 's/[&|\\]/\\&/g')
mkdir -p "$data/applications"
sed "s|^Exec=o-an-quan |Exec=\"$program\" |" "$here/share/applications/o-an-quan.desktop" \
    >"$data/applications/o-an-quan.desktop"

# Without these tools, menus notice the new files by themselves.
update-desktop-database "$data/applications" 2>/dev/null || true
update-mime-database "$data/mime" 2>/dev/null || true
# An existing icon cache must be updated; without one, none is needed.
[ ! -e "$data/icons/hicolor/icon-theme.cache" ] ||
    gtk-update-icon-cache -q -t "$data/icons/hicolor" 2>/dev/null || true
echo "Ô Ăn Quan is now in your menu. To remove it, run $bin/o-an-quan-uninstall."
case ":$PATH:" in
*":$bin:"*) ;;
*) echo "To run it from a terminal as o-an-quan, add $bin to your PATH." ;;
esac
