/**
 * Payroll: gross pay as it stands now, what employing costs on top of it, and what of it is owed to
 * authorities and when that is paid, read from the balances of the liabilities.
 */
import type { Account } from "#model/document.ts";
import type { OnCost, Payroll } from "#model/kinds/payroll.ts";
import { type Owed, owedBy } from "./fit-owed.ts";
import {
  type Fitting,
  fitted,
  goingOnAs,
  joined,
  type Part,
  perPeriod,
  say,
  sayMonths,
} from "./fitting.ts";
import { activityOf, type History, movementsTogether, onLines, sinceFirst } from "./history.ts";
import type { FittedRise } from "./index-driver.ts";
import { levelWords } from "./sentences.ts";
import { levelOf, median, rangeOf, sum } from "./statistics.ts";
import { levelNow } from "./trend.ts";

export type FittedPayroll = {
  part: Part;
  /** Gross pay of all, as a formula; unsaid where nobody is paid. */
  gross?: string;
};

const ERROR_MOST = 0.25;

export function fitPayroll(fitting: Fitting, rise: FittedRise): FittedPayroll {
  const { history } = fitting;
  const paid = onLines(history, "wages", "directLabour").filter(({ id }) =>
    sinceFirst(history.movementsOf(id)).some((value) => value > 0),
  );
  const onTop = onLines(history, "pension", "payrollTax").filter(
    ({ id }) => sinceFirst(history.movementsOf(id)).length > 0,
  );
  if (paid.length === 0) return { part: {} };
  const gross = movementsTogether(history, paid);
  const owing = liabilitiesOf(fitting, gross, onTop);
  const withheld = owing.find(({ of }) => of === undefined);
  const rate = withheld && withheldDriver(fitting, withheld);
  const rates = onTop.map((account) => ({ account, ...onCostDriver(fitting, account, gross) }));
  const owed = (account: Account) => owing.find(({ of }) => of?.includes(account));
  const onCosts = rates.flatMap(({ account, id }): OnCost[] => {
    const by = owed(account);
    if (!by) return [];
    return [
      {
        id: account.id,
        name: account.name,
        rate: id,
        account: account.id,
        liability: by.liability.id,
        due: by.owed.cycle,
      },
    ];
  });
  const modules = paid.map((account): [Part, Payroll] => {
    const series = sinceFirst(history.movementsOf(account.id));
    const own = rise.of(series);
    const level = levelNow(series, own);
    const pay = fitted(fitting, `${account.id}PerMonth`, {
      name: `${account.name} a month`,
      unit: "currency",
      level,
      rule: levelWords(level, series, own),
      history: series,
    });
    const module: Payroll = {
      kind: "payroll",
      id: fitting.nameFor(account.id),
      name: account.name,
      account: account.id,
      form: "amount",
      amount: own === 0 ? perPeriod(pay.id) : `${perPeriod(pay.id)} * ${rise.index}`,
      ...(withheld &&
        rate && {
          withholding: {
            rate: rate.id,
            liability: withheld.liability.id,
            due: withheld.owed.cycle,
          },
        }),
      ...(onCosts.length > 0 && { onCosts }),
    };
    return [goingOnAs(pay.part, `${module.id}.gross`), module];
  });
  const together = modules.map(([, { id }]) => `${id}.gross`).join(" + ");
  const atOnce = rates.filter(({ account }) => !owed(account));
  return {
    gross: `(${together})`,
    part: joined([
      ...modules.map(([part, module]) => joined([part, { modules: [module] }])),
      ...(rate ? [rate.part] : []),
      ...rates.map(({ part }) => part),
      {
        modules: atOnce.map(({ account, id }) => ({
          kind: "expense",
          id: fitting.nameFor(account.id),
          name: account.name,
          account: account.id,
          amount: `${id} * (${together})`,
        })),
      },
    ]),
  };
}

/** A liability, and what gathers on it: some on-costs, or tax held back from pay where `of` is unsaid. */
type Owing = { liability: Account; owed: Owed; of?: readonly Account[] };

function liabilitiesOf(
  { history }: Fitting,
  gross: readonly number[],
  onTop: readonly Account[],
): Owing[] {
  const found: Owing[] = [];
  for (const liability of busiestOf(history, onLines(history, "payrollLiabilities"))) {
    const balances = history.balancesOf(liability.id).map((balance) => 0 - balance);
    const free = onTop.filter((account) => !found.some(({ of }) => of?.includes(account)));
    const single = busiestOf(history, free).map((account) => [account]);
    const candidates = [...single, ...(free.length > 1 ? [free] : [])].flatMap((of): Owing[] => {
      const owed = owedBy(history, balances, movementsTogether(history, of));
      // A cost is owed as it is charged, so what gathers is neither more nor less.
      return owed && Math.abs(owed.rate - 1) < 0.1 ? [{ liability, owed, of }] : [];
    });
    const isWithheldKnown = found.some(({ of }) => of === undefined);
    const fromPay = isWithheldKnown ? undefined : owedBy(history, balances, gross);
    if (fromPay && fromPay.rate > 0.02 && fromPay.rate < 0.6)
      candidates.push({ liability, owed: fromPay });
    const [best] = candidates.toSorted((one, other) => one.owed.error - other.owed.error);
    if (best && best.owed.error < ERROR_MOST) found.push(best);
  }
  return found;
}

/** In a long chart the small ones fit anything by chance. */
const TRIED_MOST = 12;

function busiestOf(history: History, accounts: readonly Account[]): Account[] {
  const moved = new Map(accounts.map((each) => [each, activityOf(history, each)]));
  return accounts
    .toSorted((one, other) => (moved.get(other) ?? 0) - (moved.get(one) ?? 0))
    .slice(0, TRIED_MOST);
}

function withheldDriver(fitting: Fitting, { liability, owed }: Owing) {
  const { rates, rate, cycle, lag } = owed;
  return fitted(fitting, "withholdingRate", {
    name: "Tax withheld, share of gross pay",
    unit: "percent",
    level: { value: rate, months: rates.length, ...rangeOf(rates) },
    rule: `What ${liability.name} stood at, as a share of the pay of ${sayMonths(cycle.months)}, paid ${sayMonths(lag)} later`,
    history: rates,
  });
}

function onCostDriver(fitting: Fitting, account: Account, gross: readonly number[]) {
  const costs = fitting.history.movementsOf(account.id);
  const ratios = costs.flatMap((cost, index) => {
    const pay = gross[index] ?? 0;
    return pay > 0 ? [cost / pay] : [];
  });
  const level = levelOf(ratios, median);
  // Charged in some months only, a median would say nothing.
  const last = Math.min(12, costs.length);
  const pay = sum(gross.slice(-last));
  const value = level.value === 0 && pay > 0 ? sum(costs.slice(-last)) / pay : level.value;
  return fitted(fitting, `${account.id}Rate`, {
    name: `${account.name}, share of gross pay`,
    unit: "percent",
    level: { ...level, value },
    rule: `Share of gross pay, the median is ${say(value, "percent")}`,
    history: ratios,
  });
}
