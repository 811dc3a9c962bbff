/** R37 over any document: scenarios are overlays that inherit live and restore exactly. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildModel, type Model } from "#build/build-model.ts";
import type { Sheet } from "#calculate/sheet.ts";
import type { ModelDocument, Override, Scenario } from "#model/document.ts";
import { canOverride } from "#overrides/override-lines.ts";
import { randomModel } from "#testing/random-model.ts";
import { casesOf, runScenarios } from "./cases.ts";

const runs = { numRuns: 8, seed: 20261115 };

test("a model's own figures have the same bits whatever scenarios stand beside it", () => {
  fc.assert(
    fc.property(randomModel, changes, (document, drawn) => {
      const plain = without(document);
      const beside = { ...plain, scenarios: [scenario("a", overridesIn(plain, drawn))] };
      expectSameBits(run(plain), run(beside));
    }),
    runs,
  );
}, 60_000);

test("taking the last change away gives the bits of a model that never had it", () => {
  fc.assert(
    fc.property(randomModel, changes, (document, drawn) => {
      const plain = without(document);
      const overrides = overridesIn(plain, drawn);
      const fewer = scenario("fewer", overrides.slice(0, -1));
      const model = buildModel({ ...plain, scenarios: [fewer, scenario("all", overrides)] });
      const cases = casesOf(model);
      runScenarios(cases, ["all"]);
      const [sheet] = runScenarios(cases, ["fewer"]);
      const never = run({ ...plain, scenarios: [fewer] }, "fewer");
      expectSameBits(never, { model, sheet: sheet ?? new Float64Array() });
    }),
    runs,
  );
}, 60_000);

test("a scenario on a parent is the base with the parent's changes and then its own", () => {
  fc.assert(
    fc.property(randomModel, changes, changes, (document, first, second) => {
      const plain = without(document);
      const [ours, theirs] = [overridesIn(plain, first), overridesIn(plain, second)];
      const tree = [scenario("parent", theirs), scenario("child", ours, "parent")];
      const flat = [scenario("child", [...theirs, ...ours])];
      expectSameBits(
        run({ ...plain, scenarios: tree }, "child"),
        run({ ...plain, scenarios: flat }, "child"),
      );
    }),
    runs,
  );
}, 60_000);

test("scenarios come out the same in any order and together or alone", () => {
  fc.assert(
    fc.property(randomModel, changes, changes, (document, first, second) => {
      const plain = without(document);
      const model = buildModel({
        ...plain,
        scenarios: [
          scenario("a", overridesIn(plain, first)),
          scenario("b", overridesIn(plain, second)),
        ],
      });
      const cases = casesOf(model);
      const [a, b, base] = runScenarios(cases, ["a", "b", undefined]);
      const [again] = runScenarios(casesOf(model), ["b"]);
      const [last, early] = runScenarios(cases, ["b", "a"]);
      for (const [left, right] of [
        [b, again],
        [b, last],
        [a, early],
        [base, cases.base],
      ]) {
        expect(left && right && areSameBits(left, right)).toBe(true);
      }
    }),
    runs,
  );
}, 60_000);

type Drawn = { pick: number; mode: NonNullable<Override["mode"]>; value: number; from: number };

const changes = fc.array(
  fc.record({
    pick: fc.nat(),
    mode: fc.constantFrom("set" as const, "scale" as const, "shift" as const),
    value: fc.double({ min: -2, max: 2, noNaN: true }),
    from: fc.nat({ max: 12 }),
  }),
  { minLength: 1, maxLength: 6 },
);

function overridesIn(document: ModelDocument, drawn: readonly Drawn[]): Override[] {
  const lines = buildModel(document).program.lines.filter(canOverride);
  return drawn.flatMap(({ pick, mode, value, from }): Override[] => {
    const line = lines[pick % Math.max(lines.length, 1)];
    if (!line || from >= document.timeline.periodCount) return [];
    return [{ line: line.id, mode, value, from }];
  });
}

function without(document: ModelDocument): ModelDocument {
  return { ...document, scenarios: [], overrides: [] };
}

function scenario(id: string, overrides: Override[], parent?: string): Scenario {
  return { id, name: id, overrides, ...(parent === undefined ? {} : { parent }) };
}

type Run = { model: Model; sheet: Sheet };

function run(document: ModelDocument, id?: string): Run {
  const model = buildModel(document);
  const [sheet] = runScenarios(casesOf(model), [id]);
  return { model, sheet: sheet ?? new Float64Array() };
}

/** Every line of the first is in the second, with the same figures in every period. */
function expectSameBits(left: Run, right: Run) {
  const rows = ({ model: { program }, sheet }: Run, id: string) => {
    const row = program.rowOf.get(id) ?? -1;
    const start = row * program.stride + program.historyCount;
    return sheet.subarray(start, start + program.periodCount);
  };
  for (const { id } of left.model.program.lines) {
    if (!areSameBits(rows(left, id), rows(right, id))) expect.fail(`"${id}" differs`);
  }
}

function areSameBits(left: Float64Array, right: Float64Array): boolean {
  return left.length === right.length && left.every((value, at) => Object.is(value, right[at]));
}
