import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

export type Filter = {
  key: string;
  /** What is filtered by: "Owner". */
  name: string;
  /** What it is filtered to: "Priya". */
  value: string;
};

type FilterChipsProps = {
  /** What is filtered, for screen readers: "Filters of models". */
  label: string;
  /** Those in force, as the address has them. */
  filters: readonly Filter[];
  onRemove: (key: string) => void;
  onClear: () => void;
  /** What adds a filter: a menu or a popover. */
  children?: ReactNode;
};

/** The filters in force, each to be taken away by itself. The focus goes on to the next one. */
export function FilterChips({ label, filters, onRemove, onClear, children }: FilterChipsProps) {
  const row = useRef<HTMLDivElement>(null);

  function remove(key: string, index: number) {
    const buttons = row.current?.querySelectorAll<HTMLElement>("[data-remove]");
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    onRemove(key);
    // The last one leaves the focus to what adds a filter.
    (next ?? row.current?.querySelector<HTMLElement>("button:not([data-remove])"))?.focus();
  }

  return (
    <div ref={row} className="flex flex-wrap items-center gap-2">
      <ul aria-label={label} className="contents">
        {filters.map((filter, index) => (
          <li key={filter.key} className={CHIP}>
            <span className="text-text-2">{filter.name}</span>
            <span className="truncate font-medium">{filter.value}</span>
            <button
              type="button"
              data-remove
              aria-label={`Remove filter ${filter.name}: ${filter.value}`}
              onClick={() => remove(filter.key, index)}
              className="grid size-7 shrink-0 place-items-center rounded-sm text-text-3 hover:bg-surface-hover hover:text-text phone:size-10.5"
            >
              <X className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      {children}
      {filters.length > 1 && (
        <Button size="sm" variant="quiet" onClick={onClear}>
          Clear all
        </Button>
      )}
    </div>
  );
}

const CHIP =
  "inline-flex h-7 max-w-full items-center gap-1.5 rounded-sm border border-border-strong bg-surface pl-2.5 text-xs shadow-xs phone:h-10.5 phone:rounded-md phone:text-sm";
