import { clientDraft } from "@app/contract/clients";
import { yearEndLabel } from "@app/engine/time/month";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { appDataQuery } from "#lib/app-data.ts";
import { Field, Select, Switch, TextArea, TextInput } from "#ui/field.tsx";
import { applyServerErrors, FormActions, FormError, useServerForm } from "#ui/form.tsx";
import { FIELD_LABELS } from "./client-draft.ts";
import type { ClientDraft } from "./client-queries.ts";

type ClientFormProps = {
  initial: ClientDraft;
  /** What the server said about the last try. */
  errors: readonly { key: string; message: string }[];
  onSubmit: (draft: ClientDraft) => void;
  onDirtyChange: (isDirty: boolean) => void;
  actions: ReactNode;
};

export function ClientForm({ initial, errors, onSubmit, onDirtyChange, actions }: ClientFormProps) {
  const form = useServerForm(clientDraft, initial);
  const { errors: wrong, isDirty } = form.formState;
  const { data: lists } = useSuspenseQuery(appDataQuery);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => {
    applyServerErrors(form, errors);
  }, [form, errors]);

  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)} className="grid gap-4">
      <Field label={FIELD_LABELS.name} error={wrong.name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register("name")} autoComplete="off" autoFocus />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Field label={FIELD_LABELS.contactName} error={wrong.contactName?.message}>
          {(control) => <TextInput {...control} {...form.register("contactName")} />}
        </Field>
        <Field label={FIELD_LABELS.contactPhone} error={wrong.contactPhone?.message}>
          {(control) => <TextInput {...control} {...form.register("contactPhone")} type="tel" />}
        </Field>
        <Field label={FIELD_LABELS.contactEmail} error={wrong.contactEmail?.message}>
          {(control) => <TextInput {...control} {...form.register("contactEmail")} type="email" />}
        </Field>
        <Field label={FIELD_LABELS.industry} error={wrong.industry?.message}>
          {(control) => (
            <Select {...control} {...form.register("industry")}>
              <option value="">Not given</option>
              {lists.industries.map((industry) => (
                <option key={industry}>{industry}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={FIELD_LABELS.yearEndMonth} error={wrong.yearEndMonth?.message}>
          {(control) => (
            <Select {...control} {...form.register("yearEndMonth", { valueAsNumber: true })}>
              {YEAR_END_MONTHS.map((month) => (
                <option key={month} value={month}>
                  {yearEndLabel(month)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={FIELD_LABELS.currency} error={wrong.currency?.message}>
          {(control) => (
            <Select {...control} {...form.register("currency")}>
              {lists.currencies.map(({ code, name }) => (
                <option key={code} value={code}>
                  {code} – {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={FIELD_LABELS.notes} error={wrong.notes?.message} aside="Seen by your team only">
        {(control) => <TextArea {...control} {...form.register("notes")} />}
      </Field>
      <Switch
        {...form.register("isActive")}
        label="Active"
        hint="Inactive clients keep everything and leave the working lists."
      />
      <FormError errors={wrong} />
      <FormActions className="justify-end">{actions}</FormActions>
    </form>
  );
}

const YEAR_END_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
