#!/bin/sh
# Removes what install.sh installed. Your games and settings stay.
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
rm -f "$data/applications/o-an-quan.desktop" "$data/mime/packages/o-an-quan.xml" \
    "$data/metainfo/vn.oanquan.OAnQuan.metainfo.xml" \
    "$data"/icons/hicolor/*/apps/o-an-quan.png
update-desktop-database "$data/applications" 2>/dev/null || true
[ ! -d "$data/mime/packages" ] || update-mime-database "$data/mime" 2>/dev/null || true
[ ! -e "$data/icons/hicolor/icon-theme.cache" ] ||
    gtk-update-icon-cache -q -t "$data/icons/hicolor" 2>/dev/null || true
# This very file may be the second: the shell has read it by now.
rm -f "$HOME/.local/bin/o-an-quan" "$HOME/.local/bin/o-an-quan-uninstall"
echo "Ô Ăn Quan is removed. Your games are still in $data/o-an-quan," \
    "your settings in ${XDG_CONFIG_HOME:-$HOME/.config}/o-an-quan."
