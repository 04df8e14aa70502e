# shellcheck shell=bash
# Functions that the scripts and .ci/run share. Source it from bash.

set -euo pipefail

ROOT=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
readonly ROOT

# Lines of "shared library:Debian package". The window loads these libraries at run time;
# the build does not need them. libasound2-dev already brings libasound2.
readonly WINDOW_LIBRARIES="
libX11.so.6:libx11-6
libX11-xcb.so.1:libx11-xcb1
libXcursor.so.1:libxcursor1
libXi.so.6:libxi6
libxkbcommon-x11.so.0:libxkbcommon-x11-0
libGL.so.1:libgl1
libEGL.so.1:libegl1
libwayland-client.so.0:libwayland-client0
libwayland-egl.so.1:libwayland-egl1
"

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$@"
    exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# The program and all crates, for cargo: another selection has other features and would build many libraries anew. The
# tool that binds the page is not among them, because nothing else needs its libraries.
# shellcheck disable=SC2034 # scripts use it
readonly ALL=(--workspace --exclude page-binder)

# Prints the Rust version that Cargo.toml requires, e.g. 1.95.
wanted_rust() { sed -n 's/^rust-version *= *"\([0-9.]*\)".*/\1/p' "$ROOT/Cargo.toml"; }

# Succeeds if version $1 is at least version $2.
at_least() {
    local have want i
    IFS=. read -r -a have <<<"$1"
    IFS=. read -r -a want <<<"$2"
    for i in 0 1 2; do
        ((10#${have[i]:-0} > 10#${want[i]:-0})) && return 0
        ((10#${have[i]:-0} < 10#${want[i]:-0})) && return 1
    done
    return 0
}

# Exits unless Rust is installed and new enough for Cargo.toml.
need_rust() {
    local env="${CARGO_HOME:-${HOME:-}/.cargo}/env" want tool have
    # A shell opened before Rust was installed lacks it on its PATH.
    if ! has cargo && [ -f "$env" ]; then
        # shellcheck disable=SC1090
        . "$env"
    fi
    want=$(wanted_rust)
    has cargo || fail "Rust $want or newer is required but was not found:" \
        "install it from https://rustup.rs, then run this again."
    for tool in cargo rustc; do
        # "cargo 1.95.0 (0123456 2026-01-01)", or nothing if rustup has no toolchain.
        have=$("$tool" --version 2>/dev/null | sed -n '1s/^[a-z]* \([0-9.]*\).*/\1/p') || have=
        [ -n "$have" ] || fail "Rust is installed, but '$tool --version' does not work:" \
            "run 'rustup default stable', or install Rust from https://rustup.rs."
        at_least "$have" "$want" || fail "Rust $want or newer is required, but $tool is $have:" \
            "run 'rustup update', or install a newer Rust from https://rustup.rs."
    done
}

# Exits unless Rust's formatter and linter are installed.
need_lints() {
    { cargo fmt --version && cargo clippy --version; } >/dev/null 2>&1 ||
        fail "Rust's formatter or linter is missing: run 'rustup component add rustfmt clippy'."
}

# Checks the scripts of the project with shellcheck.
lint_scripts() { (cd "$ROOT" && shellcheck --severity=warning --external-sources scripts/* .ci/run); }

# Prints, on one line, the packages that are missing for the given purposes (build, window,
# tests, page, browsers, zip, lint). It looks for the programs and libraries themselves, not for packages, so it is
# right on every system.
missing_for() {
    local packages
    packages=$(for purpose in "$@"; do missing_for_one "$purpose"; done)
    echo "${packages//$'\n'/ }"
}

missing_for_one() {
    local line libraries
    case $1 in
    build)
        # The compiler must also be able to link a program.
        echo 'int main(void) { return 0; }' | cc -x c -o /dev/null - 2>/dev/null ||
            echo "gcc libc6-dev"
        has pkg-config || echo pkg-config
        pkg-config --exists alsa 2>/dev/null || echo libasound2-dev
        ;;
    window)
        # On Debian, ldconfig is not on an ordinary user's PATH.
        PATH=$PATH:/usr/sbin:/sbin has ldconfig || return 0
        libraries=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null) || libraries=
        for line in $WINDOW_LIBRARIES; do
            [[ $libraries == *"${line%%:*} "* ]] || echo "${line##*:}"
        done
        ;;
    tests)
        has Xvfb || echo xvfb
        # The tests of several servers start their own.
        has nats-server || echo nats-server
        # A screen reader says the program in some tests.
        has orca || echo "orca at-spi2-core"
        has speech-dispatcher || echo speech-dispatcher
        has openbox || echo openbox
        has dbus-daemon || echo dbus-daemon
        ;;
    page) has python3 || echo python3 ;;
    browsers)
        has chromedriver || echo "chromium chromium-driver"
        has firefox-esr || echo firefox-esr
        has WebKitWebDriver || echo webkit2gtk-driver
        # Firefox and WebKit draw only on a screen.
        has Xvfb || echo xvfb
        # The tests of play over a network lay a cable.
        has ip || echo iproute2
        ;;
    zip) has zip || has 7z || echo zip ;;
    lint) has shellcheck || echo shellcheck ;;
    esac
}

# Installs what is missing for the given purposes if possible, and exits if anything is still
# missing. If only libraries of the window are missing, it warns and continues: the build does
# not need them.
need() {
    local missing hard=() purpose
    missing=$(missing_for "$@")
    [ -n "$missing" ] || return 0
    if install_packages "$missing"; then
        missing=$(missing_for "$@")
        [ -n "$missing" ] || return 0
        say "These packages were installed, but their contents were not found: $missing."
    fi
    for purpose in "$@"; do
        [ "$purpose" = window ] || hard+=("$purpose")
    done
    [ -z "$(missing_for "${hard[@]}")" ] || exit 1
    say "Continuing without them; the window may not open."
}

# Installs the packages in $1, or explains in one sentence why it cannot.
install_packages() {
    local as_root=(env) packages
    read -r -a packages <<<"$1"
    if ! has apt-get; then
        say "There is no apt-get: install the contents of these Debian packages yourself: $1."
        return 1
    fi
    if [ "$(id -u)" != 0 ]; then
        if ! has sudo; then
            say "Packages are missing, and you are not root and have no sudo:" \
                "ask an administrator to run 'apt-get install $1'."
            return 1
        fi
        as_root=(sudo env)
    fi
    say "Installing missing packages: $1"
    as_root+=(DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300)
    # An unreachable package source may not be the one we need.
    "${as_root[@]}" update -q >&2 || say "Some package lists could not be updated; trying anyway."
    if ! "${as_root[@]}" install -y -q --no-install-recommends "${packages[@]}" >&2; then
        say "The installation failed: see the reason above, then run 'apt-get install $1' yourself."
        return 1
    fi
}

# Builds the program with the given arguments and prints the path of the executable, wherever
# cargo is configured to put it.
build_game() {
    (cd "$ROOT" && cargo build --locked --bin o-an-quan \
        --message-format json-render-diagnostics "$@") |
        sed -n 's/.*"executable":"\([^"]*\)".*/\1/p'
}

# Keeps the paths of this machine out of the programs built from here on, which name their source
# files when they panic. This rebuilds everything.
hide_paths() {
    local from to flags=()
    # On Windows, this shell and the compiler write paths differently.
    ! has cygpath || return 0
    while IFS='|' read -r from to; do
        flags+=("--remap-path-prefix=$from=$to")
    done <<PATHS
$ROOT|o-an-quan
${CARGO_HOME:-$HOME/.cargo}|cargo
$("${RUSTC:-rustc}" --print sysroot)|rust
PATHS
    CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}")
    export CARGO_ENCODED_RUSTFLAGS
}

# Prints the folder in which cargo builds.
target_folder() {
    cargo metadata --format-version 1 --no-deps | sed 's/.*"target_directory":"\([^"]*\)".*/\1/'
}

section() { printf '\n=== %s ===\n\n' "$*"; }

# Prints the version of the program, e.g. 1.2.0.
version() { sed -n 's/^version *= *"\([^"]*\)".*/\1/p;/^version/q' "$ROOT/Cargo.toml"; }

# The documents in every package, in the same folders as here, so that links work.
readonly DOCUMENTS="
README.md
README.vi.md
CHANGELOG.md
CONTRIBUTING.md
ARCHITECTURE.md
LICENSE-MIT
LICENSE-APACHE
assets/LICENSES.md
assets/THIRD-PARTY.txt
assets/fonts/OFL.txt
docs/board.png
docs/class.md
docs/class.vi.md
docs/commands.md
docs/dev/glossary.md
docs/dev/measuring.md
docs/dev/network.md
docs/dev/recipes.md
docs/dev/release.md
docs/dev/strength.md
docs/dev/testing.md
docs/formats.md
docs/four-sides.png
docs/hosting.md
docs/playing.md
docs/proofs.md
docs/rules.md
docs/saved-games.md
docs/solved.md
"

# Copies the documents into the folder $1.
put_documents() {
    local file
    for file in $DOCUMENTS; do
        mkdir -p "$(dirname "$1/$file")"
        cp "$ROOT/$file" "$1/$file"
    done
}

# Puts the page that a host serves to its guests into the folder $1: without the music, and without the game in one
# file, which only make packages larger. Builds the page first if there is none.
put_page() {
    local file
    [ -e "$ROOT/target/page/index.html" ] || "$ROOT/scripts/page" --build
    mkdir -p "$1"
    for file in "$ROOT"/target/page/*; do
        case ${file##*/} in
        music | o-an-quan.html | offline.js | preview.png) ;;
        *) install -m 644 "$file" "$1" ;;
        esac
    done
}

# Packs the folder $2 in the folder $1 into an archive of its name in the folder $3.
zip_folder() {
    rm -f "$3/$2.zip"
    if has zip; then
        (cd "$1" && zip -q -r "$3/$2.zip" "$2")
    else
        (cd "$1" && 7z a -bso0 "$3/$2.zip" "$2")
    fi
}

# Writes the checksums of the packages in the folder $1, for sha256sum -c.
write_checksums() {
    (
        cd "$1"
        rm -f SHA256SUMS
        if has sha256sum; then sha256sum -- *; else shasum -a 256 -- *; fi >../SHA256SUMS
        mv ../SHA256SUMS SHA256SUMS
        cat SHA256SUMS
    )
}
