import { bytesOf, NOTE_BYTES_MAX } from "@app/contract/note-length";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, type Ref, useEffect, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText, TextArea } from "#ui/field.tsx";
import { LeaveGuard } from "#ui/leave-guard.tsx";

type NoteFormProps = {
  label: string;
  /** Changed words begin with what they were. */
  text?: string;
  /** What had been begun before, and where what is being typed is kept. */
  begun?: string;
  onType?: (text: string) => void;
  submitLabel: string;
  placeholder?: string;
  /** Beside the button: who one appears as. */
  aside?: ReactNode;
  onSubmit: (text: string) => Promise<unknown>;
  onDone?: () => void;
  onCancel?: () => void;
  field?: Ref<HTMLTextAreaElement>;
  /** Opened by a press: what is typed next is meant for it. */
  isFocused?: boolean;
};

/** Whoever writes less never nears the end. */
const TOLD_FROM_BYTES = 9_000;

/** Words of a reader. They stay where they were typed until the server has them. */
export function NoteForm(props: NoteFormProps) {
  const { label, text: before = "", onSubmit, onDone, onCancel } = props;
  const [text, setText] = useState(props.begun || before);
  useEffect(() => props.onType?.(text), [text, props.onType]);
  const id = useId();
  const bytes = bytesOf(text.trim());
  const isTooLong = bytes > NOTE_BYTES_MAX;
  const { mutate, isPending, error } = useMutation({
    mutationFn: onSubmit,
    onSuccess: () => {
      setText("");
      onDone?.();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "" && !isTooLong && !isPending) mutate(text.trim());
  }

  const refusal = isTooLong
    ? `A note has at most 10 kB, and this one has ${kilobytes(bytes)}. Shorten it, or post it as two.`
    : error?.message;
  return (
    <form onSubmit={submit} className="grid gap-2">
      <LeaveGuard
        hasChanges={() => text.trim() !== "" && text !== before}
        staysWithin={(pathname) => pathname.includes("/view_report/")}
      />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <TextArea
        ref={props.field}
        autoFocus={props.isFocused}
        id={id}
        value={text}
        placeholder={props.placeholder}
        onChange={(event) => setText(event.target.value)}
        {...(refusal && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
      />
      {refusal && <ErrorText id={`${id}-error`}>{refusal}</ErrorText>}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="grow text-xs text-text-2">
          {bytes > TOLD_FROM_BYTES && !isTooLong ? `${kilobytes(bytes)} of 10 kB` : props.aside}
        </p>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button size="sm" variant="primary" type="submit" isPending={isPending}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** "9.8", and never 10.0 of what is more. */
function kilobytes(bytes: number): string {
  return (Math.ceil(bytes / 100) / 10).toFixed(1);
}
