/** What a person does with scenarios, as edits of the document. */
import type { Edit } from "@app/engine/edits/edit";
import { editsBetween } from "@app/engine/edits/edits-between";
import type { ModelDocument, Override, Scenario } from "@app/engine/model/document";
import { faultOfDeleting, faultOfMoving } from "@app/engine/overrides/family";
import { freeScenarioId } from "@app/engine/scenarios/scenario-id";
import { caseColours, freeColour, withColours } from "#model/case-colours.ts";

export type ScenarioDraft = {
  name: string;
  /** Undefined: the base. */
  parent: string | undefined;
  /** A new one takes one that is free when unsaid. */
  colour: number | undefined;
  overrides: readonly Override[];
};

/** The edits, or why they cannot be. */
export type Planned = { edits: Edit[]; id: string } | { fault: string };

export function addScenario(document: ModelDocument, draft: ScenarioDraft): Planned {
  const fault = faultOfName(document, draft.name);
  if (fault) return { fault };
  const id = freeScenarioId(document.scenarios, draft.name);
  const colour = draft.colour ?? freeColour(caseColours(document.scenarios).values());
  return planned(document, [...document.scenarios, scenarioOf(id, { ...draft, colour })], id);
}

export function changeScenario(document: ModelDocument, id: string, draft: ScenarioDraft): Planned {
  const fault = faultOfName(document, draft.name, id) ?? faultOfMoving(document, id, draft.parent);
  if (fault) return { fault };
  const scenarios = document.scenarios.map((each) =>
    each.id === id ? { ...rest(each), ...scenarioOf(id, draft) } : each,
  );
  return planned(document, scenarios, id);
}

export function removeScenario(document: ModelDocument, id: string): Planned {
  const fault = faultOfDeleting(document, id);
  if (fault) return { fault };
  return planned(
    document,
    withColours(document.scenarios).filter((each) => each.id !== id),
    id,
  );
}

/** By one place, to the left or to the right. */
export function moveScenario(document: ModelDocument, id: string, step: -1 | 1): Planned {
  const from = document.scenarios.findIndex((each) => each.id === id);
  const to = from + step;
  const scenarios = withColours(document.scenarios);
  const [moved] = scenarios.splice(from, 1);
  if (from < 0 || to < 0 || to > scenarios.length || !moved) return { fault: "" };
  scenarios.splice(to, 0, moved);
  return planned(document, scenarios, id);
}

const NAME_MOST = 80;

function faultOfName({ scenarios }: ModelDocument, name: string, own?: string) {
  const said = name.trim();
  if (said === "") return "A scenario needs a name.";
  if (said.length > NAME_MOST) return `A name has ${NAME_MOST} characters at most.`;
  const isTaken = scenarios.some(
    (each) => each.id !== own && each.name.toLowerCase() === said.toLowerCase(),
  );
  if (isTaken || said.toLowerCase() === "base") return `There is a case named “${said}” already.`;
  return undefined;
}

function scenarioOf(id: string, { name, parent, colour, overrides }: ScenarioDraft): Scenario {
  return {
    ...{ id, name: name.trim() },
    ...(parent === undefined ? {} : { parent }),
    ...(colour === undefined ? {} : { colour }),
    overrides: [...overrides],
  };
}

/** Without what the draft says anew: a parent or a colour that is gone must not stay. */
function rest({ parent: _, colour: __, ...scenario }: Scenario) {
  return scenario;
}

function planned(document: ModelDocument, scenarios: Scenario[], id: string): Planned {
  return { edits: editsBetween(document, { ...document, scenarios }), id };
}
