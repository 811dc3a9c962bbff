import { withoutSignatures } from "@app/engine/edits/signature";
import { actorName } from "#core/activity.ts";
import type { MemberContext } from "#core/context.ts";
import {
  type AskedOnce,
  type FailingCheck,
  lockModel,
  type OpenModel,
} from "#modules/models/models.ts";
import { type MadeSave, moreWords } from "./make-save.ts";
import { refuseSaves } from "./may-save.ts";
import * as store from "./model-versions.store.ts";

export type Occasion = AskedOnce & { kind: "save" | "restore"; message: string };

/** Every so many versions keep the whole document, so that none is far from one that does. */
const SNAPSHOT_EVERY = 50;

/** The rest is on the page of checks. */
const FAILURES_TOLD = 20;

/** Saves of one person within so long of each other are one row of the list. */
const RUN_GAP_MS = 30 * 60 * 1000;

/**
 * Document, version, figures and the trail's entry, in the request's one transaction. Undefined
 * where what it was made on has moved: there is a newer version, or the author has another level.
 */
export async function keepVersion(
  context: MemberContext,
  madeOn: OpenModel,
  made: MadeSave,
  occasion: Occasion,
) {
  const { db, identity, now } = context;
  const model = await lockModel(context, madeOn.id);
  await refuseSaves(context, model);
  const isSame = model.documentVersion === madeOn.documentVersion && model.level === madeOn.level;
  if (!isSame) return undefined;

  const of = { modelId: model.id, teamId: model.teamId };
  const version = model.documentVersion + 1;
  const isByStaff = identity.masquerader !== null;
  const author = { authorUserId: identity.userId, authorName: identity.member.name, isByStaff };
  const at = now();
  const message = occasion.message || messageOf(made);
  const failedBefore = await store.selectFailing(db, of);
  const [previous] = await store.selectVersions(db, of, version - 1, version - 1);
  const { kind, saveId, askedHash } = occasion;
  const isRun = kind === "save" && previous && isOneRun(previous, { ...author, at });
  await store.insertVersion(
    db,
    of,
    {
      ...{ version, kind, saveId, askedHash, ...author, at, message },
      run: (previous?.run ?? 0) + (isRun ? 0 : 1),
      edits: JSON.stringify(made.edits),
      snapshot: version % SNAPSHOT_EVERY === 0 ? made.text : null,
      ...{ closingCash: made.closingCash, cutOver: made.cutOver },
    },
    made.text,
    {
      figures: made.figures,
      failingChecks: made.failing.map(({ id }) => id),
      savedByName: actorName(isByStaff, author.authorName),
    },
  );
  context.audit({
    action: kind === "save" ? "model.save" : "model.restore_version",
    teamId: model.teamId,
    ...{ subjectId: model.id, subjectName: model.modelName },
    before: { version: version - 1 },
    after: { version, message, changeCount: made.edits.length, changes: made.sentences },
  });
  announceFailures(context, model, version, newlyFailing(made.failing, failedBefore));
  return version;
}

/** What was not kept is not known: then nothing is said to have held before. */
function newlyFailing(failing: readonly FailingCheck[], before: readonly string[] | null) {
  return before === null ? [] : failing.filter(({ id }) => !before.includes(id));
}

function announceFailures(
  { announce }: MemberContext,
  { id, modelName, teamId }: OpenModel,
  version: number,
  failures: readonly FailingCheck[],
) {
  if (failures.length === 0) return;
  const checks = failures.slice(0, FAILURES_TOLD).map(({ id: _, ...check }) => check);
  const data = { model: { id, name: modelName }, version, checks };
  announce({ type: "check.failed", data, teamId, page: `/models/${id}/checks` });
}

type Author = Pick<store.Version, "authorUserId" | "isByStaff" | "at">;

function isOneRun(previous: store.Version, { authorUserId, isByStaff, at }: Author) {
  return (
    previous.kind === "save" &&
    previous.label === null &&
    previous.authorUserId === authorUserId &&
    previous.isByStaff === isByStaff &&
    at.getTime() - previous.at.getTime() <= RUN_GAP_MS
  );
}

const MESSAGE_LENGTH_MAX = 200;

/** "Debtor days from 45 to 30, and 2 more changes"; of a roll-forward what it was. */
function messageOf({ summary, sentences: [first = "Nothing changed"], edits }: MadeSave) {
  const rest = summary === null ? moreWords(withoutSignatures(edits).length - 1) : "";
  const words = summary ?? first;
  const room = MESSAGE_LENGTH_MAX - rest.length;
  return (words.length > room ? `${words.slice(0, room - 1)}…` : words) + rest;
}
