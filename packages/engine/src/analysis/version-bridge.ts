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
  return bridgeFigures(before, after, [target])[0] as VersionBridge;
}

/**
 * The same for several figures, each in its turn, at the cost of one. Of very many changes only
 * the first may be priced: what the others do together is the rest.
 */
export function bridgeFigures(
  before: ModelDocument,
  after: ModelDocument,
  targets: readonly BridgeTarget[],
  changes: readonly DocumentChange[] = changesBetween(before, after),
): VersionBridge[] {
  const bridges = coinsAt(before, targets).map(({ coins }) => ({
    ...{ before: coins, after: coins, parts: [] as BridgePart[] },
  }));
  const reach = (document: ModelDocument, { place, kind }: Pick<BridgePart, "place" | "kind">) =>
    coinsAt(document, targets).forEach(({ figure, coins }, at) => {
      const bridge = bridges[at] as VersionBridge;
      bridge.parts.push({ place, kind, reached: figure, coins: coins - bridge.after });
      bridge.after = coins;
    });
  changes.reduce((document, change) => {
    const made = makeChange(document, change);
    reach(made, change);
    return made;
  }, before);
  reach(after, { place: "", kind: "rest" });
  for (const { parts } of bridges) if (parts.at(-1)?.coins === 0) parts.pop();
  return bridges;
}

/** Zero where the version has no such line or no such periods. */
function coinsAt(document: ModelDocument, targets: readonly BridgeTarget[]) {
  const model = buildModel(document);
  const cases = casesOf(model);
  return targets.map((target) => {
    const { line, from, to = from, scenario } = target;
    const first = model.periods.findIndex(({ lastDay }) => lastDay === from);
    const last = model.periods.findIndex(({ lastDay }) => lastDay === to);
    const isThere = model.program.rowOf.has(line) && first >= 0 && last >= first;
    const figure = isThere
      ? targetValue(model.program, onScenario(cases, scenario).base, {
          line,
          from: first,
          to: last,
        })
      : 0;
    return { figure, coins: coinsOf(figure, target) };
  });
}

function coinsOf(figure: number, { digits = 2 }: BridgeTarget): number {
  return roundHalfAway(figure * Number(`1e${digits}`), 0) + 0;
}
