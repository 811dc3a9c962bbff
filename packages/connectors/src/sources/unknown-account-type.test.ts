/**
 * A type nobody has told us about decides whether an account is an asset or an expense, so it is
 * refused with account and type, by every source and however it is spelled: "constructor" is no
 * type either, though every object has one.
 */
import { expect, test } from "vitest";
import { SourceError } from "#ledger/source-error.ts";
import { accountsOf as businessCentral } from "./business-central/business-central-transform.ts";
import { accountsOf as myobBusiness } from "./myob-business/myob-business-transform.ts";
import { accountsOf as netsuite } from "./netsuite/netsuite-transform.ts";
import { accountsOf as odoo } from "./odoo/odoo-transform.ts";
import { readAccounts as quickBooks } from "./quickbooks/quickbooks-accounts.ts";
import { accountsOf as sageAccounting } from "./sage-accounting/sage-accounting-transform.ts";
import { readAccounts as xero } from "./xero/xero-accounts.ts";

const earnings = { current: "c", retained: "r" };

const charts: Record<string, (type: string) => unknown> = {
  Xero: (Type) => xero({ Accounts: [{ AccountID: "1", Code: "610", Name: "Gifts", Type }] }),
  QuickBooks: (AccountType) =>
    quickBooks([{ Id: "1", AcctNum: "610", Name: "Gifts", AccountType, Active: true }]),
  "MYOB Business": (Classification) =>
    myobBusiness(
      [{ UID: "1", DisplayID: "610", Name: "Gifts", Classification, Type: "?" }],
      earnings,
    ),
  "Sage Accounting": (id) =>
    sageAccounting([{ id: "1", nominal_code: 610, name: "Gifts", ledger_account_type: { id } }]),
  "Business Central": (category) =>
    businessCentral([{ number: "610", displayName: "Gifts", accountType: "Posting", category }]),
  NetSuite: (type) => netsuite([{ id: "1", code: "610", name: "Gifts", type }]),
  Odoo: (account_type) => odoo([{ id: 1, code: "610", name: "Gifts", account_type, active: true }]),
};

test.each(Object.entries(charts))("%s: an unknown type is named with its account", (_, read) => {
  for (const type of ["Goodwill", "constructor", "toString", "__proto__", ""]) {
    expect(() => read(type), type).toThrow(SourceError);
    expect(() => read(type), type).toThrow(/610 Gifts has the .*type/);
    expect(() => read(type), type).toThrow(`"${type}`);
  }
});
