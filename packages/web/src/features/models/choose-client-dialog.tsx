import type { Model } from "@app/contract/models";
import { type FormEvent, useState } from "react";
import { ApiError } from "#lib/api.ts";
import { countOf } from "#model/outlook.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { ClientChoice } from "./client-choice.tsx";
import { useChooseClient } from "./use-choose-client.ts";

type ChooseClientDialogProps = { models: readonly Model[]; onClose: () => void };

type Chosen = { id: number; name: string } | null;

/** Whose forecast it is, for one model or for all that are ticked. */
export function ChooseClientDialog({ models, onClose }: ChooseClientDialogProps) {
  const [client, setClient] = useState(() => commonClientOf(models));
  const [error, setError] = useState<string>();
  const choose = useChooseClient();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (choose.isPending) return;
    if (client === undefined) return setError("Choose a client.");
    try {
      await choose.mutateAsync({ models, clientId: client?.id ?? null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setError(error.message);
    }
    const count = countOf(models.length, "model");
    toast.success(client ? `${client.name} has ${count} more` : `${count} without a client`);
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="sm"
      title={models.length === 1 ? "Choose client" : `Choose client of ${models.length} models`}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Client"
          hint="Its forecasts, ledgers and reports are found together."
          error={error}
        >
          {(control) => (
            <ClientChoice
              {...control}
              value={client?.id ?? null}
              valueLabel={client?.name}
              onChange={(chosen) => {
                setClient(chosen);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={choose.isPending}>
            Save client
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Nothing where they have several: whoever saves must have chosen. */
function commonClientOf([first, ...others]: readonly Model[]): Chosen | undefined {
  if (!first || others.some(({ clientId }) => clientId !== first.clientId)) return undefined;
  return first.clientId === null ? null : { id: first.clientId, name: first.clientName ?? "" };
}
