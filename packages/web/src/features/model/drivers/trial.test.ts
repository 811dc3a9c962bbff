import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { newModule } from "./new-module.ts";
import { tryAddition } from "./trial.ts";

test("what a kind would do to cash and profit is told before it is added, and nothing is kept", async () => {
  const open = await openHere(bakery);
  const { module, edits } = newModule(bakery, "expense");
  const trial = await tryAddition(open, edits, module.id);
  expect(trial?.moved).toEqual([
    { label: "Closing cash Oct-26", before: 1800, after: -1200 },
    { label: "Profit Aug-26 to Oct-26", before: 600, after: -2400 },
  ]);
  expect(trial?.postings).toMatchObject([
    { debit: "Other expenses", credit: "Cash at bank", cashFlow: "operating" },
  ]);
  expect(trial?.issues).toEqual([]);
  expect(open.state()).toMatchObject({ version: 0, document: { modules: bakery.modules } });
});

test("a loan's draw is in closing cash, with the interest and what was repaid taken off", async () => {
  const open = await openHere(bakery);
  const { module, edits } = newModule(bakery, "loan");
  const trial = await tryAddition(open, edits, module.id);
  const [cash, profit] = trial?.moved ?? [];
  const repaid = (2 * 100_000) / 60;
  const drawn = (cash?.after ?? 0) - (cash?.before ?? 0);
  const interest = (profit?.before ?? 0) - (profit?.after ?? 0);
  expect(interest).toBeGreaterThan(0);
  expect(drawn).toBeCloseTo(100_000 - repaid - interest, 6);
});
