/** What a call takes and gives, as TypeScript, from the schemas that check it. */
import type { AnyCall } from "@app/contract/endpoint";
import { scopeWordsFor } from "@app/contract/token-scopes";
import { editsSchema } from "@app/engine/edits/edit-schema";
import { writtenSchema } from "@app/engine/model/schema/document-schema";
import { compile } from "json-schema-to-typescript";
import { z } from "zod";

type Json = Record<string, unknown>;

/** A namespace of its own for each, since parts that schemas share have the same names in all of them. */
export async function typesOf(name: string, call: AnyCall): Promise<string> {
  const root = {
    ...{ type: "object" as const, required: ["request", "data"] },
    properties: { request: requestOf(call), data: dataOf(call) },
  };
  const text = await compile(root, "Call", SETTINGS);
  const types = text.replaceAll("export ", "").trim();
  return `export namespace ${capital(name)} {\n${types}\nexport type Request = Call["request"];\nexport type Data = Call["data"];\n}`;
}

/** What the calls of models take, as the engine publishes it. */
export async function documentTypes(): Promise<string> {
  const texts = await Promise.all([
    compile(writtenSchema as Json, "ModelDocument", SETTINGS),
    compile(editsSchema as Json, "ModelEdits", SETTINGS),
  ]);
  return texts.join("\n");
}

const SETTINGS = {
  ...{ additionalProperties: false, bannerComment: "" },
  ...{ unknownAny: true, ignoreMinAndMaxItems: true },
};

/** Its line in the list of functions. */
export function signatureOf(name: string, call: AnyCall): string {
  const type = capital(name);
  const isOptional = !call.params && !call.body && !required(schema(call.query, "input")).length;
  const request = `request${isOptional ? "?" : ""}: ${type}.Request & Options`;
  const data = "data" in call ? `${type}.Data` : "Response";
  return `/** ${call.summary} Needs ${scopeWordsFor(call)}. */\n${name}(${request}): Promise<${data}>;`;
}

function requestOf(call: AnyCall): Json {
  const parts = { params: call.params, query: call.query, body: call.body };
  const given = Object.entries(parts).filter(([, part]) => part !== undefined);
  const properties: Json = Object.fromEntries(
    given.map(([name, part]) => [name, schema(part, "input")]),
  );
  const needed = Object.keys(properties).filter(
    (name) => name !== "query" || required(properties[name] as Json).length > 0,
  );
  if (call.fileBytesMax !== undefined) {
    properties.file = { tsType: "Blob" };
    needed.push("file");
  }
  if (call.isVersioned && call.method !== "GET") properties.ifVersion = { type: "integer" };
  if (call.takesIdempotencyKey) properties.idempotencyKey = { type: "string" };
  return { type: "object", properties, required: needed, additionalProperties: false };
}

function dataOf(call: AnyCall): Json {
  return "data" in call ? schema(call.data, "output") : { tsType: "Response" };
}

function schema(type: z.core.$ZodType | undefined, io: "input" | "output"): Json {
  if (!type) return {};
  return z.toJSONSchema(type, {
    ...{ io, unrepresentable: "any", target: "draft-7", reused: "inline" },
    // What the engine publishes has types of its own, beside those of the calls.
    override: ({ jsonSchema }) => {
      const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(jsonSchema.$ref ?? "") ?? [];
      if (!name) return;
      delete jsonSchema.$ref;
      Object.assign(jsonSchema, { tsType: name });
    },
  }) as Json;
}

function required({ required = [] }: { required?: unknown }) {
  return required as string[];
}

function capital(name: string) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
