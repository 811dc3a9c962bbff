import { useEffect } from "react";
import type { OpenDocument } from "#model/open-document.ts";
import { useDocumentPart } from "#model/use-open-document.ts";
import { toast } from "#ui/toaster.tsx";

/** Says what others change while one looks on, and gives back what was removed. */
export function DeskNews({ document }: { document: OpenDocument }) {
  const followed = useDocumentPart(document, (state) => state.followed);
  const lastChange = useDocumentPart(document, (state) => state.lastChange);
  useEffect(() => {
    // One at a time: whoever types changes something every second.
    if (followed)
      toast.info(`${followed.name} changed ${followed.words}`, { id: "others' change" });
  }, [followed]);
  useEffect(() => {
    if (lastChange?.verb !== "made" || !lastChange.isRemoval) return;
    const { words } = lastChange;
    toast.success(words, {
      id: "removed",
      action: {
        label: "Undo",
        // Done something else since, one undoes that first.
        onClick: () => document.state().lastChange === lastChange && document.undo(),
      },
    });
  }, [lastChange, document]);
  return null;
}
