/**
 * FreshBooks' accounting API, keyed by a business. Its general ledger report gives debits and
 * credits of every account between two days, with its own totals.
 */
import type { ReadContext } from "#connector/connector.ts";
import { readJson } from "#http/json.ts";
import { type Fields, record, records } from "#http/shape.ts";
import type { Day } from "#ledger/ledger.ts";

export type FreshBooksSettings = {
  baseUrl?: string;
  /** The financial year ends with this month of the year, 1 to 12. */
  yearEndMonth: number;
  /** The number of the account that takes up the year's profit, where names do not tell. */
  retainedEarningsNumber?: string;
};

const SOURCE = "FreshBooks";
const VENDOR_URL = "https://api.freshbooks.com";

export async function readBusinesses(context: ReadContext, settings: FreshBooksSettings) {
  const me = await readResponse(context, settings, "auth/api/v1/users/me");
  return records(me.business_memberships, `${SOURCE}: business_memberships`).map((membership) =>
    record(membership.business, `${SOURCE}: business`),
  );
}

export async function readAccounts(
  context: ReadContext,
  settings: FreshBooksSettings,
  business: string,
): Promise<Fields[]> {
  const path = `${reportPath(business, "chart_of_accounts")}?use_ledger_entries=true`;
  const result = await readResult(context, settings, path);
  return records(result.journal_entry_accounts, `${SOURCE}: journal_entry_accounts`);
}

export async function readGeneralLedger(
  context: ReadContext,
  settings: FreshBooksSettings,
  business: string,
  days: { from: Day; to: Day },
): Promise<Fields> {
  const range = `start_date=${days.from}&end_date=${days.to}`;
  const path = `${reportPath(business, "general_ledger")}?${range}`;
  const result = await readResult(context, settings, path);
  return record(result.general_ledger, `${SOURCE}: general_ledger`);
}

function reportPath(business: string, report: string) {
  return `accounting/businesses/${encodeURIComponent(business)}/reports/${report}`;
}

async function readResult(context: ReadContext, settings: FreshBooksSettings, path: string) {
  const response = await readResponse(context, settings, path);
  return record(response.result, `${SOURCE}: result`);
}

async function readResponse(
  { http, signal }: ReadContext,
  { baseUrl = VENDOR_URL }: FreshBooksSettings,
  path: string,
): Promise<Fields> {
  const request = { url: `${baseUrl}/${path}`, headers: { Accept: "application/json" } };
  const body = record(readJson(await http.send(request, signal)), `${SOURCE}: the answer`);
  return record(body.response, `${SOURCE}: response`);
}
