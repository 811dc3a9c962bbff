import { getTeamActivity, getUserActivity } from "@app/contract/activity";
import { getHome, listHeadroom, listNeeds } from "@app/contract/home";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_HEADROOM, NO_NEEDS, NOTHING_WAITS } from "./testing/a-home.ts";
import { ADMIN } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();
const TOLD = "Xero does not answer.";

beforeEach(() => {
  app.answer(getUserActivity, () => ({ items: [] }));
  app.answer(getTeamActivity, () => ({ items: [] }));
  app.answer(getHome, () => NOTHING_WAITS);
  app.answer(listNeeds, () => NO_NEEDS);
  app.answer(listHeadroom, () => NO_HEADROOM);
});

afterEach(() => void vi.useRealTimers());

const told = (afterMs: number): typeof ADMIN => ({
  ...ADMIN,
  alerts: [
    {
      ...{ key: "announcement_1_1", kind: "info", message: TOLD },
      announcement: { id: 1, version: 1, until: new Date(Date.now() + afterMs).toISOString() },
    },
  ],
});

test("an announcement came to no page that was open: it comes when the page is looked at again", async () => {
  let user = ADMIN;
  app.open("/", ADMIN);
  app.answer({ path: "/current_user" }, () => user);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(TOLD)).toBeNull();
  user = told(60_000);
  window.dispatchEvent(new Event("visibilitychange"));
  expect(await screen.findByText(TOLD)).toBeDefined();
});

test("an announcement that was over stayed on pages that were open: it goes when it ends", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  app.open("/", told(60 * 60_000));
  expect(await screen.findByText(TOLD)).toBeDefined();
  act(() => void vi.advanceTimersByTime(59 * 60_000));
  expect(screen.queryByText(TOLD)).not.toBeNull();
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(screen.queryByText(TOLD)).toBeNull();
});
