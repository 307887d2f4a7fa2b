//! The pages and their files over HTTP.
//!
//! A page lies at `/PAGE` in the language that the browser asks for, and at `/LANGUAGE/PAGE` in one
//! that a person chose; links between pages are relative, so that a choice stays.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use endodoi_words::{Language, page_words};

use crate::assets::Assets;
use crate::fresh::{ASK_AGAIN, Content, FOR_GOOD};
use crate::pages::Page;
use crate::problem::Problem;
use crate::rate::{Rate, limit};
use crate::state::App;

/// Where people look for the game, which lies at the root.
const PLAY: &str = "play";

/// All addresses that are not functions.
///
/// Words are put together anew for each request, so they count as functions do for how much one client
/// may ask.
pub(crate) fn routes(rate: Option<Arc<Rate>>) -> Router<Arc<App>> {
    let words = get(words).layer(middleware::from_fn_with_state(rate, limit));
    Router::new()
        .route("/", get(home))
        .route("/{page}", get(page))
        .route("/{language}/", get(home_in))
        .route("/{language}/{page}", get(page_in))
        .route("/assets/{version}/{*file}", get(asset))
        .route("/words/{version}/{language}/{files}", words)
        .fallback(nowhere)
}

async fn home(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    show(&app, asked_for(&headers), Page::Play, &headers)
}

async fn page(
    State(app): State<Arc<App>>,
    Path(address): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if Language::from_code(&address).is_some() {
        return moved(&format!("/{address}/"), &uri);
    }
    let language = asked_for(&headers);
    match address.as_str() {
        "favicon.ico" => {
            Redirect::temporary(&format!("{}/icon.svg", app.assets.root())).into_response()
        }
        PLAY => moved("/", &uri),
        address => match Page::at(address) {
            Some(page) => show(&app, language, page, &headers),
            None => missing(&app, language),
        },
    }
}

async fn home_in(
    State(app): State<Arc<App>>,
    Path(language): Path<String>,
    headers: HeaderMap,
) -> Response {
    match Language::from_code(&language) {
        Some(language) => show(&app, language, Page::Play, &headers),
        None => missing(&app, asked_for(&headers)),
    }
}

async fn page_in(
    State(app): State<Arc<App>>,
    Path((language, address)): Path<(String, String)>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    match (Language::from_code(&language), Page::at(&address)) {
        (Some(language), Some(page)) => show(&app, language, page, &headers),
        (Some(language), None) if address == PLAY => moved(&format!("/{}/", language.code()), &uri),
        (language, _) => missing(&app, language.unwrap_or_else(|| asked_for(&headers))),
    }
}

/// What was asked for lies at another address, with the same question.
fn moved(address: &str, asked: &Uri) -> Response {
    let question = asked.query().map(|query| format!("?{query}"));
    let address = format!("{address}{}", question.unwrap_or_default());
    Redirect::permanent(&address).into_response()
}

/// The language that the browser would like best of those we speak.
fn asked_for(headers: &HeaderMap) -> Language {
    let wish = headers.get(header::ACCEPT_LANGUAGE);
    Language::negotiate(wish.and_then(|wish| wish.to_str().ok()).unwrap_or_default())
}

fn show(app: &App, language: Language, page: Page, headers: &HeaderMap) -> Response {
    let content = Content {
        kind: "text/html; charset=utf-8",
        keep: ASK_AGAIN,
        bytes: app.pages.page(language, page),
    };
    let mut response = content.answer(headers);
    let varies = HeaderValue::from_static("accept-language");
    response.headers_mut().insert(header::VARY, varies);
    response
}

fn missing(app: &App, language: Language) -> Response {
    let content = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    let page = app.pages.refusal(language, "page-missing");
    (StatusCode::NOT_FOUND, content, page).into_response()
}

async fn asset(
    State(app): State<Arc<App>>,
    Path((version, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some(bytes) = Assets::read(&file) else {
        return Problem::not_found("there is no file of that name").into_response();
    };
    let kind = mime_guess::from_path(&file).first_raw();
    let content = Content {
        kind: kind.unwrap_or("application/octet-stream"),
        keep: keep(&app, &version),
        bytes,
    };
    content.answer(&headers)
}

/// How long what lies at an address of some version may be kept: another version than ours has other
/// contents somewhere else.
fn keep(app: &App, version: &str) -> &'static str {
    if Assets::ARE_FIXED && app.assets.is_version(version) {
        FOR_GOOD
    } else {
        ASK_AGAIN
    }
}

/// The words of some files for the page, `common+game.json`.
async fn words(
    State(app): State<Arc<App>>,
    Path((version, language, files)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Response {
    let told = Language::from_code(&language).zip(files.strip_suffix(".json"));
    let told = told.and_then(|(language, files)| {
        let files: Vec<&str> = files.split('+').collect();
        page_words(language, &files)
    });
    let Some(json) = told else {
        return Problem::not_found("there are no such words").into_response();
    };
    let content = Content {
        kind: "application/json",
        keep: keep(&app, &version),
        bytes: json.into(),
    };
    content.answer(&headers)
}

/// Whatever lies nowhere, told to people.
async fn nowhere(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    missing(&app, asked_for(&headers))
}
