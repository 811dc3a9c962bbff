import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentPart, useStructure } from "#model/use-open-document.ts";
import { connectionActuals } from "./connection-queries.ts";
import { booksOf } from "./placing.ts";

const NONE: readonly number[] = [];

/** Actual periods that the model's connection has otherwise by now: what was accepted there reaches no model by itself. */
export function useRestated(): readonly string[] {
  const { document, model } = useWorkbench();
  const { periods } = useStructure(document);
  const current = useDocumentPart(document, (state) => state.document);
  const isAsked = model.connectionId !== null;
  const { data: read } = useQuery({ ...connectionActuals(model.id), enabled: isAsked });
  const [restated, setRestated] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for every state of the model
  useEffect(() => {
    const asked = read && booksOf(read, {});
    if (!asked) return setRestated(NONE);
    let isLate = false;
    const books = { ...asked.books, turnsYears: true };
    void document.rollForward({ ...asked, books, held: [], consumed: [] }).then(({ planned }) => {
      const changes = "restatements" in planned ? planned.restatements : [];
      if (!isLate) setRestated([...new Set(changes.map(({ period }) => period))]);
    });
    return () => {
      isLate = true;
    };
  }, [document, current, read]);
  return useMemo(() => restated.map((period) => periods[period]?.label ?? ""), [restated, periods]);
}
