import type { ModelDocument } from "@app/engine/model/document";
import type { Module, ModuleKind } from "@app/engine/model/module";
import { MODULE_GROUPS } from "@app/engine/model/module-groups";
import { useEffect, useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog } from "#ui/dialog.tsx";
import { LineChart } from "#ui/line-chart.tsx";
import { Notice } from "#ui/notice.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Select } from "#ui/select.tsx";
import { JournalTable } from "./journals.tsx";
import { KIND_ICONS } from "./kind-icons.tsx";
import { KIND_WORDS } from "./kind-words.ts";
import { copyModule } from "./module-edits.ts";
import { type NewModule, newModule, whyNotAdded } from "./new-module.ts";
import { type Moved, type Trial, tryAddition } from "./trial.ts";
import { useDrivers } from "./use-drivers.ts";

type AddPickerProps = {
  name: string;
  /** The group it was opened from. */
  group: string | undefined;
  onAdded: (place: string) => void;
  onClose: () => void;
};

/** Every kind of module, explained by what it would do to this model. */
export function AddPicker({ name: person, group, onAdded, onClose }: AddPickerProps) {
  const { document, edit } = useDrivers(person);
  const [text, setText] = useState("");
  const groups = MODULE_GROUPS.map(({ key, name, kinds }) => ({
    ...{ key, name },
    kinds: (kinds as readonly ModuleKind[]).filter((kind) => isFound(kind, text)),
  })).filter(({ kinds }) => kinds.length > 0);
  const [chosen, setChosen] = useState<ModuleKind>(
    () => MODULE_GROUPS.find(({ key }) => key === group)?.kinds[0] ?? "revenue",
  );
  const [refused, setRefused] = useState<string>();
  const shown = groups.flatMap(({ kinds }) => kinds);
  const kind = shown.includes(chosen) ? chosen : (shown[0] ?? chosen);
  const whyNot = whyNotAdded(document, kind);
  const added = useMemo(() => newModule(document, kind), [document, kind]);
  const countOf = (each: ModuleKind) =>
    document.modules.filter((module) => module.kind === each).length;
  function add({ module, edits }: NewModule) {
    const reason = edit(edits);
    setRefused(reason);
    if (reason === undefined) onAdded(`modules/${module.id}`);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="xl"
      title="Add a module"
      footer={
        <>
          <CopyChoice document={document} onCopy={(module) => add(copyModule(document, module))} />
          <span className="grow phone:hidden" />
          <CancelDialog />
          <Button variant="primary" disabled={whyNot !== undefined} onClick={() => add(added)}>
            Add {KIND_WORDS[kind].name.toLowerCase()}
          </Button>
        </>
      }
    >
      <SearchInput
        aria-label="What do you want to forecast?"
        placeholder="What do you want to forecast?"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {refused && (
        <Notice tone="negative" className="mt-3">
          {refused}
        </Notice>
      )}
      <div className="mt-4 grid grid-cols-[1fr_19rem] gap-6 phone:grid-cols-1">
        <fieldset className="columns-2 gap-4 phone:columns-1">
          <legend className="sr-only">Kind of module</legend>
          {groups.map(({ key, name, kinds }) => (
            <div key={key} className="mb-3 break-inside-avoid">
              <p className="px-2 text-2xs text-text-3">{name}</p>
              {kinds.map((each) => (
                <KindChoice
                  key={each}
                  kind={each}
                  count={countOf(each)}
                  isChosen={each === kind}
                  onChoose={() => setChosen(each)}
                />
              ))}
            </div>
          ))}
          {groups.length === 0 && <p className="text-text-2">No kind of module is about that.</p>}
        </fieldset>
        <Preview {...{ kind, added, whyNot }} />
      </div>
    </Dialog>
  );
}

function isFound(kind: ModuleKind, text: string): boolean {
  const { name, summary, about, asks } = KIND_WORDS[kind];
  const words = `${name} ${summary} ${about} ${asks}`.toLowerCase();
  return words.includes(text.trim().toLowerCase());
}

type KindChoiceProps = {
  kind: ModuleKind;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
};

function KindChoice({ kind, count, isChosen, onChoose }: KindChoiceProps) {
  const { name, summary } = KIND_WORDS[kind];
  const Icon = KIND_ICONS[kind];
  return (
    <label className="mt-1 flex items-start gap-2.5 rounded-md border border-transparent p-2 hover:bg-surface-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input type="radio" name="kind" checked={isChosen} onChange={onChoose} className="sr-only" />
      <span className="grid size-7 flex-none place-items-center rounded-md border border-border bg-tile">
        <Icon className="size-4" />
      </span>
      <span>
        <span className="font-medium">{name}</span>
        {count > 0 && <span className="ml-1.5 text-2xs text-text-3">{count} in this model</span>}
        <span className="block text-xs text-text-2">{summary}</span>
      </span>
    </label>
  );
}

type PreviewProps = { kind: ModuleKind; added: NewModule; whyNot: string | undefined };

function Preview({ kind, added, whyNot }: PreviewProps) {
  const { name, about, asks } = KIND_WORDS[kind];
  const trial = useTrial(added, whyNot === undefined);
  return (
    <section
      aria-label={`About ${name.toLowerCase()}`}
      aria-live="polite"
      className="self-start rounded-lg bg-surface-sunken p-4"
    >
      <h3 className="text-md font-semibold">{name}</h3>
      <p className="text-text-2">{about}</p>
      {whyNot && (
        <Notice tone="info" className="mt-3">
          {whyNot}
        </Notice>
      )}
      {trial && (
        <div className="mt-3 rounded-md border border-border bg-surface p-3">
          <p className="font-medium">What it would do</p>
          <p className="text-2xs text-text-2">Base, closing cash, {trial.chart.unit.name} ’000</p>
          <LineChart chart={trial.chart} height={150} />
          {trial.moved.map((moved) => (
            <MovedLine key={moved.label} {...moved} />
          ))}
          {trial.issues.map(({ message }) => (
            <p key={message} className="text-xs text-negative">
              {message}
            </p>
          ))}
        </div>
      )}
      <h4 className="mt-3 font-semibold">Asks for</h4>
      <p className="text-text-2">{asks}</p>
      {trial && trial.postings.length > 0 && (
        <div className="mt-3 text-xs">
          <h4 className="text-sm font-semibold">Posts</h4>
          <JournalTable journals={trial.postings} />
        </div>
      )}
    </section>
  );
}

function MovedLine({ label, before, after }: Moved) {
  return (
    <p className="flex justify-between gap-3 text-xs">
      <span>{label}</span>
      <span className="tabular">
        <s className="text-text-3">
          <span className="sr-only">before </span>
          {formatAmount(before)}
        </s>{" "}
        <b>{formatAmount(after)}</b>
      </span>
    </p>
  );
}

/** Undefined while it is tried out. */
function useTrial(added: NewModule, isWanted: boolean): Trial | undefined {
  const { document } = useWorkbench();
  const [tried, setTried] = useState<{ of: NewModule; trial: Trial | undefined }>();
  useEffect(() => {
    let isStill = isWanted;
    if (!isWanted) return;
    tryAddition(document, added.edits, added.module.id).then(
      (trial) => isStill && setTried({ of: added, trial }),
      // The model was closed meanwhile.
      () => undefined,
    );
    return () => {
      isStill = false;
    };
  }, [document, added, isWanted]);
  return tried?.of === added ? tried.trial : undefined;
}

type CopyChoiceProps = { document: ModelDocument; onCopy: (module: Module) => void };

function CopyChoice({ document, onCopy }: CopyChoiceProps) {
  const copied = document.modules.filter(({ kind }) => !whyNotAdded(document, kind));
  if (copied.length === 0) return null;
  return (
    <Select
      aria-label="Copy a module you have"
      className="w-52"
      value=""
      onChange={(event) => {
        const module = document.modules.find(({ id }) => id === event.target.value);
        if (module) onCopy(module);
      }}
    >
      <option value="">Copy a module you have</option>
      {copied.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
