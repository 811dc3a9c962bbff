/**
 * The ids in the name of a line. A driver's line is the driver's id, a module's line starts with
 * the module's, and the lines of accounts, KPIs and rules have theirs at a fixed place.
 */
import type { LineId } from "#lines/expression.ts";
import { RESERVED_NAMES } from "#model/reserved-names.ts";
import type { EditOf } from "./made.ts";
import { namesIn } from "./place.ts";

export type Rename = Pick<EditOf<"rename">, "list" | "from" | "to">;

/** What stands beside a line that is written as a formula, or is changed by hand. */
const BESIDE =
  "(?:override|overrideScale|isOverridden|asCalculated|(?:part|cumulative|yearToDate)\\d+)";
const RESERVED = `(?:${[...RESERVED_NAMES].join("|")})`;

/** What comes before the id, and the id. */
const IDS: Record<string, RegExp[]> = {
  drivers: [new RegExp(`^()(\\w+)(?=$|\\.${BESIDE}$)`)],
  modules: [new RegExp(`^()(?!${RESERVED}\\.)(\\w+)(?=\\.(?!${BESIDE}$))`)],
  accounts: [
    /^(account\.)(\w+)/,
    /^((?:bs|pl)\.account\.)(\w+)/,
    /^(cf\.(?:operating|investing|financing|nonCash|exchange|less)\.)(\w+)/,
    new RegExp(
      `^((?!${RESERVED}\\.)\\w+\\.(?:taxBack|deferredOnSales|deferredOnPurchases)\\.)(\\w+)`,
    ),
    new RegExp(
      `^((?!${RESERVED}\\.)\\w+\\.)(\\w+)(?=\\.(?:difference|kept|leftover|settled)(?:\\.|$))`,
    ),
  ],
  kpis: [/^(kpi\.)(\w+)/],
  checks: [/^(check\.rule\.)(\w+)/],
};

export function renamedLine(line: LineId, { list, from, to }: Rename): LineId {
  const [kind = "", owner, part] = namesIn(list);
  if (part === "onCosts") return line.replace(partOf(owner, from), `${owner}.${to}`);
  const pattern = IDS[kind]?.find((each) => each.exec(line)?.[2] === from);
  return pattern ? line.replace(pattern, `$1${to}`) : line;
}

/** A part of a payroll has its id second: "payroll.pension". */
function partOf(owner: string | undefined, id: string): RegExp {
  return new RegExp(`^${owner}\\.${id}(?=$|\\.(?!(?:difference|kept|leftover|settled)(?:\\.|$)))`);
}
