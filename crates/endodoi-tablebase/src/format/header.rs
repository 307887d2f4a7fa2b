//! The header: what the table is of, and how its values lie behind it.
//!
//! It is read in two steps, because how long it is stands inside it. A header whose checksum is right but which makes no sense
//! is refused as well: then whoever wrote it was wrong, and no file was damaged.

use std::collections::BTreeMap;

use endodoi::{Rules, Width};

use super::bytes::Bytes;
use super::{MAGIC, VERSION, checksum};
use crate::error::{TableFault, excerpt};
use crate::index::Index;
use crate::layer_info::LayerInfo;
use crate::table_rules::TableRules;
use crate::values::PIECE;

/// The compressor of every block: deflate.
const DEFLATE: u8 = 1;

/// Positions in a block, but for the last. Larger blocks are no smaller for it, and take longer to read one value of.
pub(crate) const BLOCK: u32 = 1 << 14;

/// Everything that a header says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    /// What the layer is; its `bytes` are not in the header.
    pub(crate) info: LayerInfo,
    /// Positions in a block, but for the last: a power of two, no more than in a piece.
    pub(crate) block: u32,
}

/// The first bytes of a header, which tell how long it is.
pub(crate) struct Prelude {
    pub(crate) header_length: u16,
}

impl Prelude {
    pub(crate) const LENGTH: usize = MAGIC.len() + 4;

    /// Reads the first bytes of a file, or all of them if there are fewer.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, TableFault> {
        let magic = &bytes[..bytes.len().min(MAGIC.len())];
        if !MAGIC.starts_with(magic) {
            let found = magic.escape_ascii().to_string();
            return Err(TableFault::NotATable { found });
        }
        let mut bytes = Bytes(&bytes[magic.len()..]);
        let (Some(version), Some(header_length)) = (bytes.u16(), bytes.u16()) else {
            return Err(TableFault::Cut);
        };
        if version != VERSION {
            return Err(TableFault::OtherVersion { found: version });
        }
        Ok(Self { header_length })
    }
}

impl Header {
    /// Writes the header with its checksum.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let info = &self.info;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([0; 2]); // the length, which is known below
        #[expect(clippy::cast_possible_truncation, reason = "12 holes at most")]
        bytes.push(info.index.width().holes_per_row() as u8);
        bytes.extend([info.index.seeds(), DEFLATE, 0]);
        bytes.extend(self.block.to_le_bytes());
        bytes.extend(info.index.positions().to_le_bytes());
        bytes.extend(info.endless.to_le_bytes());
        bytes.extend(info.longest_way.to_le_bytes());
        for text in [&info.rules.to_string(), &info.build_version] {
            bytes.extend(short(text.len()).to_le_bytes());
            bytes.extend(text.as_bytes());
        }
        bytes.extend(short(info.counts.len()).to_le_bytes());
        for (value, count) in &info.counts {
            bytes.push(value.cast_unsigned());
            bytes.extend(count.to_le_bytes());
        }
        let length = short(bytes.len() + 4);
        bytes[MAGIC.len() + 2..][..2].copy_from_slice(&length.to_le_bytes());
        bytes.extend(checksum(&[&bytes]).to_le_bytes());
        bytes
    }

    /// Reads a header with its checksum, as long as its prelude says.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, TableFault> {
        let Some((said, checked)) = bytes
            .split_last_chunk::<4>()
            .map(|(rest, last)| (last, rest))
        else {
            return Err(impossible("it is too short"));
        };
        let (found, wanted) = (checksum(&[checked]), u32::from_le_bytes(*said));
        if found != wanted {
            return Err(TableFault::HeaderDamaged { found, wanted });
        }
        let after = checked.get(Prelude::LENGTH..).unwrap_or_default();
        Self::fields(&mut Bytes(after))
    }

    fn fields(bytes: &mut Bytes) -> Result<Self, TableFault> {
        const SHORT: &str = "it ends too early";
        let holes = bytes.u8().ok_or(impossible(SHORT))?;
        let seeds = bytes.u8().ok_or(impossible(SHORT))?;
        let width = Width::new(holes.into())
            .map_err(|_| impossible(&format!("there are no boards of 2x{holes}")))?;
        let index = Index::new(width, seeds)
            .ok_or_else(|| impossible(&format!("{seeds} seeds are too many for 2x{holes}")))?;
        match (bytes.u8(), bytes.u8()) {
            (Some(DEFLATE), Some(0)) => {}
            (Some(other), _) => {
                return Err(impossible(&format!(
                    "its compressor is {other}, not {DEFLATE}"
                )));
            }
            (None, _) => return Err(impossible(SHORT)),
        }
        let block = bytes.u32().ok_or(impossible(SHORT))?;
        if !block.is_power_of_two() || block as usize > PIECE {
            return Err(impossible(&format!(
                "a block of {block} positions is not a power of two up to {PIECE}"
            )));
        }
        let positions = bytes.u64().ok_or(impossible(SHORT))?;
        if positions != index.positions() {
            let right = index.positions();
            return Err(impossible(&format!(
                "2x{holes} has {right} positions of {seeds} seeds, not {positions}"
            )));
        }
        let endless = bytes.u64().ok_or(impossible(SHORT))?;
        let longest_way = bytes.u32().ok_or(impossible(SHORT))?;
        let rules = rules(bytes.text().ok_or(impossible(SHORT))?)?;
        let build_version = bytes.text().ok_or(impossible(SHORT))?.to_owned();
        let counts = counts(bytes, index).ok_or(impossible("its counts make no sense"))?;
        if !bytes.0.is_empty() {
            return Err(impossible("it ends too late"));
        }
        if endless > counts.get(&0).copied().unwrap_or(0) {
            return Err(impossible("more positions are endless than are worth 0"));
        }
        let info = LayerInfo {
            index,
            rules,
            counts,
            endless,
            longest_way,
            build_version,
            bytes: 0,
        };
        Ok(Self { info, block })
    }
}

fn rules(text: &str) -> Result<TableRules, TableFault> {
    (text.parse::<Rules>().ok())
        .and_then(|rules| TableRules::new(&rules).ok())
        .filter(|rules| rules.to_string() == text)
        .ok_or_else(|| impossible(&format!("no table has the rules `{}`", excerpt(text))))
}

/// The counts of the values, each value once, ascending, and all positions together.
fn counts(bytes: &mut Bytes, index: Index) -> Option<BTreeMap<i8, u64>> {
    let most = index.seeds().cast_signed();
    let mut counts = BTreeMap::new();
    let mut sum = 0_u64;
    for _ in 0..bytes.u16()? {
        let (value, count) = (bytes.i8()?, bytes.u64()?);
        let is_next = counts
            .last_key_value()
            .is_none_or(|(last, _)| *last < value);
        if !is_next || !(-most..=most).contains(&value) || count == 0 {
            return None;
        }
        sum = sum.checked_add(count)?;
        counts.insert(value, count);
    }
    (sum == index.positions()).then_some(counts)
}

fn impossible(reason: &str) -> TableFault {
    TableFault::HeaderImpossible {
        reason: reason.to_owned(),
    }
}

/// A length that fits, since texts of rules and versions are short and there are 255 values.
fn short(length: usize) -> u16 {
    u16::try_from(length).expect("a header has a few thousand bytes at most")
}
