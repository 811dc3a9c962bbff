/** Systems of the customer's own: the person names the server and a user made for reading. */
import { fixedAuthorisation, sessionAuthorisation } from "#http/authorisation.ts";
import { businessCentral } from "#sources/business-central/business-central.ts";
import { netsuite } from "#sources/netsuite/netsuite.ts";
import { odoo } from "#sources/odoo/odoo.ts";
import { sapBusinessOne } from "#sources/sap-business-one/sap-business-one.ts";
import { loginToSapBusinessOne } from "#sources/sap-business-one/sap-business-one-api.ts";
import { tryton } from "#sources/tryton/tryton.ts";
import { loginToTryton } from "#sources/tryton/tryton-api.ts";
import {
  address,
  classes,
  currency,
  database,
  password,
  retainedEarningsCode,
  retainedEarningsNumber,
  user,
  yearEndMonth,
} from "./common-fields.ts";
import { source } from "./source.ts";

export const erpSources = [
  source(businessCentral, {
    fields: [
      {
        kind: "text",
        key: "tenantId",
        label: "Microsoft tenant",
        help: "The tenant the environment belongs to, by its id or its domain.",
        isRequired: true,
        pattern: "^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$",
        example: "acorn.onmicrosoft.com",
      },
      {
        kind: "text",
        key: "environment",
        label: "Environment",
        help: "Its name in the Business Central admin center.",
        isRequired: true,
      },
      retainedEarningsNumber,
    ],
    settings: (values, { baseUrl }) => ({ ...values, ...(baseUrl !== undefined && { baseUrl }) }),
    parts: ({ tenantId }) => ({ tenant: tenantId }),
  }),
  source(netsuite, {
    fields: [
      {
        kind: "text",
        key: "accountId",
        label: "Account id",
        help: "Under Setup, Company, Company Information.",
        isRequired: true,
        pattern: "^[A-Za-z0-9]+([_-][A-Za-z0-9]+)?$",
        example: "1234567_SB1",
      },
      {
        kind: "text",
        key: "clientId",
        label: "Client id",
        help: "Of the integration record with client credentials.",
        isRequired: true,
      },
      {
        kind: "text",
        key: "certificateId",
        label: "Certificate id",
        help: "NetSuite shows it once our certificate is mapped to a role.",
        isRequired: true,
      },
      {
        kind: "number",
        key: "accountingBook",
        label: "Accounting book",
        help: "Its id, where it is not the primary book.",
        isRequired: false,
        min: 1,
        max: 1_000_000,
      },
    ],
    settings: ({ accountId, accountingBook }, { baseUrl }) => ({
      accountId,
      ...(accountingBook !== undefined && { accountingBook }),
      ...(baseUrl !== undefined && { baseUrl }),
    }),
    parts: ({ accountId }) => ({ account: accountId.toLowerCase().replace("_", "-") }),
  }),
  source(sapBusinessOne, {
    fields: [
      address("the service layer", "https://sap.acorn.example:50000"),
      { ...database, key: "companyDatabase", label: "Company database", isRequired: true },
      user,
      password,
      yearEndMonth,
      { ...currency, isRequired: false },
      retainedEarningsCode,
      classes("classByDrawer", "drawers of the chart"),
    ],
    settings: ({ user: _user, password: _password, ...values }) => values,
    signIn: (values, settings, http) =>
      sessionAuthorisation(() => loginToSapBusinessOne(http, settings, values)),
  }),
  source(odoo, {
    fields: [
      address("Odoo", "https://acorn.odoo.com"),
      {
        ...database,
        help: "Needed where one address serves several databases.",
        isRequired: false,
      },
      {
        kind: "secret",
        key: "apiKey",
        label: "API key",
        help: "Of a user who may read accounting; it is kept encrypted and not shown again.",
        isRequired: true,
      },
    ],
    settings: ({ apiKey: _apiKey, ...values }) => values,
    signIn: ({ apiKey }) => fixedAuthorisation({ authorization: `bearer ${apiKey}` }),
  }),
  source(tryton, {
    fields: [
      address("the server", "https://tryton.acorn.example"),
      { ...database, isRequired: true },
      user,
      password,
      retainedEarningsCode,
      classes("classByType", "types of accounts"),
    ],
    settings: ({ user: _user, password: _password, ...values }) => values,
    signIn: (values, settings, http) =>
      sessionAuthorisation(() => loginToTryton(http, settings, values)),
  }),
];
