import type { ShockRun } from "@app/contract/shocks";
import { SHOCK_WORDS, shockMeaning, shockSize } from "@app/engine/analysis/shock-words";
import { Plus, X, Zap } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { countText, runWords } from "./run-words.ts";
import {
  type DraftShock,
  draftFrom,
  faultOf,
  isRunToFollow,
  otherKinds,
  parseSize,
  readyShocks,
  usualShock,
} from "./shock-draft.ts";
import { isRunning, useShockChanges } from "./shock-queries.ts";

type ShockBarProps = {
  run: ShockRun | null;
  forecastCount: number;
};

/** What could happen to every business, and the button that tries it on all forecasts. */
export function ShockBar({ run, forecastCount }: ShockBarProps) {
  const [draft, setDraft] = useState(() => draftFrom(run?.shocks));
  const [seen, setSeen] = useState(run);
  const { start, clear } = useShockChanges();
  const ready = readyShocks(draft);
  if (run?.jobId !== seen?.jobId) {
    setSeen(run);
    // Until it is answered, one's own run is not known by its number.
    const isOwn = start.isPending || start.data?.jobId === run?.jobId;
    if (!isOwn && isRunToFollow(run, seen, draft)) setDraft(draftFrom(run?.shocks));
  }
  const change = (at: number, shock: Partial<DraftShock>) =>
    setDraft(draft.map((each, index) => (index === at ? { ...each, ...shock } : each)));
  const isUnderWay = isRunning(run) || start.isPending;
  const begin = () => {
    if ("shocks" in ready)
      start.mutate(ready.shocks, { onError: failureToast("Nothing was tried") });
  };
  return (
    <Changes what="own">
      <Card
        className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3"
        aria-label="Apply a shock"
      >
        <div className="min-w-0" aria-live="polite">
          <h2 className="font-semibold">Apply a shock</h2>
          {runWords(run, forecastCount, new Date()).map((words) => (
            <p key={words} className="text-xs text-text-2">
              {words}
            </p>
          ))}
        </div>
        <ul className="flex min-w-0 grow flex-wrap items-center gap-2">
          {draft.map((shock, at) => (
            <ShockChip
              key={shock.kind}
              shock={shock}
              onChange={(changed) => change(at, changed)}
              onRemove={() => setDraft(draft.filter((each) => each !== shock))}
            />
          ))}
          <li>
            <AddShock draft={draft} onAdd={(shock) => setDraft([...draft, shock])} />
          </li>
        </ul>
        <div className="ml-auto flex gap-2">
          {run && !isUnderWay && (
            <Button
              isPending={clear.isPending}
              onClick={() =>
                clear.mutate(undefined, { onError: failureToast("It was not cleared") })
              }
            >
              Clear
            </Button>
          )}
          <Button
            variant="primary"
            icon={<Zap />}
            isPending={isUnderWay}
            disabled={forecastCount === 0 || "fault" in ready}
            onClick={begin}
          >
            {run ? "Run again" : `Run on ${countText(forecastCount)}`}
          </Button>
        </div>
        <Meanings draft={draft} />
        {"fault" in ready && (
          <p role="status" className="w-full text-xs text-alert">
            {ready.fault}
          </p>
        )}
      </Card>
    </Changes>
  );
}

type ShockChipProps = {
  shock: DraftShock;
  onChange: (shock: Partial<DraftShock>) => void;
  onRemove: () => void;
};

function ShockChip({ shock, onChange, onRemove }: ShockChipProps) {
  const { kind, value, isOn } = shock;
  const { name, unit } = SHOCK_WORDS[kind];
  return (
    <li className="inline-flex items-center gap-2 rounded-md border border-border py-1 pr-1 pl-2.5">
      <Checkbox
        label={name}
        checked={isOn}
        onChange={(event) => onChange({ isOn: event.target.checked })}
        className="phone:py-0"
      />
      <div className="w-22 phone:w-28">
        <NumberInput
          aria-label={`${name}, by how much`}
          value={value}
          disabled={!isOn}
          aria-invalid={isOn && faultOf(shock) !== undefined}
          parse={(text) => parseSize(unit, text)}
          format={(size) => shockSize(unit, size)}
          onChange={(size) => onChange({ value: size })}
          className="h-8 text-right"
        />
      </div>
      <IconButton label={`Remove ${name}`} size="sm" variant="quiet" onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}

/** What each of those that are on changes in a forecast. */
function Meanings({ draft }: { draft: readonly DraftShock[] }) {
  const shocks = draft.filter(({ isOn }) => isOn);
  if (shocks.length === 0) return null;
  return (
    <ul aria-label="What they change" className="w-full text-xs text-text-2">
      {shocks.map((shock) => (
        <li key={shock.kind}>{shockMeaning(shock)}</li>
      ))}
    </ul>
  );
}

function AddShock({ draft, onAdd }: { draft: DraftShock[]; onAdd: (shock: DraftShock) => void }) {
  const kinds = otherKinds(draft);
  if (kinds.length === 0) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" icon={<Plus />}>
          Add
        </Button>
      }
    >
      {kinds.map((kind) => (
        <MenuItem key={kind} onSelect={() => onAdd(usualShock(kind))}>
          {SHOCK_WORDS[kind].name}
        </MenuItem>
      ))}
    </Menu>
  );
}
