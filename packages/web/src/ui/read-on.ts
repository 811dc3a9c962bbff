import { flushSync } from "react-dom";

/** Shows more of a list by a button that goes with it: reading goes on where the new entries begin. */
export function readOn(showMore: () => void, firstNew: () => HTMLElement | null | undefined) {
  flushSync(showMore);
  const first = firstNew();
  if (!first) return;
  first.tabIndex = -1;
  first.focus();
}
