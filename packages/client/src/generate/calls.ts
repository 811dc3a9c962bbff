/** The calls of the contract that an access token reaches, by the names that they have in it. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { AnyCall } from "@app/contract/endpoint";
import { scopesFor } from "@app/contract/token-scopes";

const contract = path.dirname(fileURLToPath(import.meta.resolve("@app/contract/endpoint")));

export async function callsForTokens(): Promise<[string, AnyCall][]> {
  const files = readdirSync(contract).filter((file) => /^[a-z-]+\.ts$/.test(file));
  const found: [string, AnyCall][] = [];
  for (const file of files.sort()) {
    const exported = await import(pathToFileURL(path.join(contract, file)).href);
    for (const [name, value] of Object.entries(exported)) {
      // What changes something by GET has a twin that every program can call.
      if (isCall(value) && scopesFor(value) && !value.isChangeByGet) found.push([name, value]);
    }
  }
  return found.sort(([one], [other]) => one.localeCompare(other));
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
