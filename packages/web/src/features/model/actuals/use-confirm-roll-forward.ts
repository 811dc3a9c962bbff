import { labelModelVersion, listModelVersions } from "@app/contract/model-versions";
import type { HeldChange } from "@app/engine/actuals/plan-roll-forward";
import type { ModelDocument } from "@app/engine/model/document";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { useState } from "react";
import { useDeskSlot } from "#features/model/desk/desk-slot.ts";
import { untilSaved } from "#features/model/desk/until-saved.ts";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { call } from "#lib/api.ts";
import { toast } from "#ui/toast.tsx";
import { nameBefore } from "./name-before.ts";

type Held = readonly HeldChange[];

/** Keeps the forecast as a named version, then makes the one list of edits. */
export function useConfirmRollForward(onDone: () => void) {
  const { model, onEdits, whyNot } = useWorkbench();
  const { desk } = useDeskSlot();
  const [fault, setFault] = useState("");
  const [isPending, setIsPending] = useState(false);

  async function run(planned: RollForward, from: ModelDocument, held: Held, verb: string) {
    const { edits } = planned;
    const why = whyNot?.(edits, from) ?? (onEdits ? undefined : "This model can only be read now.");
    if (why || !onEdits) return setFault(why ?? "");
    setIsPending(true);
    setFault("");
    try {
      if (desk) await untilSaved(desk);
      await nameForecast(model.id, nameBefore(planned, held, from.timeline));
      const [issue] = onEdits(edits, from);
      if (issue) return setFault(issue.message);
      toast.success(`${verb}: done`);
      onDone();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setIsPending(false);
    }
  }
  return { run, fault, isPending };
}

/** A name that somebody gave stays. */
async function nameForecast(id: number, label: string) {
  const { items } = await call(listModelVersions, {
    params: { id },
    query: { offset: 0, limit: 1 },
  });
  const [newest] = items;
  if (!newest || newest.label !== null) return;
  await call(labelModelVersion, { params: { id, version: newest.version }, body: { label } });
}
