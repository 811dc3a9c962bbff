import { sourceCatalogue } from "@app/connectors/registry/catalogue";
import type { Connection, ConnectionDetail } from "@app/contract/connections";
import type { MemberContext } from "#core/context.ts";
import { statusOf } from "./connection-status.ts";
import * as store from "./connections.store.ts";
import { canManage, canWork, openConnection } from "./open-connection.ts";
import { organisationOf, presentOrganisation } from "./organisation.ts";

export async function get(context: MemberContext, id: number, uid?: string) {
  return presentDetail(context, await openConnection(context, id, "see", uid));
}

export function present(context: MemberContext, row: store.Row): Connection {
  const { teamId, accountId, team } = context.identity.member;
  const isShared = row.teamId !== teamId;
  const source = sourceCatalogue.find(({ id }) => id === row.sourceId);
  const organisation = organisationOf(row);
  return {
    id: row.id,
    uid: row.uid,
    name: row.name,
    sourceId: row.sourceId,
    sourceKey: source?.key ?? "",
    sourceName: source?.name ?? "",
    isDemo: source?.isDemo ?? false,
    isSpreadsheet: source?.isSpreadsheet ?? false,
    organisation: organisation ? presentOrganisation(organisation) : null,
    clientId: row.clientId,
    clientName: row.clientName,
    owner: {
      accountId: isShared ? null : row.ownerAccountId,
      name: row.ownerName ?? "",
      avatarIndex: row.ownerAvatarIndex ?? 0,
      isYou: row.ownerAccountId === accountId,
    },
    teamName: row.sharedTeamName ?? team.name,
    isShared,
    canWork: canWork(context, row),
    canManage: canManage(context, row),
    status: statusOf(row),
    modelCount: row.modelCount,
    monthsBack: row.monthsBack,
    isScheduled: row.isScheduled,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What signs it in is its own team's business, down to the address of the server. */
async function presentDetail(context: MemberContext, row: store.Row): Promise<ConnectionDetail> {
  const shown = present(context, row);
  return {
    ...shown,
    settings: shown.isShared ? {} : row.settings,
    models: await store.selectModels(context.db, row.id),
  };
}
