/** What other programs call the API with: built from the contract, tried by one of them over a real line. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createAccessToken } from "@app/contract/access-tokens";
import type { TokenScope } from "@app/contract/token-scopes";
import { buildApp } from "@app/server/app";
import { drainServer } from "@app/server/http/drain";
import type { App } from "@app/server/http/mount";
import { type TestApp, testApp } from "@app/server/testing/test-app";
import { dataOf } from "@app/server/testing/test-clients";
import { addModel } from "@app/server/testing/test-models";
import { listening } from "@app/server/testing/test-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildStale, client } from "./build-steps.ts";
import { bin, capture, root } from "./processes.ts";
import { inTemporaryFolder } from "./temporary-folder.ts";

const BUILD_MS = 120_000;
const BUILT = path.join(root, "packages/client/dist/client/index.js");
const EXAMPLE = "examples/read-a-statement.mjs";

let app: TestApp;
let server: App;
let address: string;

beforeAll(async () => {
  await buildStale([client], { isQuiet: true });
  app = await testApp();
  server = await buildApp(app.parts);
  address = await listening(server);
}, BUILD_MS);
afterAll(() => drainServer(server.fastify, 0));

async function tokenFor(...scopes: TokenScope[]) {
  const body = { name: "Program", scopes, days: 30 as const };
  return dataOf(await app.call(createAccessToken, { body })).secret;
}

test("the example reads a statement with a token, each figure with its cell", async () => {
  const { id } = await addModel(app, { modelName: "FY27 forecast" });
  const env = { ...process.env, ADDRESS: address, TOKEN: await tokenFor("models:read") };
  const { code, output, errors } = await capture(process.execPath, [EXAMPLE, String(id)], { env });
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(output).toMatch(/^FY27 forecast, AUD$/m);
  expect(output).toMatch(/^Closing cash -?[\d.]+ cf\.\w+@0-11$/m);
});

test("a program is told in words what its token is not for, and what it got wrong", async () => {
  const { connect, ForecastleError } = await import(BUILT);
  const forecastle = connect({ address, token: await tokenFor("clients:read") });
  expect((await forecastle.listClients()).totalItemCount).toBe(0);
  const refused = await forecastle
    .createClient({ body: { name: "Ada" } })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ForecastleError);
  expect(refused).toMatchObject({ status: 403, errors: [{ key: "root" }] });
  const unknown = connect({ address, token: "none" });
  await expect(unknown.listClients()).rejects.toMatchObject({ status: 401 });
});

test("what is written by one version and saved by another is refused, as it is for people", async () => {
  const { connect } = await import(BUILT);
  const forecastle = connect({ address, token: await tokenFor("clients:write") });
  const { id, version } = await forecastle.createClient({ body: { name: "Ada Ltd" } });
  const change = (name: string) =>
    forecastle.updateClient({ params: { id }, body: { name }, ifVersion: version });
  expect(await change("Ada & Sons")).toMatchObject({ name: "Ada & Sons" });
  await expect(change("Ada Pty")).rejects.toMatchObject({ status: 412 });
});

test("its types know what each call takes and gives", { timeout: BUILD_MS }, async () => {
  const checked = await inTemporaryFolder("client", (cwd) => {
    mkdirSync(path.join(cwd, "node_modules"));
    symlinkSync(path.dirname(BUILT), path.join(cwd, "node_modules/forecastle-client"));
    writeFileSync(path.join(cwd, "program.mts"), PROGRAM);
    const settings = ["--ignoreConfig", "--noEmit", "--strict", "--lib", "es2023,dom"];
    const program = ["--module", "nodenext", "--target", "es2023", "program.mts"];
    return capture(bin("tsc"), [...settings, ...program], { cwd });
  });
  expect(checked).toMatchObject({ code: 0, output: "" });
});

const PROGRAM = `
import { connect } from "forecastle-client";
const forecastle = connect({ address: "https://forecastle.example", token: "" });
const { items } = await forecastle.listModels({ query: { filter: "Team" } });
const names: string[] = items.map(({ modelName }) => modelName);
const file: Response = await forecastle.downloadModelStatement({ params: { id: 1 } });
// @ts-expect-error There is no such list.
await forecastle.listModels({ query: { filter: "Mine" } });
// @ts-expect-error Which model is not said.
await forecastle.getModelStatement({});
// @ts-expect-error No token reaches what is paid.
forecastle.amendSubscription;
console.log(names, file);
`;
