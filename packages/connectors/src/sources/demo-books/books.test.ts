import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { type Books, reportsOf } from "./books.ts";

const june = monthOf(2027, 6);

function shop(): Books {
  const line = (accountId: string, net: bigint) => ({ accountId, net });
  return {
    name: "Corner shop",
    currency: "AUD",
    yearEndMonth: 6,
    accounts: [
      { id: "bank", code: "1", name: "Bank", class: "ASSET", type: "BANK" },
      { id: "sales", code: "2", name: "Sales", class: "REVENUE", type: "REVENUE" },
      {
        id: "kept",
        code: "3",
        name: "Retained earnings",
        class: "EQUITY",
        type: "EQUITY",
        isRetainedEarnings: true,
      },
    ],
    journals: [
      { day: "2027-05-31", narration: "Sale", lines: [line("bank", 700n), line("sales", -700n)] },
      { day: "2027-06-01", narration: "Sale", lines: [line("bank", 50n), line("sales", -50n)] },
      { day: "2027-07-09", narration: "Sale", lines: [line("bank", 8n), line("sales", -8n)] },
      { day: "2027-07-10", narration: "Drawn", lines: [line("bank", -300n), line("kept", 300n)] },
    ],
  };
}

test("the year's sales of 750 become retained earnings on the first day of the next", () => {
  const { balance, movement, yearResult } = reportsOf(shop());
  const inJune = ["bank", "sales", "kept"].map((id) => balance(id, june));
  const inJuly = ["bank", "sales", "kept"].map((id) => balance(id, june + 1));
  expect(inJune).toEqual([750n, -750n, 0n]);
  expect(inJuly).toEqual([458n, -8n, -450n]);
  expect([movement("kept", june + 1), yearResult(june), yearResult(june + 1)]).toEqual([
    300n,
    -750n,
    -8n,
  ]);
});

test("before the books nothing stands, and after them the last balances stay", () => {
  const { balance, movement } = reportsOf(shop());
  expect([balance("bank", june - 2), movement("bank", june - 2)]).toEqual([0n, 0n]);
  expect([balance("bank", june + 9), movement("bank", june + 9)]).toEqual([458n, 0n]);
});

test("a journal on an account that is not in the chart is refused", () => {
  const books = shop();
  books.journals.push({ day: "2027-07-11", narration: "?", lines: [{ accountId: "x", net: 1n }] });
  expect(() => reportsOf(books)).toThrow("account x");
});
