import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound } from "#core/refusal.ts";
import { askedOnce, inPool, lockModel } from "#modules/models/models.ts";
import { keepVersion } from "./keep-version.ts";
import { makeRestore } from "./make-restore.ts";
import { refuseSaves } from "./may-save.ts";
import * as store from "./model-versions.store.ts";
import { editorOf, findSaved, madeIn, untilKept } from "./save-attempts.ts";

type AskedRestore = { version: number; saveId: string };

/** A new version that is what an older one was. */
export function restore(pool: Pool, context: MemberContext, id: number, asked: AskedRestore) {
  const { identity } = context;
  const { version } = asked;
  const once = askedOnce(asked.saveId, { restored: version });
  return untilKept(context, id, async () => {
    const ground = await context.commitNow(async (db) => {
      const model = await lockModel({ db, identity }, id);
      const of = { modelId: id, teamId: model.teamId };
      const earlier = await findSaved({ db, identity }, of, once);
      if (earlier) return earlier.version;
      await refuseSaves({ db, identity }, model, ACCESS_LEVELS.DATA_ENTRY);
      const { text } = await store.selectDocument(db, of);
      return {
        model,
        newest: { text, edits: [] },
        older: await store.selectStored(db, of, version),
      };
    });
    if (typeof ground === "number") return { version: ground };
    const { model, newest, older } = ground;
    if (!older) throw notFound("Version");
    const editor = editorOf(context, model);
    const made = madeIn(await inPool(pool, context, makeRestore, { newest, older, editor }));
    // It is what it was already: that makes no version.
    if (made.edits.length === 0) return { version: model.documentVersion };
    const message = `Restored version ${version}`;
    const kept = await keepVersion(context, model, made, { kind: "restore", ...once, message });
    return kept === undefined ? undefined : { version: kept };
  });
}
