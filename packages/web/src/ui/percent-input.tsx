import { NumberInput, type NumberValueProps } from "./number-input.tsx";
import { parsePercent } from "./parse-amount.ts";

/** A percentage, typed as 5 or 5% and kept as 0.05. */
export function PercentInput(props: NumberValueProps) {
  return <NumberInput {...props} parse={parsePercent} format={formatShare} />;
}

const percents = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 4 });

function formatShare(share: number): string {
  const digits = `${percents.format(Math.abs(share * 100))}%`;
  return share < 0 ? `(${digits})` : digits;
}
