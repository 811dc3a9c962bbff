import type { Locator } from "@playwright/test";

/** How far a table can be scrolled sideways in what is around it. */
export function beyondPx(table: Locator) {
  return table.evaluate(
    ({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
  );
}
