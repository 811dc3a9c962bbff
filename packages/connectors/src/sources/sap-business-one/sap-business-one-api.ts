/**
 * SAP Business One's Service Layer (OData 4, `/b1s/v2`). Sums could only be had through a query
 * stored in the customer's database, and nothing is ever written to a source; so journal entries
 * are read with their lines, and what came is held against the number the server counts.
 */
import type { ReadContext } from "#connector/connector.ts";
import { odataPage, readPages } from "#connector/odata-pages.ts";
import type { HttpClient } from "#http/http-client.ts";
import { readJson } from "#http/json.ts";
import { type Fields, record, text } from "#http/shape.ts";
import type { AccountClass, Day } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

export type SapBusinessOneSettings = {
  /** The service layer's address, for example "https://sap.acorn.example:50000". */
  baseUrl: string;
  companyDatabase: string;
  /** The financial year ends with this month of the year, 1 to 12. */
  yearEndMonth: number;
  /** ISO 4217, where the company's own sign for its currency is not. */
  currency?: string;
  /** The account that takes up the year's profit, where names do not tell. */
  retainedEarningsCode?: string;
  /** Drawers of the chart, by name, whose class their name does not tell. */
  classByDrawer?: Readonly<Record<string, AccountClass>>;
};

const SOURCE = "SAP Business One";
const PAGE_ROWS = 500;

/** Begins a session. The second cookie keeps it on the node that knows it. */
export async function loginToSapBusinessOne(
  http: HttpClient,
  { baseUrl, companyDatabase }: SapBusinessOneSettings,
  { user, password }: { user: string; password: string },
): Promise<Record<string, string>> {
  const answer = await http.send({
    method: "POST",
    url: `${baseUrl}/b1s/v2/Login`,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ CompanyDB: companyDatabase, UserName: user, Password: password }),
  });
  const session = text(
    record(readJson(answer), `${SOURCE}: Login`).SessionId,
    `${SOURCE}: session`,
  );
  const node = /ROUTEID=[^;,\s]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0];
  return { cookie: [`B1SESSION=${session}`, ...(node ? [node] : [])].join("; ") };
}

export async function logoutFromSapBusinessOne(
  { http, signal }: ReadContext,
  { baseUrl }: SapBusinessOneSettings,
): Promise<void> {
  await http.send({ method: "POST", url: `${baseUrl}/b1s/v2/Logout` }, signal);
}

export async function readCompany(
  { http, signal }: ReadContext,
  { baseUrl }: SapBusinessOneSettings,
): Promise<Fields> {
  const url = `${baseUrl}/b1s/v2/CompanyService_GetAdminInfo`;
  return record(readJson(await http.send({ method: "POST", url }, signal)), `${SOURCE}: company`);
}

export function readAccounts(
  context: ReadContext,
  settings: SapBusinessOneSettings,
): Promise<Fields[]> {
  const fields = ["Code", "Name", "Balance", "AccountType", "ActiveAccount", "FatherAccountKey"];
  return readAll(context, settings, "ChartOfAccounts", {
    $select: fields.join(","),
    $orderby: "Code",
  });
}

/** Entries dated from a day on, or between two. */
export async function readJournalEntries(
  context: ReadContext,
  settings: SapBusinessOneSettings,
  { from, to }: { from: Day; to?: Day },
): Promise<Fields[]> {
  const until = to === undefined ? "" : ` and ReferenceDate le '${to}'`;
  const $filter = `ReferenceDate ge '${from}'${until}`;
  const entries = await readAll(context, settings, "JournalEntries", {
    $select: "JdtNum,ReferenceDate,OriginalJournal,JournalEntryLines",
    $filter,
    $orderby: "JdtNum",
  });
  const count = await countOf(context, settings, "JournalEntries", $filter);
  if (entries.length === count) return entries;
  const problem = `counts ${count} journal entries from ${from} and gave ${entries.length}`;
  throw new SourceError("unreadable", `${SOURCE} ${problem}.`);
}

async function countOf(
  { http, signal }: ReadContext,
  settings: SapBusinessOneSettings,
  entity: string,
  $filter: string,
): Promise<number> {
  const url = urlOf(settings, `${entity}/$count`, { $filter });
  const { text: written } = await http.send({ url }, signal);
  if (/^\d+$/.test(written.trim())) return Number(written);
  throw new SourceError("unreadable", `${SOURCE}: the number of ${entity} is no number.`);
}

function readAll(
  context: ReadContext,
  settings: SapBusinessOneSettings,
  entity: string,
  query: Record<string, string>,
): Promise<Fields[]> {
  const headers = { Accept: "application/json", Prefer: `odata.maxpagesize=${PAGE_ROWS}` };
  return readPages(context, { url: urlOf(settings, entity, query), headers }, odataPage(SOURCE));
}

function urlOf(
  { baseUrl }: SapBusinessOneSettings,
  path: string,
  query: Record<string, string>,
): string {
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${baseUrl}/b1s/v2/${path}?${search.join("&")}`;
}
