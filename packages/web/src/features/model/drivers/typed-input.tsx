import { useState } from "react";
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
  const commit = () => {
    if (draft !== undefined && draft !== text) onCommit(draft);
    setDraft(undefined);
  };
  return (
    <TextInput
      {...props}
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
