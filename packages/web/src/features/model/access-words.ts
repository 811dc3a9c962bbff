import { ACCESS_LEVEL_NAMES, ACCESS_LEVELS, type AccessLevel } from "@app/contract/access-level";

/** What each level may do, as people read it; the index is the level. */
export const LEVEL_WORDS = [
  "Does not see that the model exists.",
  "Reads figures, scenarios and reports. Takes Excel and PDF.",
  "Reads everything and leaves notes. Changes no figure.",
  "Changes blue figures and their notes, not formulas or modules.",
  "Builds: modules, formulas, scenarios, mapping, reports.",
  "Everything: shares, transfers and cancels the model.",
] as const satisfies Record<AccessLevel, string>;

/** What somebody is told whose level was changed while they had the model open. */
export function levelSentence(level: AccessLevel): string {
  return `Your access is now ${ACCESS_LEVEL_NAMES[level]}. ${NOW[level]}`;
}

const NOW: Record<AccessLevel, string> = {
  [ACCESS_LEVELS.NO_ACCESS]: "You can no longer open this model.",
  [ACCESS_LEVELS.READ_ONLY]: "You can read everything and change nothing.",
  [ACCESS_LEVELS.REVIEW]: "You can read everything and leave notes.",
  [ACCESS_LEVELS.DATA_ENTRY]: "You can change given figures.",
  [ACCESS_LEVELS.STANDARD]: "You can change everything in the model.",
  [ACCESS_LEVELS.FULL_ACCESS]: "You can change everything and decide who opens it.",
};
