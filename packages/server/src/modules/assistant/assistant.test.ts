import { createAccessToken } from "@app/contract/access-tokens";
import { readCell } from "@app/contract/figure-cell";
import type { TokenScope } from "@app/contract/token-scopes";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel } from "#testing/test-models.ts";
import { actionsOf } from "#testing/test-trail.ts";
import { MCP_PATH } from "./assistant.routes.ts";

let app: TestApp;
let modelId: number;
const open: Client[] = [];
beforeAll(async () => {
  app = await testApp();
  ({ id: modelId } = await addModel(app));
});
afterAll(() => Promise.all(open.map((client) => client.close())));

async function tokenFor(...scopes: TokenScope[]) {
  const body = { name: "Assistant", scopes, days: 30 as const };
  return dataOf(await app.call(createAccessToken, { body })).secret;
}

/** The protocol's own client, over the server without a network. */
async function assistantWith(token: string) {
  const client = new Client({ name: "test", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(
    new URL(MCP_PATH, app.parts.settings.publicUrl),
    {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
      fetch: async (url, init) => {
        const headers = Object.fromEntries(new Headers(init?.headers));
        const answer = await app.anonymous().inject({
          method: (init?.method ?? "GET") as "POST",
          url: new URL(url).pathname,
          headers,
          ...(init?.body ? { payload: String(init.body) } : {}),
        });
        return new Response(answer.statusCode === 202 ? null : answer.body, {
          status: answer.statusCode,
          headers: answer.headers as Record<string, string>,
        });
      },
    },
  );
  await client.connect(transport);
  open.push(client);
  return client;
}

type Told = { isError?: boolean; structuredContent?: unknown; content: unknown };

async function ask<T>(client: Client, name: string, given: Record<string, unknown>) {
  const answer = (await client.callTool({ name, arguments: given })) as Told;
  if (answer.isError) throw new Error(JSON.stringify(answer.content));
  return answer.structuredContent as T;
}

type Statement = {
  columns: { caseName: string; role: string }[];
  rows: { label: string; figures: { value: number | null; cell: string | null }[] }[];
};

test("an assistant is offered ten tools, of which one changes something", async () => {
  const client = await assistantWith(await tokenFor("models:read"));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...["list_clients", "list_models", "list_drivers", "read_statement", "compare_scenarios"],
    ...["list_versions", "compare_versions", "explain_figure", "try_what_if", "keep_scenario"],
  ]);
  const changing = tools.filter(({ annotations }) => !annotations?.readOnlyHint);
  expect(changing.map(({ name }) => name)).toEqual(["keep_scenario"]);
});

test("every number of a statement carries its cell, and the cell explains it", async () => {
  const client = await assistantWith(await tokenFor("models:read"));
  const query = { modelId, statement: "profitAndLoss", by: "year" };
  const { rows } = await ask<Statement>(client, "read_statement", query);
  const numbers = rows.flatMap(({ figures }) => figures).filter(({ value }) => value !== null);
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.every(({ cell }) => readCell(cell ?? "") !== undefined)).toBe(true);
  const last = rows.at(-1)?.figures[1];
  const { amount, doPartsAddUp } = await ask<{ amount: number; doPartsAddUp: boolean }>(
    client,
    "explain_figure",
    { modelId, cell: last?.cell },
  );
  expect([amount.toFixed(2), doPartsAddUp]).toEqual([last?.value?.toFixed(2), true]);
});

test("a what-if is tried without a trace, and kept as a scenario it is in the trail", async () => {
  const client = await assistantWith(await tokenFor("models:write"));
  const changes = [{ line: "hourlyRate", mode: "scale", value: 0.9 }];
  const tried = await ask<Statement>(client, "try_what_if", { modelId, changes, by: "year" });
  const kept = await actionsOf(app.parts, app.person.teamId, () =>
    ask(client, "keep_scenario", { modelId, changes, name: "Rates −10 %" }),
  );
  expect(kept).toEqual(["model.save"]);
  const { scenarios } = await ask<{ scenarios: { id: string; name: string }[] }>(
    client,
    "list_drivers",
    { modelId },
  );
  const made = scenarios.find(({ name }) => name === "Rates −10 %");
  expect(made?.id).toBe("rates10");
  const asked = { modelId, by: "year", against: made?.id };
  const compared = await ask<Statement>(client, "compare_scenarios", asked);
  const numbers = ({ rows }: Statement) =>
    rows.map(({ figures }) => figures.map(({ value }) => value));
  expect(numbers(compared)).toEqual(numbers(tried));
});

test("it is held to its token: what that was not made for is refused in words", async () => {
  const client = await assistantWith(await tokenFor("models:read"));
  await expect(ask(client, "list_clients", {})).rejects.toThrow("not made for clients:read");
  const changes = [{ line: "hourlyRate", value: 1 }];
  await expect(ask(client, "keep_scenario", { modelId, changes, name: "No" })).rejects.toThrow(
    "not made for models:write",
  );
});

test("another team's model is not found by it", async () => {
  const other = await testApp();
  const { id } = await addModel(other);
  const client = await assistantWith(await tokenFor("models:read"));
  await expect(ask(client, "read_statement", { modelId: id })).rejects.toThrow("Model not found.");
});

test.each([undefined, "Bearer fct_nothing"])(
  "with %s it is told to send a token",
  async (given) => {
    const answer = await app.anonymous().inject({
      ...{
        method: "POST",
        url: MCP_PATH,
        payload: { jsonrpc: "2.0", id: 1, method: "tools/list" },
      },
      ...(given && { headers: { authorization: given } }),
    });
    expect([answer.statusCode, answer.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
  },
);
