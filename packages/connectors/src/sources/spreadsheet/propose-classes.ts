/**
 * Proposes a class for accounts a file gives none for. Four things speak: the name, the side the
 * account stands on (rent on the debit side is an expense, on the credit side revenue), a country's
 * codes, and the accounts around it. What they agree on is proposed; where they do not, the likely
 * classes are shown and nothing is. The person decides; nothing is read with a class that was only
 * proposed.
 */
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import { classOfLine } from "#mapping/class-wall.ts";
import { codeSchemes, lineByCode } from "#mapping/code-schemes.ts";
import { joinAlong, type Likelihoods, shares } from "./class-chain.ts";
import {
  CLASSES,
  likelihoodsOf,
  type NameEvidence,
  nameEvidence,
  onSide,
} from "./class-evidence.ts";

export type UnclassedAccount = {
  accountId: string;
  code: string;
  name: string;
  /** What it stands at, or where the file says only that, what moved; debit positive. */
  net: Minor;
  isBalance: boolean;
  /** In the order of the file, among all accounts. */
  place: number;
};

export type ClassedPlace = { place: number; class: AccountClass; code: string };

export type ProposedClasses = {
  /** By account id, in the form a mapping keeps them. */
  proposed: Record<string, AccountClass>;
  /** For the others: the classes they may be, the likeliest first. */
  likely: Record<string, AccountClass[]>;
};

export type ClassProposer = (
  accounts: readonly UnclassedAccount[],
  known: readonly ClassedPlace[],
) => ProposedClasses;

/** More than any chart has; a file with more is not looked through name by name. */
const ACCOUNTS_MAX = 1_000;
const SURE_MIN = 0.94;
const LIKELY_MIN = 0.03;

/** Looks at each name once, however often the accounts come with other signs. */
export function classProposer(): ClassProposer {
  const seen = new Map<string, NameEvidence>();
  const evidenceOf = (name: string) => {
    const evidence = seen.get(name) ?? nameEvidence(name);
    seen.set(name, evidence);
    return evidence;
  };
  return (accounts, known) => proposeClasses(accounts.slice(0, ACCOUNTS_MAX), known, evidenceOf);
}

type Link = {
  place: number;
  code: string;
  accountId?: string;
  own: Likelihoods;
  /** Whether the class is against the side the account stands on, and its name does not say so. */
  isAcross?: (accountClass: AccountClass) => boolean;
  /** Goods without a code: neighbours alone do not tell stock from cost. */
  isOpen?: boolean;
};

const ACROSS_MAX = 0.1;

function proposeClasses(
  accounts: readonly UnclassedAccount[],
  known: readonly ClassedPlace[],
  evidenceOf: (name: string) => NameEvidence,
): ProposedClasses {
  const isSided = accounts.some(({ net }) => net < 0n);
  const links = [
    ...known.map(({ place, code, class: given }): Link => {
      return { place, code, own: CLASSES.map((each) => (each === given ? 1 : 0)) };
    }),
    ...accounts.map(({ place, code, accountId, name, net, isBalance }): Link => {
      const evidence = evidenceOf(name);
      const stood = isSided ? net : 0n;
      const isAcross = (each: AccountClass) =>
        evidence.outright !== each && onSide(evidence, each, stood, isBalance) < ACROSS_MAX;
      const own = likelihoodsOf(evidence, stood, isBalance);
      return { place, code, accountId, own, isAcross, isOpen: evidence.isGoods && code === "" };
    }),
  ].sort((one, other) => one.place - other.place);
  const first = joinLinks(links);
  const [byCode, byBlock] = [likelihoodsByCode(links, first), likelihoodsByBlock(links, first)];
  const last = joinLinks(
    links.map((link, at) => ({
      ...link,
      own: times(times(link.own, byCode(link.code)), byBlock(at)),
    })),
  );
  const result: ProposedClasses = { proposed: {}, likely: {} };
  for (const [at, { accountId, isAcross, isOpen }] of links.entries()) {
    if (accountId === undefined) continue;
    const ranked = CLASSES.map((each, k) => ({ class: each, share: last[at]?.[k] ?? 0 })).sort(
      (one, other) => other.share - one.share,
    );
    const [best] = ranked;
    const fitting = ranked.find((each) => !isAcross?.(each.class));
    if (best && best.share >= SURE_MIN && best === fitting && !isOpen)
      result.proposed[accountId] = best.class;
    else {
      const likely = ranked.filter((each) => each.share >= LIKELY_MIN || each === fitting);
      result.likely[accountId] = likely.map((each) => each.class);
    }
  }
  return result;
}

function times(one: Likelihoods, other: Likelihoods | undefined): Likelihoods {
  return other ? one.map((each, k) => each * (other[k] ?? 1)) : one;
}

/** Across a block of codes, such as from 3-9000 to 4-1000, a chart changes its class. */
const STAYS_ACROSS = 0.3;
const STAYS_WITHIN = 0.88;
const STAYS_UNCODED = 0.7;
/** Even among twenty expenses stands an income from interest. */
const STAYS_MAX = 0.93;
/** How many pairs of neighbours the usual counts for against those of the chart in hand. */
const USUAL_PAIRS = 3;
const CLEAR_MIN = 0.9;

function joinLinks(links: readonly Link[]): number[][] {
  const clear = links.map(({ own }) => clearClass(shares(own)));
  const blocks = new Map<string, { pairs: number; same: number }>();
  for (const [at, { code }] of links.entries()) {
    const [now, before] = [clear[at], clear[at - 1]];
    const isPair = now !== undefined && before !== undefined;
    const block = blockOf(code);
    if (!isPair || blockOf(links[at - 1]?.code ?? "") !== block) continue;
    const { pairs, same } = blocks.get(block) ?? { pairs: 0, same: 0 };
    blocks.set(block, { pairs: pairs + 1, same: same + (now === before ? 1 : 0) });
  }
  const stays = links.map(({ code }, at) => {
    const block = blockOf(code);
    if (blockOf(links[at - 1]?.code ?? "") !== block) return STAYS_ACROSS;
    const { pairs, same } = blocks.get(block) ?? { pairs: 0, same: 0 };
    const usual = block === "" ? STAYS_UNCODED : STAYS_WITHIN;
    return Math.min(STAYS_MAX, (same + USUAL_PAIRS * usual) / (pairs + USUAL_PAIRS));
  });
  return joinAlong(
    links.map(({ own }) => own),
    stays,
  );
}

function clearClass(likely: readonly number[]): number | undefined {
  const at = likely.findIndex((each) => each >= CLEAR_MIN);
  return at === -1 ? undefined : at;
}

/** "4" of 4000, "4" of 4-1000. */
function blockOf(code: string): string {
  return /^\d+(?=[-./]\d)/.exec(code)?.[0] ?? code.slice(0, 1);
}

/** How surely a block is of more than one class, until its accounts say otherwise. */
const BLOCK_DOUBT = 0.4;

/** The other accounts of a block, 4-1000 to 4-9000, are mostly of one class. */
function likelihoodsByBlock(
  links: readonly Link[],
  joined: readonly (readonly number[])[],
): (at: number) => Likelihoods | undefined {
  const sums = new Map<string, number[]>();
  const addedTo = (sum: readonly number[] | undefined, share: readonly number[], sign: number) =>
    CLASSES.map((_, k) => (sum?.[k] ?? 0) + sign * (share[k] ?? 0));
  for (const [at, { code }] of links.entries()) {
    sums.set(blockOf(code), addedTo(sums.get(blockOf(code)), joined[at] ?? [], 1));
  }
  return (at) => {
    const code = links[at]?.code ?? "";
    if (code === "") return undefined;
    const others = addedTo(sums.get(blockOf(code)), joined[at] ?? [], -1);
    return shares(others.map((each) => Math.max(each, 0) + BLOCK_DOUBT));
  };
}

const CODED_MIN = 6;
const CODES_FIT_MIN = 0.9;
const CODE_WEIGHT = 10;

/** By the country's chart that the codes of the accounts known by now fit. */
function likelihoodsByCode(
  links: readonly Link[],
  joined: readonly (readonly number[])[],
): (code: string) => Likelihoods | undefined {
  const coded = links.flatMap(({ code }, at) => {
    const known = CLASSES[(joined[at] ?? []).findIndex((each) => each >= SURE_MIN)];
    return known && /^\d{3,}$/.test(code) ? [{ code, known }] : [];
  });
  if (coded.length < CODED_MIN) return () => undefined;
  const [best] = codeSchemes
    .filter(({ isBinding }) => isBinding)
    .map((scheme) => {
      const classOf = (code: string) => classOfCode(lineByCode(scheme, code)?.line);
      const right = coded.filter(({ code, known }) => classOf(code) === known).length;
      return { classOf, fit: right / coded.length };
    })
    .sort((one, other) => other.fit - one.fit);
  if (!best || best.fit < CODES_FIT_MIN) return () => undefined;
  return (code) => {
    const said = /^\d{3,}$/.test(code) ? best.classOf(code) : undefined;
    return said && CLASSES.map((each) => (each === said ? CODE_WEIGHT : 1));
  };
}

/** Tax codes hold both what is owed and what is due. */
function classOfCode(line: string | undefined): AccountClass | undefined {
  return line === undefined || line.startsWith("salesTax") ? undefined : classOfLine(line);
}
