import { updateBillingDetails } from "@app/contract/billing-details";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import { Combobox } from "#ui/combobox.tsx";
import { Field, TextArea, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { SkeletonFields } from "#ui/skeleton.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { Loading } from "#ui/waiting.tsx";
import { detailsQuery, useSaveDetails } from "./billing-queries.ts";
import { FormPage, SaveOrCancel } from "./form-page.tsx";
import { onField } from "./on-field.ts";
import { readLines } from "./read-lines.ts";
import { zoneOptions } from "./zone-options.ts";

/** Addresses are typed one per line. */
const typed = z.extend(updateBillingDetails.body, { invoiceEmails: z.string() });

type EditBillingProps = { teamName: string; onSaved: () => unknown };

export function EditBilling({ teamName, onSaved }: EditBillingProps) {
  const { billedTo, address, taxNumber, invoiceEmails, timeZone } =
    useSuspenseQuery(detailsQuery).data;
  const save = useSaveDetails();
  const form = useServerForm(typed, {
    ...{ billedTo, address, taxNumber, invoiceEmails: invoiceEmails.join("\n"), timeZone },
  });
  const submit = useSubmit(
    form,
    (values) =>
      onField("invoiceEmails", () =>
        save.mutateAsync({ ...values, invoiceEmails: readLines(values.invoiceEmails) }),
      ),
    { onSaved },
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <FormPage {...HEADING}>
      <FormGuard form={form} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Billed to"
          error={errors.billedTo?.message}
          hint={`Left empty, invoices are made out to ${teamName}.`}
        >
          {(control) => (
            <TextInput {...control} {...form.register("billedTo")} autoComplete="organization" />
          )}
        </Field>
        <Field label="Address" error={errors.address?.message}>
          {(control) => (
            <TextArea {...control} {...form.register("address")} autoComplete="street-address" />
          )}
        </Field>
        <Field label="ABN or tax number" error={errors.taxNumber?.message}>
          {(control) => (
            <TextInput {...control} {...form.register("taxNumber")} autoComplete="off" />
          )}
        </Field>
        <Field
          label="Invoices go to"
          error={errors.invoiceEmails?.message}
          hint="Up to five addresses, one per line. Left empty, your team's admins get them."
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.register("invoiceEmails")}
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label="Time zone"
          error={errors.timeZone?.message}
          hint="Your billing days begin at midnight there: when a period is over, what is due, and which month a model is billed for. The current period keeps its days."
        >
          {(control) => (
            <Controller
              control={form.control}
              name="timeZone"
              render={({ field }) => (
                <Combobox
                  {...control}
                  label="Time zones"
                  options={zoneOptions(timeZone)}
                  value={field.value ?? null}
                  onChange={(zone) => field.onChange(zone ?? undefined)}
                />
              )}
            />
          )}
        </Field>
        <FormError errors={errors} />
        <SaveOrCancel label="Save billing details" isPending={isSubmitting} />
      </form>
    </FormPage>
  );
}

const HEADING = {
  title: "Edit billing details",
  description: "They are on your next invoices; those that you have stay as they are.",
};

export function EditBillingSkeleton() {
  return (
    <FormPage {...HEADING}>
      <Loading>
        <SkeletonFields count={4} />
      </Loading>
    </FormPage>
  );
}
