import type { ClipboardEvent } from "react";
import type { GridAt } from "./grid-props.ts";

type ClipboardTargets = Pick<GridAt, "edits" | "range"> & {
  unlessHeld: (change: () => void) => void;
};

/** What is selected goes to the clipboard, and what comes from there into it. */
export function gridClipboard({ edits, range, unlessHeld }: ClipboardTargets) {
  return {
    onCopy: (event: ClipboardEvent, isCut: boolean) => {
      if (!range) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", edits.copy(range));
      if (isCut) unlessHeld(() => edits.clear(range));
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      const text = event.clipboardData.getData("text/plain");
      if (range) unlessHeld(() => edits.paste(text, range));
    },
  };
}
