import { listPaymentObligations, listPayments } from "@app/contract/billing";
import { listModelContracts } from "@app/contract/model-contracts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();
const CONTRACT = {
  ...{ id: 1, modelId: 7, modelName: "Budget", canOpen: true, canResume: false },
  ...{ clientName: "", ownerName: "Priya", ownerAvatarIndex: 0 },
  ...{ boughtOn: "2026-06-23", endedOn: null as string | null, monthsBilled: 5, billedSoFar: 145 },
};
const CONTRACTS = {
  ...{ items: [CONTRACT], totalItemCount: 1, filterCounts: [] },
  ...{ price: 29, currency: "AUD", isUnlimited: false, monthlyTotal: 29 },
};

beforeEach(() => {
  app.answer(listPaymentObligations, () => ({ items: [], totalItemCount: 0, next: null }));
  app.answer(listPayments, () => ({ items: [], totalItemCount: 0, filterCounts: [] }));
});

const ENDED: typeof ADMIN = {
  ...ADMIN,
  subscription: ADMIN.subscription && { ...ADMIN.subscription, status: "ended", isReadOnly: true },
};

async function offersOf(change: Partial<typeof CONTRACT>, person = ADMIN) {
  app.answer(listModelContracts, () => ({ ...CONTRACTS, items: [{ ...CONTRACT, ...change }] }));
  app.open(`/billing/model_contracts${change.endedOn ? "?filter=Ended" : ""}`, person);
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Budget" }));
  return screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
}

test("a contract's menu opens its model and this month's statement, and cancels after a question", async () => {
  expect(await offersOf({})).toEqual(["Open model", "This month’s statement", "Cancel model"]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Cancel model" }));
  const question = await screen.findByRole("alertdialog", { name: "Cancel “Budget”?" });
  expect(question.textContent).toContain("this month is the last that is billed");
});

test("one that ended leads to its last statement and is taken up again for 29.00 a month", async () => {
  expect(await offersOf({ endedOn: "2026-08-05", canResume: true })).toEqual([
    ...["Open model", "Statement of August 2026", "Reactivate model"],
  ]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Reactivate model" }));
  const question = await screen.findByRole("alertdialog", { name: "Reactivate “Budget”?" });
  expect(question.textContent).toMatch(/for AUD\s29\.00 a month before GST, from this month on/);
});

test.each([
  ["would not be billed again", true, ["Open model", "Statement of August 2026"]],
  ["is deleted or another team's", false, ["Statement of August 2026"]],
] as const)(
  "of a contract that ended whose model %s, nothing is offered that would be refused",
  async (_what, canOpen, offered) => {
    expect(await offersOf({ endedOn: "2026-08-05", canOpen })).toEqual(offered);
    expect(screen.queryAllByRole("link", { name: "Budget" })).toHaveLength(canOpen ? 1 : 0);
  },
);

test("who may only read cancels nothing", async () => {
  expect(await offersOf({}, ENDED)).toEqual(["Open model", "This month’s statement"]);
});

test("a model costs nothing a month while models are unlimited", async () => {
  app.answer(listModelContracts, () => ({ ...CONTRACTS, isUnlimited: true, monthlyTotal: 0 }));
  app.open("/billing/model_contracts", ADMIN);
  expect(await screen.findByText("Free while models are unlimited")).toBeDefined();
  expect(screen.queryByText("29.00")).toBeNull();
});
