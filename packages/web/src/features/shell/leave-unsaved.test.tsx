import "fake-indexeddb/auto";
import { getCurrentUser } from "@app/contract/current-user";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { setDraftOwner } from "#lib/draft-owner.ts";
import { keepDraft } from "#lib/kept-drafts.ts";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";
import { mayLeaveUnsaved } from "./leave-unsaved.tsx";

const app = testApp();

beforeEach(() => {
  localStorage.clear();
  setDraftOwner({ userId: 1, teamId: 1 });
  app.answer(getCurrentUser, () => ADMIN);
});

test("signing out threw a message to support away without a word: it is asked about first", async () => {
  keepDraft("request", { body: "Why?" });
  const stayed = mayLeaveUnsaved();
  const question = await screen.findByRole("alertdialog", { name: "Sign out before it is sent?" });
  expect(question.textContent).toContain(
    "You have a message to support that is not sent. Signing out discards it.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
  expect(await stayed).toBe(false);

  const left = mayLeaveUnsaved();
  await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
  expect(await left).toBe(true);
});

test("nobody is asked about what somebody else typed here", async () => {
  setDraftOwner({ userId: 2, teamId: 1 });
  keepDraft("request", { body: "Why?" });
  expect(await mayLeaveUnsaved()).toBe(true);
});
