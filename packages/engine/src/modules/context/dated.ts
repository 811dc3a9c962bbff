/** Events on days as one given line: each period holds what falls in it. */
import type { Expression } from "#lines/expression.ts";
import type { Day } from "#model/kinds/module-base.ts";
import type { ModuleContext } from "./context.ts";

export function dated(
  context: ModuleContext,
  field: string,
  name: string,
  events: readonly { day: Day; amount: number }[],
): Expression {
  const values = context.periods.map(() => 0);
  for (const { day, amount } of events) {
    const period = context.eventIn(field, day);
    if (period in values) values[period] = (values[period] ?? 0) + amount;
  }
  return context.entered(field, { name }, values);
}
