import { getProfile } from "@app/contract/account";
import { getTeamActivity } from "@app/contract/activity";
import { listAnnouncements } from "@app/contract/announcements";
import { getBillingDetails } from "@app/contract/billing-details";
import { listClients } from "@app/contract/clients";
import { listConnections } from "@app/contract/connections";
import type { Endpoint } from "@app/contract/endpoint";
import { listModelContracts } from "@app/contract/model-contracts";
import { listModels } from "@app/contract/models";
import { listPortfolio } from "@app/contract/portfolio";
import { listStaffAccounts } from "@app/contract/staff";
import { listStaffInvoices } from "@app/contract/staff-billing";
import { getStaffSystem } from "@app/contract/staff-system";
import { listStaffTeams } from "@app/contract/staff-teams";
import { listExampleModels, listStarterModels } from "@app/contract/starter-models";
import { getAmendData } from "@app/contract/subscription-plan";
import { listTeamMembers } from "@app/contract/team";
import { listWebhooks } from "@app/contract/webhooks";
import { someOf } from "@app/engine/testing/runs";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Waiting } from "#ui/waiting.tsx";
import { STAFF } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();
const POLL = { timeout: 10_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PAGES: [path: string, call: Pick<Endpoint, "path">, heading: RegExp | string][] = [
  ["/", getTeamActivity, /Priya/],
  ["/clients", listClients, "Clients"],
  ["/models", listModels, "Models"],
  ["/models/new", listStarterModels, "New model"],
  ["/models/example", listExampleModels, "Example models"],
  ["/account", getProfile, "Account"],
  ["/account/edit_profile", getProfile, "Edit profile"],
  ["/portfolio", listPortfolio, "Portfolio"],
  ["/connections", listConnections, "Connections"],
  ["/team", listTeamMembers, "Team members"],
  ["/team/webhooks", listWebhooks, "Webhooks"],
  ["/subscription", getAmendData, "Subscription"],
  ["/subscription/amend", getAmendData, "Amend subscription"],
  ["/billing", getBillingDetails, "Billing"],
  ["/billing/edit_billing", getBillingDetails, "Edit billing details"],
  ["/billing/model_contracts", listModelContracts, "Billing"],
  ["/staff", getStaffSystem, "Staff"],
  ["/staff/accounts", listStaffAccounts, "Staff"],
  ["/staff/teams", listStaffTeams, "Staff"],
  ["/staff/invoices", listStaffInvoices, "Staff"],
  ["/staff/announcements", listAnnouncements, "Staff"],
];

test.each(someOf(PAGES, 8))(
  "%s shows nothing for 500 ms of waiting, then its own shape under its own heading",
  async (path, call, name) => {
    const asked = new Promise<void>((resolve) => {
      app.answer(call, () => {
        resolve();
        return new Promise(() => {});
      });
    });
    app.open(path, STAFF);
    await asked;

    await pass(499);
    expect(screen.queryByText(/^Loading/)).toBeNull();
    await pass(1);
    await expect.poll(() => screen.queryByRole("heading", { level: 1, name }), POLL).not.toBeNull();
    expect(screen.getByText("Loading")).toBeDefined();
  },
);

test("Team waited as a list alone: the shapes of its three figures come first, as on the page", async () => {
  app.open("/team", STAFF);
  const shape = async () => {
    await pass(500);
    return screen.queryByText("Loading")?.nextElementSibling?.firstElementChild;
  };
  await expect.poll(async () => (await shape())?.childElementCount, POLL).toBe(3);
});

test("what comes after a long wait is shown when it comes, however shortly its shape was", async () => {
  // How long it was there is read from the clock.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const asked: (() => void)[] = [];
  let isThere = false;
  app.answer(listClients, () => {
    const none = { items: [], totalItemCount: 0, filterCounts: [] };
    return isThere ? none : new Promise((resolve) => asked.push(() => resolve(none)));
  });
  app.open("/clients", STAFF);
  await expect.poll(() => asked.length, POLL).toBeGreaterThan(0);
  await pass(500);
  await expect.poll(() => screen.queryByText("Loading"), POLL).not.toBeNull();
  isThere = true;
  for (const answer of asked) answer();
  await expect.poll(() => screen.queryByText("Loading"), POLL).toBeNull();
});

test("a part keeps its room from the start, and its shape is in view after 500 ms", async () => {
  render(<Waiting>shape</Waiting>);
  await pass(499);
  expect(screen.getByText("shape").className).toBe("invisible");
  await pass(1);
  expect(screen.getByRole("status").textContent).toBe("Loadingshape");
});

/** Lets React draw what the time that passed brought. */
function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}
