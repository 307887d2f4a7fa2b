//! What somebody says who wants into a room.

use serde::{Deserialize, Serialize};

/// Somebody takes the free seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct JoinRequest {
    /// The name; may be empty.
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub name: String,
    /// The word of the invitation; needed where the room is not in the lobby.
    pub invite: Option<String>,
}

/// Somebody takes their seat with them to another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeRequest {
    /// The word that the old device was given.
    pub handover: String,
}

/// A text that is wanted as a picture to scan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QrRequest {
    /// The text, such as a link.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
    pub text: String,
}
