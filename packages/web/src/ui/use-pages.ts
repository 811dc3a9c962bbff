import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { hasNothingToShow } from "#lib/has-nothing-to-show.ts";
import { pageRows, type Rows } from "#lib/page-rows.ts";
import { usePrintAll } from "./use-print-all.ts";
import { useShownPage } from "./use-shown-page.ts";

type Listed = { items: readonly unknown[]; totalItemCount: number };
type ListQuery<List, Key extends QueryKey> = UseQueryOptions<List, Error, List, Key>;

/** As many as the server gives at once. */
const LIMIT = 100;
/** More of a list than this is a book, and a page that holds it does not move any more. */
const PRINTED_MAX = 1_000;

/**
 * A page of a list, with what a `Pager` needs: the page before stays in view while this one loads,
 * and while it is printed there are the rows of all pages.
 */
export function usePages<List extends Listed, Key extends QueryKey>(
  page: number,
  query: (rows: Rows) => ListQuery<List, Key>,
  options: Pick<ListQuery<List, Key>, "refetchInterval"> = {},
) {
  const queries = useQueryClient();
  const { data, isPlaceholderData } = useQuery({
    ...query(pageRows(page)),
    ...options,
    placeholderData: keepPreviousData as NonNullable<ListQuery<List, Key>["placeholderData"]>,
    throwOnError: hasNothingToShow,
  });
  const shownPage = useShownPage(page, isPlaceholderData);
  const { printed, print } = usePrintAll(() =>
    loadAll((rows) => queries.fetchQuery<List, Error, List, Key>(query(rows))),
  );
  const shown = printed ?? data;
  return {
    data: shown,
    /** Without the rows that only the printer gets. */
    onScreen: data,
    isPrevious: isPlaceholderData,
    pager: {
      page: shownPage,
      total: shown?.totalItemCount ?? 0,
      printedCount: printed?.items.length,
      onPrint: print,
    },
  };
}

async function loadAll<List extends Listed>(load: (rows: Rows) => Promise<List>): Promise<List> {
  const first = await load({ offset: 0, limit: LIMIT });
  const items = [...first.items];
  const wanted = Math.min(first.totalItemCount, PRINTED_MAX);
  while (items.length < wanted) {
    const { items: more } = await load({ offset: items.length, limit: LIMIT });
    if (more.length === 0) break;
    items.push(...more);
  }
  return { ...first, items };
}
