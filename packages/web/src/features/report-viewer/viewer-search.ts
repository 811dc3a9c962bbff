import { optionalText, type SearchOf, searchOf } from "#lib/search.ts";

/** The key of a share, which every call takes along, and what is chosen on the page. */
export const viewerSearch = searchOf({
  share: optionalText,
  /** The case that is read; the base when unsaid. */
  scenario: optionalText,
  /** By which time; as the report is laid out when unsaid. */
  unit: optionalText,
  /** What a reader moved to see what follows; unsaid where they read what was published. */
  try: optionalText,
  /** "off" where the last link of a mail leads: to be told no more. */
  mails: optionalText,
});

export type Search = SearchOf<typeof viewerSearch>;
