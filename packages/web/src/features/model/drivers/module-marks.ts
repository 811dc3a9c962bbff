/** The modules of a model by what they are for, each with what a person should know at a glance. */
import { namesIn } from "@app/engine/edits/place";
import type { ModelDocument } from "@app/engine/model/document";
import type { Module } from "@app/engine/model/module";
import { MODULE_GROUPS, type ModuleGroup } from "@app/engine/model/module-groups";
import { changedLines, type Facts } from "./driver-facts.ts";

export type RailModule = {
  id: string;
  name: string;
  isOff: boolean;
  hasOverride: boolean;
  errorCount: number;
};

type RailGroup = Pick<ModuleGroup, "key" | "name"> & { modules: RailModule[] };

export function railGroups(facts: Facts): RailGroup[] {
  const { document, issues, scenario } = facts;
  const changed = new Set([...changedLines(document, scenario)].map((line) => line.split(".")[0]));
  const errors = issues.flatMap(({ severity, place }) => {
    const [list, id] = namesIn(place);
    return severity === "error" && list === "modules" ? [id] : [];
  });
  const told = ({ id, name, isOff = false }: Module): RailModule => ({
    ...{ id, name, isOff },
    hasOverride: changed.has(id),
    errorCount: errors.filter((each) => each === id).length,
  });
  return MODULE_GROUPS.map(({ key, name, kinds }) => ({
    key,
    name,
    modules: document.modules
      .filter(({ kind }) => (kinds as readonly string[]).includes(kind))
      .map(told),
  }));
}

export type Found = { modules: ReadonlySet<string>; drivers: { id: string; name: string }[] };

/** What has the text in its name, wherever in it; everything, and no driver, for no text. */
export function findInRail({ modules, drivers }: ModelDocument, text: string): Found {
  const wanted = text.trim().toLowerCase();
  const isFound = ({ id, name }: { id: string; name: string }) =>
    name.toLowerCase().includes(wanted) || id.toLowerCase().includes(wanted);
  return {
    modules: new Set(modules.filter(isFound).map(({ id }) => id)),
    drivers: wanted === "" ? [] : drivers.filter(isFound).map(({ id, name }) => ({ id, name })),
  };
}
