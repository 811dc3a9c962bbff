import type { Model } from "@app/contract/models";
import { type FormEvent, useState } from "react";
import { ApiError } from "#lib/api.ts";
import { countOf } from "#model/outlook.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { toast } from "#ui/toaster.tsx";
import { ClientChoice } from "./client-choice.tsx";
import { useSaveModel } from "./model-queries.ts";

type ChooseClientDialogProps = { models: readonly Model[]; onClose: () => void };

type Chosen = { id: number; name: string } | null;

/** Whose forecast it is, for one model or for all that are ticked. */
export function ChooseClientDialog({ models, onClose }: ChooseClientDialogProps) {
  const [client, setClient] = useState<Chosen>(() => commonClientOf(models));
  const [isPending, setIsPending] = useState(false);
  const save = useSaveModel();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    const change = { clientId: client?.id ?? null };
    const outcomes = await Promise.allSettled(
      models.map((opened) => save.mutateAsync({ opened, change })),
    );
    tell(models, outcomes, client);
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
        <Field label="Client" hint="Its forecasts, ledgers and reports are found together.">
          {(control) => (
            <ClientChoice
              {...control}
              value={client?.id ?? null}
              valueLabel={client?.name}
              onChange={setClient}
            />
          )}
        </Field>
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isPending}>
            Save client
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function commonClientOf([first, ...others]: readonly Model[]): Chosen {
  if (!first?.clientId || others.some(({ clientId }) => clientId !== first.clientId)) return null;
  return { id: first.clientId, name: first.clientName ?? "" };
}

/** How many were changed, and of each that was not, why. */
function tell(
  models: readonly Model[],
  outcomes: readonly PromiseSettledResult<unknown>[],
  client: Chosen,
) {
  const changed = outcomes.filter(({ status }) => status === "fulfilled").length;
  if (changed > 0) {
    toast.success(
      client
        ? `${client.name} has ${countOf(changed, "model")} more`
        : `${countOf(changed, "model")} without a client`,
    );
  }
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === "fulfilled") continue;
    if (!(outcome.reason instanceof ApiError)) throw outcome.reason;
    toast.error(`${models[index]?.modelName} was not changed`, {
      description: outcome.reason.message,
    });
  }
}
