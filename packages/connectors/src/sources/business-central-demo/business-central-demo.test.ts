import { type Month, monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { balancesOf } from "#ledger/balances.ts";
import { businessCentral } from "#sources/business-central/business-central.ts";
import { reportsOf } from "#sources/demo-books/books.ts";
import { expectBooks, jsonClient, readContext, readWhole } from "#testing/whole-read.ts";
import { businessCentralDemo, businessCentralStandIn } from "./business-central-demo.ts";
import { demoChart, demoId } from "./business-central-demo-chart.ts";
import { businessCentralDemoBooks } from "./business-central-demo-company.ts";

const nobody = jsonClient(() => {
  throw new Error("The demo asked the network");
});
const lastMonth = monthOf(2026, 10);
const range = { from: monthOf(2024, 11), to: lastMonth };

/** The same company, of which only the years up to a month were closed. */
function readClosedUntil(closedUntil: Month) {
  const books = businessCentralDemoBooks(lastMonth);
  const standIn = businessCentralStandIn({ books, chart: demoChart, pageRows: 30, closedUntil });
  return readWhole(businessCentral, { tenantId: "t", environment: "Production" }, standIn, range);
}

test("24 months through the real connector are the books and pass all seven checks", async () => {
  const read = await readWhole(businessCentralDemo, { lastMonth }, nobody, range);

  expectBooks(read, businessCentralDemoBooks(lastMonth));
  expect(read.ledger.accounts.filter(({ isPosting }) => isPosting)).toHaveLength(61);
  expect(read.ledger.organisation).toMatchObject({ baseCurrency: "GBP", yearEndMonth: 12 });
});

test("each month's closing is what the books say, before and after the years are closed", async () => {
  const { ledger } = await readWhole(businessCentralDemo, { lastMonth }, nobody, range);
  const reports = reportsOf(businessCentralDemoBooks(lastMonth));

  for (const { month, closing } of balancesOf(ledger)) {
    if (month === monthOf(2024, 12) || month === monthOf(2025, 12)) continue;
    for (const number of [1510, 2110, 3210, 3310, 4110, 6110]) {
      const id = demoId(number);
      expect([number, month, closing.get(id) ?? 0n]).toEqual([
        number,
        month,
        reports.balance(id, month),
      ]);
    }
  }
});

test("the two year ends in it are closed by postings that empty revenue and expense", async () => {
  const { ledger } = await readWhole(businessCentralDemo, { lastMonth }, nobody, range);
  const closes = ledger.movements.filter(({ isYearEndClose }) => isYearEndClose);

  expect([...new Set(closes.map(({ month }) => month))]).toEqual([
    monthOf(2024, 12),
    monthOf(2025, 12),
  ]);
  expect(closes.reduce((sum, { net }) => sum + net, 0n)).toBe(0n);
});

test("months that were read once stay as they were when the company grows older", async () => {
  const short = { from: monthOf(2025, 11), to: monthOf(2026, 3) };
  const then = await readWhole(businessCentralDemo, { lastMonth: monthOf(2026, 3) }, nobody, short);
  const now = await readWhole(businessCentralDemo, { lastMonth: monthOf(2027, 1) }, nobody, short);

  expect(now.contentHash).toBe(then.contentHash);
});

test("years that nobody closed read the same, without a close", async () => {
  const read = await readClosedUntil(monthOf(2022, 12));

  expectBooks(read, businessCentralDemoBooks(lastMonth));
  expect(read.ledger.movements.some(({ isYearEndClose }) => isYearEndClose)).toBe(false);
});

test("years of which only the first was closed read the same", async () => {
  expectBooks(await readClosedUntil(monthOf(2024, 12)), businessCentralDemoBooks(lastMonth));
});

test("a read from the first month of a year opens after the close", async () => {
  const context = readContext(nobody);
  const [organisation] = await businessCentralDemo.listOrganisations(context, { lastMonth });
  if (!organisation) throw new Error("No company");

  const openings = await businessCentralDemo.openings(
    context,
    { lastMonth },
    organisation,
    monthOf(2026, 1),
  );

  expect(openings.find(({ accountId }) => accountId === demoId(4110))).toBeUndefined();
  expect(openings.reduce((sum, { net }) => sum + net, 0n)).toBe(0n);
});
