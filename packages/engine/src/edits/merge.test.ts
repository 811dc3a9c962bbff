import { describe, expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import { smallCompany } from "#testing/small-company.ts";
import { CONFLICTS_MOST, conflictsBetween } from "./conflicts.ts";
import type { Edit } from "./edit.ts";
import { merge } from "./merge.ts";

const company = smallCompany({
  drivers: [
    { id: "a", name: "A", unit: "count", values: 1 },
    { id: "b", name: "B", unit: "count", values: [1, 2, 3] },
  ],
  modules: [
    { kind: "expense", id: "rent", name: "Rent", amount: 100, account: "rentCost" },
    { kind: "expense", id: "power", name: "Power", amount: "a * 2", account: "rentCost" },
  ],
  scenarios: [{ id: "low", name: "Low", overrides: [{ line: "rent.amount", value: 90 }] }],
});

const set = (place: string, value: unknown): Edit => ({ kind: "set", place, value });
const remove = (place: string): Edit => ({ kind: "remove", place });
const move = (place: string, after: string | null): Edit => ({ kind: "move", place, after });
const rename = (list: string, from: string, to: string): Edit => ({
  kind: "rename",
  list,
  from,
  to,
});
const figures = (place: string, from: number, ...values: number[]): Edit => ({
  kind: "figures",
  place,
  from,
  values,
});
const insert = (id: string, after: string | null, values = 1): Edit => ({
  kind: "insert",
  list: "drivers",
  entry: { id, name: id.toUpperCase(), unit: "count", values },
  after,
});
const override = (line: string): Edit => ({
  kind: "insert",
  list: "scenarios/low/overrides",
  entry: { line, value: 1 },
  after: "rent.amount",
});
const overrideIn = (from: number, to: number, after: string | null = null): Edit => ({
  kind: "insert",
  list: "overrides",
  entry: { line: "a", value: 1, from, to },
  after,
});

test.each<[string, Edit, Edit, string[]]>([
  [
    "the same place",
    set("drivers/a/values", 2),
    set("drivers/a/values", 3),
    ["drivers/a/values changed"],
  ],
  ["the same value at the same place", set("drivers/a/values", 2), set("drivers/a/values", 2), []],
  ["other places", set("drivers/a/values", 2), set("drivers/b/values", 3), []],
  [
    "an entry and a field of it",
    set("drivers/a", company.drivers[0]),
    set("drivers/a/name", "x"),
    ["drivers/a/name changed"],
  ],
  [
    "a removed entry and a field of it",
    remove("drivers/a"),
    set("drivers/a/name", "x"),
    ["drivers/a/name removed"],
  ],
  ["both removing", remove("drivers/a"), remove("drivers/a"), []],
  [
    "figures of the same month",
    figures("drivers/b/values", 0, 5, 6),
    figures("drivers/b/values", 1, 7),
    ["drivers/b/values changed"],
  ],
  [
    "figures of other months",
    figures("drivers/b/values", 0, 5),
    figures("drivers/b/values", 1, 7),
    [],
  ],
  [
    "figures and the whole list",
    figures("drivers/b/values", 0, 5),
    set("drivers/b/values", 7),
    ["drivers/b/values changed"],
  ],
  [
    "figures, and a formula in whose favour they were dropped without a word",
    figures("drivers/b/values", 0, 5),
    set("drivers/b/formula", "a * 2"),
    ["drivers/b/values changed"],
  ],
  [
    "two formulas",
    set("drivers/b/formula", "a"),
    set("drivers/b/formula", "a * 2"),
    ["drivers/b/formula changed"],
  ],
  ["entries at the same spot", insert("x", "a"), insert("y", "a"), []],
  ["entries of the same id", insert("x", "a"), insert("x", "a", 2), ["drivers/x changed"]],
  ["the same entry", insert("x", "a"), insert("x", "a"), []],
  ["an entry moved and changed", move("drivers/b", null), set("drivers/b/name", "x"), []],
  [
    "an entry moved to two spots",
    move("modules/rent", "power"),
    move("modules/rent", null),
    ["modules/rent changed"],
  ],
  [
    "an entry moved and removed",
    move("drivers/b", null),
    remove("drivers/b"),
    ["drivers/b removed"],
  ],
  ["who set a driver, by both", set("drivers/b/setBy", "Ann"), set("drivers/b/setBy", "Tom"), []],
  [
    "who set a driver that is removed",
    set("drivers/b/setBy", "Ann"),
    remove("drivers/b"),
    ["drivers/b/setBy removed"],
  ],
  [
    "an entry renamed and changed",
    rename("modules", "rent", "office"),
    set("modules/rent/amount", 1),
    [],
  ],
  [
    "an entry renamed and removed",
    rename("modules", "rent", "office"),
    remove("modules/rent"),
    ["modules/rent named"],
  ],
  [
    "an entry renamed twice",
    rename("modules", "rent", "office"),
    rename("modules", "rent", "desk"),
    ["modules/rent named"],
  ],
  [
    "two entries of one new name",
    rename("drivers", "a", "x"),
    insert("x", null),
    ["drivers/x named"],
  ],
  [
    "an account's new name that is in use",
    rename("accounts", "cash", "x"),
    set("actuals/x", [1]),
    ["actuals/x named"],
  ],
  [
    "changes by hand to one line",
    override("rent.amount"),
    set("scenarios/low/overrides/rent.amount/value", 2),
    ["scenarios/low/overrides/rent.amount/value changed"],
  ],
  [
    "changes by hand to two lines",
    override("power.amount"),
    set("scenarios/low/overrides/rent.amount/value", 2),
    [],
  ],
  ["other months of one line by hand", overrideIn(2, 3), overrideIn(4, 4), []],
  [
    "months of one line by hand of which one is in both",
    overrideIn(2, 3),
    overrideIn(3, 4),
    ["overrides/a changed"],
  ],
  [
    "one line by hand in some months and in all",
    overrideIn(2, 3),
    { ...overrideIn(0, 0), entry: { line: "a", value: 1 } } as Edit,
    ["overrides/a changed"],
  ],
  [
    "two fields of the timeline",
    set("timeline/periodCount", 9),
    set("timeline/actualCount", 1),
    ["timeline changed"],
  ],
  ...[set("timeline/start", "2027-01-01"), set("timeline/unit", "quarter")].flatMap(
    (moved): [string, Edit, Edit, string[]][] => [
      [
        `figures, and ${moved.kind === "set" && moved.place}, merged into another month`,
        figures("drivers/b/values", 0, 5),
        moved,
        ["drivers/b/values periods"],
      ],
      [
        "a list, and periods that move",
        set("drivers/a/values", [5]),
        moved,
        ["drivers/a/values periods"],
      ],
      ["actuals, and periods that move", set("actuals/cash", [5]), moved, ["actuals/cash periods"]],
      ["a change by hand, and periods that move", overrideIn(2, 3), moved, ["overrides/a periods"]],
      [
        "its last period, and periods that move",
        set("overrides/a/to", 3),
        moved,
        ["overrides/a/to periods"],
      ],
      [
        "what was before, and periods that move",
        set("modules/rent/earlier", [1]),
        moved,
        ["modules/rent/earlier periods"],
      ],
      ["one figure for all periods, and periods that move", set("drivers/a/values", 5), moved, []],
      [
        "shares of a payment, and periods that move",
        set("modules/rent/profile", [0.5, 0.5]),
        moved,
        [],
      ],
    ],
  ),
  [
    "figures of a period that is cut off",
    figures("drivers/b/values", 8, 5),
    set("timeline/periodCount", 8),
    ["drivers/b/values periods"],
  ],
  [
    "figures of periods that stay",
    figures("drivers/b/values", 7, 5),
    set("timeline/periodCount", 8),
    [],
  ],
  [
    "figures, and more actual periods",
    figures("drivers/b/values", 0, 5),
    set("timeline/actualCount", 1),
    [],
  ],
])("%s", (_, mine, theirs, expected) => {
  const told = (found: ReturnType<typeof conflictsBetween>) =>
    found.map(({ place, reason }) => `${place} ${reason}`);
  expect(told(conflictsBetween([mine], [theirs]))).toEqual(expected);
  expect(told(conflictsBetween([theirs], [mine]))).toEqual(expected);
});

test(`of 40,000 conflicts ${CONFLICTS_MOST} are told, which are more than anybody decides`, () => {
  const many = (value: number) =>
    Array.from({ length: 200 }, (_, index) => set("drivers/a/values", value + index));
  expect(conflictsBetween(many(0), many(1000))).toHaveLength(CONFLICTS_MOST);
});

test("5,000 figures against 5,000 of other periods are not held against each other one by one", () => {
  let readCount = 0;
  const everySecond = (first: number) =>
    Array.from({ length: 5000 }, (_, index): Edit => {
      const from = (index % 250) * 2 + first;
      const read = () => {
        readCount += 1;
        return from;
      };
      return Object.defineProperty(figures("drivers/a/values", from, index), "from", { get: read });
    });
  expect(conflictsBetween(everySecond(0), everySecond(1))).toEqual([]);
  expect(readCount).toBeLessThan(100_000);
});

test("more conflicts than are told are told once the first ones are settled", () => {
  const mine = Array.from({ length: 30 }, (_, index) => set("drivers/a/values", index));
  const theirs = Array.from({ length: 50 }, (_, index) => set("drivers/a/values", 100 + index));
  const settled = new Set(conflictsBetween(mine, theirs).map((conflict) => conflict.mine));
  expect(settled.size).toBe(20);
  expect(conflictsBetween(mine, theirs, settled)).toHaveLength(500);
});

test("figures are no conflict with a new start that both have set", () => {
  const start = set("timeline/start", "2027-01-01");
  expect(conflictsBetween([start, figures("drivers/b/values", 0, 5)], [start])).toEqual([]);
});

describe("two people's work is put together:", () => {
  function merged(mine: Edit[], theirs: Edit[], base: ModelDocument = company) {
    const { document, edits, conflicts, issues } = merge(base, mine, theirs);
    expect([conflicts, issues]).toEqual([[], []]);
    if (!document) throw new Error("not merged");
    return { document, edits, drivers: document.drivers.map(({ id }) => id) };
  }

  test("what was saved first stands first where both put something", () => {
    const { drivers } = merged(
      [insert("mine", "a"), insert("mine2", "mine")],
      [insert("theirs", "a")],
    );
    expect(drivers).toEqual(["a", "theirs", "mine", "mine2", "b"]);
  });

  test("an entry whose neighbour was removed stands after the one before it", () => {
    const { drivers, edits } = merged([insert("mine", "b")], [remove("drivers/b")]);
    expect(drivers).toEqual(["a", "mine"]);
    expect(edits).toMatchObject([{ kind: "insert", after: "a" }]);
  });

  test("changes by hand in other months of a line stand where each put them, whatever they are called by then", () => {
    const periodsOf = ({ overrides }: ModelDocument) => overrides.map(({ from }) => from);
    const each = (from: number) => ({ line: "a", value: 1, from, to: from });
    const base = { ...company, overrides: [each(0), each(1)] };
    const [between, last] = [overrideIn(0, 1, "a"), overrideIn(2, 2, "a#3")];
    const first = merged([between, last], [overrideIn(4, 4)], base);
    expect(periodsOf(first.document)).toEqual([4, 0, 0, 1, 2]);
    const second = merged([overrideIn(4, 4, "a#2")], [overrideIn(2, 3, "a#2")], base);
    expect(periodsOf(second.document)).toEqual([0, 1, 2, 4]);
  });

  test("mine follows the name they gave: in its place, in its formula and in what it inserts", () => {
    const { document, edits } = merged(
      [
        set("modules/rent/amount", "a + rent.net"),
        set("modules/power/amount", "rent.amount"),
        override("rent.shift"),
        insert("mine", "a"),
      ],
      [rename("modules", "rent", "office"), rename("drivers", "a", "base")],
    );
    expect(document.modules).toMatchObject([
      { id: "office", amount: "base + office.net" },
      { id: "power", amount: "office.amount" },
    ]);
    expect(document.scenarios[0]?.overrides.map(({ line }) => line)).toEqual([
      "office.amount",
      "office.shift",
    ]);
    expect(edits?.map((edit) => ("place" in edit ? edit.place : edit.list))).toEqual([
      "modules/office/amount",
      "modules/power/amount",
      "scenarios/low/overrides",
      "drivers",
    ]);
  });

  test("my new name goes to what they have written meanwhile", () => {
    const { document } = merged(
      [rename("drivers", "a", "base"), set("drivers/base/values", 5)],
      [set("drivers/b/formula", "a * a"), set("drivers/a/note", "n")],
    );
    expect(document.drivers).toMatchObject([
      { id: "base", values: 5, note: "n" },
      { id: "b", formula: "base * base" },
    ]);
  });

  test("a conflict shows what stood there and what each made of it", () => {
    const mine = [set("drivers/a/values", 2)];
    const { conflicts, document } = merge(company, mine, [set("drivers/a/values", 3)]);
    expect(document).toBeUndefined();
    expect(conflicts).toMatchObject([
      { place: "drivers/a/values", values: { before: 1, mine: 2, theirs: 3 } },
    ]);
    const removed = merge(company, mine, [remove("drivers/a")]);
    expect(removed.conflicts[0]?.values).toEqual({ before: 1, mine: 2, theirs: undefined });
  });

  test("a person's decision holds: for mine it is made over theirs, for theirs it is left out", () => {
    const mine = [set("drivers/a/values", 2), set("drivers/b/note", "n")];
    const theirs = [set("drivers/a/values", 3)];
    const { conflicts } = merge(company, mine, theirs);
    const settled = new Set(conflicts.map((conflict) => conflict.mine));
    expect(merge(company, mine, theirs, settled).document?.drivers[0]?.values).toBe(2);
    const others = mine.filter((edit) => !settled.has(edit));
    expect(merge(company, others, theirs).document?.drivers).toMatchObject([
      { values: 3 },
      { note: "n" },
    ]);
  });

  test("what cannot be together although nobody is at odds is told, and nothing is merged", () => {
    const long = "a".repeat(1990);
    const base = { ...company, drivers: [{ id: "a", name: "A", unit: "count" as const }] };
    const { issues, document } = merge(
      base,
      [rename("drivers", "a", "longer_than_before")],
      [set("modules/rent/amount", `a * 1${" ".repeat(long.length)}`)],
    );
    expect(document).toBeUndefined();
    expect(issues).toMatchObject([
      { place: "modules/rent/amount", message: "The text is longer than 2000 characters." },
    ]);
  });
});
