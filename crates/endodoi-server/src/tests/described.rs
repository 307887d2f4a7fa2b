//! The description of the functions, held against the functions.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::Value;

use super::{Client, request};

/// Every function of a description: method, address, operation.
pub(crate) fn operations(description: &Value) -> Vec<(Method, String, &Value)> {
    let paths = description["paths"].as_object().unwrap();
    let all = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().iter();
        methods.map(|(method, operation)| {
            let method = method.to_uppercase().parse().unwrap();
            (method, path.clone(), operation)
        })
    });
    all.collect()
}

#[tokio::test]
async fn every_example_of_the_description_is_answered() {
    let client = Client::new().await;
    let description = client.get("/api/openapi.json").await.json();
    let mut asked = 0;
    for (method, path, operation) in operations(&description) {
        let content = &operation["requestBody"]["content"]["application/json"];
        if path.contains('{') {
            continue;
        }
        let body = match &content["example"] {
            Value::Null => Body::empty(),
            example => Body::from(example.to_string()),
        };
        let answer = client.ask(request(method.clone(), &path, body)).await;
        assert_eq!(
            answer.status,
            StatusCode::OK,
            "{method} {path}: {}",
            answer.text
        );
        let kinds = operation["responses"]["200"]["content"]
            .as_object()
            .unwrap();
        let kind = answer.header("content-type");
        assert!(kinds.contains_key(kind), "{path}: {kind}");
        asked += 1;
    }
    assert!(asked >= 13, "{asked} asked");
}

#[tokio::test]
async fn all_functions_are_described() {
    let routes = include_str!("../functions.rs");
    let routes = routes
        .lines()
        .filter_map(|line| line.trim().strip_prefix(".route(\"/v1"));
    let routes: BTreeSet<_> = routes.map(|rest| rest.split('"').next().unwrap()).collect();
    let client = Client::new().await;
    let description = client.get("/api/openapi.json").await.json();
    let described = operations(&description);
    let described: BTreeSet<_> = (described.iter())
        .map(|(_, path, _)| path.strip_prefix("/api/v1").unwrap())
        .collect();
    assert_eq!(described, routes);
}

#[tokio::test]
async fn every_name_in_the_description_is_explained() {
    let description = Client::new().await.get("/api/openapi.json").await.json();
    let mut wanted = Vec::new();
    gather(&description, &mut wanted);
    assert!(wanted.len() > 100, "{} references", wanted.len());
    for name in wanted {
        let place = name.strip_prefix('#').unwrap();
        assert!(description.pointer(place).is_some(), "{name}");
    }
    for (method, path, operation) in operations(&description) {
        assert!(operation["summary"].is_string(), "{method} {path}");
        assert!(operation["tags"][0].is_string(), "{method} {path}");
    }
}

/// All references of a description.
fn gather(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match field.as_str() {
                    Some(text) if name == "$ref" => found.push(text.to_owned()),
                    _ => gather(field, found),
                }
            }
        }
        Value::Array(entries) => entries.iter().for_each(|entry| gather(entry, found)),
        _ => {}
    }
}
