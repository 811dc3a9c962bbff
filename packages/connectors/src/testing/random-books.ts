/** Books of any kind on a given chart: whatever is posted, it is balanced by the first account. */
import type { Month } from "@app/engine/time/month";
import fc from "fast-check";
import { dayOf } from "#ledger/day.ts";
import type { BookAccount, Books } from "#sources/demo-books/books.ts";

const MONTHS = 30;

export type Draw = {
  /** One is drawn; without decimals and with three where the source may have them. */
  currencies?: readonly string[];
  /** Whether accounts may be archived, whatever is on them. */
  canArchive?: boolean;
};

export function randomBooks(
  accounts: BookAccount[],
  firstMonth: Month,
  { currencies = ["USD"], canArchive = false }: Draw = {},
): fc.Arbitrary<Books> {
  const [first, ...others] = accounts.map(({ id }) => id);
  if (first === undefined) throw new Error("A chart has at least one account");
  const entry = fc.record({
    monthIndex: fc.integer({ min: 0, max: MONTHS - 1 }),
    accountId: fc.constantFrom(...others),
    net: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
  });
  const entries = fc.array(entry, { minLength: 1, maxLength: 60 });
  const yearEndMonth = fc.integer({ min: 1, max: 12 });
  const currency = fc.constantFrom(...currencies);
  const archived = canArchive ? fc.subarray(others) : fc.constant<string[]>([]);
  return fc.record({ entries, yearEndMonth, currency, archived }).map((drawn) => ({
    name: "Acorn",
    currency: drawn.currency,
    yearEndMonth: drawn.yearEndMonth,
    accounts: accounts.map((account) => ({
      ...account,
      ...(drawn.archived.includes(account.id) && { isArchived: true }),
    })),
    journals: drawn.entries.map(({ monthIndex, accountId, net }) => ({
      day: dayOf(firstMonth + monthIndex, 10),
      narration: "Entry",
      lines: [
        { accountId, net },
        { accountId: first, net: -net },
      ],
    })),
  }));
}
