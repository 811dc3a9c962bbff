/** Xero's tenants, organisation and tracking categories as the neutral ledger has them. */
import { daysInMonth, monthOf } from "@app/engine/time/month";
import { type Fields, integer, optionalText, record, records, text } from "#http/shape.ts";
import { countryOf } from "#ledger/country.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import type { Day, Organisation, TrackingCategory } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

type Tenant = { connectionId: string; tenantId: string };

/** A practice's own tenant has no ledger; only organisations do. */
export function readTenants(answer: unknown): Tenant[] {
  return records(answer, "Xero: connections")
    .map((each, index) => ({ each, path: `Xero: connections[${index}]` }))
    .filter(({ each, path }) => text(each.tenantType, `${path}.tenantType`) === "ORGANISATION")
    .map(({ each, path }) => ({
      connectionId: text(each.id, `${path}.id`),
      tenantId: text(each.tenantId, `${path}.tenantId`),
    }));
}

type Asked = { tenantId: string; basis: Organisation["basis"] };

export function readOrganisation(answer: unknown, { tenantId, basis }: Asked): Organisation {
  const fields = organisationFields(answer);
  const baseCurrency = text(fields.BaseCurrency, "Xero: BaseCurrency");
  const timezone = optionalText(fields.Timezone, "Xero: Timezone");
  const lockDate = lockDateOf(fields.EndOfYearLockDate);
  return {
    externalId: tenantId,
    name: text(fields.Name, "Xero: Name"),
    baseCurrency,
    currencyDecimals: currencyDecimals(baseCurrency, "Xero"),
    yearEndMonth: yearEndMonthOf(fields),
    ...countryOf(fields.CountryCode),
    ...(timezone && { timezone }),
    basis,
    ...(lockDate && { lockDate }),
  };
}

/** A leap year, so that the 28th and the 29th both end February. */
const ANY_LEAP_YEAR = 2000;

/**
 * A year that ends inside a month splits that month's profit between two years, which months
 * cannot show. It is refused when it is read: in a list it must not hide the other organisations.
 */
export function refuseYearEndInsideMonth(answer: unknown) {
  const fields = organisationFields(answer);
  const month = yearEndMonthOf(fields);
  const day = integer(fields.FinancialYearEndDay, "Xero: FinancialYearEndDay");
  const isMonthEnd = day === daysInMonth(monthOf(ANY_LEAP_YEAR, month));
  if (isMonthEnd || (month === 2 && day === 28)) return;
  throw new SourceError(
    "refused",
    `The financial year in Xero ends on day ${day} of month ${month}. Only a year that ends with a month can be read.`,
  );
}

function organisationFields(answer: unknown) {
  const found = records(record(answer, "Xero: Organisation").Organisations, "Xero: Organisations");
  return record(found[0], "Xero: Organisations[0]");
}

function yearEndMonthOf(fields: Fields) {
  const month = integer(fields.FinancialYearEndMonth, "Xero: FinancialYearEndMonth");
  if (month >= 1 && month <= 12) return month;
  throw new SourceError("unreadable", `Xero: the financial year ends in month ${month}.`);
}

/**
 * The end-of-year lock holds for everybody. The period lock does not bind advisers, who may still
 * post into locked months, so it promises nothing.
 */
function lockDateOf(value: unknown) {
  const written = optionalText(value, "Xero: EndOfYearLockDate");
  return written === undefined ? undefined : readDay(written, "Xero: EndOfYearLockDate");
}

const MICROSOFT_DATE = /^\/Date\((-?\d+)([+-]\d{4})?\)\/$/;

/** "/Date(1546214400000+0000)/" is 2018-12-31: Xero writes a day as its midnight in UTC. */
function readDay(written: string, path: string): Day {
  const date = new Date(Number(MICROSOFT_DATE.exec(written)?.[1]));
  if (Number.isNaN(date.getTime())) {
    throw new SourceError("unreadable", `${path}: "${written}" is not a date.`);
  }
  return date.toISOString().slice(0, 10);
}

export function readTracking(answer: unknown): TrackingCategory[] {
  const path = "Xero: TrackingCategories";
  return records(record(answer, path).TrackingCategories, path).map((each, index) => ({
    externalId: text(each.TrackingCategoryID, `${path}[${index}].TrackingCategoryID`),
    name: text(each.Name, `${path}[${index}].Name`),
    options: records(each.Options, `${path}[${index}].Options`).map((option, at) =>
      text(option.Name, `${path}[${index}].Options[${at}].Name`),
    ),
  }));
}
