import { listPayments } from "@app/contract/billing";
import { expect, test } from "vitest";
import { post } from "#modules/ledger/ledger.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { inTeam, payment, seatsInvoice } from "#testing/test-ledger.ts";

async function postAll(
  { parts, person: { teamId } }: TestApp,
  ...entries: Parameters<typeof post>[2][]
) {
  for (const entry of entries) {
    await inTeam(parts, teamId, (context) => post(context, teamId, entry));
  }
}

test("a payment is told with its invoice, before GST and GST: 5,119.20 + 511.92 = 5,631.12", async () => {
  const app = await testApp();
  await postAll(app, seatsInvoice(19_688), payment(19_688, 563_112));
  expect((await app.call(listPayments, { query: {} })).data).toEqual({
    items: [
      {
        ...{ id: 2, paidAt: "2030-01-15T09:00:00.000Z", invoiceNumber: 19_688, currency: "AUD" },
        ...{ title: "Subscription, a year", paidBy: "Visa ending 4242" },
        ...{ net: 5119.2, tax: 511.92, gross: 5631.12 },
      },
    ],
    totalItemCount: 1,
  });
});

test("a part of an invoice has no GST of its own, and the latest payment comes first", async () => {
  const app = await testApp();
  await postAll(app, seatsInvoice(1), payment(1, 100_000), seatsInvoice(2), payment(2, 563_112));
  const { data } = await app.call(listPayments, { query: {} });
  expect(data?.items.map(({ net, tax, gross }) => [net, tax, gross])).toEqual([
    [5119.2, 511.92, 5631.12],
    [null, null, 1000],
  ]);
});

test("12 payments are a page of 10 and one of 2", async () => {
  const app = await testApp();
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  await postAll(app, ...numbers.flatMap((each) => [seatsInvoice(each), payment(each, 563_112)]));
  const lengthOf = async (query: object) =>
    (await app.call(listPayments, { query })).data?.items.length;
  expect(await lengthOf({})).toBe(10);
  expect(await lengthOf({ offset: 10 })).toBe(2);
  expect(await lengthOf({ pagination: "false" })).toBe(12);
});

test("payments are the team's own, and its admins' alone to see", async () => {
  const app = await testApp();
  await postAll(app, seatsInvoice(1), payment(1, 563_112));
  const stranger = await testApp();
  const none = { items: [], totalItemCount: 0 };
  expect((await stranger.call(listPayments, { query: {} })).data).toEqual(none);
  const member = await app.addMember();
  expect((await member.send(listPayments, { query: {} })).status).toBe(403);
});
