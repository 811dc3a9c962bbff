/**
 * What differs between two documents, as long as it is figures alone: the values of drivers, figures
 * of modules, and changes by hand. Anything else (a field that comes or goes, a text, a switch) may
 * make another model.
 */
import type { Driver, ModelDocument, Scenario } from "#model/document.ts";
import type { Figures } from "#model/figures.ts";
import type { Module } from "#model/module.ts";
import { isRecord } from "#model/raw.ts";

/** `shift` is by how many periods the module that holds the figures happens later. */
export type FigureChange = { place: string; before: Figures; after: Figures; shift: number };

export type FigureChanges = { figures: FigureChange[]; areOverridesChanged: boolean };

/** Undefined where more than figures differs. */
export function figureChangesOf(
  before: ModelDocument,
  after: ModelDocument,
): FigureChanges | undefined {
  const figures: FigureChange[] = [];
  let areOverridesChanged = false;
  const isSame = haveSameParts(before, after, (key) => {
    switch (key) {
      case "name":
      case "notes":
        return true;
      case "overrides":
        areOverridesChanged = true;
        return true;
      case "scenarios":
        areOverridesChanged = true;
        return areAlike(before.scenarios, after.scenarios, isSameScenario);
      case "drivers":
        return areAlike(before.drivers, after.drivers, (left, right) =>
          compareDrivers(left, right, figures),
        );
      case "modules":
        return areAlike(before.modules, after.modules, (left, right) =>
          compareModules(left, right, figures),
        );
      default:
        return false;
    }
  });
  return isSame ? { figures, areOverridesChanged } : undefined;
}

/** Whether two objects are the same but for parts that are found to make no difference. */
function haveSameParts<T extends object>(
  before: T,
  after: T,
  isNoMatter: (key: keyof T) => boolean,
): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof T)[]);
  return [...keys].every((key) => Object.is(before[key], after[key]) || isNoMatter(key));
}

function areAlike<T>(
  before: readonly T[],
  after: readonly T[],
  isAlike: (before: T, after: T) => boolean,
): boolean {
  if (before.length !== after.length) return false;
  return before.every((each, index) => each === after[index] || isAlike(each, after[index] as T));
}

function isSameScenario(before: Scenario, after: Scenario): boolean {
  return haveSameParts(before, after, (key) => key === "overrides" || key === "note");
}

/** What is only said of a driver or a module. */
const REMARKS: ReadonlySet<string> = new Set(["note", "evidence", "setBy", "setOn"]);

function compareDrivers(before: Driver, after: Driver, figures: FigureChange[]): boolean {
  return haveSameParts(before, after, (key) => {
    if (REMARKS.has(key) || key === "group") return true;
    if (key !== "values" || after.formula !== undefined) return false;
    const place = `drivers/${after.id}/values`;
    return comparePlace(before.values, after.values, { place, shift: 0 }, figures);
  });
}

function compareModules(before: Module, after: Module, figures: FigureChange[]): boolean {
  const shift = after.shift ?? 0;
  return haveSameParts(before, after, (key) => {
    const place = `modules/${after.id}/${key}`;
    return REMARKS.has(key) || comparePlace(before[key], after[key], { place, shift }, figures);
  });
}

function comparePlace(
  before: unknown,
  after: unknown,
  { place, shift }: { place: string; shift: number },
  figures: FigureChange[],
): boolean {
  if (Object.is(before, after)) return true;
  if (isFigures(before) && isFigures(after)) {
    figures.push({ place, before, after, shift });
    return true;
  }
  const under = (name: string) => ({ place: `${place}/${name}`, shift });
  if (Array.isArray(before) && Array.isArray(after)) {
    return areAlike(before, after, (left, right) => {
      const isSameEntry = hasId(left) && hasId(right) && left.id === right.id;
      return isSameEntry && comparePlace(left, right, under(right.id), figures);
    });
  }
  if (!isRecord(before) || !isRecord(after)) return false;
  return haveSameParts(before, after, (key) =>
    comparePlace(before[key], after[key], under(key), figures),
  );
}

function isFigures(value: unknown): value is Figures {
  if (Array.isArray(value)) return value.every((each) => typeof each === "number");
  return typeof value === "number" || (isRecord(value) && "later" in value);
}

function hasId(value: unknown): value is { id: string } {
  return isRecord(value) && typeof value.id === "string";
}
