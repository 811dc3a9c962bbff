import type { Model } from "@app/contract/models";
import { Redo2, Undo2 } from "lucide-react";
import type { ReactElement } from "react";
import type { OpenReport } from "#features/reports/report-queries.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { DeskStatus } from "./desk-status.tsx";
import type { DeskState, ReportDesk } from "./open-report-desk.ts";

type EditorHeadProps = {
  model: Model;
  report: OpenReport;
  desk: ReportDesk;
  state: DeskState;
  back: ReactElement;
  onTemplate: () => void;
  onPublish: () => void;
};

/** Which report it is, how it stands, and what is done with the whole of it. */
export function EditorHead(props: EditorHeadProps) {
  const { model, report, desk, state, back, onTemplate, onPublish } = props;
  const { published } = report;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-2">
      {back}
      <h2 className="truncate text-lg font-semibold tracking-tight">{state.document.title}</h2>
      {published ? (
        <Badge tone="positive">Edition {published.edition}</Badge>
      ) : (
        <Badge tone="info">Draft</Badge>
      )}
      <DeskStatus {...state} />
      {published && published.modelVersion < model.documentVersion && (
        <p className="text-xs text-alert">
          {`Readers have version ${published.modelVersion}, the model is at ${model.documentVersion}`}
        </p>
      )}
      <span className="grow" />
      <IconButton
        label="Undo"
        variant="quiet"
        aria-disabled={!state.canUndo}
        className={OFF}
        onClick={desk.undo}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label="Redo"
        variant="quiet"
        aria-disabled={!state.canRedo}
        className={OFF}
        onClick={desk.redo}
      >
        <Redo2 />
      </IconButton>
      <Button variant="quiet" onClick={onTemplate}>
        Save as template
      </Button>
      {published && (
        <Button asChild>
          <a href={`/app/view_report/${report.id}`} target="_blank" rel="noreferrer">
            Open as reader
          </a>
        </Button>
      )}
      <Changes what="own">
        <Button variant="primary" onClick={onPublish}>
          Publish
        </Button>
      </Changes>
    </div>
  );
}

/** They keep the focus when there is nothing left to take back. */
const OFF = "aria-disabled:cursor-not-allowed aria-disabled:text-text-disabled";
