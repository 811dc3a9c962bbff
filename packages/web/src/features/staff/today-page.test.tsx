import { listAnnouncements } from "@app/contract/announcements";
import { listStaffDiscussions } from "@app/contract/staff-support";
import { getStaffSystem } from "@app/contract/staff-system";
import { listStaffTeams } from "@app/contract/staff-teams";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { STAFF } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();

beforeEach(() => {
  app.answer(getStaffSystem, () => SYSTEM);
  app.answer(listStaffDiscussions, () => ({
    items: WAITING,
    totalItemCount: WAITING.length,
    filterCounts: [],
  }));
  app.answer(listAnnouncements, () => ({
    items: [announcement(1, "shown", "MYOB does not answer."), announcement(2, "over", "It did.")],
    audiences: [],
    totalItemCount: 2,
  }));
});

test("Today says who waits longest, what failed, what customers are told, and finds a team", async () => {
  app.answer(listStaffTeams, ({ searchParams }) => ({
    items: searchParams.get("search") === "finch" ? [FINCH] : [],
    totalItemCount: 1,
  }));
  app.open("/staff", STAFF);

  expect(await screen.findByText("2 discussions wait for us, syncs of MYOB failed.")).toBeDefined();
  expect(tile("Longest wait")).toBe("2d 22htarget 1 day");
  expect(tile("Ledgers up to date")).toBe("9 of 143 failed, 2 to reconnect");
  expect(tile("Jobs failed")).toBe("4in the last day");
  expect(tile("Mail sent")).toBe("642in an hour, none waits");
  expect(
    within(screen.getByRole("table", { name: "Discussions" })).getAllByRole("link"),
  ).toHaveLength(2);
  expect(screen.getByRole("link", { name: "MYOB does not answer." })).toBeDefined();
  expect(screen.queryByText("It did.")).toBeNull();

  await userEvent.type(screen.getByRole("searchbox"), "finch");
  const found = await screen.findByRole("link", { name: "Finch & Okafor" });
  expect(found.getAttribute("href")).toContain("/staff/teams/1988");
});

test("a job that failed is told with its reason, and one that a person asked for can be tried again", async () => {
  app.open("/staff/system", STAFF);
  const table = await screen.findByRole("table", { name: "Failed jobs" });
  const [sync, renewal] = within(table).getAllByRole("row").slice(1);
  expect(sync?.textContent).toContain("MYOB answers #.Retry");
  expect(renewal?.textContent).toContain("The serviceThe database was away.");
  expect(
    within(table)
      .getAllByRole("button")
      .map((button) => button.ariaLabel),
  ).toEqual(["Retry job 71"]);
});

/** A tile's figure and what it says below. */
function tile(label: string) {
  const { nextElementSibling: value } = screen.getByText(label);
  return `${value?.textContent}${value?.nextElementSibling?.textContent}`;
}

const AS_OF = "2026-11-16T09:44:20.000Z";

const SYSTEM = {
  asOf: AS_OF,
  queues: [
    { kind: "sync", waiting: 12, running: 6, done: 1184, failed: 3, oldest: AS_OF },
    { kind: "renew_due", waiting: 0, running: 0, done: 31, failed: 1, oldest: null },
  ],
  failedJobs: [
    failedJob(71, "sync", "Harrow Lane", "MYOB answers #.", true),
    failedJob(72, "renew_due", null, "The database was away.", false),
  ],
  sources: [
    { name: "Xero", organisations: 8, upToDate: 6, toReconnect: 2, failed: 0 },
    { name: "MYOB", organisations: 6, upToDate: 3, toReconnect: 0, failed: 3 },
  ],
  mail: { waiting: 0, refused: 0, sent: 642, givenUp: 0, oldest: null },
};

function failedJob(
  id: number,
  kind: string,
  teamName: string | null,
  reason: string,
  canRetry: boolean,
) {
  return { id, kind, teamName, reason, finishedAt: AS_OF, canRetry };
}

const WAITING = [
  discussion(4119, "Two readers on one link", "2026-11-13T11:40:00.000Z"),
  discussion(4126, "Invoice with our cost centre", "2026-11-16T04:03:00.000Z"),
];

function discussion(id: number, subject: string, waitingSince: string) {
  return {
    ...{ id, subject, waitingSince, teamName: "Marlowe & Tran", closed: false, private: false },
    ...{ updatedAt: waitingSince, minutesUsed: 0, minutesLeft: 415, takenBy: null },
    last: { authorName: "Priya Raman", text: "Why?" },
    askedByName: "Priya Raman",
  };
}

const FINCH = {
  ...{ id: 1988, teamName: "Finch & Okafor", subscriptionType: 1, status: "trialing" },
  ...{ endsOn: "2026-11-26", userCount: 2 },
};

function announcement(id: number, state: string, text: string) {
  return {
    ...{ id, state, text, kind: "alert", audience: "everybody", sourceId: null, byName: "Robin" },
    ...{ from: AS_OF, until: "2026-11-16T18:00:00.000Z" },
  };
}
