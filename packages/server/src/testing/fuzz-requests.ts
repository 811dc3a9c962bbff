import { API_BASE, type AnyCall as Call } from "@app/contract/endpoint";
import { ID_MAX } from "@app/contract/paging";
import { exampleModels } from "@app/engine/examples/examples";
import fc from "fast-check";
import { z } from "zod";

export type FuzzedRequest = {
  method: Call["method"] | "PATCH" | "HEAD" | "OPTIONS";
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
};

/** Texts that programs stumble over. */
const nastyText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udfff\ud800",
    "null",
    "undefined",
    "NaN",
    "true",
  ),
  fc.constantFrom("-1", "0", "1e400", "-0", "99999999999999999999", "0x10", "1.5", "١٢"),
  fc.constantFrom("' or 1=1 --", "'; drop table users; --", "$1", "%", "_", "\\", '"', "{{7*7}}"),
  fc.constantFrom(
    "../../etc/passwd",
    "%2e%2e%2f",
    "<script>alert(1)</script>",
    "\r\nX-Evil: 1",
    "🙂",
  ),
  fc.constantFrom("a".repeat(300), "é".repeat(5_000), "ﷺ".repeat(50)),
  fc.constantFrom("0000-00", "9999-13", "99999-01", "2026-02-30", "+275760-09-13", "infinity"),
  fc.constantFrom("__proto__", "constructor", "modules/-1/name", "2147483648", "=1/0"),
  fc.string({ unit: "binary", maxLength: 40 }),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, Number.MIN_VALUE),
  fc.constantFrom([], {}, [[]], [null], { length: 1 }, { toString: 1 }, { constructor: { a: 1 } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Numbers at the ends of what databases count with. */
const edgeNumber = fc.constantFrom(ID_MAX, ID_MAX + 1, 2 ** 32, 2 ** 53, 2 ** 63, -(2 ** 31));

/** The ends of calendars and of what databases keep; no calendar has a year 0. */
const edgeMonth = fc
  .tuple(
    fc.constantFrom("0000", "0001", "1582", "2026", "2038", "9999"),
    fc.constantFrom("01", "12"),
  )
  .map((parts) => parts.join("-"));
const FORMATS: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  date: edgeMonth.map((month) => `${month}-01`),
  "date-time": edgeMonth.map((month) => `${month}-31T23:59:59.999Z`),
};

type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
};

/** What the engine would read, but for one of its parts. */
const spoiledDocument = fc
  .tuple(fc.constantFrom(...exampleModels), fc.nat(), nastyValue)
  .map(([{ document }, at, value]) => {
    const whole = document();
    const keys = Object.keys(whole);
    return { ...whole, [keys[at % keys.length] ?? ""]: value };
  });
const spoiledEdits = fc.array(
  fc.record({
    kind: fc.constantFrom("set", "remove"),
    place: fc.constant("name"),
    value: nastyValue,
  }),
  { maxLength: 3 },
);

/** A value that the schema might take, so that some requests get past the door. */
function plausible(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.$ref) return schema.$ref.endsWith("Edits") ? spoiledEdits : spoiledDocument;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(plausible));
  if (schema.properties) return objectOf(schema.properties);
  const format = FORMATS[schema.format ?? ""];
  if (format) return format;
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer" || schema.type === "number")
    return mostly(fc.integer({ min: -3, max: 40 }), edgeNumber);
  return fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.emailAddress(),
    edgeMonth,
    fc.constantFrom("123456", "correct horse battery", "AUD", "12"),
  );
}

function objectOf(properties: Record<string, JsonSchema>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, mostly(plausible(schema), nastyValue)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

function mostly<T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) {
  return fc.oneof({ arbitrary: usual, weight: 7 }, { arbitrary: odd, weight: 3 });
}

function inputOf(schema: z.core.$ZodType | undefined): JsonSchema {
  if (!schema) return { properties: {} };
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}

/** JSON as only a hostile program writes it, or no JSON at all. */
function payloadOf(call: Call): fc.Arbitrary<string | Buffer | undefined> {
  const value = mostly<unknown>(plausible(inputOf(call.body)), nastyValue);
  const text = value.map((made) => JSON.stringify(made) ?? "");
  const spoiled = text.chain((whole) =>
    fc.constantFrom<string | Buffer>(
      whole.slice(0, -1),
      `${whole}${whole}`,
      whole.replace("{", '{"name":"a","name":["b"],"__proto__":{"isAdmin":true},'),
      whole.replace(/\d+/, "1e400"),
      whole.replace(/"[^"]*"$/, '"\\ud800"'),
      "[".repeat(50_000),
      `{"a":${"[".repeat(100)}${"]".repeat(100)}}`,
      `{${Array.from({ length: 2_000 }, (_, at) => `"k${at}":1`).join()}}`,
      Buffer.concat([Buffer.from(whole), Buffer.from([0xff, 0xfe, 0x00])]),
      Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
    ),
  );
  return fc.oneof(
    { arbitrary: text, weight: 6 },
    { arbitrary: spoiled, weight: 3 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
}

const contentType = mostly(
  fc.constant("application/json"),
  fc.constantFrom(
    ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"],
    ...["multipart/form-data", "application/json; charset=utf-16", "", "x", "application/xml", ";"],
  ),
);

/** What the sender has, by the first word of an address: what is asked about it comes past the door. */
export type Things = { [word: string]: number };

function urlOf(call: Call, things: Things): fc.Arbitrary<string> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  // What is deleted is anything else, or there would soon be nothing left to ask about.
  const known = call.method === "DELETE" ? undefined : things[call.path.split("/")[1] ?? ""];
  const anyId = fc.oneof(mostly(fc.nat(50), edgeNumber).map(String), fc.uuid());
  const schemas = inputOf(call.params).properties ?? {};
  const params = fc.tuple(
    ...names.map((name, at) => {
      if (at === 0 && known !== undefined) return mostly(fc.constant(String(known)), nastyText);
      const schema = schemas[name];
      const usual = schema?.type === "string" ? plausible(schema).map(String) : anyId;
      return mostly(usual, nastyText);
    }),
  );
  const pairs = objectOf(inputOf(call.query).properties ?? {});
  const extra = fc.array(fc.tuple(nastyText, nastyText), { maxLength: 2 });
  return fc.tuple(params, pairs, extra).map(([values, query, more]) => {
    let at = 0;
    const path = API_BASE + call.path.replace(/\{\w+\}/g, () => encode(String(values[at++])));
    const search = [...Object.entries(query), ...more]
      .flatMap(([name, value]) =>
        [value].flat().map((each) => `${encode(name)}=${encode(asText(each))}`),
      )
      .join("&");
    return `${path}${search ? `?${search}` : ""}`.slice(0, 12_000);
  });
}

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Most are escaped as they should be; what cannot be is sent as it is. */
function encode(text: string) {
  try {
    return encodeURIComponent(text);
  } catch {
    return "%ED%A0%80";
  }
}

/** What a program may say besides, true or not. */
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    ...["content-encoding", "range", "if-range", "if-none-match", "if-match"],
    ...["last-event-id", "origin", "referer", "sec-fetch-site", "x-forwarded-for", "cookie"],
    ...["user-agent", "x-http-method-override", "expect", "upgrade", "x-account-id"],
  ),
  fc.oneof(
    fc.constantFrom("gzip;q=x", "bytes=0-0,5-", "bytes=-9999999999", "*", "9".repeat(16), "null"),
    fc.constantFrom("__Host-session=", "__Host-device=.", "__Host-preauth=a.b.c; __Host-session=é"),
    fc.string({ unit: "grapheme-ascii", maxLength: 60 }),
  ),
  { maxKeys: 3 },
);

/** One request to one of the calls, made by somebody who has read the contract and means ill. */
export function fuzzedRequest(calls: readonly Call[], things: Things): fc.Arbitrary<FuzzedRequest> {
  return fc.constantFrom(...calls).chain((call) =>
    fc.record({
      method: mostly<FuzzedRequest["method"]>(
        fc.constant(call.method),
        fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"),
      ),
      url: mostly(
        urlOf(call, things),
        fc.oneof(
          urlOf(call, things).map((url) => `${url}%zz`),
          fc.webPath().map((path) => `/${path}`),
        ),
      ),
      headers: fc
        .tuple(
          contentType,
          mostly(fc.constant(undefined), fc.constantFrom('"1"', "*", "x", '"-1"')),
          mostly(fc.constant({}), oddHeaders),
        )
        .map(([type, ifMatch, odd]) => ({
          ...odd,
          "content-type": type,
          ...(ifMatch === undefined ? {} : { "if-match": ifMatch }),
        })),
      payload: call.method === "GET" ? fc.constant(undefined) : payloadOf(call),
    }),
  );
}
