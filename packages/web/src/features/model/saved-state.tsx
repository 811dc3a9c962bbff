import type { Model } from "@app/contract/models";
import { Check } from "lucide-react";
import { momentWords } from "./moment-words.ts";

type SavedStateProps = { model: Pick<Model, "savedAt" | "versionIdentifier"> };

/** "Saved today at 9:42, version 48". */
export function SavedState({ model: { savedAt, versionIdentifier } }: SavedStateProps) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-xs whitespace-nowrap text-text-2">
      <Check className="size-3.5" />
      {`Saved ${momentWords(savedAt, new Date())}, version ${versionIdentifier}`}
    </p>
  );
}
