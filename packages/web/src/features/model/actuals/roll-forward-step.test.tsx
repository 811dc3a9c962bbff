import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { InWorkbench } from "#features/model/testing/in-workbench.tsx";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { fakeLayout } from "#testing/fake-layout.ts";
import { RollForwardStep } from "./roll-forward-step.tsx";

fakeLayout();

/** August: 430 sold, of which 50 is still owed, and rent of 300.30. */
const books = {
  books: {
    decimals: 2,
    places: { c: "cash", s: "sales", r: "rentCost", d: "debtors" },
    months: [
      {
        ...{ month: 2026 * 12 + 7, are: "movements" as const },
        amounts: { c: 7_970, s: -43_000, r: 30_030, d: 5_000 },
      },
    ],
  },
  newAccounts: [],
};

const rowsOf = (name: RegExp) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent.trim()));

test("a roll-forward gave figures without reasons: each step has its accounts, the list is the profit, and what is kept has its name", async () => {
  const document = await openHere(bakery);
  render(
    <InWorkbench document={document}>
      <RollForwardStep books={books} source="file" onBack={() => {}} onDone={() => {}} />
    </InWorkbench>,
  );
  await screen.findByRole("heading", { name: "Why closing cash in Aug-26 is 120 lower" });
  const parts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(parts).toEqual(expect.arrayContaining(["Sales(70)"]));
  expect(parts.find((each) => each.includes("Customers paid later"))).toMatch(/\(50\)$/);
  expect(parts).toEqual(
    expect.arrayContaining(["4 accounts, each with a line", "Debits equal credits"]),
  );
  expect(rowsOf(/^Profit and loss/)).toEqual([
    ["Sales", "500", "430", "▼Adverse (70)"],
    ["All other accounts", "(300)", "(300)", "–"],
    ["Profit", "200", "130", "▼Adverse (70)"],
  ]);
  screen.getByText("1 account is not listed: it differs by less than AUD 1, by 0.30.");
  screen.getByText(/^Cash is 120 lower at the end of Aug-26, and 120 lower by Oct-26\./);
  screen.getByText(/kept in History as “Forecast before Aug-26 was actual”/);
});
