import type { DataOf } from "@app/contract/endpoint";
import { readWorkbookChanges, WORKBOOK_BYTES_MAX } from "@app/contract/model-workbook";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { call } from "#lib/api.ts";
import { formatFileSize } from "#lib/format.ts";
import { WorkbookRefusals } from "#model/workbook-refusals.tsx";
import { Button } from "#ui/button.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { Notice } from "#ui/notice.tsx";
import { BroughtPart } from "./brought-part.tsx";

type Found = DataOf<typeof readWorkbookChanges>;

/** A workbook that left this model comes back: what was changed in it, then what becomes of that. */
export function WorkbookPage({ onDone }: { onDone: (scenario: string | undefined) => void }) {
  const { model, onEdits } = useWorkbench();
  const reading = useMutation({
    mutationFn: (file: File) => {
      if (file.size > WORKBOOK_BYTES_MAX)
        throw new Error(
          `${file.name} has ${formatFileSize(file.size)}, and ${formatFileSize(WORKBOOK_BYTES_MAX)} can be read.`,
        );
      const body = { fileName: file.name };
      return call(readWorkbookChanges, { params: { id: model.id }, body, file });
    },
  });
  const { data: found, variables: file } = reading;
  return (
    <div className="relative flex grow flex-col">
      <div className="grid max-w-260 gap-4 p-6 phone:p-4">
        <div>
          <h2 className="text-lg font-semibold tracking-tight">Take back a changed workbook</h2>
          <p className="text-text-2">
            Download the workbook, change blue figures in Excel, and bring it here. You see every
            change before it is taken.
          </p>
        </div>
        {!onEdits && (
          <Notice tone="alert">
            You can see what was changed; this model can only be read by you now.
          </Notice>
        )}
        <FileDrop
          label={
            found ? "Choose another workbook or drop it here" : "Choose a workbook or drop it here"
          }
          hint={`An .xlsx file that was downloaded from this model, up to ${formatFileSize(WORKBOOK_BYTES_MAX)}`}
          accept=".xlsx"
          isPending={reading.isPending}
          onFiles={([next]) => next && reading.mutate(next)}
        />
        {reading.error && <Notice tone="negative">{reading.error.message}</Notice>}
        {found && <Origin found={found} />}
        {found && found.refusalCount > 0 && <WorkbookRefusals {...found} />}
      </div>
      {found && file && found.madeFrom !== null && (
        <BroughtPart
          key={reading.submittedAt}
          fileName={file.name}
          changes={found.changes}
          onDone={onDone}
        />
      )}
    </div>
  );
}

/** Of which model and version it is, where that is not the one that is open. */
function Origin({ found: { modelName, madeFrom, newest } }: { found: Found }) {
  const { model } = useWorkbench();
  if (madeFrom === null)
    return (
      <Notice tone="negative" title={`This is not a workbook of “${model.modelName}”`}>
        It was made from “{modelName}”, or from a model that “{model.modelName}” was copied from.
        Open that model to take it back, or make a new one of it under New model.
      </Notice>
    );
  if (madeFrom === newest) return null;
  return (
    <Notice
      tone="alert"
      title={`Made from version ${madeFrom}; the model is at version ${newest}`}
      action={
        <Button asChild size="sm">
          <Link
            to="/models/$modelId/history"
            params={{ modelId: model.id }}
            search={{ from: madeFrom, to: newest }}
          >
            See what changed since
          </Link>
        </Button>
      }
    >
      What was changed in Excel can still be taken. Where a figure has changed here since, it is
      marked, and you choose.
    </Notice>
  );
}
