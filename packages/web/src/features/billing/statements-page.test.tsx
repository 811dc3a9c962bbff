import { listPaymentObligations, listPayments } from "@app/contract/billing";
import {
  getUpcomingStatement,
  listModelContracts,
  listStatementOptions,
} from "@app/contract/model-contracts";
import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();
const STATEMENTS = "/billing/model_billing_statements";

beforeEach(() => {
  app.answer(listPaymentObligations, () => ({ items: [], totalItemCount: 0, next: null }));
  app.answer(listPayments, () => ({ items: [], totalItemCount: 0, filterCounts: [] }));
  app.answer(listModelContracts, () => CONTRACTS);
  app.answer(listStatementOptions, () => ({
    items: [
      { id: null, month: "2026-11", modelCount: 200, net: 5800, currency: "AUD" },
      { id: 7, month: "2026-10", modelCount: 2, net: 58, currency: "AUD" },
    ],
  }));
  app.answer(getUpcomingStatement, () => NOVEMBER);
  app.answer({ path: "/registered_models_billing_statement/2026-10" }, () => OCTOBER);
});

const CONTRACTS = {
  items: [
    {
      ...{ id: 1, modelId: 1, modelName: "Three-way forecast", clientName: "Saltmarsh" },
      ...{ ownerName: "Priya Raman", ownerAvatarIndex: 0, boughtOn: "2026-06-23" },
      ...{ endedOn: null, canOpen: true, canResume: false, monthsBilled: 5, billedSoFar: 145 },
    },
  ],
  totalItemCount: 1,
  filterCounts: [
    { key: "Active", count: 1 },
    { key: "Ended", count: 0 },
  ],
  ...{ price: 29, currency: "AUD", monthlyTotal: 29, isUnlimited: false },
};

const lineOf = (modelId: number) => ({
  ...{ modelId, modelName: `Model ${modelId}`, clientName: "Saltmarsh", ownerName: "Priya Raman" },
  ...{ from: "2026-11-09", to: "2026-11-30", isEnded: false, amount: 29, invoiceNumber: null },
});

const NOVEMBER = {
  ...{ id: null, month: "2026-11", currency: "AUD", taxPercent: 10, price: 29, isUnlimited: false },
  lines: [...Array(200).keys()].map((index) => lineOf(index + 1)),
  ...{ net: 5800, tax: 580, gross: 6380, invoices: [] },
};

const INVOICE = { invoiceNumber: 20611, title: "Models, October 2026, Saltmarsh", gross: 31.9 };
const OCTOBER = {
  ...{ ...NOVEMBER, id: 7, month: "2026-10", net: 58, tax: 5.8, gross: 63.8 },
  lines: [
    { ...lineOf(1), from: "2026-10-01", to: "2026-10-31", invoiceNumber: 20611 },
    { ...lineOf(2), from: "2026-10-01", to: "2026-10-20", isEnded: true, invoiceNumber: 20612 },
  ],
  invoices: [
    { ...INVOICE, owed: 0, paidOn: "2026-11-01", paidBy: "Visa ending 4242" },
    { ...INVOICE, invoiceNumber: 20612, owed: 31.9, paidOn: null, paidBy: "" },
  ],
};

test("of 200 models ten are listed, with how many more there are, and all when asked", async () => {
  app.open(STATEMENTS, ADMIN);
  const table = await screen.findByRole("table", { name: "Models in November 2026" });
  expect(within(table).getAllByText(/^Model \d+$/)).toHaveLength(10);
  expect(screen.getByText("190 more models, 190 × 29.00")).toBeDefined();
  expect(within(table).getAllByText("9 to 30")).toHaveLength(10);
  expect(screen.getByText("6,380.00")).toBeDefined();
  expect(screen.queryByText("CSV")).toBeNull();
  fireEvent.click(screen.getByText("Show all 200"));
  expect(within(table).getAllByText(/^Model \d+$/)).toHaveLength(200);
});

test("showing all models left the focus nowhere: it goes to the first that was not there", async () => {
  app.open(STATEMENTS, ADMIN);
  await userEvent.click(await screen.findByText("Show all 200"));
  expect(document.activeElement?.textContent).toMatch(/^Model 11Saltmarsh/);
});

test("a month of split invoices has each with how it stands, and a file for a spreadsheet", async () => {
  app.open(`${STATEMENTS}?month=2026-10`, ADMIN);
  const invoices = await screen.findByRole("list", { name: "Invoices" });
  expect(
    within(invoices).getByText(/^Invoice 20611. Paid 1 Nov 2026, Visa ending 4242$/),
  ).toBeDefined();
  expect(within(invoices).getByText("Invoice 20612. Not paid yet")).toBeDefined();
  expect(within(invoices).getByRole("button", { name: "Invoice 20612 as PDF" })).toBeDefined();
  expect(screen.getByText("Ended 20 October 2026")).toBeDefined();
  const csv = screen.getByRole("link", { name: "CSV" });
  expect(csv.getAttribute("href")).toMatch(/registered_models_billing_statement\/7\/csv$/);
});

test("a month without a statement says so and leads to the latest", async () => {
  app.open(`${STATEMENTS}?month=2020-01`, ADMIN);
  expect(await screen.findByText("No statement of January 2020")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show November 2026" }));
  expect(await screen.findByRole("table", { name: "Models in November 2026" })).toBeDefined();
});

test("a month with unlimited models says why nothing is charged", async () => {
  app.answer(getUpcomingStatement, () => ({ ...NOVEMBER, isUnlimited: true, net: 0, gross: 0 }));
  app.open(STATEMENTS, ADMIN);
  expect(await screen.findByText(/none of them is charged/)).toBeDefined();
});

test("a team that never bought a model reads what would be here", async () => {
  app.answer(listStatementOptions, () => ({ items: [] }));
  app.open(STATEMENTS, ADMIN);
  expect(await screen.findByText("No statements yet")).toBeDefined();
});

test("contracts say what each came to, and all of them a month", async () => {
  app.open("/billing/model_contracts", ADMIN);
  expect(await screen.findByRole("link", { name: "Three-way forecast" })).toBeDefined();
  expect(screen.getByText("145.00")).toBeDefined();
  expect(screen.getByText(/^1 × 29.00 = AUD 29.00 a month before GST$/)).toBeDefined();
});
