import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";

/** What has a screen of its own; the web app knows where. */
const subjectKind = z.literal(["client", "model", "support"]);
export type SubjectKind = z.output<typeof subjectKind>;

/** One thing somebody did, told in parts so that the page can set and link them. */
export const activityEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actorName: z.string(),
  actorAvatar: z.nullable(z.string()),
  actorAvatarIndex: z.int(),
  isYou: z.boolean(),
  /** For example "added client". */
  verb: z.string(),
  /** What it was done to, for example "Kestrel Joinery"; empty when the verb says it all. */
  subject: z.string(),
  /** The reason they gave, where one was asked for; empty otherwise. */
  why: z.string(),
  /** The subject, when it is still there to look at. */
  target: z.nullable(z.object({ kind: subjectKind, id: z.int() })),
});

const recent = z.object({ items: z.array(activityEntry) });

export const getUserActivity = endpoint({
  method: "GET",
  path: "/recent_activity/user",
  summary: "What the signed-in person did lately.",
  access: "member",
  data: recent,
});

export const getTeamActivity = endpoint({
  method: "GET",
  path: "/recent_activity/team",
  summary: "What the team did lately.",
  access: "member",
  data: recent,
});

export const getClientActivity = endpoint({
  method: "GET",
  path: "/recent_activity/client/{id}",
  summary: "What the team did lately to a client and to its models, connections and reports.",
  access: "member",
  params: idParams,
  data: recent,
});
