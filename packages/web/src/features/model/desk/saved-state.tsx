import type { Model } from "@app/contract/models";
import { Check, CircleAlert, CloudOff } from "lucide-react";
import { momentWords } from "#lib/moment-words.ts";
import { Spinner } from "#ui/spinner.tsx";
import type { Desk } from "./desk.ts";
import { useDeskStatus } from "./use-desk-status.ts";

type SavedStateProps = {
  model: Pick<Model, "savedAt" | "versionIdentifier" | "documentVersion">;
  desk: Desk | undefined;
};

/** "Saved today at 9:42, version 48", or what keeps it from being so. */
export function SavedState({ model, desk }: SavedStateProps) {
  const { kind } = useDeskStatus(desk);
  return (
    <p
      role="status"
      className="flex items-center gap-1.5 text-xs whitespace-nowrap text-text-2 [&_svg]:size-3.5"
    >
      {SIGNS[kind]}
      {kind === "saved" ? (
        <span>
          Saved
          <span className="phone:sr-only">{` ${savedWords(model, desk)}`}</span>
        </span>
      ) : (
        WORDS[kind]
      )}
    </p>
  );
}

/** What was just saved is known here before the model is heard of again. */
function savedWords(
  { savedAt, versionIdentifier, documentVersion }: SavedStateProps["model"],
  desk: Desk | undefined,
) {
  const version = desk?.version() ?? 0;
  if (version > documentVersion) return `just now, version ${version}`;
  return `${momentWords(savedAt, new Date())}, version ${versionIdentifier}`;
}

const SIGNS = {
  saved: <Check />,
  saving: <Spinner />,
  waiting: <CloudOff className="text-alert" />,
  conflict: <CircleAlert className="text-alert" />,
  refused: <CircleAlert className="text-negative" />,
};

const WORDS = {
  saving: "Saving…",
  waiting: "Offline, will retry",
  conflict: "Waits for your decision",
  refused: "Not saved",
};
