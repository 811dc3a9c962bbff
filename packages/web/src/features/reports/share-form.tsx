import { createReportShare } from "@app/contract/report-shares";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { DatePicker } from "#ui/date-picker.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { dayOf, endOfDay } from "./end-of-day.ts";
import type { Shares, Told } from "./report-queries.ts";

type ShareFormProps = { share: Shares["share"]; onTold: (told: Told) => void };

const NOBODY = { name: "", email: undefined, expiresAt: null };

/** A link that is told once, or one that goes to an address by mail. */
export function ShareForm({ share, onTold }: ShareFormProps) {
  const [way, setWay] = useState<"link" | "mail">("link");
  const form = useServerForm(createReportShare.body, NOBODY);
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, share, {
    onSaved: ({ share: made, link }) => {
      if (link === null) toast.success(`The link goes to ${made.email}`);
      else onTold({ name: made.name, link });
      form.reset(NOBODY);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 border-t border-border pt-4">
      <h3 className="font-semibold">Share it</h3>
      <Segmented
        label="How"
        className="flex w-full *:grow *:justify-center"
        options={WAYS}
        value={way}
        onChange={(chosen) => {
          setWay(chosen);
          form.setValue("email", chosen === "mail" ? "" : undefined);
          form.clearErrors();
        }}
      />
      <Field
        label="Name"
        error={errors.name?.message}
        hint={
          way === "link" ? "Who it is for, as you will find it here." : "As their notes are signed."
        }
      >
        {(control) => <TextInput {...control} {...form.register("name")} autoComplete="off" />}
      </Field>
      {way === "mail" && (
        <Field label="E-mail" error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register("email")}
              type="email"
              autoComplete="off"
              placeholder="name@firm.com"
            />
          )}
        </Field>
      )}
      <Controller
        control={form.control}
        name="expiresAt"
        render={({ field }) => (
          <Field label="Works until" aside="Optional" error={errors.expiresAt?.message}>
            {(control) => (
              <DatePicker
                {...control}
                value={dayOf(field.value ?? null)}
                onChange={(day) => field.onChange(endOfDay(day))}
              />
            )}
          </Field>
        )}
      />
      <FormGuard form={form} />
      <FormError errors={errors} />
      <Button type="submit" variant="primary" isPending={isSubmitting}>
        {way === "link" ? "Make link" : "Send link"}
      </Button>
    </form>
  );
}

const WAYS = [
  { value: "link", label: "A link" },
  { value: "mail", label: "By e-mail" },
] as const;
