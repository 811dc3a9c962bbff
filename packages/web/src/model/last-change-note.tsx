import type { Table } from "@app/engine/tables/table";
import { useEffect, useMemo, useRef, useState } from "react";
import { formatAmount } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { type Move, movesBetween, outcomeRead } from "./last-change.ts";
import type { LastChange, OpenDocument } from "./open-document.ts";
import { useDocumentPart, useTableStore } from "./use-open-document.ts";

type LastChangeNoteProps = { document: OpenDocument; scenario: string | undefined };

/** "Last change, 3 cells: closing cash Jun-27 +12,400, profit FY27 +9,300", and the way back. */
export function LastChangeNote({ document, scenario }: LastChangeNoteProps) {
  const { change, moves } = useMoves(document, scenario);
  const undoWords = useDocumentPart(document, (state) => state.undoWords);
  const lastChange = useDocumentPart(document, (state) => state.lastChange);
  if (!change || change !== lastChange) return null;
  return (
    <p className="tabular flex items-center gap-1.5">
      <span>
        {LEADS[change.verb]}, {change.words}:{" "}
        {moves.length === 0
          ? "closing cash and profit stay as they were"
          : moves.map(({ what, amount }, index) => (
              <span key={what}>
                {index > 0 && ", "}
                {what} <b>{signed(amount)}</b>
              </span>
            ))}
      </span>
      {change.verb === "made" && undoWords !== undefined && (
        <Button size="sm" variant="quiet" title={`Undo: ${undoWords}`} onClick={document.undo}>
          Undo
        </Button>
      )}
    </p>
  );
}

const LEADS = { made: "Last change", undone: "Undone", redone: "Redone" };

function signed(amount: number): string {
  return `${amount < 0 ? "−" : "+"}${formatAmount(Math.abs(amount))}`;
}

/** Held against the figures of the version before; what others did in between is theirs. */
function useMoves(document: OpenDocument, scenario: string | undefined) {
  const store = useTableStore(
    document,
    useMemo(() => outcomeRead(scenario), [scenario]),
  );
  const seen = useRef<{ store: typeof store; version: number; table: Table | undefined }>(null);
  const [told, setTold] = useState<{ change?: LastChange; moves: Move[] }>({ moves: [] });
  useEffect(() => {
    const look = () => {
      const [before, table] = [seen.current, store.table()];
      const now = document.state();
      if (before?.version !== now.version || before.store !== store || !before.table)
        seen.current = { store, version: now.version, table };
      const isNext = before?.store === store && before.version === now.version - 1;
      const { lastChange: change } = now;
      if (!isNext || change?.version !== now.version || !before.table || !table) return;
      setTold({ change, moves: movesBetween(before.table, table) });
    };
    look();
    const releases = [store.subscribe(look), document.subscribe(look)];
    return () => {
      for (const release of releases) release();
    };
  }, [document, store]);
  return told;
}
