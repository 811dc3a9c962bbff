import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { TableStore } from "#model/table-store.ts";

/** Two frames: figures are there before it, unless the model is built anew. */
const LEFT_AFTER_MS = 32;

/**
 * Leaves a cell together with the figures that follow from what was typed there, so that the page is
 * painted once. Whatever a person does next finds it left: nobody waits for it.
 */
export function useLeaving(store: TableStore) {
  const pending = useRef<() => void>(undefined);

  function soon(leave: () => void) {
    const release = store.subscribe(() => pending.current?.());
    const timer = setTimeout(() => pending.current?.(), LEFT_AFTER_MS);
    pending.current = () => {
      pending.current = undefined;
      release();
      clearTimeout(timer);
      leave();
    };
  }

  useEffect(() => () => pending.current?.(), []);

  return {
    soon,
    /** Before a key or a pointer does anything else. */
    now: () => {
      if (pending.current) flushSync(pending.current);
    },
  };
}
