import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Whether an element's content is wider than it, so that the keyboard must be able to scroll it. */
export function useScrollable(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setIsScrollable(node.scrollWidth > node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [element, isScrollable];
}
