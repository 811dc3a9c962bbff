import { listPaymentObligations } from "@app/contract/billing";
import { PAYMENT_METHODS, updatePaymentMethod } from "@app/contract/billing-details";
import { createClient } from "@app/contract/clients";
import {
  getStatement,
  getStatementCsv,
  getUpcomingStatement,
  listModelContracts,
  listStatementOptions,
  purchaseModel,
} from "@app/contract/model-contracts";
import { loginUser } from "@app/contract/session";
import {
  cancelSubscription,
  purchaseUnlimitedModels,
  reactivateSubscription,
} from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { readPriceList } from "#core/price-list.ts";
import type { Settings } from "#core/settings.ts";
import { renewDue } from "#modules/subscription/subscription.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModelRows } from "#testing/test-models.ts";
import { postingsOf, setPlan } from "#testing/test-plan.ts";
import { issueDueStatements } from "./model-contracts.ts";

/** A team that bought these models on 15 January 2030, each of a client or of none. */
async function buyers(byClient: Record<string, string[]>, settings: Partial<Settings> = {}) {
  const app = await testApp({ rateLimitScale: 1e6, ...settings });
  await setPlan(app);
  for (const [name, models] of Object.entries(byClient)) {
    const client = name === "" ? null : dataOf(await app.call(createClient, { body: { name } }));
    for (const id of await addModelRows(app, models, { clientId: client?.id ?? null })) {
      await app.call(purchaseModel, { params: { id }, body: {} });
    }
  }
  return app;
}

/** Days pass, the job runs, and whoever is signed in signs in again. */
async function pass(app: TestApp, days: number, job = issueDueStatements) {
  app.clock.advance({ days });
  await job(app.parts);
  const { email, password } = app.person;
  dataOf(await app.call(loginUser, { body: { email, password } }));
}

const monthsOf = async (app: TestApp) =>
  (await app.call(listStatementOptions, {})).data?.items.map(({ month, modelCount, net }) => [
    ...[month, modelCount, net],
  ]);

const invoiced = async (app: TestApp) =>
  (await postingsOf(app)).filter(({ debit }) => debit === "receivable");

test("a month that is over is stated and charged once: 3 × 29.00, GST 8.70, together 95.70", async () => {
  const app = await buyers({ Saltmarsh: ["Budget", "Forecast"], Pelican: ["Fleet"] });
  await pass(app, 16);
  expect(await invoiced(app)).toEqual([]);
  await pass(app, 1);
  await Promise.all([issueDueStatements(app.parts), issueDueStatements(app.parts)]);

  const { data } = await app.call(getStatement, { params: { month: "2030-01" } });
  expect(data).toMatchObject({
    ...{ month: "2030-01", currency: "AUD", taxPercent: 10, price: 29, isUnlimited: false },
    ...{ net: 87, tax: 8.7, gross: 95.7 },
    invoices: [{ title: "Models, January 2030", gross: 95.7, owed: 95.7, paidAt: null }],
  });
  expect(
    data?.lines.map(({ modelName, clientName, from, to, amount }) => [
      ...[modelName, clientName, from, to, amount],
    ]),
  ).toEqual([
    ["Fleet", "Pelican", "2030-01-15", "2030-01-31", 29],
    ["Budget", "Saltmarsh", "2030-01-15", "2030-01-31", 29],
    ["Forecast", "Saltmarsh", "2030-01-15", "2030-01-31", 29],
  ]);
  expect((await invoiced(app)).map(({ credit, amount }) => [credit, amount])).toEqual([
    ["models", 8_700],
    ["gst", 870],
  ]);
  expect(await monthsOf(app)).toEqual([
    ["2030-02", 3, 87],
    ["2030-01", 3, 87],
  ]);
  const contracts = await app.call(listModelContracts, { query: {} });
  expect(contracts.data?.items[0]).toMatchObject({ monthsBilled: 1, billedSoFar: 29 });
});

test("an installation that was away makes up for every month", async () => {
  const app = await buyers({ "": ["Own"] });
  await pass(app, 80);
  expect(await monthsOf(app)).toEqual([
    ["2030-04", 1, 29],
    ["2030-03", 1, 29],
    ["2030-02", 1, 29],
    ["2030-01", 1, 29],
  ]);
  expect(await invoiced(app)).toHaveLength(6);
});

test("split invoices are one per client, each with its models and its own GST", async () => {
  const app = await buyers({ Saltmarsh: ["Budget", "Forecast"], Pelican: ["Fleet"], "": ["Own"] });
  const body = { paymentMethod: PAYMENT_METHODS.SPLIT_INVOICES };
  await app.call(updatePaymentMethod, { body });
  await pass(app, 17);
  const { data } = await app.call(getStatement, { params: { month: "2030-01" } });
  expect(data?.invoices.map(({ title, gross }) => [title, gross])).toEqual([
    ["Models, January 2030, Pelican", 31.9],
    ["Models, January 2030, Saltmarsh", 63.8],
    ["Models, January 2030, of no client", 31.9],
  ]);
  expect([data?.net, data?.tax, data?.gross]).toEqual([116, 11.6, 127.6]);
  // Each goes out by itself, to be passed on.
  const mails = (await app.mails()).filter(({ subject }) => /^Tax invoice \d+ /.test(subject));
  expect(mails.map(({ text }) => /January 2030, ([\w ]+)\./.exec(text)?.[1])).toEqual([
    ...["Pelican", "Saltmarsh", "of no client"],
  ]);
});

test("what is to come is rounded as its invoices will be: GST of 29.95 is 3.00 on each of two, not 5.99 on both", async () => {
  const { AUD, ...others } = readPriceList(undefined);
  const prices = { ...others, AUD: { ...AUD, registeredModel: 2_995 } };
  const app = await buyers({ Saltmarsh: ["Budget"], Pelican: ["Fleet"] }, { prices });
  const coming = async () => {
    const month = (await app.call(getUpcomingStatement, {})).data;
    const { data } = await app.call(listPaymentObligations, { query: {} });
    const next = data?.items[0];
    return [month?.net, month?.tax, month?.gross, next?.workedOut, next?.tax, next?.gross];
  };
  expect(await coming()).toEqual([59.9, 5.99, 65.89, "2 × 29.95, so far", 5.99, 65.89]);
  const body = { paymentMethod: PAYMENT_METHODS.SPLIT_INVOICES };
  await app.call(updatePaymentMethod, { body });
  const split = "2 × 29.95 on 2 invoices, so far";
  expect(await coming()).toEqual([59.9, 6, 65.9, split, 6, 65.9]);
  await pass(app, 17);
  const { data } = await app.call(getStatement, { params: { month: "2030-01" } });
  expect([data?.net, data?.tax, data?.gross]).toEqual([59.9, 6, 65.9]);
});

test("a month with unlimited models states its models and charges none", async () => {
  const app = await buyers({ "": ["Own"] });
  await app.call(purchaseUnlimitedModels, { body: { billingPeriod: 1 } });
  await pass(app, 17);
  const { data } = await app.call(getStatement, { params: { month: "2030-01" } });
  expect(data).toMatchObject({ isUnlimited: true, net: 0, gross: 0, invoices: [] });
  expect(data?.lines.map(({ amount }) => amount)).toEqual([0]);
  expect((await invoiced(app)).map(({ credit }) => credit)).toEqual(["unlimited_models", "gst"]);
});

test("unlimited models bought again before the statements of earlier months come leave those as they were paid for", async () => {
  const app = await buyers({ "": ["Own"] });
  await app.call(purchaseUnlimitedModels, { body: { billingPeriod: 1 } });
  await app.call(cancelSubscription, {});
  // To 16 February: unlimited models were over the day before, and nobody issued a statement.
  await pass(app, 32, renewDue);
  dataOf(await app.call(reactivateSubscription, {}));
  // To 3 April.
  await pass(app, 46, renewDue);
  dataOf(await app.call(purchaseUnlimitedModels, { body: { billingPeriod: 1 } }));
  await issueDueStatements(app.parts);
  expect(await monthsOf(app)).toEqual([
    ["2030-04", 1, 0],
    ["2030-03", 1, 29],
    ["2030-02", 1, 0],
    ["2030-01", 1, 0],
  ]);
});

test("a month after the subscription ended charges no model, though its end was not looked at yet", async () => {
  const app = await buyers({ "": ["Own"] });
  await setPlan(app, { status: "past_due", daysLeft: 10, daysInPeriod: 31 });
  // To 5 April: it ended with 24 January.
  await pass(app, 80);
  const rows = await app.parts.storage.query(
    `select s.month, sum(l.amount)::int as net from model_statements s
     join model_statement_lines l on l.statement_id = s.id where s.team_id = $1 group by 1`,
    [app.person.teamId],
  );
  expect(rows).toEqual([{ month: "2030-01-01", net: 2_900 }]);
});

test("unlimited models that go on charge no model in their next month, though their renewal was not looked at yet", async () => {
  const app = await buyers({ "": ["Own"] });
  await app.call(purchaseUnlimitedModels, { body: { billingPeriod: 1 } });
  // To 22 March: they were paid up to 14 February.
  await pass(app, 66);
  expect((await monthsOf(app))?.slice(1)).toEqual([
    ["2030-02", 1, 0],
    ["2030-01", 1, 0],
  ]);
});

test("the month that runs is told so far, without an invoice", async () => {
  const app = await buyers({ "": ["Own", "Other"] });
  expect((await app.call(getUpcomingStatement, {})).data).toMatchObject({
    ...{ id: null, month: "2030-01", net: 58, tax: 5.8, gross: 63.8, invoices: [] },
    lines: [{ modelName: "Other" }, { modelName: "Own", from: "2030-01-15", to: "2030-01-31" }],
  });
  const none = await testApp();
  expect((await none.call(listStatementOptions, {})).data?.items).toEqual([]);
  expect((await none.call(getUpcomingStatement, {})).data).toMatchObject({ lines: [], gross: 0 });
});

test("as CSV a model named as a formula stays a name, amounts stay numbers, and its totals follow", async () => {
  const app = await buyers({ "@SUM(A1)": ['=cmd|"/c calc"!A1'] });
  await pass(app, 17);
  const id = (await app.call(getStatement, { params: { month: "2030-01" } })).data?.id ?? 0;
  const { body, headers } = await app.download(getStatementCsv, { params: { id } });
  const [heading, line, ...sums] = body.split("\r\n");
  expect(heading).toContain(
    '"Model","Client","Owner","From","To","Currency","Amount before GST","Invoice"',
  );
  expect(line).toMatch(
    /^"'=cmd\|""\/c calc""!A1","'@SUM\(A1\)","Ada Admin","2030-01-15","2030-01-31","AUD",29,\d+$/,
  );
  expect(sums).toEqual([
    '"Total before GST","","","","","AUD",29,""',
    '"GST 10%","","","","","AUD",2.9,""',
    '"Total","","","","","AUD",31.9,""',
    "",
  ]);
  expect(headers["content-disposition"]).toContain("Models__January_2030.csv");
});

test("asking for the statement of a month in the year 0, which no database keeps, was an error of ours: it names no month", async () => {
  const app = await testApp();
  const { status, envelope } = await app.send(getStatement, { params: { month: "0000-01" } });
  expect(status).toBe(400);
  expect(envelope.errors).toEqual([{ key: "month", message: "Name a month as 2026-10." }]);
});

test("another team's statement answers as one that there is not, and admins alone see any", async () => {
  const app = await buyers({ "": ["Own"] });
  await pass(app, 17);
  const id = (await app.call(getStatement, { params: { month: "2030-01" } })).data?.id ?? 0;
  const stranger = await testApp();
  expect((await stranger.send(getStatement, { params: { month: "2030-01" } })).status).toBe(404);
  expect((await stranger.download(getStatementCsv, { params: { id } })).statusCode).toBe(404);
  expect((await app.send(getStatement, { params: { month: "2030-13" } })).status).toBe(400);
  const member = await app.addMember();
  expect((await member.send(getUpcomingStatement, {})).status).toBe(403);
});
