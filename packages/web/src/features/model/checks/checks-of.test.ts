import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { checkRowsOf, checksIn, classesInOrder, countChecks, elsewhereOf } from "./checks-of.ts";

const poor = {
  ...bakery,
  checks: [
    {
      ...{ id: "floor", name: "Cash above 1,300", class: "alert" as const },
      formula: "min(0, bs.account.cash - 1300)",
    },
  ],
};

test("a check that is off says in which periods, by how much, and where it is worst", async () => {
  const document = await openHere(poor);
  const table = await tableOf(document, { shows: "checks" });
  const { structure } = document.state();
  const rows = checkRowsOf(table, structure.checks);
  // Cash is 1,200 after July and grows by 200 a month.
  const floor = rows.find(({ name }) => name === "Cash above 1,300");
  expect(floor?.marks).toEqual([-100, null, null, null]);
  expect(floor?.worst).toEqual({ column: 0, value: -100 });
  expect(countChecks(rows, structure.issues)).toEqual({
    right: rows.length - 1,
    ...{ error: 0, alert: 1, sensitivity: 0 },
  });
});

test("what is off stands first: its class before those that are right, and it first in its class", async () => {
  const right = { id: "some", name: "Some cash", class: "alert" as const, formula: "0" };
  const document = await openHere({ ...poor, checks: [right, ...poor.checks] });
  const table = await tableOf(document, { shows: "checks" });
  const rows = checkRowsOf(table, document.state().structure.checks);
  expect(classesInOrder(countChecks(rows, []))).toEqual(["alert", "error", "sensitivity"]);
  expect(checksIn(rows, "alert")[0]?.name).toBe("Cash above 1,300");
});

test("showing another case than the base is told as such, and is no error", async () => {
  const document = await openHere(poor);
  const table = await tableOf(document, { shows: "checks", cases: ["slow"] });
  const rows = checkRowsOf(table, document.state().structure.checks);
  const another = rows.find((row) => row.class === "sensitivity");
  expect(another?.worst).toBeDefined();
  expect(countChecks(rows, []).error).toBe(0);
});

test("a formula that cannot be read counts among the errors", () => {
  const issue = {
    code: "unknown-name",
    severity: "error",
    place: "drivers/x/formula",
    message: "",
  };
  expect(countChecks([], [issue as never]).error).toBe(1);
});

test("what is off before, within and after the periods shown: the two that are not within are told", () => {
  const columns = [
    { from: 3, to: 5, label: "Q2" },
    { from: 6, to: 8, label: "Q3" },
  ];
  const shown = [{ id: "within", worst: { column: 0, value: 1 } }, { id: "after" }];
  const off = (id: string, kind: string, period: number) => ({ id, class: kind, period });
  const elsewhere = (...broken: object[]) =>
    elsewhereOf({ columns } as never, shown as never, broken as never);
  const within = off("within", "alert", 0);
  const after = off("after", "alert", 9);
  expect(elsewhere(within)).toBeUndefined();
  expect(elsewhere(within, off("case", "sensitivity", 9))).toBeUndefined();
  expect(elsewhere(within, after, off("more", "error", 11))).toEqual({
    words: "1 error and 1 alert after Q3",
    period: 9,
  });
  expect(elsewhere(after, off("before", "alert", 1))?.words).toBe(
    "1 alert before Q2, 1 alert after Q3",
  );
});
