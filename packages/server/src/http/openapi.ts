import {
  type Access,
  type AnyCall,
  API_BASE,
  type Call,
  isChange,
  limitsOf,
  RESET_EVENT,
} from "@app/contract/endpoint";
import { scopesFor, scopeWordsFor } from "@app/contract/token-scopes";
import { editsSchema } from "@app/engine/edits/edit-schema";
import { writtenSchema } from "@app/engine/model/schema/document-schema";
import { z } from "zod";

type Json = Record<string, unknown>;

/** The mounted calls as an OpenAPI 3.1 document. Nothing in it is written twice. */
export function openApiOf(calls: readonly AnyCall[]) {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = paths[call.path] ?? {};
    path[call.method.toLowerCase()] = operationOf(call);
    paths[call.path] = path;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Forecastle",
      version: "0.1.0",
      description:
        "Every JSON answer is an envelope: success, data, and errors that each have a key and a message.",
    },
    servers: [{ url: API_BASE }],
    tags: [...new Set(calls.map(nounOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        Failure: failureSchema,
        // As the engine publishes them.
        ModelDocument: writtenSchema,
        ModelEdits: editsSchema,
      },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        token: {
          type: "http",
          scheme: "bearer",
          description: "A personal access token that was made for what the call says.",
        },
      },
    },
  };
}

/** What a call is about is the first word of its path, but for the calls of signing in and out. */
export function nounOf({ path }: Call) {
  const word = path.split("/")[1] ?? "";
  return sessionCalls.has(word) ? "session" : word;
}

const sessionCalls = new Set(["current_user", "login_user", "logout_user", "reauthenticate"]);

export const whoMay: Record<Access, string> = {
  anonymous: "anybody",
  pending: "somebody signed in, even while they have yet to set up MFA",
  member: "somebody signed in, with an account in a team",
  admin: "an admin of the team",
  staff: "one of the people who run the service",
};

function operationOf(call: AnyCall): Json {
  const notes = [
    `For ${whoMay[call.access]}.`,
    call.needsRecentProof && "Sensitive: refused with the key root.reauth without a recent proof.",
    tokenNote(call),
    call.takesIdempotencyKey &&
      "Pays: done once for each Idempotency-Key, however often it is sent.",
    call.isVersioned && "Versioned: the answer has an ETag, and If-Match is honoured.",
    call.body && call.fileBytesMax === undefined && limitsNote(call),
  ];
  const body = requestBodyOf(call);
  return {
    tags: [nounOf(call)],
    summary: call.summary,
    description: notes.filter(Boolean).join(" "),
    security: securityOf(call),
    parameters: [
      ...parametersOf(call, "path"),
      ...parametersOf(call, "query"),
      ...("events" in call ? placeParameters : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: { 200: successOf(call), ...failuresOf(call) },
  };
}

function securityOf(call: AnyCall) {
  if (call.access === "anonymous") return [];
  return scopesFor(call) ? [{ session: [] }, { token: [] }] : [{ session: [] }];
}

/** What an access token needs for it; nothing where none will do. */
export function tokenNote(call: AnyCall) {
  const words = scopeWordsFor(call);
  return words && `A token needs ${words}.`;
}

/** How large a body may be, for people. */
export function limitsNote(call: Call) {
  const { bytesMax, keysMax, depthMax } = limitsOf(call);
  return `The body: at most ${bytesMax} bytes, ${keysMax} keys and ${depthMax} levels.`;
}

const place = { type: "integer", minimum: 0 };
const placeParameters = [
  { name: "after", in: "query", required: false, schema: place, description: "Go on from here." },
  {
    name: "Last-Event-ID",
    in: "header",
    required: false,
    schema: place,
    description: "The same, as browsers send it when they come back; it goes before `after`.",
  },
];

function parametersOf(call: Call, place: "path" | "query") {
  const schema = place === "path" ? call.params : call.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function requestBodyOf({ body, fileBytesMax }: Call) {
  if (fileBytesMax === undefined) {
    return (
      body && { required: true, content: { "application/json": { schema: inputSchema(body) } } }
    );
  }
  const fields = (body ? inputSchema(body) : { type: "object" }) as { properties?: Json };
  const file = { type: "string", format: "binary", description: `At most ${fileBytesMax} bytes.` };
  const schema = { ...fields, properties: { file, ...fields.properties } };
  return { required: true, content: { "multipart/form-data": { schema } } };
}

function successOf(call: AnyCall): Json {
  if ("events" in call) {
    const schema = schemaOf(call.events, "output");
    return { description: streamNote, content: { "text/event-stream": { schema } } };
  }
  if (!("data" in call)) {
    const content = call.contentTypes.map((type) => [type, {}] as const);
    return { description: "The file.", content: Object.fromEntries(content) };
  }
  const schema = {
    type: "object",
    properties: {
      success: { const: true },
      data: schemaOf(call.data, "output"),
      errors: { type: "array", maxItems: 0 },
    },
    required: ["success", "data", "errors"],
    additionalProperties: false,
  };
  return { description: "It worked.", content: { "application/json": { schema } } };
}

/** What a stream is, for people. */
export const streamNote =
  "Server-sent events until either side ends the line. The data of each is JSON as described; its id " +
  `is the place to go on from. The event ${RESET_EVENT} says: whatever you hold may be old, ask again.`;

const failures: Record<number, string> = {
  400: "Something in the request is not as described; errors name the fields.",
  401: "Nobody is signed in.",
  403: "Whoever is signed in may not do this.",
  404: "There is no such thing, or it is somebody else's.",
  409: "It does not go with what is there already.",
  412: "Somebody changed it meanwhile: its version is not the one of If-Match.",
  413: "The body or the file is too large.",
  415: "The content type is not the one described.",
  429: "Too often. Retry-After says when to come back.",
  500: "Our mistake. The message names the request.",
  503: "The database is away. Retry-After says when to come back.",
};

function failuresOf(call: Call) {
  const changes = isChange(call);
  const statuses = [
    400,
    ...(call.access === "anonymous" ? [] : [401]),
    ...(call.access === "anonymous" && !changes ? [] : [403]),
    ...(call.params ? [404] : []),
    ...(changes ? [409] : []),
    ...(changes && call.isVersioned ? [412] : []),
    ...(call.body || call.fileBytesMax !== undefined ? [413] : []),
    ...(call.method !== "GET" ? [415] : []),
    ...[429, 500, 503],
  ];
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
  return Object.fromEntries(
    statuses.map((status) => [status, { description: failures[status], content }]),
  );
}

const failureSchema = {
  type: "object",
  properties: {
    success: { const: false },
    data: { type: "null" },
    errors: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        properties: {
          key: { type: "string", description: "The field's name, or root." },
          message: { type: "string" },
        },
        required: ["key", "message"],
        additionalProperties: false,
      },
    },
  },
  required: ["success", "data", "errors"],
  additionalProperties: false,
};

const inputSchema = (schema: z.core.$ZodType) => schemaOf(schema, "input");

export function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
