/** The accounts of the source behind an actual figure: rows that add up to it, to the cent. */
import type { getAccountFigures } from "@app/contract/connection-mapping";
import type { DataOf } from "@app/contract/endpoint";
import { monthLabel } from "@app/engine/time/month";

export type AccountFigures = DataOf<typeof getAccountFigures>;

export type LedgerPart = { label: string; amount: number; readAt?: string };

/** `value` is the model's own, debits positive; `sign` how it is shown. */
export function ledgerParts(
  found: readonly AccountFigures[],
  value: number,
  sign: 1 | -1,
): LedgerPart[] {
  const decimals = found[0]?.currencyDecimals ?? 2;
  const whole = (amount: number) => Math.round(amount * 10 ** decimals);
  const shown = (minor: number) => (minor * sign) / 10 ** decimals + 0;
  const moved = found.flatMap(({ code, name, months }) =>
    months
      .filter(({ movement }) => movement !== "0")
      .map(({ month, movement, readAt }) => ({
        label: `${code === null ? "" : `${code} `}${name}, ${monthLabel(month)}`,
        minor: Number(movement),
        readAt,
      })),
  );
  const rest = whole(value) - moved.reduce((sum, { minor }) => sum + minor, 0);
  return [
    ...moved.map(({ label, minor, readAt }) => ({ label, amount: shown(minor), readAt })),
    ...(rest === 0 ? [] : [{ label: "Otherwise in the ledger by now", amount: shown(rest) }]),
  ];
}
