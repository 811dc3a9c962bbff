import { ACCOUNT_KINDS } from "@app/contract/account";
import { startTeam } from "@app/contract/onboarding";
import { call } from "#lib/api.ts";
import { browserZone } from "#lib/browser-zone.ts";
import { KIND_QUESTION } from "#lib/kind-choices.tsx";
import { Button } from "#ui/button.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { PictureChoice } from "#ui/picture-choice.tsx";
import { TermsChoice } from "#ui/terms-choice.tsx";
import { useSubmit } from "#ui/use-submit.ts";

/** A team of one's own, on a trial. */
export function StartTeamForm({ onStarted }: { onStarted: () => Promise<unknown> }) {
  const form = useServerForm(startTeam.body, {
    ...{ kind: ACCOUNT_KINDS.ADVISOR, name: "", teamName: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    (body) => call(startTeam, { body: { ...body, timeZone: browserZone() } }),
    { onSaved: onStarted },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <FormGuard form={form} />
      <PictureChoice
        {...KIND_QUESTION}
        value={String(form.watch("kind"))}
        onChange={(kind) => form.setValue("kind", Number(kind) as 1 | 2, { shouldDirty: true })}
      />
      <Field label="Your name" error={errors.name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register("name")} size="lg" autoComplete="name" />
        )}
      </Field>
      <Field label="Team name" error={errors.teamName?.message} hint="Your firm or company.">
        {(control) => (
          <TextInput
            {...control}
            {...form.register("teamName")}
            size="lg"
            autoComplete="organization"
          />
        )}
      </Field>
      <TermsChoice
        {...form.register("hasAcceptedTerms")}
        error={errors.hasAcceptedTerms?.message}
      />
      <FormError errors={errors} />
      <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
        Start a 14-day trial
      </Button>
    </form>
  );
}
