import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "#ui/button.tsx";
import type { OpenDocument } from "./open-document.ts";
import { useDocumentPart } from "./use-open-document.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

/** Undo and redo, by buttons and by the keys that mean it everywhere. */
export function UndoButtons({ document }: { document: OpenDocument }) {
  const undoWords = useDocumentPart(document, (state) => state.undoWords);
  const redoWords = useDocumentPart(document, (state) => state.redoWords);
  useUndoKeys(document);
  return (
    <>
      <IconButton
        label="Undo"
        title={undoWords ? `Undo: ${undoWords}` : "Undo"}
        variant="quiet"
        className={OFF}
        aria-disabled={undoWords === undefined}
        onClick={document.undo}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label="Redo"
        title={redoWords ? `Redo: ${redoWords}` : "Redo"}
        variant="quiet"
        className={OFF}
        aria-disabled={redoWords === undefined}
        onClick={document.redo}
      >
        <Redo2 />
      </IconButton>
    </>
  );
}

/** They keep the focus when there is nothing left to take back; on a phone the name of the model has their place. */
const OFF =
  "phone:not-focus:aria-disabled:hidden aria-disabled:cursor-not-allowed aria-disabled:text-text-disabled";
