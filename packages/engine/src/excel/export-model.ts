/**
 * A model as a workbook that calculates by itself: its lines in rows, its expressions as formulas,
 * its scenarios behind one cell on the cover.
 */
import { blockingIssues } from "#build/blocking.ts";
import type { Model } from "#build/build-model.ts";
import type { Sheet as Values } from "#calculate/sheet.ts";
import type { ScenarioId } from "#overrides/family.ts";
import { casesOf } from "./cases.ts";
import { coverSheet, type Origin, SCENARIO_CELL } from "./cover.ts";
import { type Desk, periodRange } from "./desk.ts";
import { documentSheet } from "./document-sheet.ts";
import { layoutOf, SHEETS, type SheetKey } from "./layout.ts";
import { lineSheet } from "./line-sheet.ts";
import { hasOpening } from "./opening.ts";
import { caseBlocksOf, SCENARIO, scenariosSheet } from "./scenario-sheet.ts";
import { withShortFormulas } from "./short-formulas.ts";
import { carriedText } from "./version.ts";
import type { Sheet, Workbook } from "./workbook.ts";

/** `values` are the results of the case to be shown first, the base unless a scenario is named. */
export function exportModel(
  given: Model,
  results: Values,
  scenario?: ScenarioId,
  origin?: Origin,
): Workbook {
  const { model, values } = withShortFormulas(given, results);
  const cases = casesOf(model);
  const reach = reachOf(model);
  const desk: Desk = {
    model,
    values,
    carried: carriedText(model.document),
    origin,
    cases,
    shown: cases.findIndex(({ id }) => id === scenario) + 1,
    layout: layoutOf(model),
    caseBlockOf: caseBlocksOf(cases, model.program.periodCount),
    statementRowOf: new Map(
      Object.values(model.statements).flatMap((rows) => rows.map((row) => [row.line, row])),
    ),
    blockedBy: blockingIssues(given, results),
    reachOf: reach,
    hasOpening: hasOpening(model, reach),
  };
  return { title: model.document.name, sheets: sheetsOf(desk), names: namesOf(desk) };
}

function sheetsOf(desk: Desk): Sheet[] {
  return (Object.keys(SHEETS) as SheetKey[]).flatMap((key) => {
    if (key === "cover") return [coverSheet(desk)];
    if (key === "document") return [documentSheet(desk.carried)];
    if (key === "scenarios") return desk.caseBlockOf.size > 0 ? [scenariosSheet(desk)] : [];
    return desk.layout.blocks.has(key) ? [lineSheet(desk, key)] : [];
  });
}

/** Drivers can be read by name: `driver_debtorDays`. Names that differ by case alone are one. */
function namesOf(desk: Desk): Workbook["names"] {
  const names = new Map<string, Workbook["names"][number]>();
  if (desk.cases.length > 0)
    names.set(SCENARIO.toLowerCase(), { name: SCENARIO, refersTo: SCENARIO_CELL });
  for (const { id } of desk.model.document.drivers) {
    const place = desk.layout.placeOf.get(id);
    const name = `driver_${id.replaceAll(/\W/g, "_")}`;
    if (!place || names.has(name.toLowerCase())) continue;
    const refersTo = `'${SHEETS[place.sheet]}'!${periodRange(desk, place.row, "$")}`;
    names.set(name.toLowerCase(), { name, refersTo });
  }
  return [...names.values()];
}

function reachOf({ program }: Model): number[] {
  const reach = program.lines.map(() => 0);
  for (const { row, reach: own } of program.reads.flat())
    reach[row] = Math.max(reach[row] ?? 0, own);
  return reach;
}
