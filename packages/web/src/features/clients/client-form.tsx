import { clientDraft } from "@app/contract/client-draft";
import { yearEndLabel } from "@app/engine/time/month";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { appDataQuery } from "#lib/app-data.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Switch } from "#ui/choice.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { CancelDialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextArea, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Select } from "#ui/select.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { FIELD_LABELS } from "./client-draft.ts";
import type { ClientDraft } from "./client-queries.ts";

type ClientFormProps<Saved> = {
  initial: ClientDraft;
  saveLabel: string;
  save: (draft: ClientDraft) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** What to know before saving. */
  notice?: ReactNode;
};

export function ClientForm<Saved>(props: ClientFormProps<Saved>) {
  const { initial, saveLabel, save, onSaved, notice } = props;
  const form = useServerForm(clientDraft, initial);
  const { errors: wrong, isSubmitting } = form.formState;
  const { data: lists } = useSuspenseQuery(appDataQuery);
  const submit = useSubmit(form, save, { onSaved });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
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
            <Controller
              control={form.control}
              name="industry"
              render={({ field }) => (
                <Combobox
                  {...control}
                  label="Industries"
                  options={lists.industries.map((name) => ({ value: name, label: name }))}
                  value={field.value || null}
                  onChange={(name) => field.onChange(name ?? "")}
                  isClearable
                  placeholder="Not given"
                />
              )}
            />
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
            <Controller
              control={form.control}
              name="currency"
              render={({ field }) => (
                <Combobox
                  {...control}
                  label="Currencies"
                  options={lists.currencies.map(({ code, name }) => ({
                    value: code,
                    label: code,
                    note: name,
                  }))}
                  value={field.value ?? null}
                  onChange={field.onChange}
                />
              )}
            />
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
      <FormGuard form={form} />
      {notice}
      <FormError errors={wrong} />
      <DialogActions>
        <CancelDialog />
        <Changes tellsWhy>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {saveLabel}
          </Button>
        </Changes>
      </DialogActions>
    </form>
  );
}

const YEAR_END_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
