import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { readDraft } from "#lib/kept-drafts.ts";
import { STAFF } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();
const PLACE = "staff-discussion-9";

beforeEach(() => {
  localStorage.clear();
  app.answer({ path: "/staff/support_discussion/9" }, () => DISCUSSION);
});

async function openAnswer() {
  app.open("/staff/support/9", STAFF);
  return screen.findByLabelText<HTMLTextAreaElement>("Your reply");
}

function minutesField() {
  return screen.getByLabelText<HTMLInputElement>(/^Minutes to charge/);
}

async function typeMinutes(minutes: string) {
  await userEvent.clear(minutesField());
  await userEvent.type(minutesField(), minutes);
}

test("the draft of an answer came back with 0 minutes: it comes back with those that were typed", async () => {
  await userEvent.type(await openAnswer(), "It is mended.");
  await typeMinutes("30");
  cleanup();

  expect((await openAnswer()).value).toBe("It is mended.");
  expect(minutesField().value).toBe("30");
  await userEvent.click(screen.getByRole("button", { name: "Discard draft" }));
  expect(minutesField().value).toBe("0");
});

test("minutes were asked about and refused after it: they are checked first, and a question stands without an old refusal", async () => {
  await userEvent.type(await openAnswer(), "It is mended.");
  const send = () => userEvent.click(screen.getByRole("button", { name: "Send answer" }));
  for (const [typed = "", refusal] of [
    ["1.5", "Enter whole minutes."],
    ["999", "At most 480 minutes."],
  ]) {
    await typeMinutes(typed);
    await send();
    expect(screen.getByRole("alert").textContent).toBe(refusal);
    expect(minutesField().getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  }
  await typeMinutes("17");
  await send();
  expect(screen.getByRole("alertdialog").textContent).toContain("Charge 0h 2m beyond the credit?");
  expect(screen.queryByText("At most 480 minutes.")).toBeNull();
});

test("a draft that came back was not said, and discarding it left the keys nowhere: it is told, and the box has them", async () => {
  await userEvent.type(await openAnswer(), "It is mended.");
  cleanup();
  const box = await openAnswer();
  const told = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(told).toContainEqual(expect.stringMatching(/^Your draft of .* is back\.$/));
  await userEvent.click(screen.getByRole("button", { name: "Discard draft" }));
  expect(document.activeElement).toBe(box);
});

test("what was typed while an answer was being sent went with it: nothing is typed until it is sent", async () => {
  answerPosts(new Promise(() => {}));
  const box = await openAnswer();
  await userEvent.type(box, "It is mended.");
  expect(box.readOnly).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Send answer" }));
  expect([box.readOnly, minutesField().readOnly]).toEqual([true, true]);
  await userEvent.type(box, " And more.");
  expect(box.value).toBe("It is mended.");
});

test("minutes that a colleague took meanwhile left nothing to confirm: what is left is asked for at once", async () => {
  await userEvent.type(await openAnswer(), "It is mended.");
  await typeMinutes("15");
  app.answer({ path: "/staff/support_discussion/9" }, () => ({ ...DISCUSSION, minutesLeft: 5 }));
  const message = "This is 10 minutes beyond the team's credit. Confirm it.";
  const body = { success: false, data: null, errors: [{ key: "minutes", message }] };
  answerPosts(Promise.resolve(Response.json(body, { status: 409 })));
  const send = () => userEvent.click(screen.getByRole("button", { name: "Send answer" }));
  await send();
  expect(await screen.findByText("0h 10m beyond the credit")).toBeDefined();
  await send();
  expect(screen.getByRole("alertdialog").textContent).toContain("Charge 0h 10m beyond the credit?");
});

/** What is sent from now on gets this answer. */
function answerPosts(answer: Promise<Response>) {
  const others = fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
    init?.method === "POST" ? answer : others(address, init),
  );
}

test("what another tab sent stayed in the box to be sent twice: the box that holds it is emptied", async () => {
  const box = await openAnswer();
  await userEvent.type(box, "It is mended.");
  const kept = localStorage.getItem(KEY);
  // Another tab keeps its own words over these, and takes them away as it sends them.
  storeElsewhere(JSON.stringify({ at: NOON, values: { body: "Another.", images: [] } }));
  storeElsewhere(null);
  expect(box.value).toBe("It is mended.");
  storeElsewhere(kept);
  storeElsewhere(null);
  await expect.poll(() => box.value).toBe("");
  expect(readDraft(PLACE)).toBeUndefined();
});

const KEY = `draft-1-1-${PLACE}`;

/** As a browser tells of what another of its tabs keeps, or takes away. */
function storeElsewhere(newValue: string | null) {
  const oldValue = localStorage.getItem(KEY);
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent("storage", { key: KEY, oldValue, newValue }));
}

const NOON = "2026-11-18T12:00:00.000Z";

const DISCUSSION = {
  ...{ id: 9, subject: "September moved", closed: false, private: false, teamName: "Finch" },
  ...{ createdAt: NOON, updatedAt: NOON, waitingSince: NOON, minutesUsed: 0, minutesLeft: 15 },
  ...{ takenBy: null, invitedUsers: [], canSetPrivate: false, seenMessageId: null, replies: [] },
  last: { kind: "REQUEST", authorName: "Ada", text: "Why?" },
  request: {
    ...{ id: 1, kind: "REQUEST", text: "Why?", minutes: 0, authorName: "Ada", authorAvatar: null },
    ...{ authorAvatarIndex: 0, isMine: false, createdAt: NOON, images: [] },
  },
};
