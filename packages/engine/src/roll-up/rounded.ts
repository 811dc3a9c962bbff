/**
 * The statements of one column as they are shown: rounded once, and still adding up.
 *
 *   a total is its own figure, rounded half away from zero
 *   its parts are rounded down, and what is missing to the total goes, one unit each, to the parts
 *   that lost most (largest remainder); a part of zero stays zero
 *
 * Figures that stand on two statements are the same on both, profit, cash and operating cash flow,
 * as long as each statement can still add up.
 * What a total is made of is read from its own expression, so this follows the statements.
 */
import type { Model } from "#build/build-model.ts";
import { roundHalfAway } from "#calculate/numbers.ts";
import { isCash } from "#draft/draft.ts";
import type { Expression, LineId } from "#lines/expression.ts";

type Part = { line: LineId; sign: 1 | -1 };
type Figure = (line: LineId) => number;
type Shown = Map<LineId, number>;

/** Net cash flow lies between opening and closing cash, which are balances and come first. */
const NET_CASH: LineId = "cf.net";

/** `figureOf` gives the column's figures, of a period or rolled up; `digits` may be −3: thousands. */
export function roundStatements(model: Model, figureOf: Figure, digits = 0): Shown {
  const scale = 10 ** -digits;
  const unitsOf: Figure = (line) => roundHalfAway(figureOf(line), digits + 9) / scale;
  const shown: Shown = new Map();
  const anchor = (line: LineId) => shown.set(line, Math.round(roundHalfAway(unitsOf(line), 0)));
  const { profitAndLoss, balanceSheet, cashFlow, cashFlowDirect } = model.statements;
  const rows = [...profitAndLoss, ...balanceSheet, ...cashFlow];
  for (const { line, kind } of rows) if (kind === "total" && line !== NET_CASH) anchor(line);
  anchor("cf.openingCash");
  anchor("cf.profit");
  allocate(cashParts(model), shown.get("cf.closingCash") ?? 0, unitsOf, shown);
  for (const statement of [profitAndLoss, balanceSheet, cashFlow, cashFlowDirect]) {
    if (statement === cashFlowDirect) shown.set("cfd.operating", shown.get("cf.operating") ?? 0);
    for (const { line } of statement.toReversed()) addUp(model, line, unitsOf, shown);
  }
  return new Map([...shown].map(([line, units]) => [line, roundHalfAway(units * scale, digits)]));
}

/** Gives a total's parts figures that add up to it. */
function addUp(model: Model, line: LineId, unitsOf: Figure, shown: Shown) {
  const parts = partsOf(model, line);
  if (parts.length === 0) return;
  for (const part of parts) followItsParts(model, part.line, unitsOf, shown);
  allocate(parts, shown.get(line) ?? 0, unitsOf, shown);
}

/** A part that is only made of figures shown already has to be what they are together. */
function followItsParts(model: Model, line: LineId, unitsOf: Figure, shown: Shown) {
  const parts = partsOf(model, line).filter((part) => !isNothing(unitsOf(part.line)));
  if (shown.has(line) || parts.length === 0 || !parts.every((part) => shown.has(part.line))) return;
  shown.set(line, sumOf(parts, shown));
}

/**
 * Shares a whole out among parts. Those that have a figure already keep it, unless nothing else
 * can take up the difference: a statement adds up before it agrees with another one.
 */
function allocate(parts: readonly Part[], whole: number, unitsOf: Figure, shown: Shown) {
  const exact = ({ line, sign }: Part) => sign * unitsOf(line);
  for (const part of parts) if (isNothing(exact(part))) shown.set(part.line, 0);
  const some = parts.filter((part) => !isNothing(exact(part)));
  const free = some.filter(({ line }) => !shown.has(line));
  const kept = some.filter(({ line }) => shown.has(line));
  if (free.length === 0 && sumOf(kept, shown) === whole) return;
  const [moving, fixed] = free.length > 0 ? [free, sumOf(kept, shown)] : [kept, 0];
  const lost = (part: Part) => exact(part) - Math.floor(exact(part));
  const missing = whole - fixed - moving.reduce((sum, part) => sum + Math.floor(exact(part)), 0);
  const inOrder = moving.toSorted((left, right) => lost(right) - lost(left));
  for (const [place, part] of inOrder.entries()) {
    const extra = Math.floor((missing - place - 1) / inOrder.length) + 1;
    shown.set(part.line, part.sign * (Math.floor(exact(part)) + extra) + 0);
  }
}

function isNothing(units: number): boolean {
  return Math.abs(units) < 1e-9;
}

function sumOf(parts: readonly Part[], shown: Shown): number {
  return parts.reduce((sum, { line, sign }) => sum + sign * (shown.get(line) ?? 0), 0);
}

/** The accounts that closing cash is made of. */
function cashParts(model: Model): Part[] {
  const accounts = [...model.accounts.values()].filter(isCash);
  return accounts.map(({ id }) => ({ line: `bs.account.${id}`, sign: 1 }));
}

/** The statement lines a total adds and takes off; none for a line that is no such sum. */
function partsOf({ program }: Model, line: LineId): Part[] {
  const source = program.lines[program.rowOf.get(line) ?? -1]?.source;
  const parts = source?.kind === "calculated" ? termsOf(source.expression, 1) : undefined;
  return parts?.every((part) => STATEMENT.test(part.line)) ? parts : [];
}

const STATEMENT = /^(pl|bs|cf|cfd)\./;

function termsOf(expression: Expression, sign: 1 | -1): Part[] | undefined {
  if (expression.kind === "line" && expression.lag === 0) return [{ line: expression.line, sign }];
  if (expression.kind === "number" && expression.value === 0) return [];
  if (expression.kind !== "binary") return undefined;
  if (expression.operator !== "add" && expression.operator !== "subtract") return undefined;
  const opposite = sign === 1 ? -1 : 1;
  const left = termsOf(expression.left, sign);
  const right = termsOf(expression.right, expression.operator === "add" ? sign : opposite);
  return left && right && [...left, ...right];
}
