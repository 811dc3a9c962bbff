import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "./dialog.tsx";

type LeaveGuardProps = {
  hasChanges: boolean;
  /** Addresses that are still the same piece of work. */
  staysWithin?: (pathname: string) => boolean;
  /** They are to go. */
  onDiscard?: () => void;
};

/** Asks before a page with unsaved changes is left, within the app or by closing the tab. */
export function LeaveGuard({ hasChanges, staysWithin, onDiscard }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => hasChanges && !staysWithin?.(next.pathname),
    enableBeforeUnload: () => hasChanges,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === "blocked"}
      onClose={() => reset?.()}
      onConfirm={() => {
        onDiscard?.();
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
