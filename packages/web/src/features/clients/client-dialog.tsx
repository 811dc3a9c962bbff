import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { ApiError } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { toast } from "#ui/toaster.tsx";
import { ClientConflict } from "./client-conflict.tsx";
import { draftOf, NEW_CLIENT } from "./client-draft.ts";
import { ClientForm } from "./client-form.tsx";
import {
  type Client,
  type ClientDraft,
  clientById,
  useCreateClient,
  useUpdateClient,
} from "./client-queries.ts";

type ClientDialogProps = {
  /** "add", or the id of the client to edit. */
  open: "add" | number;
  onClose: () => void;
};

/** Adds or edits a client over the list. Closing it with unsaved changes asks first. */
export function ClientDialog({ open, onClose }: ClientDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  const editor = { onDone: onClose, onCancel: close, onDirtyChange: setIsDirty };
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        width="md"
        title={open === "add" ? "Add client" : "Edit client"}
      >
        <Suspense fallback={<SkeletonRows count={4} />}>
          {open === "add" ? <NewClient {...editor} /> : <ExistingClient id={open} {...editor} />}
        </Suspense>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onClose}
        title="Leave without saving?"
        confirmLabel="Discard changes"
        keepLabel="Keep editing"
      >
        What you typed here has not been saved.
      </ConfirmDialog>
    </>
  );
}

type EditorProps = {
  onDone: () => void;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
};

function NewClient({ onDone, onCancel, onDirtyChange }: EditorProps) {
  const create = useCreateClient();
  const save = (draft: ClientDraft) =>
    create.mutate(draft, {
      onSuccess: ({ name }) => {
        toast.success(`${name} added`);
        onDone();
      },
    });
  return (
    <ClientForm
      initial={NEW_CLIENT}
      errors={errorsOf(create.error)}
      onSubmit={save}
      onDirtyChange={onDirtyChange}
      actions={<Actions label="Add client" isPending={create.isPending} onCancel={onCancel} />}
    />
  );
}

function ExistingClient({ id, ...editor }: EditorProps & { id: number }) {
  // Kept by nobody: what is edited is always what the server has now.
  const { data: client, error } = useQuery({ ...clientById(id), gcTime: 0 });
  if (error) return <Notice tone="negative">{error.message}</Notice>;
  if (!client) return <SkeletonRows count={4} />;
  return <ClientEditor opened={client} {...editor} />;
}

function ClientEditor({
  opened,
  onDone,
  onCancel,
  onDirtyChange,
}: EditorProps & { opened: Client }) {
  const update = useUpdateClient();
  const conflict = useConflict(opened);

  const save = (draft: ClientDraft) =>
    update.mutate(
      { id: opened.id, version: conflict.version, draft },
      {
        onSuccess: ({ name }) => {
          toast.success(`${name} saved`);
          onDone();
        },
        onError: (error) => isConflict(error) && conflict.show(draft),
      },
    );

  if (conflict.shown) {
    return (
      <ClientConflict
        mine={conflict.shown.mine}
        theirs={draftOf(conflict.shown.theirs)}
        isPending={update.isPending}
        onKeepTheirs={onDone}
        onSaveMine={() => conflict.shown && save(conflict.shown.mine)}
      />
    );
  }
  return (
    <ClientForm
      initial={draftOf(opened)}
      errors={isConflict(update.error) ? NO_ERRORS : errorsOf(update.error)}
      onSubmit={save}
      onDirtyChange={onDirtyChange}
      actions={<Actions label="Save client" isPending={update.isPending} onCancel={onCancel} />}
    />
  );
}

/** Somebody saved first: fetches their version, which the next save is then measured against. */
function useConflict(opened: Client) {
  const theirs = useQuery({ ...clientById(opened.id), enabled: false });
  const [mine, setMine] = useState<ClientDraft>();
  const shown = mine && theirs.data ? { mine, theirs: theirs.data } : undefined;
  return {
    shown,
    version: shown?.theirs.version ?? opened.version,
    show: async (draft: ClientDraft) => {
      await theirs.refetch();
      setMine(draft);
    },
  };
}

type ActionsProps = { label: string; isPending: boolean; onCancel: () => void };

function Actions({ label, isPending, onCancel }: ActionsProps) {
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" isPending={isPending}>
        {label}
      </Button>
    </>
  );
}

const NO_ERRORS: ApiError["errors"] = [];

function errorsOf(error: Error | null) {
  if (error instanceof ApiError) return error.errors;
  return NO_ERRORS;
}

function isConflict(error: Error | null) {
  return error instanceof ApiError && error.status === 412;
}
