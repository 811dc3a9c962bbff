/** What a module shows in actual periods: its part of what the ledger says. */
import { IS_FORECAST } from "#ledger/ledger-lines.ts";
import { at, type Expression, iif, type LineId, num } from "#lines/expression.ts";
import type { Side } from "./claim.ts";
import type { LineShape, Lines } from "./lines.ts";
import type { Scope } from "./scope.ts";

type OnAccount = { account: string; side: Side };

export function actualsOf({ module, registers, hasActuals, idOf }: Scope, { line }: Lines) {
  /** In actual periods what the ledger says, in forecast periods what the module says. */
  const orActual = (forecast: Expression, actual: Expression) =>
    hasActuals ? iif(at(IS_FORECAST), forecast, actual) : forecast;

  /** The module's part of an account's actual movement, on the side given. */
  function actualShare(
    field: string,
    of: OnAccount & { plan: LineId; weight?: LineId },
  ): Expression {
    if (!hasActuals) return num(0);
    const name = `${module.name}: ${field}, actual`;
    const [line, weight] = [idOf(`${field}.actual`), of.weight ?? of.plan];
    registers.shares.push({ ...of, weight, line, name, module: module.id });
    return at(line);
  }

  /** Where what `flow` is given stands: in a line of its own only when there are actual periods. */
  const planIdOf = (field: string) => idOf(hasActuals ? `${field}.plan` : field);

  /**
   * A flow on an account: what the module plans, and in actual periods the module's part of what
   * the ledger says.
   */
  function flow(
    field: string,
    shape: LineShape,
    plan: Expression,
    on: OnAccount,
    history?: number[],
  ): Expression {
    if (!hasActuals) return line(field, shape, plan, history);
    const planned = line(`${field}.plan`, { ...shape, name: `${shape.name}, planned` }, plan);
    const actual = actualShare(field, { ...on, plan: planIdOf(field) });
    return line(field, shape, orActual(planned, actual), history);
  }

  /** What a price that is multiplied by a volume into a flow comes to over several periods. */
  const perUnit = (flowField: string, volume: string) => ({
    numerator: planIdOf(flowField),
    denominator: idOf(volume),
  });

  return { hasActuals, orActual, actualShare, flow, perUnit };
}
