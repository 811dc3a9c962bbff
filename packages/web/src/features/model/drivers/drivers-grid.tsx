import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import type { TableRow } from "@app/engine/tables/table";
import { Settings2 } from "lucide-react";
import { memo, useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import type { CellPlace } from "#model/figure.tsx";
import type { OpenDocument } from "#model/open-document.ts";
import type { TableStore } from "#model/table-store.ts";
import type { SideColumn } from "#model/treegrid/side-columns.ts";
import { Treegrid } from "#model/treegrid/treegrid.tsx";
import { useTableShape } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { entryOf, isSaidAlike, placeOfRow, remarksOf, shownKeys } from "./driver-facts.ts";
import type { DriversSearch } from "./drivers-search.ts";
import { EVIDENCE_WORDS, EvidenceDisc } from "./evidence.tsx";
import { filteredStore } from "./filtered-store.ts";
import { signedEdits } from "./signed-edits.ts";
import { unitText } from "./unit-words.ts";
import { signatureOf } from "./use-drivers.ts";
import { useFacts } from "./use-facts.ts";

type DriversGridProps = {
  /** Who types. */
  name: string;
  store: TableStore;
  search: DriversSearch;
  onAll: () => void;
  /** What is open beside it: "modules/rent". */
  opened: string | undefined;
  onOpen: (place: string) => void;
};

/** Drivers by what they feed, each with what it rests on and why. */
export const DriversGrid = memo(function DriversGrid({ search, ...props }: DriversGridProps) {
  const { filter, evidence } = search;
  if (!filter && !evidence) return <ShownGrid {...props} keys={undefined} />;
  return <FilteredGrid {...props} search={search} />;
});

/** Only under a filter does it matter what is said of drivers. */
function FilteredGrid({ search, ...props }: DriversGridProps) {
  const facts = useFacts();
  const shape = useTableShape(props.store);
  const { filter, evidence } = search;
  const keys = useMemo(
    () => shape && shownKeys(shape, facts, { filter, evidence }),
    [shape, facts, filter, evidence],
  );
  return <ShownGrid {...props} keys={keys} />;
}

type ShownGridProps = Omit<DriversGridProps, "search"> & {
  /** The rows that are shown; all of them when undefined. */
  keys: ReadonlySet<string> | undefined;
};

function ShownGrid({ name, store, keys, opened, ...on }: ShownGridProps) {
  const { document, typing, whyNot, askAt } = useWorkbench();
  const { onEdits, hold } = typing;
  // The same rows are the same table, so that typing under a filter renders nothing.
  const signature = keys && [...keys].join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature says all of the keys
  const shown = useMemo(() => filteredStore(store, keys), [store, signature]);
  const typedIn = useCallback(() => document.state().document, [document]);
  const signed = useCallback(
    (edits: readonly Edit[], from: ModelDocument) =>
      onEdits?.(signedEdits(edits, from, signatureOf(name)), from) ?? [],
    [onEdits, name],
  );
  const onWhy = useCallback((place: CellPlace) => askAt(shown.table(), place), [askAt, shown]);
  const sideColumns = useSideColumns(on.onOpen);
  const shape = useTableShape(store);
  const unitOf = useCallback((row: TableRow) => (shape ? unitText(row, shape) : ""), [shape]);
  if (keys?.size === 0)
    return (
      <div className="min-w-0 grow">
        <EmptyState
          title="No driver is like that"
          text="Nothing here needs you."
          className="m-6"
          action={
            <Button size="sm" onClick={on.onAll}>
              Show all drivers
            </Button>
          }
        />
      </div>
    );
  return (
    <div className="flex min-w-0 grow flex-col phone:h-[75dvh]">
      <Treegrid
        store={shown}
        open={document}
        document={typedIn}
        onEdits={onEdits && signed}
        {...{ hold, whyNot }}
        onUndo={document.undo}
        onRedo={document.redo}
        onWhy={onWhy}
        {...{ sideColumns, unitOf }}
        // A driver's row has its own name, a module's its place.
        shownRow={opened?.replace(/^drivers\//, "")}
      />
    </div>
  );
}

/** Made anew only when something else is said about a driver, and not with every figure. */
function useSideColumns(onOpen: (place: string) => void): readonly SideColumn[] {
  const { document: open } = useWorkbench();
  const document = useSaidDocument(open);
  return useMemo(
    () => [
      {
        ...{ key: "evidence", label: "Evidence", width: 112, place: "before" },
        cell: (row) => <EvidenceCell {...{ row, document, onOpen }} />,
      },
      noteColumn(document),
    ],
    [document, onOpen],
  );
}

/** The document as it was when something else was last said of a driver or a module. */
function useSaidDocument(open: OpenDocument): ModelDocument {
  const said = useRef({ of: open, last: open.state().document, document: open.state().document });
  if (said.current.of !== open) {
    const { document } = open.state();
    said.current = { of: open, last: document, document };
  }
  return useSyncExternalStore(open.subscribe, () => {
    const { document: now } = open.state();
    const { last, document } = said.current;
    const isSame = now === last || isSaidAlike(last, now);
    said.current = { of: open, last: now, document: isSame ? document : now };
    return said.current.document;
  });
}

function noteColumn(document: ModelDocument): SideColumn {
  return {
    ...{ key: "note", label: "Note", width: 150, place: "after" },
    cell: (row) => remarksOf(document, row)?.note ?? "",
  };
}

type EvidenceCellProps = {
  row: TableRow;
  document: ModelDocument;
  onOpen: (place: string) => void;
};

/** What it rests on; a click opens its settings, which the keyboard reaches by the rail. */
function EvidenceCell({ row, document, onOpen }: EvidenceCellProps) {
  const place = placeOfRow(row);
  if (!place || row.line === undefined) return null;
  const evidence = entryOf(document, row)?.evidence;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={`Settings of ${row.label}`}
      className="flex w-full items-center gap-1.5 text-left text-2xs text-text-2 hover:underline"
      onClick={(event) => {
        event.stopPropagation();
        onOpen(place);
      }}
    >
      {evidence ? (
        <EvidenceDisc evidence={evidence} />
      ) : (
        <Settings2 className="size-3 text-text-3" />
      )}
      {evidence ? EVIDENCE_WORDS[evidence] : <span className="text-text-3">Not said</span>}
    </button>
  );
}
