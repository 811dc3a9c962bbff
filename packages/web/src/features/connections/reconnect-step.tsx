import { type ConnectionDetail, reconnectConnection } from "@app/contract/connections";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { FormActions, FormError } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { AuthoriseCard, needsAuthorising } from "./authorise-card.tsx";
import { keptTyped } from "./kept-typed.ts";
import { SettingFields } from "./setting-fields.tsx";
import { dataSources } from "./source-queries.ts";
import { onTheirFields, settingsAtFirst, settingsOf } from "./typed-settings.ts";

type ReconnectStepProps = {
  connection: ConnectionDetail;
  authSessionUuid: string | undefined;
  onReconnected: (connection: ConnectionDetail) => unknown;
};

/** Signs a connection in anew: its organisation, its mapping and its history stay. */
export function ReconnectStep({ connection, authSessionUuid, onReconnected }: ReconnectStepProps) {
  const { id, settings, sourceId, name } = connection;
  const { data } = useSuspenseQuery(dataSources);
  const source = data.items.find((each) => each.id === sourceId);
  const fields = source?.fields ?? [];
  const typed = authSessionUuid && source ? keptTyped(source, window.sessionStorage) : {};
  const form = useForm({
    defaultValues: {
      settings: settingsAtFirst(fields, { ...settings, ...typed }),
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    (values) =>
      call(reconnectConnection, {
        params: { id },
        body: {
          settings: settingsOf(fields, values.settings),
          ...(authSessionUuid && { authSessionUuid }),
        },
      }).catch(onTheirFields(fields)),
    { onSaved: onReconnected },
  );
  if (!source || !connection.canManage) {
    return (
      <Notice tone="alert" title={`${name} is not yours to reconnect`}>
        Whoever signed it in, or an admin of the team, can do it.
      </Notice>
    );
  }
  if (needsAuthorising(source, authSessionUuid)) {
    const redirectUrl = `/connections/add?organisation=${id}`;
    return <AuthoriseCard {...{ source, settings, redirectUrl }} />;
  }
  return (
    <Card className="max-w-150">
      <CardBody>
        <form noValidate onSubmit={submit} className="grid gap-4">
          {fields.length === 0 && <p>{source.name} asks for nothing to be typed.</p>}
          <SettingFields form={form} fields={fields} />
          <FormGuard form={form} />
          <FormError errors={errors} />
          <FormActions>
            <Changes tellsWhy>
              <Button type="submit" variant="primary" isPending={isSubmitting}>
                Reconnect {source.name}
              </Button>
            </Changes>
          </FormActions>
        </form>
      </CardBody>
    </Card>
  );
}
