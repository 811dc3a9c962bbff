import type { ModuleKind } from "@app/engine/model/module";
import { MODULE_GROUPS } from "@app/engine/model/module-groups";
import type { Schema } from "@app/engine/model/schema/schema";
import { validate } from "@app/engine/model/schema/validate";
import { smallCompany } from "@app/engine/testing/small-company";
import { describe, expect, test } from "vitest";
import { linesFor } from "./account-choice.ts";
import { blankOf } from "./blank-setting.ts";
import { controlOf, fieldsIn, formName, formsOfKind, SET_ELSEWHERE } from "./setting-control.ts";
import { choiceLabel, fieldLabel } from "./setting-words.ts";

const KINDS: ModuleKind[] = MODULE_GROUPS.flatMap(({ kinds }): readonly ModuleKind[] => kinds);
const document = smallCompany({
  modules: [
    {
      kind: "loan",
      id: "loan",
      name: "Loan",
      account: "bankLoan",
      ratePerYear: 0,
      interestAccount: "interestCost",
      repayment: { kind: "amount", amount: 0 },
    },
  ],
});

type Found = { path: string; schema: Schema };

/** Every field under a schema that somebody sets. */
function fieldsUnder(schema: Schema, path: string): Found[] {
  const control = controlOf(schema);
  const inner = (each: Schema) =>
    "properties" in each
      ? fieldsIn(each, SET_ELSEWHERE.slice(2)).flatMap((field) => [
          { path: `${path}.${field.name}`, schema: field.schema },
          ...fieldsUnder(field.schema, `${path}.${field.name}`),
        ])
      : [];
  if (control.kind === "part") return inner(control.schema);
  if (control.kind === "forms") return control.forms.flatMap(inner);
  if (control.kind === "entries") return inner(control.items);
  return control.kind === "input" && control.items ? inner(control.items) : [];
}

describe.each(KINDS)("a module of the kind %s", (kind) => {
  const { forms, field } = formsOfKind(kind);
  const fields = forms.flatMap((form) => fieldsUnder(form, kind));

  test("has forms, and every field of them a blank that the schema takes", () => {
    expect(forms.length).toBeGreaterThan(0);
    for (const { path, schema } of fields) {
      const blank = blankOf(document, schema, path);
      const isNamed = controlOf(schema).kind === "module" || controlOf(schema).kind === "modules";
      if (!isNamed) expect([path, validate(schema, blank)]).toEqual([path, []]);
    }
  });

  test("says each of its choices in words, and knows which accounts its fields are for", () => {
    for (const form of forms)
      if (field) expect(choiceLabel("form", formName(form, field))).not.toMatch(/[a-z][A-Z]/);
    for (const { path, schema } of fields) {
      expect(fieldLabel(path.split(".").at(-1) ?? "")).not.toMatch(/[a-z][A-Z]/);
      if (controlOf(schema).kind === "account")
        expect([path, linesFor(path)]).not.toEqual([path, []]);
    }
  });
});
