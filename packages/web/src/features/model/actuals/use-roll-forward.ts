import type { AskedRollForward } from "@app/engine/actuals/plan-roll-forward";
import type { ModelDocument } from "@app/engine/model/document";
import type { PlannedRollForward } from "@app/engine/worker/roll-forward";
import { useEffect, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentPart } from "#model/use-open-document.ts";

/** What would come of it, and the document it was asked of. */
export type Planned = { planned: PlannedRollForward; from: ModelDocument };

/** Asked again when the model or an answer changes; until the new one is there the last one shows. */
export function useRollForward(asked: AskedRollForward): Planned | undefined {
  const { document } = useWorkbench();
  const model = useDocumentPart(document, (state) => state.document);
  const [plan, setPlan] = useState<Planned>();
  useEffect(() => {
    let isLate = false;
    void document.rollForward(asked).then(({ planned }) => {
      if (!isLate) setPlan({ planned, from: model });
    });
    return () => {
      isLate = true;
    };
  }, [document, model, asked]);
  return plan;
}
