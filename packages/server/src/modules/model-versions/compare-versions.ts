import type { DataOf } from "@app/contract/endpoint";
import { BASE_CASE, cellText } from "@app/contract/figure-cell";
import type { compareModelVersions } from "@app/contract/model-versions";
import { changesBetween, type DocumentChange } from "@app/engine/analysis/document-changes";
import {
  type BridgeTarget,
  bridgeFigures,
  type VersionBridge,
} from "@app/engine/analysis/version-bridge";
import { buildModel, type Model } from "@app/engine/build/build-model";
import { changedFigures, isByPeriod } from "@app/engine/edits/changed-figures";
import type { Edit } from "@app/engine/edits/edit";
import { editsBetween } from "@app/engine/edits/edits-between";
import { locate } from "@app/engine/edits/locate";
import { isShareAt, sentence } from "@app/engine/edits/sentence";
import { seriesWords } from "@app/engine/edits/words";
import type { ModelDocument } from "@app/engine/model/document";
import { isFigures } from "@app/engine/model/figures";
import { periodsOf } from "@app/engine/time/timeline";
import { defineTask } from "#core/task.ts";
import { withinAnswer } from "#core/within-answer.ts";
import type { Stored } from "./model-versions.store.ts";
import { documentOf } from "./stored-document.ts";

/** A line over some periods, by their numbers in the later version. */
export type AskedFigure = { line: string; from: number; to: number };

type Compared = Omit<DataOf<typeof compareModelVersions>, "from" | "to">;
type ComparedChange = Compared["changes"][number];

/** Each is a whole calculation, so that of a large model fewer are; what more there is, is priced together. */
const PRICED_MOST = { changes: 300, figures: 5_000_000 };

/** Nobody reads more; the last row says what they do together. */
const SHOWN_MOST = 1_000;

/** How many changes are priced one by one: by the size of the model alone, so that it is always the same. */
export function pricedCount({ program, periods }: Pick<Model, "program" | "periods">) {
  const fitting = Math.floor(PRICED_MOST.figures / (program.lines.length * periods.length));
  return Math.min(PRICED_MOST.changes, Math.max(1, fitting));
}

export const compareVersions = defineTask({
  name: "compare_versions",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  isLong: true,
  run(asked: {
    before: Stored;
    after: Stored;
    figures: AskedFigure[];
  }): Compared | { unknown: string } {
    const [before, after] = [documentOf(asked.before), documentOf(asked.after)];
    const models = { before: buildModel(before), after: buildModel(after) };
    const figures = asked.figures.length > 0 ? asked.figures : usualFigures(models.after);
    const unknown = unknownIn(figures, models);
    if (unknown) return { unknown };
    const changes = changesBetween(before, after);
    const targets = figures.map((figure) => targetOf(figure, models.after));
    const priced = changes.slice(0, pricedCount(models.after));
    const bridges = bridgeFigures(before, after, targets, priced);
    const columns = figures.map((figure, at) => ({
      line: figure.line,
      name: nameOf(figure.line, models),
      period: periodWords(figure, models.after),
      before: moneyOf(bridges[at]?.before),
      after: moneyOf(bridges[at]?.after),
      cells: {
        before: cellIn(models.before, figure, models.after),
        after: cellIn(models.after, figure, models.after),
      },
    }));
    const rows = [
      ...withinAnswer(
        changes
          .slice(0, SHOWN_MOST)
          .map((change, at) => rowOf(change, { before, after }, partsAt(bridges, at))),
      ),
      ...restOf(bridges),
    ];
    return {
      figures: columns,
      changes: rows,
      wordCount: countOthers(editsBetween(before, after), changes),
      addsUp: columns.every((column, at) => doesAddUp(column, rows, at, priced.length)),
    };
  },
});

type Models = Record<"before" | "after", Model>;

function usualFigures({ periods }: Model): AskedFigure[] {
  const to = periods.length - 1;
  return [
    { line: "cf.closingCash", from: to, to },
    { line: "pl.profit", from: 0, to },
  ];
}

function unknownIn(figures: readonly AskedFigure[], { before, after }: Models) {
  const lost = figures.find(
    ({ line }) => ![before, after].some((each) => each.program.rowOf.has(line)),
  );
  if (lost) return `There is no line "${lost.line}" in either version.`;
  const isOutside = figures.some(({ from, to }) => from > to || to >= after.periods.length);
  return isOutside ? "The later version has no such periods." : undefined;
}

/** Held by days, since the versions may number their periods otherwise. */
function targetOf({ line, from, to }: AskedFigure, { periods }: Model): BridgeTarget {
  const lastDay = (period: number) => periods[period]?.lastDay ?? 0;
  return { line, from: lastDay(from), to: lastDay(to) };
}

/** Null where a version has no such line or days, or goes by other periods. */
function cellIn(model: Model, { line, from, to }: AskedFigure, after: Model) {
  const periodAt = (asked: number) =>
    model.periods.findIndex(({ lastDay }) => lastDay === after.periods[asked]?.lastDay);
  const cell = { line, from: periodAt(from), to: periodAt(to), case: BASE_CASE };
  const isThere = model.program.rowOf.has(line) && cell.from >= 0 && cell.to >= 0;
  const isAlike = model.document.timeline.unit === after.document.timeline.unit;
  return isThere && isAlike ? cellText(cell) : null;
}

function nameOf(line: string, { before, after }: Models) {
  const named = [after, before].map(({ program }) => program.lines[program.rowOf.get(line) ?? -1]);
  return named.find((each) => each)?.name ?? line;
}

function periodWords(
  { from, to }: Pick<AskedFigure, "from" | "to">,
  { periods }: Pick<Model, "periods">,
) {
  const label = (period: number) => periods[period]?.label ?? "";
  return from === to ? label(from) : `${label(from)} to ${label(to)}`;
}

/** In coins of a hundredth; null where it does not work out. */
function moneyOf(coins: number | undefined) {
  return coins !== undefined && Number.isFinite(coins) ? coins / 100 : null;
}

type Parts = ComparedChange["parts"];
type Documents = Record<"before" | "after", ModelDocument>;

function partsAt(bridges: readonly VersionBridge[], at: number): Parts {
  return bridges.map(({ parts }) => {
    const part = parts[at];
    return part && part.kind !== "rest" ? moneyOf(part.coins) : null;
  });
}

function restOf(bridges: readonly VersionBridge[]): ComparedChange[] {
  const rests = bridges.map(({ parts }) => parts.find(({ kind }) => kind === "rest"));
  if (!rests.some((rest) => rest)) return [];
  const parts = rests.map((rest) => moneyOf(rest?.coins ?? 0));
  return [{ place: "", kind: "rest", sentence: "Everything else", parts }];
}

function rowOf(change: DocumentChange, { before, after }: Documents, parts: Parts): ComparedChange {
  const { place, kind, edits } = change;
  return {
    ...{ place, kind, parts },
    sentence: wordsFor(edits, before),
    before: valueAt(before, place),
    after: valueAt(after, place),
    inPeriods: periodsChanged(place, { before, after }),
  };
}

/** A driver's figures stand under its values, a module's at the place itself. */
function periodsChanged(place: string, { before, after }: Documents): ComparedChange["inPeriods"] {
  const at = place.startsWith("drivers/") ? `${place}/values` : place;
  const [old, now] = [before, after].map((each) => locate(each, at).steps?.at(-1)?.value);
  const { timeline } = after;
  const isSameTime = JSON.stringify(timeline) === JSON.stringify(before.timeline);
  if (!isFigures(old) || !isFigures(now) || !isSameTime || !isByPeriod(at)) return undefined;
  const changed = changedFigures(old, now, timeline.periodCount);
  if (!changed || changed.after.length === timeline.periodCount) return undefined;
  const words = (figures: readonly number[]) => seriesWords(figures, isShareAt(after, at));
  return {
    periods: periodWords(changed, { periods: periodsOf(timeline) }),
    before: words(changed.before),
    after: words(changed.after),
  };
}

/** The first edit in words; the others of one change are of the same thing. */
function wordsFor(edits: readonly Edit[], document: ModelDocument) {
  const [first] = edits;
  if (!first) return "";
  const more = edits.length - 1;
  return sentence(first, document) + (more > 0 ? `, and ${more} more of it` : "");
}

const VALUE_LENGTH_MOST = 2_000;

/** What stands at a place; a list of thousands is read with the version itself. */
function valueAt(document: ModelDocument, place: string): unknown {
  const value = locate(document, place).steps?.at(-1)?.value;
  return (JSON.stringify(value)?.length ?? 0) > VALUE_LENGTH_MOST ? undefined : value;
}

/** Edits of names, notes and the order of things, which move no figure. */
function countOthers(edits: readonly Edit[], changes: readonly DocumentChange[]) {
  const priced = new Set(changes.flatMap((change) => change.edits.map(keyOf)));
  const places = new Set(changes.map(({ place }) => place));
  return edits.filter((edit) => {
    const place = "place" in edit ? edit.place : edit.list;
    return !priced.has(keyOf(edit)) && !isWithin(places, place);
  }).length;
}

function isWithin(places: ReadonlySet<string>, place: string) {
  const names = place.split("/");
  return names.some((_, at) => places.has(names.slice(0, at + 1).join("/")));
}

function keyOf(edit: Edit) {
  return JSON.stringify(edit);
}

type Column = Compared["figures"][number];

/** Looked at in what is sent, in whole coins. */
function doesAddUp(
  { before, after }: Column,
  rows: readonly ComparedChange[],
  at: number,
  pricedCount: number,
) {
  const coins = (money: number | null | undefined) => Math.round((money ?? Number.NaN) * 100);
  const priced = rows.filter(
    ({ kind, parts }, row) => row < pricedCount || kind === "rest" || parts[at] !== null,
  );
  const sum = priced.reduce((total, { parts }) => total + coins(parts[at]), 0);
  return coins(before) + sum === coins(after);
}
