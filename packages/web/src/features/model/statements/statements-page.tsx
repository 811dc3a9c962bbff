import type { StatementKey } from "@app/engine/statements/statement";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useCallback, useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { ViewToolbar } from "#features/model/workbench/view-toolbar.tsx";
import { Treegrid } from "#model/treegrid/treegrid.tsx";
import { useTableStore } from "#model/use-open-document.ts";
import { Segmented } from "#ui/tabs.tsx";

/** The three statements, alone or under each other. */
export function StatementsPage() {
  const { document, onEdits, whyNot, view, colours, askAt } = useWorkbench();
  const [shown, setShown] = useState<Shown>("threeWay");
  const { scenario, unit, periods: preset, scale } = view;
  const read = useMemo<TableRead>(
    () => ({
      shows: { statements: STATEMENTS[shown] },
      ...{ cases: [scenario], unit, preset, scale, hasYears: true },
    }),
    [shown, scenario, unit, preset, scale],
  );
  const store = useTableStore(document, read);
  const typedIn = useCallback(() => document.state().document, [document]);
  return (
    <>
      <ViewToolbar>
        <Segmented label="Statement" options={OPTIONS} value={shown} onChange={setShown} />
      </ViewToolbar>
      <Treegrid
        {...{ store, onEdits, whyNot, colours }}
        open={document}
        document={typedIn}
        onUndo={document.undo}
        onRedo={document.redo}
        onWhy={(place) => askAt(store.table(), place)}
      />
    </>
  );
}

type Shown = "threeWay" | "profitAndLoss" | "balanceSheet" | "cashFlow" | "cashFlowDirect";

const STATEMENTS: Record<Shown, readonly StatementKey[]> = {
  threeWay: ["profitAndLoss", "balanceSheet", "cashFlow"],
  profitAndLoss: ["profitAndLoss"],
  balanceSheet: ["balanceSheet"],
  cashFlow: ["cashFlow"],
  cashFlowDirect: ["cashFlowDirect"],
};

const OPTIONS = [
  { value: "threeWay", label: "Three-way" },
  { value: "profitAndLoss", label: "Profit and loss" },
  { value: "balanceSheet", label: "Balance sheet" },
  { value: "cashFlow", label: "Cash flow" },
  { value: "cashFlowDirect", label: "Cash flow, direct" },
] as const satisfies readonly { value: Shown; label: string }[];
