import { ACCOUNT_KINDS } from "@app/contract/account";
import type { DataOf } from "@app/contract/endpoint";
import {
  activateOnboardingOpenid,
  type getOnboardingOpenidSession,
  sendOnboardingOpenidCode,
} from "@app/contract/onboarding-openid";
import { OPENID_CLIENTS } from "@app/contract/openid";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { browserZone } from "#lib/browser-zone.ts";
import { KIND_QUESTION } from "#lib/kind-choices.tsx";
import { Button } from "#ui/button.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { PictureChoice } from "#ui/picture-choice.tsx";
import { TermsChoice } from "#ui/terms-choice.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";

type Session = DataOf<typeof getOnboardingOpenidSession>;

type ActivateFormProps = {
  session: Session;
  /** The account is open and its person signed in. */
  onActivated: (redirectUrl: string) => Promise<unknown>;
};

/** Opens an account for somebody a provider has told us of. */
export function ActivateForm({ session, onActivated }: ActivateFormProps) {
  const { client, name, email, isEmailVerified } = session;
  const form = useServerForm(activateOnboardingOpenid.body, {
    ...{ client, name, email, code: undefined },
    ...{ teamName: "", kind: ACCOUNT_KINDS.ADVISOR },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    (body) => call(activateOnboardingOpenid, { body: { ...body, timeZone: browserZone() } }),
    {
      onSaved: ({ redirectUrl }) => onActivated(redirectUrl),
    },
  );
  const isVouchedFor = isEmailVerified && form.watch("email") === email;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <FormGuard form={form} />
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Open your account</h1>
        <p className="text-md text-text-2">
          You sign in with {OPENID_CLIENTS[client]} from now on. It begins with a trial.
        </p>
      </div>
      <Field label="Name" error={errors.name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register("name")} size="lg" autoComplete="name" />
        )}
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register("email")}
            size="lg"
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      {!isVouchedFor && (
        <Field
          label="Code from the e-mail"
          error={errors.code?.message}
          hint={`${OPENID_CLIENTS[client]} does not vouch for this address, so we send a code to it.`}
          aside={<SendCode client={client} emailOf={() => form.getValues("email")} />}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register("code", { setValueAs: (code) => code || undefined })}
              size="lg"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
        </Field>
      )}
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
      <PictureChoice
        {...KIND_QUESTION}
        value={String(form.watch("kind"))}
        onChange={(kind) => form.setValue("kind", Number(kind) as 1 | 2, { shouldDirty: true })}
      />
      <TermsChoice
        {...form.register("hasAcceptedTerms")}
        error={errors.hasAcceptedTerms?.message}
      />
      <FormError errors={errors} />
      <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
        Open account
      </Button>
    </form>
  );
}

type SendCodeProps = Pick<Session, "client"> & { emailOf: () => string };

function SendCode({ client, emailOf }: SendCodeProps) {
  const send = useMutation({
    mutationFn: () => call(sendOnboardingOpenidCode, { body: { client, email: emailOf() } }),
    onSuccess: () => toast.success("A code is on its way. One sent before no longer works."),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button variant="quiet" size="sm" isPending={send.isPending} onClick={() => send.mutate()}>
      Send code
    </Button>
  );
}
