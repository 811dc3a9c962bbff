import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import { stableText } from "#model/stable-text.ts";
import { smallCompany } from "#testing/small-company.ts";
import { applyEdits } from "./apply-edits.ts";
import type { Edit } from "./edit.ts";
import { placeOf } from "./place.ts";

const company = smallCompany({
  drivers: [
    { id: "debtorDays", name: "Debtor days", unit: "days", values: 45 },
    { id: "visits", name: "Visits", unit: "count", values: [2, 3, 4] },
  ],
  modules: [
    { kind: "expense", id: "rent", name: "Rent", amount: 100, account: "rentCost" },
    { kind: "expense", id: "power", name: "Power", amount: 10, account: "rentCost" },
  ],
  overrides: [
    { line: "rent.amount", value: 90 },
    { line: "rent.amount", value: 80, from: 2 },
  ],
});

function made(document: ModelDocument, ...edits: Edit[]) {
  const applied = applyEdits(document, edits);
  expect(applied.issues).toEqual([]);
  if (!applied.document) throw new Error("refused");
  const back = applyEdits(applied.document, applied.inverse);
  expect(back.document && stableText(back.document)).toBe(stableText(document));
  return applied;
}

function refusalOf(document: ModelDocument, ...edits: Edit[]) {
  return applyEdits(document, edits).issues.map(({ place, message }) => `${place}: ${message}`);
}

test("a figure is set, and every part beside it stays the very same value", () => {
  const edit: Edit = { kind: "set", place: "modules/rent/amount", value: 120 };
  const { document, inverse, places } = made(company, edit);
  expect(document.modules[0]).toMatchObject({ id: "rent", amount: 120 });
  expect(document.modules[1]).toBe(company.modules[1]);
  expect(document.drivers).toBe(company.drivers);
  expect(inverse).toEqual([{ kind: "set", place: "modules/rent/amount", value: 100 }]);
  expect(places).toEqual(["modules/rent/amount"]);
});

test("a change by hand that gets another line tells all of it, since its twin takes its name", () => {
  const place = "overrides/rent.amount/line";
  const { document, places } = made(company, { kind: "set", place, value: "power.amount" });
  expect(document.overrides.map(({ line }) => line)).toEqual(["power.amount", "rent.amount"]);
  expect(places).toEqual(["overrides/rent.amount", "overrides/power.amount"]);
});

test("a field that was left out is left out again by its inverse", () => {
  const { inverse } = made(company, { kind: "set", place: "modules/rent/months", value: [7] });
  expect(inverse).toEqual([{ kind: "remove", place: "modules/rent/months" }]);
});

test("an entry is inserted after another one, moved before all, and removed", () => {
  const entry = { id: "price", name: "Price", unit: "currency", values: 5 };
  const ids = ({ document }: ReturnType<typeof made>) => document.drivers.map(({ id }) => id);
  const inserted = made(company, { kind: "insert", list: "drivers", entry, after: "debtorDays" });
  expect(ids(inserted)).toEqual(["debtorDays", "price", "visits"]);
  const moved = made(company, { kind: "move", place: "drivers/visits", after: null });
  expect(ids(moved)).toEqual(["visits", "debtorDays"]);
  const removed = made(company, { kind: "remove", place: "drivers/visits" });
  expect(ids(removed)).toEqual(["debtorDays"]);
  expect(removed.inverse).toMatchObject([{ kind: "insert", list: "drivers", after: "debtorDays" }]);
});

test("the second change to a line is called by the line and #2", () => {
  const { document } = made(company, {
    kind: "set",
    place: "overrides/rent.amount#2/value",
    value: 70,
  });
  expect(document.overrides.map(({ value }) => value)).toEqual([90, 70]);
  const removed = made(company, { kind: "remove", place: "overrides/rent.amount" });
  expect(removed.document.overrides).toEqual([company.overrides[1]]);
});

test("a key with a slash, a hash or a tilde in it has a place like any other", () => {
  const place = placeOf("actuals", "a/b#2~1");
  expect(place).toBe("actuals/a~1b~22~01");
  const { document } = made(company, { kind: "set", place, value: [1] });
  expect(document.actuals).toEqual({ "a/b#2~1": [1] });
});

test("figures of August: 100 in every month becomes 100, 150 and later 100", () => {
  const figures: Edit = { kind: "figures", place: "modules/rent/amount", from: 1, values: [150] };
  const { document, inverse } = made(company, figures);
  expect(document.modules[0]).toMatchObject({ amount: { figures: [100, 150], later: 100 } });
  const again = made(document, { ...figures, from: 0 });
  expect(again.document.modules[0]).toMatchObject({ amount: { figures: [150, 150], later: 100 } });
  expect(again.inverse).toEqual([{ ...figures, from: 0, values: [100] }]);
  expect(inverse).toEqual([{ kind: "set", place: "modules/rent/amount", value: 100 }]);
  const list = made(company, {
    kind: "figures",
    place: "drivers/visits/values",
    from: 1,
    values: [7, 8],
  });
  expect(list.document.drivers[1]?.values).toEqual([2, 7, 8]);
  expect(list.inverse).toEqual([
    { kind: "figures", place: "drivers/visits/values", from: 1, values: [3, 4] },
  ]);
});

test("what the reader would refuse is refused at its place, and nothing is half made", () => {
  expect(
    refusalOf(
      company,
      { kind: "set", place: "name", value: "Other" },
      { kind: "set", place: "modules/rent/months", value: [13] },
    ),
  ).toEqual(["modules/rent/months/0: Expected a whole number from 1 to 12."]);
  expect(refusalOf(company, { kind: "remove", place: "modules/rent/account" })).toEqual([
    "modules/rent/account: This cannot be left out.",
  ]);
  expect(
    refusalOf(company, { kind: "insert", list: "drivers", entry: { id: "x" }, after: null }),
  ).toEqual(["drivers/name: This is missing.", "drivers/unit: This is missing."]);
});

test("a formula where only figures are taken is not asked to be a formula", () => {
  expect(
    refusalOf(company, { kind: "set", place: "drivers/visits/values", value: "0.02 * 2" }),
  ).toEqual(["drivers/visits/values: Expected a number or a list of numbers."]);
});

test("another kind is refused by saying what to set, and not by naming the old one", () => {
  expect(refusalOf(company, { kind: "set", place: "modules/rent/kind", value: "loan" })).toEqual([
    "modules/rent/kind: Set modules/rent whole: another choice has other fields.",
  ]);
  expect(refusalOf(company, { kind: "set", place: "schemaVersion", value: 1 })).toEqual([
    "schemaVersion: Expected 2.",
  ]);
});

test.each([
  "",
  "modules",
  "modules/nobody/amount",
  "modules/rent/amount/0",
  "modules/rent/__proto__",
  "__proto__/polluted",
  "constructor/prototype",
  "actuals/__proto__",
  "modules/0",
  "overrides/rent.amount#1/value",
  "overrides/rent.amount#3/value",
])("no figure can be set at %j", (place) => {
  expect(refusalOf(company, { kind: "set", place, value: 1 })).toHaveLength(1);
});

test("the timeline may be changed field by field, as long as it holds in the end", () => {
  const weekly: Edit[] = [
    { kind: "set", place: "timeline/unit", value: "week" },
    { kind: "set", place: "timeline/start", value: "2026-06-29" },
  ];
  expect(made(company, ...weekly).document.timeline).toMatchObject({ unit: "week" });
  expect(refusalOf(company, ...weekly.slice(0, 1))).toEqual([
    "timeline: A weekly model starts on a Monday.",
  ]);
});

test("typing a figure looks into no other line: of the others it reads the id and nothing else", () => {
  const guarded = company.drivers.map((driver, index) =>
    index === 0
      ? driver
      : new Proxy(driver, {
          get: (target, field) => {
            if (field !== "id") throw new Error(`${String(field)} was read`);
            return target.id;
          },
        }),
  );
  const document = { ...company, drivers: guarded };
  const figures: Edit = {
    kind: "figures",
    place: "drivers/debtorDays/values",
    from: 0,
    values: [30],
  };
  expect(applyEdits(document, [figures]).document?.drivers[1]).toBe(guarded[1]);
});
