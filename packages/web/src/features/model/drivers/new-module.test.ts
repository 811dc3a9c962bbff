import { buildModel } from "@app/engine/build/build-model";
import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import { exampleModels } from "@app/engine/examples/examples";
import type { ModelDocument } from "@app/engine/model/document";
import type { Module, ModuleKind } from "@app/engine/model/module";
import { MODULE_GROUPS } from "@app/engine/model/module-groups";
import { casesOf } from "@app/engine/scenarios/cases";
import { starterModels } from "@app/engine/starters/starters";
import { smallCompany } from "@app/engine/testing/small-company";
import { brokenChecks } from "@app/engine/worker/check-state";
import { describe, expect, inject, test } from "vitest";
import { copyModule, removeEdits } from "./module-edits.ts";
import { newModule, whyNotAdded } from "./new-module.ts";

const KINDS: ModuleKind[] = MODULE_GROUPS.flatMap(({ kinds }): readonly ModuleKind[] => kinds);

const documents: [string, ModelDocument][] = [
  ["a chart and nothing else", smallCompany()],
  ["no account but cash", smallCompany({ accounts: bareChart() })],
  ...starterModels.map((starter): [string, ModelDocument] => [
    starter.name,
    starter.make({
      name: starter.name,
      timeSeries: starter.timeSeries[0],
      start: starter.timeSeries[0].unit === "week" ? "2026-06-29" : "2026-07-01",
      ...{ yearEndMonth: 6, currency: "AUD" },
    }),
  ]),
  ...exampleModels.map((example): [string, ModelDocument] => {
    const document = example.document();
    return [document.name, document];
  }),
];

function bareChart() {
  return [
    { id: "cash", name: "Cash", line: "cash", opening: 100 },
    { id: "capital", name: "Capital", line: "shareCapital", opening: -100 },
    { id: "retained", name: "Retained earnings", line: "retainedEarnings" },
  ];
}

function made(document: ModelDocument, edits: readonly Edit[]): ModelDocument {
  const applied = applyEdits(document, edits);
  if (!applied.document) throw new Error(JSON.stringify(applied.issues));
  return applied.document;
}

/** Issues and checks that must be zero and are not. */
function faultsIn(document: ModelDocument): string[] {
  const model = buildModel(document);
  const broken = brokenChecks(model, casesOf(model).base);
  return [
    ...model.issues.flatMap(({ severity, message }) => (severity === "error" ? [message] : [])),
    ...broken.flatMap((check) => (check.class === "error" ? [check.name] : [])),
  ];
}

const isLongRun = inject("runsFactor") > 1;
const tried = documents.map(([name, document], index) => {
  // Of every three documents in a row, each kind is tried in one.
  const kinds = KINDS.filter((_, kind) => isLongRun || (kind + index) % 3 === 0);
  return { name, document, kinds };
});

test("there are fifteen kinds in nine groups, each in one of them", () => {
  expect(MODULE_GROUPS).toHaveLength(9);
  expect(new Set(KINDS).size).toBe(15);
  expect(KINDS).toHaveLength(15);
});

describe.each(tried)("in $name", ({ document, kinds }) => {
  const known = faultsIn(document);

  test.each(kinds)(
    "a new %s works at once: nothing new is wrong, and the books balance",
    (kind) => {
      if (whyNotAdded(document, kind)) return;
      expect(faultsIn(made(document, newModule(document, kind).edits))).toEqual(known);
    },
  );

  test("a copy of every module works at once", () => {
    const faults = document.modules
      .filter(({ kind }) => !whyNotAdded(document, kind))
      .flatMap((module) => faultsIn(made(document, copyModule(document, module).edits)));
    expect(faults.filter((fault) => !known.includes(fault))).toEqual([]);
  });
});

test("a treasury is not added beside another one", () => {
  const [, document] = documents.find(([, { modules }]) => modules.some(isTreasury)) ?? [];
  expect(document && whyNotAdded(document, "treasury")).toBe(
    "A model has one treasury, and this one has it.",
  );
});

test("a second income tax was added without a word, and taxed the same profit again", () => {
  const [, document] = documents.find(([, { modules }]) => modules.some(isIncomeTax)) ?? [];
  expect(document && whyNotAdded(document, "incomeTax")).toBe(
    "A model has one income tax, and this one has it. A second would tax the same profit again.",
  );
});

const isIncomeTax = ({ kind }: Module) => kind === "incomeTax";
const isTreasury = ({ kind }: Module) => kind === "treasury";

test("a module goes with the changes by hand to its lines, in the base and in every scenario", () => {
  const document = smallCompany({
    modules: [{ kind: "expense", id: "rent", name: "Rent", amount: 10, account: "rentCost" }],
    overrides: [
      { line: "rent.amount", value: 1, from: 0, to: 0 },
      { line: "rent.amount", value: 2, from: 1, to: 1 },
    ],
    scenarios: [
      { id: "low", name: "Low", overrides: [{ line: "rent.amount", mode: "scale", value: 2 }] },
    ],
  });
  const after = made(document, removeEdits(document, "modules", "rent"));
  expect([after.modules, after.overrides, after.scenarios[0]?.overrides]).toEqual([[], [], []]);
});
