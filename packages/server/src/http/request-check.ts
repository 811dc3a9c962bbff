import type { IncomingHttpHeaders } from "node:http";
import { type Call, IDEMPOTENCY_HEADER } from "@app/contract/endpoint";
import type { FieldError } from "@app/contract/envelope";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { Refusal } from "#core/refusal.ts";
import { checkText } from "./json-body.ts";
import { plainMessage } from "./plain-message.ts";
import { readUpload, streamUpload } from "./upload.ts";

/** The parts of a request as the contract describes them, or a refusal that names each field. */
export async function checkRequest(call: Call, request: FastifyRequest) {
  const checked: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  const check = (part: "params" | "query" | "body", value: unknown) => {
    const schema = call[part] ?? unnamed(call, part);
    const result = schema.safeParse(value, { error: plainMessage });
    if (result.success) checked[part] = result.data;
    else errors.push(...fieldErrors(result.error.issues));
  };

  check("params", singleValues(request.params));
  check("query", singleValues(request.query));
  if (call.fileBytesMax === undefined) {
    if (request.isMultipart()) throw new Refusal(415, "This call does not take a form.");
    check("body", call.body ? request.body : (request.body ?? {}));
  } else {
    const read = call.isFileStreamed ? streamUpload : readUpload;
    const { file, fields } = await read(request, call.fileBytesMax);
    checked.file = file;
    check("body", fields);
  }
  if (call.isVersioned) checked.ifVersion = readIfMatch(request.headers["if-match"]);
  if (call.takesIdempotencyKey) checked.idempotencyKey = readKey(request.headers);
  if (errors.length > 0) throw new Refusal(400, errors);
  return checked;
}

const nothing = z.strictObject({});
const streamQuery = z.strictObject({ after: z.optional(z.string()) });

/** A part that the contract does not name holds nothing, but for the place a stream goes on from. */
function unnamed(call: Call, part: string) {
  return part === "query" && "events" in call ? streamQuery : nothing;
}

const KEY_LENGTH_MAX = 100;

/** One error for each field: the first is the one to mend first. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]) {
  const byKey = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = issue.path.map(String).join(".");
    const names = issue.code === "unrecognized_keys" ? issue.keys : [""];
    for (const name of names) {
      const key = [path, name].filter((part) => part !== "").join(".") || "root";
      const shortKey = key.slice(0, KEY_LENGTH_MAX);
      if (!byKey.has(shortKey)) byKey.set(shortKey, { key: shortKey, message: issue.message });
    }
  }
  return [...byKey.values()];
}

/** A value given twice would be read differently by different readers, so it is refused. */
function singleValues(values: unknown) {
  for (const [key, value] of Object.entries(values as Record<string, unknown>)) {
    if (typeof value !== "string") {
      throw new Refusal(400, "Given more than once.", key.slice(0, KEY_LENGTH_MAX));
    }
    checkText(key);
    checkText(value);
  }
  return values;
}

/** `"7"` asks for version 7; `*` asks for any, which is no condition here. */
function readKey(headers: IncomingHttpHeaders) {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x21-\x7e]{1,100}$/.test(key)) return key;
  throw new Refusal(400, "Idempotency-Key is not a key.");
}

function readIfMatch(header: string | undefined) {
  if (header === undefined || header.trim() === "*") return undefined;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  if (version === undefined) throw new Refusal(400, "If-Match is not a version.");
  return Number(version);
}
