// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDrafts, hasDrafts, setDraftOwner } from "./draft-owner.ts";
import { forgetDraft, keepDraft, onDraftGone, readDraft } from "./kept-drafts.ts";

const PRIYA = { userId: 1, teamId: 7 };
const TOM = { userId: 12, teamId: 7 };

beforeEach(() => {
  localStorage.clear();
  setDraftOwner(PRIYA);
});
afterEach(() => void vi.restoreAllMocks());

test("a draft is kept by its place with the time of its last change, until it is forgotten", () => {
  vi.useFakeTimers({ now: new Date("2026-11-18T14:05:00Z") });
  keepDraft("request", { body: "Why?" });
  vi.setSystemTime(new Date("2026-11-18T15:00:00Z"));
  keepDraft("request", { body: "Why?" });
  vi.useRealTimers();
  expect(readDraft("request")).toEqual({
    ...{ at: "2026-11-18T14:05:00.000Z", values: { body: "Why?" } },
  });
  expect(readDraft("discussion-5")).toBeUndefined();
  forgetDraft("request");
  expect(readDraft("request")).toBeUndefined();
});

test("a draft is shown to nobody else, gone once they come, and nobody's while staff look in their place", () => {
  keepDraft("request", { body: "Why?" });
  setDraftOwner(undefined);
  expect(readDraft("request")).toBeUndefined();
  keepDraft("request", { body: "Staff's" });
  setDraftOwner({ ...PRIYA, teamId: 8 });
  expect(readDraft("request")).toBeUndefined();
  setDraftOwner(PRIYA);
  expect(readDraft("request")?.values).toEqual({ body: "Why?" });
  setDraftOwner(TOM);
  expect(readDraft("request")).toBeUndefined();
  setDraftOwner(PRIYA);
  expect(readDraft("request")).toBeUndefined();
});

test("a letter that was sent took one that another tab typed since: only what this tab keeps itself is forgotten", () => {
  keepDraft("request", { body: "Letter 1" });
  const later = { at: "2026-11-18T14:05:00.000Z", values: { body: "Letter 2" } };
  localStorage.setItem("draft-1-7-request", JSON.stringify(later));
  forgetDraft("request");
  expect(readDraft("request")).toEqual(later);
  forgetDraft("request");
  expect(readDraft("request")).toEqual(later);

  keepDraft("request", { body: "Letter 2" });
  expect(readDraft("request")).toEqual(later);
  forgetDraft("request");
  expect(readDraft("request")).toBeUndefined();
});

test("that another tab's words are gone is told where they are this tab's too, and nowhere else", () => {
  const tell = vi.fn();
  const stop = onDraftGone("request", tell);
  keepDraft("request", { body: "Letter 2" });
  const goElsewhere = (body: string) => {
    const oldValue = JSON.stringify({ at: "2026-11-18T14:05:00.000Z", values: { body } });
    const key = "draft-1-7-request";
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue: null }));
  };
  goElsewhere("Letter 1");
  expect(tell).not.toHaveBeenCalled();
  goElsewhere("Letter 2");
  expect(tell).toHaveBeenCalledOnce();
  stop();
});

test("signing out forgets every draft and nothing else", () => {
  localStorage.setItem("theme", "dark");
  keepDraft("request", { body: "Why?" });
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

test("a draft is known to be there for who typed it alone, in whichever of their teams", () => {
  expect(hasDrafts(PRIYA.userId)).toBe(false);
  keepDraft("request", { body: "Why?" });
  setDraftOwner({ ...PRIYA, teamId: 8 });
  expect(hasDrafts(PRIYA.userId)).toBe(true);
  expect(hasDrafts(TOM.userId)).toBe(false);
});

test("storage that is full or damaged keeps nothing and hinders nobody", () => {
  localStorage.setItem("draft-1-7-request", "{");
  expect(readDraft("request")).toBeUndefined();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => keepDraft("reply", { body: "Why?" })).not.toThrow();
});
