import { X } from "lucide-react";
import { Popover as Radix } from "radix-ui";
import { type KeyboardEvent, useRef, useState } from "react";
import type { ComboboxProps } from "./combobox.tsx";
import { ComboboxPopup } from "./combobox-popup.tsx";
import { useCombobox } from "./use-combobox.ts";

type MultiComboboxProps = ComboboxProps & {
  values: readonly string[];
  onChange: (values: string[]) => void;
};

/**
 * Several of many: each chosen one is a chip, and Backspace takes the last away. Who types the name
 * of one that is chosen wants it, so it stays; a click on its tick takes it away.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, options, values, onChange, onSearch, onCreate, disabled = false, state } = props;
  const field = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState<string>();
  const box = useCombobox({
    options,
    onSearch,
    onCreate,
    isMultiple: true,
    onChoose: ({ value }) =>
      onChange(values.includes(value) ? without(values, value) : [...values, value]),
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    setKept(undefined);
    const row = box.rows[box.active];
    const isTyped = box.text !== "" && row?.kind === "option" && values.includes(row.option.value);
    if (event.key === "Backspace" && box.text === "") onChange(values.slice(0, -1));
    else if (event.key === "Enter" && isTyped) {
      event.preventDefault();
      setKept(row.option.label);
      box.search("");
    } else box.input.onKeyDown(event);
  }

  return (
    <Radix.Root open={box.isOpen}>
      <Radix.Anchor asChild>
        <div className={BOX} data-disabled={disabled || undefined}>
          {values.map((value) => (
            <ChosenChip
              key={value}
              name={options.find((option) => option.value === value)?.label ?? value}
              isDisabled={disabled}
              onRemove={() => {
                onChange(without(values, value));
                field.current?.focus();
              }}
            />
          ))}
          <input
            {...box.input}
            ref={field}
            id={props.id}
            aria-invalid={props["aria-invalid"]}
            aria-describedby={props["aria-describedby"]}
            disabled={disabled}
            value={box.text}
            placeholder={values.length === 0 ? props.placeholder : undefined}
            onChange={(event) => box.search(event.target.value)}
            onClick={box.open}
            onBlur={box.close}
            onKeyDown={onKeyDown}
            className="h-6.5 w-20 min-w-20 grow bg-transparent px-1 outline-none disabled:cursor-not-allowed phone:h-8.5 phone:text-lg"
          />
        </div>
      </Radix.Anchor>
      <ComboboxPopup
        label={label}
        box={box}
        state={state}
        note={kept && `${kept} is chosen already.`}
        isChosen={(value) => values.includes(value)}
        isMultiple
      />
    </Radix.Root>
  );
}

type ChosenChipProps = { name: string; isDisabled: boolean; onRemove: () => void };

function ChosenChip({ name, isDisabled, onRemove }: ChosenChipProps) {
  return (
    <span className="inline-flex h-6.5 max-w-full items-center rounded-sm bg-tile pl-2 text-xs font-medium phone:h-8.5 phone:text-sm">
      <span className="truncate">{name}</span>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        disabled={isDisabled}
        onClick={onRemove}
        className="grid size-6.5 shrink-0 place-items-center rounded-sm text-text-3 enabled:hover:text-text phone:size-8.5"
      >
        <X className="size-3" />
      </button>
    </span>
  );
}

function without(values: readonly string[], value: string) {
  return values.filter((other) => other !== value);
}

const BOX =
  "flex min-h-9 flex-wrap items-center gap-1 rounded-md border border-border-control bg-surface p-1 focus-within:ring-field " +
  "has-aria-invalid:border-negative-fill has-aria-invalid:bg-field-error data-disabled:border-border data-disabled:bg-surface-sunken data-disabled:text-text-disabled phone:min-h-11";
