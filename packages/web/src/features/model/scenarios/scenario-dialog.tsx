import { isPatterned } from "@app/charts/series-ink";
import type { Override } from "@app/engine/model/document";
import { Plus, Trash2 } from "lucide-react";
import { type FormEvent, useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { freeColour, SCENARIO_COLOURS } from "#model/case-colours.ts";
import { CaseMark } from "#model/case-tag.tsx";
import { useDocumentState } from "#model/use-open-document.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { LeaveGuard } from "#ui/leave-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { parseAmount, parsePercent } from "#ui/parse-amount.ts";
import { Select } from "#ui/select.tsx";
import { Segmented } from "#ui/tabs.tsx";
import type { Planned, ScenarioDraft } from "./scenario-edits.ts";

type ScenarioDialogProps = {
  title: string;
  /** What the button does: "Add scenario". */
  action: string;
  /** The scenario itself, which is not built on itself. */
  id?: string;
  draft: ScenarioDraft;
  /** The edits that make it, or why not. */
  plan: (draft: ScenarioDraft) => Planned;
  onMade: (id: string) => void;
  onClose: () => void;
};

/** A change as it is typed: its figure may still be none, and 10% more is 0.1. */
type Row = Omit<Override, "value"> & { key: number; value: number | null };

/** Name, what it is built on, and what differs. */
export function ScenarioDialog(props: ScenarioDialogProps) {
  const { title, action, id, draft, plan, onMade, onClose } = props;
  const { document, onEdits, colours } = useWorkbench();
  const { structure, document: model } = useDocumentState(document);
  const [name, setName] = useState(draft.name);
  const [parent, setParent] = useState(draft.parent ?? "");
  const [colourAtFirst] = useState(
    () => draft.colour ?? colours.get(id ?? "") ?? freeColour(colours.values()),
  );
  const [colour, setColour] = useState<number>(colourAtFirst);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    draft.overrides.map((override, key) => ({ ...typedOf(override), key })),
  );
  const [fault, setFault] = useState("");
  const [isMade, setIsMade] = useState(false);
  const options = useMemo(
    () =>
      structure.lines
        .filter(({ canOverride }) => canOverride)
        .map(({ id: value, name: label, module }) => ({
          value,
          label,
          ...(module && { note: module }),
        })),
    [structure],
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = rows.find(({ line, value }) => !line || value === null || Number.isNaN(value));
    if (missing) {
      setFault("Every change needs a driver and a figure.");
      return;
    }
    const overrides = rows.map(({ key: _, ...row }) => meantBy({ ...row, value: row.value ?? 0 }));
    const planned = plan({ name, parent: parent || undefined, colour, overrides });
    if ("fault" in planned) {
      setFault(planned.fault);
      return;
    }
    const issues = planned.edits.length > 0 ? onEdits?.(planned.edits, model) : [];
    if (issues?.[0]) {
      setFault(issues[0].message);
      return;
    }
    setIsMade(true);
    onMade(planned.id);
    onClose();
  }

  const change = (key: number, changed: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const first = structure.timeline.actualCount;
  const isChanged =
    name !== draft.name ||
    parent !== (draft.parent ?? "") ||
    colour !== colourAtFirst ||
    JSON.stringify(rows.map(({ key: _, ...row }) => row)) !==
      JSON.stringify(draft.overrides.map(typedOf));

  return (
    <Dialog isOpen onClose={onClose} width="lg" title={title}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Field label="Name">
            {(control) => (
              <TextInput
                {...control}
                value={name}
                autoComplete="off"
                autoFocus
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Field label="Built on" hint="What differs is laid over it, and follows it.">
            {(control) => (
              <Select
                {...control}
                value={parent}
                onChange={(event) => setParent(event.target.value)}
              >
                <option value="">Base</option>
                {structure.scenarios
                  .filter((each) => each.id !== id)
                  .map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.name}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        </div>
        <ColourChoice value={colour} onChange={setColour} />
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium">What differs</legend>
          {rows.length === 0 && (
            <p className="text-text-2">
              Nothing yet. Add a change here, or show the scenario and type over its drivers.
            </p>
          )}
          {rows.map((row, index) => (
            <ChangeRow
              key={row.key}
              number={index + 1}
              row={row}
              options={options}
              unit={structure.lines.find((line) => line.id === row.line)?.unit}
              periods={structure.periods}
              first={first}
              onChange={(changed) => change(row.key, changed)}
              onRemove={() => setRows(rows.filter((each) => each.key !== row.key))}
            />
          ))}
          <div>
            <Button
              size="sm"
              onClick={() =>
                setRows([
                  ...rows,
                  {
                    key: 1 + Math.max(0, ...rows.map((row) => row.key)),
                    ...{ line: "", mode: "scale", value: null, from: first },
                  },
                ])
              }
            >
              <Plus />
              Add a change
            </Button>
          </div>
        </fieldset>
        {fault && <Notice tone="negative">{fault}</Notice>}
        <LeaveGuard hasChanges={() => isChanged && !isMade} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary">
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type ColourChoiceProps = { value: number; onChange: (value: number) => void };

/** The same on every chart, tag and switch. */
function ColourChoice({ value, onChange }: ColourChoiceProps) {
  // One that is told from another by its pattern alone is taken only when no other is left.
  const offered = SCENARIO_COLOURS.filter((each) => !isPatterned(each) || each === value);
  return (
    <div className="grid justify-items-start gap-1">
      <span aria-hidden="true" className="font-medium">
        Colour
      </span>
      <Segmented
        label="Colour"
        className="max-w-full flex-wrap"
        value={String(value)}
        onChange={(key) => onChange(Number(key))}
        options={offered.map((each, index) => ({
          value: String(each),
          label: (
            <>
              <CaseMark colour={each} />
              <span className="sr-only">{`Colour ${index + 1}`}</span>
            </>
          ),
        }))}
      />
    </div>
  );
}

type ChangeRowProps = {
  number: number;
  row: Row;
  options: readonly { value: string; label: string }[];
  unit: string | undefined;
  periods: readonly { label: string }[];
  /** The first forecast period: what is actual is not changed. */
  first: number;
  onChange: (changed: Partial<Row>) => void;
  onRemove: () => void;
};

function ChangeRow(props: ChangeRowProps) {
  const { number, row, options, unit, periods, first, onChange, onRemove } = props;
  const mode = row.mode ?? "set";
  const isShare = mode === "scale" || unit === "percent";
  const last = periods.length - 1;
  const ahead = periods.flatMap(({ label }, period) =>
    period >= first ? [{ label, period }] : [],
  );
  return (
    <div className="grid grid-cols-[repeat(4,minmax(0,1fr))_auto] items-center gap-2 border-b border-border pb-3 phone:grid-cols-[1fr_1fr_auto]">
      <div className="col-span-4 phone:col-span-2">
        <Combobox
          aria-label={`Driver of change ${number}`}
          label="Drivers"
          options={options}
          value={row.line || null}
          placeholder="Choose a driver"
          onChange={(line) => onChange({ line: line ?? "" })}
          {...{ id: `change-${row.key}` }}
        />
      </div>
      <Select
        aria-label={`Way of change ${number}`}
        value={mode}
        onChange={(event) =>
          onChange({ mode: event.target.value as NonNullable<Override["mode"]>, value: null })
        }
      >
        <option value="scale">By percent</option>
        <option value="shift">By amount</option>
        <option value="set">To a figure</option>
      </Select>
      <NumberInput
        aria-label={`Figure of change ${number}`}
        value={row.value}
        parse={isShare ? parsePercent : parseAmount}
        format={isShare ? formatShare : formatPlain}
        onChange={(value) => onChange({ value })}
      />
      <Select
        aria-label={`First period of change ${number}`}
        value={row.from ?? first}
        onChange={(event) => onChange({ from: Number(event.target.value) })}
      >
        {ahead.map(({ label, period }) => (
          <option key={period} value={period}>{`from ${label}`}</option>
        ))}
      </Select>
      <Select
        aria-label={`Last period of change ${number}`}
        value={row.to ?? last}
        onChange={(event) => onChange({ to: Number(event.target.value) })}
      >
        {ahead.map(({ label, period }) => (
          <option key={period} value={period}>{`to ${label}`}</option>
        ))}
      </Select>
      <div className="-col-start-2 row-start-1">
        <IconButton label={`Remove change ${number}`} variant="quiet" onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
    </div>
  );
}

function typedOf(override: Override): Override {
  return override.mode === "scale" ? { ...override, value: tidy(override.value - 1) } : override;
}

function meantBy(override: Override): Override {
  return override.mode === "scale" ? { ...override, value: tidy(1 + override.value) } : override;
}

/** 1.1 less 1 is 0.1, whatever a float makes of it. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** As many digits as a person reads; the figure itself keeps all of them. */
function formatPlain(value: number): string {
  return String(Number(value.toPrecision(8)));
}

function formatShare(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}
