import type { listConnectionFiles } from "@app/contract/connection-files";
import type { DataOf } from "@app/contract/endpoint";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { removalWords } from "./connection-words.ts";
import { useRemoveFile } from "./file-queries.ts";

export type KeptFile = DataOf<typeof listConnectionFiles>["items"][number];

type RemoveFileDialogProps = { connectionId: number; file: KeptFile; onClose: () => void };

/** A file cannot be brought back, and what it alone gives goes with the next reading. */
export function RemoveFileDialog({ connectionId, file, onClose }: RemoveFileDialogProps) {
  const remove = useRemoveFile(connectionId);
  const confirm = () =>
    remove
      .mutateAsync(file.id)
      .then(onClose)
      .catch(failureToast(`${file.fileName} is still there`));
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Take ${file.fileName} away?`}
      confirmLabel="Take the file away"
      keepLabel="Keep the file"
    >
      {removalWords(file)}
    </ConfirmDialog>
  );
}
