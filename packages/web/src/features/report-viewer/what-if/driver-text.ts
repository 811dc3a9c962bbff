import type { WhatIfDriver } from "@app/engine/reports/what-if";

type Moved = Pick<WhatIfDriver, "mode" | "isPercent">;

/** "+10%" of what is planned, "−5" added to it, "+1.5 pt" where it is a percentage itself. */
export function driverText({ mode, isPercent }: Moved, value: number): string {
  const change = mode === "scale" ? value - 1 : value;
  const isShare = mode === "scale" || isPercent;
  const size = round(Math.abs(change) * (isShare ? 100 : 1));
  if (size === 0) return "as planned";
  const sign = change > 0 ? "+" : "−";
  const unit = mode === "scale" ? "%" : isPercent ? " pt" : "";
  return `${sign}${size.toLocaleString("en-AU")}${unit}`;
}

function round(size: number): number {
  return Math.round(size * 100) / 100;
}
