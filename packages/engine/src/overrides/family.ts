/**
 * How scenarios stand to each other (R37): each inherits from another one, or from the base, and
 * holds only what differs. Undefined stands for the base throughout.
 */
import type { ModelDocument, Scenario } from "#model/document.ts";

export type ScenarioId = string | undefined;

/** The scenario after everything it inherits from, the one nearest the base first. */
export function lineageOf(document: ModelDocument, id: ScenarioId): Scenario[] {
  const lineage: Scenario[] = [];
  let scenario = scenarioOf(document, id);
  while (scenario && !lineage.includes(scenario)) {
    lineage.unshift(scenario);
    scenario = scenarioOf(document, scenario.parent);
  }
  return lineage;
}

export function scenarioOf(document: ModelDocument, id: ScenarioId): Scenario | undefined {
  return id === undefined ? undefined : document.scenarios.find((each) => each.id === id);
}

/** Why a scenario cannot be deleted, in words; nothing when it can. */
export function faultOfDeleting(document: ModelDocument, id: string): string | undefined {
  const children = document.scenarios.filter(({ parent }) => parent === id);
  if (children.length === 0) return undefined;
  const names = children.map(({ name }) => `"${name}"`).join(", ");
  return `Move what is built on it first: ${names}.`;
}

/** Why a scenario cannot be built on another one, in words; nothing when it can. */
export function faultOfMoving(
  document: ModelDocument,
  id: string,
  parent: ScenarioId,
): string | undefined {
  if (parent === undefined) return undefined;
  const target = scenarioOf(document, parent);
  if (!target) return `There is no scenario "${parent}".`;
  if (!lineageOf(document, parent).some((each) => each.id === id)) return undefined;
  return `"${target.name}" is itself built on this scenario.`;
}
