import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { ErrorText } from "#ui/field.tsx";
import { LeaveGuard } from "#ui/leave-guard.tsx";
import { AddImage, AttachedList, useAttachedImages } from "./attached-images.tsx";
import { DraftBackLine } from "./draft-back.tsx";
import type { Words } from "./support-queries.ts";
import { type SupportDraft, useDraftGone, useKeeping, useKeptDraft } from "./use-kept-draft.ts";

type ReplyFormProps = {
  send: (words: Words) => Promise<unknown>;
  label: string;
  /** Beside the button: a note, or one more field. */
  aside?: ReactNode;
  takesImages?: boolean;
  /** Where a draft of it is kept. */
  place: string;
  /** What stands beside the words and is kept with them. */
  beside?: Partial<SupportDraft>;
  onCleared?: () => void;
  /** Whether what stands beside can be sent. */
  check?: () => boolean;
  /** Asked before it is sent. */
  question?: { title: string; text: string; confirmLabel: string } | undefined;
};

/** Words stay where they were typed until the server has them. */
export function ReplyForm(props: ReplyFormProps) {
  const { send, label, aside, place, question, beside, takesImages = false } = props;
  const draft = useKeptDraft(place);
  const [text, setText] = useState(draft.back?.body ?? "");
  const [isAsking, setIsAsking] = useState(false);
  const attached = useAttachedImages(draft.back?.images);
  const { images } = attached;
  const isEmpty = text.trim() === "" && images.length === 0;
  useKeeping(place, isEmpty ? undefined : { body: text, images, ...beside });
  useDraftGone(place, clear);
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: clear,
  });

  function clear() {
    setText("");
    setIsAsking(false);
    attached.clear();
    draft.forget();
    props.onCleared?.();
  }
  const sendNow = () => {
    setIsAsking(false);
    mutate({ body: text.trim(), images: attached.names });
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const isReady = text.trim() !== "" && !isPending && !attached.isPending;
    if (!isReady) return;
    reset();
    if (props.check?.() === false) return;
    if (question) setIsAsking(true);
    else sendNow();
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <LeaveGuard hasChanges={() => !isEmpty} onDiscard={draft.forget} />
      <DraftBackLine
        back={draft.back}
        onDiscard={() => {
          clear();
          box.current?.focus();
        }}
      />
      <div className="grid gap-2 rounded-lg border border-border-control bg-surface p-2 focus-within:ring-field">
        <label htmlFor={id} className="sr-only">
          Your reply
        </label>
        <textarea
          ref={box}
          id={id}
          value={text}
          rows={3}
          placeholder="Write a reply"
          // What is being sent is what goes from here: nothing is added to it meanwhile.
          readOnly={isPending}
          onChange={(event) => setText(event.target.value)}
          {...(takesImages && !isPending && { onPaste: attached.onPaste })}
          {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
          className="w-full resize-y bg-transparent px-1.5 py-1 outline-none read-only:text-text-3 phone:text-lg"
        />
        <AttachedList attached={attached} />
        <div className="flex flex-wrap items-center gap-2">
          <div className="grow">
            {takesImages && <AddImage attached={attached} disabled={isPending} />}
          </div>
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
      {question && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={sendNow}
          title={question.title}
          confirmLabel={question.confirmLabel}
          keepLabel="Keep editing"
        >
          {question.text}
        </ConfirmDialog>
      )}
    </form>
  );
}
