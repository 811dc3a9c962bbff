import { useEffect, useState } from "react";
import { type OpenDocument, openDocument } from "#model/open-document.ts";

/** The fitted model, calculated here; another one takes its place when it has its figures. */
export function useOpenedFit(document: unknown) {
  const [opened, setOpened] = useState<{ of: unknown; document: OpenDocument }>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    let open: OpenDocument | undefined;
    openDocument(document).then(
      ({ document: next, issues }) => {
        open = next;
        if (isLeft) next?.close();
        else if (next) setOpened({ of: document, document: next });
        else setFailure(issues?.[0]?.message ?? "");
      },
      (error: Error) => !isLeft && setFailure(error.message),
    );
    return () => {
      isLeft = true;
      open?.close();
    };
  }, [document]);
  return { open: opened?.of === document ? opened?.document : undefined, failure };
}
