import type { ReactNode } from "react";
import { useScrollable } from "#ui/use-scrollable.ts";

/** What does not fit is scrolled to, by keyboard too; its ring is drawn where nothing scrolls over it. */
export function ChecksScroll({ children }: { children: ReactNode }) {
  const [element, isScrollable] = useScrollable();
  return (
    <div
      ref={element}
      {...(isScrollable && { tabIndex: 0, role: "group", "aria-label": "Checks by period" })}
      className="relative overflow-x-auto border-2 border-surface pb-8 forced-colors:border-[Canvas] focus-visible:-outline-offset-2 print:overflow-visible"
    >
      {children}
    </div>
  );
}
