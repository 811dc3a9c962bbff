import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";
import type { Desk, DeskStatus } from "./desk.ts";
import { UnsavedList } from "./unsaved-list.tsx";

export type NotSavedProps = {
  desk: Desk;
  modelName: string;
  mayMakeModels: boolean;
  /** What was typed is kept elsewhere, or given up. */
  onLetGo: () => void;
};

type RefusedProps = NotSavedProps & { refused: Extract<DeskStatus, { kind: "refused" }> };

export function RefusedNotice(props: RefusedProps) {
  const { desk, refused, modelName, mayMakeModels, onLetGo } = props;
  const [isDiscarding, setIsDiscarding] = useState(false);
  return (
    <Notice
      tone="negative"
      title="What you typed is not saved"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={desk.tryAgain}>
            Try again
          </Button>
          <Button size="sm" onClick={() => setIsDiscarding(true)}>
            Discard
          </Button>
          {refused.mayCopy && mayMakeModels && <SaveInCopy {...{ desk, onLetGo }} />}
        </div>
      }
    >
      {refused.message} It is kept here while the model is open.
      <details className="mt-2">
        <summary className="w-fit cursor-pointer text-text-2">Show what is not saved</summary>
        <div className="pt-2">
          <UnsavedList {...{ desk, modelName }} />
        </div>
      </details>
      <ConfirmDialog
        isOpen={isDiscarding}
        onClose={() => setIsDiscarding(false)}
        onConfirm={onLetGo}
        title="Discard what is not saved?"
        confirmLabel="Discard changes"
        keepLabel="Keep editing"
      >
        The model is opened again as it was saved last. This cannot be undone.
      </ConfirmDialog>
    </Notice>
  );
}

function SaveInCopy({ desk, onLetGo }: Pick<NotSavedProps, "desk" | "onLetGo">) {
  const [isPending, setIsPending] = useState(false);
  const navigate = useNavigate();
  async function save() {
    setIsPending(true);
    const modelId = await desk.saveInCopy().finally(() => setIsPending(false));
    onLetGo();
    toast.success("Saved in a copy, which is yours");
    await navigate({ to: "/models/$modelId", params: { modelId } });
  }
  return (
    <Button
      size="sm"
      variant="primary"
      isPending={isPending}
      onClick={() => save().catch(failureToast("Not saved in a copy"))}
    >
      Save in a copy
    </Button>
  );
}
