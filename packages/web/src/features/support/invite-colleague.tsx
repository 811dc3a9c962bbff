import { listTeamMembers } from "@app/contract/team";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { queryFor } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { type SupportDiscussion, useInvitePerson } from "./support-queries.ts";

type InviteColleagueProps = { discussion: SupportDiscussion; onClose: () => void };

/** Somebody of the team who is not in the discussion yet. */
export function InviteColleague({ discussion, onClose }: InviteColleagueProps) {
  const { data } = useQuery(queryFor(listTeamMembers, {}));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const invite = useInvitePerson(discussion.id);
  const present = new Set(discussion.invitedUsers.map(({ accountId }) => accountId));
  const colleagues = (data?.items ?? []).filter(({ id }) => !present.has(id));

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(chosen === null);
    if (chosen === null || invite.isPending) return;
    invite.mutate(Number(chosen), {
      onSuccess() {
        toast.success("Invited, and told by e-mail");
        onClose();
      },
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Invite someone"
      description="They get an e-mail, see the discussion when it is private, and are told of replies."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Colleague"
          error={isMissing ? "Choose a colleague." : invite.error?.message}
          {...(data && colleagues.length === 0 && { hint: "Everybody of your team is in it." })}
        >
          {(control) => (
            <Combobox
              {...control}
              label="Colleagues"
              placeholder="Part of a name"
              options={colleagues.map(({ id, name, email }) => ({
                ...{ value: String(id), label: name, note: email },
              }))}
              value={chosen}
              onChange={(value) => {
                setChosen(value);
                setIsMissing(false);
              }}
            />
          )}
        </Field>
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={invite.isPending}>
            Invite
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
