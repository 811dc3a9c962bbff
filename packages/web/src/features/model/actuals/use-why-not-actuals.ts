import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentState } from "#model/use-open-document.ts";

/** Why this person cannot take actuals over; undefined where they can. */
export function useWhyNotActuals(): string | undefined {
  const { document, onEdits, whyNot } = useWorkbench();
  const { document: model } = useDocumentState(document);
  const { actualCount } = model.timeline;
  const edit = { kind: "set", place: "timeline/actualCount", value: actualCount } as const;
  return whyNot?.([edit], model) ?? (onEdits ? undefined : "This model can only be read now.");
}
