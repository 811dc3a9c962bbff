import {
  getInvoicePdf,
  getPaymentPdf,
  listPaymentObligations,
  listPayments,
} from "@app/contract/billing";
import { updateBillingDetails } from "@app/contract/billing-details";
import { getStaffInvoice, getStaffInvoicePdf } from "@app/contract/staff-billing";
import { amendSubscription, updatePurchaseOrderNumber } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { post } from "#modules/ledger/ledger.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { inTeam, payment } from "#testing/test-ledger.ts";
import { testSeller } from "#testing/test-parts.ts";
import { inZone, owe, setPlan } from "#testing/test-plan.ts";

/** A team that went from 6 to 9 users: 1,535.76 and 153.58 of GST. */
async function billedTeam() {
  const app = await testApp({ seller: testSeller });
  await setPlan(app);
  const purchaseOrderNumber = "PO-2291";
  await app.call(updatePurchaseOrderNumber, { body: { purchaseOrderNumber } });
  const address = "Level 3, 41 Wharf Street\nNewcastle NSW 2300";
  const details = { billedTo: "Marlowe & Tran Advisory", address, taxNumber: "99 000 417 226" };
  await app.call(updateBillingDetails, { body: { ...details, invoiceEmails: [] } });
  await app.call(amendSubscription, { body: { payingUsers: 9 } });
  const { data } = await app.call(listPaymentObligations, { query: {} });
  return { app, number: data?.items[0]?.invoiceNumber ?? 0 };
}

async function textOf(app: TestApp, call: typeof getPaymentPdf | typeof getInvoicePdf, id: number) {
  const { rawPayload, headers } = await app.download(call, { params: { id } });
  const texts = readPdf(rawPayload).flatMap((page) => page.flatMap(({ texts: each }) => each));
  return { texts, fileName: headers["content-disposition"] };
}

test("an invoice that is not paid is written out with the ledger's figures and whom it is for", async () => {
  const { app, number } = await billedTeam();
  const { texts, fileName } = await textOf(app, getInvoicePdf, number);
  expect(fileName).toContain(`Tax_invoice_${number}.pdf`);
  for (const text of [
    ...["Tax invoice", `Number ${number}, issued 15 January 2030`, testSeller.name],
    ...[testSeller.taxNumber, "Marlowe & Tran Advisory", "ABN 99 000 417 226", "PO-2291"],
    ...["1,535.76", "GST 10%", "153.58", "1,689.34", "To be paid by 29 January 2030"],
  ]) {
    expect(texts).toContain(text);
  }
});

test("a payment leads to its invoice, paid in full; what changes later about the seller or buyer does not change it", async () => {
  const { app, number } = await billedTeam();
  const { teamId } = app.person;
  await inTeam(app.parts, teamId, (context) => post(context, teamId, payment(number, 168_934)));
  const { data } = await app.call(listPayments, { query: {} });
  const id = data?.items[0]?.id ?? 0;
  const body = { billedTo: "Another Name", address: "", taxNumber: "", invoiceEmails: [] };
  await app.call(updateBillingDetails, { body });
  app.parts.settings.seller = { ...testSeller, name: "Sold Pty Ltd" };
  const { texts } = await textOf(app, getPaymentPdf, id);
  expect(texts).toEqual(expect.arrayContaining(["Paid in full", "(1,689.34)", testSeller.name]));
  expect(texts).toContain("Marlowe & Tran Advisory");
});

test("past midnight in Sydney, while it is yesterday in UTC, an invoice is of the team's day and due 14 of its days later", async () => {
  const app = await testApp({ seller: testSeller });
  await setPlan(app);
  await inZone(app, "Australia/Sydney");
  app.clock.advance({ hours: 4, minutes: 30 });
  const number = (await owe(app)) ?? 0;
  const { texts } = await textOf(app, getInvoicePdf, number);
  expect(texts).toContain(`Number ${number}, issued 16 January 2030`);
  expect(texts).toContain("To be paid by 30 January 2030");
  const { data } = await app.call(listPaymentObligations, { query: {} });
  expect(data?.next).toMatchObject({ dueOn: "2030-01-30", count: 1 });
  const staff = await app.addMember({ isStaff: true });
  const { data: seen } = await staff.call(getStaffInvoice, { params: { id: number } });
  expect(seen).toMatchObject({ issuedOn: "2030-01-16", dueOn: "2030-01-30", overdueDays: 0 });
});

test("an invoice that was issued keeps its days, whatever calendar the team takes up later", async () => {
  const { app, number } = await billedTeam();
  const { teamId } = app.person;
  await inTeam(app.parts, teamId, (context) => post(context, teamId, payment(number, 168_934)));
  const told = async () => {
    const { texts } = await textOf(app, getInvoicePdf, number);
    const { data } = await app.call(listPayments, { query: {} });
    const staff = await app.addMember({ isStaff: true });
    const seen = (await staff.call(getStaffInvoice, { params: { id: number } })).data;
    const days = texts.filter((text) => text.includes("January 2030"));
    return { days, paidOn: data?.items[0]?.paidOn, issuedOn: seen?.issuedOn };
  };
  const before = await told();
  expect(before).toMatchObject({ paidOn: "2030-01-15", issuedOn: "2030-01-15" });
  await inZone(app, "Pacific/Kiritimati");
  expect(await told()).toEqual(before);
});

test("staff have any team's invoice as its buyer does, and nobody else by that address", async () => {
  const { app, number } = await billedTeam();
  const home = await testApp({ seller: testSeller });
  const staff = await home.addMember({ isStaff: true });
  const params = { id: number };
  const { rawPayload } = await staff.download(getStaffInvoicePdf, { params });
  const texts = readPdf(rawPayload).flatMap((page) => page.flatMap(({ texts: each }) => each));
  expect(texts).toEqual(expect.arrayContaining(["Marlowe & Tran Advisory", "1,689.34"]));
  expect((await app.download(getStaffInvoicePdf, { params })).statusCode).toBe(403);
  const unknown = { params: { id: 2_000_000_000 } };
  expect((await staff.download(getStaffInvoicePdf, unknown)).statusCode).toBe(404);
});

test("another team's payment and invoice answer as unknown ones, and a member who is no admin gets none", async () => {
  const { app, number } = await billedTeam();
  const { teamId } = app.person;
  await inTeam(app.parts, teamId, (context) => post(context, teamId, payment(number, 168_934)));
  const stranger = await testApp({ seller: testSeller });
  const statusOf = async (call: typeof getInvoicePdf | typeof getPaymentPdf, id: number) => {
    const { statusCode, json } = await stranger.download(call, { params: { id } });
    return [statusCode, json().errors];
  };
  const unknown = await statusOf(getInvoicePdf, 2_000_000_000);
  expect(unknown[0]).toBe(404);
  expect(await statusOf(getInvoicePdf, number)).toEqual(unknown);
  expect((await statusOf(getPaymentPdf, 2))[0]).toBe(404);
  // An entry that is no payment is none.
  expect((await app.download(getPaymentPdf, { params: { id: 1 } })).statusCode).toBe(404);
  const member = await app.addMember();
  expect((await member.download(getInvoicePdf, { params: { id: number } })).statusCode).toBe(403);
});

test("where nobody has said who sells, no invoice is written out", async () => {
  const app = await testApp();
  await setPlan(app);
  await app.call(amendSubscription, { body: { payingUsers: 9 } });
  const { data } = await app.call(listPaymentObligations, { query: {} });
  const id = data?.items[0]?.invoiceNumber ?? 0;
  const answer = await app.download(getInvoicePdf, { params: { id } });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors[0].message).toContain("who issues invoices");
});
