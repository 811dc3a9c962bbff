import type { Progress, Result, Work } from "@app/engine/worker/work";
import { useEffect, useState } from "react";
import type { OpenDocument } from "#model/open-document.ts";
import { useDocumentState } from "#model/use-open-document.ts";

type Done<W extends Work> = Extract<Result, { kind: W["kind"] }>;

export type WorkState<W extends Work> = {
  /** Of the figures as they were when it began; the last one stays until the next is there. */
  result: Done<W> | undefined;
  progress: Progress | undefined;
};

/** While somebody types, only what is typed last is worked out. */
const STILL_MS = 400;

/** Long work on the case that is showing, begun again whenever the question or the figures change. */
export function useWork<W extends Work>(document: OpenDocument, work: W | undefined): WorkState<W> {
  const { version } = useDocumentState(document);
  const [state, setState] = useState<WorkState<W>>({ result: undefined, progress: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other figures
  useEffect(() => {
    if (!work) return;
    let cancel = () => {};
    const timer = setTimeout(() => {
      const running = document.run(work, (progress) =>
        setState((before) => ({ ...before, progress })),
      );
      cancel = running.cancel;
      running.result.then(
        (done) => done && setState({ result: done.result as Done<W>, progress: undefined }),
        () => setState((before) => ({ ...before, progress: undefined })),
      );
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [document, work, version]);
  return work ? state : { result: undefined, progress: undefined };
}
