import { oneOrNone, type SearchOf, searchOf } from "#lib/search.ts";

/** Whether the months of the model's connection are looked at; unsaid, a file is asked for. */
export const actualsSearch = searchOf({ from: oneOrNone(["ledger"]) });

export type ActualsSearch = SearchOf<typeof actualsSearch>;
