import { listPaymentObligations, listPayments } from "@app/contract/billing";
import { loginUser } from "@app/contract/session";
import {
  creditInvoice,
  getStaffInvoice,
  listStaffInvoices,
  recordBankPayment,
  type StaffInvoiceFilter,
  writeOffInvoice,
} from "@app/contract/staff-billing";
import { amendSubscription, getAmendData } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { verifyLedger } from "#modules/ledger/ledger.ts";
import { markOverdue } from "#modules/payments/payments.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { postingsOf, setPlan } from "#testing/test-plan.ts";
import { actFor } from "#testing/test-support.ts";
import { trailOf } from "#testing/test-trail.ts";

/** A team that owes 1,535.76 and 153.58 of GST, together 1,689.34, and staff of the service. */
async function debtor() {
  const app = await testApp();
  await setPlan(app);
  await app.call(amendSubscription, { body: { payingUsers: 9 } });
  const home = await testApp();
  const robin = await home.addMember({ name: "Robin Keller", isStaff: true });
  const { data } = await app.call(listPaymentObligations, { query: {} });
  return { app, home, robin, params: { id: data?.items[0]?.invoiceNumber ?? 0 } };
}

const paid = (amount: number, reference = "NAB 4711") => ({
  ...{ amount, reference, receivedOn: "2030-01-14" },
});
const settling = async (app: TestApp) =>
  (await postingsOf(app))
    .filter(({ credit }) => credit === "receivable")
    .map(({ debit, amount }) => [debit, amount]);

test("a bank payment is noted in the customer's ledger and history, and in its trail, by whom", async () => {
  const { app, robin, params } = await debtor();
  const part = await robin.call(recordBankPayment, { params, body: paid(1000) });
  expect(part.data).toMatchObject({ ...params, gross: 1689.34, owed: 689.34 });
  const rest = await robin.call(recordBankPayment, { params, body: paid(689.34, "NAB 4712") });
  expect(rest.data?.owed).toBe(0);
  expect(await settling(app)).toEqual([
    ["bank", 100_000],
    ["bank", 68_934],
  ]);
  const { data } = await app.call(listPayments, { query: {} });
  expect(data?.items.map(({ gross, paidBy }) => [gross, paidBy])).toEqual([
    [689.34, "Bank transfer NAB 4712, received 14 January 2030"],
    [1000, "Bank transfer NAB 4711, received 14 January 2030"],
  ]);
  const trail = await trailOf(app.parts, app.person.teamId);
  expect(trail.filter(({ action }) => action === "billing.record_payment")).toHaveLength(2);
  const { breaks } = await verifyLedger(app.parts.storage);
  expect(breaks.filter(({ teamId }) => teamId === app.person.teamId)).toEqual([]);
});

test("the same reference is noted once, at the same moment too, and no more than is owed", async () => {
  const { app, robin, params } = await debtor();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => robin.send(recordBankPayment, { params, body: paid(100) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await settling(app)).toEqual([["bank", 10_000]]);
  const beyond = await robin.send(recordBankPayment, { params, body: paid(1589.35, "more") });
  expect([beyond.status, beyond.envelope.errors[0]?.message]).toEqual([
    ...[409, "Only AUD 1,589.34 is left to be paid of this invoice."],
  ]);
  for (const amount of [0, -1, 0.001]) {
    const body = paid(amount, "odd");
    expect((await robin.send(recordBankPayment, { params, body })).status).toBe(400);
  }
});

test("a credit takes its part of the GST off, and the rest is written off with a reason", async () => {
  const { app, robin, params } = await debtor();
  const body = { amount: 110, reason: "Two days without service", reference: "CN-1" };
  expect((await robin.call(creditInvoice, { params, body })).data?.owed).toBe(1579.34);
  expect((await robin.send(creditInvoice, { params, body })).status).toBe(409);
  const written = await robin.call(writeOffInvoice, { params, body: { reason: "Insolvent" } });
  expect(written.data?.owed).toBe(0);
  expect(await settling(app)).toEqual([
    ["discounts", 10_000],
    ["gst", 1_000],
    ["written_off", 157_934],
  ]);
  const again = await robin.send(writeOffInvoice, { params, body: { reason: "Insolvent" } });
  expect(again.envelope.errors[0]?.message).toBe("Nothing is left to be paid of this invoice.");
});

test("staff find what is not paid by team or number, and what is paid when they ask for all", async () => {
  const { app, robin, params } = await debtor();
  const { data } = await robin.call(listStaffInvoices, { query: { search: String(params.id) } });
  expect(data?.items).toMatchObject([{ ...params, dueOn: "2030-01-29", owed: 1689.34 }]);
  const teamName = data?.items[0]?.teamName ?? "";
  const countBy = async (filter: StaffInvoiceFilter) =>
    (await robin.call(listStaffInvoices, { query: { search: teamName, filter } })).data
      ?.totalItemCount;
  expect([await countBy("Unpaid"), await countBy("All")]).toEqual([1, 1]);
  await robin.call(recordBankPayment, { params, body: paid(1689.34) });
  expect([await countBy("Unpaid"), await countBy("All")]).toEqual([0, 1]);
  expect((await app.send(listStaffInvoices, { query: {} })).status).toBe(403);
});

test("nobody else notes anything, and staff do not while they act as a customer", async () => {
  const { app, robin, params } = await debtor();
  const body = paid(1);
  expect((await app.send(recordBankPayment, { params, body })).status).toBe(403);
  const unknown = { params: { id: 2_000_000_000 }, body };
  expect((await robin.send(recordBankPayment, unknown)).status).toBe(404);
  await actFor(robin, app);
  for (const [call, sent] of [
    [recordBankPayment, body],
    [creditInvoice, { amount: 1, reason: "No", reference: "CN-1" }],
    [writeOffInvoice, { reason: "No" }],
  ] as const) {
    expect((await robin.send(call, { params, body: sent as never })).status).toBe(403);
  }
  expect(await settling(app)).toEqual([]);
});

test("an invoice that is not paid 7 days after it was due leaves the team past due, until money comes", async () => {
  const { app, params } = await debtor();
  const wait = async (days: number) => {
    app.clock.advance({ days });
    await markOverdue(app.parts);
    const { email, password } = app.person;
    dataOf(await app.call(loginUser, { body: { email, password } }));
    return (await app.call(getAmendData, {})).data?.status;
  };
  // Due on the 29th, 14 days after the 15th.
  expect(await wait(14 + 6)).toBe("active");
  expect(await wait(1)).toBe("past_due");
  // By the same clock.
  const robin = await app.addMember({ isStaff: true });
  await markOverdue(app.parts);
  await robin.call(recordBankPayment, { params, body: paid(1000) });
  expect(await wait(0)).toBe("past_due");
  await robin.call(recordBankPayment, { params, body: paid(689.34, "NAB 4712") });
  expect(await wait(0)).toBe("active");
  const letters = (await app.mails()).filter(({ to }) => to === app.person.email);
  expect(letters.filter(({ text }) => text.includes("is overdue."))).toHaveLength(1);
});

test("a rest of some cents leaves nobody past due: it is written off on the day on which it would", async () => {
  const { app, params } = await debtor();
  const robin = await app.addMember({ isStaff: true });
  await robin.call(recordBankPayment, { params, body: paid(1688.85) });
  app.clock.advance({ days: 14 + 6 });
  await markOverdue(app.parts);
  expect(await settling(app)).toEqual([["bank", 168_885]]);
  app.clock.advance({ days: 1 });
  await markOverdue(app.parts);
  await markOverdue(app.parts);
  expect(await settling(app)).toEqual([
    ["bank", 168_885],
    ["written_off", 49],
  ]);
  const { email, password } = app.person;
  dataOf(await app.call(loginUser, { body: { email, password } }));
  expect((await app.call(getAmendData, {})).data?.status).toBe("active");
});

test("a team that is past due goes on once no more than some cents are left", async () => {
  const { app, params } = await debtor();
  app.clock.advance({ days: 21 });
  await markOverdue(app.parts);
  const robin = await app.addMember({ isStaff: true });
  await robin.call(recordBankPayment, { params, body: paid(1689.33) });
  await markOverdue(app.parts);
  const { email, password } = app.person;
  dataOf(await app.call(loginUser, { body: { email, password } }));
  expect((await app.call(getAmendData, {})).data?.status).toBe("active");
});

test("an invoice is seen with what it charges for and what came of it, by staff alone", async () => {
  const { app, robin, params } = await debtor();
  dataOf(await robin.call(recordBankPayment, { params, body: paid(1000) }));
  const { data } = await robin.call(getStaffInvoice, { params });
  expect(data).toMatchObject({ ...params, gross: 1689.34, owed: 689.34, overdueDays: 0 });
  expect(data?.entries.map(({ amount }) => amount)).toEqual([1689.34, -1000]);
  expect(data?.entries[0]?.parts.at(-1)).toEqual({ description: "GST 10%", amount: 153.58 });
  expect(data?.entries[1]?.description).toContain("NAB 4711");
  expect((await app.send(getStaffInvoice, { params })).status).toBe(403);
  const unknown = await robin.send(getStaffInvoice, { params: { id: 2_000_000_000 } });
  expect(unknown.status).toBe(404);
});

test("invoices are found by how they stand, overdue by the team's own calendar, and by how many days", async () => {
  const { app, home, robin, params } = await debtor();
  const found = async (filter: StaffInvoiceFilter) => {
    const query = { search: String(params.id), filter };
    const { data } = await robin.call(listStaffInvoices, { query });
    return data?.items.map(({ overdueDays }) => overdueDays);
  };
  expect([await found("Unpaid"), await found("Overdue"), await found("Paid")]).toEqual([
    [0],
    [],
    [],
  ]);
  // Due on 29 January: the 30th begins in Auckland at 11:00 of the 29th in UTC.
  await app.parts.storage.query("update subscriptions set time_zone = $2 where id = $1", [
    ...[app.person.teamId, "Pacific/Auckland"],
  ]);
  home.clock.advance({ days: 14, hours: 2 });
  const { email, password } = robin.person;
  dataOf(await robin.call(loginUser, { body: { email, password } }));
  expect(await found("Overdue")).toEqual([1]);
  dataOf(await robin.call(writeOffInvoice, { params, body: { reason: "Gone" } }));
  expect([await found("Overdue"), await found("Paid"), await found("All")]).toEqual([[], [0], [0]]);
});

test("a payment of a year long before its invoice is taken for a slip", async () => {
  const { robin, params } = await debtor();
  const noted = async (receivedOn: string) => {
    const { envelope } = await robin.send(recordBankPayment, {
      ...{ params, body: { ...paid(100, receivedOn), receivedOn } },
    });
    return envelope.errors;
  };
  // 90 days before 15 January 2030.
  expect(await noted("2029-10-17")).toEqual([]);
  const message =
    "The invoice was issued on 15 January 2030. Give a day that is not more than 90 days before it.";
  expect(await noted("2029-10-16")).toEqual([{ key: "receivedOn", message }]);
  expect(await noted("1990-01-01")).toEqual([{ key: "receivedOn", message }]);
});

test("a payment that comes tomorrow is not noted today", async () => {
  const { app, robin, params } = await debtor();
  const body = { ...paid(100), receivedOn: "2030-01-16" };
  const { status, envelope } = await robin.send(recordBankPayment, { params, body });
  expect([status, envelope.errors]).toEqual([
    400,
    [{ key: "receivedOn", message: "Give the day on which the money came, today at the latest." }],
  ]);
  expect(await settling(app)).toEqual([]);
});
