#!/bin/sh
# Removes everything that install.sh installed, but keeps your games and settings.
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
rm -f "$data/applications/o-an-quan.desktop" "$data/mime/packages/o-an-quan.xml" \
    "$data/metainfo/vn.oanquan.OAnQuan.metainfo.xml" \
    "$data"/icons/hicolor/*/apps/o-an-quan.png
rm -rf "$data/o-an-quan/page"
update-desktop-database "$data/applications" 2>/dev/null || true
[ ! -d "$data/mime/packages" ] || update-mime-database "$data/mime" 2>/dev/null || true
[ ! -e "$data/icons/hicolor/icon-theme.cache" ] ||
    gtk-update-icon-cache -q -t "$data/icons/hicolor" 2>/dev/null || true
# The second may be this script, which the shell has read by now.
rm -f "$HOME/.local/bin/o-an-quan" "$HOME/.local/bin/o-an-quan-uninstall"
echo "Ô Ăn Quan has been removed. Your games are still in $data/o-an-quan," \
    "your settings in ${XDG_CONFIG_HOME:-$HOME/.config}/o-an-quan."
