import { useEffect } from "react";
import type { OpenDocument } from "./open-document.ts";

/** Ctrl and Z take back the last edit wherever one is on the page, unless a text is being typed. */
export function useUndoKeys({ undo, redo }: Pick<OpenDocument, "undo" | "redo">) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const letter = event.key.toLowerCase();
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isCommand || event.defaultPrevented || isTextField(event.target)) return;
      if (letter !== "z" && letter !== "y") return;
      event.preventDefault();
      if (letter === "z" && !event.shiftKey) undo();
      else redo();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [undo, redo]);
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea");
}
