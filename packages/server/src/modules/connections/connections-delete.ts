import { SourceError } from "@app/connectors/ledger/source-error";
import { disconnect } from "@app/connectors/registry/disconnect";
import type { MemberContext, RequestContext } from "#core/context.ts";
import * as store from "./connections.store.ts";
import { lockConnection, openConnection } from "./open-connection.ts";
import { openSource } from "./open-source.ts";
import { readSignIn } from "./read-sign-in.ts";
import { openTokens } from "./sign-in.ts";

type Asking = MemberContext & Pick<RequestContext, "goneSignal">;

/**
 * Ends it at the source, as far as that has a call for it, and forgets the sign-in and the books
 * here. Models that read from it keep their actuals, and no longer get new ones.
 */
export async function remove(context: Asking, id: number, uid: string | undefined) {
  const message = await endAtSource(context, id, uid);
  const row = await lockConnection(context, id, "manage", uid);
  const models = await store.selectModels(context.db, id);
  await store.remove(context.db, row.teamId, id);
  context.audit({
    ...{ action: "connection.delete", subjectId: id, subjectName: row.name },
    before: { sourceId: row.sourceId, models: models.map((model) => model.id) },
  });
  return { models, message };
}

async function endAtSource(context: Asking, id: number, uid: string | undefined) {
  const { identity, secrets, settings, now, commitNow } = context;
  const { signIn, grant, teamId } = await commitNow(async (db) => {
    const row = await openConnection({ db, identity }, id, "manage", uid);
    const kept = await store.selectSignIn(db, row.teamId, id);
    return {
      signIn: await readSignIn({ db, secrets }, row),
      grant: openTokens(secrets, row, kept?.tokens ?? ""),
      teamId: row.teamId,
    };
  });
  const place = { settings, now, tokens: { teamId, id, secrets, commitNow } };
  try {
    const opened = await openSource(place, signIn, { signal: context.goneSignal() });
    const { client } = opened;
    const ended = await disconnect({
      ...opened,
      ...(client && grant && { grant: { client, tokens: grant } }),
    });
    return ended.message;
  } catch (error) {
    // A sign-in that cannot be used any more has nothing to end.
    if (error instanceof SourceError) return "The connection is forgotten here.";
    throw error;
  }
}
