import type { Edit } from "@app/engine/edits/edit";
import { exampleModels } from "@app/engine/examples/examples";
import type { Driver, ModelDocument } from "@app/engine/model/document";
import { expect, test } from "vitest";
import { ACCESS_LEVEL_NAMES, ACCESS_LEVELS, type AccessLevel } from "./access-level.ts";
import { mayMake, refusedEdits } from "./edit-policy.ts";
import { everyPlace } from "./testing/every-place.ts";

const { NO_ACCESS, READ_ONLY, REVIEW, DATA_ENTRY, STANDARD, FULL_ACCESS } = ACCESS_LEVELS;
const LEVELS = Object.values(ACCESS_LEVELS);

const tom = (level: AccessLevel) => ({ level, userId: 7, name: "Tom Okafor" });

test("what Data Entry may set of every place a document can have is the published table", async () => {
  const { document: full, places } = everyPlace();
  // Where a formula stands, figures do not count.
  const document = { ...full, drivers: full.drivers.map(({ formula: _, ...driver }) => driver) };
  const rows = new Map<string, { set: string[]; kept: string[] }>();
  for (const { place, value, group, field } of places) {
    const row = rows.get(group) ?? { set: [], kept: [] };
    rows.set(group, row);
    const maySet = mayMake(tom(DATA_ENTRY), document, { kind: "set", place, value });
    const fields = maySet ? row.set : row.kept;
    if (!fields.includes(field)) fields.push(field);
  }

  await expect(tableOf(rows)).toMatchFileSnapshot("../../../docs/models-data-entry.md");
});

function tableOf(rows: Map<string, { set: string[]; kept: string[] }>) {
  const written = [...rows].map(
    ([group, { set, kept }]) => `| ${group} | ${set.join(", ")} | ${kept.join(", ")} |\n`,
  );
  return `# What Data Entry changes

Every place of a model document, and whether Data Entry may set it where it holds figures; a formula there is
never replaced. Who set a driver or a module is set to one's own name, and notes are changed by whoever wrote them.
\`packages/contract/src/edit-policy.test.ts\` writes this list, so that a new field has to be decided
about. [models-access.md](models-access.md) gives the reasons.

| of | changes | does not change |
| --- | --- | --- |
${written.join("")}`;
}

test("Review, Read-Only and No Access set none of the places of a document, Standard and Full Access all", () => {
  const { document, places } = everyPlace();
  for (const { place, value } of places) {
    const edit: Edit = { kind: "set", place, value };
    const levels = LEVELS.filter((level) => mayMake(tom(level), document, edit));
    expect(levels.filter((level) => level !== DATA_ENTRY)).toEqual([STANDARD, FULL_ACCESS]);
  }
});

const note = {
  id: "n1",
  place: "drivers/price",
  text: "Too low?",
  authorId: 7,
  author: "Tom Okafor",
};
const document = documentWith({
  notes: [
    { ...note, id: "own" },
    { ...note, id: "foreign", authorId: 8, author: "Tom Okafor" },
    { id: "nobodys", place: "drivers/price", text: "Imported" },
  ],
});

const ALL = [STANDARD, FULL_ACCESS];
const FIGURES = [DATA_ENTRY, ...ALL];
const NOTES = [REVIEW, ...FIGURES];

const cases: [string, Edit, AccessLevel[]][] = [
  [
    "given figures",
    { kind: "figures", place: "drivers/price/values", from: 1, values: [9] },
    FIGURES,
  ],
  ["one figure for all periods", set("drivers/price/values", 9), FIGURES],
  ["the first figures of a driver", set("drivers/empty/values", [1, 2]), FIGURES],
  ["figures below a formula", set("drivers/worked/values", 9), ALL],
  ["a formula", set("drivers/worked/formula", "price * 2"), ALL],
  ["a formula where figures stand", set("drivers/price/formula", "1"), ALL],
  ["what a driver is called", set("drivers/price/name", "Fee"), ALL],
  ["what is said about a driver", set("drivers/price/note", "As agreed"), FIGURES],
  ["nothing said about a driver", { kind: "remove", place: "drivers/price/note" }, FIGURES],
  ["oneself as who set a driver", set("drivers/price/setBy", "Tom Okafor"), FIGURES],
  ["somebody else as who set a driver", set("drivers/price/setBy", "Priya Raman"), ALL],
  ["what a driver rests on", set("drivers/price/evidence", "contracted"), FIGURES],
  ["the heading a driver stands under", set("drivers/price/group", "Prices"), ALL],
  ["what is said about a module", set("modules/rent/note", "As agreed"), FIGURES],
  ["somebody else as who set a module", set("modules/rent/setBy", "Priya Raman"), ALL],
  ["a module's figure", set("modules/rent/amount", { figures: [1], later: 2 }), FIGURES],
  ["a formula for a module's figure", set("modules/rent/amount", "price"), ALL],
  ["a figure for a module's formula", set("modules/fees/amount", 9), ALL],
  ["a tax rate that the module had not", set("modules/rent/salesTaxRate", 0.1), ALL],
  ["the months a module posts in", set("modules/rent/months", [7]), ALL],
  ["a module switched off", set("modules/rent/isOff", true), ALL],
  ["a whole module", set("modules/rent", { kind: "expense", id: "rent", name: "Rent" }), ALL],
  ["a module removed", { kind: "remove", place: "modules/rent" }, ALL],
  ["a module moved", { kind: "move", place: "modules/rent", after: null }, ALL],
  ["a driver renamed", { kind: "rename", list: "drivers", from: "price", to: "fee" }, ALL],
  ["a new driver", { kind: "insert", list: "drivers", entry: {}, after: null }, ALL],
  ["an actual figure", { kind: "figures", place: "actuals/cash", from: 0, values: [1] }, ALL],
  ["an opening balance", set("accounts/cash/opening", 1), ALL],
  ["a change by hand", { kind: "insert", list: "overrides", entry: {}, after: null }, ALL],
  ["another first period", set("timeline/start", "2027-01-01"), ALL],
  ["a place that is not there", set("drivers/nothing/values", 9), ALL],
  ["a note of one's own", insertNote(note), NOTES],
  ["a note in another's name", insertNote({ ...note, author: "Priya Raman" }), ALL],
  ["a note with another's id", insertNote({ ...note, authorId: 8 }), ALL],
  ["a note of nobody", insertNote({ ...note, authorId: undefined }), ALL],
  ["another text of one's own note", set("notes/own/text", "Right"), NOTES],
  ["one's own note removed", { kind: "remove", place: "notes/own" }, NOTES],
  ["another author of one's own note", set("notes/own/authorId", 8), ALL],
  ["one's own note whole", set("notes/own", note), ALL],
  ["the text of a namesake's note", set("notes/foreign/text", "Right"), ALL],
  ["a namesake's note removed", { kind: "remove", place: "notes/foreign" }, ALL],
  ["a note of nobody removed", { kind: "remove", place: "notes/nobodys" }, ALL],
  ["all notes at once", set("notes", []), ALL],
];

test.each(cases)("%s is for those levels alone that it is for", (_, edit, levels) => {
  expect(LEVELS.filter((level) => mayMake(tom(level), document, edit))).toEqual(levels);
  expect(LEVELS.filter((level) => refusedEdits(tom(level), document, [edit]).length === 0)).toEqual(
    levels,
  );
});

test("a note that was just added can be changed in the same save, and each refusal says where and why", () => {
  const edits: Edit[] = [
    insertNote(note),
    set("notes/n1/text", "Too high?"),
    set("drivers/price/values", 3),
  ];
  expect(refusedEdits(tom(REVIEW), document, edits)).toEqual([
    {
      index: 2,
      place: "drivers/price/values",
      message: "Review adds notes and changes its own, nothing else.",
    },
  ]);
  expect(refusedEdits(tom(DATA_ENTRY), document, edits)).toEqual([]);
});

test.each([NO_ACCESS, READ_ONLY])("level %i changes nothing at all", (level) => {
  const edits = cases.map(([, edit]) => edit);
  expect(refusedEdits(tom(level), document, edits)).toHaveLength(edits.length);
  expect(ACCESS_LEVEL_NAMES[level]).toMatch(/^(No Access|Read-Only)$/);
});

function set(place: string, value: unknown): Edit {
  return { kind: "set", place, value };
}

function insertNote(entry: object): Edit {
  return { kind: "insert", list: "notes", entry, after: null };
}

function documentWith(parts: Partial<ModelDocument>): ModelDocument {
  const [example] = exampleModels;
  const driver: Driver = {
    id: "price",
    name: "Price",
    unit: "currency",
    values: [1, 2, 3],
    note: "-",
  };
  return {
    ...(example as NonNullable<typeof example>).document(),
    drivers: [
      driver,
      { id: "empty", name: "Empty", unit: "count" },
      { id: "worked", name: "Worked", unit: "count", values: 1, formula: "price" },
    ],
    modules: [
      { kind: "expense", id: "rent", name: "Rent", amount: 100, account: "rent", months: [1] },
      { kind: "expense", id: "fees", name: "Fees", amount: "price", account: "rent" },
    ],
    ...parts,
  };
}
