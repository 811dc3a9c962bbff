import { optionalNumber, type SearchOf, searchOf } from "#lib/search.ts";

/** How many periods ahead the forecasts are that are looked back at; the nearest when unsaid. */
export const trackRecordSearch = searchOf({ ahead: optionalNumber });
export type TrackRecordSearch = SearchOf<typeof trackRecordSearch>;
