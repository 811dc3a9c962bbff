import { type MouseEvent as Click, useEffect, useRef } from "react";

/** What systems take for a double click at most. */
const DOUBLE_CLICK_MS = 500;
const SAME_PLACE_PX = 4;
const EVENTS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "dblclick"] as const;

type Pressed = { x: number; y: number; at: number };

/**
 * The second half of a double click on what closes a layer would reach what lay under it. Gives what
 * notes the clicks within; a click by key has no place, and nothing follows it.
 */
export function useSecondClick() {
  const last = useRef<Pressed>(undefined);
  useEffect(() => () => last.current && keepOff(last.current), []);
  return ({ clientX, clientY }: Click) => {
    const isByKey = clientX === 0 && clientY === 0;
    last.current = isByKey ? undefined : { x: clientX, y: clientY, at: performance.now() };
  };
}

function keepOff({ x, y, at }: Pressed) {
  const left = DOUBLE_CLICK_MS - (performance.now() - at);
  if (left <= 0) return;
  const ignore = (event: MouseEvent) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > SAME_PLACE_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of EVENTS) window.addEventListener(name, ignore, true);
  setTimeout(() => {
    for (const name of EVENTS) window.removeEventListener(name, ignore, true);
  }, left);
}
