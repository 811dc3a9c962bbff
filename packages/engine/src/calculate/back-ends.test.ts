/**
 * Random programs of every kind of expression, with feedback, look-backs and history, held against
 * each other: all back ends give the same bits, recalculating gives what calculating gives, and a
 * scenario of a batch what it gives alone.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { BinaryOperator, Expression, UnaryOperator } from "#lines/expression.ts";
import { at, num, rolling } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { runs } from "#testing/runs.ts";
import { EVERYTHING } from "./backend.ts";
import { batchBySingles, openBatch } from "./batch.ts";
import { closuresOf } from "./closures.ts";
import { type Cell, changeCells, downstreamOf } from "./incremental.ts";
import { compileProgram, type Program } from "./program.ts";
import { seriesOf } from "./sheet.ts";
import { webAssemblyOf } from "./wasm/compile.ts";

/** A draft names lines by a pick, which its place among the lines turns into a name. */
type Draft =
  | { kind: "leaf"; value: number }
  | { kind: "read"; pick: number; lag: number }
  | { kind: "rolling"; pick: number; periods: number }
  | { kind: "one"; operator: UnaryOperator | "round" | "root"; parameter: number; of: Draft }
  | { kind: "two"; operator: BinaryOperator; left: Draft; right: Draft }
  | { kind: "three"; parts: [Draft, Draft, Draft] };

const value = fc.oneof(
  fc.integer({ min: -40, max: 40 }),
  fc.constantFrom(0, -0, 0.1, 1 / 3, -2.5, 1.005, 1e9),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
);
const unaryOperator = fc.constantFrom<UnaryOperator>("negate", "abs", "not", "floor");
const binaryOperator = fc.constantFrom<BinaryOperator>(
  ...(["add", "subtract", "multiply", "divide", "min", "max", "add", "multiply"] as const),
  ...(["equal", "notEqual", "less", "lessOrEqual", "greater", "greaterOrEqual"] as const),
);
const pick = fc.nat({ max: 1000 });

const { draft } = fc.letrec<{ draft: Draft }>((tie) => ({
  draft: fc.oneof(
    { maxDepth: 3, depthIdentifier: "draft" },
    fc.record({
      kind: fc.constant("read" as const),
      pick,
      lag: fc.constantFrom(0, 0, 0, 1, 1, 2, 5),
    }),
    fc.record({ kind: fc.constant("leaf" as const), value }),
    fc.record({
      kind: fc.constant("rolling" as const),
      pick,
      periods: fc.constantFrom(1, 2, 3, 12, 27),
    }),
    fc.record({
      kind: fc.constant("one" as const),
      operator: fc.oneof(
        { weight: 8, arbitrary: unaryOperator },
        { weight: 1, arbitrary: fc.constantFrom("round" as const, "root" as const) },
      ),
      parameter: fc.integer({ min: 1, max: 3 }),
      of: tie("draft"),
    }),
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant("two" as const),
        operator: binaryOperator,
        left: tie("draft"),
        right: tie("draft"),
      }),
    },
    fc.record({
      kind: fc.constant("three" as const),
      parts: fc.tuple(tie("draft"), tie("draft"), tie("draft")),
    }),
  ),
}));

const history = fc.array(value, { maxLength: 3 });
const draftLine = fc.oneof(fc.record({ values: fc.array(value, { maxLength: 9 }), history }), {
  weight: 3,
  arbitrary: fc.record({ draft, history }),
});
const model = fc.record({
  drafts: fc.array(draftLine, { minLength: 2, maxLength: 14 }),
  periodCount: fc.constantFrom(1, 2, 3, 8, 9),
  shuffle: fc.array(fc.nat(), { minLength: 14, maxLength: 14 }),
  changes: fc.array(fc.array(fc.record({ pick, period: fc.nat(), value }), { maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
});

type Model = typeof model extends fc.Arbitrary<infer T> ? T : never;

/** The first line is always given, so that there is something to change. */
function linesOf({ drafts }: Model): Line[] {
  return drafts.map((each, index) => {
    const shared = { unit: "currency", measure: "flow", section: "test" } as const;
    const place = { index, count: drafts.length };
    const source: Line["source"] =
      "draft" in each && index > 0
        ? { kind: "calculated", expression: resolve(each.draft, place), history: each.history }
        : { kind: "given", values: "values" in each ? each.values : [1], history: each.history };
    return { id: `line-${index}`, name: `Line ${index}`, ...shared, source };
  });
}

/** The same period is read of lines above only, earlier periods of any: no circles, much feedback. */
function resolve(each: Draft, place: { index: number; count: number }): Expression {
  const above = (chosen: number) => `line-${chosen % place.index}`;
  switch (each.kind) {
    case "leaf":
      return num(each.value);
    case "read":
      return each.lag === 0
        ? at(above(each.pick))
        : at(`line-${each.pick % place.count}`, each.lag);
    case "rolling":
      return rolling(above(each.pick), each.periods);
    case "one": {
      const of = resolve(each.of, place);
      if (each.operator === "round") return { kind: "round", of, digits: each.parameter };
      if (each.operator === "root") return { kind: "root", of, degree: each.parameter };
      return { kind: "unary", operator: each.operator, of };
    }
    case "two": {
      const [left, right] = [resolve(each.left, place), resolve(each.right, place)];
      return { kind: "binary", operator: each.operator, left, right };
    }
    case "three": {
      const [condition, whenTrue, whenFalse] = each.parts;
      return {
        kind: "if",
        condition: resolve(condition, place),
        whenTrue: resolve(whenTrue, place),
        whenFalse: resolve(whenFalse, place),
      };
    }
  }
}

/** Inputs anywhere: given lines in any period, any line before the first. */
function overlaysOf({ changes }: Model, program: Program): Cell[][] {
  return changes.map((cells) =>
    cells.map(({ pick: chosen, period, value: set }) => {
      const row = chosen % program.lines.length;
      const isGiven = program.lines[row]?.source.kind === "given";
      const times = isGiven ? program.stride : program.historyCount;
      return { row, period: (period % times) - program.historyCount, value: set };
    }),
  );
}

function calculated(program: Program, backend = closuresOf(program)) {
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return sheet;
}

/** The numbers as text that tells −0 from 0; one NaN is as good as another. */
function bitsOf(sheet: Float64Array) {
  return [...sheet].map((number) => (Object.is(number, -0) ? "-0" : String(number))).join(" ");
}

test("random programs give the same bits in every back end and every way of running them", async () => {
  await fc.assert(
    fc.asyncProperty(model, async (each) => {
      const program = compileProgram(linesOf(each), each.periodCount);
      const expected = calculated(program);
      const vectors = await webAssemblyOf(program, true);
      const scalars = await webAssemblyOf(program, false);
      expect(bitsOf(calculated(program, vectors))).toBe(bitsOf(expected));
      expect(bitsOf(calculated(program, scalars))).toBe(bitsOf(expected));

      const overlays = overlaysOf(each, program);
      const alone = overlays.map((overlay) => overlaid(program, overlay));
      const batch = await openBatch(program, vectors);
      expect(batch({ base: expected, overlays }).map(bitsOf)).toEqual(alone.map(bitsOf));
      const singles = batchBySingles(program, closuresOf(program));
      const reversed = singles({ base: expected, overlays: overlays.toReversed() });
      expect(reversed.toReversed().map(bitsOf)).toEqual(alone.map(bitsOf));

      for (const backend of [closuresOf(program), vectors, scalars]) {
        const sheet = calculated(program, backend);
        const engine = { program, backend, downstream: downstreamOf(program) };
        for (const overlay of overlays) changeCells(engine, sheet, overlay);
        expect(bitsOf(sheet)).toBe(bitsOf(overlaid(program, overlays.flat())));
      }
    }),
    runs(200),
  );
}, 60_000);

/** A whole calculation of a sheet with other inputs. */
function overlaid(program: Program, overlay: readonly Cell[]) {
  const backend = closuresOf(program);
  const sheet = backend.open();
  for (const { row, period, value: set } of overlay)
    sheet[row * program.stride + program.historyCount + period] = set;
  backend.run(sheet, EVERYTHING);
  return sheet;
}

test("the order in which lines are written changes no figure", () => {
  fc.assert(
    fc.property(model, (each) => {
      const lines = linesOf(each);
      const shuffled = lines
        .map((line, index) => ({ line, key: each.shuffle[index] ?? 0 }))
        .sort((left, right) => left.key - right.key)
        .map(({ line }) => line);
      const [one, other] = [lines, shuffled].map((some) => compileProgram(some, each.periodCount));
      if (!one || !other) throw new Error("two programs were compiled");
      for (const { id } of lines)
        expect(bitsOf(seriesOf(other, calculated(other), id))).toBe(
          bitsOf(seriesOf(one, calculated(one), id)),
        );
    }),
    runs(60),
  );
});
