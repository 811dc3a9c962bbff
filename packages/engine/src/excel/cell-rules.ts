/** What a cell of a workbook may be changed to, by the line or the case that its row is of. */
import type { Line } from "#lines/line.ts";
import { canOverride } from "#overrides/override-lines.ts";
import { BASE } from "./case-rows.ts";

/** What a workbook's rows are held against. */
export type Lines = {
  lineOf: (id: string) => Line | undefined;
  labels: readonly string[];
  /** The figures of each row of a case by its id, `debtorDays@base`; undefined where it is empty. */
  figuresOfCase: ReadonlyMap<string, readonly (number | undefined)[]>;
};

/** Gives the new figure, what is wrong with the cell, or nothing when nothing was changed. */
type Take = (period: number, value: unknown, isFormula: boolean) => number | string | undefined;
export type Rule = { line: string; take: Take };

const NOT_A_NUMBER = "is not a number.";
const A_FORMULA = "holds a formula. Type its figure instead.";
const CALCULATED = "is calculated. Change what it is made from.";
export const GIVEN_ELSEWHERE = "cannot be changed in a workbook.";
const OF_A_SCENARIO = "belongs to a scenario. Only the base can be changed in a workbook.";

/** What is known of a row by its id; undefined when no line is called so. */
export function ruleOf({ lineOf, labels, figuresOfCase }: Lines, id: string): Rule | undefined {
  const figures = figuresOfCase.get(id);
  if (figures) {
    return {
      line: id.slice(0, id.lastIndexOf("@")),
      take: id.endsWith(`@${BASE}`) ? takeInput(figures) : refuseOther(figures, OF_A_SCENARIO),
    };
  }
  const line = lineOf(id);
  if (!line) return undefined;
  const isChosen = figuresOfCase.has(`${id}@${BASE}`);
  if (line.source.kind === "calculated" || isChosen) {
    return { line: id, take: canOverride(line) && !isChosen ? takeTyped : refuseTyped };
  }
  const { values } = line.source;
  return {
    line: id,
    take: canOverride(line)
      ? takeInput(values)
      : refuseOther(
          labels.map((_, period) => values[period] ?? 0),
          GIVEN_ELSEWHERE,
        ),
  };
}

/** An empty input is zero. */
function takeInput(given: readonly (number | undefined)[]): Take {
  return (period, value = 0, isFormula) => {
    if (isFormula) return A_FORMULA;
    if (typeof value !== "number") return NOT_A_NUMBER;
    return isSame(value, given[period] ?? 0) ? undefined : value;
  };
}

/** What is given from elsewhere may be there, as long as it is the same. */
function refuseOther(given: readonly (number | undefined)[], words: string): Take {
  return (period, value, isFormula) => {
    const expected = given[period];
    const isUnmoved = expected === undefined ? value === undefined : isSame(value ?? 0, expected);
    return isFormula || isUnmoved ? undefined : words;
  };
}

/** LibreOffice saves fifteen digits, the last of them rounded either way; nobody types more. */
export function isSame(value: unknown, given: number): boolean {
  if (typeof value !== "number") return false;
  const lastDigit = 10 ** (Math.floor(Math.log10(Math.abs(given))) - 14);
  return value === given || Math.abs(value - given) < 0.6 * lastDigit;
}

const takeTyped: Take = (_, value = 0, isFormula) => {
  if (isFormula) return undefined;
  return typeof value === "number" ? value : NOT_A_NUMBER;
};

const refuseTyped: Take = (_, __, isFormula) => (isFormula ? undefined : CALCULATED);
