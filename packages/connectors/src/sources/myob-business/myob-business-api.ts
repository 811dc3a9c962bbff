/**
 * MYOB Business (AccountRight) API v2: company files, each with its own ledger below its id.
 *
 * A page names the next by a whole address, which may name another of MYOB's hosts; only its query
 * is followed, on the host that was asked.
 */
import { type Month, yearOf } from "@app/engine/time/month";
import type { MonthRange, ReadContext } from "#connector/connector.ts";
import { namedPage, readPages } from "#connector/odata-pages.ts";
import { readJson } from "#http/json.ts";
import { type Fields, record, records } from "#http/shape.ts";
import { firstDayOf, lastDayOf, yearStartOf } from "#ledger/day.ts";
import type { Organisation } from "#ledger/ledger.ts";

export type MyobBusinessSettings = {
  /** The key of our registration with MYOB. */
  apiKey: string;
  baseUrl?: string;
  /** Sign-in of the company file, base64 of user:password; files with a MYOB sign-on need none. */
  companyFileToken?: string;
};

const VENDOR_URL = "https://api.myob.com/accountright";
const PAGE_ROWS = 1000;

export async function readCompanyFiles(context: ReadContext, settings: MyobBusinessSettings) {
  return records(await read(context, settings, "/"), "MYOB Business: company files");
}

export function readAccountingProperties(
  context: ReadContext,
  settings: MyobBusinessSettings,
  fileId: string,
): Promise<Fields> {
  return readOne(context, settings, `${below(fileId)}/GeneralLedger/AccountingProperties`);
}

export function readPreferences(
  context: ReadContext,
  settings: MyobBusinessSettings,
  fileId: string,
): Promise<Fields> {
  return readOne(context, settings, `${below(fileId)}/Company/Preferences`);
}

export function readAccounts(context: ReadContext, settings: MyobBusinessSettings, fileId: string) {
  return readItems(
    context,
    settings,
    `${below(fileId)}/GeneralLedger/Account`,
    "$orderby=DisplayID",
  );
}

export function readLinkedAccounts(
  context: ReadContext,
  settings: MyobBusinessSettings,
  fileId: string,
) {
  return readItems(context, settings, `${below(fileId)}/GeneralLedger/LinkedAccount`);
}

/** One year more than the months lie in, since a year may be named by its end. */
export function readRegister(
  context: ReadContext,
  settings: MyobBusinessSettings,
  fileId: string,
  { from, to }: MonthRange,
) {
  const filter = `Year ge ${yearOf(from)} and Year le ${yearOf(to) + 1}`;
  const query = `$filter=${encodeURIComponent(filter)}`;
  return readItems(context, settings, `${below(fileId)}/GeneralLedger/AccountRegister`, query);
}

/** The balance sheet at the month's end, adjustments of a thirteenth period included. */
export function readBalanceSheet(
  context: ReadContext,
  settings: MyobBusinessSettings,
  fileId: string,
  month: Month,
): Promise<Fields> {
  const query = `AsOfDate=${lastDayOf(month)}&YearEndAdjust=true&ReportingBasis=Accrual`;
  return readOne(context, settings, `${below(fileId)}/Report/BalanceSheetSummary?${query}`);
}

/** Profit and loss from the start of the financial year to the month's end. */
export function readProfitAndLoss(
  context: ReadContext,
  settings: MyobBusinessSettings,
  { externalId, yearEndMonth }: Organisation,
  month: Month,
): Promise<Fields> {
  const start = firstDayOf(yearStartOf(month, yearEndMonth));
  const days = `StartDate=${start}&EndDate=${lastDayOf(month)}`;
  const query = `${days}&ReportingBasis=Accrual&YearEndAdjust=true`;
  return readOne(context, settings, `${below(externalId)}/Report/ProfitAndLossSummary?${query}`);
}

function below(fileId: string) {
  return `/${encodeURIComponent(fileId)}`;
}

function readItems(
  context: ReadContext,
  settings: MyobBusinessSettings,
  path: string,
  query = "",
): Promise<Fields[]> {
  const request = requestOf(settings, `${path}?${query}${query && "&"}$top=${PAGE_ROWS}`);
  return readPages(context, request, (body) => {
    const { items, next } = namedPage("MYOB Business", "Items", "NextPageLink")(body);
    return { items, next: next && new URL(next, request.url).search };
  });
}

/** Some answers of one record come in a list, as the lists do. */
async function readOne(context: ReadContext, settings: MyobBusinessSettings, path: string) {
  const place = `MYOB Business: ${path}`;
  const answer = record(await read(context, settings, path), place);
  return answer.Items === undefined ? answer : record(records(answer.Items, place)[0], place);
}

async function read({ http, signal }: ReadContext, settings: MyobBusinessSettings, path: string) {
  return readJson(await http.send(requestOf(settings, path), signal));
}

function requestOf(
  { baseUrl = VENDOR_URL, apiKey, companyFileToken }: MyobBusinessSettings,
  path: string,
) {
  return {
    url: baseUrl + path,
    headers: {
      Accept: "application/json",
      "x-myobapi-version": "v2",
      "x-myobapi-key": apiKey,
      ...(companyFileToken !== undefined && { "x-myobapi-cftoken": companyFileToken }),
    },
  };
}
