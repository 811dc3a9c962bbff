/**
 * Weighs what the rules suggest with names that were placed by hand: how like a name is to those
 * of each line, and which lines usually stand beside one another. What the books or the team say
 * themselves stays as it is, and is heard by the neighbours.
 */
import { type Section, standardLine } from "@app/engine/model/standard-lines";
import type { Chart } from "./chart-corpus/chart.ts";
import { placedCharts } from "./chart-corpus/placed-charts.ts";
import { linesOfClass } from "./class-wall.ts";
import { heardInOrder, type LineOrder, lineOrder } from "./line-order.ts";
import type { LineSuggestion, MappedAccount } from "./line-suggestion.ts";
import { type NameLikeness, nameLikeness } from "./name-likeness.ts";
import { listedNames, namesOfCharts } from "./placed-names.ts";
import { isNear } from "./source-types.ts";

export type Learned = { likeness: NameLikeness; order: LineOrder };

export function learnedFrom(charts: readonly Chart[]): Learned {
  const names = [...listedNames(), ...namesOfCharts(charts)];
  return { likeness: nameLikeness(names), order: lineOrder(charts) };
}

let everything: Learned | undefined;

/** Learned once, when the first chart is suggested for: it takes a fraction of a second. */
export function learnedFromAll(): Learned {
  everything ??= learnedFrom(placedCharts);
  return everything;
}

export type RuledSuggestion = LineSuggestion & {
  /** The team's own choice, or a type of the source that is a line by itself. */
  isSettled: boolean;
  /** The section the source says. */
  section?: Section | undefined;
};

/** Measured: names of a kind say the same thing several times, and rules are surer than they say. */
const LIKENESS_WEIGHT = 0.5;
const RULE_WEIGHT = 0.6;
const RULE_SURE_MAX = 0.97;
const RULE_HEARD_MIN = 0.3;
const OTHER_SECTION = 1.5;
/** Measured: what is likely is as often right where a rule says it too, and less where none does. */
const UNRULED = 0.9;
/** As little as the class alone says. */
const UNKNOWN = 0.2;
/** No surer than what the team itself chose before. */
const SURE_MAX = 0.99;

export function likelyLines(
  accounts: readonly MappedAccount[],
  ruled: readonly RuledSuggestion[],
  learned: Learned,
): LineSuggestion[] {
  const shares = accounts.map((account, at) => sharesOf(account, ruled[at], learned));
  const heard = heardInOrder(accounts, shares, learned.order);
  return accounts.map((account, at) => {
    const { isSettled, section: _, ...rule } = ruled[at] ?? none(account);
    const lines = [...linesOfClass(account.class).keys()];
    const [share, line] = mostOf(heard[at] ?? [], lines);
    if (isSettled || !line) return rule;
    const isAgreed = line === rule.line && rule.confidence > RULE_HEARD_MIN;
    const sure = Math.min(isAgreed ? share : share * UNRULED, SURE_MAX);
    const confidence = Math.round(sure * 100) / 100;
    if (isAgreed) return { ...rule, confidence };
    if (confidence <= UNKNOWN) return rule;
    const name = learned.likeness.alike(account.name, account.class, line);
    const reason = name
      ? `Books usually place names like "${name}" here.`
      : `It stands where charts usually have ${standardLine(line)?.name ?? line}.`;
    return { ...rule, line, confidence, reason };
  });
}

function none({ externalId }: MappedAccount): RuledSuggestion {
  return { accountId: externalId, line: "", confidence: 0, reason: "", isSettled: false };
}

/** How likely each line of its class is, by its name and the rules alone. */
function sharesOf(
  { name, class: accountClass }: MappedAccount,
  ruled: RuledSuggestion | undefined,
  { likeness }: Learned,
): number[] {
  const lines = [...linesOfClass(accountClass).keys()];
  const scores = likeness.of(name, accountClass);
  const { line, confidence = 0, isSettled, section } = ruled ?? {};
  const sure = Math.min(confidence, RULE_SURE_MAX);
  const says = sure > RULE_HEARD_MIN ? RULE_WEIGHT * Math.log((4 * sure) / (1 - sure)) : 0;
  const weights = lines.map((each, at) => {
    if (isSettled) return each === line ? 1 : 0;
    const isElsewhere = section !== undefined && !isNear(section, standardLine(each)?.section);
    const said = (each === line ? says : 0) - (isElsewhere ? OTHER_SECTION : 0);
    return Math.exp(LIKENESS_WEIGHT * (scores[at] ?? 0) + said);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all + 1e-6);
}

function mostOf(
  shares: readonly number[],
  lines: readonly string[],
): [share: number, line: string | undefined] {
  const share = Math.max(...shares);
  return [share, lines[shares.indexOf(share)]];
}
