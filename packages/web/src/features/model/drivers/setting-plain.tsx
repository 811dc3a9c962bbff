import { isShare } from "@app/engine/edits/words";
import { type ReactNode, useId } from "react";
import { Switch } from "#ui/choice.tsx";
import { DatePicker } from "#ui/date-picker.tsx";
import { Select } from "#ui/select.tsx";
import { accountsFor } from "./account-choice.ts";
import { blankOf, modulesFor } from "./blank-setting.ts";
import { inputText, readInput, readNumbers } from "./input-text.ts";
import type { Control } from "./setting-control.ts";
import { InputOrDays, isOnDays } from "./setting-input.tsx";
import type { SettingProps } from "./setting-props.ts";
import { choiceLabel, fieldLabel, MONTHS, unsaidLabel } from "./setting-words.ts";
import { setEdit, useSettings } from "./settings-context.ts";
import { TypedInput } from "./typed-input.tsx";

type PlainProps = SettingProps & { control: Control };

/** A field with one value, on one line with its name; what is wrong with it stands below. */
export function PlainSetting(props: PlainProps) {
  const { field, place, value, control } = props;
  const { issues, whyNot, document } = useSettings();
  const id = useId();
  const own = issues.filter(
    (issue) => issue.place === place || issue.place.startsWith(`${place}/`),
  );
  const some = value === undefined ? blankOf(document, field.schema, props.path) : value;
  const refusal = whyNot([setEdit(place, some)]);
  // A formula and amounts on days need the width of the panel.
  const isWide = control.kind === "input" && (typeof value === "string" || isOnDays(value));
  return (
    <div className="border-b border-border py-1.5">
      <div className={isWide ? "grid gap-1" : "flex min-h-7 items-center gap-3"}>
        <label htmlFor={id} className="min-w-0 grow">
          {fieldLabel(field.name)}
        </label>
        <div className={isWide ? "" : "w-40 flex-none"}>
          <PlainControl {...props} {...{ id, refusal }} />
        </div>
      </div>
      {own.map(({ message, severity }) => (
        <p
          key={message}
          className={severity === "error" ? "text-2xs text-negative" : "text-2xs text-alert"}
        >
          {message}
        </p>
      ))}
    </div>
  );
}

type ControlProps = PlainProps & { id: string; refusal: string | undefined };

function PlainControl(props: ControlProps): ReactNode {
  const { field, place, value, path, control, id, refusal } = props;
  const { document, set } = useSettings();
  const shared = { id, disabled: refusal !== undefined, title: refusal };
  const choose = (next: string) => set(place, next === "" ? undefined : next);
  switch (control.kind) {
    case "account": {
      const { fitting, others } = accountsFor(document, path);
      return (
        <Choice {...{ ...shared, field, value }} onChange={choose}>
          <optgroup label="Accounts that fit">{fitting.map(option)}</optgroup>
          <optgroup label="Other accounts">{others.map(option)}</optgroup>
        </Choice>
      );
    }
    case "module":
      return (
        <Choice {...{ ...shared, field, value }} onChange={choose}>
          {modulesFor(document, path).map(option)}
        </Choice>
      );
    case "choice":
      return (
        <Choice {...{ ...shared, field, value }} onChange={choose}>
          {control.values.map((each) => option({ id: each, name: choiceLabel(field.name, each) }))}
        </Choice>
      );
    case "flag":
      return (
        <Switch
          {...shared}
          label={<span className="sr-only">{fieldLabel(field.name)}</span>}
          checked={value === true}
          onChange={() => set(place, value === true ? undefined : true)}
        />
      );
    case "day":
      return (
        <DatePicker
          {...shared}
          className="h-7! px-2 text-xs phone:h-10.5!"
          value={typeof value === "string" ? value : null}
          onChange={(day) => (day !== null || field.isOptional) && set(place, day ?? undefined)}
        />
      );
    case "whole":
      return control.minimum === 1 && control.maximum === 12 && /[mM]onth$/.test(field.name) ? (
        <Choice
          {...{ ...shared, field, value: value && String(value) }}
          onChange={(month) => set(place, month === "" ? undefined : Number(month))}
        >
          {MONTHS.map((name, index) => option({ id: String(index + 1), name }))}
        </Choice>
      ) : (
        <TypedInput
          {...shared}
          inputMode="numeric"
          className="text-right text-cell-input"
          text={value === undefined ? "" : String(value)}
          onCommit={(text) => set(place, text.trim() === "" ? undefined : Number(text))}
        />
      );
    case "number":
      return (
        <TypedInput
          {...shared}
          className="text-right text-cell-input"
          text={inputText(value as number | undefined, isShare(field.name))}
          onCommit={(text) => set(place, readInput(text, isShare(field.name)))}
        />
      );
    case "text":
    case "dayOfYear":
      return (
        <TypedInput
          {...shared}
          text={String(value ?? "")}
          onCommit={(text) => choose(text.trim())}
        />
      );
    case "months":
      return <Months {...props} />;
    case "modules":
      return <Modules {...props} />;
    case "numbers":
    case "daysOfYear":
      return (
        <TypedInput
          {...shared}
          className="text-right text-cell-input"
          text={((value ?? []) as unknown[]).join(", ")}
          onCommit={(text) => set(place, listIn(text, control.kind === "numbers"))}
        />
      );
    default:
      return <InputOrDays {...props} />;
  }
}

function listIn(text: string, isOfNumbers: boolean): unknown {
  if (text.trim() === "") return undefined;
  return isOfNumbers ? (readNumbers(text) ?? text) : text.split(/[,;\s]+/).filter(Boolean);
}

function option({ id, name }: { id: string; name: string }) {
  return (
    <option key={id} value={id}>
      {name}
    </option>
  );
}

type ChoiceProps = {
  id: string;
  disabled: boolean;
  title: string | undefined;
  field: SettingProps["field"];
  value: unknown;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ field, value, onChange, ...props }: ChoiceProps) {
  return (
    <Select
      {...props}
      className="[&_select]:h-7 [&_select]:pl-2 [&_select]:text-xs phone:[&_select]:h-10.5"
      value={typeof value === "string" ? value : ""}
      onChange={(event) => onChange(event.target.value)}
    >
      {(field.isOptional || typeof value !== "string") && (
        <option value="">{unsaidLabel(field.name)}</option>
      )}
      {props.children}
    </Select>
  );
}

/** The months of the year by their letters; none of them is every period. */
function Months({ field, place, value, refusal }: ControlProps) {
  const { set } = useSettings();
  const chosen = (value ?? []) as number[];
  const toggle = (month: number) => {
    const next = chosen.includes(month)
      ? chosen.filter((each) => each !== month)
      : [...chosen, month].sort((one, other) => one - other);
    set(place, next.length === 0 ? undefined : next);
  };
  return (
    <fieldset
      className="flex flex-wrap justify-end gap-px"
      disabled={refusal !== undefined}
      title={refusal}
    >
      <legend className="sr-only">{fieldLabel(field.name)}</legend>
      {MONTHS.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-pressed={chosen.includes(index + 1)}
          title={name}
          onClick={() => toggle(index + 1)}
          className="size-6 rounded-sm text-2xs text-text-2 hover:bg-surface-hover aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-text phone:size-10.5"
        >
          {name.charAt(0)}
        </button>
      ))}
    </fieldset>
  );
}

function Modules({ field, place, value, path, refusal }: ControlProps) {
  const { document, set } = useSettings();
  const chosen = (value ?? []) as string[];
  return (
    <fieldset className="grid gap-0.5" disabled={refusal !== undefined} title={refusal}>
      <legend className="sr-only">{fieldLabel(field.name)}</legend>
      {modulesFor(document, path).map(({ id, name }) => (
        <label key={id} className="flex items-center gap-2 text-xs phone:min-h-10.5">
          <input
            type="checkbox"
            className="tick-box"
            checked={chosen.includes(id)}
            onChange={(event) =>
              set(
                place,
                event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
              )
            }
          />
          <span className="truncate">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
