import type { ReportCell } from "@app/engine/reports/report-document";
import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog } from "#ui/dialog.tsx";
import { CellFields } from "./cell-fields.tsx";
import type { Outline } from "./open-preview.ts";
import type { ReadCell } from "./use-preview.ts";

type FigureDialogProps = {
  outline: Outline;
  cell: ReportCell;
  read: ReadCell;
  onChosen: (cell: ReportCell) => void;
  onClose: () => void;
};

/** Which figure of the model words are bound to, with what it reads at the moment. */
export function FigureDialog({ outline, cell: first, read, onChosen, onClose }: FigureDialogProps) {
  const [cell, setCell] = useState(first);
  const [reading, setReading] = useState<Awaited<ReturnType<ReadCell>>>();
  useEffect(() => {
    let isWanted = true;
    void read(cell).then((answer) => isWanted && setReading(answer));
    return () => {
      isWanted = false;
    };
  }, [cell, read]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="sm"
      title="A figure of the model"
      footer={
        <>
          <CancelDialog />
          <Button variant="primary" disabled={!reading} onClick={() => onChosen(cell)}>
            Use this figure
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <CellFields outline={outline} value={cell} onChange={setCell} />
        <p role="status" className="rounded-md bg-surface-sunken px-3 py-2">
          {reading ? (
            <>
              <b className="tabular font-semibold">{reading.text || "…"}</b>{" "}
              <span className="text-text-2">{reading.name}</span>
            </>
          ) : (
            "The model has no such figure."
          )}
        </p>
      </div>
    </Dialog>
  );
}
