/**
 * A report of QuickBooks: a tree of sections, flattened to one line per account and checked on
 * the way.
 *
 *   Data row                an account's amounts
 *   Section, Header         its title; where the title is an account, that account's own amounts,
 *                           which no row inside the section repeats
 *   Section, Summary        header + all rows inside; held against them and then forgotten
 *   Section, only Summary   a result such as gross profit, or the report's total; no account
 */

import { amount, type Fields, list, optionalText, record, records, text } from "#http/shape.ts";
import { formatAmount } from "#ledger/amount.ts";
import { firstDayOf, lastDayOf } from "#ledger/day.ts";
import type { Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { ReportQuestion } from "./quickbooks-api.ts";

/** `amounts[0]` belongs to `columns[0]`, the first column of money. */
export type ReportLine = { accountId?: string; name: string; group?: string; amounts: Minor[] };

export type ReportColumn = { title: string; firstDay?: string; lastDay?: string };

export type Report = {
  columns: ReportColumn[];
  lines: ReportLine[];
  /** The lines that only sum up, by their group: "NetIncome", "GrandTotal". */
  results: Map<string, Minor[]>;
};

type Walk = { report: Report; decimals: number; path: string };

export function readReport(
  answer: unknown,
  question: ReportQuestion,
  organisation: Organisation,
): Report {
  const path = `QuickBooks: ${question.name}`;
  const fields = record(answer, path);
  refuseAnotherReport(record(fields.Header, `${path}.Header`), question, organisation);
  const columns = columnsOf(record(fields.Columns, `${path}.Columns`), `${path}.Columns`);
  const report: Report = { columns, lines: [], results: new Map() };
  const walk = { report, decimals: organisation.currencyDecimals, path };
  for (const row of rowsOf(fields, path)) readRow(row, `${path}.Row`, walk);
  return report;
}

/** What came is what was asked for: the days, and the basis and currency where it names them. */
function refuseAnotherReport(header: Fields, question: ReportQuestion, organisation: Organisation) {
  const { name, from, to } = question;
  const path = `QuickBooks: ${name}`;
  const said = (field: string) => optionalText(header[field], `${path}.Header.${field}`);
  const basis = organisation.basis === "CASH" ? "Cash" : "Accrual";
  const checks = [
    ["StartPeriod", firstDayOf(from), text(header.StartPeriod, `${path}.Header.StartPeriod`)],
    ["EndPeriod", lastDayOf(to), text(header.EndPeriod, `${path}.Header.EndPeriod`)],
    ["ReportBasis", basis, said("ReportBasis") ?? basis],
    ["Currency", organisation.baseCurrency, said("Currency") ?? organisation.baseCurrency],
  ] as const;
  for (const [field, asked, given] of checks) {
    if (given === asked) continue;
    const complaint = `${path} was asked for with the ${field} ${asked} and came with ${given}.`;
    throw new SourceError("unreadable", complaint);
  }
}

function columnsOf(fields: Fields, path: string): ReportColumn[] {
  return records(fields.Column ?? [], path)
    .slice(1)
    .map((column, index) => {
      const data = records(column.MetaData ?? [], `${path}[${index + 1}].MetaData`);
      const metaData = (name: string) => {
        const value = data.find(({ Name }) => Name === name)?.Value;
        return optionalText(value, `${path}[${index + 1}].${name}`);
      };
      const [firstDay, lastDay] = [metaData("StartDate"), metaData("EndDate")];
      const title = optionalText(column.ColTitle, `${path}[${index + 1}].ColTitle`) ?? "";
      return { title, ...(firstDay && { firstDay }), ...(lastDay && { lastDay }) };
    });
}

/** A report without data leaves the rows out. */
function rowsOf(fields: Fields, path: string): Fields[] {
  if (fields.Rows === undefined) return [];
  return records(record(fields.Rows, `${path}.Rows`).Row ?? [], `${path}.Rows.Row`);
}

/** Reads a row and what is below it, and gives its amounts for the section around it. */
function readRow(row: Fields, path: string, walk: Walk): Minor[] {
  const nothing = walk.report.columns.map(() => 0n);
  const group = optionalText(row.group, `${path}.group`);
  if (row.ColData !== undefined) {
    const line = { ...readLine(row.ColData, path, walk), ...(group && { group }) };
    walk.report.lines.push(line);
    return line.amounts;
  }
  const summary = readPart("Summary", row, path, walk);
  if (row.Header === undefined && row.Rows === undefined) {
    if (summary && group) walk.report.results.set(group, summary.amounts);
    return nothing;
  }
  const header = readPart("Header", row, path, walk);
  if (header?.amounts.some((each) => each !== 0n)) walk.report.lines.push(header);
  const sum = [...(header?.amounts ?? nothing)];
  for (const below of rowsOf(row, path)) addTo(sum, readRow(below, `${path}.Row`, walk));
  if (summary) refuseWrongSum(summary, sum, walk);
  return sum;
}

function readPart(part: "Header" | "Summary", row: Fields, path: string, walk: Walk) {
  if (row[part] === undefined) return undefined;
  return readLine(record(row[part], `${path}.${part}`).ColData, path, walk);
}

/** A title row may stop after its title; an amount that is there must be one. */
function readLine(value: unknown, path: string, { report, decimals }: Walk): ReportLine {
  const cells = list(value, `${path}.ColData`);
  const title = record(cells[0], `${path}.ColData[0]`);
  const name = optionalText(title.value, `${path}.ColData[0].value`) ?? "";
  const accountId = optionalText(title.id, `${path}.ColData[0].id`);
  const amounts = report.columns.map((_, index) => {
    const cell = cells[index + 1];
    if (cell === undefined) return 0n;
    const place = `${path} "${name}"`;
    return amount(record(cell, place).value ?? "", place, decimals);
  });
  return { ...(accountId && { accountId }), name, amounts };
}

function addTo(sum: Minor[], amounts: readonly Minor[]) {
  for (const [index, each] of amounts.entries()) sum[index] = (sum[index] ?? 0n) + each;
}

function refuseWrongSum(summary: ReportLine, sum: Minor[], { decimals, path, report }: Walk) {
  const index = summary.amounts.findIndex((each, at) => each !== sum[at]);
  if (index === -1) return;
  const [said, ours] = [summary.amounts[index] ?? 0n, sum[index] ?? 0n].map((each) =>
    formatAmount(each, decimals),
  );
  const column = report.columns[index]?.title ?? "";
  throw new SourceError(
    "unreadable",
    `${path}: "${summary.name}" says ${said} in ${column}, the rows above it add up to ${ours}.`,
  );
}
