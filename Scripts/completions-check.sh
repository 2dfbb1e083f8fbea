#!/usr/bin/env bash
# Loads the tool's completion scripts into their shells, presses Tab, and compares the offers; then checks the man page
# with two programs that warn of mistakes in it. On Debian, missing zsh, fish, man and mandoc are installed; elsewhere
# the script reports the checks that it skips.
#
# Usage: Scripts/completions-check.sh [BIN]   BIN is the tool, `cardsim` by default
set -euo pipefail
cardsim=$(command -v "${1:-cardsim}")
cardsim=$(cd "$(dirname "$cardsim")" && pwd)/$(basename "$cardsim")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

missing=()
command -v zsh >/dev/null || missing+=(zsh)
command -v fish >/dev/null || missing+=(fish)
command -v man >/dev/null || missing+=(man-db)
command -v groff >/dev/null || missing+=(groff-base)
command -v mandoc >/dev/null || missing+=(mandoc)
if [ ${#missing[@]} -gt 0 ] && command -v apt-get >/dev/null; then
  (apt-get update && apt-get install -y --no-install-recommends "${missing[@]}") >"$work/apt" 2>&1 ||
    echo "couldn't be installed: ${missing[*]}"
fi

fail() {
  echo "error: $1" >&2
  exit 1
}

# The folder in which Tab is pressed, with a file that has a blank in its name, and a folder.
mkdir "$work/folder" "$work/folder/sheets"
touch "$work/folder/flick mine.json" "$work/folder/mine.json"
for shell in bash zsh fish; do
  "$cardsim" completions "$shell" -o "$work/cardsim.$shell"
done

# The lines, each with all offers at its end, in any order.
cat >"$work/lines" <<'END'
cardsim gest|gesture
cardsim gesture |export help import info make
cardsim gesture m|make
cardsim help gesture |export import info make
cardsim help spr|spring
cardsim help spring |
cardsim completions |bash fish zsh
cardsim completions bash |
cardsim run --dig|--digest
cardsim run flick-u|flick-up
cardsim run tour resiz|resize
cardsim run --format |csv json jsonl markdown md perfetto text
cardsim run --format=|csv json jsonl markdown md perfetto text
cardsim run tour --format c|csv
cardsim run --fps |
cardsim run --fps 60 sideway|sideways
cardsim run --fps=60 sideway|sideways
cardsim run -q sideway|sideways
cardsim run -qo |flick mine.json mine.json sheets
cardsim run tour --gesture mi|mine.json
cardsim run tour --save-state 3 |flick mine.json mine.json sheets
cardsim run mi|mine.json mini-player mixed-swipe
cardsim run -- sideway|sideways
cardsim run --preset tgcard-2.5.1 --on a|absolute
cardsim run --preset cardp|cardparts-sheet
cardsim run --preset min|mine.json
cardsim show mine|mine.json
cardsim run --columns map_d|map_dim_alpha
cardsim run --columns frame,map_d|frame,map_dim_alpha
cardsim run --columns @tim|@time
cardsim run --columns=frame,@tim|frame,@time
cardsim run --set snap.skip_v|snap.skip_velocity=
cardsim run --set touch.estimator=imp|touch.estimator=impulse
cardsim run --against cardparts-s|cardparts-sheet
cardsim map --diff cardparts-s|cardparts-sheet
cardsim map --diff standard cardparts-s|cardparts-sheet
cardsim diff sideways resiz|resize
cardsim check sideways tour resiz|resize
cardsim check --goldens |sheets
cardsim metrics --metrics settle_ms,overshoot_p|settle_ms,overshoot_pt
cardsim show ipad-pro-11-l|ipad-pro-11-landscape
cardsim show --keys snap.pol|snap.policy
cardsim show tgcard-2.5.1 --keys snap.pol|snap.policy
cardsim schema p|preset
cardsim curve ease-in-o|ease-in-out
cardsim curve easeOutBa|easeOutBack
cardsim export --target camed|camedia
cardsim export sweetcurtain-0.2|sweetcurtain-0.2.5
cardsim sweep --vary snap.skip_v|snap.skip_velocity=
cardsim nonsense |
END
cut -d'|' -f1 "$work/lines" >"$work/typed"
cut -d'|' -f2 "$work/lines" >"$work/expected"

# compare SHELL: compares the offers in $work/SHELL.out, one line each.
compare() {
  local number=0 typed expected found
  paste -d'|' "$work/typed" "$work/expected" "$work/$1.out" >"$work/$1.lines"
  while IFS='|' read -r typed expected found; do
    number=$((number + 1))
    [ "$found" = "$expected" ] || fail "$1: Tab after '$typed' offers '$found', expected '$expected'"
  done <"$work/$1.lines"
  echo "$1: $number lines are completed as they should be"
}

# Bash: calls the function with the variables that readline sets, words split at the same characters.
cat >"$work/driver.bash" <<'END'
set -u
source "$1"
COMP_WORDBREAKS=$' \t\n"\'@><=;|&(:'
while IFS= read -r COMP_LINE; do
  COMP_POINT=${#COMP_LINE}
  COMP_WORDS=()
  rest=$COMP_LINE
  while [ -n "$rest" ]; do
    case $rest in
    ' '*) rest=${rest# }; [ -n "$rest" ] || COMP_WORDS+=('') ; continue ;;
    [=@:]*) word=${rest%%[!=@:]*} ;;
    *) word=${rest%%[ =@:]*} ;;
    esac
    COMP_WORDS+=("$word")
    rest=${rest#"$word"}
  done
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _cardsim
  # The text that readline keeps on the line before the part that it replaces.
  before=${COMP_LINE##* }
  before=${before%"${before##*[=:]}"}
  case ${COMP_LINE##* } in *@*) before=${COMP_LINE##* } before=${before%@*} ;; esac
  case $before in --*=*) before=${before#*=} ;; esac
  for offer in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do printf '%s\n' "$before$offer"; done |
    LC_ALL=C sort -u | paste -s -d' ' -
done
END
bash -n "$work/cardsim.bash"
(cd "$work/folder" && PATH=/usr/bin:/bin bash --norc --noprofile "$work/driver.bash" "$work/cardsim.bash") \
  <"$work/typed" >"$work/bash.out" 2>"$work/words" || fail "bash: $(cat "$work/words")"
[ ! -s "$work/words" ] || fail "bash says: $(head -n 3 "$work/words")"
compare bash

# Fish completes a line by itself.
if command -v fish >/dev/null; then
  fish --no-execute "$work/cardsim.fish" || fail "fish can't read its script"
  # Words that only contain the typed text are offered if none begins with it; those don't count.
  cat >"$work/driver.fish" <<'END'
source $argv[1]
while read --local --line line
    set -l last (string match -r '[^ ]*$' -- $line | string replace -r '^--[^=]+=' '')
    set -l offers
    for offer in (complete -C $line | string replace -r '\t.*' '' | string replace -r '^--[^=]+=(?=.)' '')
        set offer (string replace -r '/$' '' -- (string unescape -- $offer))
        string match -q -- "$last*" $offer; and set -a offers $offer
    end
    echo (string join \n -- $offers | env LC_ALL=C sort -u)
end
exit 0
END
  (cd "$work/folder" && HOME=$work XDG_CONFIG_HOME=$work fish --no-config "$work/driver.fish" "$work/cardsim.fish") \
    <"$work/typed" >"$work/fish.out" 2>"$work/words" || fail "fish: $(cat "$work/words")"
  [ ! -s "$work/words" ] || fail "fish says: $(head -n 3 "$work/words")"
  compare fish
else
  echo "SKIPPED: there is no fish"
fi

# Zsh: a shell on a terminal of its own, whose line editor completes the lines one after the other.
if command -v zsh >/dev/null; then
  zsh -n "$work/cardsim.zsh" || fail "zsh can't read its script"
  mkdir "$work/functions"
  cp "$work/cardsim.zsh" "$work/functions/_cardsim"
  cat >"$work/inner.zsh" <<'END'
fpath=($WORK/functions $fpath)
autoload -Uz compinit && compinit -u -d $WORK/zcompdump
zstyle ':completion:*' completer _complete
typeset -ga offers
# The words that compadd would add are recorded; its calls that only query are left alone.
compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
  local -a found
  builtin compadd -O found "$@"
  local before=${IPREFIX#--*=} after=''
  [[ " $* " != *' -S = '* ]] || after='='
  offers+=($before${(Q)^found}$after)
  builtin compadd "$@"
}
zle-line-init() {
  local line
  for line in ${(f)"$(<$WORK/typed)"}; do
    offers=()
    BUFFER=$line
    CURSOR=$#BUFFER
    zle list-choices
    # Zsh offers options if nothing else is left; other shells do so after a dash is typed.
    [[ ${line##* } == -* ]] || offers=(${offers:#-*})
    print -r -- $line"|"${(j: :)${(@ou)offers}} >>$WORK/zsh.raw
  done
  exit
}
zle -N zle-line-init
END
  cat >"$work/outer.zsh" <<'END'
zmodload zsh/zpty
zpty tool "cd $WORK/folder; WORK=$WORK TERM=dumb LINES=1000 ZDOTDIR=$WORK/functions zsh -f -i"
zpty -w tool "source $WORK/inner.zsh"
while zpty -r tool line; do :; done
END
  WORK=$work zsh -f "$work/outer.zsh"
  cut -d'|' -f2 "$work/zsh.raw" >"$work/zsh.out"
  compare zsh
else
  echo "SKIPPED: there is no zsh"
fi

# The manual: warnings of groff, and mistakes found by mandoc, style included.
"$cardsim" man -o "$work/cardsim.1"
if command -v man >/dev/null && command -v groff >/dev/null; then
  MANWIDTH=80 LC_ALL=C.UTF-8 man -l --warnings "$work/cardsim.1" >"$work/man" 2>"$work/words" ||
    fail "man can't read the manual: $(head -n 3 "$work/words")"
  [ ! -s "$work/words" ] || fail "man says of the manual: $(head -n 3 "$work/words")"
  grep -q 'cardsim run flick-up --fps 120' "$work/man" || fail "the manual shows an example in other characters"
  echo "man: $(wc -l <"$work/man" | tr -d ' ') lines without a warning"
else
  echo "SKIPPED: there is no man that runs groff"
fi
if command -v mandoc >/dev/null; then
  mandoc -T lint "$work/cardsim.1" >"$work/words" || fail "mandoc says of the manual: $(head -n 3 "$work/words")"
  echo "mandoc: no complaint"
else
  echo "SKIPPED: there is no mandoc"
fi
