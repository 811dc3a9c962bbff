/** What somebody sees who comes in. Nothing is calculated here: figures were kept with every save. */
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import {
  type getHome,
  type HeadroomRow,
  type listHeadroom as headroomCall,
  needFilter,
  type listNeeds as needsCall,
} from "@app/contract/home";
import type { Model } from "@app/contract/models";
import { monthLabel } from "@app/engine/time/month";
import type { MemberContext } from "#core/context.ts";
import { hasSeveral, listCare, monthOfDate } from "#modules/connections/connections.ts";
import { askerOf, MONTHS_SHOWN, presentThese } from "#modules/models/models.ts";
import * as store from "./home.store.ts";

/** Above the floor by less than this share of it is near. */
const NEAR_SHARE = 0.25;
const NOTES_SHOWN = 3;
const CONNECTIONS_SHOWN = 3;
const NOTE_LENGTH_MAX = 280;

export async function get(context: MemberContext): Promise<DataOf<typeof getHome>> {
  const care = await listCare(context, CONNECTIONS_SHOWN);
  return {
    notes: await listWaitingNotes(context, NOTES_SHOWN),
    connections: {
      areSeveral: await hasSeveral(context),
      count: care.count,
      items: care.items.map(({ id, name, clientName, status: { state, reason } }) => ({
        ...{ id, name, clientName, state, reason },
      })),
    },
  };
}

/** What readers wrote last and nobody answered: in the whole team, or at the reports of one client. */
export async function listWaitingNotes(
  { db, identity }: MemberContext,
  limit: number,
  clientId?: number,
) {
  const of = { teamId: identity.member.teamId, clientId };
  const notes = await store.selectWaitingNotes(db, of, limit);
  return {
    count: await store.countWaitingNotes(db, of),
    items: notes.map(({ text, at, ...note }) => ({
      ...note,
      text: text.length > NOTE_LENGTH_MAX ? `${text.slice(0, NOTE_LENGTH_MAX - 1)}…` : text,
      at: new Date(at).toISOString(),
    })),
  };
}

export async function listNeeds(
  context: MemberContext,
  page: CheckedOf<typeof needsCall>["query"],
): Promise<DataOf<typeof needsCall>> {
  const { db, now } = context;
  const asked = { ...askerOf(context), lastOver: monthOfDate(now()) - 1 };
  const rows = await store.selectNeeds(db, asked, page);
  const counts = await store.countNeeds(db, asked);
  const models = await presentThese(
    context,
    rows.map(({ id }) => id),
  );
  return {
    items: models.map((model, at) => {
      const { reason, connectionName, closedMonth, undecidedCount } = rows[at] as store.NeedRow;
      const closed = closedMonth === null ? null : monthLabel(closedMonth);
      return {
        ...listed(model),
        ...{ reason, figures: model.figures },
        ledger:
          connectionName === null
            ? null
            : { name: connectionName, closedMonth: closed, undecidedCount },
      };
    }),
    totalItemCount: counts[page.filter],
    filterCounts: needFilter.options.map((key) => ({ key, count: counts[key] })),
  };
}

export async function listHeadroom(
  context: MemberContext,
  page: CheckedOf<typeof headroomCall>["query"],
): Promise<DataOf<typeof headroomCall>> {
  const { db, now } = context;
  const asker = askerOf(context);
  const ids = await store.selectTightest(db, asker, page);
  const { total, due } = await store.countHeadroom(db, asker);
  const first = monthOfDate(now());
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => first + at);
  const models = await presentThese(context, ids);
  return {
    items: models.flatMap((model) => headroomOf(model, months) ?? []),
    ...{ totalItemCount: total, dueCount: due, months: months.map(monthLabel) },
  };
}

function headroomOf(model: Model, months: readonly number[]): HeadroomRow | undefined {
  const { ahead, cashFloor } = model.figures;
  if (!ahead?.lowestHeadroom) return undefined;
  const { from, values } = ahead.headroomByMonth;
  const { value, period, floor } = ahead.lowestHeadroom;
  const kept = cashFloor ?? floor;
  return {
    ...listed(model),
    ...{ figures: model.figures, floor: kept },
    months: months.map((month) => {
      const headroom = values[month - from] ?? null;
      return headroom === null ? null : { value: headroom, standing: standingOf(headroom, kept) };
    }),
    lowest: { value, period, standing: standingOf(value, floor) },
  };
}

function standingOf(headroom: number, floor: number) {
  if (headroom < 0) return "below";
  return headroom < NEAR_SHARE * floor ? "near" : "more";
}

function listed({ id, modelName, clientId, clientName }: Model) {
  return { modelId: id, modelName, clientId, clientName };
}
