//! Dialogues with the engine by its protocol, without a process: lines in, lines out.

use std::time::Duration;

use endodoi::{Game, MoveText, Rules};
use endodoi_engine::ugi::{Action, Hold, Job, READY, Reply, Search, Session};
use endodoi_engine::{Engine, Level, Limits, Unwatched};
use proptest::prelude::*;

/// Says some lines, does at once what is asked for, and returns all that is answered.
fn dialogue(session: &mut Session, lines: &[&str]) -> Vec<String> {
    let engine = Engine::new(1).unwrap();
    let mut said = Vec::new();
    for line in lines {
        let reply = session.hear(line);
        said.extend(reply.lines);
        match reply.action {
            Some(Action::Ready) => said.push(READY.to_owned()),
            Some(Action::Start(Job::Search(search))) => {
                let analysis = search.run(&engine, &Unwatched);
                session.ended();
                said.extend(search.info(&analysis));
                said.push(search.best_move(&analysis));
            }
            Some(Action::Start(Job::Count(count))) => {
                session.ended();
                said.extend(count.run(&Unwatched));
            }
            _ => {}
        }
    }
    said
}

fn answers(lines: &[&str]) -> Vec<String> {
    dialogue(&mut Session::new(1), lines)
}

/// The search that a session starts on the last of some lines.
fn asked(lines: &[&str]) -> Search {
    let mut session = Session::new(1);
    let (last, before) = lines.split_last().unwrap();
    assert_eq!(dialogue(&mut session, before), [""; 0]);
    match session.hear(last).action {
        Some(Action::Start(Job::Search(search))) => search,
        other => panic!("{last}: {other:?}"),
    }
}

/// A position in which everything is known after a few turns; F is the only move.
const ENDGAME: &str = "position fen 0,0,0,0,0,1/0,0,0,0,1,0 20-26 S";

#[test]
fn the_introduction_names_the_engine_and_its_options() {
    let said = answers(&["ugi"]);
    assert!(said[0].starts_with("id name Endodoi "));
    assert_eq!(said[1], "id author the Endodoi founders");
    assert_eq!(
        said[2],
        "option name Hash type spin default 64 min 1 max 1048576"
    );
    assert_eq!(said.last().unwrap(), "ugiok");
    let options = said[2..said.len() - 1].iter();
    assert!(options.clone().all(|line| line.starts_with("option name ")));
    assert_eq!(options.count(), 12);
}

#[test]
fn the_spellings_of_uci_are_heard_as_well() {
    let (ugi, uci) = (answers(&["ugi"]), answers(&["uci"]));
    assert_eq!(uci.last().unwrap(), "uciok");
    assert_eq!(ugi[..ugi.len() - 1], uci[..uci.len() - 1]);
    for command in ["uginewgame", "ucinewgame"] {
        let mut session = Session::new(1);
        session.hear("position startpos moves B");
        assert_eq!(session.hear(command).action, Some(Action::Clear));
        assert_eq!(dialogue(&mut session, &["query p1turn"]), ["response true"]);
    }
}

#[test]
fn questions_about_the_game_are_answered() {
    let questions = ["query p1turn", "query gameover", "query result"];
    let ask = |position: &str| answers(&[&[position][..], &questions].concat());
    assert_eq!(
        ask("position startpos moves B"),
        ["response false", "response false", "response none"]
    );
    for (position, result) in [
        ("position fen 0,0/1,2 3-4 S", "response p2win"),
        ("position fen 0,0/1,2 7-0 S", "response p1win"),
        ("position fen 0,0/0,0 3-3 S", "response draw"),
    ] {
        assert_eq!(ask(position), ["response true", "response true", result]);
    }
}

#[test]
fn a_game_that_ends_by_what_came_before_is_over() {
    let rules = "setoption name RuleSet value merker,endless_turn=void";
    // A's turn never ends, and so does not a's of the same board turned round.
    let game = "position fen 5,6,5,2,5,0,3,5,6/5,6,5,2,5,0,3,5,6 0-0 S moves H h H h";
    assert_eq!(
        answers(&[rules, game, "query gameover", "query result"]),
        ["response true", "response draw"]
    );
    let rules = "setoption name RuleSet value merker,endless_turn=draw";
    let game = "position fen 5,6,5,2,5,0,3,5,6/5,6,5,2,5,0,3,5,6 9-0 S moves H";
    assert_eq!(
        answers(&[rules, game, "query gameover", "query result"]),
        ["response true", "response p1win"]
    );
}

#[test]
fn the_position_after_moves_can_be_asked_for() {
    assert_eq!(
        answers(&["position startpos moves B", "query position"]),
        ["response 6,2,7,0,6,1/6,6,0,0,1,6 7-0 N"]
    );
}

#[test]
fn after_an_illegal_move_the_position_before_stays() {
    let said = answers(&[
        "position startpos moves B",
        "position startpos moves B c",
        "query position",
    ]);
    assert_eq!(
        said,
        [
            "info string illegal move \"c\" at turn 2: hole c is empty; choose one that holds \
             seeds; the position before stays",
            "response 6,2,7,0,6,1/6,6,0,0,1,6 7-0 N"
        ]
    );
}

#[test]
fn options_change_the_start_position_and_the_rules() {
    let said = answers(&[
        "setoption name boardsize value 8",
        "setoption name SEEDSPERHOLE value 3",
        "setoption name RuleSet value cross-endodoi",
        "position startpos",
        "query position",
        "go depth 1",
    ]);
    assert_eq!(said[0], "response 3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 0-0 S");
    assert!(said.last().unwrap().starts_with("bestmove "));
}

#[test]
fn an_unknown_query_is_answered_too() {
    let said = answers(&["query colour"]);
    assert!(said[0].starts_with("info string unknown query \"colour\"; ask for "));
    assert_eq!(said[1], "response unknown");
}

#[test]
fn a_search_tells_its_value_before_its_move() {
    let said = answers(&[ENDGAME, "go depth 8"]);
    assert_eq!(said.len(), 2);
    assert!(said[0].starts_with("info depth "), "{said:?}");
    assert!(said[0].contains(" exact time "), "{said:?}");
    assert_eq!(said[1], "bestmove F");
}

#[test]
fn several_lines_are_told_if_several_are_asked_for() {
    let said = answers(&["setoption name MultiPV value 3", "go depth 3"]);
    assert_eq!(said.len(), 4);
    for (index, line) in said[..3].iter().enumerate() {
        assert!(line.contains(&format!(" multipv {} ", index + 1)), "{line}");
    }
}

#[test]
fn the_expected_answer_is_told_if_pondering_is_on() {
    let said = answers(&["setoption name Ponder value true", "go depth 4"]);
    let [info, best] = &said[..] else {
        panic!("{said:?}")
    };
    let (_, pv) = info.split_once(" pv ").unwrap();
    let mut holes = pv.split(' ');
    let (first, second) = (holes.next().unwrap(), holes.next().unwrap());
    assert_eq!(best, &format!("bestmove {first} ponder {second}"));
}

#[test]
fn there_is_no_move_where_the_game_is_over() {
    assert_eq!(
        answers(&["position fen 0,0/1,2 3-4 S", "go infinite"]),
        [
            "info string the game is over: North wins 3-7, no legal move",
            "bestmove (none)"
        ]
    );
}

#[test]
fn go_asks_for_what_it_says() {
    assert_eq!(asked(&["go depth 3"]).limits, Limits::depth(3));
    assert_eq!(asked(&["go infinite"]).hold, Hold::UntilStop);
    assert_eq!(asked(&["go"]).hold, Hold::Never);
    let ponder = asked(&["go ponder wtime 1000 btime 1000"]);
    assert_eq!(ponder.hold, Hold::UntilHit);
    assert!(ponder.limits.time.is_some());
    let overhead = "setoption name Move Overhead value 100";
    assert_eq!(
        asked(&[overhead, "go movetime 1000"]).limits,
        Limits::time(Duration::from_millis(900))
    );
    let search = asked(&[
        "setoption name Threads value 2",
        "setoption name MultiPV value 4",
        "setoption name Level value 3",
        "go",
    ]);
    assert_eq!((search.threads.get(), search.lines), (2, 4));
    assert_eq!(search.level, Level::new(3).unwrap());
}

#[test]
fn a_repetition_in_the_game_is_known_to_the_search() {
    let rules = "setoption name RuleSet value merker,endless_turn=void,repetition=share";
    let lines = "setoption name MultiPV value 9";
    let start = "position fen 5,6,5,2,5,0,3,5,6/5,6,5,2,5,0,3,5,6 9-0 S moves H";
    let value = |position: &str| {
        let search = asked(&[rules, lines, position, "go depth 2"]);
        let analysis = search.run(&Engine::new(1).unwrap(), &Unwatched);
        let line = analysis.lines.iter().find(|line| line.hole.letter() == 'h');
        line.expect("North may play h").score
    };
    // Neither H nor h ever ends. The second h brings the start for the third time, and what is left
    // is shared: North stays 9 behind. After the first h the game goes on.
    assert_eq!(value(&format!("{start} h H")).hundredths(), -900);
    assert_ne!(value(start).hundredths(), -900);
}

#[test]
fn a_new_game_that_cannot_be_set_up_is_told() {
    let options = [
        "position startpos moves B",
        "setoption name BoardSize value 12",
        "setoption name SeedsPerHole value 127",
    ];
    for command in ["uginewgame", "ucinewgame"] {
        let mut session = Session::new(1);
        assert_eq!(dialogue(&mut session, &options), [""; 0]);
        let reply = session.hear(command);
        assert_eq!(reply.action, Some(Action::Clear));
        let [told] = &reply.lines[..] else {
            panic!("{reply:?}")
        };
        assert!(told.starts_with("info string bad position: "), "{told}");
        assert!(
            told.ends_with("set a smaller BoardSize or SeedsPerHole; the position before stays"),
            "{told}"
        );
        assert_eq!(
            dialogue(&mut session, &["query position"]),
            ["response 6,2,7,0,6,1/6,6,0,0,1,6 7-0 N"]
        );
    }
}

#[test]
fn a_level_and_a_seed_give_the_same_game_again() {
    let play = |seed: &str| {
        let mut session = Session::new(1);
        dialogue(&mut session, &["setoption name Level value 1", seed]);
        let mut game = Game::default();
        let mut moves = String::new();
        while game.outcome().is_none() && game.turns().count() < 12 {
            let position = format!("position startpos moves{moves}");
            let said = dialogue(&mut session, &[&position, "go"]);
            let best = said.last().unwrap().strip_prefix("bestmove ").unwrap();
            let hole = best.parse::<MoveText>().unwrap();
            let hole = hole.resolve_exactly(game.position()).unwrap();
            game.play(hole).unwrap();
            moves = format!("{moves} {hole}");
        }
        moves
    };
    let seed = |number: u64| play(&format!("setoption name Seed value {number}"));
    assert_eq!(seed(5), seed(5));
    assert!((6..16).any(|other| seed(other) != seed(5)));
}

#[test]
fn without_a_seed_a_level_does_not_always_play_the_same() {
    let mut session = Session::new(1);
    dialogue(&mut session, &["setoption name Level value 1"]);
    let mut play = || dialogue(&mut session, &["go"]).pop().unwrap();
    let first = play();
    assert!((0..50).any(|_| play() != first));
}

#[test]
fn a_level_tells_the_move_that_it_chose() {
    for seed in 0..20 {
        let said = answers(&[
            "setoption name Level value 1",
            "setoption name MultiPV value 4",
            &format!("setoption name Seed value {seed}"),
            "go movetime 1000",
        ]);
        let [info, best] = &said[..] else {
            panic!("{said:?}")
        };
        let best = best.strip_prefix("bestmove ").unwrap();
        assert!(info.contains(&format!(" pv {best}")), "{info}");
        assert!(info.starts_with("info depth 1 ") && !info.contains("multipv"));
    }
}

#[test]
fn sequences_are_counted_by_first_moves_and_together() {
    let said = answers(&["go perft 4"]);
    assert_eq!(said.len(), 7);
    assert_eq!(said[6], "info string perft depth 4 nodes 610");
    let parts = said[..6].iter().map(|line| {
        let (_, nodes) = line.split_once(" nodes ").unwrap();
        nodes.parse::<u64>().unwrap()
    });
    assert_eq!(parts.sum::<u64>(), 610);
}

#[test]
fn during_a_search_only_some_commands_are_heard() {
    let mut session = Session::new(1);
    session.hear("go infinite");
    for command in [
        "position startpos moves B",
        "go depth 1",
        "setoption name Hash value 1",
        "uginewgame",
    ] {
        let reply = session.hear(command);
        assert_eq!(reply.action, None);
        assert!(
            reply.lines[0]
                .ends_with("is not heard during a search; send stop, or wait for its end")
        );
    }
    assert_eq!(session.hear("isready").lines, [READY]);
    assert_eq!(session.hear("query p1turn").lines, ["response true"]);
    assert_eq!(session.hear("ponderhit").action, Some(Action::PonderHit));
    assert_eq!(session.hear("stop").action, Some(Action::Stop));
    session.ended();
    assert_eq!(session.hear("stop"), Reply::default());
    assert_eq!(session.hear("position startpos moves B").lines, [""; 0]);
    assert_eq!(session.hear("query p1turn").lines, ["response false"]);
}

#[test]
fn what_is_not_understood_is_told_and_what_is_empty_is_not() {
    assert_eq!(
        answers(&["jump high"]),
        ["info string unknown command \"jump\"; help lists all"]
    );
    assert_eq!(answers(&["", "  \t ", "\r\n", "debug on", "stop"]), [""; 0]);
    assert_eq!(answers(&["  query \t p1turn\r\n"]), ["response true"]);
}

#[test]
fn what_is_given_back_is_short_and_on_one_line() {
    let long = "\u{1b}".repeat(5000);
    let said = answers(&[&long]);
    assert!(said[0].len() < 400 && !said[0].contains('\u{1b}'));
}

#[test]
fn a_line_that_is_too_long_is_not_read() {
    let line = format!("position startpos{}", " ".repeat(Session::MAX_LINE));
    let said = answers(&[&line]);
    assert!(said[0].starts_with("info string the line has more than 524288 bytes"));
}

#[test]
fn the_table_is_for_the_program_to_make() {
    let mut session = Session::new(1);
    let mut action = |line: &str| session.hear(line).action;
    assert_eq!(
        action("setoption name Hash value 8"),
        Some(Action::Resize(8))
    );
    assert_eq!(action("setoption name clear hash"), Some(Action::Clear));
    for (written, path) in [
        ("my tables", "my tables"),
        ("<empty>", ""),
        ("none", "none"),
    ] {
        assert_eq!(
            action(&format!("setoption name TablePath value {written}")),
            Some(Action::UseTables(path.to_owned()))
        );
    }
    assert_eq!(action("quit"), Some(Action::Quit));
}

/// A word that makes some sense somewhere, or none.
fn word() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "ugi",
        "uci",
        "isready",
        "uginewgame",
        "setoption",
        "name",
        "value",
        "Hash",
        "Level",
        "Seed",
        "Threads",
        "MultiPV",
        "RuleSet",
        "BoardSize",
        "SeedsPerHole",
        "Ponder",
        "Move",
        "Overhead",
        "Clear",
        "true",
        "random",
        "merker",
        "merker,endless_turn=void",
        "cross-endodoi",
        "position",
        "startpos",
        "fen",
        "moves",
        "A",
        "b",
        "3",
        "12",
        "0",
        "-1",
        "1,0/2,0",
        "3-4",
        "S",
        "N",
        "1,0,2/0,3,0_5-4_N",
        "go",
        "depth",
        "nodes",
        "movetime",
        "wtime",
        "p2time",
        "winc",
        "movestogo",
        "infinite",
        "ponder",
        "perft",
        "searchmoves",
        "stop",
        "ponderhit",
        "query",
        "p1turn",
        "gameover",
        "result",
        "help",
        "debug",
        "99999999999999999999",
    ]);
    prop_oneof![8 => known.prop_map(str::to_owned), 1 => ".*", 1 => "[a-z0-9,/]{0,9}"]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn nothing_that_is_sent_ends_the_conversation(
        lines in prop::collection::vec(prop::collection::vec(word(), 0..7), 1..20)
    ) {
        let mut session = Session::new(1);
        for words in lines {
            let reply = session.hear(&words.join(" "));
            prop_assert!(reply.lines.iter().all(|line| !line.contains(['\n', '\r'])));
            if let Some(Action::Start(_)) = reply.action {
                session.ended();
            }
        }
        session.ended();
        session.hear("setoption name RuleSet value merker");
        session.hear("position fen 1,0,2/0,3,0_5-4_N");
        prop_assert_eq!(&session.hear("query p1turn").lines, &["response false"]);
    }

    #[test]
    fn every_game_is_followed(game in endodoi::testing::game(40)) {
        let mut session = Session::new(1);
        let rules = format!("setoption name RuleSet value {}", game.rules());
        prop_assert_eq!(session.hear(&rules), Reply::default());
        let mut line = format!("position fen {} moves", game.start());
        for turn in game.turns() {
            line = format!("{line} {}", turn.hole());
        }
        prop_assert_eq!(session.hear(&line).lines, [""; 0]);
        let said = session.hear("query position").lines;
        prop_assert_eq!(said, [format!("response {}", game.position())]);
    }
}

#[test]
fn the_usual_rules_are_those_of_merker() {
    assert_eq!(asked(&["go"]).root.rules(), &Rules::MERKER);
}
