import { expect, test } from "vitest";
import type { Edit } from "#edits/edit.ts";
import { holdDocument } from "#testing/holder-connection.ts";
import { smallCompany } from "#testing/small-company.ts";
import type { TableRead } from "./read-tables.ts";

/** Cash of 1,000 and a rent of 100 a month. */
const company = smallCompany({
  modules: [{ kind: "expense", id: "rent", name: "Rent", amount: 100, account: "rentCost" }],
});

const CASH: TableRead = { shows: { title: "Cash", lines: ["cf.closingCash"] } };
const power: Edit = {
  ...{ kind: "insert", list: "modules", after: "rent" },
  entry: { kind: "expense", id: "power", name: "Power", amount: 10, account: "rentCost" },
};

async function hold() {
  const connection = holdDocument();
  await connection.open(company);
  return connection;
}

test("what is tried out gives the figures it would have, and leaves the document as it is", async () => {
  const connection = await hold();
  const tried = await connection.tryOut([power], [CASH], { module: "power", period: 1 });
  if (tried.kind === "refused") throw new Error("refused");
  expect(tried.tables[0]?.figures).toEqual([890, 780, 670]);
  const line = { text: "Power", debit: "Rent", credit: "Cash at bank", cashFlow: "operating" };
  expect(tried.journals).toEqual([{ ...line, amount: 10 }]);
  expect(tried.postings).toEqual([line]);
  const { document, version } = await connection.document();
  expect(version).toBe(0);
  expect(document).toEqual(company);
  const { tables } = await connection.watchTables([CASH]);
  expect(tables[0]?.figures).toEqual([900, 800, 700]);
});

test("what cannot be made is refused when it is tried, with its place", async () => {
  const connection = await hold();
  const tried = await connection.tryOut([{ kind: "remove", place: "modules/none" }], [CASH]);
  expect(tried).toMatchObject({ kind: "refused", issues: [{ place: "modules/none" }] });
});

test("the journals of a module are those of the period and the case that is asked about", async () => {
  const connection = await hold();
  const { journals, version } = await connection.journals("rent", 2);
  expect(version).toBe(0);
  expect(journals.map(({ amount }) => amount)).toEqual([100]);
  await expect(connection.journals("rent", 2, "none")).rejects.toThrow('no scenario "none"');
});
