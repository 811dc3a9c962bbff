import { useEffect, useEffectEvent, useState } from "react";
import type { OpenDocument } from "#model/open-document.ts";
import { takeOpening } from "./opening.ts";

type Opened = { document: OpenDocument; version: number };

/** Opens a version of a model once; what fails is said, and the worker of what is left goes with it. */
export function useOpened(
  id: number,
  version: number | undefined,
  isWanted: boolean,
  onOpened: (opened: Opened) => void,
) {
  const [failure, setFailure] = useState<string>();
  const tell = useEffectEvent(onOpened);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    takeOpening(id, version).then(
      ({ document, issues, version: reached }) => {
        if (isLeft) return document?.close();
        if (document) return tell({ document, version: reached });
        setFailure(issues?.[0]?.message ?? "");
      },
      (error: Error) => !isLeft && setFailure(error.message),
    );
    return () => {
      isLeft = true;
    };
  }, [id, version, isWanted]);
  return failure;
}
