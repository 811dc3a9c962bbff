import { Printer } from "lucide-react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { ViewToolbar } from "#features/model/workbench/view-toolbar.tsx";
import { useDocumentPart, useStructure } from "#model/use-open-document.ts";
import { IconButton } from "#ui/button.tsx";
import { CompactSegmented } from "#ui/compact-segmented.tsx";
import { Select } from "#ui/select.tsx";
import { CompareSelect, type ComparisonGroup } from "./compare-select.tsx";
import { type Comparison, comparisonText, MARKINGS, markingText } from "./comparison.ts";
import type { StatementsSearch } from "./statements-search.ts";

type StatementToolbarProps = {
  search: StatementsSearch;
  onSearch: (change: Partial<StatementsSearch>) => void;
  comparison: Comparison | undefined;
  groups: readonly ComparisonGroup[];
  /** The period up to which is compared, and which of the markings holds. */
  at: number;
  mark: number;
  onPrint: () => void;
};

export function StatementToolbar(props: StatementToolbarProps) {
  const { search, onSearch, comparison, groups, at, mark, onPrint } = props;
  const { document } = useWorkbench();
  const { periods } = useStructure(document);
  const hasKpis = useDocumentPart(document, (state) => state.document.kpis.length > 0);
  return (
    <ViewToolbar
      hasPeriods={!comparison}
      actions={
        <>
          {comparison && (
            <>
              <Select
                size="sm"
                aria-label="Up to"
                className="w-auto"
                value={at}
                onChange={(event) => onSearch({ at: Number(event.target.value) + 1 })}
              >
                {periods.map(({ label }, index) => (
                  <option key={label} value={index}>
                    {label}
                  </option>
                ))}
              </Select>
              <Select
                size="sm"
                aria-label="Mark from"
                className="w-auto"
                value={mark}
                onChange={(event) => onSearch({ mark: Number(event.target.value) })}
              >
                {MARKINGS.map((marking, index) => (
                  <option key={marking.amount} value={index + 1}>
                    {index === 0 ? "Mark all" : `Mark from ${markingText(marking)}`}
                  </option>
                ))}
              </Select>
            </>
          )}
          <CompareSelect
            groups={groups}
            value={comparison}
            onChange={(next) => onSearch({ with: next && comparisonText(next) })}
          />
          <IconButton label="Print" onClick={onPrint}>
            <Printer />
          </IconButton>
        </>
      }
    >
      <CompactSegmented
        label="Statement"
        className="max-w-full overflow-x-auto"
        options={hasKpis || search.statement === "kpis" ? [...STATEMENTS, KPIS] : STATEMENTS}
        value={search.statement ?? THREE_WAY}
        onChange={(next) => onSearch({ statement: next === THREE_WAY ? undefined : next })}
      />
      {search.statement === "cashFlow" && (
        <CompactSegmented
          label="Method"
          options={METHODS}
          value={search.method ?? "indirect"}
          onChange={(next) => onSearch({ method: next === "direct" ? next : undefined })}
        />
      )}
    </ViewToolbar>
  );
}

const THREE_WAY = "threeWay";

const STATEMENTS = [
  { value: THREE_WAY, label: "Three-way" },
  { value: "profitAndLoss", label: "Profit and loss" },
  { value: "balanceSheet", label: "Balance sheet" },
  { value: "cashFlow", label: "Cash flow" },
] as const;

const KPIS = { value: "kpis", label: "KPIs" } as const;

const METHODS = [
  { value: "indirect", label: "Indirect" },
  { value: "direct", label: "Direct" },
] as const;
