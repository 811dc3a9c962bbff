import { type RefObject, useEffect, useRef } from "react";

/** Whoever rolls the text themselves reads; it follows again after a while. */
const READING_MS = 5000;

/** Keeps what is marked in a text in its visible part, by rolling the text alone and never the page. */
export function useFollowedMark(text: RefObject<HTMLElement | null>, marked: unknown) {
  const readAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const box = text.current;
    const mark = box?.querySelector("[aria-current]");
    if (!marked || !box || !mark || Date.now() - readAt.current < READING_MS) return;
    const seen = box.getBoundingClientRect();
    const { top, bottom } = mark.getBoundingClientRect();
    // What was said before it stays readable above it.
    if (top < seen.top || bottom > seen.bottom) box.scrollTop += top - seen.top - seen.height / 3;
  }, [text, marked]);
  const onReading = () => {
    readAt.current = Date.now();
  };
  // A hand on the text or its bar. That it rolled says nothing: a browser rolls it, too, when a mark changes its lines.
  return { onWheel: onReading, onTouchMove: onReading, onPointerDown: onReading };
}
