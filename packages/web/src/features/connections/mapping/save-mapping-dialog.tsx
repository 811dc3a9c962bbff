import { monthLabel } from "@app/engine/time/month";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { toast } from "#ui/toast.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { MappingConflicts } from "./mapping-conflicts.tsx";
import { type Choices, countOf, type Draft } from "./mapping-draft.ts";
import { type Mapping, type MappingPreview, previewOf } from "./mapping-queries.ts";
import { minorAmount } from "./minor-amount.ts";
import { MappingConflict } from "./save-mapping.ts";
import { useSaveMapping } from "./use-save-mapping.ts";

type SaveMappingDialogProps = {
  id: number;
  /** As it was when the first of the choices was made. */
  mapping: Mapping;
  draft: Draft;
  onSaved: () => void;
  onClose: () => void;
};

/** What would move, line by line and in which models, before anything is saved. */
export function SaveMappingDialog({
  id,
  mapping,
  draft,
  onSaved,
  onClose,
}: SaveMappingDialogProps) {
  const { choices } = draft;
  const save = useSaveMapping(id);
  const { data: preview, error } = useQuery({
    queryKey: ["mapping preview", id, choices],
    queryFn: () => previewOf(id, choices),
    gcTime: 0,
  });
  const count = countOf(draft);
  const conflict = save.error instanceof MappingConflict ? save.error : undefined;
  const [decided, setDecided] = useState<Choices>({});
  const isOpen = conflict?.merged.conflicts.some(({ accountId }) => !(accountId in decided));
  const confirm = () =>
    save.mutate(
      conflict
        ? { opened: conflict.theirs, choices: { ...conflict.merged.choices, ...decided } }
        : { opened: mapping, choices },
      {
        onSuccess: () => {
          toast.success(`${count === 1 ? "1 account" : `${count} accounts`} mapped`);
          onSaved();
          onClose();
        },
      },
    );
  return (
    <Dialog isOpen onClose={onClose} width="lg" title="What moves">
      <div className="grid gap-4">
        {error && <Notice tone="negative">{error.message}</Notice>}
        {preview ? (
          <Moves preview={preview} mapping={mapping} />
        ) : (
          !error && (
            <Waiting>
              <SkeletonRows count={4} />
            </Waiting>
          )
        )}
        {conflict && <MappingConflicts {...{ conflict, decided }} onDecide={setDecided} />}
        {save.error && !conflict && <Notice tone="negative">{save.error.message}</Notice>}
        <DialogActions>
          <CancelDialog>Keep choosing</CancelDialog>
          <Button
            variant="primary"
            disabled={!preview || isOpen === true}
            isPending={save.isPending}
            onClick={confirm}
          >
            Save the mapping
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Moves({ preview, mapping }: { preview: MappingPreview; mapping: Mapping }) {
  const { moves, models, unmappedCount } = preview;
  const { currency, currencyDecimals } = mapping;
  const when = mapping.lastMonth === null ? "" : `at the end of ${monthLabel(mapping.lastMonth)}`;
  const amount = (minor: string) => minorAmount(minor, currencyDecimals);
  return (
    <>
      {moves.length === 0 ? (
        <p>No balance moves: what was suggested is confirmed.</p>
      ) : (
        <Table
          label={`Balances that move, ${currency}, ${when}`}
          isFigures
          head={
            <>
              <TableHead>{`Line, ${currency} ${when}`}</TableHead>
              <TableHead isNumber>Before</TableHead>
              <TableHead isNumber>After</TableHead>
              <TableHead isNumber hideOnPhone>
                Moves
              </TableHead>
            </>
          }
        >
          {moves.map(({ line, name, before, after }) => {
            const moved = String(BigInt(after) - BigInt(before));
            return (
              <TableRow key={line}>
                <TableCell isRowHead className="whitespace-normal">
                  {name}
                </TableCell>
                <TableCell isNumber isNegative={before.startsWith("-")}>
                  {amount(before)}
                </TableCell>
                <TableCell isNumber isNegative={after.startsWith("-")}>
                  {amount(after)}
                </TableCell>
                <TableCell isNumber hideOnPhone isNegative={moved.startsWith("-")}>
                  {amount(moved)}
                </TableCell>
              </TableRow>
            );
          })}
        </Table>
      )}
      <p className="text-text-2">{readersWords(models)}</p>
      {unmappedCount > 0 && (
        <p className="text-text-2">
          {`${unmappedCount === 1 ? "1 account stays" : `${unmappedCount} accounts stay`} without a line.`}
        </p>
      )}
    </>
  );
}

function readersWords(models: MappingPreview["models"]) {
  if (models.length === 0) return "No model reads from this connection yet.";
  const names = new Intl.ListFormat("en").format(models.map(({ name }) => `“${name}”`));
  return `Changes ${names} with the next actuals.`;
}
