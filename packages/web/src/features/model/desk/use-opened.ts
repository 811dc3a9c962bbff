import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "#lib/api.ts";
import { everyFewSeconds } from "#lib/connection.ts";
import type { OpenDocument } from "#model/open-document.ts";
import { takeOpening } from "./opening.ts";

type Opened = { document: OpenDocument; version: number };

/**
 * Opens a version of a model once. What fails is said and, unless it was refused, tried again; the worker of what is left goes
 * with it.
 */
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
    let stop = () => {};
    function open() {
      stop();
      takeOpening(id, version).then(
        ({ document, issues, version: reached }) => {
          if (isLeft) return document?.close();
          setFailure(document ? undefined : (issues?.[0]?.message ?? ""));
          if (document) tell({ document, version: reached });
        },
        (error: Error) => {
          if (isLeft) return;
          setFailure(error.message);
          if (error instanceof ApiError && !error.isRefusal) stop = everyFewSeconds(open);
        },
      );
    }
    open();
    return () => {
      isLeft = true;
      stop();
    };
  }, [id, version, isWanted]);
  return failure;
}
