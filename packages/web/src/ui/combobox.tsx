import { ChevronDown, X } from "lucide-react";
import { Popover as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { ComboboxPopup, type PopupState } from "./combobox-popup.tsx";
import { type ControlProps, TextInput } from "./field.tsx";
import type { Option } from "./option-search.ts";
import { useCombobox } from "./use-combobox.ts";

export type ComboboxProps = Partial<ControlProps> & {
  /** Names the field where no label stands beside it. */
  "aria-label"?: string;
  /** What is chosen from, for screen readers: "Industries". */
  label: string;
  options: readonly Option[];
  placeholder?: string;
  disabled?: boolean;
  /** Given, the caller finds the options, and says meanwhile that it looks. */
  onSearch?: (text: string) => void;
  /** Given, what was typed may be added. */
  onCreate?: (text: string) => void;
  state?: PopupState;
};

type SingleProps = ComboboxProps & {
  value: string | null;
  onChange: (value: string | null) => void;
  /** What is chosen may be taken away again. */
  isClearable?: boolean;
  /** The chosen one's name, where it is not among the options of the moment. */
  valueLabel?: string;
};

/** One of many, found by typing part of its name. */
export function Combobox(props: SingleProps) {
  const { label, options, value, onChange, isClearable = false, valueLabel, state } = props;
  const { onSearch, onCreate, placeholder, disabled, ...control } = pick(props);
  const field = useRef<HTMLInputElement>(null);
  const box = useCombobox({
    options,
    onSearch,
    onCreate,
    onChoose: (option) => onChange(option.value),
  });
  const chosen = options.find((option) => option.value === value)?.label ?? valueLabel ?? "";
  const canClear = isClearable && value !== null && !disabled;
  return (
    <Radix.Root open={box.isOpen}>
      <Radix.Anchor className="relative">
        <TextInput
          {...control}
          {...box.input}
          ref={field}
          value={box.isOpen ? box.text : chosen}
          placeholder={box.isOpen && chosen ? chosen : (placeholder ?? "")}
          disabled={disabled}
          onChange={(event) => box.search(event.target.value)}
          onClick={box.open}
          onBlur={box.close}
          className={canClear ? "pr-16" : "pr-9"}
        />
        <FieldEnd>
          {canClear && (
            <button
              type="button"
              aria-label={`Clear ${chosen}`}
              onClick={() => {
                onChange(null);
                field.current?.focus();
              }}
              className="pointer-events-auto grid size-7 place-items-center rounded-sm hover:text-text phone:size-10.5"
            >
              <X className="size-3.5" />
            </button>
          )}
          <ChevronDown className="mr-3 size-3.5" />
        </FieldEnd>
      </Radix.Anchor>
      <ComboboxPopup
        label={label}
        box={box}
        state={state}
        isChosen={(candidate) => candidate === value}
      />
    </Radix.Root>
  );
}

/** What goes on the input; the rest is the combobox's own. */
function pick({ id, onSearch, onCreate, placeholder, disabled = false, ...props }: ComboboxProps) {
  return {
    ...(id !== undefined && { id }),
    ...(props["aria-invalid"] && { "aria-invalid": true as const }),
    ...(props["aria-label"] && { "aria-label": props["aria-label"] }),
    ...(props["aria-describedby"] && { "aria-describedby": props["aria-describedby"] }),
    onSearch,
    onCreate,
    placeholder,
    disabled,
  };
}

function FieldEnd({ children }: { children: ReactNode }) {
  return (
    <span className="pointer-events-none absolute inset-y-0 right-0 flex items-center text-text-3">
      {children}
    </span>
  );
}
