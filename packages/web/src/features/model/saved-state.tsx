import type { Model } from "@app/contract/models";
import { Check } from "lucide-react";
import { formatDateTime } from "#lib/format.ts";

type SavedStateProps = { model: Pick<Model, "savedAt" | "versionIdentifier"> };

/** "Saved today at 9:42, version 48". */
export function SavedState({ model: { savedAt, versionIdentifier } }: SavedStateProps) {
  const at = formatDateTime(new Date(savedAt), new Date());
  return (
    <p role="status" className="flex items-center gap-1.5 text-xs whitespace-nowrap text-text-2">
      <Check className="size-3.5" />
      {`Saved ${lowerFirst(at)}, version ${versionIdentifier}`}
    </p>
  );
}

function lowerFirst(text: string) {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
