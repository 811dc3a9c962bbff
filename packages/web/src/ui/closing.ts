import { createContext, useRef } from "react";

/** Asked before a dialog closes: false keeps it open, and `close` closes it later. */
type BeforeClose = (close: () => void) => boolean;

/** The guards of the dialog around; outside of a dialog there is nothing to close. */
export const Closing = createContext<Set<BeforeClose> | undefined>(undefined);

/** Closes unless a guard inside the dialog wants to ask first. */
export function useGuardedClose(onClose: () => void) {
  const guards = useRef(new Set<BeforeClose>()).current;
  const close = () => {
    if ([...guards].every((mayClose) => mayClose(onClose))) onClose();
  };
  return { guards, close };
}
