import type { Override } from "@app/engine/model/document";
import { expect, test } from "vitest";
import { changeWords } from "./change-words.ts";

const ground = {
  lines: new Map([
    ["days", { name: "Debtor days", unit: "days" as const }],
    ["margin", { name: "Margin", unit: "percent" as const }],
    ["rent", { name: "Rent", unit: "currency" as const }],
  ]),
  periods: ["Nov-26", "Dec-26", "Jan-27", "Feb-27"].map((label) => ({ label })),
};

test.each<[Override, string]>([
  [{ line: "days", value: 45 }, "Debtor days||45"],
  [{ line: "days", mode: "shift", value: -5, from: 1 }, "Debtor days|from Dec-26|−5"],
  [{ line: "rent", mode: "scale", value: 0.82, from: 1, to: 3 }, "Rent|from Dec-26|−18%"],
  [{ line: "rent", mode: "scale", value: 1.06, from: 1, to: 2 }, "Rent|Dec-26 to Jan-27|+6%"],
  [{ line: "margin", mode: "shift", value: 0.02, from: 2, to: 2 }, "Margin|Jan-27|+2 pt"],
  [{ line: "margin", value: 0.275 }, "Margin||27.5%"],
  [{ line: "rent", value: 54000 }, "Rent||54,000"],
  [{ line: "gone", value: 1 }, "gone||1"],
])("%j reads %s", (change, words) => {
  const { name, when, what } = changeWords(change, ground);
  expect(`${name}|${when}|${what}`).toBe(words);
});
