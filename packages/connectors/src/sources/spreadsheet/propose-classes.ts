/**
 * Proposes a class for accounts a file gives none for, by what the name would be in each class,
 * by the side it stands on (rent on the debit side is an expense, on the credit side revenue), by
 * a country's codes and by the accounts around it, since charts keep like with like. The person
 * decides; nothing is read with a class that was only proposed.
 */
import { standardLine } from "@app/engine/model/standard-lines";
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import { classOfLine } from "#mapping/class-wall.ts";
import { codeSchemes, lineByCode } from "#mapping/code-schemes.ts";
import { suggestLines } from "#mapping/suggest-lines.ts";
import { classByName } from "./class-names.ts";
import { lastNet } from "./row-net.ts";
import type { SheetColumn } from "./sheet-mapping.ts";
import { accountIdOf, type SheetRow } from "./sheet-rows.ts";

export type UnclassedAccount = {
  accountId: string;
  code: string;
  name: string;
  /** Its last amount, debit positive. */
  net: Minor;
  /** In the order of the file, among all accounts. */
  place: number;
};

export type ClassedPlace = { place: number; class: AccountClass };

const CLASSES: readonly AccountClass[] = ["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"];
const CONFIDENCE_MIN = 0.5;
/** How far the likeliest class must be ahead. */
const AHEAD_MIN = 0.1;
const WRONG_SIDE = 0.55;
/** More than any chart has; a file with more is not looked through name by name. */
const ACCOUNTS_MAX = 1_000;

export function unclassedOf(
  row: SheetRow,
  columns: readonly SheetColumn[],
  place: number,
): UnclassedAccount {
  return {
    accountId: accountIdOf(row),
    code: row.code,
    name: row.name || row.code,
    net: lastNet(row, columns),
    place,
  };
}

/** Assets that are credits. */
const CONTRA: ReadonlySet<string> = new Set(["accumulatedDepreciation", "accumulatedAmortisation"]);

type Scored = UnclassedAccount & { scores: { class: AccountClass; score: number }[] };

export type ClassProposer = (
  accounts: readonly UnclassedAccount[],
  known: readonly ClassedPlace[],
) => Record<string, AccountClass>;

/** Looks at each name once, however often the accounts come with other signs. */
export function classProposer(): ClassProposer {
  const suggested = new Map<string, SuggestedLine[]>();
  const linesOf = (name: string) => {
    const lines = suggested.get(name) ?? suggestByClass(name);
    suggested.set(name, lines);
    return lines;
  };
  return (accounts, known) => proposeClasses(accounts, known, linesOf);
}

/** By account id, in the form a mapping keeps them. `known` are the classes the file gives. */
function proposeClasses(
  accounts: readonly UnclassedAccount[],
  known: readonly ClassedPlace[],
  linesOf: (name: string) => SuggestedLine[],
): Record<string, AccountClass> {
  const isSided = accounts.some(({ net }) => net < 0n);
  const scored = accounts.slice(0, ACCOUNTS_MAX).map(
    (account): Scored => ({
      ...account,
      scores: scoresOf(account, linesOf(account.name), isSided),
    }),
  );
  const byName = scored.flatMap((account): (Scored & ClassedPlace)[] => {
    const found = classByName(account.name) ?? clearClass(account.scores);
    return found ? [{ ...account, class: found }] : [];
  });
  const byCode = classByCode(byName);
  const placed = [...known, ...byName].sort((one, other) => one.place - other.place);
  const proposed = scored.flatMap((account): [string, AccountClass][] => {
    const found =
      classByName(account.name) ??
      clearClass(account.scores) ??
      byCode(account.code) ??
      classAround(account, placed);
    return found ? [[account.accountId, found]] : [];
  });
  return Object.fromEntries(proposed);
}

type SuggestedLine = { class: AccountClass; line: string; confidence: number };

/** What the name would be in each class. */
function suggestByClass(name: string): SuggestedLine[] {
  return CLASSES.map((accountClass) => {
    const account = { externalId: "", name, class: accountClass, sourceType: "" };
    const [found] = suggestLines([account], { earlierChoices: [] });
    return { class: accountClass, line: found?.line ?? "", confidence: found?.confidence ?? 0 };
  });
}

function scoresOf({ net }: UnclassedAccount, lines: readonly SuggestedLine[], isSided: boolean) {
  return lines
    .map(({ class: accountClass, line, confidence }) => {
      const side = CONTRA.has(line) ? "credit" : standardLine(line)?.side;
      const isBothSided = line.startsWith("salesTax");
      const fits = !isSided || net === 0n || isBothSided || (side === "debit") === net > 0n;
      return { class: accountClass, score: confidence * (fits ? 1 : WRONG_SIDE) };
    })
    .sort((one, other) => other.score - one.score);
}

/** Of equals none, since then the name does not tell. */
function clearClass([best, next]: Scored["scores"]): AccountClass | undefined {
  const isClear =
    best && best.score >= CONFIDENCE_MIN && best.score - (next?.score ?? 0) >= AHEAD_MIN;
  return isClear ? best.class : undefined;
}

const CODED_MIN = 6;
const CODES_FIT_MIN = 0.9;

/** The country's chart that the codes of the accounts known by name fit. */
function classByCode(known: readonly (UnclassedAccount & ClassedPlace)[]) {
  const coded = known.filter(({ code }) => /^\d{3,}$/.test(code));
  const fitting = codeSchemes
    .filter(({ isBinding }) => isBinding && coded.length >= CODED_MIN)
    .map((scheme) => {
      const classOf = (code: string) => classOfLine(lineByCode(scheme, code)?.line ?? "");
      const right = coded.filter((each) => classOf(each.code) === each.class).length;
      return { classOf, fit: right / coded.length };
    })
    .sort((one, other) => other.fit - one.fit)[0];
  return (code: string) =>
    fitting && fitting.fit >= CODES_FIT_MIN && code !== "" ? fitting.classOf(code) : undefined;
}

/** The class of the nearest accounts before and after, when it is the same and the name allows it. */
function classAround(
  { place, scores }: Scored,
  placed: readonly ClassedPlace[],
): AccountClass | undefined {
  const at = firstFrom(placed, place);
  const before = placed.slice(Math.max(0, at - 2), at);
  const after = placed.slice(at, at + 2);
  const [best] = scores;
  const isPossible = (accountClass: AccountClass) =>
    scores.some(
      (each) => each.class === accountClass && each.score >= (best?.score ?? 0) - AHEAD_MIN,
    );
  // At an end of the chart the two next to it speak.
  const near =
    before.length > 0 && after.length > 0
      ? [...before.slice(-1), ...after.slice(0, 1)]
      : [...before, ...after];
  const possible = [...new Set(near.map((each) => each.class))].filter(isPossible);
  return possible.length === 1 ? possible[0] : undefined;
}

/** Halves what is left to look through, since a chart with classes can be long. */
function firstFrom(placed: readonly ClassedPlace[], place: number): number {
  let [low, high] = [0, placed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((placed[middle]?.place ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
