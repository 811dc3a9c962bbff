import type { Scale } from "@app/engine/tables/table";
import { scaleText } from "@app/engine/tables/table-text";
import { Select } from "#ui/select.tsx";

type ScaleSwitchProps = { currency: string; value: Scale; onChange: (value: Scale) => void };

/** What amounts are counted in. */
export function ScaleSwitch({ currency, value, onChange }: ScaleSwitchProps) {
  return (
    <Select
      size="sm"
      aria-label="Units"
      value={value}
      onChange={(event) => onChange(event.target.value as Scale)}
      className="w-auto"
    >
      {SCALES.map((scale) => (
        <option key={scale} value={scale}>
          {scale === "ones" ? `${currency}, ones` : scaleText({ currency, scale })}
        </option>
      ))}
    </Select>
  );
}

const SCALES: readonly Scale[] = ["ones", "thousands", "millions"];
