import { type KeyboardEvent, useId, useState } from "react";
import { findOptions, isNewOption, nextRow, type Option, type OptionRow } from "./option-search.ts";

type ComboboxSettings = {
  options: readonly Option[];
  /** Given, the caller finds the options itself, as the text changes. */
  onSearch?: ((text: string) => void) | undefined;
  /** Given, what was typed and is not among the options may be made one. */
  onCreate?: ((text: string) => void) | undefined;
  onChoose: (option: Option) => void;
  /** The list stays open for the next choice. */
  isMultiple?: boolean;
};

/** The state and the keys of a field with a list of options, whether one or several are chosen. */
export function useCombobox(settings: ComboboxSettings) {
  const { options, onSearch, onCreate, onChoose, isMultiple = false } = settings;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const rows = rowsOf(options, text, onSearch !== undefined, onCreate !== undefined);

  function search(next: string) {
    setText(next);
    setActive(next === "" ? -1 : 0);
    setIsOpen(true);
    onSearch?.(next);
  }

  function open() {
    if (!isOpen) search("");
  }

  function close() {
    setIsOpen(false);
    setText("");
    setActive(-1);
  }

  function choose(row: OptionRow) {
    if (row.kind === "create") onCreate?.(row.text);
    else onChoose(row.option);
    if (isMultiple) search("");
    else close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const row = rows[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return open();
      setActive(nextRow(rows, stepFrom(active, event.key), event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      if (row) choose(row);
    } else if (event.key === "Escape" && isOpen) {
      // The dialog around it stays.
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") {
      close();
    }
  }

  const input = {
    role: "combobox",
    autoComplete: "off",
    spellCheck: false,
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": isOpen,
    ...(isOpen && { "aria-controls": listId }),
    ...(isOpen && active >= 0 && { "aria-activedescendant": `${listId}-${active}` }),
    onKeyDown,
  } as const;

  return { listId, isOpen, open, close, text, search, rows, active, setActive, choose, input };
}

/** Up from nowhere begins at the end. */
function stepFrom(active: number, key: "ArrowDown" | "ArrowUp") {
  return active < 0 && key === "ArrowUp" ? 0 : active;
}

function rowsOf(
  options: readonly Option[],
  text: string,
  isSearchedElsewhere: boolean,
  canCreate: boolean,
): OptionRow[] {
  const found = isSearchedElsewhere ? options : findOptions(options, text);
  const rows = found.map((option): OptionRow => ({ kind: "option", option }));
  if (canCreate && isNewOption(options, text)) rows.push({ kind: "create", text: text.trim() });
  return rows;
}
