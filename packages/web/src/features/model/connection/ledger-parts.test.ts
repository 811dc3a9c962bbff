import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { type AccountFigures, ledgerParts } from "./ledger-parts.ts";

const september = monthOf(2026, 9);
const readAt = "2026-10-01T02:10:00.000Z";

const sales = (code: string | null, name: string, ...movements: string[]): AccountFigures => ({
  ...{ sourceName: "Xero", organisationName: "Kestrel Joinery Pty Ltd", code, name },
  currencyDecimals: 2,
  months: movements.map((movement, at) => ({ month: september + at, movement, readAt })),
});

test("accounts and months of the source add up to the figure, on the side it is shown", () => {
  const found = [sales("200", "Kitchens", "-120050", "0"), sales(null, "Repairs", "-3000")];
  expect(ledgerParts(found, -1230.5, -1)).toEqual([
    { label: "200 Kitchens, Sep-26", amount: 1200.5, readAt },
    { label: "Repairs, Sep-26", amount: 30, readAt },
  ]);
});

test("what the model holds otherwise than the ledger says now is a part of its own", () => {
  expect(ledgerParts([sales("200", "Kitchens", "-120050")], -1200, -1)).toEqual([
    { label: "200 Kitchens, Sep-26", amount: 1200.5, readAt },
    { label: "Otherwise in the ledger by now", amount: -0.5 },
  ]);
});
