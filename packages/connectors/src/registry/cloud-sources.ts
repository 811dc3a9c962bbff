/** Cloud services: the person agrees on the vendor's page, and types what its API does not tell. */
import { exactOnline } from "#sources/exact-online/exact-online.ts";
import { freeAgent } from "#sources/free-agent/free-agent.ts";
import { freshBooks } from "#sources/fresh-books/fresh-books.ts";
import { myobBusiness } from "#sources/myob-business/myob-business.ts";
import { quickBooks } from "#sources/quickbooks/quickbooks.ts";
import { sageAccounting } from "#sources/sage-accounting/sage-accounting.ts";
import { xero } from "#sources/xero/xero.ts";
import {
  basis,
  classes,
  retainedEarningsCode,
  retainedEarningsNumber,
  yearEndMonth,
} from "./common-fields.ts";
import { type Given, needed, source } from "./source.ts";

const REGIONS = [
  { value: "nl", label: "Netherlands" },
  { value: "be", label: "Belgium" },
  { value: "de", label: "Germany" },
  { value: "fr", label: "France" },
  { value: "es", label: "Spain" },
  { value: "co.uk", label: "United Kingdom" },
  { value: "com", label: "Other countries" },
] as const;

export const cloudSources = [
  source(xero, {
    fields: [basis],
    settings: (values, given) => ({
      ...values,
      ...elsewhere(given),
      ...(given.organisationId !== undefined && { tenantId: given.organisationId }),
    }),
  }),
  source(quickBooks, {
    fields: [basis],
    settings: (values, given) => ({
      ...values,
      ...elsewhere(given),
      realmId: needed(given.organisationId, "The QuickBooks company"),
    }),
  }),
  source(myobBusiness, {
    fields: [
      {
        kind: "text",
        key: "fileUser",
        label: "User of the company file",
        help: "For AccountRight files that have a sign-in of their own.",
        isRequired: false,
      },
      {
        kind: "secret",
        key: "filePassword",
        label: "Password of the company file",
        help: "It is kept encrypted and not shown again.",
        isRequired: false,
      },
    ],
    settings: ({ fileUser, filePassword = "" }, given) => ({
      ...elsewhere(given),
      apiKey: needed(given.clientId, "The registration with MYOB"),
      ...(fileUser !== undefined && {
        companyFileToken: Buffer.from(`${fileUser}:${filePassword}`).toString("base64"),
      }),
    }),
  }),
  source(sageAccounting, {
    fields: [retainedEarningsCode],
    settings: (values, given) => ({ ...values, ...elsewhere(given) }),
  }),
  source(freshBooks, {
    fields: [yearEndMonth, retainedEarningsNumber],
    settings: (values, given) => ({ ...values, ...elsewhere(given) }),
  }),
  source(freeAgent, {
    fields: [retainedEarningsCode, classes("classByCode", "categories")],
    settings: (values, given) => ({ ...values, ...elsewhere(given) }),
  }),
  source(exactOnline, {
    fields: [
      {
        kind: "choice",
        key: "region",
        label: "Country of the account",
        help: "Where you sign in to Exact Online.",
        isRequired: true,
        options: REGIONS,
      },
      retainedEarningsCode,
      classes("classByCode", "accounts"),
    ],
    settings: (values, given) => ({ ...values, ...elsewhere(given) }),
    parts: ({ region }) => ({ region }),
  }),
];

function elsewhere({ baseUrl }: Given) {
  return baseUrl === undefined ? {} : { baseUrl };
}
