import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "#ui/class-names.ts";

/** Where to go on from a figure that was typed. */
export type EditorMove = "down" | "up" | "left" | "right" | "none";

/** The cell's, in px. */
type Box = Record<"top" | "left" | "width" | "height", number>;

type GridEditorProps = {
  label: string;
  initial: string;
  /** What stands there until another text is entered. */
  stored: string;
  /** All of it, to be typed over; otherwise the caret is at its end. */
  isSelected: boolean;
  box: Box;
  /** Why what was typed before cannot stand here: said at the place. */
  refusal: string | undefined;
  /** Something else is asked first: what is typed waits here. */
  isHeld: boolean;
  /** False when it is no figure, and stays open. */
  onCommit: (text: string, move: EditorMove) => boolean;
  onCancel: () => void;
};

/** The field over the active cell while a figure is typed. */
export function GridEditor(props: GridEditorProps) {
  const { label, initial, stored, isSelected, box, refusal, isHeld, onCommit, onCancel } = props;
  const refusalId = useId();
  const isOver = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  const begin = useEffectEvent((input: HTMLInputElement | null) => {
    input?.focus({ preventScroll: true });
    if (isSelected) input?.select();
  });
  useLayoutEffect(() => begin(field.current), []);

  // Whoever was asked something types on here, after the dialog has given the focus to what it can.
  useEffect(() => {
    if (!isHeld) return;
    return () => {
      setTimeout(() => field.current?.focus({ preventScroll: true }));
    };
  }, [isHeld]);

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
    <>
      <input
        ref={field}
        aria-label={label}
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal && refusalId}
        defaultValue={initial}
        data-stored={stored}
        inputMode="text"
        autoComplete="off"
        className={classNames("grid-editor", refusal && "is-invalid")}
        style={box}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (isOver.current || isHeld) return;
          isOver.current = true;
          if (!onCommit(event.currentTarget.value, "none")) onCancel();
        }}
      />
      {refusal && (
        <p
          id={refusalId}
          className="grid-refusal"
          style={{ top: box.top + box.height, left: box.left + box.width }}
        >
          {refusal}
        </p>
      )}
    </>
  );
}
