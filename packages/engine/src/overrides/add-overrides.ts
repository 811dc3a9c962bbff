/**
 * The step of the pipeline that makes a model ready for its scenarios: every change is held
 * against the lines there are, formulas that are changed anywhere are opened, the base's own
 * changes are laid over its inputs, and a check tells when another case than the base is showing.
 */
import { addLine, type Draft } from "#draft/draft.ts";
import { suggestion } from "#formula/nearest-name.ts";
import type { LineId } from "#lines/expression.ts";
import type { IssueCode } from "#model/issue.ts";
import { changedLines } from "./changed-lines.ts";
import { lineageOf, scenarioOf } from "./family.ts";
import { type ListedOverride, listOverrides } from "./list-overrides.ts";
import { canBeMade, canOverride, openFormula } from "./override-lines.ts";

/** 1 in every period while a scenario is showing. */
export const ANOTHER_CASE: LineId = "check.anotherCase";

export function addOverrides(draft: Draft) {
  checkFamily(draft);
  const listed = listOverrides(draft.document);
  const relative = new Set(listed.filter(({ mode }) => mode !== "set").map(({ line }) => line));
  // First, since a change may be to what holds the changes of a formula, as a workbook shows it.
  for (const { line: id } of listed) {
    const line = draft.lines.get(id);
    if (line && canOverride(line)) openFormula(draft, line, !relative.has(id));
  }
  const sound = listed.filter((each) => isSound(each, draft));
  const ofBase = sound.filter(({ scenario }) => scenario === undefined);
  const { periodCount } = draft.document.timeline;
  for (const line of changedLines(ofBase, (id) => draft.lines.get(id), periodCount))
    draft.lines.set(line.id, line);
  if (draft.document.scenarios.length > 0) addCaseCheck(draft);
}

/** Tells of a change that cannot be made. */
function isSound(override: ListedOverride, draft: Draft): boolean {
  const { line: id, place } = override;
  const line = draft.lines.get(id);
  if (canBeMade(override, line)) return true;
  const tell = (code: IssueCode, message: string) => {
    draft.issues.push({ code, severity: "error", place, message });
    return false;
  };
  if (!line) {
    const hint = suggestion(id, draft.lines.keys());
    return tell("unknown-name", `There is no line "${id}" to change.${hint}`);
  }
  if (!canOverride(line)) {
    return tell("invalid", `"${line.name}" follows from other lines and cannot be changed itself.`);
  }
  return tell("invalid", `The change to "${line.name}" ends before it begins.`);
}

function checkFamily(draft: Draft) {
  const { document, issues } = draft;
  document.scenarios.forEach(({ id, name, parent }, index) => {
    const tell = (code: IssueCode, field: string, message: string) =>
      issues.push({ code, severity: "error", place: `scenarios/${id}/${field}`, message });
    const isTwice = document.scenarios.findIndex((each) => each.id === id) !== index;
    if (isTwice) tell("duplicate", "id", `The scenario "${id}" is there twice.`);
    if (parent === undefined) return;
    if (!scenarioOf(document, parent))
      tell("unknown-name", "parent", `"${name}" is built on "${parent}", which is not there.`);
    else if (lineageOf(document, parent).some((each) => each.id === id))
      tell("cycle", "parent", `"${name}" is built on itself.`);
  });
}

function addCaseCheck(draft: Draft) {
  const name = "Another case than the base is showing";
  addLine(draft, {
    id: ANOTHER_CASE,
    name,
    unit: "flag",
    measure: "count",
    section: "checks",
    source: { kind: "given", values: [] },
  });
  draft.checks.push({ id: ANOTHER_CASE, name, class: "sensitivity", line: ANOTHER_CASE });
}
