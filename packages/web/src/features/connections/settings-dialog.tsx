import { type ConnectionDetail, updateConnection } from "@app/contract/connections";
import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { call } from "#lib/api.ts";
import { useHasClients } from "#lib/has-clients.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Switch } from "#ui/choice.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import type { ClientField } from "./client-field.ts";
import { forgetConnections } from "./connection-queries.ts";

type SettingsDialogProps = {
  connection: ConnectionDetail;
  clientField: ClientField;
  onClose: () => void;
};

/** Its name, its client, and when and how far back it is read. */
export function SettingsDialog(props: SettingsDialogProps) {
  return (
    <Dialog isOpen onClose={props.onClose} width="md" title="Settings of the connection">
      <SettingsForm {...props} />
    </Dialog>
  );
}

function SettingsForm({ connection, clientField: ClientField, onClose }: SettingsDialogProps) {
  const hasClients = useHasClients();
  const { id, name, clientId, clientName, isScheduled, monthsBack, version } = connection;
  const queries = useQueryClient();
  const form = useServerForm(updateConnection.body, { name, clientId, isScheduled, monthsBack });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    (body) => call(updateConnection, { params: { id }, body, ifVersion: version }),
    {
      onSaved: async (saved) => {
        toast.success(`${saved.name} saved`);
        onClose();
        await forgetConnections(queries);
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Name" error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register("name")} autoComplete="off" />}
      </Field>
      {hasClients && (
        <Field label="Client" aside="Optional" error={errors.clientId?.message}>
          {(control) => (
            <Controller
              control={form.control}
              name="clientId"
              render={({ field }) => (
                <ClientField
                  {...control}
                  value={field.value ?? null}
                  valueLabel={clientName ?? undefined}
                  onChange={(client) => field.onChange(client?.id ?? null)}
                />
              )}
            />
          )}
        </Field>
      )}
      {!connection.isSpreadsheet && (
        <>
          <Field
            label="Months back"
            hint="Of history, the month it is now comes on top. What was read once stays."
            error={errors.monthsBack?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.register("monthsBack", { valueAsNumber: true })}
                type="number"
                min={1}
                max={120}
              />
            )}
          </Field>
          <Switch
            {...form.register("isScheduled")}
            label="Sync every night"
            hint="Otherwise it is read when somebody asks."
          />
        </>
      )}
      <FormGuard form={form} />
      <FormError errors={errors} />
      <DialogActions>
        <CancelDialog />
        <Changes tellsWhy>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Save settings
          </Button>
        </Changes>
      </DialogActions>
    </form>
  );
}
