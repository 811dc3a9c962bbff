import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import type { ChartLines } from "#model/chart-of-table.ts";
import { ModelChart } from "#model/model-chart.tsx";
import { useDocumentState, useTableStore } from "#model/use-open-document.ts";

/** Closing cash in every case, over the floor. */
export function CashCard({ floorLine }: { floorLine: string }) {
  const { document, colours, view } = useWorkbench();
  const { scenarios } = useDocumentState(document).structure;
  const { periods: preset } = view;
  const read = useMemo<TableRead>(
    () => ({
      shows: { title: "Closing cash", lines: ["cf.closingCash", floorLine] },
      cases: [undefined, ...scenarios.map(({ id }) => id)],
      preset,
    }),
    [scenarios, floorLine, preset],
  );
  const lines = useMemo<ChartLines>(
    () => ({
      ...{ title: "Closing cash", line: "cf.closingCash" },
      scale: "thousands",
      floor: { name: "Cash floor", line: floorLine },
    }),
    [floorLine],
  );
  const store = useTableStore(document, read);
  return <ModelChart level={2} {...{ store, lines, colours }} />;
}
