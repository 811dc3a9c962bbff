import { useEffect } from "react";
import type { OpenDocument } from "#model/open-document.ts";
import { useDocumentPart } from "#model/use-open-document.ts";
import { toast } from "#ui/toast.tsx";

/** Says what others change while one looks on. */
export function DeskNews({ document }: { document: OpenDocument }) {
  const followed = useDocumentPart(document, (state) => state.followed);
  useEffect(() => {
    // One at a time: whoever types changes something every second.
    if (followed) toast.info(`${followed.name} changed ${followed.words}`, { id: "others" });
  }, [followed]);
  return null;
}
