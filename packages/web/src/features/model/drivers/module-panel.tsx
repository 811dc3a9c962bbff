import { tokensOf } from "@app/engine/formula/tokens";
import type { Driver } from "@app/engine/model/document";
import type { Module } from "@app/engine/model/module";
import { MODULE_GROUPS } from "@app/engine/model/module-groups";
import { Copy } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Switch } from "#ui/choice.tsx";
import { Journals } from "./journals.tsx";
import { KIND_WORDS } from "./kind-words.ts";
import { ModuleChart } from "./module-chart.tsx";
import { copyModule, dependants, removeEdits, shiftEdits, switchEdits } from "./module-edits.ts";
import { ModuleSettings } from "./module-settings.tsx";
import { NameField } from "./name-field.tsx";
import { whyNotAdded } from "./new-module.ts";
import { RemarksPart } from "./remarks-part.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { useSettings } from "./settings-context.ts";
import { ShiftButton, shiftWords } from "./shift-button.tsx";
import { SidePanel } from "./side-panel.tsx";

type ModulePanelProps = {
  module: Module;
  onOpen: (place: string | undefined) => void;
};

/** All that a module is: how it goes, its settings, what it posts, what it rests on. */
export function ModulePanel({ module, onOpen }: ModulePanelProps) {
  const { document, edit, whyNot, undo, issues } = useSettings();
  const { id, name, kind, isOff = false, shift = 0 } = module;
  const place = `modules/${id}`;
  const { unit } = document.timeline;
  const group = MODULE_GROUPS.find(({ kinds }) => (kinds as readonly string[]).includes(kind));
  const refusal = whyNot([{ kind: "set", place: `${place}/isOff`, value: true }]);
  const whyNoCopy = refusal ?? whyNotAdded(document, kind);
  const general = issues.filter((issue) => issue.place === place);
  function copy() {
    const copied = copyModule(document, module);
    if (!edit(copied.edits)) onOpen(`modules/${copied.module.id}`);
  }
  return (
    <SidePanel
      kind={`${group?.name}, ${KIND_WORDS[kind].name.toLowerCase()}`}
      title={name}
      onClose={() => onOpen(undefined)}
      head={
        <Switch
          label={isOff ? "Off" : "On"}
          checked={!isOff}
          disabled={refusal !== undefined}
          title={refusal}
          onChange={() => edit(switchEdits(module, isOff))}
        />
      }
    >
      <NameField list="modules" {...{ id, name }} onRenamed={(to) => onOpen(`modules/${to}`)} />
      <ModuleChart module={module} />
      {general.map(({ message }) => (
        <p key={message} className="text-negative">
          {message}
        </p>
      ))}
      {shift !== 0 && <p className="my-1.5 text-text-2">{shiftWords(shift, unit)}</p>}
      <ModuleSettings module={module} />
      <Feeding module={module} onOpen={onOpen} />
      <Journals module={id} />
      <RemarksPart place={place} remarks={module} />
      <div className="mt-4 flex items-center gap-2">
        <Button
          size="sm"
          icon={<Copy />}
          disabled={whyNoCopy !== undefined}
          title={whyNoCopy}
          onClick={copy}
        >
          Copy
        </Button>
        <ShiftButton {...{ shift, unit, refusal }} onShift={(by) => edit(shiftEdits(module, by))} />
        <span className="grow" />
        <RemoveButton
          kind="module"
          {...{ name, refusal }}
          usesOf={() => dependants(document, "modules", id)}
          onRemove={() => {
            const refused = edit(removeEdits(document, "modules", id));
            if (!refused) onOpen(undefined);
            return refused;
          }}
          onUndo={undo}
        />
      </div>
    </SidePanel>
  );
}

/** The drivers that its formulas name. */
function Feeding({ module, onOpen }: ModulePanelProps) {
  const { document } = useSettings();
  const drivers = driversIn(module, document.drivers);
  if (drivers.length === 0) return null;
  return (
    <section aria-label="Drivers" className="mt-4">
      <h3 className="font-semibold">Drivers it reads</h3>
      <ul className="mt-1">
        {drivers.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className="text-accent-text hover:underline phone:min-h-10.5"
              onClick={() => onOpen(`drivers/${id}`)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function driversIn(module: Module, drivers: readonly Driver[]): Driver[] {
  const names = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value === "string") for (const { text } of tokensOf(value).tokens) names.add(text);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  const { id: _, name: __, note: ___, ...settings } = module;
  visit(settings);
  return drivers.filter(({ id }) => names.has(id));
}
