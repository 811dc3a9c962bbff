/**
 * The figures of some periods. Every other period keeps its own figure: where one figure, or the
 * last one of a list, stays on, it is written out as far as it needs to be.
 */
import type { ModelDocument } from "#model/document.ts";
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
  const { staysOn, most } = seriesIn(target.schema);
  if (from + values.length > most)
    return refused(refusal(place, `There are more than ${most} entries.`));
  if (!staysOn && from > [old].flat().length)
    return refused(refusal(place, "The list ends before these figures begin."));
  const { periodCount } = document.timeline;
  const figures = written([old].flat(), from, values, staysOn ? periodCount : 0);
  const issues = faultsOf(steps, place, figures);
  if (issues.length > 0) return { issues };
  const isSameLength = Array.isArray(old) && old.length === figures.length;
  const inverse: Edit = isSameLength
    ? { kind: "figures", place, from, values: old.slice(from, from + values.length) }
    : { kind: "set", place, value: old };
  return made(steps, figures, inverse, [place]);
}

function written(old: number[], from: number, values: number[], periodCount: number): number[] {
  const end = from + values.length;
  const length = Math.max(old.length, end < periodCount ? end + 1 : end);
  const last = old.at(-1) ?? 0;
  return Array.from({ length }, (_, period) =>
    period >= from && period < end ? (values[period - from] ?? 0) : (old[period] ?? last),
  );
}

function isFigures(value: unknown): value is number | number[] {
  if (Array.isArray(value)) return value.every((each) => typeof each === "number");
  return typeof value === "number";
}

/** How many figures fit, and whether one figure may stand for all, so that the last one stays on. */
function seriesIn(schema: Schema): { staysOn: boolean; most: number } {
  if ("items" in schema) return { staysOn: false, most: schema.maxItems };
  if (!("anyOf" in schema))
    return { staysOn: "type" in schema && schema.type === "number", most: 0 };
  const forms = schema.anyOf.map(seriesIn);
  return {
    staysOn: forms.some(({ staysOn }) => staysOn),
    most: Math.max(...forms.map(({ most }) => most)),
  };
}
