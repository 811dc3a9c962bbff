import type { Override } from "@app/engine/model/document";
import type { Progress } from "@app/engine/worker/work";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { CaseTag } from "#model/case-tag.tsx";
import { useDocumentState } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { Notice } from "#ui/notice.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Select } from "#ui/select.tsx";
import { type AimKey, aimsOf } from "./aims.ts";
import { type GoalAnswer, goalName, goalWords } from "./goal-words.ts";
import type { ScenarioDraft } from "./scenario-edits.ts";
import { useAimed } from "./use-aimed.ts";

type GoalDialogProps = {
  mayEdit: boolean;
  /** Takes the answer over as a scenario. */
  onTake: (draft: ScenarioDraft) => void;
  onClose: () => void;
};

/** At the field it is about, or of the search. */
type Fault = { line?: string; wanted?: string; search?: string };

type Found = GoalAnswer & { change: Omit<Override, "value">; name: string };

/** "What debtor days keep cash above 100,000?" */
export function GoalDialog({ mayEdit, onTake, onClose }: GoalDialogProps) {
  const { document, view, colours } = useWorkbench();
  const { structure, document: model } = useDocumentState(document);
  const aims = useMemo(() => aimsOf(structure), [structure]);
  const [line, setLine] = useState<string | null>(null);
  const [key, setKey] = useState<AimKey>("lowestCash");
  const [wanted, setWanted] = useState<number | null>(null);
  const [progress, setProgress] = useState<Progress>();
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<Fault>({});
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const { scenario } = view;
  const inputs = structure.lines.filter(({ canOverride }) => canOverride);
  const now = useAimed(
    aims.find((each) => each.key === key),
    scenario,
  );
  const caseName = structure.scenarios.find(({ id }) => id === scenario)?.name ?? "Base";

  async function seek(event: FormEvent) {
    event.preventDefault();
    const input = inputs.find(({ id }) => id === line);
    const aim = aims.find((each) => each.key === key);
    const isWanted = wanted !== null && !Number.isNaN(wanted);
    setFault({
      ...(!input && { line: "Choose what may change." }),
      ...(!isWanted && { wanted: "Say which amount is wanted, such as 100,000." }),
    });
    if (!input || !aim || !isWanted) return;
    setFound(undefined);
    const change = { line: input.id, from: structure.timeline.actualCount };
    const running = document.run(
      {
        ...{ kind: "goal" as const, goal: { change, target: aim.target, wanted } },
        ...(scenario === undefined ? {} : { on: scenario }),
      },
      setProgress,
    );
    cancel.current = running.cancel;
    try {
      const done = await running.result;
      const isShare = input.unit === "percent";
      const write = (value: number) => (isShare ? `${plain(value * 100)}%` : plain(value));
      if (done)
        setFound({
          ...goalWords(done.result.goal, { input: input.name, aim: aim.name, wanted, write }),
          ...{ change, name: goalName(input.name, aim.name, plain(wanted)) },
        });
    } catch (error) {
      setFault({ search: error instanceof Error ? error.message : String(error) });
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="md"
      title="Goal seek"
      description="Which value of one input, from now on, brings a figure to what you want?"
    >
      <form noValidate onSubmit={seek} className="grid gap-4">
        <p>
          <CaseTag name={caseName} colour={colours.get(scenario ?? "base") ?? 1} />
        </p>
        <Field label="What may change" error={fault.line}>
          {(control) => (
            <Combobox
              {...control}
              label="Inputs"
              options={inputs.map(({ id, name, module }) => ({
                ...{ value: id, label: name },
                ...(module && { note: module }),
              }))}
              value={line}
              onChange={setLine}
              placeholder="Debtor days, price, volume"
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Field label="Figure">
            {(control) => (
              <Select
                {...control}
                value={key}
                onChange={(event) => setKey(event.target.value as AimKey)}
              >
                {aims.map((aim) => (
                  <option key={aim.key} value={aim.key}>
                    {aim.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label="Wanted"
            hint={now === null ? undefined : `Now ${formatAmount(now)}.`}
            error={fault.wanted}
          >
            {(control) => (
              <MoneyInput
                {...control}
                currency={model.currency}
                value={wanted}
                onChange={setWanted}
              />
            )}
          </Field>
        </div>
        {fault.search && <Notice tone="negative">{fault.search}</Notice>}
        {progress && (
          <ProgressBar
            label="Values tried"
            value={progress.done}
            max={Math.max(progress.total, 1)}
          />
        )}
        <div role="status">{found && <Notice>{found.sentence}</Notice>}</div>
        <DialogActions>
          {progress && <Button onClick={() => cancel.current()}>Cancel the search</Button>}
          <Button
            type="submit"
            variant={found ? "secondary" : "primary"}
            isPending={Boolean(progress)}
          >
            Seek
          </Button>
          {found?.value !== undefined && mayEdit && (
            <Button
              variant="primary"
              onClick={() =>
                onTake({
                  name: found.name.slice(0, 80),
                  ...{ parent: scenario, colour: undefined },
                  overrides: [{ ...found.change, value: found.value ?? 0 }],
                })
              }
            >
              Take over as a scenario
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function plain(value: number): string {
  return Number(value.toPrecision(8)).toLocaleString("en-AU", { maximumFractionDigits: 4 });
}
