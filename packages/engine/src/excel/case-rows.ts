/**
 * The rows of a line on the sheet of scenarios: the base, then each case with its own changes
 * above the figures it comes to.
 *
 *   set to       an empty cell leaves what is inherited
 *   times, plus  only in a case that has such changes
 *   the case     if nothing is set: the parent's figure × times + plus
 */
import type { LineId } from "#lines/expression.ts";
import type { CellChange } from "#overrides/apply-overrides.ts";
import type { Case } from "./cases.ts";

/** What the base's rows are marked with; a scenario's with its own id. */
export const BASE = "base";

type Part = "set" | "times" | "plus";

export type CaseRow = {
  name: string;
  /** `price@base`, `price@low`, `price@low.set`. */
  id: string;
  /** The place of the row within the block, its heading being at 0. */
  at: number;
} & (
  | { kind: "base" }
  /** What is changed in each period; undefined leaves it. */
  | { kind: Part; figures: readonly (number | undefined)[] }
  | { kind: "case"; index: number; parentAt: number; parts: Partial<Record<Part, number>> }
);

export function caseRowsOfLine(
  line: LineId,
  cases: readonly Case[],
  periodCount: number,
): CaseRow[] {
  const rows: CaseRow[] = [{ kind: "base", name: "Base", id: `${line}@${BASE}`, at: 1 }];
  const places = placesOf(line, cases, periodCount);
  cases.forEach(({ id, name, parent }, index) => {
    const { at, parts } = places[index] ?? { at: 0, parts: [] };
    const partRows: Partial<Record<Part, number>> = {};
    parts.forEach(({ kind, figures }, offset) => {
      const place = at - parts.length + offset;
      partRows[kind] = place;
      const label = `${name}, ${PART_NAMES[kind]}`;
      rows.push({ kind, name: label, id: `${line}@${id}.${kind}`, at: place, figures });
    });
    const parentAt = parent === undefined ? 1 : (places[parent]?.at ?? 1);
    rows.push({ kind: "case", name, id: `${line}@${id}`, at, index, parentAt, parts: partRows });
  });
  return rows;
}

const PART_NAMES: Record<Part, string> = { set: "set to", times: "times", plus: "plus" };

/** Where each case's own row stands, below its changes. */
function placesOf(line: LineId, cases: readonly Case[], periodCount: number) {
  let at = 1;
  return cases.map(({ changes }) => {
    const parts = partsOf(changes.get(line), periodCount);
    at += parts.length + 1;
    return { at, parts };
  });
}

function partsOf(changes: ReadonlyMap<number, CellChange> | undefined, periodCount: number) {
  if (!changes) return [];
  const figuresOf = (figureOf: (change: CellChange) => number | undefined) =>
    Array.from({ length: periodCount }, (_, period) => {
      const change = changes.get(period);
      return change && figureOf(change);
    });
  const isSet = ({ scale }: CellChange) => scale === 0;
  const parts = [
    { kind: "set", figures: figuresOf((each) => (isSet(each) ? each.shift : undefined)) },
    { kind: "times", figures: figuresOf((each) => (isSet(each) ? undefined : each.scale)) },
    { kind: "plus", figures: figuresOf((each) => (isSet(each) ? undefined : each.shift)) },
  ] as const;
  const nothing = { set: undefined, times: 1, plus: 0 };
  return parts.filter(({ kind, figures }) =>
    figures.some((figure) => figure !== undefined && figure !== nothing[kind]),
  );
}
