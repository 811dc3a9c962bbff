import { useVirtualizer } from "@tanstack/react-virtual";
import { Check, Plus } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import type { OptionRow } from "./option-search.ts";
import { matches, PHONE } from "./use-media.ts";

/** Above this many rows only those in view are on the page. */
const DRAWN_ROWS_MAX = 200;
const ROW_HEIGHT_PX = 34;
const ROW_HEIGHT_PHONE_PX = 44;

type OptionListProps = {
  id: string;
  label: string;
  rows: readonly OptionRow[];
  active: number;
  isChosen: (value: string) => boolean;
  isMultiple?: boolean;
  onChoose: (row: OptionRow) => void;
  onPoint: (index: number) => void;
};

/** The list below a combobox. The focus stays in the field; `active` is where its arrows are. */
export function OptionList(props: OptionListProps) {
  const { id, label, rows, active, isMultiple = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const isVirtual = rows.length > DRAWN_ROWS_MAX;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => (matches(PHONE) ? ROW_HEIGHT_PHONE_PX : ROW_HEIGHT_PX),
    overscan: 8,
    initialRect: { width: 320, height: 280 },
  });

  useEffect(() => {
    if (active < 0) return;
    if (isVirtual) virtualizer.scrollToIndex(active);
    else box.current?.querySelector("[data-active]")?.scrollIntoView?.({ block: "nearest" });
  }, [active, isVirtual, virtualizer]);

  const drawn = isVirtual
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : rows.map((_, index) => ({ index, start: undefined }));

  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      {...(isMultiple && { "aria-multiselectable": true })}
      tabIndex={-1}
      className="max-h-70 overflow-y-auto p-1.25 outline-none"
    >
      <div
        role="presentation"
        className="relative"
        style={isVirtual ? { height: virtualizer.getTotalSize() } : undefined}
      >
        {drawn.map(({ index, start }) => (
          <OptionRowItem key={index} {...props} index={index} start={start} />
        ))}
      </div>
    </div>
  );
}

type RowProps = OptionListProps & { index: number; start: number | undefined };

function OptionRowItem({ id, rows, index, start, active, isChosen, onChoose, onPoint }: RowProps) {
  const row = rows[index];
  if (!row) return null;
  const isOption = row.kind === "option";
  const isSelected = isOption && isChosen(row.option.value);
  const isDisabled = isOption && row.option.isDisabled === true;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
    <div
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-setsize={rows.length}
      aria-posinset={index + 1}
      {...(isDisabled && { "aria-disabled": true })}
      {...(index === active && { "data-active": true })}
      onMouseDown={keepFocus}
      onMouseMove={() => index !== active && !isDisabled && onPoint(index)}
      onClick={() => !isDisabled && onChoose(row)}
      className={classNames(ROW, start !== undefined && "absolute inset-x-0")}
      style={start === undefined ? undefined : { top: start }}
    >
      {isOption ? <OptionText row={row} /> : <CreateText text={row.text} />}
      {isSelected && <Check className="ml-auto text-text" />}
    </div>
  );
}

function OptionText({ row: { option } }: { row: Extract<OptionRow, { kind: "option" }> }) {
  return (
    <span className="min-w-0 truncate">
      {option.label}
      {option.note && <span className="ml-2 text-text-3">{option.note}</span>}
    </span>
  );
}

function CreateText({ text }: { text: string }) {
  return (
    <>
      <Plus className="text-accent-text" />
      <span className="min-w-0 truncate text-accent-text">Add “{text}”</span>
    </>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

const ROW =
  "flex h-8.5 cursor-default items-center gap-2 rounded-[6px] px-2.25 select-none data-active:bg-cell-sel " +
  "aria-disabled:text-text-disabled phone:h-11";
