/**
 * From one version of a model to another in money: "closing cash −84,000: debtor days −41,000, …".
 *
 * The changes are made one after the other, in the order of `changesBetween`, and after each the
 * model is built and calculated anew; a change's part is how far the figure moved. What a later
 * change does, it does on top of the earlier ones. Whatever else differs (the order of modules,
 * say) is made last.
 *
 * The parts add up exactly. Each running figure is rounded once, to the smallest coin, and a part
 * is the difference of two such whole numbers; so their sum is the last less the first, to the
 * coin, with nothing left over.
 */
import { buildModel } from "#build/build-model.ts";
import { roundHalfAway } from "#calculate/numbers.ts";
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument } from "#model/document.ts";
import type { ScenarioId } from "#overrides/family.ts";
import { casesOf, onScenario } from "#scenarios/cases.ts";
import type { DayNumber } from "#time/day.ts";
import { changesBetween, type DocumentChange, makeChange } from "./document-changes.ts";
import { targetValue } from "./target.ts";

/** A figure in any version: its line, and the days its periods end on. */
export type BridgeTarget = {
  line: LineId;
  /** The last day of the first and of the last period; one period when `to` is unsaid. */
  from: DayNumber;
  to?: DayNumber;
  scenario?: ScenarioId;
  /** Digits after the point of the smallest coin; 2 when unsaid. */
  digits?: number;
};

export type BridgePart = Pick<DocumentChange, "place"> & {
  kind: DocumentChange["kind"] | "rest";
  /** The figure once the change is made, as calculated. */
  reached: number;
  /** What the change did, in the smallest coin. */
  coins: number;
};

/** `before`, `after` and the parts in the smallest coin: before + all parts = after, exactly. */
export type VersionBridge = { before: number; after: number; parts: BridgePart[] };

export function bridgeVersions(
  before: ModelDocument,
  after: ModelDocument,
  target: BridgeTarget,
): VersionBridge {
  const first = coinsOf(figureOf(before, target), target);
  let document = before;
  let coins = first;
  const partTo = (reached: number, place: string, kind: BridgePart["kind"]): BridgePart => {
    const previous = coins;
    coins = coinsOf(reached, target);
    return { place, kind, reached, coins: coins - previous };
  };
  const parts = changesBetween(before, after).map((change) => {
    document = makeChange(document, change);
    return partTo(figureOf(document, target), change.place, change.kind);
  });
  const rest = partTo(figureOf(after, target), "", "rest");
  return { before: first, after: coins, parts: rest.coins === 0 ? parts : [...parts, rest] };
}

/** Zero where the version has no such line or no such periods. */
function figureOf(document: ModelDocument, { line, from, to = from, scenario }: BridgeTarget) {
  const model = buildModel(document);
  const first = model.periods.findIndex(({ lastDay }) => lastDay === from);
  const last = model.periods.findIndex(({ lastDay }) => lastDay === to);
  if (!model.program.rowOf.has(line) || first < 0 || last < first) return 0;
  const { base } = onScenario(casesOf(model), scenario);
  return targetValue(model.program, base, { line, from: first, to: last });
}

function coinsOf(figure: number, { digits = 2 }: BridgeTarget): number {
  return roundHalfAway(figure * Number(`1e${digits}`), 0) + 0;
}
