/** A client at a glance, by the same few queries whatever hangs off it. Figures were kept with every save. */
import type { getClientOverview } from "@app/contract/client-overview";
import type { DataOf } from "@app/contract/endpoint";
import type { Model } from "@app/contract/models";
import { monthLabel } from "@app/engine/time/month";
import type { MemberContext } from "#core/context.ts";
import * as clients from "#modules/clients/clients.ts";
import { listOfClient } from "#modules/connections/connections.ts";
import { listWaitingNotes } from "#modules/home/home.ts";
import { presentThese } from "#modules/models/models.ts";
import * as store from "./client-overview.store.ts";

const MODELS_SHOWN = 10;
const CONNECTIONS_SHOWN = 3;
const REPORTS_SHOWN = 8;
const NOTES_SHOWN = 3;
const READERS_SHOWN = 6;

export async function get(
  context: MemberContext,
  clientId: number,
): Promise<DataOf<typeof getClientOverview>> {
  await clients.get(context, clientId);
  const { db, identity, now } = context;
  const of = { teamId: identity.member.teamId, clientId };
  const found = await store.selectModels(db, of, MODELS_SHOWN);
  const models = await presentThese(
    context,
    found.rows.map(({ id }) => id),
  );
  const [first] = found.rows;
  const lead = first?.isLead ? models.find(({ id }) => id === first.id) : undefined;
  const reports = await store.selectReports(db, of, now(), REPORTS_SHOWN);
  const readers = await store.selectReaders(db, of, READERS_SHOWN);
  return {
    leadModelId: lead?.id ?? null,
    leadMonths: lead ? monthsOf(lead) : [],
    models: { count: found.count, items: models },
    connections: await listOfClient(context, clientId, CONNECTIONS_SHOWN),
    reports: { count: reports[0]?.count ?? 0, items: reports.map(presentReport) },
    notes: await listWaitingNotes(context, NOTES_SHOWN, clientId),
    readers: {
      count: readers.count,
      items: readers.rows.map((row) => ({ ...row, lastViewAt: momentOf(row.lastViewAt) })),
    },
  };
}

/** What the months of its closing cash are called: counted from the first ahead, as it is kept. */
function monthsOf({ figures: { unit, ahead, closingCash } }: Model) {
  if (unit !== "month" || !ahead || ahead.nextMonth === null) return [];
  const from = ahead.nextMonth - closingCash.actualCount;
  return closingCash.values.map((_, at) => monthLabel(from + at));
}

type ReportRow = Awaited<ReturnType<typeof store.selectReports>>[number];

function presentReport(row: ReportRow) {
  const { publishedAt, publishedByName, modelVersion, count: _, lastViewAt, ...report } = row;
  return {
    ...report,
    lastViewAt: momentOf(lastViewAt),
    published:
      publishedAt && publishedByName !== null && modelVersion !== null
        ? { at: publishedAt.toISOString(), byName: publishedByName, modelVersion }
        : null,
  };
}

function momentOf(at: string | null) {
  return at === null ? null : new Date(at).toISOString();
}
