import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { TableCell, TableHead } from "./table.tsx";
import type { Selection } from "./use-selection.ts";

type SelectAllHeadProps = { selection: Selection; label: string; hideOnPhone?: boolean };

/** The head of the column of ticks: ticks all rows, or none. */
export function SelectAllHead({ selection, label, hideOnPhone = false }: SelectAllHeadProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selection.all === "some";
  }, [selection.all]);
  return (
    <TableHead className="w-10" hideOnPhone={hideOnPhone}>
      <Tick
        ref={box}
        label={label}
        isTicked={selection.all === "all"}
        onTick={selection.toggleAll}
      />
    </TableHead>
  );
}

type SelectCellProps = { selection: Selection; id: string; name: string; hideOnPhone?: boolean };

/** A row's tick; with Shift, all from the one before. */
export function SelectCell({ selection, id, name, hideOnPhone = false }: SelectCellProps) {
  return (
    <TableCell className="w-10" hideOnPhone={hideOnPhone}>
      <Tick
        label={`Select ${name}`}
        isTicked={selection.isSelected(id)}
        onTick={(isRange) => selection.toggle(id, isRange)}
      />
    </TableCell>
  );
}

type TickProps = {
  label: string;
  isTicked: boolean;
  onTick: (isRange: boolean) => void;
  ref?: Ref<HTMLInputElement>;
};

/** The label around the box is what a finger hits. */
function Tick({ label, isTicked, onTick, ref }: TickProps) {
  const isShift = useRef(false);
  return (
    <label className="relative z-1 -m-1 grid size-6 place-items-center phone:-m-3.5 phone:size-11">
      <input
        ref={ref}
        type="checkbox"
        aria-label={label}
        className="tick-box"
        checked={isTicked}
        onClick={(event) => {
          isShift.current = event.shiftKey;
        }}
        onChange={() => onTick(isShift.current)}
      />
    </label>
  );
}

type BulkBarProps = {
  selection: Selection;
  /** A fact about the chosen rows: a sum. */
  note?: ReactNode;
  /** What can be done with all of them at once. */
  children: ReactNode;
};

/** What can be done with the chosen rows; not there while there are none. */
export function BulkBar({ selection, note, children }: BulkBarProps) {
  const count = selection.selected.length;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${count} selected`}
      </p>
      {count > 0 && (
        <div className="mx-2 mb-1.5 flex min-h-11 flex-wrap items-center gap-2 rounded-md bg-cell-sel px-3 py-1.5">
          <span className="font-medium">{count} selected</span>
          {note && <span className="tabular text-text-2">{note}</span>}
          {children}
          <Button size="sm" variant="quiet" onClick={selection.clear}>
            Clear
          </Button>
        </div>
      )}
    </>
  );
}
