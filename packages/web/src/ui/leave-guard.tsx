import { useBlocker } from "@tanstack/react-router";
import { use, useEffect, useRef, useState } from "react";
import { Closing } from "./closing.ts";
import { ConfirmDialog } from "./dialog.tsx";

const LOOKS_MS = 200;

type LeaveGuardProps = {
  /** Asked in the moment of leaving: a key may come before the next drawing. */
  hasChanges: () => boolean;
  /** Addresses that are still the same piece of work. */
  staysWithin?: (pathname: string) => boolean;
  /** They are to go. */
  onDiscard?: () => void;
};

/**
 * Asks before unsaved changes are left behind: by a link or Back, by closing the dialog or drawer it
 * stands in, by a reload or by closing the tab.
 */
export function LeaveGuard({ hasChanges, staysWithin, onDiscard }: LeaveGuardProps) {
  const isLetGo = useRef(false);
  const mustAsk = () => !isLetGo.current && hasChanges();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => mustAsk() && !staysWithin?.(next.pathname),
    enableBeforeUnload: mustAsk,
    withResolver: true,
  });
  const [closing, setClosing] = useDialogGuard(mustAsk);
  useEffect(() => {
    if (status !== "blocked") return;
    // What saves itself may be saved while this is asked; then there is nothing to ask.
    const timer = setInterval(() => hasChanges() || proceed(), LOOKS_MS);
    return () => clearInterval(timer);
  }, [status, proceed, hasChanges]);

  return (
    <ConfirmDialog
      isOpen={status === "blocked" || closing !== undefined}
      onClose={() => {
        setClosing(undefined);
        reset?.();
      }}
      onConfirm={() => {
        isLetGo.current = true;
        onDiscard?.();
        setClosing(undefined);
        closing?.close();
        proceed?.();
      }}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      keepLabel="Keep editing"
    >
      What you changed here has not been saved.
    </ConfirmDialog>
  );
}

/** Holds up the dialog around; what it gives closes that dialog after all. */
function useDialogGuard(mustAsk: () => boolean) {
  const guards = use(Closing);
  const [closing, setClosing] = useState<{ close: () => void }>();
  useEffect(() => {
    const mayClose = (close: () => void) => {
      if (!mustAsk()) return true;
      setClosing({ close });
      return false;
    };
    guards?.add(mayClose);
    return () => void guards?.delete(mayClose);
  });
  return [closing, setClosing] as const;
}
