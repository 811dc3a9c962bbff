/** The controls that the settings of blocks are made of: each says what of the model is meant. */
import type { ReportTime } from "@app/engine/reports/report-document";
import type { TimeUnit } from "@app/engine/time/timeline";
import { useMemo } from "react";
import { Field, TextInput } from "#ui/field.tsx";
import { MultiCombobox } from "#ui/multi-combobox.tsx";
import { Select } from "#ui/select.tsx";
import { TIME_NAMES, UNIT_NAMES } from "./block-words.ts";
import type { Outline } from "./open-preview.ts";

type Choices<Value extends string> = Partial<Record<Value, string>>;

type SelectFieldProps<Value extends string> = {
  label: string;
  names: Choices<Value>;
  value: Value;
  onChange: (value: Value) => void;
};

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, names, value, onChange } = props;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {Object.entries(names).map(([key, name]) => (
            <option key={key} value={key}>
              {String(name)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function useLineOptions({ lines }: Outline) {
  return useMemo(
    () => lines.map(({ id, name, part }) => ({ value: id, label: name, note: part })),
    [lines],
  );
}

type LinesFieldProps = {
  label: string;
  outline: Outline;
  value: readonly string[];
  onChange: (lines: string[]) => void;
};

/** By name; a chart without a line would show nothing, so the last one stays. */
export function LinesField({ label, outline, value, onChange }: LinesFieldProps) {
  const options = useLineOptions(outline);
  return (
    <Field
      label={label}
      hint={value.length >= LINES_MAX && `No more than ${LINES_MAX} can be told apart.`}
    >
      {(control) => (
        <MultiCombobox
          {...control}
          label="Lines of the model"
          options={options}
          values={value}
          onChange={(lines) => lines.length > 0 && lines.length <= LINES_MAX && onChange(lines)}
        />
      )}
    </Field>
  );
}

const LINES_MAX = 12;

type TimeFieldProps = {
  outline: Outline;
  value: ReportTime;
  onChange: (time: ReportTime) => void;
};

const BY_PERIODS = "periods";

/** By what is meant, or from one period to another. */
export function TimeField({ outline, value, onChange }: TimeFieldProps) {
  const { periods } = outline;
  const isNamed = "preset" in value;
  return (
    <>
      <SelectField<keyof typeof TIME_NAMES | typeof BY_PERIODS>
        label="Time"
        names={{ ...TIME_NAMES, [BY_PERIODS]: "From one period to another" }}
        value={isNamed ? value.preset : BY_PERIODS}
        onChange={(chosen) => onChange(chosen === BY_PERIODS ? nowIn(outline) : { preset: chosen })}
      />
      {!isNamed && (
        <div className="grid grid-cols-2 gap-2">
          <PeriodField
            label="From"
            periods={periods.map(({ label, from }) => [from, label])}
            value={value.from}
            onChange={(from) =>
              onChange({ from, to: from > value.to ? lastDayAt(outline, from) : value.to })
            }
          />
          <PeriodField
            label="To"
            periods={periods
              .filter(({ to }) => to >= value.from)
              .map(({ label, to }) => [to, label])}
            value={value.to}
            onChange={(to) => onChange({ from: value.from, to })}
          />
        </div>
      )}
    </>
  );
}

function nowIn({ periods }: Outline): ReportTime {
  const last = periods.findLast(({ isActual }) => isActual) ?? periods[0];
  return last ? { from: last.from, to: last.to } : { preset: "all" };
}

function lastDayAt({ periods }: Outline, from: string): string {
  return periods.find((period) => period.from === from)?.to ?? from;
}

type PeriodFieldProps = {
  label: string;
  periods: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
};

function PeriodField({ label, periods, value, onChange }: PeriodFieldProps) {
  const isKnown = periods.some(([known]) => known === value);
  const names = Object.fromEntries(isKnown ? periods : [[value, value], ...periods]);
  return <SelectField {...{ label, names, value, onChange }} />;
}

type UnitFieldProps = {
  outline: Outline;
  value: TimeUnit | undefined;
  onChange: (unit: TimeUnit | undefined) => void;
};

export function UnitField({ outline, value, onChange }: UnitFieldProps) {
  const units = Object.fromEntries(outline.units.map((unit) => [unit, UNIT_NAMES[unit]]));
  return (
    <SelectField<string>
      label="Shown"
      names={{ "": "By the model’s own periods", ...units }}
      value={value ?? ""}
      onChange={(unit) => onChange(outline.units.find((each) => each === unit))}
    />
  );
}

type WordsFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength?: number;
};

export function WordsField({ label, value, onChange, maxLength = 120 }: WordsFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
