import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/field.tsx";
import { LeaveGuard } from "#ui/leave-guard.tsx";
import { AddImage, AttachedList, useAttachedImages } from "./attached-images.tsx";
import type { Words } from "./support-queries.ts";

type ReplyFormProps = {
  send: (words: Words) => Promise<unknown>;
  label: string;
  /** Beside the button: a note, or one more field. */
  aside?: ReactNode;
  takesImages?: boolean;
};

/** Words stay where they were typed until the server has them. */
export function ReplyForm({ send, label, aside, takesImages = false }: ReplyFormProps) {
  const [text, setText] = useState("");
  const attached = useAttachedImages();
  const id = useId();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setText("");
      attached.clear();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const isReady = text.trim() !== "" && !isPending && !attached.isPending;
    if (isReady) mutate({ body: text.trim(), images: attached.names });
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <LeaveGuard hasChanges={() => text.trim() !== "" || attached.images.length > 0} />
      <div className="grid gap-2 rounded-lg border border-border-control bg-surface p-2 focus-within:ring-field">
        <label htmlFor={id} className="sr-only">
          Your reply
        </label>
        <textarea
          id={id}
          value={text}
          rows={3}
          placeholder="Write a reply"
          onChange={(event) => setText(event.target.value)}
          {...(takesImages && { onPaste: attached.onPaste })}
          {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
          className="w-full resize-y bg-transparent px-1.5 py-1 outline-none phone:text-lg"
        />
        <AttachedList attached={attached} />
        <div className="flex flex-wrap items-center gap-2">
          <div className="grow">{takesImages && <AddImage attached={attached} />}</div>
          {aside}
          <Button
            type="submit"
            size="sm"
            variant="primary"
            isPending={isPending}
            disabled={attached.isPending}
          >
            {label}
          </Button>
        </div>
      </div>
      {error && <ErrorText id={`${id}-error`}>{error.message}</ErrorText>}
    </form>
  );
}
