/** What is asked of a cell of the workspace. */
import type { Table } from "@app/engine/tables/table";
import { questionAt as askedAt, type WhyQuestion } from "@app/engine/why/question";
import { marksAt } from "./cell-look.ts";

export type { FigureQuestion, WhyQuestion } from "@app/engine/why/question";

/** The same figure in another case; a difference between two is no longer asked about. */
export function inCase(question: WhyQuestion, scenario: string | undefined) {
  const isBeside = question.figures.some(({ reference }) => reference !== undefined);
  if (question.together === "difference" || isBeside) return undefined;
  const { title, figures, together, column } = question;
  return {
    ...{ title, together, caseKey: scenario ?? "base" },
    figures: figures.map(({ scenario: _, ...figure }) => ({
      ...figure,
      ...(scenario !== undefined && { scenario }),
    })),
    // What stood in the column was the other case's.
    ...(column && { column: { ...column, shown: new Map() } }),
  };
}

/** With what there is to look at in the cell; undefined where it has nothing to explain. */
export function questionAt(table: Table, row: number, column: number): WhyQuestion | undefined {
  const asked = askedAt(table, row, column);
  const alerts = marksAt(table, row, column).filter(({ kind }) => kind !== "override");
  if (asked?.together !== "one" || alerts.length === 0) return asked;
  return { ...asked, notes: alerts.map(({ text }) => text) };
}
