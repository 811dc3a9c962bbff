import { readFileSync } from "node:fs";
import { applyEdits } from "@app/engine/edits/apply-edits";
import { readEdits } from "@app/engine/edits/read-edits";
import { sentence } from "@app/engine/edits/sentence";
import { smallCompany } from "@app/engine/testing/small-company";
import { expect, test } from "vitest";

const reference = readFileSync("docs/engine/edits.md", "utf8");
const rows = [...reference.matchAll(/^\| `(\{.*\})` \| `(\[.*\])` \| (.*) \|$/gm)];

/** The company that the guide speaks of. */
const company = smallCompany({
  timeline: { ...smallCompany().timeline, start: "2026-04-01" },
  drivers: [
    { id: "debtorDays", name: "Debtor days", unit: "days", values: 45 },
    { id: "visits", name: "Visits", unit: "count", values: [2, 3, 4] },
  ],
  modules: [
    { kind: "expense", id: "rent", name: "Rent", amount: 4000, account: "rentCost" },
    { kind: "expense", id: "power", name: "Power", amount: 10, account: "rentCost" },
  ],
  scenarios: [{ id: "downside", name: "Downside", overrides: [] }],
});

test("the guide to edits shows every kind", () => {
  const kinds = rows.map(([, edit = ""]) => (JSON.parse(edit) as { kind: string }).kind);
  expect(new Set(kinds)).toEqual(new Set(["set", "figures", "insert", "remove", "move", "rename"]));
});

test.each(rows.map(([, edit = "", inverse = "", words = ""]) => ({ edit, inverse, words })))(
  "the guide is right that $edit is undone and said so",
  ({ edit, inverse, words }) => {
    const { edits = [], issues } = readEdits([JSON.parse(edit)]);
    expect(issues).toEqual([]);
    expect(applyEdits(company, edits).inverse).toEqual(JSON.parse(inverse));
    expect(edits.map((each) => sentence(each, company))).toEqual([words]);
  },
);
