/** Source and model side by side, month by month: the same to the cent, or accounts stand nowhere. */
import { modelMonths } from "@app/connectors/document/model-months";
import { balancesOf, isProfitAndLoss, movementsByMonth } from "@app/connectors/ledger/balances";
import type { Ledger, Minor } from "@app/connectors/ledger/ledger";
import type { getConnectionFigures } from "@app/contract/connection-mapping";
import type { DataOf } from "@app/contract/endpoint";
import { standardLine } from "@app/engine/model/standard-lines";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import {
  type PlaceRow,
  readModelBooks,
  selectPlaces,
} from "#modules/connection-books/connection-books.ts";
import { openConnection } from "#modules/connections/connections.ts";

type Figures = DataOf<typeof getConnectionFigures>;
type Both = Figures["months"][number]["netProfit"];
/** By month. */
type Totals = ReadonlyMap<number, { netProfit: Minor; netAssets: Minor }>;

export async function figures(context: MemberContext, id: number): Promise<Figures> {
  const row = await openConnection(context, id);
  const books = await readModelBooks(context.db, row);
  if (!books) throw new Refusal(409, "Sync the connection first: its accounts are not known yet.");
  const { ledger, model } = books;
  const [source, held] = [totalsOf(ledger), totalsOf(model)];
  const placed = totalsByLine(model, await selectPlaces(context.db, row));
  const { baseCurrency: currency, currencyDecimals } = ledger.organisation;
  const months = [...source].map(([month, own]) => ({
    month,
    netProfit: both(own.netProfit, held.get(month)?.netProfit, placed.get(month)?.netProfit),
    netAssets: both(own.netAssets, held.get(month)?.netAssets, placed.get(month)?.netAssets),
  }));
  return { currency, currencyDecimals, months };
}

function both(source: Minor, withHeld = 0n, model = 0n): Both {
  return {
    source: String(source),
    onHold: String(withHeld - source),
    model: String(model),
    difference: String(model - withHeld),
  };
}

/** By the classes of the source's own accounts. */
function totalsOf(ledger: Ledger): Totals {
  const movements = movementsByMonth(ledger);
  const isTrading = idsWhere(ledger, isProfitAndLoss);
  const isNet = idsWhere(ledger, ({ class: kind }) => kind === "ASSET" || kind === "LIABILITY");
  return new Map(
    balancesOf(ledger).map(({ month, closing }) => {
      const posted = (movements.get(month) ?? []).filter(({ isYearEndClose }) => !isYearEndClose);
      const earned = posted.filter(({ accountId }) => isTrading.has(accountId));
      const netProfit = -earned.reduce((sum, { net }) => sum + net, 0n);
      const owned = [...closing].filter(([accountId]) => isNet.has(accountId));
      return [month, { netProfit, netAssets: owned.reduce((sum, [, net]) => sum + net, 0n) }];
    }),
  );
}

function idsWhere({ accounts }: Ledger, is: (account: Ledger["accounts"][number]) => boolean) {
  return new Set(accounts.filter(is).map(({ externalId }) => externalId));
}

/** By the lines that accounts stand under, from what a model is given: an opening and movements. */
function totalsByLine(ledger: Ledger, places: readonly PlaceRow[]): Totals {
  const { firstMonth, lastMonth } = ledger;
  const lineOf = new Map(places.map(({ accountId, line }) => [accountId, standardLine(line)]));
  const { opening, months } = modelMonths(ledger, firstMonth, lastMonth);
  const sumWhere = (amounts: ReadonlyMap<string, Minor>, isTrading: boolean) =>
    [...amounts].reduce((sum, [accountId, net]) => {
      const line = lineOf.get(accountId);
      if (!line || line.section === "equity") return sum;
      return (line.statement === "profitAndLoss") === isTrading ? sum + net : sum;
    }, 0n);
  let netAssets = sumWhere(opening, false);
  return new Map(
    months.map((amounts, at) => {
      netAssets += sumWhere(amounts, false);
      return [firstMonth + at, { netProfit: -sumWhere(amounts, true), netAssets }];
    }),
  );
}
