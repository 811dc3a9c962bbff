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
  costOfSales: "materials",
  otherIncome: "otherIncome",
  operatingExpenses: "otherExpenses",
  currentAssets: "otherCurrentAssets",
  nonCurrentAssets: "fixedAssets",
  currentLiabilities: "otherCurrentLiabilities",
  nonCurrentLiabilities: "loans",
};

const OWN_SALES = new Set(["salesGoods", "salesServices", "projectRevenue", "subscriptionRevenue"]);

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
    const between = before && after ? placed(own, account, before, after) : own;
    result[index] = between === own ? inBlock(own, place, order, suggestions) : between;
  }
  return result;
}

const BLOCK_MIN = 3;
const BLOCK_MOSTLY = 0.6;
const BLOCK_CONFIDENCE = 0.35;

type Ordered = readonly { account: MappedAccount; index: number }[];

/** What most of the accounts of its class are whose codes begin like its own. */
function inBlock(
  own: LineSuggestion,
  place: number,
  order: Ordered,
  suggestions: readonly LineSuggestion[],
): LineSuggestion {
  const account = order[place]?.account;
  const ofClass = order.filter((each) => each.account.class === account?.class);
  const beginning = account?.code?.slice(0, 1) ?? "";
  const sections = ofClass.flatMap(({ account: other, index }) => {
    const suggestion = suggestions[index];
    const isKnown = suggestion !== undefined && suggestion.confidence >= KNOWN_MIN;
    const isLike = other.code?.slice(0, 1) === beginning;
    return isLike && isKnown ? (standardLine(suggestion.line)?.section ?? []) : [];
  });
  const isMost = (section: Section, part: number) =>
    sections.filter((each) => each === section).length >= part * sections.length;
  const most =
    sections.length < BLOCK_MIN ? undefined : sections.find((each) => isMost(each, BLOCK_MOSTLY));
  const said = { ...own, confidence: BLOCK_CONFIDENCE };
  if (ofClass[0]?.account === account && account?.class === "LIABILITY") {
    return { ...said, line: "payables", reason: "It stands first among what is owed." };
  }
  const isFirstBlock = ofClass[0]?.account.code?.slice(0, 1) === beginning;
  const isBeforeOthers = isFirstBlock && ofClass.at(-1)?.account.code?.slice(0, 1) !== beginning;
  if (
    account?.class === "EXPENSE" &&
    isBeforeOthers &&
    !isMost("operatingExpenses", BLOCK_MOSTLY)
  ) {
    return {
      ...said,
      line: "materials",
      reason: "It stands where charts begin with what sales cost.",
    };
  }
  const line = most && SECTION_LINES[most];
  if (!account || !line || !linesOfClass(account.class).has(line)) return own;
  return { ...said, line, reason: `Most of what begins with ${beginning} is of this section.` };
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
  // Between the depreciation of two assets stands a third; sales stand with sales like them.
  const isSame =
    (before.line === after.line && !before.line.startsWith("accumulated")) ||
    OWN_SALES.has(before.line);
  const line = isSame ? before.line : SECTION_LINES[section];
  if (!line || !linesOfClass(account.class).has(line)) return own;
  const names = `${before.account.code} ${before.account.name} and ${after.account.code} ${after.account.name}`;
  return { ...own, line, confidence: CONFIDENCE, reason: `It stands between ${names}.` };
}

function compareCodes(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
