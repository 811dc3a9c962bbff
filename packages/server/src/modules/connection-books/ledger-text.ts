/**
 * A ledger as text, in parts: its chart and openings, and one text for each month. Amounts are whole
 * minor units and stay exact; the same figures always give the same text.
 */
import type { MonthRead } from "@app/connectors/connector/connector";
import type { Control, Ledger, Movement, Opening } from "@app/connectors/ledger/ledger";

type MovementText = [accountId: string, trackingKey: string, debit: string, credit: string, 1?];
type ControlText = {
  closings?: [string, string][];
  totals?: { debit: string; credit: string };
};
type MonthText = { movements: MovementText[]; control?: ControlText };

export function monthText({ movements, control }: MonthRead): string {
  const rows = movements.map(({ accountId, trackingKey, debit, credit, isYearEndClose }) => {
    const row: MovementText = [accountId, trackingKey, String(debit), String(credit)];
    return isYearEndClose ? [...row, 1] : row;
  });
  return JSON.stringify({ movements: rows, ...(control && { control: controlText(control) }) });
}

export function monthOfText(month: number, text: string): MonthRead {
  const { movements, control } = JSON.parse(text) as MonthText;
  return {
    month,
    movements: movements.map(([accountId, trackingKey, debitText, creditText, isClose]) => {
      const [debit, credit] = [BigInt(debitText), BigInt(creditText)];
      const movement: Movement = {
        accountId,
        month,
        trackingKey,
        debit,
        credit,
        net: debit - credit,
      };
      return isClose ? { ...movement, isYearEndClose: true } : movement;
    }),
    ...(control && { control: controlOfText(month, control) }),
  };
}

function controlText({ closings, totals }: Control): ControlText {
  return {
    ...(closings && { closings: [...closings].map(([id, net]) => [id, String(net)]) }),
    ...(totals && { totals: { debit: String(totals.debit), credit: String(totals.credit) } }),
  };
}

function controlOfText(month: number, { closings, totals }: ControlText): Control {
  return {
    month,
    ...(closings && { closings: new Map(closings.map(([id, net]) => [id, BigInt(net)])) }),
    ...(totals && { totals: { debit: BigInt(totals.debit), credit: BigInt(totals.credit) } }),
  };
}

export function openingsText(openings: readonly Opening[]): string {
  return JSON.stringify(openings.map(({ accountId, net }) => [accountId, String(net)]));
}

export function openingsOfText(text: string): Opening[] {
  return (JSON.parse(text) as [string, string][]).map(([accountId, net]) => ({
    ...{ accountId, net: BigInt(net) },
  }));
}

/** Each month of a ledger as it would be read by itself. */
export function monthsOf({ firstMonth, lastMonth, movements, controls }: Ledger): MonthRead[] {
  const byMonth = new Map<number, Movement[]>();
  for (const movement of movements) {
    const others = byMonth.get(movement.month);
    if (others) others.push(movement);
    else byMonth.set(movement.month, [movement]);
  }
  const control = new Map(controls.map((each) => [each.month, each]));
  return Array.from({ length: lastMonth - firstMonth + 1 }, (_, at) => {
    const month = firstMonth + at;
    const found = control.get(month);
    return { month, movements: byMonth.get(month) ?? [], ...(found && { control: found }) };
  });
}
