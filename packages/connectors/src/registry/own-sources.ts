/** Sources that never leave the machine: files a person uploads, and books of our own. */
import { countryOf } from "#ledger/country.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import { businessCentralDemo } from "#sources/business-central-demo/business-central-demo.ts";
import { quickBooksDemo } from "#sources/quickbooks-demo/quickbooks-demo.ts";
import { sampleCompanySource } from "#sources/sample-company/sample-company.ts";
import { monthsInFiles, spreadsheet } from "#sources/spreadsheet/spreadsheet.ts";
import { xeroDemo } from "#sources/xero-demo/xero-demo.ts";
import { basis, currency, yearEndMonth } from "./common-fields.ts";
import { type Given, source } from "./source.ts";

/** The month our own books have reached is the one it is now. */
const reached = ({ currentMonth }: Given) => ({ lastMonth: currentMonth });

export const ownSources = [
  source(spreadsheet, {
    fields: [
      {
        kind: "text",
        key: "name",
        label: "Organisation",
        help: "Whose books the files hold.",
        isRequired: true,
      },
      { ...currency, isRequired: true },
      { ...yearEndMonth, help: "Files do not say when the financial year ends." },
      basis,
      {
        kind: "text",
        key: "country",
        label: "Country",
        help: "By its two letters: in some countries the codes of accounts say what they are.",
        isRequired: false,
        pattern: "^[A-Z]{2}$",
        example: "AU",
      },
    ],
    settings: ({ name, currency: baseCurrency, ...values }, { organisationId, files = [] }) => ({
      organisation: {
        externalId: organisationId ?? "files",
        name,
        baseCurrency,
        currencyDecimals: currencyDecimals(baseCurrency, name),
        yearEndMonth: values.yearEndMonth,
        basis: values.basis ?? "ACCRUAL",
        ...countryOf(values.country),
      },
      files,
    }),
    months: monthsInFiles,
  }),
  ...[xeroDemo, quickBooksDemo, businessCentralDemo].map((demo) =>
    source(demo, { fields: [], settings: (_values, given) => reached(given) }),
  ),
  source(sampleCompanySource, {
    fields: [],
    settings: (_values, { backPostedIn, ...given }) => ({
      ...reached(given),
      ...(backPostedIn !== undefined && { backPostedIn }),
    }),
  }),
];
