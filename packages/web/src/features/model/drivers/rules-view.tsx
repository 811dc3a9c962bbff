import type { Unit } from "@app/engine/lines/line";
import type { CheckRule, Kpi } from "@app/engine/model/document";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Switch } from "#ui/choice.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.tsx";
import { freeId, idOf } from "./account-choice.ts";
import { FormulaField } from "./formula-field.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { ruleUses } from "./rule-uses.ts";
import { setEdit } from "./settings-context.ts";
import { TypedInput } from "./typed-input.tsx";
import { UNIT_WORDS, UNITS } from "./unit-words.ts";
import type { Drivers } from "./use-drivers.ts";

type Place = `kpis/${string}` | `checks/${string}`;

/** Figures of one's own over the statements: margins, cover, days. */
export function KpisView({ drivers }: { drivers: Drivers }) {
  const { document, edit } = drivers;
  const add = () => {
    const name = "New KPI";
    const entry: Kpi = {
      ...{ id: freeId(document.kpis, idOf(name)), name, unit: "percent" },
      formula: "pl.profit / pl.revenue",
    };
    edit([{ kind: "insert", list: "kpis", entry, after: document.kpis.at(-1)?.id ?? null }]);
  };
  return (
    <Rules
      title="KPIs"
      note="Shown beside the statements and in reports; formulas call them kpi and their name."
      addLabel="New KPI"
      emptyText="A KPI is a formula over the statements, such as profit to revenue."
      {...{ drivers, add }}
      count={document.kpis.length}
    >
      {document.kpis.map((kpi) => (
        <Rule
          key={kpi.id}
          {...{ drivers }}
          place={`kpis/${kpi.id}`}
          entry={kpi}
          kind="KPI"
          settings={(set, refusal) => (
            <>
              <Field label="Unit">
                {(control) => (
                  <Select
                    {...control}
                    value={kpi.unit}
                    disabled={refusal !== undefined}
                    onChange={(event) => set("unit", event.target.value as Unit)}
                  >
                    {UNITS.map((each) => (
                      <option key={each} value={each}>
                        {UNIT_WORDS[each]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Field label="Better when">
                {(control) => (
                  <Select
                    {...control}
                    value={kpi.isHigherBetter === undefined ? "" : String(kpi.isHigherBetter)}
                    disabled={refusal !== undefined}
                    onChange={(event) =>
                      set(
                        "isHigherBetter",
                        event.target.value === "" ? undefined : event.target.value === "true",
                      )
                    }
                  >
                    <option value="">Neither</option>
                    <option value="true">Higher</option>
                    <option value="false">Lower</option>
                  </Select>
                )}
              </Field>
            </>
          )}
        />
      ))}
    </Rules>
  );
}

/** Rules of a person's own: told in each period in which the formula is not zero. */
export function ChecksView({ drivers }: { drivers: Drivers }) {
  const { document, edit } = drivers;
  const add = () => {
    const name = "New check";
    const entry: CheckRule = {
      ...{ id: freeId(document.checks, idOf(name)), name, class: "alert" },
      formula: "cf.closingCash < 0",
    };
    edit([{ kind: "insert", list: "checks", entry, after: document.checks.at(-1)?.id ?? null }]);
  };
  return (
    <Rules
      title="Own checks"
      note="Told under Checks in every period in which the formula is not zero."
      addLabel="New check"
      emptyText="A check is a formula that is zero when all is well, such as cash below a floor."
      {...{ drivers, add }}
      count={document.checks.length}
    >
      {document.checks.map((check) => (
        <Rule
          key={check.id}
          {...{ drivers }}
          place={`checks/${check.id}`}
          entry={check}
          kind="check"
          settings={(set, refusal) => (
            <Switch
              className="self-end pb-2"
              label="An error, not only an alert"
              checked={check.class === "error"}
              disabled={refusal !== undefined}
              onChange={() => set("class", check.class === "error" ? "alert" : "error")}
            />
          )}
        />
      ))}
    </Rules>
  );
}

type RulesProps = {
  title: string;
  note: string;
  addLabel: string;
  emptyText: string;
  drivers: Drivers;
  count: number;
  add: () => void;
  children: ReactNode;
};

function Rules({ title, note, addLabel, emptyText, drivers, count, add, children }: RulesProps) {
  const refusal = drivers.whyNot([{ kind: "set", place: "kpis", value: [] }]);
  const button = refusal === undefined && (
    <Button size="sm" icon={<Plus />} onClick={add}>
      {addLabel}
    </Button>
  );
  return (
    <section aria-label={title} className="min-w-0 grow overflow-auto p-6 phone:p-4">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="text-md font-semibold">{title}</h2>
        <span className="text-text-2">{note}</span>
        <span className="grow" />
        {count > 0 && button}
      </div>
      {count === 0 ? (
        <EmptyState
          title={`No ${title === "KPIs" ? title : title.toLowerCase()} yet`}
          text={emptyText}
          action={button}
        />
      ) : (
        <ul className="grid max-w-240 gap-3">{children}</ul>
      )}
    </section>
  );
}

type Set = (field: string, value: unknown) => void;

type RuleProps = {
  drivers: Drivers;
  place: Place;
  entry: Kpi | CheckRule;
  kind: string;
  settings: (set: Set, refusal: string | undefined) => ReactNode;
};

function Rule({ drivers, place, entry, kind, settings }: RuleProps) {
  const { edit, whyNot, undo, issues, document } = drivers;
  const { id, name, formula } = entry;
  const [isEditing, setIsEditing] = useState(false);
  const refusal = whyNot([{ kind: "set", place: `${place}/name`, value: name }]);
  const set: Set = (field, value) => {
    const refused = edit([setEdit(`${place}/${field}`, value)]);
    if (refused) toast.error(refused);
  };
  const own = issues.filter((issue) => issue.place.startsWith(`${place}/`));
  return (
    <li className="grid gap-3 rounded-lg border border-border bg-surface p-4">
      <div className="grid grid-cols-[1fr_10rem_10rem_auto] items-start gap-3 phone:grid-cols-1">
        <Field
          label="Name"
          hint={
            <>
              In formulas: <code>{formulaName(place, id)}</code>
            </>
          }
        >
          {(control) => (
            <TypedInput
              {...control}
              text={name}
              maxLength={200}
              disabled={refusal !== undefined}
              title={refusal}
              onCommit={(text) => text.trim() !== "" && set("name", text.trim())}
            />
          )}
        </Field>
        {settings(set, refusal)}
        <RemoveButton
          {...{ kind, name, refusal }}
          usesOf={() => ruleUses(document, place)}
          onRemove={() => edit([{ kind: "remove", place }])}
          onUndo={undo}
        />
      </div>
      {isEditing ? (
        <FormulaField
          label={`Formula of ${name}`}
          {...{ formula, refusal }}
          onCommit={(text) => {
            set("formula", text);
            setIsEditing(false);
          }}
        />
      ) : (
        <div className="flex items-start gap-3">
          <code className="min-w-0 grow py-1 break-words">{formula}</code>
          {refusal === undefined && (
            <Button size="sm" onClick={() => setIsEditing(true)}>
              Change formula
            </Button>
          )}
        </div>
      )}
      {own.map(({ message, severity }) => (
        <p key={message} className={severity === "error" ? "text-negative" : "text-alert"}>
          {message}
        </p>
      ))}
    </li>
  );
}

function formulaName(place: Place, id: string): string {
  return place.startsWith("kpis/") ? `kpi.${id}` : `check.rule.${id}`;
}
