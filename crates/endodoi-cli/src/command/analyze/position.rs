//! Searching one position.

use std::io::{self, IsTerminal as _, Write};
use std::time::Duration;

use endodoi::Position;
use endodoi_api::AnalysisAnswer;
use endodoi_engine::{Analysis, Endgames as _, Root};

use super::AnalyzeArgs;
use super::lookout::Lookout;
use super::position_text::{PositionText, Progress};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output::write_json;
use crate::tables::plug;

/// Time for a position where nothing else is said.
const TIME: Duration = Duration::from_secs(1);

/// Searches until a limit or Ctrl-C, and tells what was found by then.
pub(super) fn run(
    args: &AnalyzeArgs,
    position: Position,
    out: &mut (impl Write + Send),
) -> Result<(), Failure> {
    let root = Root::new(position, args.start.rules);
    let mut engine = args.effort.engine()?;
    let wanted = args.tables.wanted();
    let endgames = plug(&mut engine, &wanted, &position, root.rules())?;
    let tables = (endgames.as_ref()).map(|endgames| endgames.most_seeds());
    let interrupt = Interrupt::listen()?;
    let analysis = {
        let progress = Progress::new(root.clone());
        let is_watched = io::stderr().is_terminal();
        let mut tell = |analysis: &Analysis| {
            if args.ndjson {
                let answer = AnalysisAnswer::new(&root, analysis).with_tables(tables);
                write_json(out, &answer)?;
                // Whoever reads along sees each iteration when it is finished.
                out.flush()?;
            }
            if is_watched {
                progress.tell(analysis);
            }
            Ok(())
        };
        let lookout = Lookout::new(&interrupt, &mut tell);
        let limits = args.effort.limits(TIME);
        let lines = args.lines.count();
        let analysis = args.effort.search(&engine, &root, limits, lines, &lookout);
        lookout.told()?;
        analysis
    };
    let answer = AnalysisAnswer::new(&root, &analysis).with_tables(tables);
    if args.json || args.ndjson {
        write_json(out, &answer)?;
    } else {
        write!(
            out,
            "{}",
            PositionText {
                answer: &answer,
                elapsed: analysis.elapsed
            }
        )?;
    }
    out.flush()?;
    if let Some(endgames) = endgames {
        endgames.warn();
    }
    if interrupt.has_come() {
        return Err(Failure::Interrupted(
            "Interrupted; what is printed is what was known by then. The next run begins anew."
                .to_owned(),
        ));
    }
    Ok(())
}
