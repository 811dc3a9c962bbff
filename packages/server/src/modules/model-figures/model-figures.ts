import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { readCell } from "@app/contract/figure-cell";
import type { explainWhatIf, getModelStatement, tryModelWhatIf } from "@app/contract/model-figures";
import { writeCsv } from "@app/spreadsheet/csv";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { selectVersion } from "#modules/model-versions/model-versions.ts";
import { inPool } from "#modules/models/models.ts";
import {
  explainFigureOf,
  explainWhatIfOf,
  listDriversOf,
  readStatementOf,
  tryWhatIf,
} from "./read-figures.ts";

export { pastFault } from "./read-figures.ts";

type Query = CheckedOf<typeof getModelStatement>["query"];

export async function statement(pool: Pool, context: MemberContext, id: number, query: Query) {
  const { version: asked, ...shown } = query;
  const { version, ...stored } = await selectVersion(context, id, asked);
  const input = { stored, asked: shown };
  return { ...known(await inPool(pool, context, readStatementOf, input)), version };
}

/** Figures that do not hold are told in the file's first lines, where nobody overlooks them. */
export async function statementCsv(pool: Pool, context: MemberContext, id: number, query: Query) {
  const table = await statement(pool, context, id, query);
  const several = new Set(table.columns.map(({ caseName }) => caseName)).size > 1;
  const heads = table.columns.map(({ label, caseName, role }) =>
    role === "figure" ? (several ? `${label}, ${caseName}` : label) : `${label}, difference`,
  );
  const rows = table.rows.map(({ label, level, figures }) => [
    `${"  ".repeat(level)}${label}`,
    ...figures.map(({ value }) => value ?? ""),
  ]);
  const told = table.blockedBy.map((sentence) => [sentence]);
  const text = writeCsv([...told, [`${table.title}, ${table.currency}`, ...heads], ...rows]);
  return { bytes: Buffer.from(text), contentType: "text/csv; charset=utf-8" };
}

type Asked = { cell: string; version?: number | undefined };

export async function why(pool: Pool, context: MemberContext, id: number, asked: Asked) {
  const cell = readCell(asked.cell);
  if (!cell) throw notFound("Figure");
  const { version, ...stored } = await selectVersion(context, id, asked.version);
  const told = known(await inPool(pool, context, explainFigureOf, { stored, cell }));
  return { ...told, version, cell: asked.cell };
}

type WhatIf = CheckedOf<typeof tryModelWhatIf>["body"];

export async function whatIf(
  pool: Pool,
  context: MemberContext,
  id: number,
  asked: WhatIf,
): Promise<DataOf<typeof tryModelWhatIf>> {
  const { version, ...stored } = await selectVersion(context, id, undefined);
  return { ...known(await inPool(pool, context, tryWhatIf, { stored, asked })), version };
}

type WhatIfWhy = CheckedOf<typeof explainWhatIf>["body"];

export async function whatIfWhy(
  pool: Pool,
  context: MemberContext,
  id: number,
  { cell: text, version: triedOn, ...asked }: WhatIfWhy,
) {
  const cell = readCell(text);
  if (!cell) throw notFound("Figure");
  const { version, ...stored } = await selectVersion(context, id, triedOn);
  const told = known(await inPool(pool, context, explainWhatIfOf, { stored, asked, cell }));
  return { ...told, version, cell: text };
}

export async function drivers(
  pool: Pool,
  context: MemberContext,
  id: number,
  asked: number | undefined,
) {
  const { version, ...stored } = await selectVersion(context, id, asked);
  return { ...(await inPool(pool, context, listDriversOf, stored)), version };
}

function known<T extends object>(found: T | { unknown: string }): T {
  if ("unknown" in found) throw new Refusal(400, found.unknown);
  return found as T;
}
