/**
 * What a statement's totals are made of, read from their own expressions, so that it follows the
 * statements. A tree stands root first; every other line counts, with a sign, towards the line above
 * it in the tree, and in the end towards a root: profit, total assets, closing cash.
 */
import type { Model } from "#build/build-model.ts";
import { isCash } from "#draft/draft.ts";
import type { Expression, LineId } from "#lines/expression.ts";
import type { StatementKey } from "#statements/statement.ts";

export type StatementTree = {
  nodes: readonly TreeNode[];
  indexOf: ReadonlyMap<LineId, number>;
};

export type TreeNode = {
  line: LineId;
  /** Its place among the nodes; undefined for a root. */
  parent: number | undefined;
  children: number[];
  /** How it counts towards its parent, and towards its root. */
  sign: 1 | -1;
  rootSign: 1 | -1;
  /**
   * A total is its own figure, rounded; a wish is too, as long as the rest can still add up; a part
   * takes what its total leaves it.
   */
  rounding: "total" | "wish" | "part";
  /** A line of totals, into which nothing folds. */
  isTotal: boolean;
  /** A figure that is the same but for roundings on the way, also on another statement. */
  sameAs?: LineId;
};

type Term = { line: LineId; sign: 1 | -1 };

/**
 * Net cash flow stands between two balances, opening and closing cash, which come first; and what
 * operations brought is the same by both methods.
 */
const NOT_FOR_THEMSELVES: readonly LineId[] = ["cf.net", "cfd.operating"];

/** Together they are closing cash, whatever the number of bank accounts. */
export const CASH_TOGETHER: LineId = "bs.cash";

/** Read by themselves wherever they stand, so that they are their own figure, rounded, as totals are. */
const FOR_THEMSELVES: readonly LineId[] = ["pl.revenue", "cf.openingCash", CASH_TOGETHER];

const WISHES: readonly LineId[] = ["cf.profit", "bs.account.currentYearEarnings"];
const SAME: ReadonlyMap<LineId, LineId> = new Map([
  ["cf.profit", "pl.profit"],
  ["bs.totalLiabilitiesAndEquity", "bs.totalAssets"],
  [CASH_TOGETHER, "cf.closingCash"],
]);

/** Statements are the same value while only figures change. */
const known = new WeakMap<Model["statements"], Map<StatementKey, StatementTree>>();

export function statementTree(model: Model, statement: StatementKey): StatementTree {
  const trees = known.get(model.statements) ?? new Map<StatementKey, StatementTree>();
  known.set(model.statements, trees);
  const tree = trees.get(statement) ?? growTree(model, statement);
  trees.set(statement, tree);
  return tree;
}

function growTree(model: Model, statement: StatementKey): StatementTree {
  const rows = model.statements[statement];
  const kinds = new Map(rows.map(({ line, kind }) => [line, kind]));
  const terms = new Map(rows.map(({ line }) => [line, termsOf(model, line)]));
  putCashTogether(model, terms);
  const isPart = new Set([...terms.values()].flat().map(({ line }) => line));
  const nodes: TreeNode[] = [];
  const indexOf = new Map<LineId, number>();
  const grow = (line: LineId, sign: 1 | -1, parent?: number) => {
    if (indexOf.has(line)) return;
    const index = nodes.length;
    const above = parent === undefined ? undefined : nodes[parent];
    const isTotal = kinds.get(line) === "total" && !NOT_FOR_THEMSELVES.includes(line);
    const isFixed = isTotal || FOR_THEMSELVES.includes(line);
    const sameAs = SAME.get(line);
    indexOf.set(line, index);
    above?.children.push(index);
    nodes.push({
      line,
      parent,
      children: [],
      sign,
      rootSign: above?.rootSign === sign || !above ? 1 : -1,
      rounding: isFixed ? "total" : WISHES.includes(line) ? "wish" : "part",
      isTotal,
      ...(sameAs === undefined ? {} : { sameAs }),
    });
    for (const term of terms.get(line) ?? []) grow(term.line, term.sign, index);
  };
  for (const { line } of rows.toReversed()) if (!isPart.has(line)) grow(line, 1);
  return { nodes, indexOf };
}

/**
 * Several models' trees in one: a line that only some have stands where they have it. Undefined where
 * a line counts towards another total in one than in the other.
 */
export function mergedTree([first, ...others]: readonly StatementTree[]):
  | StatementTree
  | undefined {
  if (!first || others.length === 0) return first;
  const nodes = first.nodes.map((node) => ({ ...node, children: [...node.children] }));
  const indexOf = new Map(first.indexOf);
  for (const tree of others)
    for (const node of tree.nodes) {
      const parentLine = tree.nodes[node.parent ?? -1]?.line;
      const parent = parentLine === undefined ? undefined : indexOf.get(parentLine);
      const known = nodes[indexOf.get(node.line) ?? -1];
      if (known && (known.parent !== parent || known.sign !== node.sign)) return undefined;
      if (known) continue;
      indexOf.set(node.line, nodes.length);
      nodes[parent ?? -1]?.children.push(nodes.length);
      nodes.push({ ...node, parent, children: [] });
    }
  return { nodes, indexOf };
}

/** Bank accounts stand under a line of their own, which is nowhere shown. */
function putCashTogether({ accounts }: Model, terms: Map<LineId, Term[]>) {
  const assets = terms.get("bs.currentAssets");
  if (!assets) return;
  const cash = new Set([...accounts.values()].filter(isCash).map(({ id }) => `bs.account.${id}`));
  const isOfCash = ({ line }: Term) => cash.has(line);
  if (!assets.some(isOfCash)) return;
  terms.set(CASH_TOGETHER, assets.filter(isOfCash));
  terms.set("bs.currentAssets", [
    { line: CASH_TOGETHER, sign: 1 },
    ...assets.filter((term) => !isOfCash(term)),
  ]);
}

/** The statement lines a total adds and takes off; none for a line that is no such sum. */
function termsOf({ program }: Model, line: LineId): Term[] {
  const source = program.lines[program.rowOf.get(line) ?? -1]?.source;
  const terms = source?.kind === "calculated" ? sumTerms(source.expression, 1) : undefined;
  return terms?.every((term) => STATEMENT.test(term.line)) ? terms : [];
}

const STATEMENT = /^(pl|bs|cf|cfd)\./;

function sumTerms(expression: Expression, sign: 1 | -1): Term[] | undefined {
  if (expression.kind === "line" && expression.lag === 0) return [{ line: expression.line, sign }];
  if (expression.kind === "number" && expression.value === 0) return [];
  if (expression.kind !== "binary") return undefined;
  if (expression.operator !== "add" && expression.operator !== "subtract") return undefined;
  const opposite = sign === 1 ? -1 : 1;
  const left = sumTerms(expression.left, sign);
  const right = sumTerms(expression.right, expression.operator === "add" ? sign : opposite);
  return left && right && [...left, ...right];
}
