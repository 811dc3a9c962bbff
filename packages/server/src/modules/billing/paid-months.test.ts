import { listPaidMonths } from "@app/contract/billing";
import { loginUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { type Entry, post } from "#modules/ledger/ledger.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { inTeam, payment, seatsInvoice } from "#testing/test-ledger.ts";
import { inZone } from "#testing/test-plan.ts";

async function postAll({ parts, person: { teamId } }: TestApp, ...entries: Entry[]) {
  for (const entry of entries)
    await inTeam(parts, teamId, (context) => post(context, teamId, entry));
}

/** A model for a month at 29.00 and 2.90 of GST. */
function modelInvoice(invoiceNumber: number): Entry {
  const [unit, debit] = ["AUD", "receivable"] as const;
  return {
    ...{ kind: "invoice", key: `invoice ${invoiceNumber}`, invoiceNumber, description: "Models" },
    postings: [
      { unit, debit, credit: "models", amount: 2_900, description: "Budget" },
      { unit, debit, credit: "gst", amount: 290, description: "GST 10%" },
    ],
  };
}

/** Money that came for what could not be given, and went back. */
function paidBack(unit: "AUD" | "USD", amount: number): [came: Entry, went: Entry] {
  const description = "Visa ending 4242";
  const key = `charge in ${unit}`;
  return [
    {
      ...{ kind: "payment", key, description },
      postings: [{ unit, debit: "gateway", credit: "receivable", amount, description }],
    },
    {
      ...{ kind: "refund", key: `refund of ${key}`, description },
      postings: [{ unit, debit: "receivable", credit: "gateway", amount, description }],
    },
  ];
}

/** Signs in anew: a session does not outlive a month. */
async function answerOf(app: TestApp) {
  const { email, password } = app.person;
  dataOf(await app.call(loginUser, { body: { email, password } }));
  return dataOf(await app.call(listPaidMonths, {}));
}

async function monthsOf(app: TestApp) {
  const data = await answerOf(app);
  const months = ({ figures }: { figures: number[] }) =>
    Object.fromEntries(
      figures.flatMap((figure, index) => (figure === 0 ? [] : [[data.months[index], figure]])),
    );
  return data.currencies.map(({ currency, total, parts }) => ({
    ...{ currency, total },
    ...Object.fromEntries(parts.map((part) => [part.paidFor, months(part)])),
  }));
}

test("what was paid is told by month and by what it was for: 5,631.12 + 31.90 + 31.90 = 5,694.92", async () => {
  const app = await testApp();
  await postAll(app, seatsInvoice(1), payment(1, 563_112), modelInvoice(2), payment(2, 3_190));
  app.clock.advance({ days: 31 });
  await postAll(app, modelInvoice(3), payment(3, 3_190), modelInvoice(4));
  expect((await answerOf(app)).months).toEqual(
    ["Mar-29", "Apr-29", "May-29", "Jun-29", "Jul-29", "Aug-29", "Sep-29", "Oct-29"].concat([
      ...["Nov-29", "Dec-29", "Jan-30", "Feb-30"],
    ]),
  );
  expect(await monthsOf(app)).toEqual([
    {
      ...{ currency: "AUD", total: 5694.92 },
      ...{ Subscription: { "Jan-30": 5631.12 }, Models: { "Jan-30": 31.9, "Feb-30": 31.9 } },
    },
  ]);
});

test("what was paid back takes off what had come, in the month of each; within one month nothing is left of it", async () => {
  const app = await testApp();
  const [came, went] = paidBack("AUD", 168_934);
  await postAll(app, came);
  app.clock.advance({ days: 31 });
  await postAll(app, went);
  expect(await monthsOf(app)).toEqual([
    { currency: "AUD", total: 0, "Paid back": { "Jan-30": 1689.34, "Feb-30": -1689.34 } },
  ]);
  const other = await testApp();
  await postAll(other, ...paidBack("AUD", 168_934));
  expect(await monthsOf(other)).toEqual([]);
});

test("two currencies are told apart and never added together", async () => {
  const app = await testApp();
  const [came] = paidBack("USD", 10_000);
  await postAll(app, seatsInvoice(1), payment(1, 563_112), came);
  expect(await monthsOf(app)).toEqual([
    { currency: "AUD", total: 5631.12, Subscription: { "Jan-30": 5631.12 } },
    { currency: "USD", total: 100, "Paid back": { "Jan-30": 100 } },
  ]);
});

test("what was paid thirteen months ago is left out, and a month begins where the team is", async () => {
  const app = await testApp();
  await inZone(app, "Australia/Sydney");
  // 31 January at 13:30 in UTC is 1 February in Sydney; the transfer came on the 31st.
  app.clock.advance({ days: 16, hours: 4, minutes: 30 });
  const bank = "Bank transfer 7, received 31 January 2030";
  await postAll(app, seatsInvoice(1), { ...payment(1, 100_000), key: "7", description: bank });
  await postAll(app, payment(1, 463_112));
  const both = { Subscription: { "Jan-30": 1000, "Feb-30": 4631.12 } };
  expect(await monthsOf(app)).toEqual([{ currency: "AUD", total: 5631.12, ...both }]);
  app.clock.advance({ days: 340 });
  const late = { Subscription: { "Feb-30": 4631.12 } };
  expect(await monthsOf(app)).toEqual([{ currency: "AUD", total: 4631.12, ...late }]);
});

test("months are the team's own, and its admins' alone to see", async () => {
  const app = await testApp();
  await postAll(app, seatsInvoice(1), payment(1, 563_112));
  expect(await monthsOf(await testApp())).toEqual([]);
  const member = await app.addMember();
  expect((await member.send(listPaidMonths, {})).status).toBe(403);
});
