import { useEffectEvent, useLayoutEffect, useState } from "react";
import { ApiError } from "#lib/api.ts";
import { everyFewSeconds } from "#lib/connection.ts";
import type { OpenDocument } from "#model/open-document.ts";
import { type Reached, takeOpening } from "./opening.ts";

type Opened = { document: OpenDocument; version: number };

/**
 * Opens a version of a model once. What fails is said and, unless it was refused, tried again; the
 * worker of what is left goes with it.
 */
export function useOpened(
  id: number,
  version: number | undefined,
  isWanted: boolean,
  onOpened: (opened: Opened) => void,
) {
  const [failure, setFailure] = useState<string>();
  const [begunAt, setBegunAt] = useState<number>();
  const tell = useEffectEvent(onOpened);
  // Before the browser paints, so that a document that is there already is shown at once.
  useLayoutEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    let stop = () => {};
    function take({ document, issues, version: reached }: Reached) {
      setFailure(document ? undefined : (issues?.[0]?.message ?? ""));
      if (document) tell({ document, version: reached });
    }
    function open() {
      stop();
      const opening = takeOpening(id, version);
      const there = opening.now();
      if (there) return take(there);
      setBegunAt(opening.begunAt);
      opening.whole.then(
        (reached) => (isLeft ? reached.document?.close() : take(reached)),
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
  return { failure, begunAt };
}
