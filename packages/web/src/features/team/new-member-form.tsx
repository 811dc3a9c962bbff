import { activateOnboardingTeamInvite } from "@app/contract/onboarding-team-invite";
import { PASSWORD_LENGTH_MIN } from "@app/contract/text";
import { call } from "#lib/api.ts";
import { usePasswordWeakness } from "#lib/password-weakness.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { NewPasswordField } from "#ui/new-password-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TermsChoice } from "#ui/terms-choice.tsx";
import { useSubmit } from "#ui/use-submit.ts";

type Invite = {
  id: number;
  accessKey: string;
  email: string;
  teamName: string;
  invitedByName: string;
  /** Who uses this browser already, and is not whom the invite is for. */
  signedInAs: string | undefined;
};

type NewMemberFormProps = { invite: Invite; onActivated: () => Promise<unknown> };

/** Makes an account in the team that sent the invite. */
export function NewMemberForm({ invite, onActivated }: NewMemberFormProps) {
  const { id, accessKey, email, teamName, invitedByName, signedInAs } = invite;
  const form = useServerForm(activateOnboardingTeamInvite.body, {
    ...{ id, accessKey, name: "", jobTitle: "", phone: "", newPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const [name, newPassword] = form.watch(["name", "newPassword"]);
  const weakness = usePasswordWeakness(newPassword, { email, name, company: teamName });
  const submit = useSubmit(form, (body) => call(activateOnboardingTeamInvite, { body }), {
    onSaved: onActivated,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <FormGuard form={form} />
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Join {teamName}</h1>
        <p className="text-md text-text-2">
          {invitedByName} invites you. You sign in with {email} from now on.
        </p>
      </div>
      {signedInAs && (
        <Notice tone="alert" title={`You are signed in as ${signedInAs}`}>
          The invite is for {email}. Joining signs {signedInAs} out in this browser.
        </Notice>
      )}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label="Name" error={errors.name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register("name")} size="lg" autoComplete="name" />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Field label="Job title (optional)" error={errors.jobTitle?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register("jobTitle")}
              size="lg"
              autoComplete="organization-title"
            />
          )}
        </Field>
        <Field label="Phone (optional)" error={errors.phone?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register("phone")}
              size="lg"
              type="tel"
              autoComplete="tel"
            />
          )}
        </Field>
      </div>
      <NewPasswordField
        {...form.register("newPassword")}
        label="Password"
        error={errors.newPassword?.message}
        password={newPassword}
        lengthMin={PASSWORD_LENGTH_MIN}
        weakness={weakness}
        size="lg"
      />
      <TermsChoice
        {...form.register("hasAcceptedTerms")}
        error={errors.hasAcceptedTerms?.message}
      />
      <FormError errors={errors} />
      <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
        Join {teamName}
      </Button>
    </form>
  );
}
