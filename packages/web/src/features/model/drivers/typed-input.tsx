import { useEffect, useEffectEvent, useState } from "react";
import { tellNotEntered } from "#model/tell-not-entered.ts";
import { classNames } from "#ui/class-names.ts";
import { TextInput, type TextInputProps } from "#ui/field.tsx";

type TypedInputProps = Omit<TextInputProps, "value" | "onChange"> & {
  text: string;
  /** Enter, or leaving the field, with another text in it. */
  onCommit: (text: string) => void;
};

/** A text that is meant when Enter is pressed or the field is left; Escape takes it back. */
export function TypedInput({ text, onCommit, className, ...props }: TypedInputProps) {
  const [draft, setDraft] = useState<string>();
  const isTyped = draft !== undefined && draft !== text;
  // Whoever may no longer change it keeps what they typed, to be copied, or entered when they may again.
  const isHeld = isTyped && props.disabled === true;
  const commit = () => {
    if (isHeld) return;
    if (isTyped) onCommit(draft);
    setDraft(undefined);
  };
  const giveBack = useEffectEvent(() => {
    const name = props["aria-label"] ?? "What you typed";
    if (isHeld) tellNotEntered(name, draft, "You can no longer change it.");
  });
  useEffect(() => () => giveBack(), []);
  return (
    <TextInput
      {...props}
      disabled={props.disabled && !isHeld}
      readOnly={isHeld}
      value={draft ?? text}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
        if (event.key !== "Escape" || draft === undefined) return;
        // The panel stays open: only what was typed is taken back.
        event.stopPropagation();
        setDraft(undefined);
      }}
      className={classNames("h-7! px-2 text-xs phone:h-10.5!", className)}
    />
  );
}
