import { type SyntheticEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "#lib/after-paint.ts";
import type { TableStore } from "#model/table-store.ts";

/** Three frames: figures are there before it, unless the model is built anew. */
const LEFT_AFTER_MS = 50;

/**
 * Leaves a cell when the figures that follow from what was typed there have been painted: they come
 * first, and until then nothing is drawn. Whatever a person does next finds it left: nobody waits
 * for it.
 */
export function useLeaving(store: TableStore) {
  const pending = useRef<{ leave: () => void; forget: () => void }>(undefined);

  /** At once, or the next key would find the cell half left. */
  function leaveNow() {
    if (!pending.current) return;
    const { leave, forget } = pending.current;
    forget();
    flushSync(leave);
  }

  function soon(leave: () => void) {
    const mine = { leave, forget };
    const leaveMine = () => pending.current === mine && leaveNow();
    const timer = setTimeout(leaveMine, LEFT_AFTER_MS);
    const release = store.subscribe(() => {
      clearTimeout(timer);
      afterPaint(leaveMine);
    });
    function forget() {
      pending.current = undefined;
      release();
      clearTimeout(timer);
    }
    pending.current = mine;
  }

  useEffect(() => () => pending.current?.forget(), []);

  return {
    soon,
    /** Before a key or a pointer does anything else. */
    now: (event: SyntheticEvent) => {
      if (!pending.current) return;
      leaveNow();
      handOn(event);
    },
  };
}

/** A key that was pressed in the field that is gone by now is for what has the focus since. */
function handOn(event: SyntheticEvent) {
  const { nativeEvent, target } = event;
  if (!(nativeEvent instanceof KeyboardEvent) || (target as Node).isConnected) return;
  event.stopPropagation();
  const again = new KeyboardEvent(nativeEvent.type, nativeEvent);
  if (document.activeElement?.dispatchEvent(again) === false) event.preventDefault();
}
