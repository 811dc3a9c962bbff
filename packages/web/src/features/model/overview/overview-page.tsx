import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import type { ChartLines } from "#model/chart-of-table.ts";
import { ModelChart } from "#model/model-chart.tsx";
import { useDocumentState, useTableStore } from "#model/use-open-document.ts";
import { Card } from "#ui/card.tsx";

/** How the forecast stands, and what needs a person. */
export function OverviewPage() {
  const { document, colours, view } = useWorkbench();
  const { document: model, structure } = useDocumentState(document);
  const { scenarios } = structure;
  const treasury = model.modules.find(({ kind }) => kind === "treasury")?.id;
  const floor = `${treasury}.minimumCash`;
  const read = useMemo<TableRead>(
    () => ({
      shows: { title: "Closing cash", lines: ["cf.closingCash", floor] },
      cases: [undefined, ...scenarios.map(({ id }) => id)],
      preset: view.periods,
    }),
    [scenarios, floor, view.periods],
  );
  const lines = useMemo<ChartLines>(
    () => ({
      ...{ title: "Closing cash", line: "cf.closingCash" },
      scale: "thousands",
      floor: { name: "Cash floor", line: floor },
    }),
    [floor],
  );
  return (
    <div className="grid grid-cols-1 gap-4 p-6 phone:p-4">
      <Card className="p-4">
        <ModelChart store={useTableStore(document, read)} lines={lines} colours={colours} />
      </Card>
    </div>
  );
}
