import type { Account as ModelAccount } from "@app/engine/model/document";
import { expect, test } from "vitest";
import type { Account } from "#ledger/ledger.ts";
import { placeMapped } from "./place-mapped.ts";

const account = (externalId: string, name: string, more: Partial<Account> = {}): Account => ({
  ...{ externalId, name, class: "EXPENSE", sourceType: "expense", status: "ACTIVE" },
  ...{ isPosting: true, isRetainedEarnings: false },
  ...more,
});

const FREIGHT = account("6100", "Freight");
const FREIGHT_PLACE = { accountId: "6100", account: "freight", line: "otherExpenses" };

/** Where freight stands among these accounts. */
function placeIn(...model: ModelAccount[]) {
  const [placed] = placeMapped([FREIGHT], [FREIGHT_PLACE], model);
  return placed;
}

const on = (id: string, name: string, more: Partial<ModelAccount> = {}): ModelAccount => ({
  ...{ id, name, line: "otherExpenses" },
  ...more,
});

test("what the model has from there keeps its place, also where the mapping has another by now", () => {
  const known = on("carriers", "Carriers", { line: "rent", sources: ["6100"] });
  expect(placeIn(on("freight", "Freight"), known)).toMatchObject({
    ...{ account: "carriers", line: "rent", isNew: false, confidence: 1 },
    reason: expect.stringContaining("This model keeps its place."),
  });
});

test("the account that the mapping names is proved, and a new one where no other could be meant", () => {
  expect(placeIn(on("freight", "Cartage"))).toMatchObject({ account: "freight", confidence: 1 });
  const another = on("couriers", "Couriers", { sources: ["6110"] });
  expect(placeIn(another)).toMatchObject({ account: "freight", isNew: true, confidence: 1 });
});

test("an account of the mapped line that is of nobody's books is asked about, with a new one beside it", () => {
  expect(placeIn(on("couriers", "Couriers"))).toMatchObject({
    ...{ account: "couriers", isNew: false, confidence: 0.7 },
    other: { account: "freight", line: "otherExpenses", isNew: true },
  });
  expect(placeIn(on("delivery", "FREIGHT"))).toMatchObject({
    account: "delivery",
    confidence: 0.98,
  });
});

test("a name that the model uses elsewhere is not used twice, and what is not mapped is left out", () => {
  const elsewhere = on("freight", "Freight sold on", { line: "salesServices" });
  expect(placeIn(elsewhere)).toMatchObject({ account: "freight_2", isNew: true });
  expect(placeMapped([account("9999", "Suspense")], [FREIGHT_PLACE], [])).toEqual([]);
});

test("what takes up the year's profit is the model's retained earnings", () => {
  const kept = account("9600", "Accumulated profits", { isRetainedEarnings: true });
  const place = { accountId: "9600", account: "accumulatedProfits", line: "retainedEarnings" };
  const own = on("retained", "Retained earnings", { line: "retainedEarnings" });
  const other = on("reserve", "Reserve", { line: "retainedEarnings" });
  expect(placeMapped([kept], [place], [own, other])).toMatchObject([
    { account: "retained", confidence: 1 },
  ]);
});
