import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { renameEdits } from "./driver-edits.ts";
import { useSettings } from "./settings-context.ts";
import { TypedInput } from "./typed-input.tsx";

type NameFieldProps = {
  list: "drivers" | "modules";
  id: string;
  name: string;
  /** It has another id in formulas from now on. */
  onRenamed: (id: string) => void;
};

/** A new name is the name in every formula too. */
export function NameField({ list, id, name, onRenamed }: NameFieldProps) {
  const { document, edit, whyNot } = useSettings();
  const [error, setError] = useState<string>();
  const refusal = whyNot([{ kind: "set", place: `${list}/${id}/name`, value: "A name" }]);
  function rename(text: string) {
    const wanted = text.trim();
    if (wanted === "") return;
    const renamed = renameEdits(document, list, id, wanted);
    const refused = edit(renamed.edits);
    setError(refused);
    if (!refused) onRenamed(renamed.id);
  }
  return (
    <Field
      label="Name"
      hint={
        <>
          In formulas: <code>{id}</code>
        </>
      }
      error={error}
      className="mt-3"
    >
      {(control) => (
        <TypedInput
          {...control}
          text={name}
          maxLength={200}
          disabled={refusal !== undefined}
          title={refusal}
          onCommit={rename}
        />
      )}
    </Field>
  );
}
