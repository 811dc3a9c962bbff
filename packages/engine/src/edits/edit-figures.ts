/**
 * The figures of some periods. Every other period keeps its own figure: one that holds for every
 * period, or for every later one, goes on to do so where nothing else is written.
 */
import type { ModelDocument } from "#model/document.ts";
import { type Figures, figureAt, isFigures } from "#model/figures.ts";
import type { Schema } from "#model/schema/schema.ts";
import type { Edit } from "./edit.ts";
import { locate, refusal } from "./locate.ts";
import { type EditOf, faultsOf, type Made, made, refused } from "./made.ts";

export function setFigures(document: ModelDocument, edit: EditOf<"figures">): Made {
  const { place, from, values } = edit;
  const { steps, issue } = locate(document, place);
  if (issue) return refused(issue);
  const target = steps.at(-1);
  const old = target?.value;
  if (!target || !isFigures(old)) return refused(refusal(place, "There are no figures here."));
  if (!Number.isInteger(from) || from < 0 || values.length === 0)
    return refused(refusal(place, "These figures have no periods."));
  const end = from + values.length;
  const most = figuresMostIn(target.schema);
  if (end > most) return refused(refusal(place, `There are more than ${most} entries.`));
  if (Array.isArray(old) && from > old.length)
    return refused(refusal(place, "The list ends before these figures begin."));
  const figures = written(old, from, values);
  const issues = faultsOf(steps, place, figures);
  if (issues.length > 0) return { issues };
  const isWithin = typeof old !== "number" && end <= listOf(old).length;
  const inverse: Edit = isWithin
    ? { kind: "figures", place, from, values: listOf(old).slice(from, end) }
    : { kind: "set", place, value: old };
  return made(steps, figures, inverse, [place]);
}

function written(old: Figures, from: number, values: number[]): Figures {
  const end = from + values.length;
  const length = Math.max(listOf(old).length, end);
  const figures = Array.from({ length }, (_, period) => {
    const isNew = period >= from && period < end;
    return (isNew ? values[period - from] : figureAt(old, period)) ?? 0;
  });
  if (Array.isArray(old)) return figures;
  return { figures, later: typeof old === "number" ? old : old.later };
}

function listOf(figures: Figures): number[] {
  if (typeof figures === "number") return [];
  return Array.isArray(figures) ? figures : figures.figures;
}

/** How many figures fit in the longest list that may stand here. */
function figuresMostIn(schema: Schema): number {
  if ("items" in schema) return schema.maxItems;
  return "anyOf" in schema ? Math.max(...schema.anyOf.map(figuresMostIn)) : 0;
}
