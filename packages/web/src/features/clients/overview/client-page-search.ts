import { isTrue, searchOf } from "#lib/search.ts";

/** What a client's page keeps in its address. */
export const clientPageSearch = searchOf({
  /** The form is open over it. */
  edit: isTrue,
});
