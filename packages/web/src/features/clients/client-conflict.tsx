import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { draftOf, FIELD_LABELS, type Field, valueLabel } from "./client-draft.ts";
import type { ClientDraft } from "./client-queries.ts";
import type { Sides } from "./save-client.ts";
import { whoEdited } from "./who-edited.ts";

type ClientConflictDialogProps = {
  sides: Sides;
  /** What is to be saved; nothing when the person goes back to the form. */
  onAnswer: (draft?: ClientDraft) => void;
};

type Choices = Partial<Record<Field, string>>;

/** Two people changed the same fields of a client: asks the second which value holds, field by field. */
export function ClientConflictDialog({ sides, onAnswer }: ClientConflictDialogProps) {
  const { theirs, merged, conflicts } = sides;
  const [choices, setChoices] = useState<Choices>({});
  const [hasTried, setHasTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (conflicts.some((field) => !choices[field])) return;
    const chosen = conflicts.filter((field) => choices[field] === "theirs");
    onAnswer({
      ...merged,
      ...Object.fromEntries(chosen.map((field) => [field, theirs[field]])),
    });
  }

  return (
    <Dialog
      isOpen
      onClose={() => onAnswer()}
      title="Somebody else changed this client since you opened it"
      description="What only one of you changed is kept. Choose what holds where you both did."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {conflicts.map((field) => (
          <FieldChoice
            key={field}
            {...{ field, sides }}
            value={choices[field] ?? ""}
            error={hasTried && !choices[field] ? "Choose one." : undefined}
            onChange={(choice) => setChoices({ ...choices, [field]: choice })}
          />
        ))}
        <DialogActions>
          <CancelDialog>Keep editing</CancelDialog>
          <Button type="submit" variant="primary">
            Save client
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type FieldChoiceProps = {
  field: Field;
  sides: Sides;
  value: string;
  error: string | undefined;
  onChange: (choice: string) => void;
};

function FieldChoice({ field, sides, ...choice }: FieldChoiceProps) {
  const { theirs, merged, edits } = sides;
  return (
    <RadioGroup
      isCards
      label={FIELD_LABELS[field]}
      options={[
        {
          value: "theirs",
          label: valueLabel(draftOf(theirs), field),
          hint: whoEdited(edits, field, new Date()),
        },
        { value: "mine", label: valueLabel(merged, field), hint: "You, not saved yet" },
      ]}
      {...choice}
    />
  );
}
