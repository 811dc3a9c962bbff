import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatDate } from "#lib/format.ts";
import { useStructure } from "#model/use-open-document.ts";
import { Select } from "#ui/select.tsx";
import { type Comparison, comparisonText, readComparison } from "./comparison.ts";
import { useRelatedModels, useVersions } from "./comparison-queries.ts";

type Choice = { comparison: Comparison; name: string };
export type ComparisonGroup = { label: string; choices: Choice[] };

/** Everything the figures can be held against, by kind. */
export function useComparisons(): ComparisonGroup[] {
  const { model, document, view } = useWorkbench();
  const { scenarios } = useStructure(document);
  const cases = [{ id: undefined, name: "Base" }, ...scenarios];
  const groups: ComparisonGroup[] = [
    { label: "Time", choices: [{ comparison: { kind: "lastYear" }, name: "Last year" }] },
    {
      label: "Cases",
      choices: cases
        .filter(({ id }) => id !== view.scenario)
        .map(({ id, name }) => ({ comparison: { kind: "case", id }, name })),
    },
    {
      label: "Budget",
      choices: useRelatedModels(model).map(({ id, modelName }) => ({
        ...{ comparison: { kind: "model", id }, name: modelName },
      })),
    },
    {
      label: "Versions",
      choices: useVersions(model.id)
        .filter(({ version }) => version !== model.documentVersion)
        .map(({ version, label, at }) => ({
          comparison: { kind: "version", version },
          name: label ?? `Version ${version}, ${formatDate(new Date(at))}`,
        })),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

type CompareSelectProps = {
  groups: readonly ComparisonGroup[];
  value: Comparison | undefined;
  onChange: (comparison: Comparison | undefined) => void;
};

export function CompareSelect({ groups, value, onChange }: CompareSelectProps) {
  return (
    <Select
      size="sm"
      aria-label="Compare"
      className="w-auto max-w-56"
      value={value ? comparisonText(value) : ""}
      onChange={(event) => onChange(readComparison(event.target.value))}
    >
      <option value="">Compare: none</option>
      {groups.map(({ label, choices }) => (
        <optgroup key={label} label={label}>
          {choices.map(({ comparison, name }) => (
            <option key={comparisonText(comparison)} value={comparisonText(comparison)}>
              {`Compare: ${name}`}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

/** What the chosen one is called; nothing while its name is not known. */
export function nameOfChoice(groups: readonly ComparisonGroup[], comparison: Comparison): string {
  const text = comparisonText(comparison);
  const all = groups.flatMap(({ choices }) => choices);
  const found = all.find((each) => comparisonText(each.comparison) === text);
  return found?.name ?? FALLBACKS[comparison.kind];
}

const FALLBACKS: Record<Comparison["kind"], string> = {
  lastYear: "Last year",
  case: "Case",
  model: "Budget",
  version: "Version",
};
