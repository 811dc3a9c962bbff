import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { afterFigures } from "#model/after-figures.ts";
import type { Holder } from "#model/kept/kept.ts";
import type { Desk } from "./desk.ts";
import { loadKept } from "./kept-model.ts";

/**
 * Has this browser keep the model that is open, as each of its pages showed it last, to be read without
 * a line. Nothing is kept for nobody.
 */
export function useCopy(
  desk: Desk | undefined,
  id: number,
  page: string | undefined,
  holder: Holder | undefined,
) {
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other answers
  useEffect(() => {
    if (!desk || !holder) return;
    const leaving = new AbortController();
    void afterFigures(loadKept).then((part) =>
      part.keepCopy(desk, { id, holder, queries }, leaving.signal),
    );
    return () => leaving.abort();
  }, [desk, page, holder === undefined]);
}
