import { listShockRows, type ShockRow, type ShockRun } from "@app/contract/shocks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryFor } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Field, TextInput } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { type Kept, keepShock } from "./keep-shock.ts";
import { countText } from "./run-words.ts";
import { SCENARIO_NAME_MAX, scenarioName } from "./scenario-name.ts";

/** As many as one looks through; those furthest below their floor come first. */
const SHOWN = 100;
const rows = queryFor(listShockRows, { query: { limit: SHOWN, sort: "tightest" } });

type KeepShockDialogProps = { run: ShockRun; onClose: () => void };

/** Takes the shocks over as a scenario of the models that are ticked. */
export function KeepShockDialog({ run, onClose }: KeepShockDialogProps) {
  const { data } = useQuery(rows);
  const queries = useQueryClient();
  const [name, setName] = useState(() => scenarioName(run.shocks));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const [doneCount, setDoneCount] = useState<number | null>(null);
  const mine = (data?.items ?? []).filter(({ canKeep, outcome }) => canKeep && outcome !== null);
  // What is kept of a model that was changed would come to something else than was shown.
  const items = mine.filter(({ isChanged }) => !isChanged);
  const left = items.filter(({ isKept }) => !isKept);
  const keptBefore = items.length - left.length;
  const chosen = items.filter(({ modelId }) => ticked.has(modelId));
  const changedCount = mine.length - items.length;
  const hasName = name.trim() !== "";

  async function keep() {
    const found: Kept[] = [];
    for (const { modelId, isKept } of chosen) {
      setDoneCount(found.length);
      // Once for the run, so that what breaks off can go on; who wants it twice gets it twice.
      const saveId = isKept ? crypto.randomUUID() : run.keepId;
      found.push(await keepShock({ modelId, name: name.trim(), shocks: run.shocks, saveId }));
    }
    const failed = found.filter(({ fault }) => fault !== undefined);
    const keptCount = found.length - failed.length;
    if (keptCount > 0) toast.success(`Kept as a scenario in ${countText(keptCount)}`);
    if (failed.length === 0) return onClose();
    // What was kept is done; what was not stays ticked.
    setFaults(new Map(failed.map(({ modelId, fault = "" }) => [modelId, fault])));
    setTicked(new Set(failed.map(({ modelId }) => modelId)));
  }
  const start = () =>
    void withoutLeaving(keep)
      .catch(failureToast("Not every scenario was kept"))
      .finally(() => {
        setDoneCount(null);
        return queries.invalidateQueries({ queryKey: [listShockRows.path] });
      });
  const isAll = left.length > 0 && left.every(({ modelId }) => ticked.has(modelId));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Keep as a scenario"
      description={`A new scenario in each model you tick, on top of its base, from ${run.fromMonth} or its first forecast period after. The base stays as it is.`}
    >
      <div className="grid gap-4">
        <Field label="Name" error={hasName ? undefined : "Give it a name."}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={SCENARIO_NAME_MAX}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {!data && (
          <Waiting>
            <Skeleton className="h-40 w-full" />
          </Waiting>
        )}
        {data && mine.length === 0 && <Notice>None of these models is yours to change.</Notice>}
        {changedCount > 0 && (
          <Notice tone="alert">
            {`${changedCount === 1 ? "One model was" : `${changedCount} models were`} changed since the run and ${changedCount === 1 ? "is" : "are"} left out. Run the shocks again to keep ${changedCount === 1 ? "it" : "them"} there.`}
          </Notice>
        )}
        {keptBefore > 0 && (
          <Notice>
            {left.length > 0
              ? `Kept in ${keptBefore} of ${items.length} since the run. Tick the other ${left.length} to keep it there, too.`
              : "Kept in each of these since the run."}
          </Notice>
        )}
        {items.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="sr-only">Models</legend>
            {left.length > 0 && (
              <Checkbox
                label={keptBefore > 0 ? `The other ${left.length}` : `All ${left.length} of these`}
                checked={isAll}
                onChange={() =>
                  setTicked(isAll ? new Set() : new Set(left.map(({ modelId }) => modelId)))
                }
                className="border-b border-border pb-1.5 font-medium"
              />
            )}
            {items.map((row) => (
              <Tick
                key={row.modelId}
                row={row}
                fault={faults.get(row.modelId)}
                isTicked={ticked.has(row.modelId)}
                onToggle={() => setTicked(toggled(ticked, row.modelId))}
              />
            ))}
          </fieldset>
        )}
        <DialogActions>
          <CancelDialog />
          <Button
            variant="primary"
            isPending={doneCount !== null}
            disabled={chosen.length === 0 || !hasName}
            onClick={start}
          >
            {doneCount === null
              ? `Keep in ${countText(chosen.length)}`
              : `${doneCount} of ${chosen.length} kept`}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

type TickProps = {
  row: ShockRow;
  fault: string | undefined;
  isTicked: boolean;
  onToggle: () => void;
};

function Tick({ row: { clientName, modelName, isKept }, fault, isTicked, onToggle }: TickProps) {
  return (
    <Checkbox
      label={clientName ? `${clientName}, ${modelName}` : modelName}
      checked={isTicked}
      onChange={onToggle}
      {...(isKept && { hint: "Kept already" })}
      {...(fault && { hint: <span className="text-negative">{fault}</span> })}
    />
  );
}

/** A reload would break it off half-way: the browser asks first, also where the dialog was closed meanwhile. */
async function withoutLeaving(work: () => Promise<void>) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  await work().finally(() => window.removeEventListener("beforeunload", ask));
}

function toggled(ticked: ReadonlySet<number>, modelId: number) {
  const next = new Set(ticked);
  if (!next.delete(modelId)) next.add(modelId);
  return next;
}
