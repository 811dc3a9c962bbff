import type { ReportCell } from "@app/engine/reports/report-document";
import { Combobox } from "#ui/combobox.tsx";
import { Field } from "#ui/field.tsx";
import { AGAINST_NAMES, TAKE_NAMES } from "./block-words.ts";
import { SelectField, TimeField, useLineOptions } from "./fields.tsx";
import type { Outline } from "./open-preview.ts";

type CellFieldsProps = {
  outline: Outline;
  value: ReportCell;
  onChange: (cell: ReportCell) => void;
};

type Take = keyof typeof TAKE_NAMES;

/** A figure of the model: which line, when, what of it. */
export function CellFields({ outline, value, onChange }: CellFieldsProps) {
  const isDifference = value.take === "difference" || value.take === "differencePercent";
  return (
    <>
      <LineField
        label="Line"
        {...{ outline }}
        value={value.line}
        onChange={(line) => onChange({ ...value, line })}
      />
      <TimeField
        {...{ outline }}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
      />
      <SelectField<Take>
        label="What of it"
        names={TAKE_NAMES}
        value={value.take ?? "figure"}
        onChange={(take) => onChange(taken(value, take))}
      />
      {isDifference && (
        <SelectField
          label="From"
          names={AGAINST_NAMES}
          value={value.against ?? "periodBefore"}
          onChange={(against) => onChange({ ...value, against })}
        />
      )}
    </>
  );
}

/** A difference is written without its sign: the words beside it tell the direction. */
function taken({ take: _, against: __, isSize: ___, ...cell }: ReportCell, take: Take): ReportCell {
  if (take === "figure") return cell;
  if (take === "difference" || take === "differencePercent")
    return { ...cell, take, against: "periodBefore", isSize: true };
  return { ...cell, take };
}

type LineFieldProps = {
  label: string;
  outline: Outline;
  value: string;
  onChange: (line: string) => void;
};

function LineField({ label, outline, value, onChange }: LineFieldProps) {
  const options = useLineOptions(outline);
  return (
    <Field label={label}>
      {(control) => (
        <Combobox
          {...control}
          label="Lines of the model"
          options={options}
          value={value}
          valueLabel={value}
          onChange={(line) => line !== null && onChange(line)}
        />
      )}
    </Field>
  );
}
