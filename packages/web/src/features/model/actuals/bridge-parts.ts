/** The bridge as it is read: in whole amounts that add up, and what each step is made of. */
import type { Bridge } from "@app/engine/actuals/bridge";
import type { BridgeReason } from "@app/engine/actuals/bridge-reasons";
import type { Account } from "@app/engine/model/document";
import { roundUnits } from "@app/engine/roll-up/rounded";

export type BridgeStep = "restatement" | "amount" | "timing";
/** Without an id of an account for what is told together. */
export type BridgePart = { account: string; name: string; note: string; figure: number };

/** Whole amounts that add up: the last step takes what rounding leaves. */
export function inWhole({ forecast, restatement, amount, actual }: Bridge): Bridge {
  const whole = {
    forecast: roundUnits(forecast),
    restatement: roundUnits(restatement),
    amount: roundUnits(amount),
    actual: roundUnits(actual),
  };
  const timing = whole.actual - whole.forecast - whole.restatement - whole.amount;
  return { ...whole, timing };
}

const PARTS_MOST = 4;

/** The largest by name, then all others as one, so that they are the step to the unit. */
export function partsOf(
  step: BridgeStep,
  whole: number,
  reasons: readonly BridgeReason[],
  accounts: readonly Account[],
): BridgePart[] {
  const named = reasons.filter(({ account, figure }) => account && roundUnits(figure) !== 0);
  const told = named.slice(0, PARTS_MOST).map(({ account = "", figure }) => {
    const own = accounts.find(({ id }) => id === account);
    const note = step === "timing" ? timingNote(own?.line, figure) : "";
    return { account, name: own?.name ?? account, note, figure: roundUnits(figure) };
  });
  const left = told.reduce((rest, { figure }) => rest - figure, whole);
  const isAllTold = named.length === told.length && reasons.every(({ account }) => account);
  const name = isAllTold ? "Rounding" : "All others";
  return left === 0 ? told : [...told, { account: "", name, note: "", figure: left }];
}

/** What it means for cash that such an account moved otherwise. */
function timingNote(line: string | undefined, figure: number): string {
  const words = TIMING_WORDS[line ?? ""];
  return words?.[figure > 0 ? 0 : 1] ?? "";
}

const TIMING_WORDS: Record<string, readonly [more: string, less: string]> = {
  receivables: ["Customers paid earlier", "Customers paid later"],
  payables: ["Suppliers paid later", "Suppliers paid earlier"],
  inventory: ["Less stock than forecast", "More stock than forecast"],
  salesTaxPayable: ["Less sales tax paid than forecast", "More sales tax paid than forecast"],
  incomeTaxPayable: ["Less income tax paid than forecast", "More income tax paid than forecast"],
};
