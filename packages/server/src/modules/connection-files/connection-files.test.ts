import { listConnectionFiles, uploadConnectionFile } from "@app/contract/connection-files";
import { getConnectionFigures } from "@app/contract/connection-mapping";
import { monthOf } from "@app/engine/time/month";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Runner } from "#core/job-runner.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addConnection, SOURCES, syncNow, syncRunner } from "#testing/test-connections.ts";

let app: TestApp;
let runner: Runner;
beforeAll(async () => {
  app = await testApp({ rateLimitScale: 1_000 });
  runner = syncRunner(app);
});
afterAll(() => runner.stop());

const balances = (month: string, cash: number, sales: number) => `Trial balance as at ${month} 2026
Code,Account,Type,Debit,Credit
090,Cheque account,Bank,${cash}.50,
200,Consulting fees,Revenue,,${sales}.50
960,Retained earnings,Equity,,300.00
`;
const JULY = balances("31 July", 1200, 900);
const AUGUST = balances("31 August", 1500, 1200);

async function newBooks() {
  const settings = { name: "Acorn", currency: "AUD", yearEndMonth: 6 };
  return (await addConnection(app, { sourceId: SOURCES.spreadsheet, settings })).id;
}

function send(id: number, file: string, options: { isKept?: "true"; answers?: object } = {}) {
  const { isKept = "false", answers = {} } = options;
  const body = { fileName: "TB.csv", isKept, answers: JSON.stringify(answers) } as const;
  return app.send(uploadConnectionFile, { params: { id }, body, file: new Blob([file]) });
}

test("a file is looked at, kept when nothing is wrong or open, and read as the last one was", async () => {
  const id = await newBooks();
  const looked = dataOf((await send(id, JULY)).envelope);
  expect(looked).toMatchObject({ problems: [], months: [monthOf(2026, 7)], kept: null });
  expect(dataOf(await app.call(listConnectionFiles, { params: { id } })).items).toEqual([]);

  await send(id, JULY, { isKept: "true" });
  const next = dataOf((await send(id, AUGUST, { isKept: "true" })).envelope);
  expect(next).toMatchObject({
    isReadAsBefore: true,
    months: [monthOf(2026, 8)],
    changes: [],
    kept: { fileName: "TB.csv", month: monthOf(2026, 8), uploadedByName: "Ada Admin" },
  });
});

test("two months of balances are synced to the cent", async () => {
  const id = await newBooks();
  await send(id, JULY, { isKept: "true" });
  expect(await syncNow(app, id)).toMatchObject({
    state: "failed",
    reason:
      "The files only give balances to start from. Upload the balances of the months before or after.",
  });
  await send(id, AUGUST, { isKept: "true" });
  expect(await syncNow(app, id)).toMatchObject({
    state: "up-to-date",
    firstMonth: monthOf(2026, 8),
    lastMonth: monthOf(2026, 8),
  });
  const { months } = dataOf(await app.call(getConnectionFigures, { params: { id } }));
  expect(months).toMatchObject([
    {
      netProfit: { source: "30000", model: "30000", difference: "0" },
      netAssets: { source: "150050", model: "150050", difference: "0" },
    },
  ]);
});

test("what is open or wrong is told, and nothing is kept", async () => {
  const id = await newBooks();
  const unsaid = JULY.replace(" as at 31 July 2026", ", closing balances");
  expect(dataOf((await send(id, unsaid, { isKept: "true" })).envelope)).toMatchObject({
    needsMonth: true,
    kept: null,
  });
  const answers = { month: monthOf(2026, 7) };
  const answered = await send(id, unsaid, { isKept: "true", answers });
  expect(dataOf(answered.envelope).kept).not.toBeNull();
  const wrong = dataOf((await send(id, "Dear all,\nsee you\n", { isKept: "true" })).envelope);
  expect(wrong).toMatchObject({ kept: null, problems: [{ kind: "no-table" }] });
});

test("a file is for a spreadsheet connection of one's own team", async () => {
  const { id } = await addConnection(app);
  expect((await send(id, JULY)).status).toBe(409);
  const body = { fileName: "TB.csv" };
  const stranger = await testApp();
  const asked = { params: { id: await newBooks() }, body, file: new Blob([JULY]) };
  expect((await stranger.send(uploadConnectionFile, asked)).status).toBe(404);
});
