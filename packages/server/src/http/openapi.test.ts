import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyCall } from "@app/contract/endpoint";
import { scopeWordsFor } from "@app/contract/token-scopes";
import { beforeAll, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { testParts } from "#testing/test-parts.ts";
import type { App } from "./mount.ts";

const CONTRACT = join(import.meta.dirname, "../../../contract/src");
const ENGINE_DOCS = join(import.meta.dirname, "../../../../docs/engine");

let app: App;
let contract: AnyCall[];
beforeAll(async () => {
  app = await buildApp((await testParts()).parts);
  contract = await callsOfContract();
});

/** Everything exported by the contract that has a method and a path, under however many names. */
async function callsOfContract() {
  const files = readdirSync(CONTRACT).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(join(CONTRACT, name))));
  return [...new Set(modules.flatMap((exported) => Object.values(exported)))].filter(isCall);
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;

test("every call of the contract is mounted, once", () => {
  expect(contract.length).toBeGreaterThan(30);
  expect(app.calls.map(nameOf).sort()).toEqual(contract.map(nameOf).sort());
});

test("every mounted call is in openapi.json, with its envelope and its failures", async () => {
  const response = await app.fastify.inject({ url: "/api/openapi.json" });
  const { openapi, paths } = response.json();

  expect(openapi).toBe("3.1.0");
  for (const call of contract) {
    const operation = paths[call.path][call.method.toLowerCase()];
    expect(operation.summary, nameOf(call)).toBe(call.summary);
    expect(operation.responses["500"]).toBeDefined();
    const ways = operation.security.flatMap(Object.keys);
    if (call.access === "anonymous") expect(ways).toEqual([]);
    else expect(ways[0], nameOf(call)).toBe("session");
    const needed = scopeWordsFor(call);
    expect(ways.includes("token"), nameOf(call)).toBe(needed !== undefined);
    if (needed) expect(operation.description).toContain(`A token needs ${needed}.`);
    if (!("data" in call)) continue;
    const { schema } = operation.responses["200"].content["application/json"];
    expect(schema.required).toEqual(["success", "data", "errors"]);
  }
});

test("openapi.json describes a call's fields as the contract does", async () => {
  const { paths } = (await app.fastify.inject({ url: "/api/openapi.json" })).json();

  const { parameters } = paths["/client"].get;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
    ...["offset", "limit", "pagination", "filter", "search", "sort"],
  ]);
  const body = paths["/client"].post.requestBody.content["application/json"].schema;
  expect(body.required).toEqual(["name"]);
  expect(body.properties.yearEndMonth).toMatchObject({ minimum: 1, maximum: 12, default: 6 });
  const form = paths["/account/avatar"].put.requestBody.content["multipart/form-data"].schema;
  expect(Object.keys(form.properties)).toEqual(["file", "left", "top", "size"]);
});

test("openapi.json tells how large a body may be, and what the engine says of a document", async () => {
  const { paths, components } = (await app.fastify.inject({ url: "/api/openapi.json" })).json();

  expect(paths["/client"].post.description).toContain("1048576 bytes, 1000 keys and 20 levels");
  const { description, requestBody } = paths["/model_document/check"].post;
  expect(description).toContain("5242880 bytes, 50000 keys and 20 levels");
  const { document, edits } = requestBody.content["application/json"].schema.properties;
  expect(document).toEqual({ $ref: "#/components/schemas/ModelDocument" });
  expect(edits).toEqual({ $ref: "#/components/schemas/ModelEdits" });
  expect(published("model")).toMatchObject(components.schemas.ModelDocument);
  expect(published("edits")).toMatchObject(components.schemas.ModelEdits);
});

function published(name: string) {
  return JSON.parse(readFileSync(join(ENGINE_DOCS, `${name}.schema.json`), "utf8"));
}

test("openapi.json shows a stream with its events and the ways to go on", async () => {
  const { paths } = (await app.fastify.inject({ url: "/api/openapi.json" })).json();

  const { parameters, responses } = paths["/client/changes"].get;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(["after", "Last-Event-ID"]);
  const { schema } = responses["200"].content["text/event-stream"];
  expect(Object.keys(schema.properties)).toEqual(["clientId", "version", "by"]);
  expect(responses["401"]).toBeDefined();
});

test("the readable page names every call, without a script", async () => {
  const { body, headers } = await app.fastify.inject({ url: "/api/docs" });

  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).not.toMatch(/<script|\son\w+=|javascript:/i);
  for (const call of contract) {
    expect(body).toContain(`<span class="method">${call.method}</span> <code>${call.path}</code>`);
    expect(body).toContain(call.summary.replaceAll('"', "&quot;"));
  }
});
