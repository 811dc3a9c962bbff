import { placeUnder } from "@app/engine/edits/place";
import { type ReactNode, useId } from "react";
import { Switch } from "#ui/choice.tsx";
import { Select } from "#ui/select.tsx";
import { blankOf, inOtherForm } from "./blank-setting.ts";
import { type Control, controlOf, fieldsIn, formName } from "./setting-control.ts";
import { EntriesSetting } from "./setting-entries.tsx";
import { PlainSetting } from "./setting-plain.tsx";
import type { FieldsProps, SettingProps } from "./setting-props.ts";
import { choiceLabel, fieldLabel } from "./setting-words.ts";
import { setEdit, useSettings } from "./settings-context.ts";

/** One field of a module, by the control its schema asks for. */
function Setting(props: SettingProps) {
  const control = controlOf(props.field.schema);
  switch (control.kind) {
    case "part":
      return <PartSetting {...props} control={control} />;
    case "forms":
      return <FormsSetting {...props} control={control} />;
    case "entries":
      return <EntriesSetting {...props} items={control.items} />;
    default:
      return <PlainSetting {...props} control={control} />;
  }
}

type Of<Kind extends Control["kind"]> = SettingProps & {
  control: Extract<Control, { kind: Kind }>;
};

/** Several fields that come and go together. */
function PartSetting({ field, place, value, path, control }: Of<"part">) {
  const { document, set, whyNot } = useSettings();
  const isThere = value !== undefined;
  const toggled = isThere ? undefined : blankOf(document, field.schema, path);
  const refusal = whyNot([setEdit(place, toggled ?? undefined)]);
  return (
    <Group
      label={fieldLabel(field.name)}
      head={
        field.isOptional && (
          <Switch
            label={<span className="sr-only">{fieldLabel(field.name)}</span>}
            checked={isThere}
            disabled={refusal !== undefined}
            title={refusal}
            onChange={() => set(place, toggled)}
          />
        )
      }
    >
      {isThere && (
        <Fields
          fields={fieldsIn(control.schema, ["id"])}
          {...{ place, path }}
          value={value as object}
        />
      )}
    </Group>
  );
}

/** One of several ways, each with fields of its own. */
function FormsSetting({ field, place, value, path, control }: Of<"forms">) {
  const { document, set, whyNot } = useSettings();
  const nameOf = (form: (typeof control.forms)[number]) => formName(form, control.field);
  const chosen = control.forms.find((form) => isOfForm(value, form, control.field));
  const refusal = whyNot([setEdit(place, value ?? {})]);
  return (
    <Group
      label={fieldLabel(field.name)}
      head={
        <Select
          aria-label={fieldLabel(field.name)}
          className="w-auto max-w-44 [&_select]:h-7 [&_select]:text-xs phone:[&_select]:h-10.5"
          value={chosen ? nameOf(chosen) : ""}
          disabled={refusal !== undefined}
          title={refusal}
          onChange={(event) => {
            const form = control.forms.find((each) => nameOf(each) === event.target.value);
            set(place, form && inOtherForm(document, form, path, (value ?? {}) as object));
          }}
        >
          {(field.isOptional || !chosen) && <option value="">Not said</option>}
          {control.forms.map((form) => (
            <option key={nameOf(form)} value={nameOf(form)}>
              {choiceLabel(field.name, nameOf(form))}
            </option>
          ))}
        </Select>
      }
    >
      {chosen && <Fields fields={fieldsIn(chosen)} {...{ place, path }} value={value as object} />}
    </Group>
  );
}

function isOfForm(
  value: unknown,
  form: Extract<Control, { kind: "forms" }>["forms"][number],
  field: string | undefined,
): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (field !== undefined) return Reflect.get(value, field) === formName(form, field);
  return form.required.every((name) => name in value);
}

export function Fields({ fields, place, value, path }: FieldsProps) {
  return fields.map((field) => (
    <Setting
      key={field.name}
      field={field}
      place={placeUnder(place, field.name)}
      path={`${path}.${field.name}`}
      value={Reflect.get(value, field.name)}
    />
  ));
}

type GroupProps = { label: string; head: ReactNode; children: ReactNode };

function Group({ label, head, children }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand on one line with its control
    <div role="group" aria-labelledby={id} className="border-b border-border py-1.5">
      <div className="flex min-h-7 items-center gap-3">
        <span id={id} className="grow">
          {label}
        </span>
        {head}
      </div>
      <div className="mt-1 ml-1 border-l-2 border-border pl-3 empty:hidden [&>:last-child]:border-b-0">
        {children}
      </div>
    </div>
  );
}
