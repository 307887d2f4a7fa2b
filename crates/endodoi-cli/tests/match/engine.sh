#!/bin/sh
# An engine for tests: plays the first legal hole, and misbehaves as its argument says.
# ENDODOI is the program that knows the rules.

best() {
    rest=${position#position fen }
    start=${rest%% moves *}
    case "$rest" in
        *" moves "*) moves=${rest#* moves } ;;
        *) moves= ;;
    esac
    now=$(printf '[Start "%s"]\n%s *\n' "$start" "$moves" | "$ENDODOI" replay - --json |
        sed -n 's/.*"position":"\([^"]*\)".*/\1/p')
    "$ENDODOI" moves "${now:-$start}" --json | sed 's/.*"moves":\[{"move":"\(.\)".*/\1/'
}

position=
while read -r line; do
    case "$1 $line" in
        "uci-only ugi") echo "info string what is ugi?" ;;
        "uci-only uci") echo "uciok" ;;
        "uci-only uginewgame") exit 1 ;;
        "deaf isready") : >deaf ;;
        *" ugi")
            echo "id name Fake"
            echo "option name Hash type spin default 1 min 1 max 9"
            echo "option name RuleSet type string default merker"
            echo "ugiok"
            ;;
        *" isready") echo "readyok" ;;
        *" position "*) position=$line ;;
        "no-hole go "*) echo "bestmove z9" ;;
        "empty go "*) echo "bestmove" ;;
        "other-row go "*) case $(best) in [A-L]) echo "bestmove a" ;; *) echo "bestmove A" ;; esac ;;
        "crash go "*) exit 3 ;;
        "silent go "*) ;;
        "late go "*) hole=$(best) ;;
        "late stop") echo "bestmove $hole" ;;
        "flood go "*) while echo "info depth 1 pv A a A a A a A a A a A a A a A a A a A a A a A a"; do :; done ;;
        "noisy go "*)
            hole=$(best)
            printf '\377\376\000\001 no text\n\n'
            head -c 100000 /dev/zero | tr '\0' x
            echo
            echo "info depth 3 score cp -125 pv $hole"
            echo "info depth nonsense score cp 99999999999999999999"
            echo "bestmove $hole"
            echo "bestmove $hole"
            echo "bestmove z"
            ;;
        *" go "*)
            echo "info depth 1 score cp 150 nodes 6"
            echo "bestmove $(best)"
            ;;
        "swapped query p1turn") case $(best) in [A-L]) echo "response false" ;; *) echo "response true" ;; esac ;;
        *" quit") exit 0 ;;
    esac
done
