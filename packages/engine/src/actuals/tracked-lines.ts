/** The lines whose forecasts are held against what came: profit and loss with its totals, and closing cash. */
import type { Account } from "#model/document.ts";
import { type Section, standardLine } from "#model/standard-lines.ts";

export type TrackedAccount = Pick<Account, "id" | "name" | "line">;

export type Tracked = {
  line: string;
  name: string;
  kind: "account" | "total" | "balance";
  accounts: string[];
};

const sectionOf = ({ line }: TrackedAccount) => standardLine(line)?.section;
const isOfProfit = ({ line }: TrackedAccount) => standardLine(line)?.statement === "profitAndLoss";
const isCash = ({ line }: TrackedAccount) => line === "cash";

export function isTracked(account: TrackedAccount): boolean {
  return isOfProfit(account) || isCash(account);
}

/** As profit and loss has them, a total after what it is of. */
const SECTIONS: [section: Section, total?: Pick<Tracked, "line" | "name">][] = [
  ["revenue", { line: "pl.revenue", name: "Revenue" }],
  ["costOfSales", { line: "pl.costOfSales", name: "Cost of sales" }],
  ["otherIncome"],
  ["operatingExpenses", { line: "pl.operatingExpenses", name: "Operating expenses" }],
  ["depreciation"],
  ["interest"],
  ["incomeTax"],
];

export function trackedLines(accounts: readonly TrackedAccount[]): Tracked[] {
  const idsOf = (among: readonly TrackedAccount[]) => among.map(({ id }) => id);
  const sections = SECTIONS.flatMap(([section, total]) => {
    const within = accounts.filter((account) => sectionOf(account) === section);
    const each = within.map(
      ({ id, name }): Tracked => ({
        ...{ line: `pl.account.${id}`, name, kind: "account", accounts: [id] },
      }),
    );
    const sum: Tracked[] = total ? [{ ...total, kind: "total", accounts: idsOf(within) }] : [];
    return [...each, ...sum];
  });
  const profit = idsOf(accounts.filter(isOfProfit));
  const cash = idsOf(accounts.filter(isCash));
  return [
    ...sections,
    { line: "pl.profit", name: "Profit", kind: "total", accounts: profit },
    { line: "cf.closingCash", name: "Closing cash", kind: "balance", accounts: cash },
  ];
}
