import { isShare } from "@app/engine/edits/words";
import type { Unit } from "@app/engine/lines/line";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { newDriverEdits } from "./driver-edits.ts";
import { GroupNames } from "./driver-panel.tsx";
import { readInput } from "./input-text.ts";
import { UNIT_WORDS, UNITS } from "./unit-words.ts";
import { useDrivers } from "./use-drivers.ts";

type NewDriverDialogProps = {
  name: string;
  onAdded: (place: string) => void;
  onClose: () => void;
};

/** A driver of one's own: a name, a unit, and a figure or a formula. */
export function NewDriverDialog({ name: person, onAdded, onClose }: NewDriverDialogProps) {
  const { document, edit } = useDrivers(person);
  const [name, setName] = useState("");
  const [unit, setUnit] = useState<Unit>("currency");
  const [value, setValue] = useState("");
  const [group, setGroup] = useState("");
  const [error, setError] = useState<string>();
  function add(event: FormEvent) {
    event.preventDefault();
    const called = name.trim();
    if (called === "") return setError("A driver needs a name.");
    const read = readInput(value, isShare("values", unit)) ?? 0;
    const given = { name: called, unit, value: read, group: group.trim() || undefined };
    const { id, edits } = newDriverEdits(document, given);
    const refused = edit(edits);
    setError(refused);
    if (refused === undefined) onAdded(`drivers/${id}`);
  }
  return (
    <Dialog isOpen onClose={onClose} title="New driver" width="sm">
      <form onSubmit={add} className="grid gap-4">
        <Field label="Name" error={error}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Unit">
          {(control) => (
            <Select
              {...control}
              value={unit}
              onChange={(event) => setUnit(event.target.value as Unit)}
            >
              {UNITS.map((each) => (
                <option key={each} value={each}>
                  {UNIT_WORDS[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Figure or formula" hint="A figure for every period, or = and a formula.">
          {(control) => (
            <TextInput
              {...control}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Field>
        <Field label="Group" aside="Optional">
          {(control) => (
            <>
              <TextInput
                {...control}
                list="driver-groups"
                maxLength={80}
                value={group}
                onChange={(event) => setGroup(event.target.value)}
              />
              <GroupNames document={document} />
            </>
          )}
        </Field>
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary">
            Add driver
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
