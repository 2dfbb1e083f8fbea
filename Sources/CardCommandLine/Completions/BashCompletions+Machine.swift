extension BashCompletions {
  /// The part of the script that is the same for every table: it finds the place of the cursor in the command line, and
  /// offers what the two functions above it say.
  ///
  /// It starts no program: bash itself lists files. Bash 3.2 has no `compopt`, so there a word gets its space from the
  /// script, and files take the place of words only if no word fits.
  package static let machine = #"""
    # Sets typed to the words up to the cursor: COMP_WORDS, with those joined that no blank separates.
    _cardsim_typed() {
      local rest=${COMP_LINE-} word blank index=0
      rest=${rest:0:${COMP_POINT:-${#rest}}}
      typed=()
      while [ "$index" -le "$COMP_CWORD" ]; do
        word=${COMP_WORDS[index]-}
        blank=${rest%%[![:space:]]*}
        rest=${rest#"$blank"}
        [ "$index" -lt "$COMP_CWORD" ] || word=$rest
        if [ -z "${COMP_LINE-}" ] || [[ $rest != "$word"* ]]; then
          typed=("${COMP_WORDS[@]:0:COMP_CWORD+1}")
          return
        fi
        if [ "$index" -gt 0 ] && [ -z "$blank" ]; then
          typed[${#typed[@]}-1]=${typed[${#typed[@]}-1]}$word
        else
          typed[${#typed[@]}]=$word
        fi
        rest=${rest#"$word"}
        index=$((index + 1))
      done
    }

    # Offers words, values and files for $2, the part of the current word after $1.
    _cardsim_offer() {
      local before=$1 current=$2 whole=$1$2 skip='' end='' word
      case $form in
      list)
        case $current in *,*) before=$before${current%,*}, ;; esac
        ;;
      assignment)
        case $current in *=*) words=$values ;; *) words=" $words" words=${words// / =} ;; esac
        ;;
      esac
      # Readline keeps what is before the last character at which it splits, and replaces the rest, with the `@`.
      for word in '=' ':' '@'; do
        case $COMP_WORDBREAKS in *"$word"*) ;; *) continue ;; esac
        case $whole in *"$word"*)
          word=${whole%"$word"*}${word#@}
          [ "${#word}" -le "${#skip}" ] || skip=$word
          ;;
        esac
      done
      [ "${BASH_VERSINFO[0]}" -ge 4 ] || end=' '
      for word in $words; do
        case $word in =*) word=${word#=}= ;; esac
        case $before$word in
        "$whole"*)
          word=$before$word
          case $form$word in
          list* | *=) COMPREPLY[${#COMPREPLY[@]}]=${word#"$skip"} open=yes ;;
          *) COMPREPLY[${#COMPREPLY[@]}]=${word#"$skip"}$end ;;
          esac
          ;;
        esac
      done
      if [ "${BASH_VERSINFO[0]}" -ge 4 ]; then
        if [ -n "$files" ]; then
          while IFS= read -r word; do
            [ -n "$word" ] || continue
            word=$before$word
            COMPREPLY[${#COMPREPLY[@]}]=${word#"$skip"}
          done <<<"$(compgen -A "$files" -- "$current")"
          compopt -o filenames 2>/dev/null
        else
          compopt +o default +o bashdefault 2>/dev/null
        fi
        [ -z "$open" ] || compopt -o nospace 2>/dev/null
      fi
      return 0
    }

    _cardsim() {
      local IFS=$' \t\n' typed commands options takes words values files form
      local path='' option='' helping='' ended='' open='' pending=0 count=1 index=1 word current
      COMPREPLY=()
      _cardsim_typed
      _cardsim_command ''
      while [ "$index" -lt $((${#typed[@]} - 1)) ]; do
        word=${typed[index]}
        index=$((index + 1))
        if [ -n "$commands" ]; then
          case " $commands " in
          *" $word "*) ;;
          *) word='' commands='' options='' helping=yes ;;
          esac
          if [ "$word" = help ]; then
            helping=yes
          elif [ -n "$word" ]; then
            path=$path${path:+ }$word
            _cardsim_command "$path"
          fi
        elif [ -n "$ended" ]; then
          count=$((count + 1))
        elif [ "$pending" -gt 0 ]; then
          [ "$word" = '=' ] || pending=$((pending - 1))
        else
          case $word in
          --) ended=yes ;;
          --*=* | -[!-0-9.]=*)
            option=${word%%=*}
            _cardsim_value "$path $option"
            pending=$((takes > 0 ? takes - 1 : 0))
            ;;
          --* | -[!0-9.]*)
            option=$word
            # The last letter of a bundle may be an option with a value.
            case $word in --*) ;; *) option=-${word#"${word%?}"} ;; esac
            _cardsim_value "$path $option"
            pending=$takes
            ;;
          *) count=$((count + 1)) ;;
          esac
        fi
      done
      current=${typed[${#typed[@]}-1]}
      words='' values='' files='' form='' takes=0
      if [ -n "$helping" ]; then
        words=${commands% help}
      elif [ "$pending" -gt 0 ]; then
        _cardsim_value "$path $option"
        [ "$pending" -eq "$takes" ] || _cardsim_value "$path $option 2"
        [ "$current" != '=' ] || current=''
      elif [ -z "$ended" ]; then
        case $current in
        --*=* | -[!-0-9.]=*)
          _cardsim_value "$path ${current%%=*}"
          _cardsim_offer "${current%%=*}=" "${current#*=}"
          return
          ;;
        -*) words=$options ;;
        *) if [ -n "$commands" ]; then words=$commands; else _cardsim_value "$path $count"; fi ;;
        esac
      else
        _cardsim_value "$path $count"
      fi
      _cardsim_offer '' "$current"
    }

    if [ "${BASH_VERSINFO[0]}" -ge 4 ]; then
      complete -o bashdefault -o default -F _cardsim cardsim
    else
      complete -o nospace -o bashdefault -o default -F _cardsim cardsim
    fi

    """#
}
