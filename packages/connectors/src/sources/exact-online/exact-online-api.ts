/**
 * Exact Online's REST API: OData 2 below one division, at most 60 rows a page. Amounts of a year
 * come summed by account, period, cost centre, kind of transaction and status; opening balances
 * are given for the current financial year and the one before.
 */
import type { ReadContext } from "#connector/connector.ts";
import { type FieldsPage, readPages } from "#connector/odata-pages.ts";
import { type Fields, list, optionalText, record, records } from "#http/shape.ts";
import type { AccountClass } from "#ledger/ledger.ts";

export type ExactOnlineSettings = {
  /** The country of the account, as its address ends: "nl", "be", "de", "co.uk". */
  region: string;
  baseUrl?: string;
  /** The account that takes up the year's profit, where not just one has that type. */
  retainedEarningsCode?: string;
  /** Accounts, by code, whose type does not tell a liability from equity. */
  classByCode?: Readonly<Record<string, AccountClass>>;
};

const SOURCE = "Exact Online";

export async function readDivisions(
  context: ReadContext,
  settings: ExactOnlineSettings,
): Promise<Fields[]> {
  const [me] = await readAll(context, settings, "current/Me", ["CurrentDivision"]);
  const fields = ["Code", "Description", "Currency", "Country", "Status"];
  return readAll(context, settings, `${String(me?.CurrentDivision)}/hrm/Divisions`, fields);
}

export function readPeriods(
  context: ReadContext,
  settings: ExactOnlineSettings,
  division: string,
): Promise<Fields[]> {
  const fields = ["FinYear", "FinPeriod", "StartDate", "EndDate"];
  return readAll(context, settings, `${division}/financial/FinancialPeriods`, fields);
}

export function readAccounts(
  context: ReadContext,
  settings: ExactOnlineSettings,
  division: string,
): Promise<Fields[]> {
  const fields = [
    "ID",
    "Code",
    "Description",
    "Type",
    "TypeDescription",
    "BalanceType",
    "BalanceSide",
    "IsBlocked",
  ];
  return readAll(context, settings, `${division}/financial/GLAccounts`, fields);
}

export function readYear(
  context: ReadContext,
  settings: ExactOnlineSettings,
  division: string,
  year: number,
): Promise<Fields[]> {
  const fields = [
    "ID",
    "GLAccount",
    "ReportingPeriod",
    "Type",
    "Amount",
    "AmountDebit",
    "AmountCredit",
  ];
  const path = `${division}/financial/ReportingBalance`;
  return readAll(context, settings, path, fields, `ReportingYear eq ${year}`);
}

/** Of balance sheet accounts that have one; entries not yet processed are included. */
export function readOpenings(
  context: ReadContext,
  settings: ExactOnlineSettings,
  division: string,
  year: "CurrentYear" | "PreviousYear",
): Promise<Fields[]> {
  const fields = ["GLAccount", "ReportingYear", "Amount", "BalanceSide"];
  return readAll(context, settings, `${division}/openingbalance/${year}/AfterEntry`, fields);
}

function readAll(
  context: ReadContext,
  { baseUrl, region }: ExactOnlineSettings,
  path: string,
  fields: readonly string[],
  filter?: string,
): Promise<Fields[]> {
  const host = baseUrl ?? `https://start.exactonline.${region}`;
  const where = filter === undefined ? "" : `&$filter=${encodeURIComponent(filter)}`;
  const url = `${host}/api/v1/${path}?$select=${fields.join(",")}${where}`;
  return readPages(context, { url, headers: { Accept: "application/json" } }, pageOf);
}

/** A list alone, or rows with the address of the next page. */
function pageOf(body: unknown): FieldsPage {
  const { d } = record(body, `${SOURCE}: the answer`);
  if (Array.isArray(d)) return { items: records(list(d, `${SOURCE}: d`), `${SOURCE}: d`) };
  const page = record(d, `${SOURCE}: d`);
  const next = optionalText(page.__next, `${SOURCE}: __next`);
  return { items: records(page.results, `${SOURCE}: results`), next };
}
