/**
 * NetSuite's SuiteQL over REST: a query in, pages of at most 1,000 rows out, each telling how many
 * there are in all; fewer than that are never taken for all. A page without a sure order could repeat one row
 * and lose another, so every query here is ordered.
 */
import type { ReadContext } from "#connector/connector.ts";
import { readJson } from "#http/json.ts";
import { offsetPages } from "#http/paging.ts";
import { type Fields, integer, record, records } from "#http/shape.ts";

export type NetsuiteSettings = {
  /** As NetSuite shows it, for example "1234567_SB1". */
  accountId: string;
  baseUrl?: string;
  /** The id of the accounting book; 1 is the primary one. */
  accountingBook?: number;
};

const PAGE_ROWS = 1000;

export async function runQuery(
  { http, signal }: ReadContext,
  settings: NetsuiteSettings,
  query: string,
): Promise<Fields[]> {
  const rows: Fields[] = [];
  const read = async (offset: number, limit: number) => {
    const page = record(
      readJson(await http.send(requestOf(settings, query, offset, limit), signal)),
      "NetSuite: the answer",
    );
    return {
      items: records(page.items, "NetSuite: items"),
      total: integer(page.totalResults, "NetSuite: totalResults"),
    };
  };
  for await (const row of offsetPages(PAGE_ROWS, read)) rows.push(row);
  return rows;
}

function requestOf(settings: NetsuiteSettings, query: string, offset: number, limit: number) {
  const path = "/services/rest/query/v1/suiteql";
  return {
    method: "POST" as const,
    url: `${hostOf(settings)}${path}?limit=${limit}&offset=${offset}`,
    headers: { "Content-Type": "application/json", Prefer: "transient" },
    body: JSON.stringify({ q: query }),
  };
}

function hostOf({ accountId, baseUrl }: NetsuiteSettings) {
  const host = accountId.toLowerCase().replace("_", "-");
  return baseUrl ?? `https://${encodeURIComponent(host)}.suitetalk.api.netsuite.com`;
}
