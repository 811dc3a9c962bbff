/**
 * Business Central's API v2.0: plain OData reads below one company.
 *
 * Amounts of the trial balance come as text in the manner of the asked language, so the language
 * is always named; "72,893.84" and "72.893,84" could not be told apart otherwise.
 */
import type { Month } from "@app/engine/time/month";
import type { ReadContext } from "#connector/connector.ts";
import { odataPage, readPages } from "#connector/odata-pages.ts";
import type { Fields } from "#http/shape.ts";
import { firstDayOf, lastDayOf } from "#ledger/day.ts";

export type BusinessCentralSettings = {
  /** The Entra tenant the environment belongs to. */
  tenantId: string;
  /** For example "Production". */
  environment: string;
  /** Replaced by stand-ins and private clouds. */
  baseUrl?: string;
  /** The account that takes up the year's profit, where no subcategory names it. */
  retainedEarningsNumber?: string;
};

const VENDOR_URL = "https://api.businesscentral.dynamics.com/v2.0";

export function readCompanies(context: ReadContext, settings: BusinessCentralSettings) {
  return readAll(context, settings, "companies");
}

export function readCompanyInformation(
  context: ReadContext,
  settings: BusinessCentralSettings,
  companyId: string,
) {
  return readAll(context, settings, `${companyPath(companyId)}/companyInformation`);
}

export function readAccounts(
  context: ReadContext,
  settings: BusinessCentralSettings,
  companyId: string,
) {
  return readAll(context, settings, `${companyPath(companyId)}/accounts`, { $orderby: "number" });
}

export function readTrialBalance(
  context: ReadContext,
  settings: BusinessCentralSettings,
  companyId: string,
  month: Month,
) {
  const $filter = `dateFilter ge ${firstDayOf(month)} and dateFilter le ${lastDayOf(month)}`;
  return readAll(context, settings, `${companyPath(companyId)}/trialBalances`, { $filter });
}

function companyPath(companyId: string) {
  return `companies(${encodeURIComponent(companyId)})`;
}

function readAll(
  context: ReadContext,
  { baseUrl = VENDOR_URL, tenantId, environment }: BusinessCentralSettings,
  path: string,
  query: Record<string, string> = {},
): Promise<Fields[]> {
  const place = [tenantId, environment].map(encodeURIComponent).join("/");
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const url = `${baseUrl}/${place}/api/v2.0/${path}${search.length > 0 ? `?${search.join("&")}` : ""}`;
  const headers = { Accept: "application/json", "Accept-Language": "en-US" };
  return readPages(context, { url, headers }, odataPage("Business Central"));
}
