#!/usr/bin/env bash
# Opens the tool's pages in a headless browser, with a mouse, a finger and a keyboard, and compares what they show with
# what the tool says. Needs node and Chromium, and says what it skips where they aren't there; it installs nothing.
#
# Usage: [PAGE_CHECK_BROWSER=firefox|webkit] [PAGE_CHECK_ONLY=TEXT] Scripts/page-check.sh TOOL [KIND...]
#
# KIND is report, playground, film or recording; all if left out. TEXT chooses the checks in whose names it is. Firefox
# is driven by Marionette, WebKit by Debian's webkit2gtk-driver with Xvfb; recording needs Chromium.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ $# -lt 1 ] || [ ! -x "$1" ]; then
  echo "usage: Scripts/page-check.sh TOOL [KIND...]" >&2
  exit 64
fi
command -v node >/dev/null || {
  echo "SKIPPED: there is no node to open pages with"
  exit 0
}
exec node Scripts/page-check/main.mjs "$@"
