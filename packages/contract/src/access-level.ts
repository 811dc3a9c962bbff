import * as z from "zod/mini";

/** What somebody may do with a model: each level holds all that is below it. */
export const ACCESS_LEVELS = {
  NO_ACCESS: 0,
  READ_ONLY: 1,
  REVIEW: 2,
  DATA_ENTRY: 3,
  STANDARD: 4,
  FULL_ACCESS: 5,
} as const;

export type AccessLevel = (typeof ACCESS_LEVELS)[keyof typeof ACCESS_LEVELS];

export const accessLevel = z.literal(Object.values(ACCESS_LEVELS));

/** As people read them; the index is the level. */
export const ACCESS_LEVEL_NAMES = [
  "No Access",
  "Read-Only",
  "Review",
  "Data Entry",
  "Standard User",
  "Full Access",
] as const;

/** What decides somebody's level on a model, wherever it comes from. */
export type Standing = {
  /** Whether they are in the model's team. */
  isInTeam: boolean;
  isOwner: boolean;
  /** Of the model's team. */
  isAdmin: boolean;
  /** What they were granted by name; undefined where nobody did. */
  granted: AccessLevel | undefined;
  /** What everyone else in the team has. */
  teamLevel: AccessLevel;
};

/**
 * The one rule for who may do what with a model. The owner and the team's admins always have full
 * access, so that no model is ever without somebody to manage it; the row policy of the database
 * says the same about who sees it.
 */
export function levelOf({ isInTeam, isOwner, isAdmin, granted, teamLevel }: Standing): AccessLevel {
  if (isInTeam && (isOwner || isAdmin)) return ACCESS_LEVELS.FULL_ACCESS;
  if (granted !== undefined) return granted;
  return isInTeam ? teamLevel : ACCESS_LEVELS.NO_ACCESS;
}

/** Its name and client, who may open it, whose it is, whether it is active. */
export function mayManage(level: AccessLevel) {
  return level === ACCESS_LEVELS.FULL_ACCESS;
}

export function mayEditData(level: AccessLevel) {
  return level >= ACCESS_LEVELS.DATA_ENTRY;
}

/** What is said of the figures to others: reports, their editions and links. */
export function mayReport(level: AccessLevel) {
  return level >= ACCESS_LEVELS.STANDARD;
}
