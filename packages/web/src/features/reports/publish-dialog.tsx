import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { CancelDialog, Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.tsx";
import { BeforeItGoesOut } from "./before-it-goes-out.tsx";
import {
  type OpenReport,
  type ReportPreview,
  reportPreview,
  usePublish,
} from "./report-queries.ts";

type PublishDialogProps = {
  /** As it is saved. */
  report: OpenReport;
  onClose: () => void;
  onPublished: () => void;
};

/** What goes out, from which version, and how it stands; nothing is published that nobody looked at. */
export function PublishDialog({ report, onClose, onPublished }: PublishDialogProps) {
  const queries = useQueryClient();
  const asked = reportPreview(report.id);
  // Always of this moment: the model may have been saved since.
  const { data: preview, error, isFetching } = useQuery({ ...asked, staleTime: 0, gcTime: 0 });
  const publish = usePublish(report.id);
  const [isSeen, setIsSeen] = useState(false);
  const [refused, setRefused] = useState<string>();
  const edition = (report.published?.edition ?? 0) + 1;
  const isUnsound = preview && (preview.standing.isBlocked || preview.standing.errorCount > 0);
  async function confirm({ modelVersion }: ReportPreview) {
    try {
      await publish.mutateAsync({ version: report.version, modelVersion, isStandingSeen: isSeen });
      toast.success(`Edition ${edition} is published`);
      onPublished();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefused(failure.message);
      await queries.invalidateQueries({ queryKey: asked.queryKey });
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Publish edition ${edition}`}
      description={
        preview
          ? `“${report.title}”, version ${report.version} of it, from version ${preview.modelVersion} of the model. Links stay the same and show it from now on.`
          : `“${report.title}”`
      }
      footer={
        <>
          <CancelDialog>Not yet</CancelDialog>
          <Button
            variant="primary"
            isPending={publish.isPending || (isFetching && !preview)}
            disabled={!preview || (isUnsound && !isSeen)}
            onClick={() => preview && void confirm(preview)}
          >
            {preview ? `Publish from version ${preview.modelVersion}` : "Publish"}
          </Button>
        </>
      }
    >
      {refused && <Notice tone="negative">{refused}</Notice>}
      {error && <Notice tone="negative">{error.message}</Notice>}
      {!preview && !error && (
        <p className="flex items-center gap-2 text-text-2" role="status">
          <Spinner /> Working out what goes out
        </p>
      )}
      {preview && <BeforeItGoesOut preview={preview} />}
      {isUnsound && (
        <div className="mt-4 border-t border-border pt-4">
          <Checkbox
            label="Publish all the same"
            hint="Every reader is told at the top how the figures stand."
            checked={isSeen}
            onChange={({ target }) => setIsSeen(target.checked)}
          />
        </div>
      )}
    </Dialog>
  );
}
