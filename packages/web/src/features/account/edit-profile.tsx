import { updateProfile } from "@app/contract/account";
import { profileDraft } from "@app/contract/profile-draft";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { UseFormRegisterReturn } from "react-hook-form";
import { call } from "#lib/api.ts";
import { appDataQuery } from "#lib/app-data.ts";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Select } from "#ui/select.tsx";
import { SkeletonFields } from "#ui/skeleton.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { Loading } from "#ui/waiting.tsx";
import { forgetPerson, profileQuery } from "./account-queries.ts";
import { FormPage, SaveOrCancel } from "./form-page.tsx";

export function EditProfile({ onSaved }: { onSaved: () => Promise<void> }) {
  const queries = useQueryClient();
  const { data: profile } = useSuspenseQuery(profileQuery);
  const { data: lists } = useSuspenseQuery(appDataQuery);
  const { email, terms: _, ...draft } = profile;
  const form = useServerForm(profileDraft, draft);
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, (body) => call(updateProfile, { body }), {
    onSaved: async () => {
      await forgetPerson(queries);
      await onSaved();
    },
  });

  return (
    <FormPage {...HEADING}>
      <FormGuard form={form} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Name" error={errors.name?.message}>
          {(control) => <TextInput {...control} {...form.register("name")} autoComplete="name" />}
        </Field>
        <Field label="E-mail" hint="What you sign in with. It cannot be changed here.">
          {(control) => <TextInput {...control} value={email} readOnly autoComplete="off" />}
        </Field>
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Field label="Job title" error={errors.jobTitle?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register("jobTitle")}
                autoComplete="organization-title"
              />
            )}
          </Field>
          <Field label="Phone" error={errors.phone?.message}>
            {(control) => (
              <TextInput {...control} {...form.register("phone")} type="tel" autoComplete="tel" />
            )}
          </Field>
        </div>
        <Choice
          label="Country"
          error={errors.countryCode?.message}
          field={form.register("countryCode")}
          options={lists.countries.map(({ code, name }) => ({ value: code, label: name }))}
          autoComplete="country"
        />
        <Choice
          label="Industry"
          error={errors.industry?.message}
          field={form.register("industry")}
          options={lists.industries.map(asOption)}
        />
        <Choice
          label="Company size"
          error={errors.companySize?.message}
          field={form.register("companySize")}
          options={lists.companySizes.map(asOption)}
        />
        <FormError errors={errors} />
        <SaveOrCancel label="Save profile" isPending={isSubmitting} />
      </form>
    </FormPage>
  );
}

const HEADING = {
  title: "Edit profile",
  description: "Your team sees your name, job title and picture.",
};

export function EditProfileSkeleton() {
  return (
    <FormPage {...HEADING}>
      <Loading>
        <SkeletonFields count={6} />
      </Loading>
    </FormPage>
  );
}

const asOption = (value: string) => ({ value, label: value });

type ChoiceProps = {
  label: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
  options: { value: string; label: string }[];
  autoComplete?: string;
};

function Choice({ label, error, field, options, autoComplete = "off" }: ChoiceProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} {...field} autoComplete={autoComplete}>
          <option value="">Not given</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
