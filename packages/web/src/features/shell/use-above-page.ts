import { useEffect, useRef } from "react";

/** A page as high as the window takes off what notices stand above it, so that its foot is in view with them, too. */
export function useAbovePage() {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = column.current;
    const page = element?.querySelector("main");
    if (!element || !page) return;
    let known = 0;
    // A notice that comes or goes makes the column higher or lower before the page follows.
    const observer = new ResizeObserver(() => {
      const above = page.getBoundingClientRect().top - element.getBoundingClientRect().top;
      // Every element below is styled anew for it.
      if (above !== known) element.style.setProperty("--above-page", `${above}px`);
      known = above;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return column;
}
