/** Writes what is built of the contract beside the compiled `make-client`: the table of calls, their types, the package file. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AnyCall, API_BASE } from "@app/contract/endpoint";
import { callsForTokens } from "./calls.ts";
import { documentTypes, signatureOf, typesOf } from "./types.ts";

const MAKER = JSON.stringify("./make-client.js");
const folder = path.join(import.meta.dirname, "../../dist/client");
const calls = await callsForTokens();
mkdirSync(folder, { recursive: true });

const table = calls.map(([name, call]) => `  ${name}: ${JSON.stringify(rowOf(call))},`);
write(
  "index.js",
  `import { makeClient } from ${MAKER};
export { ForecastleError } from ${MAKER};

const calls = {
${table.join("\n")}
};

export const connect = (connection) => makeClient(${JSON.stringify(API_BASE)}, calls, connection);
`,
);

const types = await Promise.all(calls.map(([name, call]) => typesOf(name, call)));
write(
  "index.d.ts",
  `import type { Connection } from ${MAKER};
export { type Connection, type FieldError, ForecastleError } from ${MAKER};

export type Options = { signal?: AbortSignal };

export type Forecastle = {
${calls.map(([name, call]) => signatureOf(name, call)).join("\n")}
};

export declare const connect: (connection: Connection) => Forecastle;

${await documentTypes()}
${types.join("\n\n")}
`,
);

write(
  "package.json",
  `${JSON.stringify(
    {
      ...{ name: "forecastle-client", version: "0.1.0", license: "MIT", type: "module" },
      exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
    },
    null,
    2,
  )}\n`,
);

function rowOf(call: AnyCall) {
  const { method, path: address } = call;
  return {
    ...{ method, path: address },
    ...(!("data" in call) && { isFile: true }),
    ...(call.fileBytesMax !== undefined && { takesFile: true }),
  };
}

function write(name: string, text: string) {
  writeFileSync(path.join(folder, name), text);
}
