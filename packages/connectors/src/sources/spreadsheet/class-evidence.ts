/**
 * What an account says of its class by itself: what its name would be in each class, whether the
 * name says a class outright, and the side it stands on. Each is a likelihood, never a decision.
 */
import { standardLine } from "@app/engine/model/standard-lines";
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import { plainWords } from "#mapping/name-rule.ts";
import { suggestByRules } from "#mapping/suggest-lines.ts";
import type { Likelihoods } from "./class-chain.ts";
import { classByName } from "./class-names.ts";

export const CLASSES: readonly AccountClass[] = [
  "ASSET",
  "LIABILITY",
  "EQUITY",
  "REVENUE",
  "EXPENSE",
];

export type NameEvidence = {
  outright?: AccountClass | undefined;
  /** Stock or cost, as far as the name goes. */
  isGoods: boolean;
  /** What the name would be in each class. */
  lines: readonly { line: string; confidence: number; isReduction: boolean }[];
};

/** Reductions stand on the other side of what they reduce. */
const REDUCES: Readonly<Partial<Record<AccountClass, RegExp>>> = {
  ASSET:
    /\b(?:allowances?|provision|doubtful|bad debts?|impairment|\w*wertberichtigung\w*|delkredere|depreciations? des|deterioro|dubieuze|voorziening|acc(?:um\w*)? (?:dep\w*|amort\w*)|amort)\b/,
  EQUITY:
    /\b(?:treasury|deficit|loss(?:es)?|verlust\w*|perte|dividends?|dividende?n?|uitgekeerd|ausschuttung|drawings?|entnahmen?|comprehensive)\b/,
  REVENUE:
    /\b(?:discounts?|returns?|refunds?|rebates?|allowances?|credit notes?|(?:kunden|lieferanten)?skont\w*|\w*rabatt\w*|nachlass\w*|erloschmalerung\w*|remises?|rabais|ristournes?|retours?|kortingen|retouren|descuentos?|devoluciones|rappels)\b/,
  EXPENSE:
    /\b(?:discounts?|returns?|refunds?|rebates?|(?:kunden|lieferanten)?skont\w*|\w*rabatt\w*|bon[iu]s?|rabais|remises?|ristournes?|\w*kortingen|descuentos?|devoluciones|rappels|variation|bestandsverander\w*|recovered|capitali[sz]ed)\b/,
};

/** Flour is stock or what sales cost; only such a word, or where it stands, tells which. */
const COST_WORDS =
  /cost|cogs|purchas|used|sold|inkoop|inkopen|einkauf|eingang|einsatz|aufwand|verbrauch|achats?|compras|consum|variation|verander|discount|skont|rabais|bonus/;

export function nameEvidence(name: string): NameEvidence {
  const words = plainWords(name);
  const lines = linesByClass(name, words);
  const cost = lines[CLASSES.indexOf("EXPENSE")];
  const outright = classByName(name);
  const isGoods = !outright && cost?.line === "materials" && !COST_WORDS.test(words);
  return {
    outright,
    isGoods,
    lines: lines.map((each, at) =>
      isGoods && CLASSES[at] === "ASSET"
        ? { ...each, confidence: Math.max(each.confidence, cost.confidence) }
        : each,
    ),
  };
}

function linesByClass(name: string, words: string): NameEvidence["lines"] {
  return CLASSES.map((accountClass) => {
    const account = { externalId: "", name, class: accountClass, sourceType: "" };
    const [found] = suggestByRules([account], { earlierChoices: [] });
    const { line = "", confidence = 0 } = found ?? {};
    return { line, confidence, isReduction: REDUCES[accountClass]?.test(words) ?? false };
  });
}

const NAME_WEIGHT = 5.5;
/** "Accounts payable" leaves no doubt; "fees" are earned here and paid there. */
const OUTRIGHT_WEIGHT: Readonly<Record<AccountClass, number>> = {
  ASSET: 300,
  LIABILITY: 300,
  EQUITY: 300,
  REVENUE: 10,
  EXPENSE: 10,
};

/** An account moved rather than stood, and one without an amount, says nothing by its side. */
export function likelihoodsOf(evidence: NameEvidence, net: Minor, isBalance: boolean): Likelihoods {
  return evidence.lines.map(({ confidence }, at) => {
    const accountClass = CLASSES[at] ?? "ASSET";
    const said = evidence.outright === accountClass ? OUTRIGHT_WEIGHT[accountClass] : 1;
    return (
      Math.exp(NAME_WEIGHT * confidence) * said * onSide(evidence, accountClass, net, isBalance)
    );
  });
}

const OTHER_SIDE: Readonly<Record<AccountClass, number>> = {
  ASSET: 0.04,
  LIABILITY: 0.03,
  EQUITY: 0.03,
  REVENUE: 0.002,
  EXPENSE: 0.002,
};
const REDUCED = 0.4;
/** Tax and what is carried forward stand on either side. */
const BOTH_SIDES = /^(?:salesTax|retainedEarnings|foreignExchange)/;
const EITHER = 0.15;
/** A movement of the balance sheet goes either way. */
const MOVED = 0.5;
const CREDIT_ASSETS = new Set(["accumulatedDepreciation", "accumulatedAmortisation"]);

/** 1 on the side of the class, less on the other. */
export function onSide(
  { lines }: NameEvidence,
  accountClass: AccountClass,
  net: Minor,
  isBalance: boolean,
): number {
  if (net === 0n) return 1;
  if (!isBalance && accountClass !== "REVENUE" && accountClass !== "EXPENSE") return MOVED;
  const { line = "", isReduction = false } = lines[CLASSES.indexOf(accountClass)] ?? {};
  const own = CREDIT_ASSETS.has(line) ? "credit" : standardLine(line)?.side;
  if ((own === "debit") === net > 0n) return 1;
  if (isReduction) return REDUCED;
  return BOTH_SIDES.test(line) ? EITHER : OTHER_SIDE[accountClass];
}
