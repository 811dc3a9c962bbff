import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { DialogActions } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { toast } from "#ui/toaster.tsx";
import { differencesOf, FIELD_LABELS, valueLabel } from "./client-draft.ts";
import type { ClientDraft } from "./client-queries.ts";

type ClientConflictProps = {
  mine: ClientDraft;
  theirs: ClientDraft;
  onKeepTheirs: () => void;
  onSaveMine: () => Promise<void>;
  /** They saved once more meanwhile. */
  onConflict: () => Promise<void>;
};

/** Two people edited one client: shows where they differ, and lets the second decide. */
export function ClientConflict(props: ClientConflictProps) {
  const { mine, theirs, onKeepTheirs, onSaveMine, onConflict } = props;
  const differences = differencesOf(mine, theirs);
  const { mutate, isPending } = useMutation({
    mutationFn: onSaveMine,
    onError: (error) =>
      error instanceof ApiError && error.status === 412 ? onConflict() : toast.error(error.message),
  });
  return (
    <div className="grid gap-4">
      <Notice tone="alert" title="Somebody else changed this client since you opened it.">
        Nothing of yours is lost, and nothing of theirs is overwritten until you choose.
      </Notice>
      <Table
        label="Where the two versions differ"
        head={
          <>
            <TableHead>Field</TableHead>
            <TableHead>Saved by them</TableHead>
            <TableHead>Typed by you</TableHead>
          </>
        }
      >
        {differences.map((field) => (
          <TableRow key={field}>
            <TableCell isRowHead>{FIELD_LABELS[field]}</TableCell>
            <TableCell className="break-words">{valueLabel(theirs, field)}</TableCell>
            <TableCell className="break-words">{valueLabel(mine, field)}</TableCell>
          </TableRow>
        ))}
      </Table>
      {differences.length === 0 && <p className="text-text-2">Both versions say the same.</p>}
      <DialogActions>
        <Button onClick={onKeepTheirs}>Keep theirs</Button>
        <Button variant="primary" isPending={isPending} onClick={() => mutate()}>
          Save mine over theirs
        </Button>
      </DialogActions>
    </div>
  );
}
