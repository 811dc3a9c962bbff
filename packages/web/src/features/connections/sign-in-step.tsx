import { type ConnectionDetail, createConnection } from "@app/contract/connections";
import type { DataSource } from "@app/contract/data-sources";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Field } from "#ui/field.tsx";
import { FormActions, FormError } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Select } from "#ui/select.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { AuthoriseCard, needsAuthorising } from "./authorise-card.tsx";
import type { ClientField } from "./client-field.ts";
import { keptTyped } from "./kept-typed.ts";
import { SettingFields } from "./setting-fields.tsx";
import { onTheirFields, settingsAtFirst, settingsOf } from "./typed-settings.ts";

type SignInStepProps = {
  source: DataSource;
  authSessionUuid: string | undefined;
  clientField: ClientField;
  onCreated: (connection: ConnectionDetail) => unknown;
};

/** How far back a first sync reads; two years show a season twice. */
const MONTHS_BACK = [
  [12, "1 year"],
  [24, "2 years"],
  [36, "3 years"],
  [60, "5 years"],
] as const;
const USUAL_MONTHS_BACK = 24;

/** What a source asks for, whose books they are, and how far back they are read. */
export function SignInStep({ source, authSessionUuid, ...props }: SignInStepProps) {
  if (needsAuthorising(source, authSessionUuid)) {
    return <AuthoriseCard source={source} redirectUrl={`/connections/add?source=${source.id}`} />;
  }
  return <ConnectForm source={source} authSessionUuid={authSessionUuid} {...props} />;
}

function ConnectForm(props: SignInStepProps) {
  const { source, authSessionUuid, clientField: ClientField, onCreated } = props;
  // The same id again is the same connection, however often the button is pressed.
  const [saveId] = useState(() => crypto.randomUUID());
  const form = useForm({
    defaultValues: {
      settings: settingsAtFirst(source.fields, keptTyped(source, window.sessionStorage)),
      clientId: null as number | null,
      monthsBack: String(USUAL_MONTHS_BACK),
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    ({ settings, clientId, monthsBack }) =>
      call(createConnection, {
        body: {
          sourceId: source.id,
          settings: settingsOf(source.fields, settings),
          clientId,
          monthsBack: Number(monthsBack),
          saveId,
          ...(authSessionUuid && { authSessionUuid }),
        },
      }).catch(onTheirFields(source.fields)),
    { onSaved: onCreated },
  );
  return (
    <Card className="max-w-150">
      <CardBody>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <SettingFields form={form} fields={source.fields} />
          <Field label="Client" aside="Optional" hint="Whose books these are.">
            {(control) => (
              <ClientField
                {...control}
                value={form.watch("clientId")}
                onChange={(client) => form.setValue("clientId", client?.id ?? null)}
              />
            )}
          </Field>
          {source.kind !== "spreadsheet" && (
            <Field
              label="How far back"
              hint="Months that are closed are read once; more can be added later."
            >
              {(control) => (
                <Select {...control} {...form.register("monthsBack")}>
                  {MONTHS_BACK.map(([months, words]) => (
                    <option key={months} value={months}>
                      {words}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <FormGuard form={form} />
          <FormError errors={errors} />
          <FormActions>
            <Changes tellsWhy>
              <Button type="submit" variant="primary" isPending={isSubmitting} data-tour="connect">
                Connect {source.name}
              </Button>
            </Changes>
          </FormActions>
        </form>
      </CardBody>
    </Card>
  );
}
