/** The parts of a fitted model in their order: what one settles (an account, a tax) is handed to the next. */
import type { Account } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { standardLine } from "#model/standard-lines.ts";
import { writeDay } from "#time/day.ts";
import { periodsOf, type Timeline } from "#time/timeline.ts";
import { fitAssets } from "./fit-assets.ts";
import { fitBalance } from "./fit-balances.ts";
import { type Earning, fitCost } from "./fit-costs.ts";
import { fitIncomeTax } from "./fit-income-tax.ts";
import { fitLeave } from "./fit-leave.ts";
import { fitLoans } from "./fit-loans.ts";
import { fitOtherIncome } from "./fit-other-income.ts";
import { fitOwners } from "./fit-owners.ts";
import { fitPayroll } from "./fit-payroll.ts";
import { fitRevenue } from "./fit-revenue.ts";
import { fitSalesTax } from "./fit-sales-tax.ts";
import { fitSettlement } from "./fit-settlement.ts";
import { fitStock } from "./fit-stock.ts";
import { fitTreasury } from "./fit-treasury.ts";
import { type Fitting, joined, type Part, say, sayMonths } from "./fitting.ts";
import { busiest, inSections, onLines } from "./history.ts";
import { type FittedRise, fitRise } from "./index-driver.ts";
import { tradeOf } from "./trade.ts";

export function partsOf(fitting: Fitting, timeline: Timeline): Required<Part> {
  const { history } = fitting;
  const trade = tradeOf(history);
  const { sales, billed, bought, stock, used } = trade;
  const tax = fitSalesTax(fitting, trade);
  const onSales = tax.salesTax === undefined ? {} : { salesTax: tax.salesTax };
  const onPurchases = tax.on.includes("purchases") ? onSales : {};
  const onAssets = tax.on.includes("assets") ? onSales : {};
  const withTax = (flows: readonly number[], rate: number) =>
    flows.map((flow) => flow * (1 + rate));
  const customers = settled(fitting, "receivables", withTax(sales, tax.rate));
  const suppliers = settled(
    fitting,
    "payables",
    withTax(billed, tax.on.includes("purchases") ? tax.rate : 0),
  );
  const owedTo = suppliers.control === undefined ? {} : { payable: suppliers.control };
  const owedBy = customers.control === undefined ? {} : { receivable: customers.control };

  const revenue = fitRevenue(fitting, { ...onSales, ...owedBy });
  const { costs, pay } = risesOf(fitting, timeline, bought);
  const context = {
    ...{ sales, earning: earningOf(fitting, revenue), rise: costs },
    ...owedTo,
    ...onPurchases,
    ...(stock && { stock: stock.id }),
  };
  const payroll = fitPayroll(fitting, pay);
  const debt = fitLoans(fitting);
  const parts = [
    revenue,
    ...bought.map((account) => fitCost(fitting, account, context)),
    stock ? fitStock(fitting, { account: stock, used, ...owedTo, ...onPurchases }) : {},
    payroll.part,
    fitLeave(fitting, payroll.gross),
    costs.part,
    pay.part,
    customers.part,
    suppliers.part,
    tax.part,
    fitAssets(fitting, { rise: costs.index, ...onAssets }),
    debt.part,
    fitTreasury(fitting, debt),
    fitIncomeTax(fitting),
    fitOwners(fitting),
    fitOtherIncome(fitting),
  ];
  return withTheRest(fitting, joined(parts));
}

/** Balances that nothing settles yet, and a word on what nothing forecasts. */
function withTheRest(fitting: Fitting, parts: Required<Part>): Required<Part> {
  const { history } = fitting;
  const named = new Set(parts.modules.flatMap(namesIn));
  const balances = inSections(history, "currentAssets", "currentLiabilities").filter(
    ({ id, line }) => line !== "cash" && !named.has(id),
  );
  const silent = inSections(history, ...PROFIT_AND_LOSS).flatMap(({ id, name }) => {
    const lately = history.movementsOf(id).slice(-12);
    const moved = lately.reduce((total, each) => total + Math.abs(each), 0);
    if (named.has(id) || moved === 0) return [];
    return [
      `${name} is not forecast: ${say(moved, "currency")} in the last ${sayMonths(lately.length)} follows no rule that could be read.`,
    ];
  });
  const whyOf = (account: Account) =>
    parts.unexplained.find((each) => each.account === account.id)?.why;
  const rest = balances.map((account) => fitBalance(fitting, account, whyOf(account)));
  return joined([parts, ...rest, { unproven: silent }]);
}

const PROFIT_AND_LOSS = [
  ...(["revenue", "costOfSales", "otherIncome", "operatingExpenses"] as const),
  ...(["depreciation", "interest", "incomeTax"] as const),
];

/** Every text in a module; the accounts it posts to are among them. */
function namesIn(module: Module): string[] {
  const texts: string[] = [];
  JSON.stringify(module, (_, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  return texts;
}

function earningOf({ history }: Fitting, { modules = [] }: Part): Earning[] {
  return modules.flatMap((module) => {
    if (module.kind !== "revenue") return [];
    const { id, name, account } = module;
    return [{ id, name, sales: history.movementsOf(account).map((each) => 0 - each) }];
  });
}

function risesOf(
  fitting: Fitting,
  timeline: Timeline,
  bought: readonly Account[],
): Record<"costs" | "pay", FittedRise> {
  const { history } = fitting;
  const from = secondForecastDay(timeline);
  const isOverhead = ({ line }: Account) => standardLine(line)?.section === "operatingExpenses";
  const overheads = bought.filter(isOverhead);
  const paid = onLines(history, "wages", "directLabour");
  const costs = fitRise(fitting, {
    ...{ wish: "cost", name: "Cost rise a year", indexName: "Cost index", from },
    series: overheads.map(({ id }) => history.movementsOf(id)),
  });
  const pay = fitRise(fitting, {
    ...{ wish: "wage", name: "Wage rise a year", indexName: "Wage index", from },
    series: paid.map(({ id }) => history.movementsOf(id)),
  });
  return { costs, pay };
}

/** The control account that moves most, with its days; none where nothing is owed. */
function settled(fitting: Fitting, line: "receivables" | "payables", billed: readonly number[]) {
  const { history } = fitting;
  const control = busiest(history, onLines(history, line));
  if (!control) return { part: {} };
  const sign = line === "receivables" ? 1 : -1;
  const balances = history.balancesOf(control.id).map((balance) => sign * balance);
  if (balances.every((balance) => balance === 0)) return { part: {} };
  const words =
    line === "receivables"
      ? { id: "customers", name: "Customers", daysName: "Days customers take to pay" }
      : { id: "suppliers", name: "Suppliers", daysName: "Days until suppliers are paid" };
  const part = fitSettlement(fitting, { kind: line, ...words, control, balances, billed });
  return { part, ...((part.modules?.length ?? 0) > 0 && { control: control.id }) };
}

/** As formulas write days: 20260801. */
function secondForecastDay(timeline: Timeline): number {
  const at = timeline.actualCount + 1;
  const [period] = periodsOf(timeline, at, at + 1);
  return Number(writeDay(period?.firstDay ?? 0).replaceAll("-", ""));
}
