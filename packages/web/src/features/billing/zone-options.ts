import type { Option } from "#ui/option-search.ts";

const known = new Map<string, Option[]>();

/** The zones that the browser knows, and the one that holds by whatever name, each with how far from Greenwich it is today. */
export function zoneOptions(held: string): Option[] {
  const made = known.get(held);
  if (made) return made;
  const zones = new Set([held, "UTC", ...Intl.supportedValuesOf("timeZone")]);
  const options = [...zones].sort().map((zone) => ({
    ...{ value: zone, label: zone.replaceAll("_", " "), note: offsetOf(zone) },
  }));
  known.set(held, options);
  return options;
}

/** "GMT+11" */
function offsetOf(timeZone: string) {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
  return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? "";
}
