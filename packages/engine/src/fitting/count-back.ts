/**
 * How many days of bills a balance is, counted back: the last month counts whole while the balance
 * covers it, then the one before, and the last of them by its days. Actual days of the calendar, as
 * receivables, payables and stock are forecast.
 */

/** At each month's end; undefined where the bills known do not reach back far enough. */
export function daysOwed(
  balances: readonly number[],
  billed: readonly number[],
  days: readonly number[],
): (number | undefined)[] {
  return balances.map((balance, index) => countBack(balance, index, billed, days));
}

function countBack(
  balance: number,
  from: number,
  billed: readonly number[],
  days: readonly number[],
): number | undefined {
  let [left, counted] = [balance, 0];
  if (left < 0) return undefined;
  for (let index = from; index >= 0; index--) {
    const [bill, length] = [billed[index] ?? 0, days[index] ?? 0];
    if (left <= bill) return bill > 0 ? counted + (left / bill) * length : counted;
    left -= bill;
    counted += length;
  }
  return undefined;
}
