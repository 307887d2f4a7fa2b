//! `docs/http.md` is true: what stands there is asked, and answered as it says; every function has its
//! place, and every field of a request its line. What is done in rooms has its place in `docs/network.md`.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Client;
use super::described::operations;

const DOCUMENT: &str = include_str!("../../../../docs/http.md");
/// How the commands name the server.
const SERVER: &str = "http://127.0.0.1:7878";

/// The command and the answer of each annotated block.
fn blocks() -> Vec<(&'static str, String)> {
    let blocks = DOCUMENT.split("```jsonc\n").skip(1);
    let blocks = blocks.map(|rest| {
        let (block, _) = rest.split_once("```").unwrap();
        let (command, answer) = block.split_once('\n').unwrap();
        let plain = answer
            .lines()
            .map(|line| line.split_once("// ").map_or(line, |(json, _)| json));
        let command = command.strip_prefix("// $ curl -s ").expect(command);
        (command, plain.collect::<Vec<_>>().join("\n"))
    });
    blocks.collect()
}

/// The answer to a command: its JSON, or that of the last event of a stream.
async fn answer(client: &Client, command: &str) -> Value {
    let answer = match command.strip_prefix("--json '") {
        None => {
            client
                .get(command.strip_prefix(SERVER).expect(command))
                .await
        }
        Some(rest) => {
            let (body, address) = rest.split_once("' ").expect(command);
            let address = address.strip_prefix(SERVER).expect(command);
            client.post(address, body.to_owned()).await
        }
    };
    let last = answer.text.split("event: done\ndata: ").nth(1);
    serde_json::from_str(last.unwrap_or(&answer.text)).expect(&answer.text)
}

/// The same without how quickly a search went.
fn without_speed(mut value: Value) -> Value {
    if let Some(fields) = value.as_object_mut() {
        for name in ["nodes", "nps"] {
            fields.remove(name);
        }
    }
    value
}

#[tokio::test]
async fn annotated_answers_are_what_the_server_says() {
    let client = Client::new().await;
    let blocks = blocks();
    assert_eq!(blocks.len(), 17);
    for (command, told) in blocks {
        let told: Value = serde_json::from_str(&told).expect(command);
        let said = answer(&client, command).await;
        assert_eq!(without_speed(said), without_speed(told), "{command}");
    }
}

#[tokio::test]
async fn every_function_is_told_and_every_field_that_is_sent() {
    let description = Client::new().await.get("/api/openapi.json").await.json();
    let operations: Vec<_> = (operations(&description).into_iter())
        .filter(|(_, _, operation)| !is_of_networks(operation))
        .collect();
    let headings = DOCUMENT
        .lines()
        .filter_map(|line| line.strip_prefix("### "));
    let headings: BTreeSet<String> = headings.map(str::to_owned).collect();
    let described = operations
        .iter()
        .map(|(method, path, _)| format!("{method} {path}"));
    assert_eq!(headings, described.collect());
    for (method, path, operation) in operations {
        let heading = format!("### {method} {path}\n");
        let (_, section) = DOCUMENT.split_once(&heading).unwrap();
        let section = section.split("\n### ").next().unwrap();
        let told = section
            .lines()
            .filter_map(|line| line.strip_prefix("| `")?.split('`').next());
        let wanted = fields(operation, &description);
        assert_eq!(told.collect::<BTreeSet<_>>(), wanted, "{method} {path}");
    }
}

/// The names of all that is sent with a request, but for the bodies of choices.
fn fields<'a>(operation: &'a Value, description: &'a Value) -> BTreeSet<&'a str> {
    let body = &operation["requestBody"]["content"]["application/json"]["schema"]["$ref"];
    let fields = body
        .as_str()
        .and_then(|name| description.pointer(name.strip_prefix('#')?));
    let fields = fields.and_then(|schema| schema["properties"].as_object());
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let parameters = parameters.filter_map(|parameter| parameter["name"].as_str());
    let fields = fields.into_iter().flatten().map(|(name, _)| name.as_str());
    fields.chain(parameters).collect()
}

/// Whether a function has its place in the page on networks.
fn is_of_networks(operation: &Value) -> bool {
    ["Rooms", "Tournaments"]
        .iter()
        .any(|tag| operation["tags"][0] == *tag)
}

#[tokio::test]
async fn whatever_can_be_done_in_rooms_is_told_in_the_page_on_networks() {
    let page = include_str!("../../../../docs/network.md");
    let description = Client::new().await.get("/api/openapi.json").await.json();
    let all = operations(&description);
    let rooms = (all.iter()).filter(|(_, _, operation)| is_of_networks(operation));
    let mut told = 0;
    for (method, path, operation) in rooms {
        assert!(
            page.contains(&format!("| `{method} {path}")),
            "{method} {path}"
        );
        for field in fields(operation, &description) {
            let names = [
                format!("\"{field}\""),
                format!("{{{field}}}"),
                format!("`{field}"),
            ];
            let names = [&names[..], &[format!("{field}=")]].concat();
            assert!(
                names.iter().any(|name| page.contains(name)),
                "{path}: {field}"
            );
        }
        told += 1;
    }
    assert_eq!(told, 19);
}
