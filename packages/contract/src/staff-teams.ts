/** What staff know of a team without acting as one of it: how it stands, who is in it, and no figures. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, pageOf, pageQuery } from "./paging.ts";
import { subscriptionStatus, subscriptionType } from "./subscription.ts";
import { line, requiredLine } from "./text.ts";

const listedTeam = z.object({
  /** Its number. */
  id: z.int(),
  teamName: z.string(),
  subscriptionType,
  status: subscriptionStatus,
  /** The first day after what runs now: a trial, a paid period or, once cancelled, the term; null where there is none. */
  endsOn: z.nullable(z.iso.date()),
  userCount: z.int(),
});

const staffTeam = z.extend(listedTeam, {
  /** It reads, exports and pays, and changes nothing else. */
  isReadOnly: z.boolean(),
  createdAt: z.iso.datetime(),
  /** In use; education models and inactive ones do not count. */
  modelCount: z.int(),
  connectionCount: z.int(),
  /** Those that failed or are to be connected again. */
  connectionsInNeed: z.int(),
  /** What is left of its support credit; below 0 when staff helped for longer than there was. */
  minutesLeft: z.int(),
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      isAdmin: z.boolean(),
      lastSeenAt: z.nullable(z.iso.datetime()),
    }),
  ),
});

export const listStaffTeams = endpoint({
  method: "GET",
  path: "/staff/team",
  summary: "Find a team by its name or number, or by the name or e-mail of somebody in it.",
  access: "staff",
  query: z.extend(pageQuery, { search: z._default(line(100), "") }),
  data: pageOf(listedTeam),
});

export const getStaffTeam = endpoint({
  method: "GET",
  path: "/staff/team/{id}",
  summary: "How a team stands and who is in it.",
  access: "staff",
  params: idParams,
  data: staffTeam,
});

/** As much as may be saved up. */
const MINUTES_MAX = 720;

export const adjustSupportCredit = endpoint({
  method: "POST",
  path: "/staff/team/{id}/support_credit",
  summary: "Give a team minutes of support, or take some back; the team reads why.",
  access: "staff",
  needsRecentProof: true,
  params: idParams,
  body: z.strictObject({
    minutes: z.int("Enter whole minutes.").check(
      z.minimum(-MINUTES_MAX, "At most 720 minutes."),
      z.maximum(MINUTES_MAX, "At most 720 minutes."),
      z.refine((minutes) => minutes !== 0, "Enter minutes, below 0 to take some back."),
    ),
    reason: requiredLine(200, "Say why."),
    /** Made by the browser, so that it happens once however often it is sent. */
    saveId: z.uuid(),
  }),
  data: staffTeam,
});
