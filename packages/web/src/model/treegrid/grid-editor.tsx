import { type CSSProperties, type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { classNames } from "#ui/class-names.ts";

/** Where to go on from a figure that was typed. */
export type EditorMove = "down" | "up" | "left" | "right" | "none";

type GridEditorProps = {
  label: string;
  initial: string;
  /** Typing over a figure starts with the key; F2 starts with all of it selected. */
  isSelected: boolean;
  style: CSSProperties;
  isInvalid: boolean;
  /** False when it is no figure, and stays open. */
  onCommit: (text: string, move: EditorMove) => boolean;
  onCancel: () => void;
};

/** The field over the active cell while a figure is typed. */
export function GridEditor(props: GridEditorProps) {
  const { label, initial, isSelected, style, isInvalid, onCommit, onCancel } = props;
  const isOver = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  /** A grid that is taken away, as when somebody's access ends, takes along nothing that was typed. */
  const commitTyped = useEffectEvent((text: string) => !isOver.current && onCommit(text, "none"));
  useEffect(() => {
    const input = field.current;
    return () => {
      if (input && !input.isConnected) commitTyped(input.value);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey } = event;
    if (key === "Escape") {
      // It is about this field alone.
      event.stopPropagation();
      isOver.current = true;
      onCancel();
    } else if (key === "Enter" || key === "Tab") {
      event.preventDefault();
      // Committing gives the focus back, and the field that loses it must not commit again.
      isOver.current = true;
      const [on, back] = key === "Enter" ? (["down", "up"] as const) : (["right", "left"] as const);
      isOver.current = onCommit(event.currentTarget.value, shiftKey ? back : on);
    }
  }

  return (
    <input
      ref={(input) => {
        field.current = input;
        if (!input || document.activeElement === input) return;
        input.focus({ preventScroll: true });
        if (isSelected) input.select();
      }}
      aria-label={label}
      aria-invalid={isInvalid}
      defaultValue={initial}
      inputMode="text"
      autoComplete="off"
      className={classNames("grid-editor", isInvalid && "is-invalid")}
      style={style}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (isOver.current) return;
        isOver.current = true;
        if (!onCommit(event.currentTarget.value, "none")) onCancel();
      }}
    />
  );
}
