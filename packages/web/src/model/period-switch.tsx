import type { Preset } from "@app/engine/tables/spans";
import type { TimeUnit } from "@app/engine/time/timeline";
import { Select } from "#ui/field.tsx";
import { Segmented } from "#ui/tabs.tsx";

export type PeriodChoice = { unit: TimeUnit; preset: Preset };

type PeriodSwitchProps = {
  value: PeriodChoice;
  onChange: (value: PeriodChoice) => void;
  /** The model's own unit and coarser ones. */
  units: readonly TimeUnit[];
};

/** By which stretch of time, and over which. */
export function PeriodSwitch({ value, onChange, units }: PeriodSwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label="Columns"
        options={units.map((unit) => ({ value: unit, label: UNIT_NAMES[unit] }))}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit })}
      />
      <Select
        aria-label="Periods"
        value={value.preset}
        onChange={(event) => onChange({ ...value, preset: event.target.value as Preset })}
        className="w-auto"
      >
        {PRESETS.map(({ preset, name }) => (
          <option key={preset} value={preset}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

const UNIT_NAMES: Record<TimeUnit, string> = {
  week: "Week",
  month: "Month",
  quarter: "Quarter",
  year: "Year",
};

const PRESETS: readonly { preset: Preset; name: string }[] = [
  { preset: "thisFinancialYear", name: "This financial year" },
  { preset: "yearToDate", name: "Year to date" },
  { preset: "nextTwelve", name: "Next 12 periods" },
  { preset: "all", name: "All periods" },
];
