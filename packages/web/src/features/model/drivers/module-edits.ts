/** What is done with a whole module: switched, moved in time, copied, removed. */
import type { Edit } from "@app/engine/edits/edit";
import { entriesOf, namesOf } from "@app/engine/edits/entries";
import { type Use, usesOf } from "@app/engine/edits/uses";
import type { Account, ModelDocument, Override } from "@app/engine/model/document";
import type { Module } from "@app/engine/model/module";
import { documentSchema } from "@app/engine/model/schema/document-schema";
import { freeId, idOf } from "./account-choice.ts";
import { freeModuleId, freeName, type NewModule } from "./new-module.ts";

export function switchEdits({ id }: Module, isOn: boolean): Edit[] {
  const place = `modules/${id}/isOff`;
  return isOn ? [{ kind: "remove", place }] : [{ kind: "set", place, value: true }];
}

/** By how many periods everything in it happens later; nothing is said for none. */
export function shiftEdits({ id, shift: before = 0 }: Module, shift: number): Edit[] {
  if (shift === before) return [];
  const place = `modules/${id}/shift`;
  return shift === 0 ? [{ kind: "remove", place }] : [{ kind: "set", place, value: shift }];
}

/** Balances that belong to one module alone, which a copy must not share. */
const OWN_ACCOUNTS: Partial<Record<Module["kind"], readonly string[]>> = {
  fixedAssets: ["cost", "accumulated"],
  dividends: ["account", "payable"],
  loan: ["account", "currentAccount", "interestPayable"],
  receivables: ["account"],
  payables: ["account"],
  inventory: ["account"],
  salesTax: ["account", "payable", "deferredOnSales", "deferredOnPurchases"],
  incomeTax: ["account", "payable"],
};

/** The same settings under another name; what only one module may keep a balance on is made anew. */
export function copyModule(document: ModelDocument, module: Module): NewModule {
  const name = freeName(document, `${module.name}, copy`);
  const id = freeModuleId(document, idOf(name));
  const accounts: Account[] = [];
  const fields = (OWN_ACCOUNTS[module.kind] ?? []).flatMap((field) => {
    const own = document.accounts.find((each) => each.id === Reflect.get(module, field));
    if (!own) return [];
    const called = `${own.name}, copy`;
    const taken = [...document.accounts, ...accounts];
    const { opening: _, ...rest } = own;
    accounts.push({ ...rest, id: freeId(taken, idOf(called)), name: called });
    return [[field, accounts.at(-1)?.id] as const];
  });
  const copy = { ...module, ...Object.fromEntries(fields), id, name } as Module;
  return {
    module: copy,
    edits: [
      ...accounts.map(
        (entry, index): Edit => ({
          ...{ kind: "insert", list: "accounts", entry },
          after: accounts[index - 1]?.id ?? document.accounts.at(-1)?.id ?? null,
        }),
      ),
      { kind: "insert", list: "modules", entry: copy, after: module.id },
    ],
  };
}

/** What speaks of it and would no longer work out; changes by hand to its lines go with it. */
export function dependants(
  document: ModelDocument,
  list: "modules" | "drivers" | "accounts",
  id: string,
): Use[] {
  return usesOf(document, list, id).filter(
    (use) => !GOES_ALONG.includes(use.list) && !(use.list === list && use.name === id),
  );
}

const GOES_ALONG = ["overrides", "scenarios", "notes"];

/** The entry, and every change by hand to its lines in any case. */
export function removeEdits(
  document: ModelDocument,
  list: "modules" | "drivers",
  id: string,
): Edit[] {
  const isOf = ({ line }: Override) =>
    list === "modules" ? line.startsWith(`${id}.`) : line === id;
  const lists = [
    { place: "overrides", overrides: document.overrides },
    ...document.scenarios.map(({ id: scenario, overrides }) => ({
      place: `scenarios/${scenario}/overrides`,
      overrides,
    })),
  ];
  const changes = lists.flatMap(({ place, overrides }) => {
    const names = namesOf(overrides, OVERRIDES);
    // From the last to the first, so that those left keep their names.
    return names
      .filter((_, index) => isOf(overrides[index] as Override))
      .reverse()
      .map((name): Edit => ({ kind: "remove", place: `${place}/${name}` }));
  });
  return [...changes, { kind: "remove", place: `${list}/${id}` }];
}

const OVERRIDES = entriesOf(documentSchema.properties.overrides as never) ?? {
  keyField: "line",
  hasIds: false,
};
