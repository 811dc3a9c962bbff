/**
 * What a person gives, by what it is for: the nine groups of modules, each module with its own line
 * and under it its figures and the drivers that feed it alone. A driver that feeds several stands with
 * the group they share, one with a group of its own under that name.
 */
import type { Model } from "#build/build-model.ts";
import { type Line, nameUnder } from "#lines/line.ts";
import type { Driver } from "#model/document.ts";
import type { Module, ModuleKind } from "#model/module.ts";
import { MODULE_GROUPS } from "#model/module-groups.ts";
import { canOverride, OVERRIDES } from "#overrides/override-lines.ts";
import { driverFeeds, type Feeds } from "./driver-feeds.ts";
import { moduleFace } from "./module-face.ts";
import { headingRow, lineRows, type RowPlan } from "./rows.ts";

export function driverRowsByUse(model: Model): RowPlan[] {
  const modules = model.document.modules.filter(({ isOff }) => !isOff);
  const inputs = gathered(model.program.lines.filter(isInput), ({ module }) => module ?? "");
  const feeds = driverFeeds(model);
  const drivers = gathered(model.document.drivers, (driver) =>
    homeOf(driver, feeds.get(driver.id), modules),
  );
  const modulesOf = gathered(modules, ({ kind }) => GROUP_OF[kind]);
  const under = (heading: string) => {
    const key = `groups/${heading}`;
    const rows = [
      ...(drivers.get(key) ?? []).flatMap(({ id }) => lineRows(model, id, 1, key)),
      ...(modulesOf.get(heading) ?? []).flatMap((module) => {
        const own = drivers.get(placeOf(module)) ?? [];
        return moduleRows(model, module, key, inputs.get(module.id) ?? [], own);
      }),
    ];
    return rows.length === 0 ? [] : [headingRow(key, heading), ...rows];
  };
  return [...headingsOf(model.document.drivers)].flatMap(under);
}

const SEVERAL = "Shared by several";
const UNUSED = "Not read by any module";

/** The groups of modules, those that drivers name themselves, and what stands in none. */
function headingsOf(drivers: readonly Driver[]): Set<string> {
  const own = drivers.flatMap(({ group }) => (group === undefined ? [] : [group]));
  return new Set([...MODULE_GROUPS.map(({ name }) => name), ...own, SEVERAL, UNUSED]);
}

const GROUP_OF = Object.fromEntries(
  MODULE_GROUPS.flatMap(({ name, kinds }) => kinds.map((kind) => [kind, name])),
) as Record<ModuleKind, string>;

const placeOf = ({ id }: Module) => `modules/${id}`;

/** The key of the row that a driver stands under: a module's, or a heading's. */
function homeOf({ group }: Driver, feeds: Feeds | undefined, modules: readonly Module[]): string {
  if (group !== undefined) return `groups/${group}`;
  const fed = feeds?.size ? modules.filter(({ id }) => feeds.has(id)) : [];
  const [first, ...others] = fed;
  if (!first) return `groups/${UNUSED}`;
  if (others.length === 0) return placeOf(first);
  const groups = new Set(fed.map(({ kind }) => GROUP_OF[kind]));
  return `groups/${groups.size === 1 ? GROUP_OF[first.kind] : SEVERAL}`;
}

function isInput(line: Line): boolean {
  return line.section !== "drivers" && line.section !== OVERRIDES && canOverride(line);
}

/** A figure that is nothing but a driver shown below it is not said twice. */
function moduleRows(
  model: Model,
  module: Module,
  parent: string,
  inputs: readonly Line[],
  drivers: readonly Driver[],
): RowPlan[] {
  const key = placeOf(module);
  const shown = new Set(drivers.map(({ id }) => id));
  const isSaid = ({ formula }: Line) => formula !== undefined && shown.has(formula.text.trim());
  const rows = [...inputs.filter((line) => !isSaid(line)), ...drivers]
    .flatMap(({ id }) => lineRows(model, id, 2, key))
    .map((row): RowPlan => ({ ...row, label: nameUnder(module.name, row.label) }));
  const { line, sign } = moduleFace(module);
  const [face] = lineRows(model, line, 1, parent);
  const { input: _, ...own } = face ?? { ...headingRow(key, module.name), level: 1, parent };
  return [{ ...own, key, label: module.name, sign, isCollapsible: rows.length > 0 }, ...rows];
}

function gathered<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const own = found.get(key);
    if (own) own.push(item);
    else found.set(key, [item]);
  }
  return found;
}
