import { listPaymentObligations, listPayments } from "@app/contract/billing";
import { getBillingDetails } from "@app/contract/billing-details";
import { listModelContracts } from "@app/contract/model-contracts";
import { getAmendData } from "@app/contract/subscription-plan";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();
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

test("what is to be paid says on which days its card was declined, before the team is past due", async () => {
  answerWith(true, ["2026-12-01", "2026-12-04"]);
  app.open("/billing/upcoming_payments", ADMIN);
  expect(await screen.findByText("Card declined on 1 Dec 2026, 4 Dec 2026")).toBeDefined();
});
