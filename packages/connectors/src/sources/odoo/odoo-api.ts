/**
 * Odoo's JSON-2 API (19 and later): one POST per model and method, arguments by name, the bare
 * result in return. Nothing is paged by the server, so records are asked for in slices.
 */
import type { ReadContext } from "#connector/connector.ts";
import { readJson } from "#http/json.ts";
import { offsetPages } from "#http/paging.ts";
import { type Fields, records } from "#http/shape.ts";
import type { Day } from "#ledger/ledger.ts";

export type OdooSettings = {
  /** For example "https://acorn.odoo.com". */
  baseUrl: string;
  /** Needed where one address serves several databases. */
  database?: string;
};

const SLICE = 1000;

export function readCompanies(context: ReadContext, settings: OdooSettings) {
  const fields = [
    "name",
    "currency_id",
    "fiscalyear_last_month",
    "fiscalyear_last_day",
    "hard_lock_date",
    "country_code",
  ];
  return readRecords(context, settings, "res.company", { domain: [], fields });
}

export function readCurrencies(context: ReadContext, settings: OdooSettings) {
  const fields = ["name", "decimal_places"];
  return readRecords(context, settings, "res.currency", {
    domain: [],
    fields,
    context: { active_test: false },
  });
}

/** A branch posts to the accounts of the company above it, so those are the company's as well. */
export function readAccounts(context: ReadContext, settings: OdooSettings, companyId: number) {
  return readRecords(context, settings, "account.account", {
    domain: [["company_ids", "parent_of", companyId]],
    fields: ["code", "name", "account_type", "active"],
    context: { active_test: false, ...inCompany(companyId) },
  });
}

/** Lines of posted entries between two days, summed; by account, or all in one row. */
export async function sumLines(
  { http, signal }: ReadContext,
  settings: OdooSettings,
  companyId: number,
  days: { from?: Day; to: Day },
  groupby: readonly "account_id"[],
): Promise<Fields[]> {
  const domain = [
    ["company_id", "=", companyId],
    ["parent_state", "=", "posted"],
    ["account_id", "!=", false],
    ["account_id.account_type", "!=", "off_balance"],
    ...(days.from === undefined ? [] : [["date", ">=", days.from]]),
    ["date", "<=", days.to],
  ];
  const body = {
    domain,
    groupby,
    aggregates: ["debit:sum", "credit:sum"],
    context: inCompany(companyId),
  };
  const request = call(settings, "account.move.line", "formatted_read_group", body);
  return records(readJson(await http.send(request, signal)), "Odoo: account.move.line");
}

/** Without it Odoo shows the user's main company only, and any other one is empty. */
function inCompany(companyId: number) {
  return { allowed_company_ids: [companyId] };
}

async function readRecords(
  { http, signal }: ReadContext,
  settings: OdooSettings,
  model: string,
  body: Record<string, unknown>,
): Promise<Fields[]> {
  const rows: Fields[] = [];
  const read = async (offset: number, limit: number) => {
    const slice = { ...body, order: "id", offset, limit };
    const answer = await http.send(call(settings, model, "search_read", slice), signal);
    return { items: records(readJson(answer), `Odoo: ${model}`) };
  };
  for await (const row of offsetPages(SLICE, read)) rows.push(row);
  return rows;
}

function call({ baseUrl, database }: OdooSettings, model: string, method: string, body: unknown) {
  return {
    method: "POST" as const,
    url: `${baseUrl}/json/2/${model}/${method}`,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      ...(database !== undefined && { "X-Odoo-Database": database }),
    },
    body: JSON.stringify(body),
  };
}
