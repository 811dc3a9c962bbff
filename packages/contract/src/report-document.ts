import { REPORT_VERSION } from "@app/engine/reports/report-document";
import * as z from "zod/mini";
import { line, requiredLine } from "./text.ts";

/** How large a report may be: more than anybody reads, and never more than can be rendered. */
const PAGES_MAX = 40;
const BLOCKS_MAX = 60;
const PARAGRAPHS_MAX = 40;
const RUNS_MAX = 120;
const LINES_MAX = 12;
const CARDS_MAX = 8;

const blockId = z.string().check(z.regex(/^[\w-]{1,40}$/));
const lineId = z.string().check(z.minLength(1), z.maxLength(200));
const scenarioId = z.string().check(z.minLength(1), z.maxLength(100));
const title = line(120);

export const timeUnit = z.enum(["week", "month", "quarter", "year"]);
const statement = z.enum(["profitAndLoss", "balanceSheet", "cashFlow", "cashFlowDirect"]);
const statements = z.array(statement).check(z.minLength(1), z.maxLength(4));
const chartLines = z.array(lineId).check(z.minLength(1), z.maxLength(LINES_MAX));
const against = z.enum(["periodBefore", "yearBefore", "replacedForecast", "base"]);

const time = z.union([
  z.strictObject({
    preset: z.enum([
      "thisFinancialYear",
      "yearToDate",
      "nextTwelve",
      "all",
      "lastActual",
      "ahead",
      "lastPeriod",
    ]),
  }),
  z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
]);

const cell = z.strictObject({
  line: lineId,
  time,
  scenario: z.exactOptional(scenarioId),
  take: z.exactOptional(
    z.enum([
      "lowest",
      "highest",
      "lowestPeriod",
      "highestPeriod",
      "difference",
      "differencePercent",
    ]),
  ),
  against: z.exactOptional(against),
  isSize: z.exactOptional(z.boolean()),
});

/** Words keep the spaces at their ends: a figure stands there. */
const words = z.string().check(z.maxLength(10_000), z.regex(/^[^\0]*$/));

const run = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("words"), text: words }),
  z.strictObject({ kind: z.literal("figure"), cell }),
  z.strictObject({ kind: z.literal("typed"), text: line(40) }),
]);

const block = z.discriminatedUnion("kind", [
  z.strictObject({ id: blockId, kind: z.literal("heading"), text: title }),
  z.strictObject({
    id: blockId,
    kind: z.literal("commentary"),
    paragraphs: z
      .array(z.array(run).check(z.maxLength(RUNS_MAX)))
      .check(z.maxLength(PARAGRAPHS_MAX)),
    scenario: z.exactOptional(scenarioId),
  }),
  z.strictObject({
    id: blockId,
    kind: z.literal("keyFigures"),
    figures: z
      .array(
        z.strictObject({
          label: line(60),
          cell,
          against: z.exactOptional(against),
          hasSpark: z.exactOptional(z.boolean()),
        }),
      )
      .check(z.maxLength(CARDS_MAX)),
  }),
  z.strictObject({
    id: blockId,
    kind: z.enum(["lineChart", "stackedBarChart"]),
    title,
    time,
    unit: z.exactOptional(timeUnit),
    lines: chartLines,
  }),
  z.strictObject({
    id: blockId,
    kind: z.literal("combinationChart"),
    title,
    time,
    unit: z.exactOptional(timeUnit),
    bars: chartLines,
    lines: chartLines,
  }),
  z.strictObject({
    id: blockId,
    kind: z.literal("waterfallChart"),
    title,
    time,
    bridge: z.enum(["cash", "profit"]),
  }),
  z.strictObject({
    id: blockId,
    kind: z.enum(["statementTable", "scenarioTable"]),
    title,
    time,
    unit: z.exactOptional(timeUnit),
    statements,
    hasKpis: z.exactOptional(z.boolean()),
  }),
  z.strictObject({
    id: blockId,
    kind: z.literal("varianceTable"),
    title,
    time,
    statement,
    against: z.enum(["yearBefore", "replacedForecast", "base"]),
  }),
  z.strictObject({ id: blockId, kind: z.enum(["checks", "pageBreak"]) }),
]);

const page = z.strictObject({
  id: blockId,
  title: requiredLine(120, "Enter a title."),
  blocks: z.array(block).check(z.maxLength(BLOCKS_MAX)),
});

const openedDriver = z
  .strictObject({
    line: lineId,
    mode: z.enum(["scale", "shift"]),
    least: z.number(),
    most: z.number(),
  })
  .check(z.refine(({ least, most }) => least <= most, "The least is more than the most."));

/** What an author saves. Blocks have ids of their own, by which notes stay at them. */
export const reportDocument = z
  .strictObject({
    reportVersion: z.literal(REPORT_VERSION),
    title: requiredLine(120, "Enter a title."),
    scale: z.enum(["ones", "thousands", "millions"]),
    scenarios: z.array(scenarioId).check(z.maxLength(14)),
    openedDrivers: z.array(openedDriver).check(z.maxLength(12)),
    why: z.exactOptional(z.enum(["statements", "drivers"])),
    pages: z.array(page).check(z.minLength(1), z.maxLength(PAGES_MAX)),
  })
  .check(z.refine(hasOwnIds, "Two blocks have the same id."));

function hasOwnIds({ pages }: { pages: { id: string; blocks: { id: string }[] }[] }) {
  const ids = pages.flatMap(({ id, blocks }) => [id, ...blocks.map((each) => each.id)]);
  return new Set(ids).size === ids.length;
}
