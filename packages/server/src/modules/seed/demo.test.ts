import { monthOfDay } from "@app/connectors/ledger/day";
import { getProfile } from "@app/contract/account";
import { getTeamActivity } from "@app/contract/activity";
import { listPaymentObligations, listPayments } from "@app/contract/billing";
import { getBillingDetails } from "@app/contract/billing-details";
import { listClients } from "@app/contract/clients";
import { listConnections } from "@app/contract/connections";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "@app/contract/demo";
import { getModelConnection } from "@app/contract/model-connection";
import { listModelContracts, listStatementOptions } from "@app/contract/model-contracts";
import { getModelDocument, listModelVersions } from "@app/contract/model-versions";
import { listModels } from "@app/contract/models";
import { listPortfolio } from "@app/contract/portfolio";
import { listReportShares } from "@app/contract/report-shares";
import { viewReport } from "@app/contract/report-view";
import { listReportNotes } from "@app/contract/report-viewer";
import { getCurrentUser, loginUser } from "@app/contract/session";
import { listStaffDiscussions } from "@app/contract/staff-support";
import { getAmendData } from "@app/contract/subscription-plan";
import { listSupportHistory } from "@app/contract/support";
import { listSupportDiscussions } from "@app/contract/support-list";
import { TERMS_VERSION } from "@app/contract/terms";
import { getTrackRecord } from "@app/contract/track-record";
import { listWebReports } from "@app/contract/web-reports";
import type { ModelDocument } from "@app/engine/model/document";
import { beforeAll, expect, test } from "vitest";
import { verifyAudit } from "#core/audit-verify.ts";
import { verifyLedger } from "#modules/ledger/ledger.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { seedDemo } from "./demo.ts";
import { demoClients } from "./demo-clients.ts";
import { demoModels } from "./demo-models.ts";
import { demoReports } from "./demo-reports.ts";
import { playReports } from "./play-reports.ts";

/** Two demos one after the other, each with all its models. */
const SLOWLY = { timeout: 300_000 };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ isDemo: true });
  await seedDemo(app.parts);
  await playReports(app.parts);
}, SLOWLY.timeout);

const DEMO_TEAMS = ["Marlowe & Tran Advisory", "Saltmarsh Brewing Co."];

async function signIn(email: string) {
  const caller = app.anonymous();
  dataOf(await caller.call(loginUser, { body: { email, password: DEMO_PASSWORD } }));
  return caller;
}

test.each([
  [DEMO_SIGN_INS[0], "Marlowe & Tran Advisory", { kind: 1, isAdmin: true, isStaff: false }],
  [DEMO_SIGN_INS[1], "Marlowe & Tran Advisory", { kind: 1, isAdmin: false, isStaff: false }],
  [DEMO_SIGN_INS[2], "Saltmarsh Brewing Co.", { kind: 2, isAdmin: true, isStaff: false }],
  [DEMO_SIGN_INS[3], "Forecastle", { kind: 1, isAdmin: true, isStaff: true }],
])("$email signs in", async ({ email, name }, teamName, what) => {
  const caller = await signIn(email);
  expect(await caller.call(getCurrentUser, {})).toMatchObject({
    data: { account: { ...what, name, email }, subscription: { teamName, status: "active" } },
  });
});

test.each(DEMO_SIGN_INS)(
  "$email had no terms recorded, as if nobody had asked",
  async ({ email }) => {
    const { terms } = dataOf(await (await signIn(email)).call(getProfile, {}));
    expect(terms).toEqual({ version: TERMS_VERSION, acceptedAt: app.clock.now().toISOString() });
  },
);

test("the firm pays for four by the year, and not for one of its three people", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  expect(dataOf(await priya.call(getAmendData, {}))).toMatchObject({
    ...{ payingUsers: 4, numRenewalPayingUsers: 4, memberCount: 3, costPerUser: 948 },
    // 4 × 948.00
    ...{ periodCost: 3792, status: "active", purchaseOrderNumber: "PO-2291" },
  });
});

test("the firm paid a year for three, a fourth, and every model's months: what was billed is what was paid", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const all = { pagination: "false" } as const;
  const { items: paid } = dataOf(await priya.call(listPayments, { query: all }));
  // 3 × 948.00 and 10 % of GST.
  expect(paid.map(({ gross }) => gross)).toContain(3128.4);
  // The first month went out on split invoices: one for each client, 29.00 and 2.90 of GST.
  expect(paid.filter(({ gross }) => gross === 31.9).length).toBeGreaterThan(3);
  expect(paid.map(({ paidBy }) => paidBy)).toContain("Visa ending 4242");
  const [declined] = await app.parts.storage.query<{ count: number }>(
    `select count(*)::int as count from card_charges c join accounts a using (team_id) join users u on u.id = a.user_id
     where u.email = $1 and c.state = 'declined'`,
    [DEMO_SIGN_INS[0].email],
  );
  expect(declined?.count).toBe(1);
  const { items: months } = dataOf(await priya.call(listStatementOptions, {}));
  expect(months.length).toBeGreaterThan(4);
  for (const { modelCount, net } of months) expect(net).toBe(modelCount * 29);
  const ofModels = paid.filter(({ title }) => title.startsWith("Models, "));
  const stated = months.filter(({ id }) => id !== null);
  expect(sumOf(ofModels.map(({ net }) => net ?? 0))).toBe(sumOf(stated.map(({ net }) => net)));
  const owed = dataOf(await priya.call(listPaymentObligations, { query: all })).items;
  expect(owed.filter(({ invoiceNumber }) => invoiceNumber !== null)).toEqual([]);
  const { filterCounts } = dataOf(await priya.call(listModelContracts, { query: {} }));
  expect(filterCounts).toEqual([
    // A budget beside one, and one made from its connection.
    { key: "Active", count: demoModels.length + 2 },
    { key: "Ended", count: 1 },
  ]);
  expect((await verifyLedger(app.parts.storage)).breaks).toEqual([]);
});

test("the demo's teams are in Australia, and a month that is over was billed as it ended there", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const helen = await signIn(DEMO_SIGN_INS[2].email);
  for (const admin of [priya, helen]) {
    const { timeZone } = dataOf(await admin.call(getBillingDetails, {}));
    expect(timeZone).toBe("Australia/Sydney");
  }
  const issued = await app.parts.storage.query<{ at: string }>(
    `select distinct to_char(e.at at time zone 'Australia/Sydney', 'DD HH24:MI') as at from ledger_entries e
     join accounts a using (team_id) join users u on u.id = a.user_id
     where u.email = $1 and e.kind = 'invoice' and e.description like 'Models, %'`,
    [DEMO_SIGN_INS[0].email],
  );
  expect(issued).toEqual([{ at: "01 00:10" }]);
});

test("the company has one invoice to pay, which is not due yet, and one model this month", async () => {
  const helen = await signIn(DEMO_SIGN_INS[2].email);
  const owed = dataOf(await helen.call(listPaymentObligations, { query: {} })).items;
  // 99.00 and 10 % of GST.
  expect(owed[0]).toMatchObject({ gross: 108.9, invoiceNumber: expect.any(Number) });
  expect(dataOf(await helen.call(listModelContracts, { query: {} }))).toMatchObject({
    ...{ totalItemCount: 1, monthlyTotal: 29 },
  });
});

const sumOf = (amounts: number[]) => amounts.reduce((sum, each) => sum + each, 0);

test("the demo's teams asked support: some wait, some were answered, and what was closed was read", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const tom = await signIn(DEMO_SIGN_INS[1].email);
  const helen = await signIn(DEMO_SIGN_INS[2].email);
  const robin = await signIn(DEMO_SIGN_INS[3].email);
  const { items, filterCounts } = dataOf(await priya.call(listSupportDiscussions, { query: {} }));
  expect(filterCounts).toMatchObject([{ count: 7 }, { count: 3 }, { count: 4 }]);
  expect(items.map(({ subject }) => subject).slice(0, 2)).toEqual([
    "Two readers on one report link",
    "A closed month moved",
  ]);
  expect(items.filter(({ hasNewAnswer }) => hasNewAnswer)).toMatchObject([
    { subject: "A closed month moved" },
  ]);
  const newTo = async (caller: typeof tom) =>
    dataOf(await caller.call(listSupportDiscussions, { query: {} })).newAnswerCount;
  expect([await newTo(tom), await newTo(helen)]).toEqual([0, 0]);

  const queue = dataOf(await robin.call(listStaffDiscussions, { query: { filter: "Waiting" } }));
  const ofDemo = queue.items.filter(({ teamName }) => DEMO_TEAMS.includes(teamName));
  expect(ofDemo.map(({ subject }) => subject)).toEqual([
    "Two readers on one report link",
    "Weekly model, 53 weeks in a year",
  ]);
});

test("every minute of the demo's credit was given by a month of its plan or used by an answer", async () => {
  for (const [email, used] of [
    [DEMO_SIGN_INS[0].email, [25, 15, 20, 40, 50, 35]],
    [DEMO_SIGN_INS[2].email, [10]],
  ] as const) {
    const caller = await signIn(email);
    const query = { pagination: "false" } as const;
    const { items, minutesLeft } = dataOf(await caller.call(listSupportHistory, { query }));
    const spent = items.filter(({ kind }) => kind === "used");
    expect(spent.map(({ minutes }) => -minutes)).toEqual(used);
    expect(spent.every(({ discussion }) => discussion)).toBe(true);
    const given = items.filter(({ kind }) => kind === "given");
    expect(given.every(({ minutes }) => minutes === 120)).toBe(true);
    expect(items).toHaveLength(spent.length + given.length);
    const sum = items.reduce((total, { minutes }) => total + minutes, 0);
    expect([minutesLeft, items[0]?.minutesAfter]).toEqual([sum, sum]);
    expect(items.every(({ minutesAfter }) => minutesAfter >= 0)).toBe(true);
    const times = items.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  }
});

test("the firm has 38 clients, each as it is written down", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const query = { pagination: "false" } as const;
  const { items, filterCounts } = dataOf(await priya.call(listClients, { query }));
  const byName = new Map(items.map((client) => [client.name, client]));
  expect(filterCounts).toMatchObject([{ count: 38 }, { count: 34 }, { count: 4 }]);
  for (const { notes: _, ...draft } of demoClients) {
    expect(byName.get(draft.name)).toMatchObject(draft);
  }
});

test("two of the firm's forecasts fall below their floor, and a third breaks its interest cover", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const clientsIn = async (filter: "belowFloor" | "covenant") => {
    const { items } = dataOf(await priya.call(listPortfolio, { query: { filter } }));
    return items.map(({ clientName }) => clientName).sort();
  };
  expect(await clientsIn("belowFloor")).toEqual(["Boreal Outdoor", "Copperfield Civil"]);
  expect(await clientsIn("covenant")).toEqual(["Tamarind Kitchens"]);
});

test("the firm has four connections: one to reconnect, one with changes, two in order", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const { items } = dataOf(await priya.call(listConnections, { query: {} }));
  expect(
    items.map(({ sourceName, clientName, status }) => [sourceName, clientName, status.state]),
  ).toEqual([
    ["QuickBooks Demo", "Tamarind Kitchens", "needs-reconnecting"],
    ["Sample Company", "Ginger & Rye Bakehouse", "needs-attention"],
    ["Xero Demo", "Boreal Outdoor", "up-to-date"],
    ["Excel spreadsheet", "Ridgeline Physio", "up-to-date"],
  ]);
  expect(items[1]?.status).toMatchObject({ undecidedCount: 2, unmappedCount: 0 });
});

test("the firm's people have been at work, on weekdays and not in the future", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const { items } = dataOf(await priya.call(getTeamActivity, {}));
  expect(items).toHaveLength(20);
  expect(items[0]).toMatchObject({
    verb: "wrote a note at report",
    subject: expect.stringMatching(/ 20\d\d board report$/),
  });
  expect(new Set(items.map(({ actorName }) => actorName))).toContain("Tom Marlowe");
  for (const { at } of items) {
    expect(new Date(at).getTime()).toBeLessThan(app.clock.now().getTime());
    expect([0, 6]).not.toContain(new Date(at).getDay());
  }
});

test("the demo is made once, however often it is asked for", async () => {
  await seedDemo(app.parts);
  const [counted] = await app.parts.storage.query<{ count: number }>(
    "select count(*)::int as count from subscriptions where team_name = $1",
    ["Marlowe & Tran Advisory"],
  );
  expect(counted?.count).toBe(1);
});

test(
  "two processes that make the demo at their first start together both find it made @long",
  SLOWLY,
  async () => {
    const storage = await freshStorage();
    await Promise.all([1, 2].map(() => seedDemo({ ...app.parts, storage })));
    const counted = await storage.query<{ count: number }>(
      "select count(*)::int as count from users where email = any($1)",
      [DEMO_SIGN_INS.map(({ email }) => email)],
    );
    expect(counted).toEqual([{ count: DEMO_SIGN_INS.length }]);
    await storage.close();
  },
);

test("what it made has its trail, whole", async () => {
  const [firm] = await app.parts.storage.query<{ id: number }>(
    "select id from subscriptions where team_name = $1",
    ["Marlowe & Tran Advisory"],
  );
  const { breaks } = await verifyAudit(app.parts.storage, app.parts.secrets);
  expect(breaks.filter(({ teamId }) => teamId === firm?.id)).toEqual([]);
});

test("the firm has models for fourteen clients, with actuals, scenarios and figures that hold", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const { items, filterCounts } = dataOf(
    await priya.call(listModels, { query: { filter: "Team", limit: 100 } }),
  );
  expect(filterCounts.map(({ count }) => count)).toEqual([16, 1, 1, 1]);
  expect(new Set(items.map(({ clientName }) => clientName)).size).toBe(14);
  const broken = items.filter(
    ({ figures }) => figures?.checks.isBlocked || figures?.checks.errorCount,
  );
  expect(broken).toEqual([]);
  for (const { figures, modelName } of items) {
    expect(figures?.closingCash.actualCount, modelName).toBe(12);
  }
});

test("one of them was made from its connection, which has read at least a month since", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const { items } = dataOf(await priya.call(listModels, { query: { search: "From the ledger" } }));
  const params = { id: items[0]?.id ?? 0 };
  const { document } = dataOf(await priya.call(getModelDocument, { params, query: {} }));
  const { start, actualCount } = (document as ModelDocument).timeline;
  const read = dataOf(await priya.call(getModelConnection, { params }));
  expect(read).toMatchObject({ link: "open", connection: { clientName: "Boreal Outdoor" } });
  expect(read.lastMonth).toBeGreaterThanOrEqual(monthOfDay(start) + actualCount);
});

test("a month of work by three people stands in the history of one model, which has a budget", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const { items } = dataOf(await priya.call(listModels, { query: { search: "Three-way" } }));
  expect(items).toMatchObject([{ documentVersion: 23, hasParallelModel: true }]);
  const { items: runs } = dataOf(
    await priya.call(listModelVersions, {
      params: { id: items[0]?.id ?? 0 },
      query: { limit: 100 },
    }),
  );
  expect(new Set(runs.map(({ authorName }) => authorName)).size).toBe(3);
  expect(runs.length).toBeGreaterThan(5);
});

test("that model was rolled forward in each of eight months, and energy was forecast too low in all of them", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const { items } = dataOf(await priya.call(listModels, { query: { search: "Three-way" } }));
  const { rollForwards, aheads, lines } = dataOf(
    await priya.call(getTrackRecord, { params: { id: items[0]?.id ?? 0 } }),
  );
  expect(rollForwards).toHaveLength(8);
  expect(aheads).toEqual([1, 3, 6]);
  expect(lines.find(({ line }) => line === "pl.account.utilities")?.byAhead[0]).toMatchObject({
    ...{ count: 8, worse: 8, leans: "below" },
  });
});

test("the brewery's own model is shared with its adviser", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  expect(await priya.call(listModels, { query: { filter: "Shared" } })).toMatchObject({
    data: {
      items: [
        {
          modelName: "Board forecast",
          teamName: "Saltmarsh Brewing Co.",
          owner: { name: "Helen Osei" },
        },
      ],
    },
  });
});

test("every model in use but the blank one has a published report that holds, with shares, notes and replies", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const own = dataOf(await priya.call(listModels, { query: { filter: "Team", limit: 100 } }));
  const lent = dataOf(await priya.call(listModels, { query: { filter: "Shared" } }));
  const taught = dataOf(await priya.call(listModels, { query: { filter: "Education" } }));
  const all = [...own.items, ...lent.items, ...taught.items];
  const models = all.filter(({ modelName }) => modelName !== "First model");
  expect(models).toHaveLength(demoReports.length);
  for (const { id, modelName } of models) {
    const { items } = dataOf(await priya.call(listWebReports, { params: { id }, query: {} }));
    expect(items, modelName).toMatchObject([{ published: { edition: 1 } }]);
    const params = { id: items[0]?.id ?? 0 };
    const seen = dataOf(await priya.call(viewReport, { params, query: {} }));
    expect(seen.standing, modelName).toMatchObject({ isBlocked: false, errorCount: 0 });
    const blockIds = seen.cases[0]?.pages.flatMap(({ blocks }) => blocks.map((each) => each.id));
    const notes = dataOf(await priya.call(listReportNotes, { params, query: {} }));
    expect(notes.items.flatMap(({ replies }) => replies).length, modelName).toBeGreaterThan(0);
    for (const { blockId } of notes.items) expect([null, ...(blockIds ?? [])]).toContain(blockId);
    const shares = dataOf(await priya.call(listReportShares, { params }));
    expect(shares.items, modelName).toMatchObject([{ openedCount: 1 }, { email: null }]);
  }
});

test("the demo firm's reports have its own colour and sign", async () => {
  const priya = await signIn(DEMO_SIGN_INS[0].email);
  const { items } = dataOf(await priya.call(listModels, { query: { filter: "Team" } }));
  const id = items.find(({ modelName }) => modelName === demoReports[0]?.model)?.id ?? 0;
  const [report] = dataOf(await priya.call(listWebReports, { params: { id }, query: {} })).items;
  const params = { id: report?.id ?? 0 };
  const { look } = dataOf(await priya.call(viewReport, { params, query: {} }));
  expect(look).toMatchObject({ accent: "#0f6e66", logo: { width: 144, height: 144 } });
});

test("reports are made once, and no mail is sent of them", async () => {
  const counts = () =>
    app.parts.storage.query(
      `select (select count(*) from web_reports)::int as reports,
         (select count(*) from report_notes)::int as notes`,
    );
  const before = await counts();
  await playReports(app.parts);
  expect(await counts()).toEqual(before);
  expect(await app.mails()).toEqual([]);
});

test("of a past that was played no invoice goes out by mail later either @long", async () => {
  // Letters are sealed, so the demo is made where nobody else has any.
  const own = await testApp({ isDemo: true }, { storage: await freshStorage() });
  await seedDemo(own.parts);
  const waiting = await own.parts.storage.query("select kind from outbox where done_at is null");
  expect(waiting).toEqual([]);
}, 300_000);
