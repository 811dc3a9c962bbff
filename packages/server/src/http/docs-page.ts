import { type AnyCall, API_BASE, type Call } from "@app/contract/endpoint";
import { fieldsOf, type JsonSchema } from "./docs-fields.ts";
import { docsStyle } from "./docs-style.ts";
import { limitsNote, nounOf, schemaOf, streamNote, tokenNote, whoMay } from "./openapi.ts";

/** The mounted calls for people: one page without a script, grouped by noun. */
export function docsPage(calls: readonly AnyCall[]) {
  const nouns = [...new Set(calls.map(nounOf))].sort();
  const menu = nouns.map((noun) => `<li><a href="#${noun}">${titleOf(noun)}</a></li>`);
  const sections = nouns.map((noun) => {
    const ofNoun = calls.filter((call) => nounOf(call) === noun);
    return `<section id="${noun}"><h2>${titleOf(noun)}</h2>${ofNoun.map(callHtml).join("")}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API - Forecastle</title><style>${docsStyle}</style></head>
<body><nav aria-label="Nouns"><p class="brand">Forecastle API</p><ul>${menu.join("")}</ul></nav>
<main><h1>API</h1>
<p>Every path below begins with <code>${API_BASE}</code>. Every JSON answer is an envelope:
<code>{"success", "data", "errors": [{"key", "message"}]}</code>. <code>errors</code> is empty exactly
when <code>success</code> is true; a key names a field, or is <code>root</code>. For programs:
<a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}</main></body></html>`;
}

/** `password_reset` as a heading, and what is short for something in capitals. */
function titleOf(noun: string) {
  const words = noun.replaceAll("_", " ");
  const capitalCount = noun === "mfa" ? noun.length : 1;
  return escaped(words.slice(0, capitalCount).toUpperCase() + words.slice(capitalCount));
}

function callHtml(call: AnyCall) {
  return `<article><h3><span class="method">${call.method}</span> <code>${escaped(call.path)}</code></h3>
<p>${escaped(call.summary)}</p><p class="notes">${notesOf(call).map(escaped).join(" ")}</p>
${fieldTable("In the path", call.params)}${fieldTable("In the query", call.query)}
${fieldTable(call.fileBytesMax ? "Form fields" : "Body", call.body)}${answerHtml(call)}</article>`;
}

function notesOf(call: AnyCall) {
  const notes = [`For ${whoMay[call.access]}.`, tokenNote(call) ?? ""];
  if (call.fileBytesMax) notes.push(`A form with one file of up to ${call.fileBytesMax} bytes.`);
  if (call.limits) notes.push(limitsNote(call));
  if (call.isVersioned) notes.push("Sends an ETag and honours If-Match.");
  if (call.needsRecentProof) notes.push("Needs a recent proof of identity.");
  return notes;
}

function answerHtml(call: AnyCall) {
  if ("data" in call) return fieldTable("Answer's data", call.data, "output");
  if ("events" in call) {
    const table = fieldTable("Each event's data", call.events, "output");
    return `<p class="notes">${escaped(streamNote)}</p>${table}`;
  }
  return `<p class="notes">Answers with a file: ${escaped(call.contentTypes.join(", "))}.</p>`;
}

function fieldTable(title: string, schema: Call["body"], io: "input" | "output" = "input") {
  if (!schema) return "";
  const rows = fieldsOf(schemaOf(schema, io) as JsonSchema).map(
    ({ name, kind, rule }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${escaped(kind)}</td><td>${escaped(rule)}</td></tr>`,
  );
  const heads = "<tr><th>Field</th><th>Kind</th><th>Rule</th></tr>";
  return `<table><caption>${escaped(title)}</caption><thead>${heads}</thead><tbody>${rows.join("")}</tbody></table>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
}
