import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#testing/runs.ts";
import { smallCompany } from "#testing/small-company.ts";
import { applyEdits } from "./apply-edits.ts";
import type { Edit } from "./edit.ts";
import { EDIT_DEPTH_MOST, EDIT_PARTS_MOST, EDITS_MOST, editsSchema } from "./edit-schema.ts";
import { readEdits } from "./read-edits.ts";
import { sentence } from "./sentence.ts";

function issuesOf(value: unknown) {
  return readEdits(value).issues.map(({ place, message }) => `${place}: ${message}`);
}

test("edits that fit come back as they were, from JSON too", () => {
  const edits: Edit[] = [
    { kind: "set", place: "modules/rent/amount", value: [1, 2] },
    { kind: "insert", list: "drivers", entry: { id: "x" }, after: null },
    { kind: "remove", place: "overrides/rent.amount#2" },
    { kind: "move", place: "modules/rent", after: "power" },
    { kind: "rename", list: "modules/pay/onCosts", from: "a", to: "b" },
    { kind: "figures", place: "drivers/x/values", from: 3, values: [4200] },
  ];
  expect(readEdits(JSON.parse(JSON.stringify(edits)))).toEqual({ edits, issues: [] });
});

test("what does not fit is told by its number in the list", () => {
  expect(
    issuesOf([
      { kind: "set", place: "name" },
      { kind: "drop", place: "name" },
      { kind: "move", place: "modules/rent", after: 3 },
      { kind: "figures", place: "drivers/x/values", from: -1, values: [] },
      { kind: "remove", place: "name", index: 0 },
    ]),
  ).toEqual([
    "0/value: This is missing.",
    "1/kind: Expected one of set, insert, remove, move, rename, figures.",
    "2/after: Expected the name of an entry, or null.",
    "3/from: Expected a whole number from 0 to 520.",
    "3/values: The list is empty.",
    "4/index: This is not part of a model.",
  ]);
});

describe("a list from a stranger is bounded:", () => {
  const set = (place: string, value: unknown = 1) => ({ kind: "set", place, value });
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

  test(`more than ${EDITS_MOST} edits are refused`, () => {
    expect(issuesOf(Array.from({ length: EDITS_MOST + 1 }, () => set("name", "x")))).toEqual([
      ": There are more than 5000 entries.",
    ]);
  });

  test("too deep, too large and too many names are refused", () => {
    expect(issuesOf([set("name", nested(EDIT_DEPTH_MOST))])).toEqual([
      ": The edits are nested too deeply.",
    ]);
    const large = new Array<number>(EDIT_PARTS_MOST).fill(0);
    expect(issuesOf([set("drivers", large)])).toEqual([": The edits are too large."]);
    const names = Array.from({ length: 101 }, (_, index) => ({
      kind: "rename",
      list: "drivers",
      from: `a${index}`,
      to: `b${index}`,
    }));
    expect(issuesOf(names)).toEqual([": There are more than 100 new names."]);
  });

  test.each([
    "__proto__/x",
    "constructor",
    "modules/rent/__proto__/x",
    "actuals/__proto__",
    "toString",
    "drivers/x/values/0",
    "modules//amount/x",
    "nowhere",
  ])("no model has the place %j", (place) => {
    expect(issuesOf([set(place)])).toEqual([`0: There is no place "${place}" in a model.`]);
  });

  test("a value cannot bring a prototype along", () => {
    const text = '[{"kind":"set","place":"actuals","value":{"__proto__":[1]}}]';
    expect(issuesOf(JSON.parse(text))).toEqual([': A model has no part called "__proto__".']);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

test("whatever it is, reading gives edits or issues, and what is read is said, made or refused", () => {
  const guesses = fc.array(
    fc.record(
      {
        kind: fc.constantFrom("set", "insert", "remove", "move", "rename", "figures", "x"),
        place: fc.oneof(
          fc.constantFrom("name", "accounts/cash", "accounts/cash/opening"),
          fc.string(),
        ),
        list: fc.oneof(fc.constantFrom("accounts", "drivers", "overrides"), fc.string()),
        value: fc.jsonValue(),
        entry: fc.jsonValue(),
        after: fc.oneof(fc.constantFrom(null, "cash"), fc.string()),
        from: fc.oneof(fc.nat(), fc.constantFrom("cash", "")),
        to: fc.string(),
        values: fc.array(fc.double()),
      },
      { requiredKeys: ["kind"] },
    ),
  );
  fc.assert(
    fc.property(fc.oneof(guesses, fc.jsonValue()), (value) => {
      const { edits, issues } = readEdits(value);
      expect(edits === undefined).toBe(issues.length > 0);
      if (!edits) return;
      applyEdits(smallCompany(), edits);
      for (const edit of edits) expect(sentence(edit, smallCompany())).toEqual(expect.any(String));
    }),
    runs(300),
  );
});

test("the published schema is the one edits are held against", async () => {
  const published = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Edits of a model document",
    ...editsSchema,
  };
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(
    "../../../../docs/engine/edits.schema.json",
  );
});
