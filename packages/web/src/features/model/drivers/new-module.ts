/** A new module of each kind that works at once: usual terms, and accounts of its own where it needs them. */
import type { Edit } from "@app/engine/edits/edit";
import type { Account, ModelDocument } from "@app/engine/model/document";
import type { Module, ModuleKind } from "@app/engine/model/module";
import { RESERVED_NAMES } from "@app/engine/model/reserved-names";
import { PERIODS_PER_YEAR } from "@app/engine/time/timeline";
import { accountsFor, freeId, idOf, linesFor, newAccountFor } from "./account-choice.ts";
import { firstForecastDay, modulesFor } from "./blank-setting.ts";
import { KIND_WORDS } from "./kind-words.ts";

export type NewModule = { module: Module; edits: Edit[] };

/** Kinds of which a second would stand in the first one's way, or do all of its work again. */
const ONLY_ONE: Partial<Record<ModuleKind, string>> = {
  incomeTax:
    "A model has one income tax, and this one has it. A second would tax the same profit again.",
  treasury: "A model has one treasury, and this one has it.",
};

export function whyNotAdded({ modules }: ModelDocument, kind: ModuleKind): string | undefined {
  return modules.some((module) => module.kind === kind) ? ONLY_ONE[kind] : undefined;
}

export function newModule(document: ModelDocument, kind: ModuleKind): NewModule {
  const name = freeName(document, kind === "expense" ? "New expense" : newName(kind));
  const id = freeModuleId(document, idOf(name));
  const chart = chartOf(document);
  const module = { id, name, ...partsOf(kind, document, chart, name) } as Module;
  const after = document.modules.at(-1)?.id ?? null;
  return {
    module,
    edits: [...chart.edits(), { kind: "insert", list: "modules", entry: module, after }],
  };
}

function newName(kind: ModuleKind) {
  return `New ${KIND_WORDS[kind].name.toLowerCase()}`;
}

export function freeName({ modules }: ModelDocument, name: string): string {
  const names = new Set(modules.map((module) => module.name));
  if (!names.has(name)) return name;
  for (let count = 2; ; count++) if (!names.has(`${name} ${count}`)) return `${name} ${count}`;
}

/** Drivers share the names of lines with modules, so it is no driver's either. */
export function freeModuleId({ modules, drivers }: ModelDocument, wanted: string): string {
  const reserved = [...RESERVED_NAMES].map((id) => ({ id }));
  return freeId([...modules, ...drivers, ...reserved], wanted);
}

type Chart = {
  /** An account that fits, or a new one. */
  use: (path: string) => string;
  /** One on the usual line, or a new one: a cost that nobody named is no wage. */
  usual: (path: string) => string;
  /** Always a new one: its balance is this module's alone. */
  own: (path: string, name: string) => string;
  edits: () => Edit[];
};

function chartOf(document: ModelDocument): Chart {
  const added: Account[] = [];
  const withAdded = () => ({ ...document, accounts: [...document.accounts, ...added] });
  const own = (path: string, name?: string) => {
    const account = newAccountFor(withAdded(), path, name);
    added.push(account);
    return account.id;
  };
  return {
    use: (path) => accountsFor(withAdded(), path).fitting[0]?.id ?? own(path),
    usual: (path) => {
      const { fitting } = accountsFor(withAdded(), path);
      return fitting.find(({ line }) => line === linesFor(path)[0])?.id ?? own(path);
    },
    own,
    edits: () =>
      added.map((entry, index) => ({
        ...{ kind: "insert", list: "accounts", entry },
        after: added[index - 1]?.id ?? document.accounts.at(-1)?.id ?? null,
      })),
  };
}

function partsOf(kind: ModuleKind, document: ModelDocument, chart: Chart, name: string): object {
  const perYear = PERIODS_PER_YEAR[document.timeline.unit];
  const day = firstForecastDay(document);
  const isSettled = (module: Module) => module.kind === kind;
  const settled = (path: string) =>
    document.modules.some(isSettled) ? chart.own(path, name) : chart.use(path);
  switch (kind) {
    case "revenue":
      return {
        ...{ kind, form: "amount", amount: Math.round(120_000 / perYear) },
        ...{ account: chart.use("revenue.account"), ...billed(document, "receivables") },
      };
    case "costOfSales":
      return {
        ...{ kind, ...costForm(document, perYear), account: chart.use("costOfSales.account") },
        ...billed(document, "payables"),
      };
    case "expense":
      return {
        ...{ kind, amount: Math.round(12_000 / perYear), account: chart.usual("expense.account") },
        ...billed(document, "payables"),
      };
    case "payroll":
      return {
        ...{ kind, form: "headcount", headcount: 1, salaryPerYear: 75_000 },
        account: chart.use("payroll.account"),
      };
    case "receivables":
    case "payables":
    case "inventory":
      return { kind, method: "days", days: 30, account: settled(`${kind}.account`) };
    case "fixedAssets":
      return {
        ...{ kind, additions: [{ day, amount: 50_000 }] },
        cost: chart.own("fixedAssets.cost", name),
        accumulated: chart.own("fixedAssets.accumulated", `${name}, depreciation`),
        expense: chart.use("fixedAssets.expense"),
        method: { kind: "straightLine", lifeYears: 5 },
      };
    case "loan":
      return {
        ...{ kind, account: chart.own("loan.account", name) },
        draws: [{ day, amount: 100_000 }],
        repayment: { kind: "equalPrincipal", periods: 5 * perYear },
        ...{ ratePerYear: 0.07, interestAccount: chart.use("loan.interestAccount") },
      };
    case "treasury":
      return {
        ...{ kind, minimumCash: 0 },
        revolver: {
          ...{ account: chart.use("treasury.revolver.account"), limit: 250_000 },
          ...{ ratePerYear: 0.09, interestAccount: chart.use("treasury.revolver.interestAccount") },
        },
      };
    case "salesTax":
      return {
        ...{ kind, rate: 0.1, account: settled("salesTax.account") },
        payable: settled("salesTax.payable"),
        cycle: { months: 3, endMonth: document.timeline.yearEndMonth, dueDays: 28 },
      };
    case "incomeTax":
      return {
        ...{ kind, rate: 0.25, account: settled("incomeTax.account") },
        payable: settled("incomeTax.payable"),
        payment: { kind: "yearly", finalDays: 120 },
      };
    case "equity":
      return {
        ...{ kind, account: chart.use("equity.account") },
        contributions: onceAt(document, 50_000),
      };
    case "dividends":
      return {
        ...{ kind, account: settled("dividends.account") },
        declared: { kind: "amount", amount: 10_000, months: [document.timeline.yearEndMonth] },
      };
    case "journal":
      return {
        kind,
        entries: [
          {
            ...{ text: "One-off cost", debit: chart.usual("journal.debit") },
            ...{ credit: chart.use("journal.credit"), amount: 1_000, day },
          },
        ],
      };
  }
}

/** Where somebody settles what is owed, what is new is owed too, with the model's sales tax. */
function billed(document: ModelDocument, by: "receivables" | "payables") {
  const settling = document.modules.find((module) => module.kind === by && !module.isOff) as
    | { account: string }
    | undefined;
  const field = by === "receivables" ? "receivable" : "payable";
  const [tax] = modulesFor(document, "salesTax");
  return {
    ...(settling && { [field]: settling.account }),
    ...(tax && !tax.isOff && { salesTax: tax.id }),
  };
}

function costForm(document: ModelDocument, perYear: number) {
  const of = modulesFor(document, "of").map(({ id }) => id);
  if (of.length === 0) return { form: "amount", amount: Math.round(60_000 / perYear) };
  return { form: "share", share: 0.3, of };
}

/** An amount in the first forecast period and in no other. */
function onceAt({ timeline }: ModelDocument, amount: number) {
  return { figures: [...Array<number>(timeline.actualCount).fill(0), amount], later: 0 };
}
