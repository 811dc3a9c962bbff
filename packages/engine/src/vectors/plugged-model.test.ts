import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

/** Forecasts that balance only because something was made to fit are not accepted. */
function problemsOf(document: ModelDocument) {
  const { model, failedChecks } = calculateModel(document);
  const issues = model.issues.map(({ code, severity, place }) => `${severity} ${code} ${place}`);
  const { isBlocked } = model;
  const messages = model.issues.map(({ message }) => message);
  return { issues, messages, failed: failedChecks(), isBlocked };
}

const actualMonths = { ...smallCompany().timeline, periodCount: 2, actualCount: 2 };

test("opening balances that do not net to zero are told, and cash is not made the difference", () => {
  const document = smallCompany();
  document.accounts.push({ id: "van", name: "Van", line: "fixedAssets", opening: 300 });
  const { issues, messages, failed, isBlocked } = problemsOf(document);
  expect(isBlocked).toBe(true);
  expect(issues).toEqual(["error unbalanced accounts"]);
  expect(messages[0]).toContain("debits exceed credits by 300.00");
  expect(failed).toHaveLength(6);
  expect(calculateModel(document).read("bs.account.cash")).toEqual([1000, 1000, 1000]);
});

test("a month whose cash was set to make the balance sheet fit is told where the books differ", () => {
  // Sales of 500 on credit and costs of 200 in cash; the bank says −200, the plug says +50.
  const actuals = { debtors: [500, 0], sales: [-500, 0], costOfSales: [200, 0], cash: [50, 0] };
  const document = smallCompany({ timeline: actualMonths, actuals });
  const { issues, messages, failed } = problemsOf(document);
  expect(issues).toEqual(["error unbalanced actuals/0"]);
  expect(messages[0]).toBe(
    "The actual figures of Jul-26 do not net to zero: debits exceed credits by 250.00.",
  );
  expect(failed.some((text) => text.startsWith("Cash flow leads to the cash in the ledger"))).toBe(
    true,
  );
  const honest = { ...actuals, cash: [-200, 0] };
  expect(problemsOf(smallCompany({ timeline: actualMonths, actuals: honest }))).toEqual({
    issues: [],
    messages: [],
    failed: [],
    isBlocked: false,
  });
});

test("actual movements on an account outside the chart block the forecast", () => {
  const actuals = { suspense: [100, 0], cash: [-100, 0] };
  const document = smallCompany({ timeline: actualMonths, actuals });
  const { issues, failed, isBlocked } = problemsOf(document);
  expect(isBlocked).toBe(true);
  expect(issues).toEqual(["error unmapped actuals/suspense"]);
  expect(failed).not.toEqual([]);
});

test("an account without a line blocks the forecast when it has a balance, and not before", () => {
  const company = (opening: number) => {
    const document = smallCompany();
    document.accounts.push({ id: "suspense", name: "Suspense", line: "", opening });
    document.accounts.push({ id: "extra", name: "Capital", line: "reserves", opening: -opening });
    return problemsOf(document);
  };
  const empty = company(0);
  expect(empty).toMatchObject({ issues: ["warning unmapped accounts/suspense"], isBlocked: false });
  const used = company(300);
  expect(used).toMatchObject({ issues: ["error unmapped accounts/suspense"], isBlocked: true });
  expect(used.failed).toContain("The trial balance nets to zero, period 0: -300");
});

test("cents that do not add up exactly in binary are rounding; a tenth of a cent is not", () => {
  const books = (cash: number) => {
    const actuals = { debtors: [0.1, 0], stock: [0.2, 0], sales: [-0.3, 0], cash: [cash, 0] };
    return problemsOf(smallCompany({ timeline: actualMonths, actuals }));
  };
  expect(0.1 + 0.2 - 0.3).not.toBe(0);
  expect(books(0)).toMatchObject({ issues: [], failed: [] });
  expect(books(0.001)).toMatchObject({
    issues: ["error unbalanced actuals/0"],
    messages: ["The actual figures of Jul-26 do not net to zero: debits exceed credits by 0.0010."],
    isBlocked: true,
  });
});

test("an entry against an account that is nowhere is told and moves nothing on the other side", () => {
  const document = smallCompany({
    modules: [
      {
        kind: "journal",
        id: "plug",
        name: "Plug",
        entries: [{ text: "Make it fit", debit: "cash", credit: "difference", amount: 250 }],
      },
    ],
  });
  expect(problemsOf(document).issues).toEqual(["error missing-account modules/plug/entry1.credit"]);
  expect(calculateModel(document).read("bs.account.cash")).toEqual([1000, 1000, 1000]);
});

const rent = {
  kind: "expense",
  id: "rent",
  name: "Rent",
  account: "rentCost",
  amount: 100,
} as const;

test.each<[string, Partial<ModelDocument>, string]>([
  ["an account that is not there", { modules: [{ ...rent, account: "rentCots" }] }, "rent/account"],
  ["an unknown name", { modules: [{ ...rent, amount: "2500 * rnet" }] }, "rent/amount"],
  ["a formula that cannot be read", { modules: [{ ...rent, amount: "2500 * (" }] }, "rent/amount"],
  ["a second module of one name", { modules: [rent, rent] }, "rent/id"],
  ["a chart without cash", { modules: [rent], accounts: [] }, "accounts"],
  ["a change to what is not there", { overrides: [{ line: "rnet", value: 1 }] }, "overrides/0"],
])("a cost that is left out blocks the forecast: %s", (_, changes, place) => {
  const { issues, isBlocked } = problemsOf(smallCompany(changes));
  expect(issues[0]).toMatch(new RegExp(`^error .*${place}$`));
  expect(isBlocked).toBe(true);
});

test("units that clash are told and block nothing, since the formula counts as it is written", () => {
  const formula = "calendar.days + 100 * pl.revenue";
  const drivers = [{ id: "odd", name: "Odd", unit: "currency", formula } as const];
  expect(problemsOf(smallCompany({ drivers }))).toMatchObject({
    issues: ["error unit-clash drivers/odd/formula"],
    isBlocked: false,
  });
});
