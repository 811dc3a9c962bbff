import { isPositiveInteger, type SearchOf, searchOf } from "#lib/search.ts";

/** An older version, to be read; the newest, to be worked on, when unsaid. */
export const figuresSearch = searchOf({
  version: (value) => (isPositiveInteger(value) ? value : undefined),
});
export type FiguresSearch = SearchOf<typeof figuresSearch>;
