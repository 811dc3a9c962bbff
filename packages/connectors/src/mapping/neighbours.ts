/**
 * Charts keep like with like. An account whose name says nothing, between two whose place is
 * known and in the same section, is most likely of that section too: "Increases during the year"
 * between "Vehicles" and their depreciation.
 */
import { type Section, standardLine } from "@app/engine/model/standard-lines";
import { linesOfClass } from "./class-wall.ts";
import type { LineSuggestion, MappedAccount } from "./line-suggestion.ts";

const KNOWN_MIN = 0.75;
const UNKNOWN_MAX = 0.3;
const CONFIDENCE = 0.45;
/** Neighbours on either side. */
const LOOKED_AT = 6;

const SECTION_LINES: Readonly<Partial<Record<Section, string>>> = {
  revenue: "salesGoods",
  costOfSales: "otherCostOfSales",
  otherIncome: "otherIncome",
  operatingExpenses: "otherExpenses",
  currentAssets: "otherCurrentAssets",
  nonCurrentAssets: "fixedAssets",
  currentLiabilities: "otherCurrentLiabilities",
  nonCurrentLiabilities: "loans",
};

export function betweenNeighbours(
  accounts: readonly MappedAccount[],
  suggestions: readonly LineSuggestion[],
): LineSuggestion[] {
  const order = accounts
    .map((account, index) => ({ account, index }))
    .filter(({ account }) => account.code)
    .sort((one, other) => compareCodes(one.account.code ?? "", other.account.code ?? ""));
  const result = [...suggestions];
  for (const [place, { account, index }] of order.entries()) {
    const own = suggestions[index];
    if (!own || own.confidence > UNKNOWN_MAX) continue;
    const [before, after] = [
      order.slice(Math.max(0, place - LOOKED_AT), place).reverse(),
      order.slice(place + 1, place + 1 + LOOKED_AT),
    ].map((side) => nearest(side, account, suggestions));
    if (before && after) result[index] = placed(own, account, before, after);
  }
  return result;
}

type Neighbour = { account: MappedAccount; line: string };

function nearest(
  side: readonly { account: MappedAccount; index: number }[],
  own: MappedAccount,
  suggestions: readonly LineSuggestion[],
): Neighbour | undefined {
  for (const { account, index } of side) {
    const suggestion = suggestions[index];
    if (account.class !== own.class) return undefined;
    if (suggestion && suggestion.confidence >= KNOWN_MIN) return { account, line: suggestion.line };
  }
  return undefined;
}

function placed(
  own: LineSuggestion,
  account: MappedAccount,
  before: Neighbour,
  after: Neighbour,
): LineSuggestion {
  const section = standardLine(before.line)?.section;
  if (!section || standardLine(after.line)?.section !== section) return own;
  const line = before.line === after.line ? before.line : SECTION_LINES[section];
  if (!line || !linesOfClass(account.class).has(line)) return own;
  const names = `${before.account.code} ${before.account.name} and ${after.account.code} ${after.account.name}`;
  return { ...own, line, confidence: CONFIDENCE, reason: `It stands between ${names}.` };
}

function compareCodes(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
