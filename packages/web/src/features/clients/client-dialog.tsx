import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useRef, useState } from "react";
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
  const isDirty = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isDirty.current ? setIsAsking(true) : onClose());
  const onDirtyChange = useCallback((is: boolean) => {
    isDirty.current = is;
  }, []);
  const editor = { onDone: onClose, onCancel: close, onDirtyChange };
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

function NewClient({ onDone, ...form }: EditorProps) {
  const create = useCreateClient();
  const save = async (draft: ClientDraft) => {
    const { name } = await create.mutateAsync(draft);
    toast.success(`${name} added`);
    onDone();
  };
  return <ClientForm initial={NEW_CLIENT} saveLabel="Add client" save={save} {...form} />;
}

function ExistingClient({ id, ...editor }: EditorProps & { id: number }) {
  // Kept by nobody: what is edited is always what the server has now.
  const { data: client, error } = useQuery({ ...clientById(id), gcTime: 0 });
  if (error) return <Notice tone="negative">{error.message}</Notice>;
  if (!client) return <SkeletonRows count={4} />;
  return <ClientEditor opened={client} {...editor} />;
}

function ClientEditor({ opened, onDone, ...form }: EditorProps & { opened: Client }) {
  const update = useUpdateClient();
  const [conflict, setConflict] = useState<{ mine: ClientDraft; theirs: Client }>();
  const queries = useQueryClient();
  const version = conflict?.theirs.version ?? opened.version;

  const save = async (draft: ClientDraft) => {
    const { name } = await update.mutateAsync({ id: opened.id, version, draft });
    toast.success(`${name} saved`);
    onDone();
  };
  /** Somebody saved first: their version is what the next save is measured against. */
  const showConflict = async (mine: ClientDraft) => {
    const theirs = await queries.fetchQuery({ ...clientById(opened.id), staleTime: 0 });
    setConflict({ mine, theirs });
  };

  if (conflict) {
    return (
      <ClientConflict
        mine={conflict.mine}
        theirs={draftOf(conflict.theirs)}
        onKeepTheirs={onDone}
        onSaveMine={() => save(conflict.mine)}
        onConflict={() => showConflict(conflict.mine)}
      />
    );
  }
  return (
    <ClientForm
      initial={draftOf(opened)}
      saveLabel="Save client"
      save={save}
      onRefused={(error, draft) => error.status === 412 && void showConflict(draft)}
      {...form}
    />
  );
}
