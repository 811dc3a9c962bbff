import { listPayments } from "@app/contract/billing";
import { listClients } from "@app/contract/clients";
import type { Endpoint } from "@app/contract/endpoint";
import { listStaffAccounts } from "@app/contract/staff";
import { listStaffTeams } from "@app/contract/staff-teams";
import { listSupportDiscussions } from "@app/contract/support-list";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { CurrentUser } from "#features/session/session-queries.ts";
import { ADMIN, STAFF } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();

type List = { call: Endpoint; path: string; user: CurrentUser; row: (name: string) => object };

const client: List = {
  ...{ call: listClients, path: "/clients", user: ADMIN },
  row: (name) => ({
    ...{ version: 1, name, contactName: "", contactEmail: "", contactPhone: "", industry: "" },
    ...{ yearEndMonth: 6, currency: "AUD", isActive: true, notes: "" },
    ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" },
  }),
};
const payment: List = {
  ...{ call: listPayments, path: "/billing/history", user: ADMIN },
  row: (title) => ({
    ...{ paidOn: "2026-09-04", invoiceNumber: 20164, currency: "AUD", title, workedOut: "" },
    ...{ paidBy: "Visa", net: 957, tax: 95.7, gross: 1052.7, declinedOn: [] },
  }),
};
const discussion: List = {
  ...{ call: listSupportDiscussions, path: "/support", user: ADMIN },
  row: (subject) => ({
    ...{ subject, parentTransactionId: 1, closed: false, private: false, minutesUsed: 0 },
    ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" },
    ...{ hasNewAnswer: false },
    last: { kind: "REQUEST", authorName: "Priya Raman", isMine: true, text: "" },
  }),
};
const account: List = {
  ...{ call: listStaffAccounts, path: "/staff/accounts", user: STAFF },
  row: (name) => ({ name, email: "a@firm.example", teamName: "Firm", isAdmin: false }),
};
const team: List = {
  ...{ call: listStaffTeams, path: "/staff/teams", user: STAFF },
  row: (teamName) => ({
    ...{ teamName, subscriptionType: 1, status: "active", endsOn: null, userCount: 2 },
  }),
};

test.each([
  ["clients", client],
  ["payments", payment],
  ["discussions with support", discussion],
  ["customers' accounts", account],
  ["teams", team],
])("a list of %s printed its ten rows alone, and now prints all 24", async (_, list) => {
  await open(list, 24);

  await userEvent.keyboard("{Control>}p{/Control}");

  expect(await onPaper).toEqual({ rows: 24, words: "1–24 of 24" });
  window.dispatchEvent(new Event("afterprint"));
  expect(await screen.findByText("1–10 of 24")).toBeDefined();
  expect(shownRows()).toBe(10);
});

test("of a list of 1,034 rows the first 1,000 are printed, which is told under them @long", async () => {
  await open(team, 1_034);

  await userEvent.click(screen.getByRole("button", { name: "Print" }));

  expect(await onPaper).toEqual({ rows: 1_000, words: "1–1000 of 1034" });
});

let onPaper: Promise<{ rows: number; words: string | null | undefined }>;

async function open({ call, path, user, row }: List, total: number) {
  const rows = Array.from({ length: total }, (_, at) => ({ id: at + 1, ...row(nameOf(at)) }));
  app.answer(call, ({ searchParams: asked }) => {
    const offset = Number(asked.get("offset"));
    return {
      items: rows.slice(offset, offset + Number(asked.get("limit"))),
      ...{ totalItemCount: total, filterCounts: [], newAnswerCount: 0 },
    };
  });
  onPaper = new Promise((resolve) => {
    vi.stubGlobal("print", () => resolve({ rows: shownRows(), words: shownWords() }));
  });
  app.open(path, user);
  await screen.findByText(`1–10 of ${total}`);
}

const nameOf = (at: number) => `Row ${at + 1}.`;

/** Each row once, however often it says its name. */
const shownRows = () => new Set(document.body.textContent?.match(/Row \d+\./g)).size;

const shownWords = () => document.querySelector('[aria-label="Pages"] > p')?.textContent;
