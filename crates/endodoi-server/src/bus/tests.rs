//! News.
