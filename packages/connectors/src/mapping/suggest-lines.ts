/**
 * Suggests a standard line for every account of a source, with the reason and how sure it is.
 *
 * Four things speak: what the team chose before, the words of the name, the source's own type and
 * the code, where a country's codes mean something. Each speaks with a weight; those that agree
 * make each other surer, those that do not make the strongest less sure:
 *
 *   confidence = 1 − (1 − weight) × (1 − weight of each that agrees) …, × 0.85 when one disagrees
 *
 * What comes out is weighed with names that were placed by hand: `likely-lines.ts`.
 *
 * Pure and the same every time. The class of an account is a wall that no suggestion crosses.
 */
import { standardLine } from "@app/engine/model/standard-lines";
import type { AccountClass } from "#ledger/ledger.ts";
import { assetRules, equityRules, liabilityRules } from "./balance-sheet-words.ts";
import { linesOfClass } from "./class-wall.ts";
import { type CodeScheme, codeSchemes, lineByCode } from "./code-schemes.ts";
import { choiceFinder, type EarlierChoice } from "./earlier-choices.ts";
import { type Learned, learnedFromAll, likelyLines } from "./likely-lines.ts";
import type { LineSuggestion, MappedAccount } from "./line-suggestion.ts";
import { type NameRule, plainWords } from "./name-rule.ts";
import { betweenNeighbours } from "./neighbours.ts";
import { expenseRules, revenueRules } from "./profit-and-loss-words.ts";
import { isNear, typeMeaning } from "./source-types.ts";

export type SuggestFrom = {
  earlierChoices: readonly EarlierChoice[];
  /** ISO 3166, "DE"; left out, codes count only when the whole chart fits a country's. */
  country?: string;
};

export function suggestLines(
  accounts: readonly MappedAccount[],
  from: SuggestFrom,
  learned: Learned = learnedFromAll(),
): LineSuggestion[] {
  const findChoice = choiceFinder(from.earlierChoices);
  const ruled = suggestByRules(accounts, from).map((suggestion, at) => ({
    ...suggestion,
    ...saidBySource(accounts[at], findChoice),
  }));
  return likelyLines(accounts, ruled, learned);
}

/** Without likeness, which always finds some line of a class: what a class is guessed by. */
export function suggestByRules(
  accounts: readonly MappedAccount[],
  { earlierChoices, country }: SuggestFrom,
): LineSuggestion[] {
  const findChoice = choiceFinder(earlierChoices);
  const scheme = schemeOf(accounts, country);
  const suggestions = accounts.map((account) => {
    const allowed = linesOfClass(account.class);
    const voices = [
      ...choiceVoice(account, findChoice),
      ...nameVoice(account),
      ...typeVoices(account),
      ...codeVoice(account, scheme),
    ].filter(({ line }) => allowed.has(line));
    return joinVoices(account, voices);
  });
  return betweenNeighbours(accounts, suggestions);
}

function saidBySource(
  account: MappedAccount | undefined,
  findChoice: ReturnType<typeof choiceFinder>,
) {
  if (!account) return { isSettled: false };
  const { class: accountClass, sourceType, subType } = account;
  const type = typeMeaning(subType) ?? typeMeaning(sourceType);
  const isChosen = choiceVoice(account, findChoice).length > 0;
  const allowed = linesOfClass(accountClass);
  const isType = type?.isExact === true && allowed.has(type.line);
  return { isSettled: isChosen || isType, section: type?.section };
}

type Voice = { line: string; weight: number; reason: string; isContradicted?: boolean };

function choiceVoice(
  { name, class: accountClass }: MappedAccount,
  find: ReturnType<typeof choiceFinder>,
): Voice[] {
  const found = find(name, accountClass);
  if (!found) return [];
  const { line, likeness, isContradicted, words } = found;
  const isSame = likeness === 1;
  if (isContradicted) return isSame ? [{ line, weight: 0.6, reason: words, isContradicted }] : [];
  const reason = isSame
    ? `Your team placed "${found.name}" here before. ${words}`
    : `Your team placed the similar "${found.name}" here before.`;
  return [{ line, weight: isSame ? 0.99 : 0.6 + 0.35 * likeness, reason }];
}

const RULES: Readonly<Record<AccountClass, readonly NameRule[]>> = {
  ASSET: assetRules,
  LIABILITY: liabilityRules,
  EQUITY: equityRules,
  REVENUE: revenueRules,
  EXPENSE: expenseRules,
};

const CONTESTED_WITHIN = 0.025;
const CONTESTED = 0.95;

/**
 * The rule with the most weight; of equals the one that stands first. A name that says nearly as
 * much for another line says less for this one: "Office supplies and courier".
 */
function nameVoice({ name, class: accountClass, sourceType, subType }: MappedAccount): Voice[] {
  const words = plainWords(name);
  const section = typeMeaning(subType)?.section ?? typeMeaning(sourceType)?.section;
  const found: Said[] = [];
  let most = 0;
  for (const { line, weight, words: pattern } of RULES[accountClass]) {
    const isElsewhere = section !== undefined && !isNear(section, standardLine(line)?.section);
    const own = isElsewhere ? weight * OTHER_SECTION : weight;
    // What could neither win nor be a rival is not looked for: charts are long.
    const match = own > most - CONTESTED_WITHIN ? pattern.exec(words) : null;
    if (match) found.push({ line, weight: own, match });
    if (match) most = Math.max(most, own);
  }
  const [best] = found.toSorted((one, other) => other.weight - one.weight);
  if (!best) return [];
  const isContested = found.some((other) => isRival(best, other));
  const weight = isContested ? best.weight * CONTESTED : best.weight;
  return [{ line: best.line, weight, reason: `The name says "${wholeWords(words, best.match)}".` }];
}

type Said = { line: string; weight: number; match: RegExpExecArray };

/** "Sales tax" within "sales tax payable" says no other thing, only less. */
function isRival(best: Said, other: Said): boolean {
  const isWithin = best.match[0].includes(other.match[0]);
  return other.line !== best.line && other.weight > best.weight - CONTESTED_WITHIN && !isWithin;
}

/** Patterns hold stems; people read words. */
function wholeWords(words: string, { 0: found, index }: RegExpExecArray): string {
  const start = words.lastIndexOf(" ", index) + 1;
  const end = words.indexOf(" ", index + found.trimEnd().length);
  return words.slice(start, end === -1 ? undefined : end);
}

/** A source's section is chosen by hand, and often carelessly: the name may still outweigh it. */
const OTHER_SECTION = 0.8;

function typeVoices({ sourceType, subType }: MappedAccount): Voice[] {
  const [type, meaning] =
    [subType, sourceType]
      .map((each) => [each, typeMeaning(each)] as const)
      .find(([, found]) => found !== undefined) ?? [];
  if (!meaning) return [];
  const reason = `Its type in the source is "${type}".`;
  return [{ line: meaning.line, weight: meaning.isExact ? 0.94 : 0.45, reason }];
}

function codeVoice({ code }: MappedAccount, scheme: CodeScheme | undefined): Voice[] {
  const found = scheme && code ? lineByCode(scheme, code) : undefined;
  if (!scheme || !found) return [];
  const weight = (scheme.isBinding ? 0.6 : 0.4) + 0.08 * (found.beginning.length - 1);
  return [
    {
      line: found.line,
      weight,
      reason: `In ${scheme.name} codes beginning with ${found.beginning} belong here.`,
    },
  ];
}

const DISAGREEMENT = 0.85;
/** What a team chose differently for its clients is for a person to say, however sure words seem. */
const CONTRADICTED_MAX = 0.7;

function joinVoices(account: MappedAccount, voices: readonly Voice[]): LineSuggestion {
  const [loudest] = [...voices].sort((one, other) => other.weight - one.weight);
  if (!loudest) return fallback(account);
  const agreeing = voices.filter(({ line }) => line === loudest.line);
  const doubt = agreeing.reduce((left, { weight }) => left * (1 - weight), 1);
  const isDisputed = voices.some(({ line, weight }) => line !== loudest.line && weight > 0.5);
  const sure = (1 - doubt) * (isDisputed ? DISAGREEMENT : 1);
  const isAsked = voices.some(({ isContradicted }) => isContradicted);
  const confidence = isAsked ? Math.min(sure, CONTRADICTED_MAX) : sure;
  const told = voices.filter((voice) => voice.isContradicted || agreeing.includes(voice));
  return {
    accountId: account.externalId,
    line: loudest.line,
    confidence: Math.round(confidence * 100) / 100,
    reason: told.map(({ reason }) => reason).join(" "),
  };
}

const FALLBACK: Readonly<Record<AccountClass, string>> = {
  ASSET: "otherCurrentAssets",
  LIABILITY: "otherCurrentLiabilities",
  EQUITY: "reserves",
  REVENUE: "salesGoods",
  EXPENSE: "otherExpenses",
};

function fallback({ externalId, class: accountClass }: MappedAccount): LineSuggestion {
  const line = FALLBACK[accountClass];
  const reason = `Nothing but its class, ${accountClass.toLowerCase()}, is known of it.`;
  return { accountId: externalId, line, confidence: 0.2, reason };
}

const FIT_MIN = 0.6;
const FIT_UNASKED_MIN = 0.95;
const CODED_ACCOUNTS_MIN = 25;

/** The country's chart that the codes fit, by the classes of the accounts that bear them. */
function schemeOf(
  accounts: readonly MappedAccount[],
  country: string | undefined,
): CodeScheme | undefined {
  const coded = accounts.filter(({ code }) => /^\d{3,}$/.test(code ?? ""));
  const candidates = codeSchemes
    .filter((scheme) => (country ? scheme.country === country : scheme.isBinding))
    .map((scheme) => ({ scheme, fit: fitOf(scheme, coded) }))
    .sort((one, other) => other.fit - one.fit);
  const best = candidates[0];
  const isEnough = country
    ? (best?.fit ?? 0) >= FIT_MIN
    : (best?.fit ?? 0) >= FIT_UNASKED_MIN && coded.length >= CODED_ACCOUNTS_MIN;
  return isEnough ? best?.scheme : undefined;
}

function fitOf(scheme: CodeScheme, accounts: readonly MappedAccount[]): number {
  const fitting = accounts.filter(({ code = "", class: accountClass }) => {
    const line = lineByCode(scheme, code)?.line;
    return line !== undefined && linesOfClass(accountClass).has(line);
  });
  return accounts.length === 0 ? 0 : fitting.length / accounts.length;
}
