import type { PortfolioFilter, portfolioSort } from "@app/contract/portfolio";
import type * as z from "zod/mini";
import { oneOf, pageNumber, type SearchOf, searchOf, searchText } from "#lib/search.ts";

export const PORTFOLIO_FILTERS = [
  ...["all", "belowFloor", "covenant", "checks"],
] as const satisfies PortfolioFilter[];
const SORTS = [
  ...["tightest", "name", "-name", "closing", "-closing", "lowest", "-lowest"],
  ...["headroom", "-headroom", "runway", "-runway"],
] as const satisfies z.output<typeof portfolioSort>[];

/** What the portfolio keeps in its address. */
export const portfolioSearch = searchOf({
  page: pageNumber,
  filter: oneOf(PORTFOLIO_FILTERS, "all"),
  search: searchText,
  sort: oneOf(SORTS, "tightest"),
});

export type PortfolioSearch = SearchOf<typeof portfolioSearch>;

/** Left out of the address while they hold. */
export const portfolioSearchDefaults = {
  page: 1,
  filter: "all",
  search: "",
  sort: "tightest",
} as const;
