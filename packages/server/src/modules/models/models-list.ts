import type { CheckedOf } from "@app/contract/endpoint";
import { type listModels, type Model, modelFilter } from "@app/contract/models";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { MemberContext } from "#core/context.ts";
import { inParts } from "#core/in-parts.ts";
import { withinAnswer } from "#core/within-answer.ts";
import type { Db } from "#db/db.ts";
import { selectThese } from "./models.store.ts";
import * as store from "./models-list.store.ts";
import { askerOf } from "./open-model.ts";
import { present, presentThese } from "./present-model.ts";

type Listed = Omit<Model, "figures"> & Partial<Pick<Model, "figures">>;
type Query = CheckedOf<typeof listModels>["query"];

export async function list(context: MemberContext, query: Query) {
  const counts = await countsFor(context, query);
  const filter = query.filter ?? firstToShow(counts);
  const read = query.pagination ? readPage : readAll;
  return {
    items: withinAnswer<Listed>(await read(context, { ...query, filter })),
    totalItemCount: counts.get(filter) ?? 0,
    filter,
    filterCounts: modelFilter.options.map((key) => ({ key, count: counts.get(key) ?? 0 })),
  };
}

/** Those that are kept, unless something is searched for. All of a list is read in parts, each by itself. */
function countsFor(context: MemberContext, query: Query) {
  const count = (db: Db) =>
    query.search || query.checks
      ? store.countWanted(db, askerOf(context), query)
      : store.selectCounts(db);
  return query.pagination ? count(context.db) : context.commitNow(count);
}

/** Somebody new sees their team's models, though there are none. */
function firstToShow(counts: ReadonlyMap<store.Filter, number>) {
  return modelFilter.options.find((filter) => counts.get(filter)) ?? "Team";
}

async function readPage(context: MemberContext, page: store.Page) {
  return presentThese(context, await store.selectIds(context.db, askerOf(context), page));
}

/** In parts, and without figures. */
async function readAll(context: MemberContext, page: store.Page) {
  const asker = askerOf(context);
  const ids = await context.commitNow((db) =>
    store.selectIds(db, asker, { ...page, offset: 0, limit: UNPAGED_ROWS_MAX }),
  );
  const items: Listed[] = [];
  for await (const rows of inParts(context, ids, (db, part) => selectThese(db, asker, part))) {
    for (const row of rows) {
      const { figures: _, ...rest } = present(context, row);
      items.push(rest);
    }
  }
  return items;
}
