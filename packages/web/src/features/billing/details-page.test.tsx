import { listPaidMonths, listPaymentObligations, listPayments } from "@app/contract/billing";
import { getBillingDetails } from "@app/contract/billing-details";
import { listModelContracts } from "@app/contract/model-contracts";
import { getAmendData } from "@app/contract/subscription-plan";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();
const MONTHS = [
  "Dec-25",
  ..."Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov".split(" ").map((month) => `${month}-26`),
];
const RENEWAL = {
  ...{ dueOn: "2026-12-01", title: "Renewal", workedOut: "", currency: "AUD", declinedOn: [] },
  ...{ net: 100, tax: 10, gross: 110, invoiceNumber: null },
};

function answerWith(isOverdue: boolean, declinedOn: string[] = []) {
  app.answer(getBillingDetails, () => ({
    ...{ billedTo: "Firm", address: "", taxNumber: "", invoiceEmails: [], timeZone: "UTC" },
    ...{ paymentMethod: 1, card: null, cardsBy: null },
  }));
  app.answer(getAmendData, () => ({ currency: "AUD", purchaseOrderNumber: "" }));
  app.answer(listPaidMonths, () => ({ months: MONTHS, currencies: [] }));
  app.answer(listPayments, () => ({ items: [], totalItemCount: 0, filterCounts: [] }));
  app.answer(listModelContracts, () => ({ items: [], totalItemCount: 0, filterCounts: [] }));
  app.answer(listPaymentObligations, () => ({
    items: [{ ...RENEWAL, isOverdue, declinedOn }],
    ...{ totalItemCount: 2, totalNet: 1086, totalTax: 108.6, totalGross: 1194.6 },
    next: { dueOn: "2026-12-01", count: 2, currency: "AUD", net: 1086, tax: 108.6, gross: 1194.6 },
  }));
}

test("the next payment is what all that is due on its day comes to, with how many they are", async () => {
  answerWith(false);
  app.open("/billing/details", ADMIN);
  expect(await screen.findByText("1 December 2026, 2 payments")).toBeDefined();
  expect(screen.getByRole("heading", { name: "Next payment" })).toBeDefined();
  expect(screen.getByText("AUD 1,194.60")).toBeDefined();
  expect(screen.getByText("1,086.00 + GST 108.60")).toBeDefined();
});

test.each(["/billing/details", "/billing/upcoming_payments"])(
  "what was due on a day that has passed is called overdue on %s",
  async (path) => {
    answerWith(true);
    app.open(path, ADMIN);
    expect(await screen.findByText("Overdue")).toBeDefined();
    expect(screen.queryByText("Next payment")).toBeNull();
  },
);

test.each(["/billing/details", "/billing/upcoming_payments"])(
  "what is to be paid says on which days its card was declined on %s, before the team is past due",
  async (path) => {
    answerWith(true, ["2026-12-01", "2026-12-04"]);
    app.open(path, ADMIN);
    expect(await screen.findByText("Card declined on 1 Dec 2026, 4 Dec 2026")).toBeDefined();
  },
);

test("what was paid in twelve months is told with its total, and month by month to the cent in a table", async () => {
  answerWith(false);
  const figures = (at: Record<number, number>) => MONTHS.map((_, index) => at[index] ?? 0);
  app.answer(listPaidMonths, () => ({
    months: MONTHS,
    currencies: [
      {
        ...{ currency: "AUD", total: 5694.92 },
        parts: [
          { paidFor: "Models", figures: figures({ 6: 31.9, 7: 31.9 }) },
          { paidFor: "Subscription", figures: figures({ 6: 5631.12 }) },
        ],
      },
      { currency: "USD", total: 340, parts: [{ paidFor: "Models", figures: figures({ 0: 340 }) }] },
    ],
  }));
  app.open("/billing/details", ADMIN);
  expect(await screen.findByText("AUD 5,694.92")).toBeDefined();
  // In another currency, by itself.
  expect(screen.getByText("USD 340.00")).toBeDefined();
  const [summary] = screen.getAllByText("Show as table");
  await userEvent.click(summary as HTMLElement);
  const table = await screen.findByRole("table", { name: "Paid in twelve months, AUD" });
  const row = within(table).getByRole("row", { name: /^Jun-26/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual([...["31.90", "5,631.12", "5,663.02"]]);
});

test("a team that paid nothing reads so in place of empty bars", async () => {
  answerWith(false);
  app.open("/billing/details", ADMIN);
  expect(await screen.findByText("Nothing was paid in the last twelve months.")).toBeDefined();
});

test("who is overdue and enters a card is told which invoice it is charged for", async () => {
  answerWith(true);
  const details = { paymentMethod: 1, card: null, cardsBy: "test", invoiceEmails: [] };
  app.answer(getBillingDetails, () => details);
  const owed = { ...RENEWAL, isOverdue: true, gross: 217.8 };
  const items = [{ ...owed, invoiceNumber: 10015 }];
  app.answer(listPaymentObligations, () => ({ items, totalItemCount: 1 }));
  app.open("/billing/edit_payment", ADMIN);
  const words = "AUD 217.80 of invoice 10015 is charged to this card";
  expect(await screen.findByText(words)).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: /^Invoice/ }));
  expect(screen.queryByText(words)).toBeNull();
});
