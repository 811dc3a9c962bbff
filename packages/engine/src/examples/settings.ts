import type { Part } from "#starters/part.ts";

/** A part with other rates than starters begin with: another country's, or the company's own. */
export function withSettings(part: Part, values: Record<string, number>): Part {
  const drivers = part.drivers?.map((driver) => {
    const value = values[driver.id];
    return value === undefined ? driver : { ...driver, values: value };
  });
  return { ...part, ...(drivers ? { drivers } : {}) };
}
