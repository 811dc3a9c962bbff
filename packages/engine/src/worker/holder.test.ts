import { beforeAll, expect, test, vi } from "vitest";
import type { Edit } from "#edits/edit.ts";
import type { ModelDocument } from "#model/document.ts";
import { stableText } from "#model/stable-text.ts";
import { holdDocument } from "#testing/holder-connection.ts";
import { smallCompany } from "#testing/small-company.ts";
import { connectDocument } from "./connect.ts";
import { createHolder } from "./holder.ts";
import { directPorts } from "./ports.ts";
import type { Figures, Read } from "./protocol.ts";
import { serveDocument } from "./serve.ts";
import { warmUp } from "./warm-up.ts";

/** Cash of 1,000 and a rent of 100 a month; 20 more each month when things go badly. */
const company = smallCompany({
  drivers: [{ id: "rentPerMonth", name: "Rent per month", unit: "currency", values: 100 }],
  modules: [
    { kind: "expense", id: "rent", name: "Rent", amount: "rentPerMonth", account: "rentCost" },
    { kind: "expense", id: "power", name: "Power", amount: 0, account: "rentCost" },
  ],
  scenarios: [
    {
      id: "worse",
      name: "Worse",
      overrides: [{ line: "rentPerMonth", mode: "shift", value: 20 }],
    },
  ],
  kpis: [
    { id: "left", name: "Left", unit: "currency", measure: "balance", formula: "cf.closingCash" },
  ],
});

const CASH: Read = { lines: ["bs.account.cash"], cases: [undefined, "worse"] };
const RENT = { kind: "set", place: "drivers/rentPerMonth/values" } as const;

async function hold(document: unknown = company, reads: readonly Read[] = [CASH]) {
  const connection = holdDocument();
  const opened = await connection.open(document, reads);
  if (opened.kind !== "opened") throw new Error(JSON.stringify(opened.issues));
  return { connection, opened };
}

// What is loaded later is there, so that every message is answered before the next is heard.
beforeAll(async () => {
  const { connection } = await hold();
  await connection.isFast();
});

/** Rows of figures, one for each line of each case. */
function rows([block]: Figures[]): number[][] {
  const { columns, values } = block ?? { columns: 1, values: new Float64Array() };
  return Array.from({ length: values.length / columns }, (_, row) => [
    ...values.subarray(row * columns, (row + 1) * columns),
  ]);
}

test("a document is opened with its structure and the first figures of every case, at version 0", async () => {
  const { opened } = await hold();
  const { structure, version, figures } = opened;
  expect(version).toBe(0);
  expect(rows(figures)).toEqual([
    [900, 800, 700],
    [880, 760, 640],
  ]);
  expect(structure.periods.map(({ label }) => label)).toEqual(["Jul-26", "Aug-26", "Sep-26"]);
  expect(structure.scenarios).toEqual([{ id: "worse", name: "Worse" }]);
  expect(structure.groups.quarter?.map(({ periodCount }) => periodCount)).toEqual([3]);
  expect(structure.lines.find(({ id }) => id === "rentPerMonth")).toEqual({
    ...{ id: "rentPerMonth", name: "Rent per month", unit: "currency", measure: "flow" },
    ...{ section: "drivers", place: "drivers/rentPerMonth/values", canOverride: true },
  });
  expect([structure.issues, structure.isBlocked]).toEqual([[], false]);
});

test("a figure is edited in every case without a new structure, and the watched figures come with it", async () => {
  const { connection } = await hold();
  await connection.watch([CASH]);
  const edited = await connection.edit([{ ...RENT, value: { figures: [100], later: 150 } }]);
  expect(edited).toMatchObject({
    ...{ kind: "edited", version: 1, places: ["drivers/rentPerMonth/values"] },
    inverse: [{ ...RENT, value: 100 }],
  });
  if (edited.kind !== "edited") return;
  expect(edited.structure).toBeUndefined();
  expect(rows(edited.figures)).toEqual([
    [900, 750, 600],
    [880, 710, 540],
  ]);
});

test("an edit under way brings what was watched when it was sent, whatever is watched after it", async () => {
  const { connection } = await hold();
  const editing = connection.edit([{ ...RENT, value: 200 }]);
  const watching = connection.watch([{ lines: ["rentPerMonth"] }]);
  expect(await editing).toMatchObject({ version: 1, figures: [{ columns: 3 }] });
  const edited = await editing;
  if (edited.kind === "edited") expect(rows(edited.figures)[0]).toEqual([800, 600, 400]);
  expect(rows((await watching).figures)).toEqual([[200, 200, 200]]);
  await expect(connection.watch([{ lines: ["rentPerMonth"], to: 1e9 }])).rejects.toThrow(
    "too many",
  );
  const next = await connection.edit([{ ...RENT, value: 300 }]);
  if (next.kind === "edited") expect(rows(next.figures)).toEqual([[300, 300, 300]]);
});

test("a formula, a switch and a new driver make a new structure", async () => {
  const { connection } = await hold();
  const edits: Edit[] = [
    { kind: "set", place: "modules/power/amount", value: "rentPerMonth * 0.1" },
    { kind: "set", place: "modules/power/isOff", value: true },
    {
      ...{ kind: "insert", list: "drivers", after: null },
      entry: { id: "price", name: "Price", unit: "currency", values: 1 },
    },
  ];
  const found: unknown[] = [];
  for (const edit of edits) {
    const edited = await connection.edit([edit]);
    if (edited.kind !== "edited") throw new Error("refused");
    found.push([edited.structure?.lines.length !== undefined, rows(edited.figures)[0]]);
  }
  expect(found).toEqual([
    [true, [890, 780, 670]],
    [true, [900, 800, 700]],
    [true, [900, 800, 700]],
  ]);
});

test("undone, an edit gives the same document and the same figures back, to the byte", async () => {
  const { connection, opened } = await hold();
  const edited = await connection.edit([
    { ...RENT, value: 99.99 },
    { kind: "set", place: "modules/power/amount", value: "rentPerMonth" },
  ]);
  if (edited.kind !== "edited") throw new Error("refused");
  const undone = await connection.edit(edited.inverse);
  const { document, version } = await connection.document();
  expect(version).toBe(2);
  expect(stableText(document)).toBe(stableText(company));
  expect(undone).toMatchObject({ figures: opened.figures });
});

test("what the reader or the edits refuse is a value, and nothing changes", async () => {
  const { connection } = await hold();
  const unreadable = await connection.open({ ...company, currency: "dollars" });
  expect(unreadable).toMatchObject({ kind: "refused", issues: [{ place: "currency" }] });
  const refused = await connection.edit([
    { ...RENT, value: 1 },
    { ...RENT, value: "soon" },
  ]);
  expect(refused).toMatchObject({ kind: "refused", issues: [{ place: RENT.place }] });
  const { version, figures } = await connection.read([CASH]);
  expect([version, rows(figures)[0]]).toEqual([0, [900, 800, 700]]);
});

test("a message that makes no sense is answered by its number, and the next one works", async () => {
  const [outside, inside] = directPorts();
  serveDocument(inside);
  const answers: unknown[] = [];
  outside.onMessage((answer) => answers.push(answer));
  const messages = [
    "hello",
    { id: 1, kind: "dance" },
    { id: 2, kind: "edit", edits: [] },
    { id: 3, kind: "open", document: company },
    { id: 4, kind: "read", reads: [{ lines: 7 }] },
    { id: 5, kind: "edit", edits: [{ kind: "paint" }] },
    { id: 6, kind: "explain", line: "nowhere", period: 0 },
    { id: 7, kind: "start", work: { kind: "goal", on: "nobody" } },
    { id: 8, kind: "continue", job: 99 },
    { id: 9, kind: "document" },
  ];
  for (const message of messages) outside.postMessage(message, []);
  const kinds = answers.map((answer) => Object.values(answer as object).slice(0, 2));
  expect(kinds).toEqual([
    ...[
      [-1, "failed"],
      [1, "failed"],
      [2, "failed"],
      [3, "opened"],
      [4, "failed"],
    ],
    ...[
      [5, "refused"],
      [6, "failed"],
      [7, "failed"],
      [8, "cancelled"],
      [9, "document"],
    ],
  ]);
  expect(answers.at(-1)).toMatchObject({ version: 0, document: company });
});

test("edits and tables of no known kind were answered in JavaScript's words, and are in plain ones", async () => {
  const { connection } = await hold();
  const told = async (edit: unknown) => {
    const answer = await connection.edit([edit as Edit]);
    return "issues" in answer && answer.issues.map(({ place, message }) => `${place}: ${message}`);
  };
  expect(await told({ kind: "boom" })).toEqual([
    "0/kind: Expected one of set, insert, remove, move, rename, figures.",
  ]);
  expect(await told({ kind: "set" })).toEqual([
    "0/place: This is missing.",
    "0/value: This is missing.",
  ]);
  for (const shows of ["zzz", {}, { lines: ["rent.net"] }] as never[])
    await expect(connection.watchTables([{ shows }])).rejects.toThrow(
      '"tables" of this message is not as it should be',
    );
});

test("an exception in the middle of an edit leaves everything as it was", async () => {
  const { connection } = await hold();
  const write = vi.spyOn(Float64Array.prototype, "fill").mockImplementation(() => {
    throw new Error("out of memory");
  });
  await expect(connection.edit([{ ...RENT, value: 1 }])).rejects.toThrow("out of memory");
  write.mockRestore();
  const { version, figures } = await connection.read([CASH]);
  expect([version, rows(figures)[0]]).toEqual([0, [900, 800, 700]]);
  const edited = await connection.edit([{ ...RENT, value: 200 }]);
  expect(edited).toMatchObject({ version: 1 });
  if (edited.kind === "edited") expect(rows(edited.figures)[1]).toEqual([780, 560, 340]);
});

test("periods before the first, part of the periods, years, and what is not there", async () => {
  const { connection } = await hold();
  const read = async (each: Read) => rows((await connection.read([each])).figures);
  expect(await read({ lines: ["bs.account.cash"], from: -1, to: 0 })).toEqual([[1000, 900]]);
  expect(await read({ lines: ["rent.net", "kpi.left"], unit: "year" })).toEqual([[300], [700]]);
  const { NaN: none } = Number;
  expect(await read({ lines: ["gone"], from: 1, to: 2 })).toEqual([[none, none]]);
  expect(await read({ lines: ["rent.net"], cases: ["gone"], to: 0 })).toEqual([[none]]);
  expect(await read({ lines: ["rent.net"], from: 2, to: 3 })).toEqual([[100, none]]);
  expect(await read({ lines: ["rent.net"], unit: "week", to: 0 })).toEqual([[none]]);
});

test("what an edit makes too large is told with it and with the next, and gone with what made it so", async () => {
  const { connection } = await hold();
  const toldAt = async (rent: number) => {
    const edited = await connection.edit([{ ...RENT, value: rent }]);
    return edited.kind === "edited" && edited.structure?.issues.map(({ message }) => message);
  };
  const told = [
    '"Cash at bank, closing balance" is too large to be calculated in Aug-26. What follows from it is empty.',
  ];
  expect(await toldAt(200)).toBeUndefined();
  expect(await toldAt(1e308)).toEqual(told);
  expect(await toldAt(1.1e308)).toEqual(told);
  expect(await toldAt(200)).toEqual([]);
  expect(await toldAt(100)).toBeUndefined();
});

test("checks that are not zero are told by case, with the first period", async () => {
  const { connection } = await hold({
    ...company,
    checks: [{ id: "low", name: "Cash is low", class: "alert", formula: "cf.closingCash < 650" }],
  } satisfies ModelDocument);
  const { cases } = await connection.checks([undefined, "worse", "gone"]);
  const told = cases.map(({ broken }) =>
    broken?.map(({ id, period, value, periodCount }) => [id, period, value, periodCount]),
  );
  expect(told).toEqual([
    [],
    [
      ["check.rule.low", 2, 1, 1],
      ["check.anotherCase", 0, 1, 3],
    ],
    undefined,
  ]);
});

test("a figure is explained in the case that is showing", async () => {
  const { connection } = await hold();
  const { explanation } = await connection.explain({
    ...{ line: "rent.amount", period: 0, scenario: "worse" },
  });
  expect(explanation).toMatchObject({ value: 120, parts: [{ contribution: 120 }] });
});

test("a closed document answers nothing until another is opened", async () => {
  const { connection } = await hold();
  await connection.close();
  await expect(connection.document()).rejects.toThrow("no document is open");
  expect((await connection.open(company)).kind).toBe("opened");
});

test("what warms up is a document without a fault, of which a table is made", () => {
  const { answer } = createHolder();
  const answers: unknown[] = [];
  warmUp({ answer: (message) => answers.push(answer(message)) as never });
  expect(answers).toMatchObject([
    { kind: "opened", structure: { issues: [], isBlocked: false } },
    { kind: "tables", tables: [{ title: "Cash flow" }] },
  ]);
});

test("warming up leaves no document behind, and the next one opens as ever", async () => {
  const [outside, inside] = directPorts();
  const connection = connectDocument(outside);
  const holder = serveDocument(inside);
  expect(holder.answer({ id: 0, kind: "warmUp" })).toEqual({ id: 0, kind: "warmedUp" });
  await expect(connection.document()).rejects.toThrow("no document is open");
  const opened = await connection.open(company, [CASH]);
  expect(opened.kind === "opened" && rows(opened.figures)[0]).toEqual([900, 800, 700]);
});
