import { getTeamActivity, getUserActivity } from "@app/contract/activity";
import { listPaymentObligations } from "@app/contract/billing";
import { listClients } from "@app/contract/clients";
import { listConnections } from "@app/contract/connections";
import { getHome, listHeadroom, listNeeds } from "@app/contract/home";
import { listModels } from "@app/contract/models";
import { listTeamMembers } from "@app/contract/team";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CurrentUser } from "#features/session/session-queries.ts";
import { NO_HEADROOM, NO_NEEDS, NOTHING_WAITS } from "./testing/a-home.ts";
import { ADMIN } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();
const NOTHING = { items: [], totalItemCount: 0, filterCounts: [] };

beforeEach(() => {
  app.answer(getUserActivity, () => ({ items: [] }));
  app.answer(getTeamActivity, () => ({ items: [] }));
  app.answer(listClients, () => NOTHING);
  app.answer(listModels, () => ({ ...NOTHING, filter: "Team" }));
  app.answer(listConnections, () => ({ ...NOTHING, stateCounts: {} }));
  app.answer(listTeamMembers, () => ({ items: [] }));
  app.answer(getHome, () => NOTHING_WAITS);
  app.answer(listNeeds, () => NO_NEEDS);
  app.answer(listHeadroom, () => NO_HEADROOM);
  app.answer(listPaymentObligations, () => ({ items: [], totalItemCount: 0, next: null }));
});

afterEach(() => {
  vi.restoreAllMocks();
});

function personOf(change: Partial<NonNullable<CurrentUser["account"]>>): CurrentUser {
  return { ...ADMIN, account: ADMIN.account && { ...ADMIN.account, ...change } };
}

async function titlesOfSteps() {
  await screen.findByRole("heading", { name: "First steps" });
  const steps = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
  return STEPS.filter((title) => steps.some((text) => text.includes(title)));
}

const STEPS = [
  ...["Add a client", "Connect a ledger", "Connect your ledger"],
  ...["Make a forecast", "Invite your colleagues"],
];

test("an advisor's empty home begins with a client, and clients are in the navigation", async () => {
  app.open("/", ADMIN);
  expect(await titlesOfSteps()).toEqual(["Add a client", "Connect a ledger", "Make a forecast"]);
  const main = screen.getAllByRole("navigation", { name: "Main" })[0] as HTMLElement;
  expect(within(main).getByRole("link", { name: "Clients" })).toBeDefined();
});

test("a company's empty home begins with its ledger, and nothing on it speaks of clients", async () => {
  app.open("/", personOf({ kind: 2 }));
  expect(await titlesOfSteps()).toEqual([
    ...["Connect your ledger", "Make a forecast", "Invite your colleagues"],
  ]);
  expect(document.body.textContent).not.toMatch(/client/i);
});

test("the page of clients is denied to a company, by its address and by its keys", async () => {
  // The router tells of every page that was not opened.
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  app.open("/clients", personOf({ kind: 2 }));
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole("link", { name: /^Click here/ }));
  expect(await titlesOfSteps()).toHaveLength(3);
  await user.keyboard("gc");
  await user.keyboard("n");
  expect(screen.queryByRole("heading", { name: "Access Denied" })).toBeNull();
  await user.keyboard("?");
  const shortcuts = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(shortcuts.textContent).not.toMatch(/client/i);
});

test("a team with a model has no first steps in its way", async () => {
  const filterCounts = [{ key: "Team", count: 1 }];
  app.answer(listModels, () => ({ ...NOTHING, filter: "Team", filterCounts }));
  app.open("/", personOf({ kind: 2 }));
  await screen.findByRole("heading", { name: "Your models" });
  expect(screen.queryByText("First steps")).toBeNull();
});

test("the tour stands at the first step, is skipped for good, and waits under one's name", async () => {
  const box = { x: 8, y: 8, width: 300, height: 60, top: 8, left: 8, right: 308, bottom: 68 };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({
    ...box,
    toJSON: () => box,
  });
  app.open("/", personOf({ tour: { state: "open", path: "/" } }));
  const bubble = await screen.findByRole("dialog", { name: "Tour: Start with a ledger" });
  expect(bubble.textContent).toContain("Tour, 1 of 6");
  const user = userEvent.setup();
  await user.click(within(bubble).getByRole("button", { name: "Skip the tour" }));
  expect(screen.queryByRole("dialog", { name: /^Tour/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /Priya Raman/ }));
  expect(await screen.findByRole("menuitem", { name: "Take the tour" })).toBeDefined();
});

test("whoever is further on in the tour finds home as it is", async () => {
  app.open("/", personOf({ tour: { state: "open", path: "/connections/7/quick_model" } }));
  await screen.findByRole("heading", { name: "First steps" });
  expect(screen.queryByRole("dialog", { name: /^Tour/ })).toBeNull();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /Priya Raman/ }));
  expect(await screen.findByRole("menuitem", { name: "Go on with the tour" })).toBeDefined();
});
