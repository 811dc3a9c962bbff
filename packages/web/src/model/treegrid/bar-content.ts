/** What the bar above a grid holds for a cell: a formula, a figure as it is stored, or a calculation. */
import { applyEdits } from "@app/engine/edits/apply-edits";
import { locate } from "@app/engine/edits/locate";
import type { ModelDocument } from "@app/engine/model/document";
import type { RowInput, Table } from "@app/engine/tables/table";
import type { Explanation } from "@app/engine/trace/explain";
import { storedText } from "./clipboard.ts";
import type { Range } from "./grid-selection.ts";

export type BarContent =
  | { kind: "none" }
  /** Follows from other lines. */
  | { kind: "calculated" }
  /** What was typed; `formulaPlace` is where a formula would stand instead, if one can. */
  | { kind: "stored"; text: string; formulaPlace: string }
  | { kind: "formula"; text: string; formulaPlace: string };

export function barContent(
  document: ModelDocument,
  table: Table,
  row: number,
  column: number,
): BarContent {
  const own = table.rows[row];
  if (own?.line === undefined || column < 0) return { kind: "none" };
  if (!own.input) return { kind: "calculated" };
  const place = formulaPlaceOf(own.input);
  const written = locate(document, place).steps?.at(-1)?.value;
  if (typeof written === "string") return { kind: "formula", text: written, formulaPlace: place };
  return { kind: "stored", text: storedText(table, row, column), formulaPlace: place };
}

/** Tried on the document, so it is asked only when somebody begins to write one. */
export function takesFormula(document: ModelDocument, table: Table, row: number): boolean {
  const content = barContent(document, table, row, 0);
  if (content.kind !== "stored") return content.kind === "formula";
  const edit = { kind: "set", place: content.formulaPlace, value: "0" } as const;
  return applyEdits(document, [edit]).document !== undefined;
}

/** A driver keeps its figures beside its formula; a field of a module holds the one or the other. */
function formulaPlaceOf({ place }: RowInput): string {
  return place.replace(/^(drivers\/[^/]+)\/values$/, "$1/formula");
}

/** "Loaves, Aug-26 to Oct-26". */
export function barTitle(table: Table, row: number, range: Range | undefined): string {
  const name = table.rows[row]?.label ?? "";
  return range ? `${name}, ${periodsText(table, range)}` : name;
}

/** "Aug-26 to Oct-26". */
export function periodsText({ columns }: Table, range: Range | undefined): string {
  const [first = "", last = ""] = [range?.left, range?.right].map(
    (column) => columns[column ?? -1]?.label,
  );
  return first === last ? first : `${first} to ${last}`;
}

/** "Opening cash + Net cash flow": what a line is made of, by name. */
export function calculationWords({ parts }: Explanation): string {
  const words = parts.map(({ sign, figure, arithmetic }, index) => {
    const text = figure
      ? figure.name
      : arithmetic.map((each) => (typeof each === "object" ? each.name : String(each))).join("");
    const isProduct = !figure && parts.length > 1;
    return `${sign < 0 ? "− " : index > 0 ? "+ " : ""}${isProduct ? `(${text})` : text}`;
  });
  const told = words.slice(0, PARTS_MOST).join(" ");
  const more = words.length - PARTS_MOST;
  return more > 0 ? `${told} + ${more} more` : told;
}

const PARTS_MOST = 8;
