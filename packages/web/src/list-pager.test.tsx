import { listAnnouncements } from "@app/contract/announcements";
import { listStaffAccounts } from "@app/contract/staff";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { A_MODEL } from "./testing/a-model.ts";
import { ADMIN, STAFF } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();
const VERSIONS = { path: "/model/1/version_history" } as const;

test.each([
  ["staff's list of accounts", "/staff/accounts", listStaffAccounts, accountOf],
  ["staff's list of announcements", "/staff/announcements", listAnnouncements, announcementOf],
  ["the list of a model's versions", "/models/1/history", VERSIONS, versionOf],
])("the pager of %s keeps to the rows in view while the next ones load", async (...given) => {
  const [, path, call, rowOf] = given;
  let sendNext = () => {};
  const nextIsThere = new Promise<void>((resolve) => {
    sendNext = resolve;
  });
  app.answer({ path: "/model/1" }, () => A_MODEL);
  app.answer(call, async ({ searchParams }) => {
    const offset = Number(searchParams.get("offset"));
    if (offset > 0) await nextIsThere;
    const items = [...Array(15).keys()].slice(offset, offset + 10).map((at) => rowOf(at + 1));
    return { items, audiences: [], totalItemCount: 15 };
  });
  app.open(path, path.startsWith("/staff") ? STAFF : ADMIN);
  expect(await screen.findByText("1–10 of 15")).toBeDefined();

  await userEvent.click(screen.getByRole("link", { name: "Next" }));
  expect(screen.getByText("Row 1")).toBeDefined();
  expect(screen.getByText("1–10 of 15")).toBeDefined();

  sendNext();
  expect(await screen.findByText("11–15 of 15")).toBeDefined();
  expect(screen.getByText("Row 11")).toBeDefined();
});

const MOMENT = "2026-11-12T10:20:00.000Z";

function accountOf(id: number) {
  const email = `person-${id}@firm.example`;
  return { id, name: `Row ${id}`, email, teamName: "Firm", isAdmin: false };
}

function announcementOf(id: number) {
  const told = { kind: "info", audience: "everybody", sourceId: null, state: "over" };
  return {
    id,
    text: `Row ${id}`,
    byName: "Robin",
    version: 1,
    from: MOMENT,
    until: MOMENT,
    ...told,
  };
}

function versionOf(id: number) {
  const version = { version: 100 - id, fromVersion: 100 - id, label: `Row ${id}`, kind: "save" };
  const by = { authorName: "Priya", isYou: true, at: MOMENT, named: [] };
  return { ...version, ...by, closingCash: 0, closingCashBefore: 0 };
}
