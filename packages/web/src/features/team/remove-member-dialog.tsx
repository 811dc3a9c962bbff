import type { TeamMember } from "@app/contract/team";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.tsx";
import { type Bequests, EachModel, heirsOf } from "./each-model.tsx";
import { useRemoveMember } from "./team-queries.ts";

type RemoveMemberDialogProps = {
  member: TeamMember;
  /** Those who stay: one of them gets what the member owns. */
  others: TeamMember[];
  hasInvited: boolean;
  onClose: () => void;
};

/** Says what ends and what stays, and asks who gets what they own. */
export function RemoveMemberDialog(props: RemoveMemberDialogProps) {
  const { member, others, hasInvited, onClose } = props;
  const { id, name, modelCount, connectionCount } = member;
  const owned = [counted(modelCount, "model"), counted(connectionCount, "connection")].filter(
    (part) => part !== "",
  );
  const [chosen, setChosen] = useState("");
  const [bequests, setBequests] = useState<Bequests>({});
  const remove = useRemoveMember();
  const [firstName = name] = name.split(" ");
  const isMissing = owned.length > 0 && chosen === "";
  const confirm = () =>
    remove.mutate(
      { id, ...(chosen !== "" && { heir: Number(chosen) }), ...heirsOf(bequests) },
      {
        onSuccess: () => {
          toast.success(`${name} is no longer in the team`);
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="md"
      title={`Remove ${name}?`}
      description={`${firstName} is signed out everywhere at once.`}
    >
      <div className="grid gap-4">
        {owned.length > 0 && (
          <Field label={`Who gets ${firstName}’s ${owned.join(" and ")}?`}>
            {(control) => (
              <Select
                {...control}
                value={chosen}
                onChange={(event) => setChosen(event.target.value)}
                autoFocus
              >
                <option value="">Choose somebody</option>
                {others.map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.name}, owns {other.modelCount}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {modelCount > 1 && chosen !== "" && (
          <EachModel {...{ member, others, chosen, bequests }} onChange={setBequests} />
        )}
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Facts
            title="Ends now"
            facts={[
              "Every signed-in device and open page",
              "Access to what this team has",
              ...(hasInvited ? [`Invites that ${firstName} sent`] : []),
            ]}
          />
          <Facts
            title="Stays"
            facts={[
              `Versions and notes, in ${firstName}’s name`,
              `${firstName}’s own sign-in, to join another team`,
            ]}
          />
        </div>
        {remove.error && <Notice tone="negative">{remove.error.message}</Notice>}
        <DialogActions>
          <CancelDialog>Keep {firstName}</CancelDialog>
          <Button
            variant="danger"
            isPending={remove.isPending}
            disabled={isMissing}
            onClick={confirm}
          >
            Remove {firstName}
            {owned.length > 0 && `, move ${owned.join(" and ")}`}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function counted(count: number, noun: string) {
  if (count === 0) return "";
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function Facts({ title, facts }: { title: string; facts: string[] }) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-xs font-semibold">{title}</p>
      <ul className="grid list-disc gap-1 pl-4 text-text-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
