import type { OpenedDriver, ReportDocument } from "@app/engine/reports/report-document";
import { X } from "lucide-react";
import { caseColours } from "#model/case-colours.ts";
import { CaseTag } from "#model/case-tag.tsx";
import { IconButton } from "#ui/button.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { Field } from "#ui/field.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { PercentInput } from "#ui/percent-input.tsx";
import { Select } from "#ui/select.tsx";
import { SCALE_NAMES } from "./block-words.ts";
import { SelectField, WordsField } from "./fields.tsx";
import type { Outline } from "./open-preview.ts";

type ReportSettingsProps = {
  report: ReportDocument;
  outline: Outline;
  onChange: (report: ReportDocument, key?: string) => void;
};

/** What holds for the whole report. */
export function ReportSettings({ report, outline, onChange }: ReportSettingsProps) {
  return (
    <div className="grid gap-5">
      <WordsField
        label="Title of the report"
        value={report.title}
        onChange={(title) => onChange({ ...report, title }, "title")}
      />
      {report.title.trim() === "" && (
        <p className="text-xs text-alert">A report without a title is not saved.</p>
      )}
      <SelectField
        label="Amounts in"
        names={SCALE_NAMES}
        value={report.scale}
        onChange={(scale) => onChange({ ...report, scale })}
      />
      <Scenarios {...{ report, outline, onChange }} />
      <AskingWhy {...{ report, onChange }} />
      <OpenedDrivers {...{ report, outline, onChange }} />
    </div>
  );
}

function Scenarios({ report, outline, onChange }: ReportSettingsProps) {
  const colours = caseColours(outline.scenarios);
  const set = (id: string, isIn: boolean) => {
    const chosen = outline.scenarios.filter((each) =>
      each.id === id ? isIn : report.scenarios.includes(each.id),
    );
    onChange({ ...report, scenarios: chosen.map((each) => each.id) });
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">Scenarios readers can flip to</legend>
      <Checkbox
        checked
        disabled
        readOnly
        label={<CaseTag name="Base" colour={1} />}
        hint="A report opens with it."
      />
      {outline.scenarios.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={report.scenarios.includes(id)}
          onChange={({ target }) => set(id, target.checked)}
          label={<CaseTag name={name} colour={colours.get(id) ?? 2} />}
        />
      ))}
    </fieldset>
  );
}

const WHY_NAMES = {
  none: "Not at all",
  statements: "Through the statements",
  drivers: "Down to the drivers",
};

const WHY_HINTS = {
  none: "Figures are only read.",
  statements: "Any figure of the statements opens into the lines and accounts it adds up from.",
  drivers:
    "Every figure opens down to its calculation, with what is assumed and its notes. Who set it is not told.",
};

function AskingWhy({ report, onChange }: Omit<ReportSettingsProps, "outline">) {
  const { why, pages, ...rest } = report;
  const chosen = why ?? "none";
  return (
    <div className="grid gap-1.5">
      <SelectField
        label="Readers may ask why"
        names={WHY_NAMES}
        value={chosen}
        onChange={(next) => onChange({ ...rest, ...(next !== "none" && { why: next }), pages })}
      />
      <p className="text-xs text-text-3">{WHY_HINTS[chosen]}</p>
    </div>
  );
}

const DRIVERS_MAX = 12;

/** How far a reader may move a driver for themselves; what is published stays. */
function OpenedDrivers({ report, outline, onChange }: ReportSettingsProps) {
  const { openedDrivers } = report;
  const set = (drivers: OpenedDriver[]) => onChange({ ...report, openedDrivers: drivers });
  const free = outline.drivers.filter(({ id }) => !openedDrivers.some(({ line }) => line === id));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">Sliders for readers</legend>
      <p className="text-xs text-text-3">
        Readers try for themselves. Published figures stay, nothing is saved. Their browsers work it
        out, so a report with sliders carries the model to them, without its scenarios and what your
        team wrote beside figures.
      </p>
      {openedDrivers.map((driver, index) => (
        <DriverRow
          key={driver.line}
          driver={driver}
          name={driverOf(outline, driver.line)?.name ?? driver.line}
          isPercent={driverOf(outline, driver.line)?.isPercent ?? false}
          onChange={(next) => set(openedDrivers.with(index, next))}
          onRemove={() => set(openedDrivers.toSpliced(index, 1))}
        />
      ))}
      {free.length > 0 && openedDrivers.length < DRIVERS_MAX && (
        <Field label="Add a driver">
          {(control) => (
            <Combobox
              {...control}
              label="Drivers of the model"
              placeholder="Find a driver"
              options={free.map(({ id, name }) => ({ value: id, label: name }))}
              value={null}
              onChange={(line) =>
                line !== null && set([...openedDrivers, { line, ...boundsOf(outline, line) }])
              }
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}

function driverOf({ drivers }: Outline, line: string) {
  return drivers.find(({ id }) => id === line);
}

/** A tenth or two either way is what people ask about first. */
const BOUNDS = {
  scale: { mode: "scale", least: 0.8, most: 1.2 },
  shift: { mode: "shift", least: -10, most: 10 },
  points: { mode: "shift", least: -0.05, most: 0.05 },
} as const;

/** A fifth more of a rate of 3% is 3.6%: whoever reads "+20%" takes it for points. */
function boundsOf(outline: Outline, line: string) {
  return driverOf(outline, line)?.isPercent ? BOUNDS.points : BOUNDS.scale;
}

type DriverRowProps = {
  driver: OpenedDriver;
  name: string;
  /** Its figures are percentages. */
  isPercent: boolean;
  onChange: (driver: OpenedDriver) => void;
  onRemove: () => void;
};

/** A factor is told as the change it makes: 0.8 is −20%. */
function DriverRow({ driver, name, isPercent, onChange, onRemove }: DriverRowProps) {
  const { line, mode } = driver;
  const offset = mode === "scale" ? 1 : 0;
  const Input = mode === "scale" || isPercent ? PercentInput : MoneyInput;
  const set = (bound: "least" | "most") => (typed: number | null) => {
    if (typed === null || Number.isNaN(typed)) return;
    const next = { ...driver, [bound]: withoutNoise(typed + offset) };
    if (next.least <= next.most) onChange(next);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-2">
        <span className="font-medium">{name}</span>
        <IconButton label={`Close ${name} to readers`} variant="quiet" size="sm" onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      <Select
        size="sm"
        aria-label={`How ${name} moves`}
        value={mode}
        onChange={({ target }) =>
          onChange({
            line,
            ...BOUNDS[target.value === "scale" ? "scale" : isPercent ? "points" : "shift"],
          })
        }
      >
        <option value="scale">By a share of itself</option>
        <option value="shift">{isPercent ? "By points" : "By an amount"}</option>
      </Select>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <Input
          aria-label={`Least change of ${name}`}
          value={withoutNoise(driver.least - offset)}
          onChange={set("least")}
        />
        <span className="text-text-3">to</span>
        <Input
          aria-label={`Most change of ${name}`}
          value={withoutNoise(driver.most - offset)}
          onChange={set("most")}
        />
      </div>
    </fieldset>
  );
}

/** 1.2 less 1 is 0.2 to whoever typed it. */
function withoutNoise(figure: number): number {
  return Math.round(figure * 1e6) / 1e6;
}
