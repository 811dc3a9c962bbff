/** A formula that was written becomes a rule for all periods, or figures of some. */
import type { Edit } from "@app/engine/edits/edit";
import { isFigures } from "@app/engine/model/figures";
import type { Table } from "@app/engine/tables/table";
import type { Structure } from "@app/engine/worker/structure";
import type { OpenDocument } from "#model/open-document.ts";
import { countOf } from "#model/outlook.ts";
import type { CellChange } from "./cell-edits.ts";
import type { Range } from "./grid-selection.ts";

/** Without a text the formula goes, and the figures beside it hold again. */
export function ruleEdit(place: string, text: string): Edit {
  const isEmpty = text.trim() === "";
  return isEmpty ? { kind: "remove", place } : { kind: "set", place, value: text };
}

type Asked = {
  timeline: Structure["timeline"];
  /** What stands in the document for the row: figures, or a formula. */
  given: unknown;
  /** The periods that are selected: "Aug-26". */
  selected: string;
  isInScenario: boolean;
  /** A sum of figures is a figure of its own, as in a spreadsheet's cell; names make it a rule. */
  isSum: boolean;
};

/** Said before it is done: a rule takes the place of every figure that was entered. */
export function whatEnterDoes({ timeline, given, selected, ...asked }: Asked): string {
  const { unit, periodCount, actualCount } = timeline;
  const [figureKey, ruleKey] = asked.isSum ? ["Enter", "Alt+Enter"] : ["Alt+Enter", "Enter"];
  const alone = `${figureKey}: only ${selected}.`;
  if (asked.isInScenario) return `${alone} A rule for all periods is changed in Base.`;
  const entered = enteredCount(given);
  const replacing = entered === 0 ? "" : `, replacing ${countOf(entered, "entered figure")}`;
  // It is worked out for what is actual, too, where nothing is posted by it.
  const closed = actualCount === 0 ? "" : "; actual accounts stay";
  const rule = `${ruleKey}: a rule for all ${countOf(periodCount, unit)}${replacing}${closed}.`;
  return asked.isSum ? `${alone} ${rule}` : `${rule} ${alone}`;
}

/** One that holds in every period was entered once. */
function enteredCount(given: unknown): number {
  if (!isFigures(given)) return 0;
  if (typeof given === "number") return 1;
  return Array.isArray(given) ? given.length : given.figures.length + 1;
}

/** Period by period, as a driver of its own would have them; or what is wrong with it. */
export async function valuesOf(
  open: OpenDocument,
  formula: string,
  scenario: string | undefined,
): Promise<readonly number[] | string> {
  const id = freeId(open.state().document.drivers.map((driver) => driver.id));
  const entry = { id, name: "Tried", unit: "rate", formula };
  const read = { shows: { title: "Tried", lines: [id] }, cases: [scenario] };
  const tried = await open.tryOut(
    [{ kind: "insert", list: "drivers", entry, after: null }],
    [read],
  );
  if (tried.kind === "refused") return tried.issues[0]?.message ?? "";
  return (tried.tables[0]?.figures ?? []).map((figure) => figure ?? 0);
}

function freeId(taken: readonly string[]): string {
  let id = "tried";
  while (taken.includes(id)) id += "1";
  return id;
}

/** The selected cells of a row that are single forecast periods, each with the figure of its own. */
export function cellsWith(
  figures: readonly number[],
  { columns }: Table,
  row: number,
  { left, right }: Range,
): CellChange[] {
  return columns.slice(left, right + 1).flatMap(({ from, to, canEdit }, index) => {
    const value = figures[from];
    if (!canEdit || from !== to || value === undefined) return [];
    return [{ row, column: left + index, value }];
  });
}
