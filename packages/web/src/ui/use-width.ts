import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** How wide an element is, kept up to date; `initial` until it is on the page. */
export function useWidth(initial: number): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    setWidth(node.clientWidth || initial);
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setWidth(node.clientWidth || initial));
    observer.observe(node);
    return () => observer.disconnect();
  }, [initial]);
  return [element, width];
}
