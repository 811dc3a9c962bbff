/**
 * Sage Accounting API 3.1. The business is named in a header; lists come in pages whose `$next`
 * is a path below the API. Access tokens live five minutes, so a long read renews them midway,
 * which is the HTTP client's work.
 */
import type { Month } from "@app/engine/time/month";
import type { ReadContext } from "#connector/connector.ts";
import { type FieldsPage, namedPage, readPages } from "#connector/odata-pages.ts";
import { readJson } from "#http/json.ts";
import { type Fields, record } from "#http/shape.ts";
import { firstDayOf, lastDayOf } from "#ledger/day.ts";

export type SageAccountingSettings = {
  baseUrl?: string;
  /** The nominal code of the account that takes up the year's profit, where names do not tell. */
  retainedEarningsCode?: string;
};

const VENDOR_URL = "https://api.accounting.sage.com/v3.1";
const PAGE_SIZE = 200;

export function readBusinesses(context: ReadContext, settings: SageAccountingSettings) {
  return readList(context, settings, "/businesses", {});
}

export function readFinancialSettings(
  context: ReadContext,
  settings: SageAccountingSettings,
  businessId: string,
): Promise<Fields> {
  return readOne(context, settings, "/financial_settings", business(businessId));
}

export function readLedgerAccounts(
  context: ReadContext,
  settings: SageAccountingSettings,
  businessId: string,
) {
  return readList(context, settings, "/ledger_accounts?attributes=all", business(businessId));
}

export function readTrialBalance(
  context: ReadContext,
  settings: SageAccountingSettings,
  businessId: string,
  month: Month,
): Promise<Fields> {
  const dates = `from_date=${firstDayOf(month)}&to_date=${lastDayOf(month)}`;
  return readOne(context, settings, `/trial_balance?${dates}`, business(businessId));
}

function business(id: string) {
  return { "X-Business": id };
}

async function readOne(
  { http, signal }: ReadContext,
  { baseUrl = VENDOR_URL }: SageAccountingSettings,
  path: string,
  headers: Record<string, string>,
) {
  const request = { url: baseUrl + path, headers: { Accept: "application/json", ...headers } };
  return record(readJson(await http.send(request, signal)), `Sage Accounting: ${path}`);
}

function readList(
  context: ReadContext,
  { baseUrl = VENDOR_URL }: SageAccountingSettings,
  path: string,
  headers: Record<string, string>,
) {
  const url = `${baseUrl}${path}${path.includes("?") ? "&" : "?"}items_per_page=${PAGE_SIZE}`;
  const request = { url, headers: { Accept: "application/json", ...headers } };
  return readPages(context, request, (body) => below(baseUrl, sagePage(body)));
}

const sagePage = namedPage("Sage Accounting", "$items", "$next");

/** "/ledger_accounts?page=2" and "/v3.1/ledger_accounts?page=2" are the same page. */
function below(baseUrl: string, { items, next }: FieldsPage): FieldsPage {
  return { items, next: next?.replace(/^(\/v3\.\d+)?\//, `${baseUrl}/`) };
}
