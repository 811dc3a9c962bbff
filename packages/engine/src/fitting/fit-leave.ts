/** Leave: earned as a share of pay into its provision, and taken from it. */
import { type Fitting, fitted, joined, type Part } from "./fitting.ts";
import { busiest, movementsTogether, onLines } from "./history.ts";
import { levelOf, sum } from "./statistics.ts";

/** `gross` is what everybody is paid, as a formula. */
export function fitLeave(fitting: Fitting, gross: string | undefined): Part {
  const { history, cash, nameFor } = fitting;
  const expense = busiest(history, onLines(history, "leaveExpense"));
  const provision = busiest(history, onLines(history, "leaveProvision"));
  if (!expense || !provision || gross === undefined) return {};
  const pay = movementsTogether(history, onLines(history, "wages", "directLabour"));
  const earned = movementsTogether(history, onLines(history, "leaveExpense"));
  const held = movementsTogether(history, onLines(history, "leaveProvision"));
  const taken = earned.map((amount, index) => amount + (held[index] ?? 0));
  const share = (flows: readonly number[]) =>
    flows.flatMap((flow, index) => ((pay[index] ?? 0) > 0 ? [flow / (pay[index] ?? 1)] : []));
  if (sum(earned) <= 0 || share(earned).length === 0) return {};
  const driver = (wish: string, name: string, flows: readonly number[]) =>
    fitted(fitting, wish, {
      name,
      unit: "percent",
      level: levelOf(share(flows)),
      rule: "Share of pay, the mean without what is far out",
      history: share(flows),
    });
  const earning = driver("leaveRate", "Leave earned, share of pay", earned);
  const taking = driver("leaveTakenRate", "Leave taken, share of pay", taken);
  return joined([
    earning.part,
    taking.part,
    {
      modules: [
        {
          kind: "journal",
          id: nameFor("leave"),
          name: "Leave",
          entries: [
            {
              text: "Leave earned",
              debit: expense.id,
              credit: provision.id,
              amount: `${earning.id} * ${gross}`,
              cashFlow: "nonCash",
            },
            {
              text: "Leave taken",
              debit: provision.id,
              credit: cash,
              amount: `${taking.id} * ${gross}`,
            },
          ],
        },
      ],
    },
  ]);
}
