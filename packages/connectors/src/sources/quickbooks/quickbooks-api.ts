/**
 * QuickBooks Online's calls below one company. A report is always asked for with both of its dates,
 * since a lone one is not kept to, and with its basis, since the company's own setting may change.
 */
import type { MonthRange, ReadContext } from "#connector/connector.ts";
import { readJson } from "#http/json.ts";
import { offsetPages } from "#http/paging.ts";
import { type Fields, record, records } from "#http/shape.ts";
import { firstDayOf, lastDayOf } from "#ledger/day.ts";
import type { Organisation } from "#ledger/ledger.ts";

export type QuickBooksSettings = {
  /** The company, as Intuit named it when it was connected. */
  realmId: string;
  baseUrl?: string;
  /** Without it, the basis of the company's own reports. */
  basis?: Organisation["basis"];
};

export type ReportName = "ProfitAndLoss" | "BalanceSheet" | "TrialBalance";

export type ReportQuestion = MonthRange & { name: ReportName; isByMonth: boolean };

const BASE_URL = "https://quickbooks.api.intuit.com";
const MINOR_VERSION = "75";
const PAGE_SIZE = 1000;

export function quickBooksApi(context: ReadContext, settings: QuickBooksSettings) {
  const { realmId, baseUrl = BASE_URL } = settings;
  const read = async (path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams({ ...query, minorversion: MINOR_VERSION });
    const url = `${baseUrl}/v3/company/${encodeURIComponent(realmId)}/${path}?${search}`;
    return readJson(
      await context.http.send({ url, headers: { accept: "application/json" } }, context.signal),
    );
  };
  const query = async (entity: string, rest: string): Promise<Fields[]> => {
    const answer = record(
      await read("query", { query: `select * from ${entity} ${rest}` }),
      "QuickBooks: the query",
    );
    const found = record(answer.QueryResponse, "QuickBooks: QueryResponse")[entity];
    return records(found ?? [], `QuickBooks: QueryResponse.${entity}`);
  };
  return {
    companyInfo: () => query("CompanyInfo", ""),
    preferences: () => read("preferences"),
    /** Inactive accounts still carry the past. */
    accounts: async () => {
      const pages = offsetPages(PAGE_SIZE, async (offset, limit) => {
        const page = `startposition ${offset + 1} maxresults ${limit}`;
        return { items: await query("Account", `where Active in (true, false) ${page}`) };
      });
      const accounts: Fields[] = [];
      for await (const account of pages) accounts.push(account);
      return accounts;
    },
    report: ({ name, from, to, isByMonth }: ReportQuestion, basis: Organisation["basis"]) =>
      read(`reports/${name}`, {
        start_date: firstDayOf(from),
        end_date: lastDayOf(to),
        accounting_method: basis === "CASH" ? "Cash" : "Accrual",
        ...(isByMonth && { summarize_column_by: "Month" }),
      }),
  };
}
