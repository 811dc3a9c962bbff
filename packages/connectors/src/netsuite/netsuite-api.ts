/**
 * NetSuite's SuiteQL over REST: a query in, pages of at most 1,000 rows out, each telling whether
 * more are to come and how many there are in all. A page without a sure order could repeat one row
 * and lose another, so every query here is ordered.
 */
import type { ReadContext } from "#connector.ts";
import { readJson } from "#http/json.ts";
import { type Fields, flag, integer, record, records } from "#http/shape.ts";
import { SourceError } from "#source-error.ts";

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
  for (;;) {
    const answer = await http.send(
      {
        method: "POST",
        url: `${hostOf(settings)}/services/rest/query/v1/suiteql?limit=${PAGE_ROWS}&offset=${rows.length}`,
        headers: { "Content-Type": "application/json", Prefer: "transient" },
        body: JSON.stringify({ q: query }),
      },
      signal,
    );
    const page = record(readJson(answer), "NetSuite: the answer");
    const items = records(page.items, "NetSuite: items");
    rows.push(...items);
    const total = integer(page.totalResults, "NetSuite: totalResults");
    if (flag(page.hasMore, "NetSuite: hasMore") && items.length > 0) continue;
    if (rows.length === total) return rows;
    throw new SourceError("unreadable", `NetSuite gave ${rows.length} of ${total} rows.`);
  }
}

function hostOf({ accountId, baseUrl }: NetsuiteSettings) {
  const host = accountId.toLowerCase().replace("_", "-");
  return baseUrl ?? `https://${encodeURIComponent(host)}.suitetalk.api.netsuite.com`;
}
