/** Where things have their screens; only the web app knows. */
import type { SubjectKind } from "@app/contract/activity";
import { linkOptions } from "@tanstack/react-router";

const addresses = {
  client: (id: number) => linkOptions({ to: "/clients/$id", params: { id: String(id) } }),
  model: (modelId: number) => linkOptions({ to: "/models/$modelId", params: { modelId } }),
  support: (supportDiscussionId: number) =>
    linkOptions({ to: "/support/$supportDiscussionId", params: { supportDiscussionId } }),
} satisfies Record<SubjectKind, (id: number) => unknown>;

export function addressOf({ kind, id }: { kind: SubjectKind; id: number }) {
  return addresses[kind](id);
}
