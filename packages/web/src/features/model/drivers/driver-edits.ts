/** Drivers themselves: new ones, other names, figures instead of a formula and back. */
import type { Edit } from "@app/engine/edits/edit";
import type { Unit } from "@app/engine/lines/line";
import type { Driver, ModelDocument } from "@app/engine/model/document";
import type { Figures } from "@app/engine/model/figures";
import { idOf } from "./account-choice.ts";
import { freeModuleId } from "./new-module.ts";

export type NewDriver = {
  name: string;
  unit: Unit;
  group?: string | undefined;
  /** Figures, or the text of a formula. */
  value: Figures | string;
};

export function newDriverEdits(
  document: ModelDocument,
  { name, unit, group, value }: NewDriver,
): { id: string; edits: Edit[] } {
  const id = freeModuleId(document, idOf(name));
  const entry: Driver = {
    ...{ id, name, unit },
    ...(group && { group }),
    ...(typeof value === "string" ? { formula: value } : { values: value }),
  };
  const after = document.drivers.at(-1)?.id ?? null;
  return { id, edits: [{ kind: "insert", list: "drivers", entry, after }] };
}

/** The name on screen, and with it the name in formulas wherever it is spoken of. */
export function renameEdits(
  document: ModelDocument,
  list: "drivers" | "modules",
  id: string,
  name: string,
): { id: string; edits: Edit[] } {
  const others = {
    ...document,
    [list]: (document[list] as { id: string }[]).filter((each) => each.id !== id),
  } as ModelDocument;
  const to = freeModuleId(others, idOf(name));
  const renamed: Edit = { kind: "set", place: `${list}/${to}/name`, value: name };
  return {
    id: to,
    edits: to === id ? [renamed] : [{ kind: "rename", list, from: id, to }, renamed],
  };
}

/** A formula counts above figures, so the one goes when the other comes. */
export function formulaEdits({ id, values }: Driver, formula: string): Edit[] {
  return [
    { kind: "set", place: `drivers/${id}/formula`, value: formula },
    ...(values === undefined ? [] : [{ kind: "remove", place: `drivers/${id}/values` } as const]),
  ];
}

export function figuresEdits({ id, formula }: Driver, values: Figures): Edit[] {
  return [
    ...(formula === undefined ? [] : [{ kind: "remove", place: `drivers/${id}/formula` } as const]),
    { kind: "set", place: `drivers/${id}/values`, value: values },
  ];
}

/** A field that may be left out: set, or gone when it is empty. */
export function wordEdits(place: string, before: string | undefined, text: string): Edit[] {
  const value = text.trim();
  if (value === (before ?? "")) return [];
  return value === "" ? [{ kind: "remove", place }] : [{ kind: "set", place, value }];
}
