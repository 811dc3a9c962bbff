import type { CheckedOf } from "@app/contract/endpoint";
import type { compareModelVersions } from "@app/contract/model-versions";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { inPool, openModel } from "#modules/models/models.ts";
import { type AskedFigure, compareVersions } from "./compare-versions.ts";
import * as store from "./model-versions.store.ts";
import { presentVersion } from "./present-version.ts";

type Query = CheckedOf<typeof compareModelVersions>["query"];

/** Every change is priced by calculating the whole model once more, so it is done in the pool. */
export async function compare(pool: Pool, context: MemberContext, id: number, query: Query) {
  const { identity } = context;
  const { from, to } = query;
  const figures = readFigures(query.figures);
  const found = await context.commitNow(async (db) => {
    const { teamId } = await openModel({ db, identity }, id);
    const of = { modelId: id, teamId };
    const [before, after] = [
      await store.selectStored(db, of, from),
      await store.selectStored(db, of, to),
    ];
    const [fromRow] = await store.selectVersions(db, of, from, from);
    const [toRow] = await store.selectVersions(db, of, to, to);
    if (!before || !after || !fromRow || !toRow) throw notFound("Version");
    return { before, after, fromRow, toRow };
  });
  const { before, after, fromRow, toRow } = found;
  const compared = await inPool(pool, context, compareVersions, { before, after, figures });
  if ("unknown" in compared) throw new Refusal(400, compared.unknown, "figures");
  return {
    ...compared,
    from: presentVersion(context, fromRow),
    to: presentVersion(context, toRow),
  };
}

const FIGURES_MAX = 6;

/** "cf.closingCash@35,pl.profit@24-35". */
function readFigures(text: string): AskedFigure[] {
  if (text === "") return [];
  const parts = text.split(",");
  const figures = parts.flatMap((part) => {
    const [, line = "", first = "", last = first] =
      /^([^@\s]+)@(\d{1,4})(?:-(\d{1,4}))?$/.exec(part.trim()) ?? [];
    return line === "" ? [] : [{ line, from: Number(first), to: Number(last) }];
  });
  if (figures.length !== parts.length || figures.length > FIGURES_MAX) {
    const message = `Ask for up to ${FIGURES_MAX} figures, as "cf.closingCash@35".`;
    throw new Refusal(400, message, "figures");
  }
  return figures;
}
