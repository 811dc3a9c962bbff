import type { WhatIfSettings } from "@app/engine/reports/what-if";

/** As an address keeps them: a what-if is passed on by its link and stored nowhere. */
export function settingsText(settings: WhatIfSettings): string {
  return new URLSearchParams(
    Object.entries(settings).map(([line, value]) => [line, String(value)]),
  ).toString();
}

export function readSettings(text: string): WhatIfSettings {
  const pairs = [...new URLSearchParams(text)].map(
    ([line, value]) => [line, Number(value)] as const,
  );
  return Object.fromEntries(pairs.filter(([, value]) => Number.isFinite(value)));
}
