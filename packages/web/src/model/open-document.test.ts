import type { Edit } from "@app/engine/edits/edit";
import type { Table } from "@app/engine/tables/table";
import type { CaseChecks } from "@app/engine/worker/check-state";
import type { Answer, Opening } from "@app/engine/worker/protocol";
import { expect, test, vi } from "vitest";
import { openDocument } from "./open-document.ts";
import { bakery } from "./testing/bakery.ts";
import { openHere, startDirectPort } from "./testing/direct-port.ts";
import { tableOf } from "./testing/table-of.ts";

const CASH = { shows: { title: "Cash", lines: ["cf.closingCash"] } } as const;
const LOAVES = { kind: "figures", place: "drivers/loaves/values", from: 1 } as const;

const rowOf = (table: Table | undefined) => table?.shown.slice(0, 4);

test("an edit is made at once, its figures follow, and undo and redo walk through both", async () => {
  const document = await openHere(bakery);
  await tableOf(document, CASH);
  const store = document.storeOf(CASH);
  expect(rowOf(store.table())).toEqual([1200, 1400, 1600, 1800]);
  expect(document.edit([{ ...LOAVES, values: [120] }])).toEqual([]);
  const words = "Loaves, August 2026";
  expect(document.state()).toMatchObject({ undoWords: words, redoWords: undefined });
  expect(document.state().lastChange).toEqual({ words, verb: "made", version: 1 });
  expect(document.state().document.drivers[0]?.values).toEqual([100, 120, 100, 100]);
  await vi.waitFor(() => expect(rowOf(store.table())).toEqual([1200, 1500, 1700, 1900]));
  document.undo();
  expect(document.state().document).toEqual(bakery);
  await vi.waitFor(() => expect(rowOf(store.table())).toEqual([1200, 1400, 1600, 1800]));
  document.redo();
  await vi.waitFor(() => expect(rowOf(store.table())).toEqual([1200, 1500, 1700, 1900]));
  expect(document.state()).toMatchObject({ undoWords: words, redoWords: undefined, version: 3 });
  expect(document.state().lastChange).toEqual({ words, verb: "redone", version: 3 });
});

test("a document that is still on its way opens when it is there; one that does not come ends its worker", async () => {
  const document = await openHere(Promise.resolve(bakery));
  expect(document.state().document).toEqual(bakery);
  const end = vi.fn();
  const lost = Promise.reject(new Error("offline"));
  await expect(openDocument(lost, () => startDirectPort(end))).rejects.toThrow("offline");
  expect(end).toHaveBeenCalledOnce();
});

test("a worker that cannot be loaded is ended, and what waits for it is told", async () => {
  const { port } = startDirectPort();
  const end = vi.fn();
  const failed = Promise.reject(new Error("not loaded"));
  const start = () => ({ port: { ...port, postMessage: () => {} }, end, failed });
  await expect(openDocument(bakery, start)).rejects.toThrow("not loaded");
  expect(end).toHaveBeenCalledOnce();
});

test("what a worker opened before it was asked to is taken as its answer, and not opened again", async () => {
  const { port, end } = startDirectPort();
  const answers: Answer[] = [];
  const sent: string[] = [];
  port.onMessage((answer) => answers.push(answer as Answer));
  port.postMessage({ id: 0, kind: "open", document: bakery }, []);
  const postMessage = (message: unknown) => {
    sent.push((message as { kind: string }).kind);
    port.postMessage(message, []);
  };
  const opened = Promise.resolve(answers[0] as Opening);
  const start = () => ({ port: { ...port, postMessage }, end, opened });
  const { document } = await openDocument(bakery, start);
  expect(document?.state().document).toEqual(bakery);
  expect(sent).not.toContain("open");
});

test("tables that are shown first are there with the document, follow its edits, and are not asked for twice", async () => {
  const { port, end } = startDirectPort();
  const sent: string[] = [];
  const postMessage = (message: unknown) => {
    sent.push((message as { kind: string }).kind);
    port.postMessage(message, []);
  };
  const start = () => ({ port: { ...port, postMessage }, end });
  const { document } = await openDocument(bakery, start, () => [CASH]);
  const store = document?.storeOf({ ...CASH });
  expect(rowOf(store?.table())).toEqual([1200, 1400, 1600, 1800]);
  if (store) document?.watch(store);
  document?.edit([{ ...LOAVES, values: [120] }]);
  await vi.waitFor(() => expect(rowOf(store?.table())).toEqual([1200, 1500, 1700, 1900]));
  expect(sent.filter((kind) => kind === "watchTables")).toHaveLength(1);
});

test("a refused edit says why and changes nothing", async () => {
  const document = await openHere(bakery);
  const [issue] = document.edit([{ kind: "remove", place: "drivers/nothing" }]);
  expect(issue?.place).toBe("drivers/nothing");
  expect(document.state()).toMatchObject({ undoWords: undefined, document: bakery, version: 0 });
});

test("what others saved is made like any edit, and undo takes back one's own alone", async () => {
  const document = await openHere(bakery);
  document.edit([{ ...LOAVES, values: [120] }]);
  expect(document.follow([{ kind: "set", place: "drivers/price/values", value: 6 }])).toBe(true);
  document.undo();
  const { drivers } = document.state().document;
  expect(drivers.map(({ values }) => values).slice(0, 2)).toEqual([[100, 100, 100, 100], 6]);
  expect(document.state().undoWords).toBeUndefined();
  expect(document.follow([{ kind: "remove", place: "drivers/nothing" }])).toBe(false);
});

test("what somebody else changed last is told with their name, and not what one changed elsewhere", async () => {
  const document = await openHere(bakery);
  const saved = (authorName: string, isYou: boolean, value: number) => {
    const edits = [{ ...LOAVES, values: [value] }];
    document.follow(edits, [{ authorName, isYou, at: "", edits }]);
    return document.state().followed;
  };
  expect(saved("Me", true, 110)).toBeUndefined();
  expect(saved("Tom", false, 120)).toEqual({ name: "Tom", words: "Loaves, August 2026" });
  const off: Edit = { kind: "set", place: "modules/rent/isOff", value: true };
  document.follow([off], [{ authorName: "Tom", at: "", edits: [off] }]);
  expect(document.state().followed?.words).toBe("the model: Rent switched off");
});

test("undo and redo touch the months one typed into, not the row, and say whose figure stays", async () => {
  const document = await openHere(bakery);
  const price = { kind: "figures", place: "drivers/price/values" } as const;
  const toms = (from: number, values: number[]) => {
    const edits = [{ ...price, from, values }];
    document.follow(edits, [{ authorName: "Tom", at: "", edits }]);
  };
  const prices = () => document.state().document.drivers[1]?.values;
  document.edit([{ ...price, from: 1, values: [7, 8] }]);
  toms(3, [9]);
  document.undo();
  expect(prices()).toEqual({ figures: [5, 5, 5, 9], later: 5 });
  document.redo();
  expect([prices(), document.state().stays]).toEqual([{ figures: [5, 7, 8, 9], later: 5 }, ""]);
  toms(2, [6]);
  document.undo();
  expect(prices()).toEqual({ figures: [5, 5, 6, 9], later: 5 });
  const { stays, undoWords, redoWords } = document.state();
  expect(stays).toBe("Price of a loaf, September 2026: Tom’s 6 stays.");
  expect([undoWords, redoWords]).toEqual([undefined, "Price of a loaf, 2 cells"]);
});

test("undo takes back what was typed over one calculated month, and leaves a colleague's of another", async () => {
  const document = await openHere(bakery);
  const typed = (period: number, value: number, after: string | null): Edit => ({
    ...{ kind: "insert", list: "overrides", after },
    entry: { line: "rentPerMonth", value, from: period, to: period },
  });
  const left = () => document.state().document.overrides.map(({ from, value }) => [from, value]);
  document.edit([typed(1, 310, null)]);
  document.follow([typed(3, 330, "rentPerMonth")]);
  document.undo();
  expect(left()).toEqual([[3, 330]]);
  document.redo();
  expect(left()).toEqual([
    [3, 330],
    [1, 310],
  ]);
  document.follow([{ kind: "set", place: "overrides/rentPerMonth#2/value", value: 311 }]);
  document.undo();
  expect(left()).toEqual([
    [3, 330],
    [1, 311],
  ]);
  expect(document.state().stays).toBe("Rent per month: what somebody else changed stays.");
});

test("every table that is watched is of the same version, and the figures' shape stays", async () => {
  const document = await openHere(bakery);
  const drivers = document.storeOf({ shows: "drivers" });
  await Promise.all([tableOf(document, CASH), tableOf(document, { shows: "drivers" })]);
  const cash = document.storeOf(CASH);
  const shapes = [cash.shape(), drivers.shape()];
  const seen: unknown[] = [];
  drivers.subscribe(() => seen.push(rowOf(cash.table())));
  document.edit([{ ...LOAVES, values: [120] }]);
  await vi.waitFor(() => expect(seen).toEqual([[1200, 1500, 1700, 1900]]));
  expect([cash.shape(), drivers.shape()]).toEqual(shapes);
  expect(cash.shape()).toBe(shapes[0]);
});

test("a table that nobody watches any more is no longer made", async () => {
  const document = await openHere(bakery);
  const store = document.storeOf(CASH);
  const release = document.watch(store);
  await vi.waitFor(() => expect(store.table()).toBeDefined());
  release();
  await Promise.resolve();
  document.edit([{ ...LOAVES, values: [120] }]);
  await vi.waitFor(() => expect(document.state().version).toBe(1));
  expect(rowOf(store.table())).toEqual([1200, 1400, 1600, 1800]);
});

test("the checks are those of the base and of every scenario, and follow the figures", async () => {
  const rule = { id: "low", name: "Cash is low", class: "alert" } as const;
  const document = await openHere({
    ...bakery,
    checks: [{ ...rule, formula: "if(cf.closingCash < 1150, 1, 0)" }],
  });
  const alerts = ({ broken = [] }: CaseChecks) =>
    broken.filter((check) => check.class === "alert").map(({ name }) => name);
  const broken = () => document.state().checks.map(alerts);
  // The base's come with the document, those of scenarios once first figures are shown.
  expect(broken()).toEqual([[]]);
  document.watch(document.storeOf({ shows: "kpis" }));
  await vi.waitFor(() => expect(broken()).toEqual([[], ["Cash is low"]]));
  document.edit([{ ...LOAVES, values: [0, 0, 0] }]);
  await vi.waitFor(() => expect(broken()).toEqual([["Cash is low"], ["Cash is low"]]));
});

test("what is no document is refused with its issues", async () => {
  await expect(openHere({ name: 7 })).rejects.toThrow("name");
});

test("another document stands beside this one in tables, and is given once", async () => {
  const document = await openHere(bakery);
  const read = {
    shows: { statements: ["profitAndLoss"], against: { case: { reference: "budget" } } },
    upTo: 1,
  } as const;
  const store = document.storeOf(read);
  document.watch(store);
  await vi.waitFor(() => expect(store.table()?.columns).toHaveLength(2));
  const budget = { ...bakery, name: "Budget" };
  expect(await document.refer("budget", "Budget", budget)).toEqual([]);
  await vi.waitFor(() => expect(store.table()?.columns).toHaveLength(8));
  const { references } = document.state();
  await document.refer("budget", "Budget", budget);
  expect(document.state().references).toBe(references);
});
