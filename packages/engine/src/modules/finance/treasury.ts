/**
 * The treasury: the last to move in a period, when all other cash has come and gone.
 *
 *   available = cash at the start + every other movement + the treasury's own interest
 *   revolver  = what keeps cash at its minimum, between nothing and the limit
 *   sweep     = share × what is available above the minimum and the revolver, at most the loan
 *   cash      = available + drawn − repaid − swept
 *
 * Beyond the limit cash falls short, and below nothing if it must: an alert, never an invisible
 * loan. Interest is on balances at the start, or on the average of start and end, which
 * `treasury-solution.ts` solves exactly. None is earned on negative cash.
 */
import {
  add,
  at,
  clamp,
  type Expression,
  iif,
  max,
  min,
  mul,
  neg,
  num,
  sub,
} from "#lines/expression.ts";
import type { Treasury } from "#model/kinds/treasury.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { hasAccountsAlone } from "#modules/context/kept-accounts.ts";
import { periodRate } from "./loan-rate.ts";
import { postInterest } from "./treasury-interest.ts";
import type { Position } from "./treasury-position.ts";
import { solveAvailable } from "./treasury-solution.ts";

export function treasury(module: Treasury, context: ModuleContext) {
  if (!isUsable(module, context) || !hasAccountsAlone(module, context)) return;
  const position = positionOf(module, context);
  postInterest(module, context, position);
  const { cash } = context;
  const available = context.line(
    "available",
    { name: "cash before the treasury", measure: "balance" },
    sub(add(context.opening(cash), context.posted("debit", cash)), context.posted("credit", cash)),
  );
  const solved = solveAvailable(module, context, position, available);
  const { minimum, revolver, limit, loan, share } = position;
  const shape = (name: string) => ({ name, measure: "balance" }) as const;
  const above = sub(solved, minimum);
  const owed = context.line("revolver", shape("revolver"), clamp(sub(revolver, above), 0, limit));
  const drawn = context.line("drawn", { name: "drawn" }, sub(owed, revolver));
  const surplus = max(0, sub(above, revolver));
  const sweep = context.line("sweep", { name: "swept" }, min(loan, mul(share, surplus)));
  context.line("cash", shape("cash after the treasury"), sub(add(solved, drawn), sweep));
  postMoves(module, context, drawn, sweep);
  const beyond = sub(solved, sub(add(minimum, revolver), limit));
  context.alertBelowZero("shortfall", "cash short of its minimum", beyond);
  const residual = iif(at("calendar.isForecast"), sub(available, solved), 0);
  context.check("residual", "interest and cash agree", "error", residual);
}

function isUsable(module: Treasury, context: ModuleContext): boolean {
  const first = context.draft.document.modules.find(
    ({ kind, isOff }) => kind === "treasury" && !isOff,
  );
  if (first?.id !== module.id) {
    context.issue("kind", "duplicate", "A model has one treasury; the first one counts.");
    return false;
  }
  const { revolver, cashInterest } = module;
  const needed = [
    ["cash", context.cash],
    ...(revolver ? [["revolver.account", revolver.account] as const] : []),
    ...(revolver ? [["revolver.interestAccount", revolver.interestAccount] as const] : []),
    ...(cashInterest
      ? [["cashInterest.interestAccount", cashInterest.interestAccount] as const]
      : []),
  ] as const;
  return needed.map(([field, id]) => context.account(field ?? "", id)).every(Boolean);
}

function positionOf(module: Treasury, context: ModuleContext): Position {
  const { revolver, cashInterest, sweep, basis } = module;
  const rates = basis ? { basis } : {};
  const minimum = context.input("minimumCash", module.minimumCash, {
    name: "minimum cash",
    measure: "balance",
  });
  return {
    cash: context.opening(context.cash),
    minimum: max(0, minimum),
    revolver: revolver ? neg(context.opening(revolver.account)) : num(0),
    limit: revolver ? max(0, context.input("limit", revolver.limit, LIMIT)) : num(0),
    loan: loanOf(module, context),
    sweptLoan: sweptLoanOf(module, context),
    share: sweep ? clamp(context.input("share", sweep.share, SHARE), 0, 1) : num(0),
    cashRate: cashInterest
      ? periodRate(context, "cashRate", {
          ...{ ...cashInterest, ...rates },
          name: "interest on cash",
          path: "cashInterest/ratePerYear",
        })
      : num(0),
    revolverRate: revolver
      ? periodRate(context, "revolverRate", {
          ...{ ...revolver, ...rates },
          name: "interest on revolver",
          path: "revolver/ratePerYear",
        })
      : num(0),
  };
}

const LIMIT = { name: "limit", measure: "balance", path: "revolver/limit" } as const;
const SHARE = {
  name: "share swept",
  unit: "percent",
  measure: "rate",
  path: "sweep/share",
} as const;

/** What can be swept: the loan as it stands after its own repayment. */
function loanOf({ sweep }: Treasury, context: ModuleContext): Expression {
  if (!sweep) return num(0);
  const line = `${sweep.loan}.beforeSweep`;
  if (context.draft.lines.has(line)) return max(0, at(line));
  context.issue("sweep.loan", "unknown-name", `There is no loan "${sweep.loan}" to sweep cash to.`);
  return num(0);
}

function sweptLoanOf({ sweep }: Treasury, { draft }: ModuleContext): Position["sweptLoan"] {
  const loan = draft.document.modules.find(({ id }) => id === sweep?.loan);
  if (loan?.kind !== "loan" || loan.interestOn !== "average") return undefined;
  const rate = `${loan.id}.ratePerYearInPeriod`;
  if (loan.interestPayable !== undefined || !draft.lines.has(rate)) return undefined;
  return { rate: at(rate), interestAccount: loan.interestAccount };
}

function postMoves(
  { name, revolver, sweep }: Treasury,
  context: ModuleContext,
  drawn: Expression,
  swept: Expression,
) {
  const { cash, draft } = context;
  const flow = { cashFlow: "financing", group: "other" } as const;
  if (revolver) {
    const accounts = { debit: cash, credit: revolver.account };
    context.post({ ...flow, ...accounts, text: `${name}: revolver`, amount: drawn });
  }
  const loan = draft.document.modules.find(({ id }) => id === sweep?.loan);
  if (loan?.kind !== "loan") return;
  const accounts = { debit: loan.account, credit: cash };
  context.post({ ...flow, ...accounts, text: `${name}: swept`, amount: swept });
}
