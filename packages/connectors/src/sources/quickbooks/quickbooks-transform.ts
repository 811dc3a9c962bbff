/** A QuickBooks company and its preferences as an organisation. */

import { type Fields, optionalText, record, text } from "#http/shape.ts";
import { countryOf } from "#ledger/country.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import type { Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { QuickBooksSettings } from "./quickbooks-api.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export function readOrganisation(
  company: Fields | undefined,
  preferences: unknown,
  { realmId, basis }: QuickBooksSettings,
): Organisation {
  const info = record(company, "QuickBooks: CompanyInfo");
  const all = record(
    record(preferences, "QuickBooks: preferences").Preferences,
    "QuickBooks: Preferences",
  );
  const part = (name: string) => record(all[name] ?? {}, `QuickBooks: ${name}`);
  const home = record(part("CurrencyPrefs").HomeCurrency, "QuickBooks: HomeCurrency");
  const baseCurrency = text(home.value, "QuickBooks: HomeCurrency.value");
  // People can still post before it, after a warning or with a password; the next read finds it.
  const closed = part("AccountingInfoPrefs").BookCloseDate;
  const lockDate = optionalText(closed, "QuickBooks: BookCloseDate");
  return {
    externalId: realmId,
    name: text(info.CompanyName, "QuickBooks: CompanyName"),
    baseCurrency,
    currencyDecimals: currencyDecimals(baseCurrency, "QuickBooks"),
    yearEndMonth: yearEndMonthOf(info),
    ...countryOf(info.Country),
    basis: basis ?? basisOf(part("ReportPrefs")),
    ...(lockDate && { lockDate: lockDate.slice(0, 10) }),
  };
}

/** The year ends with the month before the one it starts with. */
function yearEndMonthOf(info: Fields) {
  const start = text(info.FiscalYearStartMonth, "QuickBooks: FiscalYearStartMonth");
  const index = MONTHS.indexOf(start);
  if (index === -1) {
    throw new SourceError(
      "unreadable",
      `QuickBooks: the year starts in "${start}", which is no month.`,
    );
  }
  return index === 0 ? 12 : index;
}

function basisOf(reportPrefs: Fields): Organisation["basis"] {
  const written = optionalText(reportPrefs.ReportBasis, "QuickBooks: ReportBasis") ?? "Accrual";
  if (written === "Accrual") return "ACCRUAL";
  if (written === "Cash") return "CASH";
  throw new SourceError("unreadable", `QuickBooks: "${written}" is no basis of accounting.`);
}
