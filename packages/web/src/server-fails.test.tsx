import { getTeamActivity, getUserActivity } from "@app/contract/activity";
import { listPaymentObligations } from "@app/contract/billing";
import { listClients } from "@app/contract/clients";
import { getCurrentUser } from "@app/contract/current-user";
import { getHome, listHeadroom, listNeeds } from "@app/contract/home";
import { listModels } from "@app/contract/models";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_HEADROOM, NO_NEEDS, NOTHING_WAITS } from "./testing/a-home.ts";
import { ADMIN } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();
const NOTHING = { items: [], totalItemCount: 0, filterCounts: [] };
const OOPS = { name: "Oops! Something went wrong!" };

// React tells of every error that is caught.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  // What failed is asked for again as soon as it may be.
  vi.spyOn(Math, "random").mockReturnValue(0);
  app.answer(listClients, () => NOTHING);
});
afterEach(() => vi.restoreAllMocks());

test("a list that was answered with 500 comes by itself once it is answered", async () => {
  app.answer(listClients, () => failed(500));
  app.open("/clients", ADMIN);
  await screen.findByRole("heading", OOPS);
  app.answer(listClients, () => NOTHING);
  await screen.findByRole("heading", { level: 1, name: "Clients" });
});

test("who is signed in, too, answered with 500, comes by itself @long", async () => {
  app.open("/clients", () => failed(500));
  await screen.findByRole("heading", OOPS);
  app.answer(getCurrentUser, () => ADMIN);
  await screen.findByRole("heading", { level: 1, name: "Clients" });
});

test("a page whose answer was no longer waited for elsewhere went wrong: it asks anew", async () => {
  let askedCount = 0;
  app.answer(listClients, () => {
    askedCount += 1;
    return askedCount === 1 ? new Promise(() => {}) : NOTHING;
  });
  app.open("/clients", ADMIN);
  await vi.waitFor(() => expect(askedCount).toBe(1));
  await app.stopAsking();
  await screen.findByRole("heading", { level: 1, name: "Clients" });
});

test("a proxy's 503 for one list: it is asked for every few seconds, no quicker, and comes by itself", async () => {
  const list = vi.fn<() => unknown>(() => new Response("<html>", { status: 503 }));
  app.answer(listClients, list);
  app.open("/clients", ADMIN);
  await screen.findByRole("heading", { name: "This page did not load" });
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(list.mock.calls.length).toBeLessThanOrEqual(4);
  list.mockImplementation(() => NOTHING);
  await screen.findByRole("heading", { level: 1, name: "Clients" });
});

test("a list that was refused is not asked for again @long", async () => {
  const list = vi.fn(() => failed(404));
  app.answer(listClients, list);
  app.open("/clients", ADMIN);
  await screen.findByRole("heading", OOPS);
  const { length } = list.mock.calls;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(list).toHaveBeenCalledTimes(length);
});

test("a part of Home that was answered with 500 says which it is, and comes by itself @long", async () => {
  app.answer(getUserActivity, () => NOTHING);
  app.answer(getTeamActivity, () => failed(500));
  app.answer(listModels, () => ({
    ...{ ...NOTHING, filter: "Team" },
    filterCounts: [{ key: "Team", count: 1 }],
  }));
  app.answer(getHome, () => NOTHING_WAITS);
  app.answer(listNeeds, () => NO_NEEDS);
  app.answer(listHeadroom, () => NO_HEADROOM);
  app.answer(listPaymentObligations, () => ({ ...NOTHING, totalGross: 0 }));
  app.open("/", ADMIN);
  await screen.findByText("“Recent activity” did not load");
  app.answer(getTeamActivity, () => NOTHING);
  await screen.findByRole("heading", { name: "Recent activity" });
});

function failed(status: number) {
  const errors = [{ key: "root", message: "Request 1." }];
  return Response.json({ success: false, data: null, errors }, { status });
}
