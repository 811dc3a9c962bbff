/** What saving, restoring and saving in a copy have in common. */
import type { Issue } from "@app/engine/model/issue";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import {
  type AskedOnce,
  type OpenModel,
  type Outlook,
  refuseOther,
} from "#modules/models/models.ts";
import type { MadeSave } from "./make-save.ts";
import { inTurnOf, tooManySaves } from "./model-turns.ts";
import * as store from "./model-versions.store.ts";
import { presentEdits } from "./present-version.ts";

export type Reader = Pick<MemberContext, "db" | "identity">;

/** Each time another process was faster. */
const TRIES_MAX = 8;
const ISSUES_MAX = 500;

/** Tries again on newer ground while somebody else is faster. */
export function untilKept<T>(
  context: MemberContext,
  modelId: number,
  attempt: () => Promise<T | undefined>,
) {
  return inTurnOf(modelId, async () => {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const kept = await attempt();
      if (kept !== undefined) return kept;
      await context.startOver();
    }
    throw tooManySaves();
  });
}

type Told = Pick<Issue, "place" | "message">;

export function madeIn(outcome: { made: MadeSave } | { refused: Told[] } | { forbidden: Told[] }) {
  if ("refused" in outcome) throw new Refusal(400, outcome.refused.map(atPlace));
  if ("forbidden" in outcome) throw new Refusal(403, outcome.forbidden.map(atPlace));
  return outcome.made;
}

/** A place of the document as a field of the form: "modules/rent" is "document.modules.rent". */
function atPlace({ place, message }: Told) {
  const names = place === "" ? [] : place.split("/");
  return { key: ["document", ...names].join("."), message };
}

export function editorOf({ identity }: MemberContext, { level }: Pick<OpenModel, "level">) {
  return { level, userId: identity.userId, name: identity.member.name };
}

/** The version that a save id made before, where it did: its answer is asked for again. */
export async function findSaved({ db, identity }: Reader, of: store.Of, once: AskedOnce) {
  const earlier = await store.selectSaved(db, of, once.saveId);
  if (earlier && earlier.authorUserId !== identity.userId) {
    throw new Refusal(409, "Somebody else has used this save id.", "saveId");
  }
  if (earlier) refuseOther(once, earlier);
  return earlier;
}

type Saved = Pick<Outlook, "issues" | "figures"> & { version: number; edits: unknown[] };

export function savedAnswer(
  context: MemberContext,
  modelId: number,
  others: readonly store.VersionWithEdits[],
  { version, edits, issues, figures }: Saved,
) {
  return {
    outcome: "saved" as const,
    modelId,
    ...{ version, edits, figures },
    issues: issues.slice(0, ISSUES_MAX),
    others: others.map((each) => presentEdits(context, each)),
  };
}
