import type { Place } from "@app/engine/edits/edit";
import { entriesOf, namesOf } from "@app/engine/edits/entries";
import { placeUnder } from "@app/engine/edits/place";
import type { ObjectSchema } from "@app/engine/model/schema/schema";
import { Plus, Trash2 } from "lucide-react";
import { IconButton } from "#ui/button.tsx";
import { freeId } from "./account-choice.ts";
import { blankOf } from "./blank-setting.ts";
import { fieldsIn } from "./setting-control.ts";
import type { SettingProps } from "./setting-props.ts";
import { fieldLabel } from "./setting-words.ts";
import { useSettings } from "./settings-context.ts";

type EntriesSettingProps = SettingProps & { items: ObjectSchema };

/** Several of the same: on-costs, disposals, entries of a journal. */
export function EntriesSetting({ field, place, value, path, items }: EntriesSettingProps) {
  return (
    <section aria-label={fieldLabel(field.name)} className="border-b border-border py-1.5">
      <h4 className="min-h-7 py-1">{fieldLabel(field.name)}</h4>
      <EntriesList
        {...{ place, path, items }}
        entries={(value ?? []) as object[]}
        isOptional={field.isOptional}
      />
    </section>
  );
}

type EntriesListProps = {
  place: Place;
  path: string;
  items: ObjectSchema;
  entries: readonly object[];
  isOptional?: boolean;
};

export function EntriesList({ place, path, items, entries, isOptional = false }: EntriesListProps) {
  const { document, set, edit, whyNot, Fields } = useSettings();
  const naming = entriesOf({ type: "array", items, maxItems: 500 }) ?? {
    keyField: "id",
    hasIds: true,
  };
  const names = namesOf(entries, naming);
  const refusal = whyNot([{ kind: "set", place, value: entries }]);
  function add() {
    const blank = blankOf(document, items, path) as { id?: string };
    const entry = naming.hasIds
      ? { ...blank, id: freeId(entries as { id: string }[], "part") }
      : blank;
    set(place, [...entries, entry]);
  }
  /** The last one goes with the list, where it may be left out. */
  function remove(index: number) {
    const rest = entries.toSpliced(index, 1);
    if (rest.length === 0 && isOptional) set(place, undefined);
    else if (rest.length > 0)
      edit([{ kind: "remove", place: placeUnder(place, names[index] ?? "") }]);
  }
  return (
    <div className="grid gap-2">
      {entries.map((entry, index) => (
        <div key={names[index]} className="rounded-md border border-border px-2.5 py-1">
          <Fields
            fields={fieldsIn(items, ["id"])}
            place={placeUnder(place, names[index] ?? "")}
            {...{ path }}
            value={entry}
          />
          {refusal === undefined && (entries.length > 1 || isOptional) && (
            <IconButton
              label="Remove this one"
              variant="quiet"
              size="sm"
              onClick={() => remove(index)}
            >
              <Trash2 />
            </IconButton>
          )}
        </div>
      ))}
      {refusal === undefined && (
        <button
          type="button"
          className="flex items-center gap-1 justify-self-start text-2xs text-accent-text hover:underline phone:min-h-10.5"
          onClick={add}
        >
          <Plus className="size-3" />
          {entries.length === 0 ? "Add one" : "Add another"}
        </button>
      )}
    </div>
  );
}
