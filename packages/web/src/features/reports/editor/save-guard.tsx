import { useBlocker } from "@tanstack/react-router";
import { useRef } from "react";
import { ConfirmDialog } from "#ui/dialog.tsx";
import type { ReportDesk } from "./open-report-desk.ts";

/** Whoever leaves takes nothing unsaved along: it is saved first, and where it cannot be, they are asked. */
export function SaveGuard({ desk }: { desk: ReportDesk }) {
  const isLetGo = useRef(false);
  const hasUnsaved = () => !isLetGo.current && desk.hasUnsaved();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async () => hasUnsaved() && !(await desk.flush()),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === "blocked"}
      onClose={() => reset?.()}
      onConfirm={() => {
        isLetGo.current = true;
        desk.close();
        proceed?.();
      }}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      keepLabel="Keep editing"
    >
      What you changed in this report could not be saved.
    </ConfirmDialog>
  );
}
