import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Whether an element's content is larger than it, so that the keyboard must be able to scroll it. */
export function useScrollable(
  given?: RefObject<HTMLDivElement | null>,
): [RefObject<HTMLDivElement | null>, boolean] {
  const own = useRef<HTMLDivElement>(null);
  const element = given ?? own;
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() =>
      setIsScrollable(node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight),
    );
    observer.observe(node);
    // What it holds may grow while it stays as large.
    if (node.firstElementChild) observer.observe(node.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return [element, isScrollable];
}
