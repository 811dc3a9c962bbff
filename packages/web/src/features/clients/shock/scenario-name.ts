import type { Shock, ShockKind } from "@app/engine/analysis/shock";
import { SHOCK_WORDS, shockSize, shockText } from "@app/engine/analysis/shock-words";

/** As long as the name of a scenario may be. */
export const SCENARIO_NAME_MAX = 60;

const SHORT: Partial<Record<ShockKind, string>> = {
  ...{ interestRates: "Rates", costOfSales: "Costs" },
};

/** What a kept shock is called: all of it, in shorter words, or as many as fit and how many more. */
export function scenarioName(shocks: readonly Shock[]): string {
  const whole = shocks.map(shockText).join(", ");
  return whole.length <= SCENARIO_NAME_MAX ? whole : fitting(shocks.map(shortText));
}

function fitting(texts: readonly string[]): string {
  const left = texts.length;
  for (let count = left; count > 0; count -= 1) {
    const more = count < left ? ` and ${left - count} more` : "";
    const name = texts.slice(0, count).join(", ") + more;
    if (name.length <= SCENARIO_NAME_MAX) return name;
  }
  return "";
}

function shortText({ kind, value }: Shock) {
  const { name, unit } = SHOCK_WORDS[kind];
  const size = shockSize(unit, value)
    .replace(/\.0+(?= )/, "")
    .replace(" %", "%");
  return `${SHORT[kind] ?? name} ${size.replace(/ days?$/, "d")}`;
}
