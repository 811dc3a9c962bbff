/** An open document in a component. */
import type { Table } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { DocumentState, OpenDocument } from "./open-document.ts";
import type { TableStore } from "./table-store.ts";

export function useDocumentState(document: OpenDocument): DocumentState {
  return useSyncExternalStore(document.subscribe, document.state);
}

/** A part of it: rendered again only when that part is another. `read` gives what is there, and makes nothing. */
export function useDocumentPart<Part>(
  document: OpenDocument,
  read: (state: DocumentState) => Part,
): Part {
  return useSyncExternalStore(document.subscribe, () => read(document.state()));
}

/** Lines, periods and scenarios, which stay while only figures move. */
export function useStructure(document: OpenDocument): DocumentState["structure"] {
  return useDocumentPart(document, structureIn);
}

const structureIn = ({ structure }: DocumentState) => structure;

/**
 * Watches a table while the component is there. Until another one has its figures, the one before
 * stays, so that switching from months to quarters shows nothing empty in between.
 */
export function useTableStore(document: OpenDocument, read: TableRead): TableStore {
  const wanted = useMemo(() => document.storeOf(read), [document, read]);
  const shown = useRef(wanted);
  useEffect(() => document.watch(wanted), [document, wanted]);
  const hasFigures = useSyncExternalStore(
    wanted.subscribe,
    () => wanted.table() !== undefined || shown.current === wanted,
  );
  if (hasFigures) shown.current = wanted;
  return shown.current;
}

/** Every version of it; for what is small or not on the way of typing. */
export function useTable(store: TableStore): Table | undefined {
  return useSyncExternalStore(store.subscribe, store.table);
}

/** Only when rows or columns are others: figures are written by whoever subscribes to the store. */
export function useTableShape(store: TableStore): Table | undefined {
  return useSyncExternalStore(store.subscribe, store.shape);
}
