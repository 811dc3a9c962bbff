/**
 * What a person gives, by what it is for: the nine groups of modules, each module with its own line
 * and under it its figures and the drivers that feed it alone. A driver that feeds several stands with
 * the group they share, one with a group of its own under that name.
 */
import type { Model } from "#build/build-model.ts";
import { type Line, nameUnder } from "#lines/line.ts";
import type { Driver } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { MODULE_GROUPS } from "#model/module-groups.ts";
import { canOverride, OVERRIDES } from "#overrides/override-lines.ts";
import { driverFeeds, type Feeds } from "./driver-feeds.ts";
import { moduleFace } from "./module-face.ts";
import { headingRow, lineRows, type RowPlan } from "./rows.ts";

/** Where a driver stands: under a module, or under a heading. */
type Home = { module: string } | { heading: string };

export function driverRowsByUse(model: Model): RowPlan[] {
  const modules = model.document.modules.filter(({ isOff }) => !isOff);
  const homes = homesOf(model, modules);
  const driversAt = (isThere: (home: Home) => boolean) =>
    model.document.drivers.filter(({ id }) => isThere(homes.get(id) ?? { heading: UNUSED }));
  const under = (heading: string, ofModules: readonly Module[]) => {
    const drivers = driversAt((home) => "heading" in home && home.heading === heading);
    const rows = [
      ...drivers.flatMap(({ id }) => lineRows(model, id, 1, headingKey(heading))),
      ...ofModules.flatMap((module) =>
        moduleRows(model, module, {
          parent: headingKey(heading),
          drivers: driversAt((home) => "module" in home && home.module === module.id),
        }),
      ),
    ];
    return rows.length === 0 ? [] : [headingRow(headingKey(heading), heading), ...rows];
  };
  const groupNames = new Set<string>([...MODULE_GROUPS.map(({ name }) => name), ...LAST]);
  const ownNames = new Set(
    [...homes.values()].flatMap((home) => ("heading" in home ? [home.heading] : [])),
  );
  return [
    ...MODULE_GROUPS.flatMap(({ name, kinds }) =>
      under(
        name,
        modules.filter(({ kind }) => (kinds as readonly string[]).includes(kind)),
      ),
    ),
    ...[...ownNames].filter((name) => !groupNames.has(name)).flatMap((name) => under(name, [])),
    ...LAST.flatMap((name) => under(name, [])),
  ];
}

const SEVERAL = "Shared by several";
const UNUSED = "Not read by any module";
const LAST = [SEVERAL, UNUSED];

const headingKey = (name: string) => `groups/${name}`;

function homesOf(model: Model, modules: readonly Module[]): ReadonlyMap<string, Home> {
  const feeds = driverFeeds(model);
  return new Map(
    model.document.drivers.map((driver) => [
      driver.id,
      homeOf(driver, feeds.get(driver.id), modules),
    ]),
  );
}

function homeOf({ group }: Driver, feeds: Feeds | undefined, modules: readonly Module[]): Home {
  if (group !== undefined) return { heading: group };
  const fed = modules.filter(({ id }) => feeds?.has(id));
  const [first, ...others] = fed;
  if (!first) return { heading: UNUSED };
  if (others.length === 0) return { module: first.id };
  const groups = new Set(fed.map(groupName));
  return { heading: groups.size === 1 ? groupName(first) : SEVERAL };
}

function groupName({ kind }: Module): string {
  return MODULE_GROUPS.find(({ kinds }) => (kinds as readonly string[]).includes(kind))?.name ?? "";
}

type ModuleParts = { parent: string; drivers: readonly Driver[] };

/** A figure that is nothing but a driver shown below it is not said twice. */
function moduleRows(model: Model, module: Module, { parent, drivers }: ModuleParts): RowPlan[] {
  const key = `modules/${module.id}`;
  const shown = new Set(drivers.map(({ id }) => id));
  const isOwn = (line: Line) =>
    line.module === module.id && line.section !== "drivers" && line.section !== OVERRIDES;
  const isSaid = ({ formula }: Line) => formula !== undefined && shown.has(formula.text.trim());
  const inputs = model.program.lines.filter(
    (line) => isOwn(line) && canOverride(line) && !isSaid(line),
  );
  const rows = [
    ...inputs.flatMap(({ id }) => lineRows(model, id, 2, key)),
    ...drivers.flatMap(({ id }) => lineRows(model, id, 2, key)),
  ].map((row): RowPlan => ({ ...row, label: nameUnder(module.name, row.label) }));
  const { line, sign } = moduleFace(module);
  const [face] = lineRows(model, line, 1, parent);
  const own: RowPlan = face ?? { ...headingRow(key, module.name), level: 1, parent };
  const { input: _, ...plain } = own;
  const isCollapsible = rows.length > 0;
  return [{ ...plain, key, label: module.name, sign, isCollapsible }, ...rows];
}
