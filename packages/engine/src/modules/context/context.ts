/**
 * What a module may do: read its figures, add lines and post. A module is a plain function of its
 * own settings and this context; it never sees other modules, only accounts, lines and what has
 * been posted before it.
 */

import { addLine, type Check, type Draft } from "#draft/draft.ts";
import { spread } from "#draft/figures.ts";
import { addFormula } from "#formula/add-formula.ts";
import { actualOf, closingOf, IS_FORECAST } from "#ledger/ledger-lines.ts";
import {
  at,
  compare,
  type Expression,
  iif,
  type LineId,
  mul,
  neg,
  num,
  prev,
} from "#lines/expression.ts";
import type { Line, Measure, Unit } from "#lines/line.ts";
import type { IssueCode } from "#model/issue.ts";
import type { Input, ModuleBase } from "#model/kinds/module-base.ts";
import { standardLine } from "#model/standard-lines.ts";
import type { ActualShare } from "./actual-shares.ts";
import { dayToPeriod, monthFlag } from "./calendar.ts";
import { postingsOf } from "./postings.ts";
import { linkSalesTax } from "./sales-tax-link.ts";
import type { Claim } from "./claim.ts";

export type LineShape = { name: string; unit?: Unit; measure?: Measure };

export type ModuleContext = ReturnType<typeof contextOf>;

/** What modules say about accounts they share; worked out when all have spoken. */
export type Registers = { shares: ActualShare[]; claims: Claim[] };

export function contextOf(draft: Draft, module: ModuleBase, registers: Registers) {
  const { document } = draft;
  const shift = module.shift ?? 0;
  const idOf = (field: string): LineId => `${module.id}.${field}`;
  const issue = (field: string, code: IssueCode, message: string) => {
    draft.issues.push({ code, severity: "error", place: `modules/${module.id}/${field}`, message });
  };

  /** The period a day falls in, moved in time with the module; told when it is not a day. */
  function periodOf(field: string, text: string): number | undefined {
    return dayToPeriod(text, document.timeline, shift, () =>
      issue(field, "invalid", `"${text}" is not a day, such as 2027-06-30.`),
    );
  }

  /** Adds the line `module.field` and gives it to read. */
  function line(
    field: string,
    shape: LineShape,
    expression: Expression,
    history?: number[],
  ): Expression {
    const source = { kind: "calculated", expression, ...(history ? { history } : {}) } as const;
    put(field, shape, source);
    return at(idOf(field));
  }

  function put(field: string, shape: LineShape, source: Line["source"]) {
    addLine(draft, { ...shapeOf(field, shape), source });
  }

  function shapeOf(field: string, { name, unit = "currency", measure = "flow" }: LineShape) {
    const section = module.id;
    return {
      id: idOf(field),
      name: `${module.name}: ${name}`,
      unit,
      measure,
      section,
      module: section,
    };
  }

  /** A figure of the module as the line `module.field`, moved in time with the module. */
  function input(
    field: string,
    value: Input | undefined,
    shape: LineShape,
    fallback = 0,
  ): Expression {
    if (typeof value === "string") return formula(field, value, shape);
    const values = spread(value ?? fallback, document.timeline.periodCount);
    put(field, shape, { kind: "given", values: moved(values, shift, shape.measure) });
    return at(idOf(field));
  }

  /** A module that happens later reads its formulas as they were then. */
  function formula(field: string, text: string, shape: LineShape): Expression {
    const place = `modules/${module.id}/${field}`;
    if (shift <= 0) addFormula(draft, shapeOf(field, shape), text, place);
    else {
      const then = { ...shape, name: `${shape.name}, not moved` };
      addFormula(draft, shapeOf(`${field}.unshifted`, then), text, place);
      line(field, shape, prev(idOf(`${field}.unshifted`), shift));
    }
    return at(idOf(field));
  }

  /** An account of the chart; one that is missing is told and left out of the postings. */
  function account(field: string, id: string | undefined) {
    const found = id === undefined ? undefined : draft.accounts.get(id);
    // Without a cash account the chart says so itself, once.
    if (!found && id !== "") {
      const message = id === undefined ? "Choose an account." : `There is no account "${id}".`;
      issue(field, "missing-account", message);
    }
    return found;
  }

  /** An account as people know it. */
  const nameOf = (accountId: string) => draft.accounts.get(accountId)?.name ?? accountId;

  const { post, posted } = postingsOf(draft, module.id, issue);

  function check(field: string, name: string, kind: Check["class"], expression: Expression) {
    line(field, { name }, expression);
    draft.checks.push({
      id: idOf(field),
      name: `${module.name}: ${name}`,
      class: kind,
      line: idOf(field),
      module: module.id,
    });
  }

  /** An alert in forecast periods in which a figure is below zero by half a cent or more. */
  function alertBelowZero(field: string, name: string, figure: Expression) {
    const isBelow = compare(figure, "lessOrEqual", -0.005);
    check(field, name, "alert", iif(at(IS_FORECAST), mul(figure, isBelow), 0));
  }

  const hasActuals = document.timeline.actualCount > 0;
  /** In actual periods what the ledger says, in forecast periods what the module says. */
  const orActual = (forecast: Expression, actual: Expression) =>
    hasActuals ? iif(at(IS_FORECAST), forecast, actual) : forecast;

  /** The module's part of an account's actual movement, on the side given. */
  function actualShare(
    field: string,
    of: { account: string; side: "debit" | "credit"; plan: LineId; weight?: LineId },
  ): Expression {
    if (!hasActuals) return num(0);
    const name = `${module.name}: ${field}, actual`;
    const [line, weight] = [idOf(`${field}.actual`), of.weight ?? of.plan];
    registers.shares.push({ ...of, weight, line, name, module: module.id });
    return at(line);
  }

  /**
   * A flow on an account: what the module plans, and in actual periods the module's part of what
   * the ledger says. The plan has a line of its own only when there are actual periods.
   */
  function flow(
    field: string,
    shape: LineShape,
    plan: Expression,
    on: { account: string; side: "debit" | "credit" },
    history?: number[],
  ): Expression {
    if (!hasActuals) return line(field, shape, plan, history);
    line(`${field}.plan`, { ...shape, name: `${shape.name}, planned` }, plan);
    const actual = actualShare(field, { ...on, plan: idOf(`${field}.plan`) });
    return line(field, shape, orActual(at(idOf(`${field}.plan`)), actual), history);
  }

  /** Values the module works out for itself, such as flags of the calendar. */
  function given(field: string, shape: LineShape, values: number[]) {
    put(field, shape, { kind: "given", values, isWorkedOut: true });
    return at(idOf(field));
  }

  /** Figures a person entered, period by period. */
  function entered(field: string, shape: LineShape, values: number[]) {
    put(field, shape, { kind: "given", values });
    return at(idOf(field));
  }

  return {
    draft,
    module,
    claims: registers.claims,
    timeline: document.timeline,
    periods: draft.periods,
    idOf,
    line,
    given,
    entered,
    input,
    flow,
    account,
    nameOf,
    post,
    posted,
    check,
    alertBelowZero,
    issue,
    hasActuals,
    orActual,
    actualShare,
    /** The sales tax a module names, to post its tax with; nothing when none is named or it is off. */
    salesTax: (moduleId: string | undefined, rate?: Input) =>
      linkSalesTax(
        { draft, name: module.name, line, post, issue },
        moduleId,
        rate === undefined
          ? undefined
          : () =>
              input("salesTaxRate", rate, {
                name: "sales tax rate",
                unit: "percent",
                measure: "rate",
              }),
      ),
    /** The account's balance before this period, debit positive. */
    opening: (accountId: string) => prev(closingOf(accountId)),
    closing: (accountId: string) => at(closingOf(accountId)),
    /** The ledger's movement on an account in actual periods, on the account's own side. */
    actual: (accountId: string) => {
      const isCredit = draft.accounts.get(accountId)?.standard.side === "credit";
      return isCredit ? neg(at(actualOf(accountId))) : at(actualOf(accountId));
    },
    cash: cashAccountOf(draft),
    periodOf,
    /** The period an event falls in; one before the first is told, since its amount is left out. */
    eventIn: (field: string, text: string): number => {
      const period = periodOf(field, text);
      if (period !== undefined && period < 0) {
        const message = `${text} lies before the model's first period, so it is left out. Put what it left behind in the opening balances.`;
        const place = `modules/${module.id}/${field}`;
        draft.issues.push({ code: "before-start", severity: "warning", place, message });
      }
      return period ?? -1;
    },
    /** How many of the months given end in the period, so 1 or 0 in months; 1 when none are given. */
    inMonths: (months: readonly number[] | undefined) => monthFlag(draft, months),
  };
}

/**
 * A module that happens later: its flows and counts (people, units) start later, its rates and
 * balances hold from before.
 */
function moved(values: number[], shift: number, measure: Measure | undefined): number[] {
  if (shift === 0) return values;
  const isFlow = measure === undefined || measure === "flow" || measure === "count";
  return values.map((_, period) => {
    const from = period - shift;
    if (from < 0) return isFlow ? 0 : (values[0] ?? 0);
    return values[from] ?? values.at(-1) ?? 0;
  });
}

function cashAccountOf(draft: Draft): string {
  for (const { id, standard } of draft.accounts.values())
    if (standard === standardLine("cash")) return id;
  return "";
}
