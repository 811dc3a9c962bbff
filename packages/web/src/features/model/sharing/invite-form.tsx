import { ACCESS_LEVEL_NAMES, ACCESS_LEVELS } from "@app/contract/access-level";
import { invitation } from "@app/contract/model-invitation";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Mail } from "lucide-react";
import { Controller } from "react-hook-form";
import { useDebounced } from "#lib/use-debounced.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { LevelSelect } from "./level-select.tsx";
import {
  type Invitation,
  type MemberAccess,
  type SharingDeeds,
  type TrustedUser,
  verifiedAddress,
} from "./sharing-queries.ts";

const NOBODY = { email: "", registeredModelAccessMode: ACCESS_LEVELS.READ_ONLY };
/** Look-ups are counted: only what somebody has stopped typing is asked about. */
const STILL_MS = 700;

/** Who can open the model already. */
type Known = { members: readonly MemberAccess[]; trusted: readonly TrustedUser[] };
type InviteFormProps = Known & { sharing: SharingDeeds };

/** Lets somebody in by their address, in the way that fits: a member, a trusted user or an invite. */
export function InviteForm({ sharing, ...known }: InviteFormProps) {
  const form = useServerForm(invitation, NOBODY);
  const { errors, isSubmitting } = form.formState;
  const typed = form.watch("email").trim().toLowerCase();
  const submit = useSubmit(form, (invitation) => letIn(sharing, known, invitation), {
    onSaved: (sentence) => {
      toast.success(sentence);
      form.reset(NOBODY);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-2 px-4 pb-4">
      <div className="flex items-start gap-2 phone:flex-wrap">
        <Field
          label="E-mail"
          className="grow phone:w-full [&>div:first-child]:sr-only"
          error={errors.email?.message}
          hint={!errors.email && <WhoItIs email={typed} {...known} />}
        >
          {(control) => (
            <span className="relative grid">
              <Mail className="pointer-events-none absolute top-1/2 left-3 size-3.5 -translate-y-1/2 text-text-3" />
              <TextInput
                {...control}
                {...form.register("email")}
                type="email"
                autoComplete="off"
                placeholder="name@firm.com"
                className="pl-8.5"
              />
            </span>
          )}
        </Field>
        <Controller
          control={form.control}
          name="registeredModelAccessMode"
          render={({ field }) => (
            <LevelSelect
              aria-label="Access"
              isSomeAccess
              value={field.value}
              onChange={field.onChange}
              className="w-38 shrink-0 phone:grow"
            />
          )}
        />
        <Button type="submit" variant="primary" isPending={isSubmitting} className="h-9">
          Invite
        </Button>
      </div>
      <FormGuard form={form} />
      <FormError errors={errors} />
    </form>
  );
}

/** Says what inviting an address will do, once it is one. */
function WhoItIs({ email, members, trusted }: Known & { email: string }) {
  const settled = useDebounced(email, STILL_MS);
  const member = members.find((each) => each.email === email);
  const user = trusted.find((each) => each.email === email);
  const isAddress = settled === email && /^\S+@\S+\.[a-z]{2,}$/.test(email);
  const { data } = useQuery({
    ...verifiedAddress(settled),
    enabled: isAddress && !member && !user,
  });
  const words = member
    ? `${member.name} is in the team. This sets what they may do.`
    : user
      ? `${user.name} is a trusted user already. This sets what they may do.`
      : isAddress && data && (data.isKnown ? KNOWN : UNKNOWN);
  if (!words) return "Somebody in the team, or anybody outside it.";
  return (
    <span className="flex items-center gap-1.5" role="status">
      <CircleCheck className="size-3.5 text-positive" />
      {words}
    </span>
  );
}

const KNOWN = "This address has an account outside the team. It becomes a trusted user at once.";
const UNKNOWN = "Nobody has an account by this address. It gets an invite that is open for 7 days.";

/** Does it, and says what was done. */
async function letIn(
  sharing: SharingDeeds,
  { members, trusted }: Known,
  invitation: Invitation,
): Promise<string> {
  const { email, registeredModelAccessMode: level } = invitation;
  const member = members.find((each) => each.email === email);
  if (member) {
    await sharing.setMember(member.accountId, level);
    return `${member.name} can open this model`;
  }
  const user = trusted.find((each) => each.email === email);
  if (user) {
    await sharing.setTrusted(user.userId, level);
    return `${user.name} has ${ACCESS_LEVEL_NAMES[level]}`;
  }
  const { isKnown } = await sharing.verify(email);
  if (isKnown) {
    await sharing.trust(invitation);
    return `${email} is a trusted user`;
  }
  await sharing.invite(invitation);
  return `${email} is invited`;
}
