/** One account of the source, month by month, as models take it: where a figure's "why?" ends. */
import { modelMonths } from "@app/connectors/document/model-months";
import { sourceCatalogue } from "@app/connectors/registry/catalogue";
import type { getAccountFigures } from "@app/contract/connection-mapping";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import type { MemberContext } from "#core/context.ts";
import { notFound } from "#core/refusal.ts";
import { readModelBooks, selectReadAt } from "#modules/connection-books/connection-books.ts";
import { openConnection } from "#modules/connections/connections.ts";

type Asked = CheckedOf<typeof getAccountFigures>["query"];

export async function accountFigures(
  context: MemberContext,
  id: number,
  { accountId, from, monthCount }: Asked,
): Promise<DataOf<typeof getAccountFigures>> {
  const row = await openConnection(context, id);
  const books = await readModelBooks(context.db, row);
  const account = books?.ledger.accounts.find(({ externalId }) => externalId === accountId);
  if (!books || !account) throw notFound("Account");
  const { firstMonth, lastMonth, organisation } = books.model;
  const first = Math.max(from, firstMonth);
  const last = Math.min(from + monthCount - 1, lastMonth);
  const readAt = await selectReadAt(context.db, row);
  const moved = modelMonths(books.model, first, last).months;
  return {
    sourceName: sourceCatalogue.find(({ id: each }) => each === row.sourceId)?.name ?? "",
    organisationName: organisation.name,
    code: account.code ?? null,
    name: account.name,
    currencyDecimals: organisation.currencyDecimals,
    months: moved.flatMap((amounts, at) => {
      const month = first + at;
      const read = readAt.get(month);
      const movement = String(amounts.get(accountId) ?? 0n);
      return read ? [{ month, movement, readAt: read.toISOString() }] : [];
    }),
  };
}
