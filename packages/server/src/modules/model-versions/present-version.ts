import { actorName } from "#core/activity.ts";
import type { MemberContext } from "#core/context.ts";
import type { Version, VersionWithEdits } from "./model-versions.store.ts";
import { editsOf } from "./stored-document.ts";

type Reader = Pick<MemberContext, "identity">;

export function presentVersion({ identity }: Reader, version: Version) {
  const { authorUserId, authorName, isByStaff, at } = version;
  return {
    ...version,
    authorName: actorName(isByStaff, authorName),
    isYou: authorUserId === identity.userId && !isByStaff,
    at: at.toISOString(),
  };
}

/** What somebody saved, for whoever follows. */
export function presentEdits(reader: Reader, version: VersionWithEdits) {
  return { ...presentVersion(reader, version), edits: editsOf(version.edits) };
}
