import type { RenderedCase } from "@app/engine/reports/rendered-report";
import { Select } from "#ui/select.tsx";

type CaseChoiceProps = {
  cases: readonly RenderedCase[];
  value: string;
  onChange: (key: string) => void;
};

/** Which case the page shows; nothing where there is one alone. */
export function CaseChoice({ cases, value, onChange }: CaseChoiceProps) {
  if (cases.length < 2) return null;
  return (
    <Select
      size="sm"
      aria-label="Case that is shown"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {cases.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  );
}
