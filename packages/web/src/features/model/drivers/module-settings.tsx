import type { Module } from "@app/engine/model/module";
import { useId } from "react";
import { Select } from "#ui/select.tsx";
import { inOtherForm } from "./blank-setting.ts";
import {
  controlOf,
  fieldsIn,
  formName,
  formsOfKind,
  SET_ELSEWHERE,
  type SettingField,
} from "./setting-control.ts";
import { Fields } from "./setting-field.tsx";
import { DRIVER_INPUTS } from "./setting-input.tsx";
import { choiceLabel } from "./setting-words.ts";
import { useSettings } from "./settings-context.ts";

/** Every field of a module's kind: how it goes, then the accounts it goes to. */
export function ModuleSettings({ module }: { module: Module }) {
  const { document, set, whyNot } = useSettings();
  const { field, forms } = formsOfKind(module.kind);
  const own = field === undefined ? undefined : String(Reflect.get(module, field));
  const form = forms.find((each) => field === undefined || formName(each, field) === own);
  const path = module.kind;
  const fields = form ? fieldsIn(form, SET_ELSEWHERE) : [];
  const accounts = fields.filter(isAccount);
  const terms = fields.filter((each) => !isAccount(each));
  const selectId = useId();
  const place = `modules/${module.id}`;
  const refusal = whyNot([{ kind: "set", place, value: module }]);
  return (
    <section aria-label="Settings" className="border-t border-border">
      {field !== undefined && (
        <div className="flex items-center gap-3 border-b border-border py-1.5">
          <label htmlFor={selectId} className="grow">
            {field === "method" ? "Worked out by" : "Worked out from"}
          </label>
          <Select
            id={selectId}
            className="w-44 flex-none [&_select]:h-7 [&_select]:pl-2 [&_select]:text-xs phone:[&_select]:h-10.5"
            value={own}
            disabled={refusal !== undefined}
            title={refusal}
            onChange={(event) => {
              const other = forms.find((each) => formName(each, field) === event.target.value);
              const { id, name } = module;
              if (other)
                set(place, { ...inOtherForm(document, other, module.kind, module), id, name });
            }}
          >
            {forms.map((each) => (
              <option key={formName(each, field)} value={formName(each, field)}>
                {choiceLabel(field, formName(each, field))}
              </option>
            ))}
          </Select>
        </div>
      )}
      <datalist id={DRIVER_INPUTS}>
        {document.drivers.map(({ id, name }) => (
          <option key={id} value={`= ${id}`} label={name} />
        ))}
      </datalist>
      <Fields fields={terms} {...{ place, path }} value={module} />
      {accounts.length > 0 && <h3 className="mt-4 mb-1 font-semibold">Accounts</h3>}
      <Fields fields={accounts} {...{ place, path }} value={module} />
    </section>
  );
}

const isAccount = ({ schema }: SettingField) => controlOf(schema).kind === "account";
