/** A run of shocks as a file: a forecast a row, without the shocks, with them, and the difference. */
import { WORKBOOK } from "@app/contract/content-types";
import type { CheckedOf } from "@app/contract/endpoint";
import type { ModelFigures } from "@app/contract/models";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { downloadShockRun, ShockRow } from "@app/contract/shocks";
import type { Shock } from "@app/engine/analysis/shock";
import { shockMeaning, shockText } from "@app/engine/analysis/shock-words";
import { writeCsv } from "@app/spreadsheet/csv";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound } from "#core/refusal.ts";
import { brokenNames, checkWords, inPool, runwayWords } from "#modules/models/models.ts";
import { type Cells, writeShockWorkbook } from "./shock-workbook.ts";
import { rowsOf, runOf } from "./shocks.ts";

const HEADINGS = [
  ...["Client", "Model", "Currency", "Closing period"],
  ...["Closing cash, base", "Closing cash, shock", "Change"],
  ...["Lowest less floor, base", "Lowest less floor, shock"],
  ...["Lowest in, base", "Lowest in, shock"],
  ...["Most overdrawn, base", "Most overdrawn, shock"],
  ...["Most overdrawn in, base", "Most overdrawn in, shock"],
  ...["Runway in periods, base", "Runway in periods, shock"],
  ...["Broken covenants, base", "Broken covenants, shock"],
  ...["Checks, base", "Checks, shock", "Shock from", "Not felt by"],
  ...["Receipts below zero in, shock", "Changed since the run"],
];

type Asked = CheckedOf<typeof downloadShockRun>["query"];

export async function download(pool: Pool, context: MemberContext, { as, ...chosen }: Asked) {
  const run = await runOf(context);
  if (!run) throw notFound("Run");
  const page = { ...chosen, offset: 0, limit: UNPAGED_ROWS_MAX };
  const rows = (await rowsOf(context, run.id, page)).map(cellsOf);
  const shocks = run.shocks as Shock[];
  const ranAt = run.startedAt.toISOString().slice(0, 16).replace("T", " ");
  const title = `${shocks.map(shockText).join(", ")}; run ${ranAt} UTC`;
  const note = `${shocks.map(shockMeaning).join(". ")}.`;
  if (as === "csv") {
    const bytes = Buffer.from(writeCsv([[title], [note], HEADINGS, ...rows]));
    return { bytes, contentType: "text/csv; charset=utf-8", fileName: "shock.csv" };
  }
  // Nobody waits for the database while a workbook is written.
  await context.startOver();
  const sheet = { title, note, headings: HEADINGS, rows };
  const bytes = await inPool(pool, context, writeShockWorkbook, sheet);
  return { bytes: Buffer.from(bytes), contentType: WORKBOOK, fileName: "shock.xlsx" };
}

/** What is not known is an empty cell: a nought would be a figure. */
function cellsOf({ clientName, modelName, outcome, failure, isChanged }: ShockRow): Cells {
  const name = [clientName ?? "", modelName];
  if (!outcome) {
    const told = [...name, "", failure ?? "Not worked out yet"];
    return [...told, ...Array(HEADINGS.length - told.length).fill("")];
  }
  const { base, shocked, missed, from, receiptsBelowZero } = outcome;
  const both = (of: (figures: ModelFigures) => number | string) => [of(base), of(shocked)];
  const [before = "", after = ""] = both(({ ahead }) => ahead?.closing?.value ?? "");
  const change =
    typeof before === "number" && typeof after === "number"
      ? Math.round((after - before) * 100) / 100
      : "";
  return [
    ...[...name, base.currency, base.ahead?.closing?.period ?? "", before, after, change],
    ...both(({ ahead }) => ahead?.lowestHeadroom?.value ?? ""),
    ...both(({ ahead }) => ahead?.lowestHeadroom?.period ?? ""),
    ...both(({ ahead }) => ahead?.mostDrawn?.value ?? ""),
    ...both(({ ahead }) => ahead?.mostDrawn?.period ?? ""),
    ...both(runwayWords),
    ...both(brokenNames),
    ...both(checkWords),
    ...[from ?? "It ends before", missed.join("; ")],
    ...[receiptsBelowZero ?? "", isChanged ? "Changed" : ""],
  ];
}
