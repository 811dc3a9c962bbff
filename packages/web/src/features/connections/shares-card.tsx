import { shareConnection } from "@app/contract/connection-shares";
import type { Connection } from "@app/contract/connections";
import { useSuspenseQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { formatDate } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { connectionShares, type Share, useSharing } from "./sharing-queries.ts";

type Sharing = ReturnType<typeof useSharing>;

/** Who outside the team may use its figures; nobody of them sees the sign-in. */
export function SharesCard({ connection }: { connection: Connection }) {
  const { id, uid, canManage } = connection;
  const { data } = useSuspenseQuery(connectionShares(id));
  const sharing = useSharing(id, uid);
  return (
    <Card>
      <CardHeader title="Shared outside the team" />
      <CardBody className="grid gap-3">
        {data.items.length === 0 && <p className="text-text-2">With nobody.</p>}
        <ul className="grid gap-2">
          {data.items.map((share) => (
            <ShareRow key={share.shareId} {...{ share, sharing, canManage }} />
          ))}
        </ul>
        {canManage && (
          <Changes what="own">
            <ShareForm sharing={sharing} />
          </Changes>
        )}
      </CardBody>
    </Card>
  );
}

type ShareRowProps = { share: Share; sharing: Sharing; canManage: boolean };

function ShareRow({ share, sharing, canManage }: ShareRowProps) {
  const { shareId, name, email, avatarIndex, sharedAt, sharedByName } = share;
  const end = () =>
    sharing
      .unshare(shareId)
      .then(() =>
        toast.success(`${name} can no longer use it`, {
          action: {
            label: "Undo",
            onClick: () =>
              void sharing.share(email).catch(failureToast(`It is not shared with ${name}`)),
          },
        }),
      )
      .catch(failureToast(`It is still shared with ${name}`));
  return (
    <li className="flex items-center gap-2.5">
      <Avatar name={name} index={avatarIndex} size="sm" />
      <span className="min-w-0 grow">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-xs text-text-3">{email}</span>
        <span className="block text-xs text-text-3">
          {`since ${formatDate(new Date(sharedAt))}, by ${sharedByName}`}
        </span>
      </span>
      {canManage && (
        <Changes what="own">
          <IconButton
            label={`End the share with ${name}`}
            variant="quiet"
            size="sm"
            onClick={() => void end()}
          >
            <X />
          </IconButton>
        </Changes>
      )}
    </li>
  );
}

function ShareForm({ sharing }: { sharing: Sharing }) {
  const form = useServerForm(shareConnection.body, { email: "" });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, ({ email }) => sharing.share(email).then(() => email), {
    onSaved: (email) => {
      toast.success(`Shared with ${email}`);
      form.reset({ email: "" });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Field
        label="E-mail of somebody outside"
        hint="They may use the figures in models of their own, and never see the sign-in."
        error={errors.email?.message}
      >
        {(control) => (
          <TextInput {...control} {...form.register("email")} type="email" autoComplete="off" />
        )}
      </Field>
      <FormError errors={errors} />
      <Button type="submit" className="justify-self-start" isPending={isSubmitting}>
        Share
      </Button>
    </form>
  );
}
