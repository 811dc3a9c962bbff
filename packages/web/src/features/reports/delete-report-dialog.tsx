import { countOf } from "#model/outlook.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { type ListedReport, useDeleteReport } from "./report-queries.ts";

type DeleteReportDialogProps = { report: ListedReport; onClose: () => void };

/** Says what goes with a report: what was published of it cannot be brought back. */
export function DeleteReportDialog({ report, onClose }: DeleteReportDialogProps) {
  const remove = useDeleteReport();
  const { id, title } = report;
  const confirm = () =>
    remove
      .mutateAsync(id)
      .then(() => {
        toast.success(`${title} deleted`);
        onClose();
      })
      .catch(failureToast(`${title} was not deleted`));
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete “${title}”?`}
      confirmLabel="Delete report"
      keepLabel="Keep report"
    >
      {whatGoes(report)}
    </ConfirmDialog>
  );
}

function whatGoes({ published, shareCount, noteCount }: ListedReport) {
  if (!published) return "It was never published, so no reader has it. This cannot be undone.";
  const parts = [
    countOf(published.edition, "edition"),
    ...(noteCount > 0 ? [countOf(noteCount, "note")] : []),
  ];
  const gone = `${new Intl.ListFormat("en-AU").format(parts)} go with it.`;
  const links =
    shareCount > 0
      ? `${countOf(shareCount, "link")} ${shareCount === 1 ? "ends" : "end"} at once: whoever opens one finds no report. `
      : "";
  return `${gone} ${links}This cannot be undone.`;
}
