import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo, useState } from "react";
import { addScenario } from "#features/model/scenarios/scenario-edits.ts";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import {
  ChangedFiguresTable,
  figureText,
  type ShownChange,
} from "#model/changed-figures-table.tsx";
import { countOf } from "#model/outlook.ts";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Checkbox, RadioGroup } from "#ui/choice.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";
import {
  type BroughtChange,
  baseEdits,
  broughtChanges,
  broughtOverrides,
  keyOf,
} from "./brought-changes.ts";

type BroughtPartProps = {
  fileName: string;
  changes: readonly ShownChange[];
  onDone: (scenario: string | undefined) => void;
};

/** What was changed, and what it becomes: a scenario of its own, or figures of the base. */
export function BroughtPart({ fileName, changes, onDone }: BroughtPartProps) {
  const { document, onEdits, whyNot } = useWorkbench();
  const { structure, document: model } = useDocumentState(document);
  const read = useMemo<TableRead>(
    () => ({
      shows: { title: "Changed in Excel", lines: [...new Set(changes.map(({ line }) => line))] },
    }),
    [changes],
  );
  const table = useTable(useTableStore(document, read));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [becomes, setBecomes] = useState("scenario");
  const [name, setName] = useState(nameOf(fileName));
  const [fault, setFault] = useState("");
  if (changes.length === 0)
    return <p className="px-6 text-text-2 phone:px-4">No figure was changed in Excel.</p>;
  if (!table) return null;
  const brought = broughtChanges(changes, structure, table);
  const taken = brought.filter((change) => change.at && !left.has(keyOf(change)));

  function take() {
    if (!table) return;
    const overrides = broughtOverrides(taken);
    const planned =
      becomes === "scenario"
        ? addScenario(model, { name, parent: undefined, colour: undefined, overrides })
        : { edits: baseEdits(model, table, taken), id: undefined };
    if ("fault" in planned) return setFault(planned.fault);
    const why = whyNot?.(planned.edits, model);
    const [issue] = why || !onEdits ? [] : onEdits(planned.edits, model);
    if (why || issue) return setFault(why ?? issue?.message ?? "");
    toast.success(`${countOf(taken.length, "change")} taken from the workbook`);
    onDone(planned.id);
  }

  const toggle = (change: BroughtChange, isTaken: boolean) => {
    const next = new Set(left);
    if (isTaken) next.delete(keyOf(change));
    else next.add(keyOf(change));
    setLeft(next);
  };
  return (
    <div className="grid max-w-260 gap-4 px-6 pb-6 phone:px-4">
      <Card>
        <CardHeader
          title={`${countOf(changes.length, "change")} in Excel`}
          description={`Base, ${model.currency}. Each as it was in the workbook and as it is there now`}
        />
        <ChangedFiguresTable
          changes={brought}
          more={{
            head: "Take",
            cell: (change) => (
              <TakeCell {...{ change, isTaken: taken.includes(change), onTake: toggle }} />
            ),
          }}
        />
      </Card>
      <Card className="grid gap-4 p-4">
        <RadioGroup
          label="What becomes of the changes"
          isCards
          value={becomes}
          onChange={setBecomes}
          options={[
            {
              value: "scenario",
              label: "A new scenario",
              hint: "The base stays as it is; everything else is inherited from it.",
            },
            {
              value: "base",
              label: "Figures of the base",
              hint: "As if they had been typed here.",
            },
          ]}
        />
        {becomes === "scenario" && (
          <Field label="Name of the scenario">
            {(control) => (
              <TextInput
                {...control}
                value={name}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        )}
        {fault && <Notice tone="negative">{fault}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-text-2">One undo takes all of it back.</p>
          <Button variant="primary" disabled={!onEdits || taken.length === 0} onClick={take}>
            {becomes === "scenario"
              ? `Make a scenario of ${countOf(taken.length, "change")}`
              : `Change the base in ${countOf(taken.length, "place")}`}
          </Button>
        </div>
      </Card>
    </div>
  );
}

type TakeCellProps = {
  change: BroughtChange;
  isTaken: boolean;
  onTake: (change: BroughtChange, isTaken: boolean) => void;
};

function TakeCell({ change, isTaken, onTake }: TakeCellProps) {
  if (!change.at)
    return <span className="text-xs text-alert">No longer a forecast input of the model</span>;
  const { now } = change;
  return (
    <Checkbox
      aria-label={`Take ${change.name}, ${change.from}`}
      checked={isTaken}
      onChange={(event) => onTake(change, event.target.checked)}
      label={
        now === undefined ? (
          ""
        ) : (
          <span className="text-xs text-alert">Now {figureText(change, now)}</span>
        )
      }
    />
  );
}

/** Without its folder and its ending. */
function nameOf(fileName: string): string {
  const own = fileName
    .replace(/^.*[\\/]/, "")
    .replace(/\.[a-z]{3,4}$/i, "")
    .trim();
  return [...own].slice(0, 60).join("") || "From a workbook";
}
