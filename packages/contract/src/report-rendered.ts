import * as z from "zod/mini";

/** What `engine/reports/rendered-report.ts` gives, as it travels: whoever draws it adds nothing up. */
const figure = z.nullable(z.number());
const figures = z.array(figure);

const reference = z.object({ line: z.string(), case: z.string(), from: z.int(), to: z.int() });

const run = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("words"), text: z.string() }),
  z.object({
    kind: z.literal("figure"),
    text: z.string(),
    figure,
    name: z.string(),
    reference: z.exactOptional(reference),
    warning: z.exactOptional(z.string()),
  }),
  z.object({ kind: z.literal("typed"), text: z.string(), isKept: z.boolean() }),
]);

const series = z.object({ id: z.string(), name: z.string(), figures, colour: z.int() });
const floor = z.object({ name: z.string(), figure: z.number() });
const unit = z.object({
  name: z.exactOptional(z.string()),
  kind: z.exactOptional(z.enum(["amount", "percent"])),
});

const chart = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["line", "spark-line"]),
    title: z.string(),
    unit,
    periods: z.array(z.string()),
    actualCount: z.int(),
    series: z.array(series),
    floor: z.exactOptional(floor),
  }),
  z.object({
    kind: z.literal("stacked-bar"),
    title: z.string(),
    unit,
    periods: z.array(z.string()),
    actualCount: z.int(),
    series: z.array(series),
  }),
  z.object({
    kind: z.literal("combination"),
    title: z.string(),
    unit,
    periods: z.array(z.string()),
    actualCount: z.int(),
    bars: z.array(series),
    lines: z.array(series),
    floor: z.exactOptional(floor),
  }),
  z.object({
    kind: z.literal("waterfall"),
    title: z.string(),
    unit,
    opening: z.object({ name: z.string(), figure }),
    changes: z.array(z.object({ id: z.string(), name: z.string(), figure })),
    closing: z.object({ name: z.string() }),
  }),
]);

const table = z.object({
  title: z.string(),
  unit: z.string(),
  columns: z.array(
    z.object({
      case: z.string(),
      from: z.int(),
      to: z.int(),
      standing: z.enum(["actual", "forecast", "mixed"]),
      role: z.enum(["figure", "difference", "differencePercent"]),
      upper: z.string(),
      lower: z.string(),
    }),
  ),
  rows: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      level: z.int(),
      kind: z.enum(["heading", "line", "subtotal", "total", "ratio", "check"]),
      isFinal: z.boolean(),
      isZero: z.boolean(),
      line: z.exactOptional(z.string()),
      isPercent: z.boolean(),
      figures,
      texts: z.array(z.string()),
      isGood: z.exactOptional(z.array(z.nullable(z.boolean()))),
    }),
  ),
});

const keyFigure = z.object({
  label: z.string(),
  period: z.string(),
  text: z.string(),
  figure,
  reference: z.exactOptional(reference),
  note: z.exactOptional(z.string()),
  isGood: z.exactOptional(z.boolean()),
  spark: z.exactOptional(chart),
});

const block = z.discriminatedUnion("kind", [
  z.object({ id: z.string(), kind: z.literal("heading"), text: z.string() }),
  z.object({
    id: z.string(),
    kind: z.literal("commentary"),
    caseName: z.string(),
    paragraphs: z.array(z.array(run)),
  }),
  z.object({ id: z.string(), kind: z.literal("keyFigures"), figures: z.array(keyFigure) }),
  z.object({ id: z.string(), kind: z.literal("chart"), chart }),
  z.object({ id: z.string(), kind: z.literal("table"), table }),
  z.object({ id: z.string(), kind: z.enum(["checks", "pageBreak"]) }),
  z.object({ id: z.string(), kind: z.literal("missing"), text: z.string() }),
]);

export const renderedCase = z.object({
  key: z.string(),
  name: z.string(),
  colour: z.exactOptional(z.int()),
  checks: z.object({
    isBlocked: z.boolean(),
    faults: z.array(z.string()),
    items: z.array(
      z.object({
        name: z.string(),
        class: z.enum(["error", "sensitivity", "alert"]),
        isBroken: z.boolean(),
        period: z.exactOptional(z.string()),
        periodCount: z.exactOptional(z.int()),
      }),
    ),
  }),
  pages: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(block) })),
});
