import {
  listConnectionFiles,
  removeConnectionFile,
  uploadConnectionFile,
} from "@app/contract/connection-files";
import {
  decideClosedChanges,
  getClosedChanges,
  getConnectionFigures,
} from "@app/contract/connection-mapping";
import { listConnectionSyncs } from "@app/contract/connection-sync";
import { monthOf } from "@app/engine/time/month";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Runner } from "#core/job-runner.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import {
  addConnection,
  SOURCES,
  statusOf,
  syncNow,
  syncRunner,
} from "#testing/test-connections.ts";

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

const SEPTEMBER = balances("30 September", 1900, 1600);
const ONLY_A_START =
  "The balances at the end of July 2026 are a start, and no month can be read from them alone. Add the balances at the end of June 2026 to read July 2026, or those of August 2026 to read August 2026.";

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
    reason: ONLY_A_START,
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

async function threeMonths() {
  const id = await newBooks();
  for (const file of [JULY, AUGUST, SEPTEMBER]) await send(id, file, { isKept: "true" });
  expect(await syncNow(app, id)).toMatchObject({ firstMonth: monthOf(2026, 8) });
  return id;
}

async function lastSyncOf(id: number) {
  return dataOf(await app.call(listConnectionSyncs, { params: { id } })).items[0];
}

test("a file that is taken away shows at once as unread, and the next reading names the months that go", async () => {
  const id = await threeMonths();
  const { items } = dataOf(await app.call(listConnectionFiles, { params: { id } }));
  const september = { firstMonth: monthOf(2026, 9), lastMonth: monthOf(2026, 9) };
  expect(items.at(-1)).toMatchObject(september);
  const fileId = items.at(-1)?.id ?? 0;
  await app.call(removeConnectionFile, { params: { id, fileId } });
  expect(await statusOf(app, id)).toMatchObject({
    state: "needs-attention",
    areFilesUnread: true,
    reason: "The files changed since they were read.",
    lastMonth: monthOf(2026, 9),
  });
  expect(await syncNow(app, id)).toMatchObject({
    ...{ state: "up-to-date", areFilesUnread: false, lastMonth: monthOf(2026, 8) },
  });
  expect((await lastSyncOf(id))?.words).toBe("September 2026 is no longer in the files.");
});

test("a single month that was read is told as one @long", async () => {
  const id = await newBooks();
  for (const file of [JULY, AUGUST]) await send(id, file, { isKept: "true" });
  await syncNow(app, id);
  expect((await lastSyncOf(id))?.words).toBe("August 2026 was read.");
});

test("a second file that changes a month that was read is told before, and held until it is accepted", async () => {
  const id = await threeMonths();
  const restated = balances("30 September", 1950, 1650);
  expect(dataOf((await send(id, restated)).envelope)).toMatchObject({
    restates: ["September 2026 was read before; 2 accounts differ."],
    lack: null,
  });
  expect(dataOf((await send(id, SEPTEMBER)).envelope).restates).toEqual([
    "September 2026 was read before; nothing differs.",
  ]);
  await send(id, restated, { isKept: "true" });
  expect(await syncNow(app, id)).toMatchObject({
    state: "needs-attention",
    undecidedCount: 2,
    reason: "Closed months changed on 2 accounts, not taken over yet.",
  });
  const { items, cashDifference } = dataOf(await app.call(getClosedChanges, { params: { id } }));
  expect(items.map(({ accountId, difference }) => [accountId, difference]).sort()).toEqual([
    ["200", "-5000"],
    ["90", "5000"],
  ]);
  expect(cashDifference).toBe("5000");
  const profits = async () =>
    dataOf(await app.call(getConnectionFigures, { params: { id } })).months.map(
      ({ netProfit }) => netProfit.model,
    );
  expect(await profits()).toEqual(["30000", "40000"]);
  await app.call(decideClosedChanges, {
    params: { id },
    body: { accept: ["200", "90"], hold: [] },
  });
  expect(await profits()).toEqual(["30000", "45000"]);
});

test("a closed year's month that only the middle of the books changes is not passed over @long", async () => {
  const id = await newBooks();
  const years = [
    balances("30 April", 700, 400),
    balances("31 May", 900, 600),
    balances("30 June", 1000, 700),
  ];
  for (const file of years) await send(id, file, { isKept: "true" });
  await syncNow(app, id);
  await send(id, balances("31 May", 950, 650), { isKept: "true" });
  expect(await syncNow(app, id)).toMatchObject({ undecidedCount: 2 });
});

test("what one trial balance lacks is told before it is kept @long", async () => {
  const id = await newBooks();
  expect(dataOf((await send(id, JULY)).envelope)).toMatchObject({
    ...{ lack: ONLY_A_START, canStartAtNothing: false, months: [monthOf(2026, 7)] },
  });
  await send(id, JULY, { isKept: "true" });
  expect(dataOf((await send(id, AUGUST)).envelope).lack).toBeNull();
  expect(dataOf((await send(id, SEPTEMBER)).envelope).lack).toBe(
    "August 2026 is missing: there is July 2026, then September 2026.",
  );
});

test("movements without balances before them are read once somebody says that the books start at nothing @long", async () => {
  const id = await newBooks();
  const moved = `Account,Type,Jul 2026,Aug 2026
Cheque account,Bank,500.00,200.00
Consulting fees,Revenue,-500.00,-200.00
`;
  const choices = { amounts: 1 };
  const open = dataOf((await send(id, moved, { answers: { choices } })).envelope);
  expect(open.problems).toEqual([]);
  expect(open).toMatchObject({
    lack: expect.stringContaining("July 2026 has movements and nothing to start from."),
    canStartAtNothing: true,
  });
  const answers = { choices, startsAtNothing: true };
  const said = await send(id, moved, { isKept: "true", answers });
  expect(dataOf(said.envelope)).toMatchObject({
    lack: null,
    kept: { firstMonth: monthOf(2026, 7) },
  });
  expect(await syncNow(app, id)).toMatchObject({
    state: "up-to-date",
    lastMonth: monthOf(2026, 8),
  });
});

const FIRST_YEAR = `Code,Account,Type,Jul-26,Aug-26,Sep-26,Oct-26
090,Bank,Asset,5400,11610,18651,26656
960,Retained Earnings,Equity,0,0,0,0
200,Sales,Income,-12100,-25410,-40051,-56156
477,Wages,Expense,6700,13800,21400,29500
`;

async function filesOf(id: number) {
  return dataOf(await app.call(listConnectionFiles, { params: { id } })).items;
}

test("balances or movements has to be said where the file proves neither, and the list tells what was said", async () => {
  const id = await newBooks();
  const open = dataOf((await send(id, FIRST_YEAR, { isKept: "true" })).envelope);
  expect(open).toMatchObject({ kept: null, months: [], questions: [{ answer: null }] });
  const answers = { choices: { amounts: 0 } };
  await send(id, FIRST_YEAR, { isKept: "true", answers });
  expect(await filesOf(id)).toMatchObject([{ amountsAre: "balances" }]);
  await syncNow(app, id);
  const { months } = dataOf(await app.call(getConnectionFigures, { params: { id } }));
  expect(months.at(-1)).toMatchObject({
    netProfit: { source: "800500" },
    netAssets: { source: "2665600" },
  });
});

test("a file sent twice is one file, and the second look says so", async () => {
  const id = await newBooks();
  const sent = await Promise.all([
    send(id, JULY, { isKept: "true" }),
    send(id, JULY, { isKept: "true" }),
  ]);
  const [one, other] = sent.map(({ envelope }) => dataOf(envelope).kept?.id);
  expect(one).toBe(other);
  expect(await filesOf(id)).toHaveLength(1);
  expect(dataOf((await send(id, JULY)).envelope)).toMatchObject({ isKeptAlready: true });
  expect(dataOf((await send(id, AUGUST)).envelope)).toMatchObject({ isKeptAlready: false });
});

test("the same file after another one is kept again: of two for a month the later counts @long", async () => {
  const id = await newBooks();
  for (const file of [JULY, balances("31 July", 1300, 1000), JULY]) {
    await send(id, file, { isKept: "true" });
  }
  expect(await filesOf(id)).toHaveLength(3);
});

const MONTHS_ACROSS = `Code,Account,Type,Sep-26,Oct-26
090,Cheque account,Asset,1700,1900
200,Consulting fees,Income,-1400,-1600
960,Retained earnings,Equity,-300,-300
`;
const ONE_MONTH = `Trial Balance
As at 30 Nov 2026

Account Code,Account,Account Type,Debit - Year to date,Credit - Year to date
090,Cheque account,Bank,2400,
200,Consulting fees,Revenue,,2150
310,Cost of sales,Direct Costs,50,
960,Retained earnings,Equity,,300
`;

test("a file in another layout is read afresh and says so, with its accounts matched", async () => {
  const id = await newBooks();
  await send(id, MONTHS_ACROSS, { isKept: "true" });
  const read = dataOf((await send(id, ONE_MONTH, { isKept: "true" })).envelope);
  expect(read).toMatchObject({
    ...{ isReadAsBefore: false, isReadAfresh: true, problems: [] },
    changes: ["310 Cost of sales is new."],
    kept: { month: monthOf(2026, 11), amountsAre: "balances" },
  });
  expect(await syncNow(app, id)).toMatchObject({ lastMonth: monthOf(2026, 11) });
  const { months } = dataOf(await app.call(getConnectionFigures, { params: { id } }));
  expect(months.at(-1)).toMatchObject({
    netProfit: { source: "50000" },
    netAssets: { source: "240000" },
  });
});

test("of a file that cannot be read no account is told to be gone", async () => {
  const id = await newBooks();
  await send(id, MONTHS_ACROSS, { isKept: "true" });
  const broken = MONTHS_ACROSS.replaceAll("1700", "17OO").replace("960,Retained", "961,Retained");
  const read = dataOf((await send(id, broken)).envelope);
  expect(read.problems).not.toEqual([]);
  expect(read.changes).toEqual([]);
});
