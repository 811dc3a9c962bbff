import { expect, test } from "vitest";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

test("days from a driver explain the opening balance as written days do: 45 days of 310 a month", () => {
  const company = (days: number | string) => {
    const modules: Module[] = [
      {
        kind: "revenue",
        id: "sales",
        name: "Sales",
        account: "sales",
        receivable: "debtors",
        form: "amount",
        amount: 310,
      },
      {
        kind: "receivables",
        id: "customers",
        name: "Customers",
        account: "debtors",
        method: "days",
        days,
        earlier: [310, 300],
      },
    ];
    const accounts = smallCompany().accounts.map((account) => {
      if (account.id === "debtors") return { ...account, opening: 450 };
      return account.id === "retained" ? { ...account, opening: -450 } : account;
    });
    const drivers = [{ id: "debtorDays", name: "Debtor days", unit: "days", values: 45 } as const];
    return calculateModel(smallCompany({ accounts, modules, drivers }));
  };
  for (const { read } of [company(45), company("debtorDays")]) {
    // July closes with 310 and 14 days of June, which is 140; 450 before and 310 billed less that.
    expect(read("customers.open")[0]).toBe(450);
    expect(read("customers.paid")[0]).toBe(310);
    expect(read("customers.backwards")).toEqual([0, 0, 0]);
    expect(read("customers.debtors.settled")[0]).toBe(0);
  }
});
