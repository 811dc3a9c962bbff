import { listPaymentObligations, listPayments } from "@app/contract/billing";
import { listModelContracts } from "@app/contract/model-contracts";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();
const filterCounts = [
  { key: "All", count: 18 },
  { key: "Subscription", count: 2 },
  { key: "Models", count: 16 },
];

beforeEach(() => {
  app.answer(listPaymentObligations, () => ({ items: [], totalItemCount: 0, next: null }));
  app.answer(listModelContracts, () => ({ items: [], totalItemCount: 0, filterCounts: [] }));
  app.answer(listPayments, () => ({ items: [AUGUST], totalItemCount: 1, filterCounts }));
});

const AUGUST = {
  ...{ id: 3, paidOn: "2026-09-04", invoiceNumber: 20164, currency: "AUD" },
  ...{ title: "Models, August 2026", workedOut: "33 × 29.00", paidBy: "Visa ending 4242" },
  ...{ net: 957, tax: 95.7, gross: 1052.7, declinedOn: ["2026-09-01"] },
};

test("a payment is told with how it is worked out and when its card was declined, its currency once at the top", async () => {
  app.open("/billing/history", ADMIN);
  const table = within(await screen.findByRole("table", { name: "Payments" }));
  expect(table.getByText("33 × 29.00, declined on 1 Sep 2026")).toBeDefined();
  for (const head of ["Before GST", "GST", "AUD"])
    expect(table.getByRole("columnheader", { name: head })).toBeDefined();
  for (const cell of ["957.00", "95.70", "1,052.70"])
    expect(table.getByRole("cell", { name: cell })).toBeDefined();
});

test("which payments are shown is in the address, and what nothing fits leads back to all", async () => {
  app.open("/billing/history?filter=Models&search=20164", ADMIN);
  const tabs = within(await screen.findByRole("navigation", { name: "Which payments" }));
  expect(tabs.getByRole("link", { current: "page" }).textContent).toBe("Models16");
  const search: HTMLInputElement = screen.getByLabelText("Search by number or month");
  expect(search.value).toBe("20164");

  app.answer(listPayments, () => ({ items: [], totalItemCount: 0, filterCounts }));
  fireEvent.click(tabs.getByRole("link", { name: /^Subscription/ }));
  expect(await screen.findByText("Nothing here matches “20164”.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show all payments" }));
  await expect.poll(() => tabs.getByRole("link", { current: "page" }).textContent).toBe("All18");
  await expect.poll(() => search.value).toBe("");
});
