/**
 * The class of an account, from Tryton's tree of account types. A type says on which statement it
 * stands and whether it is an asset, a revenue or an expense; what it does not say, the types
 * above it may. Liabilities and equity are both "balance, not assets", so they are told apart by
 *
 *   a flag   payable and debt are liabilities
 *   a place  the type that the income statement hangs under is equity, for its result belongs there
 *   a name   the type's own, then those above it; one that names both tells nothing
 *
 * What none of these tells is refused, and a person says what it is in the connection's settings.
 */
import { type Fields, idText, optionalText, text } from "#http/shape.ts";
import type { AccountClass } from "#ledger/ledger.ts";

const LIABILITY =
  /liabilit|payable|creditor|\bdebts?\b|\bloans?\b|verbindlich|rückstellung|schuld|\bdettes?\b|emprunt|pasivo|passiu|passivo|obveznost|обязательств|задължен/i;
const EQUITY =
  /equity|share capital|reserves?\b|retained|eigenkapital|eigen vermogen|capitaux propres|patrimoni|капитал|\bkapital\b/i;

export type AccountType = {
  name: string;
  statement: string | undefined;
  /** Undefined where nothing tells. */
  class: AccountClass | undefined;
};

type Node = Fields & { parentId: string | undefined };

export function accountTypesOf(
  rows: readonly Fields[],
  classByType: Readonly<Record<string, AccountClass>> = {},
): Map<string, AccountType> {
  const said = new Map(Object.entries(classByType));
  const nodes = new Map(rows.map((row) => [idText(row.id, "Tryton: account type"), nodeOf(row)]));
  const aboveIncome = new Set(
    [...nodes.values()]
      .filter(({ statement }) => statement === "income")
      .flatMap((node) => [...wayUp(node, nodes)]),
  );
  return new Map(
    [...nodes].map(([id, node]) => {
      const name = text(node.name, `Tryton: account type ${id}.name`);
      const statement = optionalText(node.statement, `Tryton: account type ${id}.statement`);
      return [id, { name, statement, class: said.get(name) ?? told(node, nodes, aboveIncome) }];
    }),
  );
}

function nodeOf(row: Fields): Node {
  const parentId = row.parent == null ? undefined : idText(row.parent, "Tryton: type.parent");
  return { ...row, parentId };
}

/** The type itself, then what stands above it. */
function* wayUp(start: Node, nodes: ReadonlyMap<string, Node>): Generator<Node> {
  const seen = new Set<Node>();
  for (let node: Node | undefined = start; node && !seen.has(node); ) {
    seen.add(node);
    yield node;
    node = node.parentId === undefined ? undefined : nodes.get(node.parentId);
  }
}

function told(node: Node, nodes: ReadonlyMap<string, Node>, aboveIncome: ReadonlySet<Node>) {
  for (const each of wayUp(node, nodes)) {
    if (each.statement !== node.statement) return undefined;
    const found = node.statement === "income" ? resultClass(each) : balanceClass(each, aboveIncome);
    if (found) return found;
  }
  return undefined;
}

function resultClass(type: Node): AccountClass | undefined {
  if (isSet(type.revenue) === isSet(type.expense)) return undefined;
  return isSet(type.revenue) ? "REVENUE" : "EXPENSE";
}

function balanceClass(type: Node, aboveIncome: ReadonlySet<Node>): AccountClass | undefined {
  if (type.statement !== "balance") return undefined;
  if (isSet(type.assets)) return "ASSET";
  if (isSet(type.payable) || isSet(type.debt)) return "LIABILITY";
  if (aboveIncome.has(type)) return "EQUITY";
  const name = String(type.name);
  if (LIABILITY.test(name) === EQUITY.test(name)) return undefined;
  return EQUITY.test(name) ? "EQUITY" : "LIABILITY";
}

/** A database without booleans gives 1 and 0. */
export function isSet(value: unknown): boolean {
  return value === true || value === 1;
}
