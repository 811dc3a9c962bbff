import { isPositiveInteger, searchOf } from "#lib/search.ts";

/** An older version, to be read; the newest, to be worked on, when unsaid. */
export const figuresSearch = searchOf({
  version: (value) => (isPositiveInteger(value) ? value : undefined),
});
