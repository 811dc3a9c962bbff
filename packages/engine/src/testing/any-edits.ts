/**
 * Edits that a person might make to any document, drawn before the document is known: each is an
 * intent, and becomes an edit of whatever document stands when its turn comes. Figures for the most
 * part; also changes by hand, and every sort of thing that makes another model.
 */
import fc from "fast-check";
import type { Model } from "#build/build-model.ts";
import type { Edit } from "#edits/edit.ts";
import { placeOf } from "#edits/place.ts";
import type { Override } from "#model/document.ts";
import { canOverride } from "#overrides/override-lines.ts";

type Intent = { kind: Kind; pick: number; other: number; value: number; values: number[] };
type Kind = (typeof KINDS)[number];

const KINDS = [
  ...["figure", "figure", "figure", "series", "series", "list", "periods", "periods"],
  ...["override", "override", "overrideValue", "overrideRemoved", "scenarioOverride"],
  ...["scenarioOverride", "scenarioOverrideValue", "scenarioOverrideRemoved"],
  ...["note", "name", "formula", "off", "driver", "removed", "scenario", "closed", "opening"],
] as const;

const figure = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.1, 45, 90, 400, 1000),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
);

declare const process: { env: { EDIT_RUNS?: string } };
const { EDIT_RUNS } = process.env;

/** A longer run by `EDIT_RUNS=2000`, with other draws each time. */
export function editRuns(usual: number) {
  return EDIT_RUNS ? { numRuns: Number(EDIT_RUNS) } : { numRuns: usual, seed: 20261115 };
}

export const EDIT_TIMEOUT = EDIT_RUNS ? 3_600_000 : 120_000;

export const anyIntents: fc.Arbitrary<Intent[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    pick: fc.nat(1000),
    other: fc.nat(1000),
    value: figure,
    values: fc.array(figure, { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Undefined where the document has nothing of the kind. */
export function editOf(model: Model, intent: Intent): Edit | undefined {
  const { document } = model;
  const { kind, pick, other, value, values } = intent;
  const set = (place: string | undefined, to: unknown): Edit | undefined =>
    place === undefined ? undefined : { kind: "set", place, value: to };
  const driver = oneOf(document.drivers, pick);
  const module = oneOf(document.modules, pick);
  const scenario = oneOf(document.scenarios, other);
  const inScenario = scenario && placeOf("scenarios", scenario.id, "overrides");
  switch (kind) {
    case "figure":
      return set(figurePlace(model, pick), value);
    case "series":
      return set(figurePlace(model, pick), { figures: values, later: value });
    case "list":
      return set(figurePlace(model, pick), values);
    case "periods": {
      const place = figurePlace(model, pick);
      return place ? { kind: "figures", place, from: other % 4, values } : undefined;
    }
    case "override":
      return inserted("overrides", overrideOf(model, intent));
    case "scenarioOverride":
      return inScenario ? inserted(inScenario, overrideOf(model, intent)) : undefined;
    case "overrideValue":
      return set(overridePlace("overrides", document.overrides, pick, "value"), value);
    case "scenarioOverrideValue":
      return set(inScenario && overridePlace(inScenario, scenario.overrides, pick, "value"), value);
    case "overrideRemoved":
      return removed(overridePlace("overrides", document.overrides, pick));
    case "scenarioOverrideRemoved":
      return removed(inScenario && overridePlace(inScenario, scenario.overrides, pick));
    case "note":
      return set(driver && placeOf("drivers", driver.id, "setBy"), "Somebody");
    case "name":
      return set("name", `Model ${pick}`);
    case "formula":
      return set(figurePlace(model, pick), "calendar.index + 1");
    case "off":
      return set(module && placeOf("modules", module.id, "isOff"), other % 2 === 0);
    case "driver":
      return inserted("drivers", { id: `added${pick}`, name: "Added", unit: "currency", values });
    case "removed":
      return removed(module && placeOf("modules", module.id));
    case "scenario":
      return inserted("scenarios", { id: `case${pick}`, name: "Case", overrides: [] });
    case "closed":
      return set("timeline/actualCount", Math.min(other % 3, document.timeline.periodCount));
    case "opening":
      return set(placeOf("accounts", oneOf(document.accounts, pick)?.id ?? "", "opening"), value);
    default:
      return undefined;
  }
}

function oneOf<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(list.length, 1)];
}

function inserted(list: string, entry: unknown): Edit {
  return { kind: "insert", list, entry, after: null };
}

function removed(place: string | undefined): Edit | undefined {
  return place === undefined ? undefined : { kind: "remove", place };
}

function overridePlace(list: string, overrides: readonly Override[], pick: number, field?: string) {
  const line = oneOf(overrides, pick)?.line;
  if (line === undefined) return undefined;
  return [list, placeOf(line), ...(field ? [field] : [])].join("/");
}

function figurePlace({ program }: Model, pick: number): string | undefined {
  const places = program.lines.flatMap(({ source }) =>
    source.kind === "given" && source.place ? [source.place] : [],
  );
  return oneOf(places, pick);
}

/** On a line that can be changed, given or a formula; now and then on one that cannot. */
function overrideOf({ program: { lines } }: Model, { pick, other, value }: Intent): Override {
  const open = other % 8 === 0 ? lines : lines.filter(canOverride);
  const line = oneOf(open, pick)?.id ?? "nowhere";
  const mode = (["set", "set", "scale", "shift"] as const)[other % 4] ?? "set";
  const from = other % 3;
  return { line, mode, value, from, ...(other % 2 === 0 ? { to: from + 1 } : {}) };
}
