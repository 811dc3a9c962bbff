import { useDeferredValue, useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import type { Facts } from "./driver-facts.ts";

/** What is counted and listed about the model: after the figures of an edit, and never before them. */
export function useFacts(): Facts {
  const { document: open, view } = useWorkbench();
  const { document, structure } = useDocumentState(open);
  const { issues } = structure;
  const { scenario } = view;
  const facts = useMemo(() => ({ document, issues, scenario }), [document, issues, scenario]);
  return useDeferredValue(facts);
}
