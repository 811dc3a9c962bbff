import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#lib/api.ts";
import { hasNothingToShow } from "#lib/has-nothing-to-show.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonFields } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { ClientConflictDialog } from "./client-conflict.tsx";
import { draftOf, NEW_CLIENT } from "./client-draft.ts";
import { ClientForm } from "./client-form.tsx";
import {
  type Client,
  type ClientDraft,
  clientById,
  isClientNotFound,
  useCreateClient,
  useSaveClient,
} from "./client-queries.ts";
import { DeletedClient } from "./deleted-client.tsx";
import { ClientConflict, type Sides } from "./save-client.ts";
import { keptSentence } from "./who-edited.ts";

type ClientDialogProps = {
  /** "add", or the id of the client to edit. */
  open: "add" | number;
  onClose: () => void;
};

/** Adds or edits a client over the list. */
export function ClientDialog({ open, onClose }: ClientDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="md"
      title={open === "add" ? "Add client" : "Edit client"}
    >
      <Part fallback={FORM_SHAPE}>
        {open === "add" ? (
          <NewClient onDone={onClose} />
        ) : (
          <ExistingClient key={open} id={open} onDone={onClose} />
        )}
      </Part>
    </Dialog>
  );
}

const FORM_SHAPE = <SkeletonFields count={5} />;

type EditorProps = { onDone: () => void };

function NewClient({ onDone }: EditorProps) {
  const create = useCreateClient();
  return (
    <ClientForm
      initial={NEW_CLIENT}
      saveLabel="Add client"
      save={create.mutateAsync}
      onSaved={({ name }) => {
        toast.success(`${name} added`);
        onDone();
      }}
    />
  );
}

function ExistingClient({ id, onDone }: EditorProps & { id: number }) {
  // Kept by nobody: what is edited is always what the server has now.
  const { data: client, error } = useQuery({
    ...clientById(id),
    gcTime: 0,
    throwOnError: hasNothingToShow,
  });
  const [opened, setOpened] = useState<Client>();
  // What came first is what the person changes; a later answer must not slip under it.
  if (client && !opened) setOpened(client);
  if (opened) {
    return <ClientEditor opened={opened} isDeleted={isClientNotFound(error)} onDone={onDone} />;
  }
  return <Waiting>{FORM_SHAPE}</Waiting>;
}

type Question = { sides: Sides; answer: (draft?: ClientDraft) => void };

type ClientEditorProps = EditorProps & {
  opened: Client;
  /** By somebody, since it was opened. */
  isDeleted: boolean;
};

function ClientEditor({ opened, isDeleted, onDone }: ClientEditorProps) {
  const save = useSaveClient();
  const [question, setQuestion] = useState<Question>();

  const ask = (sides: Sides) =>
    new Promise<ClientDraft | undefined>((resolve) => {
      setQuestion({ sides, answer: resolve });
    }).finally(() => setQuestion(undefined));

  /** Asks for as long as others save the same fields in between. */
  async function saveAsking(base: Client, draft: ClientDraft): ReturnType<typeof save.mutateAsync> {
    try {
      return await save.mutateAsync({ opened: base, draft });
    } catch (error) {
      // The notice tells it, and goes once the client is restored.
      if (isClientNotFound(error)) throw new ApiError(404, []);
      if (!(error instanceof ClientConflict)) throw error;
      const chosen = await ask(error.sides);
      if (!chosen) throw error;
      return saveAsking(error.sides.theirs, chosen);
    }
  }

  return (
    <>
      <ClientForm
        initial={draftOf(opened)}
        saveLabel="Save client"
        save={(draft) => saveAsking(opened, draft)}
        onSaved={({ client, edits }) => {
          toast.success(`${client.name} saved`, { description: keptSentence(edits, new Date()) });
          onDone();
        }}
        notice={
          <DeletedClient
            client={opened}
            isDeleted={isDeleted}
            wasRefused={isClientNotFound(save.error)}
          />
        }
      />
      {question && <ClientConflictDialog sides={question.sides} onAnswer={question.answer} />}
    </>
  );
}
