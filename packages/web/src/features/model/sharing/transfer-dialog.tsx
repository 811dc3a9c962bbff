import type { Model } from "@app/contract/models";
import { email } from "@app/contract/text";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, History, LockKeyhole, UserRound } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import { countOf } from "#model/outlook.ts";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { type Access, afterwards } from "./after-transfer.ts";
import { memberAccess, useSharing } from "./sharing-queries.ts";

const newOwner = z.strictObject({ email });

type To = "member" | "outside";
type TransferDialogProps = { model: Model; isAdmin: boolean; onClose: () => void };

/** Hands a model on: an admin at once within the team, otherwise by an offer that is accepted. */
export function TransferDialog({ model, isAdmin, onClose }: TransferDialogProps) {
  const [to, setTo] = useState<To>("member");
  const { data } = useQuery(memberAccess(model.id));
  const sharing = useSharing(model.id);
  const form = useServerForm(newOwner, { email: "" });
  const { errors, isSubmitting } = form.formState;
  const members = data?.items.filter(({ isOwner }) => !isOwner) ?? [];
  const isAtOnce = to === "member" && isAdmin;
  const email = form.watch("email");
  const name = members.find((each) => each.email === email)?.name ?? email;
  const submit = useSubmit(
    form,
    (values) =>
      isAtOnce
        ? sharing
            .transferAtOnce(values.email)
            .then(({ ownerName }) => `${ownerName} owns this model`)
        : sharing.offerOwnership(values.email).then(() => `Ownership offered to ${values.email}`),
    {
      onSaved: (sentence) => {
        toast.success(sentence);
        onClose();
      },
    },
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Transfer ownership"
      description={`Of “${model.modelName}”${model.clientName ? `, ${model.clientName}` : ""}`}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Segmented
          label="To whom"
          className="flex *:grow *:justify-center"
          options={WAYS}
          value={to}
          onChange={(way) => {
            setTo(way);
            form.reset({ email: "" });
          }}
        />
        <Field
          label={to === "member" ? "New owner" : "Address of the new owner"}
          error={errors.email?.message}
        >
          {(control) =>
            to === "member" ? (
              <Controller
                control={form.control}
                name="email"
                render={({ field }) => (
                  <Combobox
                    {...control}
                    label="Members of the team"
                    options={members.map((member) => ({
                      value: member.email,
                      label: member.name,
                      note: member.email,
                    }))}
                    value={field.value || null}
                    onChange={(chosen) => field.onChange(chosen ?? "")}
                  />
                )}
              />
            ) : (
              <TextInput
                {...control}
                {...form.register("email")}
                type="email"
                autoComplete="off"
                placeholder="name@firm.com"
              />
            )
          }
        </Field>
        <Consequences {...{ model, to, isAtOnce }} access={data} />
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog>{model.owner.isYou ? "Keep as owner" : "Keep owner"}</CancelDialog>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {isAtOnce ? `Transfer${name && ` to ${name}`}` : `Offer${name && ` to ${name}`}`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const WAYS = [
  { value: "member", label: "To a team member" },
  { value: "outside", label: "To someone outside" },
] as const;

type ConsequencesProps = {
  model: Model;
  to: To;
  isAtOnce: boolean;
  access: Access | undefined;
};

function Consequences({ model, to, isAtOnce, access }: ConsequencesProps) {
  const versions = countOf(model.documentVersion, "version");
  const isLeaving = to === "outside";
  return (
    <ul className="grid gap-2.5 border-t border-border pt-4 text-text-2">
      <Consequence icon={<ArrowRight />} title="Goes with it:">
        {isLeaving ? `the model and its ${versions}.` : `${versions} and everybody’s access.`}
      </Consequence>
      <Consequence icon={<LockKeyhole />} title={isLeaving ? "Ends:" : "Stays:"}>
        {isLeaving
          ? `the access of everybody at ${model.teamName} and of all trusted users, and the client.`
          : `the bill, with ${model.teamName}.`}
      </Consequence>
      {access && (
        <Consequence icon={<UserRound />} title="Afterwards:">
          {afterwards(model.owner, access, isLeaving)}
        </Consequence>
      )}
      <Consequence icon={<History />}>
        {isAtOnce
          ? "You are an admin, so it takes effect at once. Only the new owner or an admin can transfer it back."
          : "Nothing changes until it is accepted. The offer is open for 7 days and can be taken back."}
      </Consequence>
    </ul>
  );
}

type ConsequenceProps = { icon: ReactElement; title?: string; children: ReactNode };

function Consequence({ icon, title, children }: ConsequenceProps) {
  return (
    <li className="flex gap-2.5 [&>svg]:mt-0.5 [&>svg]:shrink-0 [&>svg]:text-text-3">
      {icon}
      <p>
        {title && <b className="font-medium text-text">{title} </b>}
        {children}
      </p>
    </li>
  );
}
