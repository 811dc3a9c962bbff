// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { setSingleKeys, shortcutOf } from "./shortcuts.ts";

beforeEach(() => localStorage.clear());

test.each([
  ["Ctrl K", { key: "k", ctrlKey: true }, "palette"],
  ["⌘ K", { key: "k", metaKey: true }, "palette"],
  ["Ctrl Shift K", { key: "K", ctrlKey: true }, "palette"],
  ["Ctrl Alt K", { key: "k", ctrlKey: true, altKey: true }, undefined],
  ["K alone", { key: "k" }, undefined],
  ["?", { key: "?" }, "shortcuts"],
  ["Ctrl ?", { key: "?", ctrlKey: true }, undefined],
])("%s asks for %o", (_, keys, shortcut) => {
  expect(shortcutOf(press(keys))).toBe(shortcut);
});

test.each([
  ["/", "", "search"],
  ["n", "", "newClient"],
  ["c", "g", "goClients"],
  ["c", "", undefined],
  ["c", "x", undefined],
  ["h", "g", "goHome"],
  ["m", "g", "goModels"],
  ["m", "", "newModel"],
  ["n", "g", "newClient"],
])("%s after “%s” asks for %s", (key, keyBefore, shortcut) => {
  expect(shortcutOf(press({ key }), keyBefore)).toBe(shortcut);
  expect(shortcutOf(press({ key, target: document.createElement("input") }), keyBefore)).toBe(
    undefined,
  );
});

test("a letter typed over a figure opened clients, and is now the grid's", () => {
  const target = document.createElement("div");
  target.setAttribute("role", "treegrid");
  expect(shortcutOf(press({ key: "n", target }))).toBeUndefined();
  expect(shortcutOf(press({ key: "c", target }), "g")).toBeUndefined();
});

test("? did nothing while a grid had the focus, and now lists the keys; into its open cell it is typed", () => {
  const target = document.createElement("div");
  target.setAttribute("role", "treegrid");
  expect(shortcutOf(press({ key: "?", target }))).toBe("shortcuts");
  const cell = target.appendChild(document.createElement("input"));
  expect(shortcutOf(press({ key: "?", target: cell }))).toBeUndefined();
});

test("a question mark typed into a field stays in the field, but Ctrl K works from there", () => {
  const target = document.createElement("textarea");
  expect(shortcutOf(press({ key: "?", target }))).toBeUndefined();
  expect(shortcutOf(press({ key: "k", ctrlKey: true, target }))).toBe("palette");
});

test("single keys can be switched off, and on again", () => {
  setSingleKeys(false);
  expect(shortcutOf(press({ key: "?" }))).toBeUndefined();
  expect(shortcutOf(press({ key: "k", ctrlKey: true }))).toBe("palette");
  setSingleKeys(true);
  expect(shortcutOf(press({ key: "?" }))).toBe("shortcuts");
});

function press(keys: Partial<Parameters<typeof shortcutOf>[0]>) {
  return { key: "", ctrlKey: false, metaKey: false, altKey: false, target: document.body, ...keys };
}
