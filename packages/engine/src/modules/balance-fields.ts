/** The fields of each kind of module that name an account with a balance: an asset, a debt, equity. */
import type { Module } from "#model/module.ts";

type Field = {
  field: string;
  account: string | undefined;
  /** Only the other side of what the module posts; it keeps no balance there. */
  isAgainst?: true;
};

export function balanceFields(module: Module): Field[] {
  switch (module.kind) {
    case "revenue": {
      const deferred = module.form === "subscription" ? module.deferredIncome : undefined;
      return [...fields({ deferredIncome: deferred }), against("receivable", module.receivable)];
    }
    case "costOfSales":
      return [...fields({ inventory: module.inventory }), against("payable", module.payable)];
    case "expense":
      return [...fields({ prepaid: module.prepaid?.account }), against("payable", module.payable)];
    case "payroll":
      return fields({
        "withholding.liability": module.withholding?.liability,
        "leave.provision": module.leave?.provision,
        ...Object.fromEntries(
          (module.onCosts ?? []).map(({ id, liability }) => [`${id}.liability`, liability]),
        ),
      });
    case "inventory":
      return [...fields({ account: module.account }), against("payable", module.payable)];
    case "dividends":
      return fields({ account: module.account, payable: module.payable });
    case "receivables":
    case "payables":
    case "equity":
      return fields({ account: module.account });
    case "salesTax": {
      const { account, payable, deferredOnSales, deferredOnPurchases } = module;
      return fields({ account, payable, deferredOnSales, deferredOnPurchases });
    }
    case "fixedAssets": {
      const { cost, accumulated, payable } = module;
      return fields({ cost, accumulated, payable });
    }
    case "loan": {
      const { account, currentAccount, interestPayable } = module;
      return fields({ account, currentAccount, interestPayable });
    }
    case "incomeTax":
      return fields({ payable: module.payable });
    case "treasury":
      return fields({ "revolver.account": module.revolver?.account });
    case "journal":
      return [];
  }
}

function fields(accounts: Record<string, string | undefined>): Field[] {
  return Object.entries(accounts).map(([field, account]) => ({ field, account }));
}

function against(field: string, account: string | undefined): Field {
  return { field, account, isAgainst: true };
}
