import { expect, test } from "vitest";
import { smallCompany } from "#testing/small-company.ts";
import { withoutRemarks } from "./without-remarks.ts";

test("words beside figures are gone; an account that is called notes keeps its figures", () => {
  const document = smallCompany({
    actuals: { notes: [1, 2] },
    drivers: [
      {
        ...{ id: "kegs", name: "Kegs", unit: "count", values: 9 },
        ...{ note: "By phone.", evidence: "estimate", setBy: "Ann Archer", setOn: "2026-08-03" },
      },
    ],
    overrides: [{ line: "kegs", mode: "set", value: 8, note: "Lent two." }],
    notes: [{ id: "n1", place: "drivers/kegs", text: "Ask again." }],
  });
  expect(withoutRemarks(document)).toEqual({
    ...document,
    drivers: [{ id: "kegs", name: "Kegs", unit: "count", values: 9 }],
    overrides: [{ line: "kegs", mode: "set", value: 8 }],
    notes: [],
  });
});
