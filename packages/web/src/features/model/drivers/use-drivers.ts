/** What every part of the drivers' page works with: the open model, and the one way to change it. */
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import { useCallback, useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { type Signature, signedEdits } from "./signed-edits.ts";

export type Drivers = {
  document: ModelDocument;
  issues: readonly Issue[];
  /** Makes edits in the document as it is; why not, in words, or nothing when they are made. */
  edit: (edits: readonly Edit[]) => string | undefined;
  /** Why this person may not make edits like these. */
  whyNot: (edits: readonly Edit[]) => string | undefined;
  undo: () => void;
};

export function useDrivers(name: string): Drivers {
  const { document: open, onEdits, whyNot } = useWorkbench();
  const { document, structure } = useDocumentState(open);
  const refusal = useCallback(
    (edits: readonly Edit[]) => {
      if (!onEdits) return "This model is only read here.";
      return whyNot?.(edits, open.state().document);
    },
    [onEdits, whyNot, open],
  );
  const edit = useCallback(
    (edits: readonly Edit[]) => {
      const from = open.state().document;
      const signed = signedEdits(edits, from, signatureOf(name));
      const refused = refusal(signed);
      if (refused !== undefined || !onEdits) return refused;
      return onEdits(signed, from)[0]?.message;
    },
    [onEdits, refusal, open, name],
  );
  const { issues } = structure;
  return useMemo(
    () => ({ document, issues, edit, whyNot: refusal, undo: open.undo }),
    [document, issues, edit, refusal, open],
  );
}

/** The day where the person is. */
export function signatureOf(name: string): Signature {
  const now = new Date();
  const digits = (value: number) => String(value).padStart(2, "0");
  const today = `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
  return { name, today };
}
