import type { StatementKey } from "@app/engine/statements/statement";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useCallback, useMemo, useState } from "react";
import { caseColours } from "#model/case-colours.ts";
import { ModelTable } from "#model/model-table.tsx";
import type { OpenDocument } from "#model/open-document.ts";
import { type PeriodChoice, PeriodSwitch } from "#model/period-switch.tsx";
import { Treegrid } from "#model/treegrid/treegrid.tsx";
import type { GridProps } from "#model/treegrid/use-grid.ts";
import { UndoButtons } from "#model/undo-buttons.tsx";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Segmented } from "#ui/tabs.tsx";

type FiguresViewProps = {
  document: OpenDocument;
  /** Makes edits, or says why not; without it figures are only read. */
  onEdits?: GridProps["onEdits"] | undefined;
  whyNot?: GridProps["whyNot"];
  hold?: GridProps["hold"];
};

/** The drivers of a model and the statement they lead to. */
export function FiguresView({ document, onEdits, whyNot, hold }: FiguresViewProps) {
  const { structure, failure, stays } = useDocumentState(document);
  const [statement, setStatement] = useState<StatementKey>("cashFlow");
  const [period, setPeriod] = useState<PeriodChoice>({ unit: "quarter", preset: "all" });
  const { timeline, periods, scenarios } = structure;
  const reads = useReads(statement, period, timeline.actualCount);
  const table = useTable(useTableStore(document, reads.statement));
  const drivers = useTableStore(document, reads.drivers);
  const driverTable = useTable(drivers);
  const typedIn = useCallback(() => document.state().document, [document]);
  const colours = useMemo(() => caseColours(scenarios), [scenarios]);
  if (failure) {
    return (
      <Notice tone="negative" title="The figures no longer follow">
        Load the page again; what was saved is kept.
      </Notice>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <CardHeader
          title="Drivers"
          description={
            hold ?? (onEdits ? "Type over a blue figure; it is saved by itself" : "To be read")
          }
          actions={onEdits && !hold && <UndoButtons document={document} />}
        />
        {onEdits && stays && (
          <Notice tone="alert" className="mx-4 mb-4">
            {stays}
          </Notice>
        )}
        <div className="border-t border-border">
          {onEdits ? (
            <Treegrid
              store={drivers}
              document={typedIn}
              onEdits={onEdits}
              whyNot={whyNot}
              hold={hold}
              onUndo={document.undo}
              onRedo={document.redo}
              height={360}
            />
          ) : (
            driverTable && <ModelTable table={driverTable} colours={colours} />
          )}
        </div>
      </Card>
      <Card>
        <CardHeader
          title="Statements"
          actions={
            <>
              <Segmented
                label="Statement"
                className="max-w-full flex-wrap"
                options={STATEMENTS}
                value={statement}
                onChange={setStatement}
              />
              <PeriodSwitch {...{ timeline, periods }} value={period} onChange={setPeriod} />
            </>
          }
        />
        {table && (
          <ModelTable table={table} colours={colours} className="min-w-0 border-t border-border" />
        )}
      </Card>
    </div>
  );
}

const STATEMENTS = [
  { value: "profitAndLoss", label: "Profit and loss" },
  { value: "balanceSheet", label: "Balance sheet" },
  { value: "cashFlow", label: "Cash flow" },
] as const satisfies readonly { value: StatementKey; label: string }[];

function useReads(
  statement: StatementKey,
  { unit, preset }: PeriodChoice,
  actualCount: number,
): Record<"statement" | "drivers", TableRead> {
  return useMemo(
    () => ({
      statement: { shows: { statements: [statement] }, unit, preset, hasYears: true },
      // To the last period: what is not shown would go on as it was without a word.
      drivers: { shows: "drivers", from: Math.max(actualCount - 4, 0) },
    }),
    [statement, unit, preset, actualCount],
  );
}
