import type { modelState } from "@app/contract/model-versions";
import type { MemberContext } from "#core/context.ts";
import type { State } from "#http/mount-state.ts";
import { openModel } from "#modules/models/models.ts";
import { selectVisitors } from "./visitors.store.ts";
import { type makeVisitors, VISITOR_NOUN } from "./visitors.ts";

/** How a model stands for whoever has it open. */
export function liveModel(visitors: ReturnType<typeof makeVisitors>): State<typeof modelState> {
  return {
    nouns: ["model", VISITOR_NOUN],
    subjectId: ({ params }) => params.id,
    enter: (identity, { params }, teamId) =>
      visitors.arrive({ modelId: params.id, teamId }, identity),
    async read(context, { params }) {
      const model = await openModel(context, params.id);
      const { documentVersion, version, savedByName, isActive, teamId } = model;
      return {
        teamId,
        state: {
          ...{ documentVersion, version, savedByName, isActive },
          savedAt: model.savedAt.toISOString(),
          registeredModelAccessMode: model.level,
          people: await peopleHere(context, params.id),
        },
      };
    },
  };
}

/** Everybody once, however many screens they have open. */
async function peopleHere({ db, identity, now }: MemberContext, modelId: number) {
  const rows = await selectVisitors(db, modelId, now());
  const once = new Map(rows.map((row) => [`${row.userId} ${row.name}`, row]));
  return [...once.values()].map(({ userId, name, avatarIndex }) => ({
    ...{ name, avatarIndex },
    isYou: userId === identity.userId,
  }));
}
