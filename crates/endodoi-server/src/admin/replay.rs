//! A room made again from its steps, which is how it is found out whether they are all there and right.

use crate::room::{Room, Step};

/// Makes a room from its steps.
///
/// # Errors
/// Which step is not as it should be, and why.
pub(super) fn replay(id: &str, steps: &[String]) -> Result<(Room, Vec<Step>), String> {
    let read = |(number, text): (usize, &String)| {
        serde_json::from_str(text)
            .map_err(|error| format!("step {} of room {id} cannot be read: {error}", number + 1))
    };
    let steps: Vec<Step> = steps
        .iter()
        .enumerate()
        .map(read)
        .collect::<Result<_, _>>()?;
    let (first, rest) = steps
        .split_first()
        .ok_or_else(|| format!("room {id} has no steps"))?;
    let mut room = Room::made(id, first).map_err(|corrupt| corrupt.to_string())?;
    for step in rest {
        room.apply(step).map_err(|corrupt| corrupt.to_string())?;
    }
    Ok((room, steps))
}

/// The texts of steps from a database, if none is missing.
pub(super) fn in_order(id: &str, steps: Vec<(i64, String)>) -> Result<Vec<String>, String> {
    let numbered = (1..).zip(steps);
    let text = |(number, (seq, text)): (i64, (i64, String))| {
        let is_next = seq == number;
        is_next
            .then_some(text)
            .ok_or_else(|| format!("step {number} of room {id} is missing"))
    };
    numbered.map(text).collect()
}
