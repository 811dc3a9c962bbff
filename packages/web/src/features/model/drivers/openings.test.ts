import { smallCompany } from "@app/engine/testing/small-company";
import { expect, test } from "vitest";
import { chartSections, openingBalance } from "./openings.ts";

const { accounts } = smallCompany();

test("openings that net to zero have no difference, and others are out by what is left, to the cent", () => {
  expect(openingBalance(smallCompany())).toEqual({ debit: 1000, credit: 1000, difference: 0 });
  const out = accounts.map((account) =>
    account.id === "debtors" ? { ...account, opening: 0.1 + 0.2 } : account,
  );
  expect(openingBalance(smallCompany({ accounts: out })).difference).toBe(0.3);
});

test("accounts stand under the sections of the statements, those without a line before all", () => {
  const lost = { id: "lost", name: "Lost", line: "nowhere" };
  const sections = chartSections(smallCompany({ accounts: [...accounts, lost] }));
  expect(sections[0]).toEqual({ section: "none", name: "Without a line", accounts: [lost] });
  expect(sections[1]?.accounts.map(({ name }) => name)).toEqual(["Sales"]);
  expect(sections.at(-1)?.name).toBe("Equity");
});
