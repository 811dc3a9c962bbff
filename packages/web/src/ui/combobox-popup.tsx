import { CircleAlert } from "lucide-react";
import { OptionList } from "./option-list.tsx";
import { PopoverBox } from "./popover.tsx";
import { Spinner } from "./spinner.tsx";
import type { useCombobox } from "./use-combobox.ts";

/** How the search that the caller does stands. */
export type PopupState = "loading" | { error: string } | undefined;

type ComboboxPopupProps = {
  label: string;
  box: ReturnType<typeof useCombobox>;
  state: PopupState;
  isChosen: (value: string) => boolean;
  isMultiple?: boolean;
  /** What is to be said of the last choice. */
  note?: string | undefined;
};

/** As wide as its field; says so when it looks, when that failed and when nothing fits. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { label, box, state, isChosen, isMultiple, note } = props;
  const word = wordOf(box.rows.length, box.text, state) ?? note;
  return (
    <PopoverBox
      role="presentation"
      align="start"
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      // A press on the list must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      className="w-(--radix-popover-trigger-width) min-w-56 overflow-hidden"
    >
      <OptionList
        id={box.listId}
        label={label}
        rows={box.rows}
        active={box.active}
        isChosen={isChosen}
        isMultiple={isMultiple ?? false}
        onChoose={box.choose}
        onPoint={box.setActive}
      />
      <p
        role="status"
        className="flex items-center gap-2 px-3.5 text-text-2 not-empty:pt-1 not-empty:pb-3"
      >
        {word && (
          <>
            {state === "loading" && <Spinner />}
            {typeof state === "object" && <CircleAlert className="text-negative" />}
            {word}
          </>
        )}
      </p>
    </PopoverBox>
  );
}

function wordOf(count: number, text: string, state: PopupState) {
  if (state === "loading") return "Looking…";
  if (state) return state.error;
  if (count > 0) return undefined;
  return text ? `Nothing fits “${text}”.` : "Nothing to choose from yet.";
}
