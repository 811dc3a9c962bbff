import type { OfferedDriver } from "@app/engine/reports/what-if";
import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { driverText } from "./driver-text.ts";

const STEPS = 100;

type DriverSliderProps = {
  driver: OfferedDriver;
  /** Unsaid while it is as planned. */
  value: number | undefined;
  /** Without a value it is as planned again. */
  onChange: (value: number | undefined) => void;
};

/** One driver, as far as its author let it go. */
export function DriverSlider({ driver, value, onChange }: DriverSliderProps) {
  const id = useId();
  const { name, least, most, mode } = driver;
  const markId = `${id}-model`;
  const planned = mode === "scale" ? 1 : 0;
  const shown = Math.min(Math.max(value ?? planned, least), most);
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {name}
        </label>
        <output htmlFor={id} className="num text-sm text-accent-text">
          {driverText(driver, shown)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="w-full accent-accent phone:h-10.5"
        min={least}
        max={most}
        list={markId}
        step={(most - least) / STEPS || 1}
        value={shown}
        aria-valuetext={driverText(driver, shown)}
        onChange={(event) => onChange(Math.round(Number(event.target.value) * 1e6) / 1e6)}
      />
      <datalist id={markId}>
        <option value={planned} />
      </datalist>
      <p aria-hidden="true" className="flex justify-between text-2xs text-text-2">
        <span>{driverText(driver, least)}</span>
        <span>{driverText(driver, most)}</span>
      </p>
      <p className="flex min-h-7 items-center justify-between gap-3 text-xs text-text-2">
        <span>{`Model: ${driver.planned}`}</span>
        {value !== undefined && value !== planned && (
          <Button size="sm" variant="quiet" onClick={() => onChange(undefined)}>
            Back to the model
            <span className="sr-only">{`: ${name}`}</span>
          </Button>
        )}
      </p>
    </div>
  );
}
