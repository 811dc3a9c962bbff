import { feedsOf } from "@app/engine/edits/uses";
import { isShare } from "@app/engine/edits/words";
import type { Driver, ModelDocument } from "@app/engine/model/document";
import { MODULE_GROUPS } from "@app/engine/model/module-groups";
import { useDeferredValue, useMemo } from "react";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { figuresEdits, formulaEdits, wordEdits } from "./driver-edits.ts";
import { FormulaField } from "./formula-field.tsx";
import { inputText, readInput } from "./input-text.ts";
import { dependants, removeEdits } from "./module-edits.ts";
import { NameField } from "./name-field.tsx";
import { RemarksPart } from "./remarks-part.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { useSettings } from "./settings-context.ts";
import { SidePanel } from "./side-panel.tsx";
import { TypedInput } from "./typed-input.tsx";
import { UNIT_WORDS, UNITS } from "./unit-words.ts";

type DriverPanelProps = { driver: Driver; onOpen: (place: string | undefined) => void };

/** A driver: figures or a formula, its unit and group, what it rests on and what it feeds. */
export function DriverPanel({ driver, onOpen }: DriverPanelProps) {
  const { document, edit, set, whyNot, undo, issues } = useSettings();
  const { id, name, unit, formula, values, group } = driver;
  const place = `drivers/${id}`;
  const refusal = whyNot([{ kind: "set", place: `${place}/group`, value: "A group" }]);
  const typing = whyNot([{ kind: "set", place: `${place}/values`, value: 0 }]);
  const isOfOne = isShare("values", unit);
  const settled = useDeferredValue(document);
  const feeds = useMemo(() => feedsOf(settled, id), [settled, id]);
  const own = issues.filter((issue) => issue.place.startsWith(`${place}/`));
  return (
    <SidePanel
      kind={`Driver, ${feedWords(feeds.length)}`}
      title={name}
      onClose={() => onOpen(undefined)}
    >
      <div className="mt-3 grid gap-3">
        {refusal === undefined && (
          <Segmented
            label="Given by"
            value={formula === undefined ? "figures" : "formula"}
            options={GIVEN_BY}
            onChange={(by) =>
              edit(by === "formula" ? formulaEdits(driver, "0") : figuresEdits(driver, 0))
            }
          />
        )}
        {formula === undefined ? (
          <Field
            label="Figures"
            hint="One figure here holds for every period; single periods are typed in the grid."
          >
            {(control) => (
              <TypedInput
                {...control}
                className="text-right text-cell-input"
                disabled={typing !== undefined}
                title={typing}
                text={inputText(values, isOfOne)}
                onCommit={(text) => {
                  const read = readInput(text, isOfOne);
                  if (typeof read === "number") edit(figuresEdits(driver, read));
                  else if (read !== undefined) edit(formulaEdits(driver, read));
                }}
              />
            )}
          </Field>
        ) : (
          <FormulaField
            label="Formula"
            {...{ formula, refusal }}
            onCommit={(text) => edit(formulaEdits(driver, text))}
          />
        )}
        {own.map(({ message, severity }) => (
          <p key={message} className={severity === "error" ? "text-negative" : "text-alert"}>
            {message}
          </p>
        ))}
        <Field label="Unit">
          {(control) => (
            <Select
              {...control}
              value={unit}
              disabled={refusal !== undefined}
              title={refusal}
              onChange={(event) => set(`${place}/unit`, event.target.value)}
            >
              {UNITS.map((each) => (
                <option key={each} value={each}>
                  {UNIT_WORDS[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Group" hint="The heading it stands under; by what it feeds when empty.">
          {(control) => (
            <>
              <TypedInput
                {...control}
                list="driver-groups"
                maxLength={80}
                disabled={refusal !== undefined}
                title={refusal}
                text={group ?? ""}
                onCommit={(text) => {
                  const edits = wordEdits(`${place}/group`, group, text);
                  if (edits.length > 0) edit(edits);
                }}
              />
              <GroupNames document={document} />
            </>
          )}
        </Field>
      </div>
      <section aria-label="Feeds" className="mt-4">
        <h3 className="font-semibold">{feeds.length === 0 ? "Feeds nothing yet" : "Feeds"}</h3>
        <ul className="mt-1">
          {feeds.map(({ list, name: entry, label }) => (
            <li key={`${list}/${entry}`} className="flex justify-between gap-3">
              {list === "modules" || list === "drivers" ? (
                <button
                  type="button"
                  className="truncate text-accent-text hover:underline phone:min-h-10.5"
                  onClick={() => onOpen(`${list}/${entry}`)}
                >
                  {label}
                </button>
              ) : (
                <span className="truncate">{label}</span>
              )}
              <span className="flex-none text-text-3">{LIST_WORDS[list] ?? list}</span>
            </li>
          ))}
        </ul>
      </section>
      <RemarksPart place={place} remarks={driver} />
      <NameField list="drivers" {...{ id, name }} onRenamed={(to) => onOpen(`drivers/${to}`)} />
      <div className="mt-4 flex justify-end">
        <RemoveButton
          kind="driver"
          {...{ name, refusal }}
          usesOf={() => dependants(document, "drivers", id)}
          onRemove={() => {
            const refused = edit(removeEdits(document, "drivers", id));
            if (!refused) onOpen(undefined);
            return refused;
          }}
          onUndo={undo}
        />
      </div>
    </SidePanel>
  );
}

const GIVEN_BY = [
  { value: "figures", label: "Figures" },
  { value: "formula", label: "Formula" },
] as const;

const LIST_WORDS: Record<string, string> = {
  modules: "Module",
  drivers: "Driver",
  kpis: "KPI",
  checks: "Check",
};

function feedWords(count: number): string {
  if (count === 0) return "feeds nothing";
  return count === 1 ? "feeds 1 line" : `feeds ${count} lines`;
}

/** Headings to choose from: those of modules, and those of other drivers. */
export function GroupNames({ document }: { document: ModelDocument }) {
  const own = document.drivers.flatMap(({ group }) => (group === undefined ? [] : [group]));
  const names = new Set([...own, ...MODULE_GROUPS.map(({ name }) => name)]);
  return (
    <datalist id="driver-groups">
      {[...names].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
