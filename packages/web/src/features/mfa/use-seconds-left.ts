import { useEffect, useState } from "react";

/** Whole seconds from `now` until `end`, never below zero. */
export function secondsLeft(end: number, now: number) {
  return Math.max(Math.ceil((end - now) / 1000), 0);
}

/** Counts down to a moment and then stops. */
export function useSecondsLeft(end: number) {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= end;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);

  return secondsLeft(end, now);
}
