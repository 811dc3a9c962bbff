import { Check, CircleAlert, CloudOff } from "lucide-react";
import { Spinner } from "#ui/spinner.tsx";
import type { DeskState } from "./open-report-desk.ts";

export function DeskStatus({ status, message }: Pick<DeskState, "status" | "message">) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-xs text-text-2 [&_svg]:size-3.5">
      {SIGNS[status]}
      {status === "refused" ? `Not saved. ${message ?? ""}` : WORDS[status]}
    </p>
  );
}

const SIGNS = {
  saved: <Check />,
  saving: <Spinner />,
  waiting: <CloudOff className="text-alert" />,
  conflict: <CircleAlert className="text-alert" />,
  refused: <CircleAlert className="text-negative" />,
};

const WORDS = {
  saved: "Saved",
  saving: "Saving…",
  waiting: "Offline, will retry",
  conflict: "Waits for your decision",
};
