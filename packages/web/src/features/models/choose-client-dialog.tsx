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
  const [client, setClient] = useState(() => commonClientOf(models));
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const save = useSaveModel();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (client === undefined) return setError("Choose a client.");
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
          <Button type="submit" variant="primary" isPending={isPending}>
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
