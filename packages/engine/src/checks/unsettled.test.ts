import { expect, test } from "vitest";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

const collecting: Module = {
  kind: "receivables",
  id: "customers",
  name: "Customers",
  account: "debtors",
  method: "profile",
  profile: [0, 1],
};

/** Debtors of 500 before the first month, or from its books. */
function company(isActual: boolean, modules: Module[]) {
  const { accounts, timeline } = smallCompany();
  const openings = new Map([
    ["debtors", 500],
    ["capital", -1500],
  ]);
  if (isActual) {
    const actuals = { debtors: [500], sales: [-500] };
    return smallCompany({ modules, actuals, timeline: { ...timeline, actualCount: 1 } });
  }
  const opened = accounts.map((account) => {
    const opening = openings.get(account.id) ?? account.opening;
    return opening === undefined ? account : { ...account, opening };
  });
  return smallCompany({ modules, accounts: opened });
}

test.each([false, true])(
  "debtors of 500 that nobody collects are told (from actuals: %s)",
  (isActual) => {
    const { model, read } = calculateModel(company(isActual, []));
    expect(model.issues).toEqual([
      {
        code: "unsettled",
        severity: "warning",
        place: "accounts/debtors",
        message: 'No module settles "Trade debtors", so its balance stays as it is.',
      },
    ]);
    expect(read("bs.account.debtors").at(-1)).toBe(500);
  },
);

test.each([false, true])(
  "a module that collects them settles it (from actuals: %s)",
  (isActual) => {
    const { model, read } = calculateModel(company(isActual, [collecting]));
    expect(model.issues).toEqual([]);
    expect(read("bs.account.debtors").at(-1)).toBe(0);
  },
);
