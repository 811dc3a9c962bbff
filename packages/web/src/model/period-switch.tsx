import type { Preset } from "@app/engine/tables/spans";
import type { Period, Timeline, TimeUnit } from "@app/engine/time/timeline";
import { CompactSegmented } from "#ui/compact-segmented.tsx";
import { Select } from "#ui/select.tsx";

export type PeriodChoice = { unit: TimeUnit; preset: Preset };

type PeriodSwitchProps = {
  value: PeriodChoice;
  onChange: (value: PeriodChoice) => void;
  timeline: Pick<Timeline, "unit" | "actualCount">;
  periods: readonly Period[];
  /** Whether a stretch of time is chosen, too. */
  hasPresets?: boolean;
};

/** By which stretch of time, and over which. */
export function PeriodSwitch(props: PeriodSwitchProps) {
  const { value, onChange, timeline, periods, hasPresets = true } = props;
  const units = UNITS.slice(UNITS.indexOf(timeline.unit));
  const names = presetNames(timeline, periods);
  return (
    <div className="flex flex-wrap items-center gap-2 phone:flex-nowrap">
      <CompactSegmented
        label="Columns"
        options={units.map((unit) => ({ value: unit, label: UNIT_NAMES[unit] }))}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit })}
      />
      {hasPresets && (
        <Select
          size="sm"
          aria-label="Periods"
          value={value.preset}
          onChange={(event) => onChange({ ...value, preset: event.target.value as Preset })}
          className="w-auto"
        >
          {PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {names[preset]}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

const UNIT_NAMES: Record<TimeUnit, string> = {
  week: "Week",
  month: "Month",
  quarter: "Quarter",
  year: "Year",
};

const UNITS = ["week", "month", "quarter", "year"] as const;
const PRESETS: readonly Preset[] = ["thisFinancialYear", "yearToDate", "nextTwelve", "all"];

/** Where a year has just closed, what is to date and what comes next are of two years: they say which. */
function presetNames(
  { unit, actualCount }: PeriodSwitchProps["timeline"],
  periods: readonly Period[],
): Record<Preset, string> {
  const yearAt = (index: number) => {
    const period = periods[Math.min(Math.max(index, 0), periods.length - 1)];
    return `FY${String((period?.financialYear ?? 0) % 100).padStart(2, "0")}`;
  };
  return {
    thisFinancialYear: `All of ${yearAt(actualCount)}`,
    yearToDate: `${yearAt(actualCount - 1)} to date`,
    nextTwelve: `Next 12 ${unit}s`,
    all: "All periods",
  };
}
