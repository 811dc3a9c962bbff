/**
 * FreeAgent's API v2: one company per grant. Lists come in pages of at most 100, the next one named
 * in the `Link` header, all counted in `X-Total-Count`.
 */
import type { Month } from "@app/engine/time/month";
import type { ReadContext } from "#connector/connector.ts";
import { readJson } from "#http/json.ts";
import { linkedPages } from "#http/paging.ts";
import { type Fields, record, records } from "#http/shape.ts";
import { firstDayOf, lastDayOf } from "#ledger/day.ts";
import type { AccountClass, Day } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

export type FreeAgentSettings = {
  baseUrl?: string;
  /** The nominal code of the account that takes up the year's profit, where names do not tell. */
  retainedEarningsCode?: string;
  /** Categories, by nominal code, that no balance sheet shows under a heading. */
  classByCode?: Readonly<Record<string, AccountClass>>;
};

const SOURCE = "FreeAgent";
const VENDOR_URL = "https://api.freeagent.com/v2";
const PAGE_ROWS = 100;

export async function readCompany(context: ReadContext, settings: FreeAgentSettings) {
  const answer = await readOne(context, settings, "company");
  return record(answer.company, `${SOURCE}: company`);
}

/** Four lists by kind; sub-accounts are the single bank accounts, assets and users. */
export function readCategories(context: ReadContext, settings: FreeAgentSettings): Promise<Fields> {
  return readOne(context, settings, "categories?sub_accounts=true");
}

export async function readBalanceSheet(
  context: ReadContext,
  settings: FreeAgentSettings,
  day: Day,
): Promise<Fields> {
  const answer = await readOne(context, settings, `accounting/balance_sheet?as_at_date=${day}`);
  return record(answer.balance_sheet, `${SOURCE}: balance_sheet`);
}

/** Since the start of the accounting period that holds the day. */
export async function readTrialBalance(
  context: ReadContext,
  settings: FreeAgentSettings,
  day: Day,
): Promise<Fields[]> {
  const path = `accounting/trial_balance/summary?to_date=${day}`;
  const answer = await readOne(context, settings, path);
  return records(answer.trial_balance_summary, `${SOURCE}: trial_balance_summary`);
}

export async function readTransactions(
  { http, signal }: ReadContext,
  { baseUrl = VENDOR_URL }: FreeAgentSettings,
  month: Month,
): Promise<Fields[]> {
  const days = `from_date=${firstDayOf(month)}&to_date=${lastDayOf(month)}`;
  const first = `${baseUrl}/accounting/transactions?${days}&per_page=${PAGE_ROWS}`;
  const rows: Fields[] = [];
  let total: number | undefined;
  const read = async (url: string) => {
    const answer = await http.send({ url, headers: { Accept: "application/json" } }, signal);
    const counted = answer.headers.get("x-total-count");
    if (counted !== undefined) total = Number(counted);
    const body = record(readJson(answer), `${SOURCE}: transactions`);
    const next = /<([^>]+)>;\s*rel=["']?next/.exec(answer.headers.get("link") ?? "")?.[1];
    return { items: records(body.transactions, `${SOURCE}: transactions`), next };
  };
  for await (const row of linkedPages(first, read)) rows.push(row);
  if (total === undefined || total === rows.length) return rows;
  const problem = `counts ${total} transactions from ${firstDayOf(month)} and gave ${rows.length}`;
  throw new SourceError("unreadable", `${SOURCE} ${problem}.`);
}

async function readOne(
  { http, signal }: ReadContext,
  { baseUrl = VENDOR_URL }: FreeAgentSettings,
  path: string,
): Promise<Fields> {
  const request = { url: `${baseUrl}/${path}`, headers: { Accept: "application/json" } };
  return record(readJson(await http.send(request, signal)), `${SOURCE}: ${path}`);
}
