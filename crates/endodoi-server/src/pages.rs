//! The pages: their frame filled in each language.
//!
//! A page is `web/layout.html` around `web/pages/NAME.html`, with the words of a language put in for
//! `{{message-id}}`. A page file has a part for the head and, after a line `<!-- main -->`, the part to
//! be seen. What moves is done by the page's own module, `web/js/pages/NAME.js`.

use std::collections::HashMap;

use axum::body::Bytes;
use endodoi_words::{Language, Words};

use crate::assets::Assets;
use crate::escape::escape;

/// A page of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Page {
    Play,
    Lobby,
    Learn,
    Analyze,
    Puzzles,
    Rules,
    About,
    Print,
    Api,
    Room,
}

impl Page {
    pub(crate) const ALL: [Self; 10] = [
        Self::Play,
        Self::Lobby,
        Self::Learn,
        Self::Analyze,
        Self::Puzzles,
        Self::Rules,
        Self::About,
        Self::Print,
        Self::Api,
        Self::Room,
    ];
    /// Those in the menu at the head; the others are named at the foot.
    const MENU: [Self; 5] = [
        Self::Play,
        Self::Lobby,
        Self::Learn,
        Self::Analyze,
        Self::Puzzles,
    ];
    /// Those that the menus do not name: a room is opened by its own link alone.
    const UNNAMED: [Self; 1] = [Self::Room];

    /// The name of its files.
    const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Lobby => "lobby",
            Self::Learn => "learn",
            Self::Analyze => "analyze",
            Self::Puzzles => "puzzles",
            Self::Rules => "rules",
            Self::About => "about",
            Self::Print => "print",
            Self::Api => "api",
            Self::Room => "room",
        }
    }

    /// Its address after the language; the site opens with a game.
    pub(crate) const fn address(self) -> &'static str {
        match self {
            Self::Play => "",
            other => other.name(),
        }
    }

    pub(crate) fn at(address: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.address() == address)
    }

    /// The messages of its title and of the links to it.
    const fn messages(self) -> (&'static str, &'static str) {
        match self {
            Self::Play => ("title-play", "menu-play"),
            Self::Lobby => ("title-lobby", "menu-lobby"),
            Self::Learn => ("title-learn", "menu-learn"),
            Self::Analyze => ("title-analyze", "menu-analyze"),
            Self::Puzzles => ("title-puzzles", "menu-puzzles"),
            Self::Rules => ("title-rules", "menu-rules"),
            Self::About => ("title-about", "menu-about"),
            Self::Print => ("title-print", "menu-print"),
            Self::Api => ("title-api", "menu-api"),
            Self::Room => ("title-room", "menu-lobby"),
        }
    }
}

/// What is offered to whoever came to a page that is not there; the address may be of any depth.
const WAYS_ON: &str = r#"<p>{{page-missing-else}}</p>
<p class="buttons"><a class="button primary" href="/{lang}/">{{back-to-board}}</a>
<a class="button" href="/{lang}/learn">{{menu-learn}}</a>
<a class="button" href="/{lang}/puzzles">{{menu-puzzles}}</a></p>"#;

/// All pages in all languages.
#[derive(Debug)]
pub(crate) struct Pages {
    assets: Assets,
    /// Filled beforehand, unless the files are being worked on.
    kept: HashMap<(Language, Page), Bytes>,
}

impl Pages {
    /// Fills all pages.
    pub(crate) fn new(assets: Assets) -> Self {
        let mut kept = HashMap::new();
        if Assets::ARE_FIXED {
            for language in Language::ALL {
                for page in Page::ALL {
                    kept.insert((language, page), fill(&assets, language, page));
                }
            }
        }
        Self { assets, kept }
    }

    /// Returns a page in a language.
    pub(crate) fn page(&self, language: Language, page: Page) -> Bytes {
        let kept = self.kept.get(&(language, page)).cloned();
        kept.unwrap_or_else(|| fill(&self.assets, language, page))
    }

    /// A page that says, in a language, that something did not work.
    pub(crate) fn refusal(&self, language: Language, message: &str) -> Bytes {
        let words = Words::of(language);
        let text = escape(&words.say(message));
        let main = format!("<h1>{text}</h1>{WAYS_ON}");
        let frame = Frame {
            name: "refusal",
            title: words.say(message),
            head: "",
            main: &main,
            current: None,
        };
        frame.fill(&self.assets, language).into()
    }
}

fn fill(assets: &Assets, language: Language, page: Page) -> Bytes {
    let file = Assets::text(&format!("pages/{}.html", page.name()));
    let file = file.unwrap_or_default();
    let (head, main) = file.split_once("<!-- main -->").unwrap_or(("", &file));
    let frame = Frame {
        name: page.name(),
        title: Words::of(language).say(page.messages().0),
        head,
        main,
        current: Some(page),
    };
    frame.fill(assets, language).into()
}

/// What is put into the layout.
struct Frame<'a> {
    name: &'a str,
    title: String,
    head: &'a str,
    main: &'a str,
    current: Option<Page>,
}

impl Frame<'_> {
    fn fill(&self, assets: &Assets, language: Language) -> String {
        let words = Words::of(language);
        let layout = Assets::text("layout.html").unwrap_or_default();
        let html = layout
            .replace("{head}", self.head)
            .replace("{main}", self.main)
            .replace("{lang}", language.code())
            .replace("{language_name}", language.own_name())
            .replace("{page}", self.name)
            .replace("{title}", &escape(&self.title))
            .replace("{alternates}", &self.alternates())
            .replace("{languages}", &self.languages(language))
            .replace(
                "{menu}",
                &self.links(&words, |page| Page::MENU.contains(&page)),
            )
            .replace(
                "{foot}",
                &self.links(&words, |page| {
                    !Page::MENU.contains(&page) && !Page::UNNAMED.contains(&page)
                }),
            )
            .replace("{assets}", assets.root());
        say_all(&html, &words)
    }

    fn links(&self, words: &Words, wanted: fn(Page) -> bool) -> String {
        let link = |page: Page| {
            let current = match self.current {
                Some(current) if current == page => " aria-current=\"page\"",
                _ => "",
            };
            let address = match page.address() {
                "" => "./",
                address => address,
            };
            let text = escape(&words.say(page.messages().1));
            format!("<li><a href=\"{address}\"{current}>{text}</a></li>")
        };
        Page::ALL
            .into_iter()
            .filter(|page| wanted(*page))
            .map(link)
            .collect()
    }

    fn address(&self) -> &'static str {
        self.current.map_or("", Page::address)
    }

    fn languages(&self, current: Language) -> String {
        let link = |language: Language| {
            let (code, name) = (language.code(), language.own_name());
            let is_current = if language == current {
                " aria-current=\"true\""
            } else {
                ""
            };
            let address = self.address();
            format!(
                "<li><a href=\"/{code}/{address}\" lang=\"{code}\" hreflang=\"{code}\"{is_current}>{name}</a></li>"
            )
        };
        Language::ALL.into_iter().map(link).collect()
    }

    fn alternates(&self) -> String {
        let link = |language: Language| {
            let (code, address) = (language.code(), self.address());
            format!("<link rel=\"alternate\" hreflang=\"{code}\" href=\"/{code}/{address}\">\n")
        };
        Language::ALL.into_iter().map(link).collect()
    }
}

/// Puts the words in for each `{{message-id}}`.
fn say_all(html: &str, words: &Words) -> String {
    let mut filled = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once("{{") {
        filled.push_str(before);
        let Some((id, after)) = after.split_once("}}") else {
            filled.push_str("{{");
            rest = after;
            continue;
        };
        filled.push_str(&escape(&words.say(id.trim())));
        rest = after;
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_there_in_every_language_with_nothing_left_to_fill() {
        let pages = Pages::new(Assets::new());
        for language in Language::ALL {
            for page in Page::ALL {
                let html = String::from_utf8(pages.page(language, page).to_vec()).unwrap();
                let name = page.name();
                assert!(
                    html.contains(&format!("<html lang=\"{}\"", language.code())),
                    "{name}"
                );
                assert!(html.contains("<h1"), "{name} has no heading");
                assert!(
                    !html.contains("{{") && !html.contains("{main}"),
                    "{name}: {html}"
                );
            }
        }
    }

    #[test]
    fn a_missing_page_shows_ways_on_in_every_language() {
        let pages = Pages::new(Assets::new());
        for language in Language::ALL {
            let html = pages.refusal(language, "page-missing").to_vec();
            let html = String::from_utf8(html).unwrap();
            let (_, main) = html.split_once("<h1>").unwrap();
            for address in ["", "learn", "puzzles"] {
                let link = format!("href=\"/{}/{address}\"", language.code());
                assert!(main.contains(&link), "{link} is not in {main}");
            }
            let line = Words::of(language).say("page-missing-else");
            assert!(main.contains(&escape(&line)) && !html.contains("{{"));
        }
    }

    #[test]
    fn a_word_with_markup_is_shown_as_text() {
        let words = Words::of(Language::En);
        assert_eq!(
            say_all("<b>{{site-name}}</b> {{", &words),
            "<b>En Dodoi</b> {{"
        );
    }
}
