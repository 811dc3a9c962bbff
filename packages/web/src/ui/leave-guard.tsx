import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "./dialog.tsx";

/** Asks before a page with unsaved changes is left, within the app or by closing the tab. */
export function LeaveGuard({ hasChanges }: { hasChanges: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => hasChanges,
    enableBeforeUnload: () => hasChanges,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === "blocked"}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      keepLabel="Keep editing"
    >
      What you changed here has not been saved.
    </ConfirmDialog>
  );
}
