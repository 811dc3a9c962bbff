import type { Edit } from "@app/engine/edits/edit";
import { type FormEvent, useState } from "react";
import { momentWords } from "#lib/moment-words.ts";
import { conflictWords } from "#model/conflict-words.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { askedWords } from "./asked-words.ts";
import type { Desk } from "./desk.ts";
import type { DeskConflict } from "./desk-conflict.ts";

type ConflictDialogProps = {
  desk: Desk;
  conflicts: readonly DeskConflict[];
  onClose: () => void;
};

type Choice = "mine" | "theirs";

/** Two people changed the same: asks the second which holds, place by place. */
export function ConflictDialog({ desk, conflicts, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<Edit, Choice>>(new Map());
  const [hasTried, setHasTried] = useState(false);
  const asked = [...new Map(conflicts.map((conflict) => [conflict.mine, conflict])).values()];

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (asked.some(({ mine }) => !choices.has(mine))) return;
    const kept = asked.map(({ mine }) => mine).filter((edit) => choices.get(edit) === "mine");
    desk.settle(new Set(kept));
  }

  return (
    <Dialog isOpen onClose={onClose} {...askedWords(asked)}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {asked.map((conflict, index) => (
          <ConflictChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is until it is answered
            key={index}
            {...{ desk, conflict }}
            value={choices.get(conflict.mine) ?? ""}
            error={hasTried && !choices.has(conflict.mine) ? "Choose one." : undefined}
            onChange={(choice) => setChoices(new Map(choices).set(conflict.mine, choice))}
          />
        ))}
        <DialogActions>
          <CancelDialog>Decide later</CancelDialog>
          <Button type="submit" variant="primary">
            Save decision
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type ConflictChoiceProps = {
  desk: Desk;
  conflict: DeskConflict;
  value: string;
  error: string | undefined;
  onChange: (choice: Choice) => void;
};

function ConflictChoice({ desk, conflict, onChange, ...choice }: ConflictChoiceProps) {
  const words = conflictWords(conflict, desk.document.state().document);
  const { theirName, isYou, theirAt } = conflict;
  const when = theirAt && `, ${momentWords(theirAt, new Date())}`;
  return (
    <RadioGroup
      isCards
      label={words.subject}
      options={[
        {
          value: "theirs",
          label: words.theirs,
          hint: (isYou ? "You, in another tab" : theirName) + when,
        },
        {
          value: "mine",
          label: words.mine,
          hint: isYou ? "You, here, not saved yet" : "You, not saved yet",
        },
      ]}
      onChange={(value) => onChange(value as Choice)}
      {...choice}
    />
  );
}
