import { createAccessToken } from "@app/contract/access-tokens";
import { readCell } from "@app/contract/figure-cell";
import { saveModelDocument } from "@app/contract/model-versions";
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
  version: number;
  columns: { caseName: string; role: string }[];
  rows: { label: string; figures: { value: number | null; cell: string | null }[] }[];
};

test("an assistant is offered ten tools, of which one changes something", async () => {
  const client = await assistantWith(await tokenFor("clients:read", "models:write"));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...["list_clients", "list_models", "list_drivers", "read_statement", "compare_scenarios"],
    ...["list_versions", "compare_versions", "explain_figure", "try_what_if", "keep_scenario"],
  ]);
  const changing = tools.filter(({ annotations }) => !annotations?.readOnlyHint);
  expect(changing.map(({ name }) => name)).toEqual(["keep_scenario"]);
});

test("tools that its token was not made for were offered and refused, and are not offered", async () => {
  const named = async (...scopes: TokenScope[]) => {
    const { tools } = await (await assistantWith(await tokenFor(...scopes))).listTools();
    return tools.map(({ name }) => name);
  };
  const ofModels = await named("models:read");
  expect(ofModels).toHaveLength(8);
  expect(ofModels).not.toContain("list_clients");
  expect(ofModels).not.toContain("keep_scenario");
  expect(await named("clients:write")).toEqual(["list_clients"]);
});

test("the drivers that a figure rests on had no cell: each has one, and it explains the driver", async () => {
  const client = await assistantWith(await tokenFor("models:read"));
  const changes = [{ line: "hourlyRate", mode: "scale", value: 0.9 }];
  type Behind = Why & { drivers: { name: string; value: string; cell: string }[]; text: string };
  for (const asked of [{}, { changes }]) {
    const of = "changes" in asked ? ":whatIf" : "";
    const explain = (cell: string) =>
      ask<Behind>(client, "explain_figure", { modelId, cell, ...asked });
    const { drivers } = await explain(`pl.profit@35${of}`);
    expect(drivers.length).toBeGreaterThan(2);
    for (const { name, cell } of drivers) {
      expect(readCell(cell)?.case).toBe(of ? "whatIf" : "base");
      expect((await explain(cell)).title).toContain(name);
    }
  }
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

type Why = { title: string; amount: number; doPartsAddUp: boolean; caseName: string };

test("what is tried carries cells of its own, explained by what was tried", async () => {
  const client = await assistantWith(await tokenFor("models:read"));
  const changes = [{ line: "hourlyRate", mode: "scale", value: 0.9 }];
  const { rows } = await ask<Statement>(client, "try_what_if", { modelId, changes, by: "year" });
  const revenue = rows.find(({ label }) => label === "Revenue")?.figures ?? [];
  const tried = revenue[1];
  expect(revenue.map(({ cell }) => cell?.split(":")[1])).toEqual(
    revenue.map((_, at) => (at % 3 === 1 ? "whatIf" : undefined)),
  );
  const why = await ask<Why>(client, "explain_figure", { modelId, cell: tried?.cell, changes });
  expect([why.amount.toFixed(2), why.caseName, why.doPartsAddUp]).toEqual([
    ...[tried?.value?.toFixed(2), "What if", true],
  ]);
  await expect(ask(client, "explain_figure", { modelId, cell: tried?.cell })).rejects.toThrow(
    "There is no figure",
  );
});

test("what was tried before a colleague saved was explained by what they saved, and now is by the version it was tried on", async () => {
  const { id } = await addModel(app);
  const client = await assistantWith(await tokenFor("models:read"));
  const changes = [{ line: "hourlyRate", mode: "scale", value: 0.9 }];
  const asked = { modelId: id, changes, by: "year" };
  const { version, rows } = await ask<Statement>(client, "try_what_if", asked);
  const tried = rows.find(({ label }) => label === "Revenue")?.figures[1];
  const edits = [{ kind: "set", place: "drivers/hourlyRate/values", value: 190 } as const];
  const body = { saveId: crypto.randomUUID(), baseVersion: version, edits };
  dataOf(await app.call(saveModelDocument, { params: { id }, body }));

  const explain = (more: object) =>
    ask<Why & { version: number }>(client, "explain_figure", {
      ...{ modelId: id, cell: tried?.cell, changes, ...more },
    });
  const why = await explain({ version });
  expect([why.amount.toFixed(2), why.version]).toEqual([tried?.value?.toFixed(2), version]);
  const newest = await explain({});
  expect(newest.version).toBe(version + 1);
  expect(newest.amount).not.toBeCloseTo(why.amount, 2);
});

test("drivers and versions carry cells, and a list of models carries no numbers of theirs", async () => {
  const client = await assistantWith(await tokenFor("models:write"));
  const changes = [{ line: "hourlyRate", value: 150 }];
  await ask(client, "keep_scenario", { modelId, changes, name: "Low rates" });
  type Drivers = { items: { line: string; value: number; cell: string }[] };
  const { items } = await ask<Drivers>(client, "list_drivers", { modelId });
  const rate = items.find(({ line }) => line === "hourlyRate");
  const set = await ask<Why>(client, "explain_figure", { modelId, cell: rate?.cell });
  expect(set.amount).toBe(rate?.value);

  type Versions = { figures: { before: number; cells: { before: string } }[] };
  const asked = { modelId, from: 1, to: 2 };
  const { figures } = await ask<Versions>(client, "compare_versions", asked);
  for (const { before, cells } of figures) {
    const { amount } = await ask<Why>(client, "explain_figure", {
      ...{ modelId, version: 1, cell: cells.before },
    });
    expect(amount.toFixed(2)).toBe(before.toFixed(2));
  }

  const { items: models } = await ask<{ items: object[] }>(client, "list_models", {});
  expect(models[0]).toMatchObject({ modelName: expect.any(String), checks: { isBlocked: false } });
  expect(models[0]).not.toHaveProperty("figures");
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
  const asked = { modelId, by: "year", scenario: made?.id, against: "base" };
  const compared = await ask<Statement>(client, "compare_scenarios", asked);
  const differences = ({ rows }: Statement) =>
    rows.map(({ figures }) => figures.map(({ value }) => value).filter((_, at) => at % 3 === 2));
  expect(differences(compared)).toEqual(differences(tried));
  const [rates, base, less] = compared.rows.at(-1)?.figures.map(({ value }) => value ?? 0) ?? [];
  expect(rates).toBeLessThan(base ?? 0);
  expect(less).toBeCloseTo((rates ?? 0) - (base ?? 0), 2);
});

test("two scenarios of one name could not be told apart: the second is refused", async () => {
  const client = await assistantWith(await tokenFor("models:write"));
  const wish = { modelId, changes: [{ line: "hourlyRate", value: 150 }], name: "Cheaper" };
  await ask(client, "keep_scenario", wish);
  await expect(ask(client, "keep_scenario", { ...wish, name: "cheaper" })).rejects.toThrow(
    "There is a scenario “cheaper” already: give this one another name.",
  );
});

test("it is held to its token: what that was not made for is not there when it is asked for", async () => {
  const client = await assistantWith(await tokenFor("models:read"));
  await expect(ask(client, "list_clients", {})).rejects.toThrow("not found");
  const changes = [{ line: "hourlyRate", value: 1 }];
  await expect(ask(client, "keep_scenario", { modelId, changes, name: "No" })).rejects.toThrow(
    "not found",
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
