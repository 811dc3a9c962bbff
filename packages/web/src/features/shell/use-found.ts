import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from "@tanstack/react-query";
import { useDebounced } from "#lib/use-debounced.ts";

/** As many of a kind as are read at a glance. */
export const FOUND_MAX = 6;

/** What the server finds for what is typed, asked once the typing rests; nothing while nothing is typed. */
export function useFound<Data, Key extends QueryKey>(
  text: string,
  queryOf: (search: string) => UseQueryOptions<Data, Error, Data, Key>,
) {
  const typed = text.trim();
  const search = useDebounced(typed);
  const { data, isFetching } = useQuery({
    ...queryOf(search),
    enabled: search !== "",
    placeholderData: keepPreviousData as never,
  });
  return {
    data: typed === "" ? undefined : data,
    search,
    isSearching: isFetching || search !== typed,
  };
}
