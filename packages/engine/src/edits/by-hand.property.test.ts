import fc from "fast-check";
import { expect, test } from "vitest";
import type { ModelDocument, Override } from "#model/document.ts";
import { runs } from "#testing/runs.ts";
import { smallCompany } from "#testing/small-company.ts";
import { applyEdits } from "./apply-edits.ts";
import type { Edit } from "./edit.ts";
import { namesOf } from "./entries.ts";
import { merge } from "./merge.ts";

const settings = runs(300);
const LINES = ["a", "b"];
const PERIODS = [...Array(8).keys()];

const override = fc
  .tuple(fc.constantFrom(...LINES), fc.nat(5), fc.nat(2))
  .map(([line, from, more]) => ({ line, from, to: from + more }));
/** Where in the list it is put, as a share of its length. */
const put = fc.record({ override, at: fc.double({ min: 0, max: 1, noNaN: true }) });
const overrides = fc.array(override, { maxLength: 4 });
const puts = fc.array(put, { minLength: 1, maxLength: 3 });
type Put = { override: Omit<Override, "value">; at: number };

test("two people's changes by hand are at odds in the periods of a line that both changed, and else both are seen", () => {
  let merged = 0;
  fc.assert(
    fc.property(overrides, puts, puts, (before, mine, theirs) => {
      const values = before.map((each, index) => ({ ...each, value: index }));
      const base = { ...smallCompany(), overrides: values };
      const [own, other] = [insertsOf(base, mine, 100), insertsOf(base, theirs, 200)];
      const { document, conflicts } = merge(base, own.edits, other.edits);
      const areMet = mine.some((one) => theirs.some((two) => areOverlapping(one, two)));
      expect(conflicts.length > 0).toBe(areMet);
      if (!document) return;
      merged += 1;
      const [was, one, two] = [base, own.document, other.document].map(seenIn) as Seen[];
      const both = was?.map((figure, cell) => (one?.[cell] === figure ? two : one)?.[cell]);
      expect(seenIn(document)).toEqual(both);
    }),
    settings,
  );
  expect(merged).toBeGreaterThan(settings.numRuns / 5);
});

/** One after the other, each with a value of its own. */
function insertsOf(base: ModelDocument, puts: readonly Put[], firstValue: number) {
  let document = base;
  const edits = puts.map(({ override, at }, index): Edit => {
    const names = namesOf(document.overrides, { keyField: "line", hasIds: false });
    const after = [null, ...names][Math.round(at * names.length)] ?? null;
    const entry: Override = { ...override, value: firstValue + index };
    const edit: Edit = { kind: "insert", list: "overrides", entry, after };
    document = applyEdits(document, [edit]).document ?? document;
    return edit;
  });
  return { edits, document };
}

function areOverlapping({ override: one }: Put, { override: two }: Put) {
  const isBefore = (left: typeof one, right: typeof one) => (left.to ?? 0) < (right.from ?? 0);
  return one.line === two.line && !isBefore(one, two) && !isBefore(two, one);
}

type Seen = (number | undefined)[];

/** What each period of each line is set to: the last one counts. */
function seenIn({ overrides }: ModelDocument): Seen {
  return LINES.flatMap((line) =>
    PERIODS.map((period) => {
      const isOver = ({ from = 0, to = 0, ...each }: Override) =>
        each.line === line && from <= period && period <= to;
      return overrides.findLast(isOver)?.value;
    }),
  );
}
