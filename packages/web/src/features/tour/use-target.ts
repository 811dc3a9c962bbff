import { useEffect, useState } from "react";
import type { Hint } from "./tour-stops.ts";

export type Lit = { hint: Hint; element: Element; rect: DOMRect };

/** The first of the hints whose target is on the page and not under a dialog, kept where it stands. */
export function useTarget(hints: readonly Hint[]): Lit | undefined {
  const [lit, setLit] = useState<Lit>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setLit((before) => same(before, findTarget(hints)));
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, {
      ...{ childList: true, subtree: true, attributes: true },
      attributeFilter: ["aria-hidden", "data-tour", "class"],
    });
    addEventListener("scroll", lookSoon, { capture: true, passive: true });
    addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener("scroll", lookSoon, { capture: true });
      removeEventListener("resize", lookSoon);
    };
  }, [hints]);
  return lit;
}

function findTarget(hints: readonly Hint[]): Lit | undefined {
  for (const hint of hints) {
    for (const element of document.querySelectorAll(hint.target)) {
      const rect = element.getBoundingClientRect();
      const isShown = rect.width > 0 && element.closest("[aria-hidden=true]") === null;
      if (isShown) return { hint, element, rect };
    }
  }
  return undefined;
}

/** Nothing is drawn anew where nothing moved. */
function same(before: Lit | undefined, now: Lit | undefined) {
  if (!before || !now) return now;
  const isSame =
    before.element === now.element &&
    before.hint === now.hint &&
    (["x", "y", "width", "height"] as const).every((side) => before.rect[side] === now.rect[side]);
  return isSame ? before : now;
}
