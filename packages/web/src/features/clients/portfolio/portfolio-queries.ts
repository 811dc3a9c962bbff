import { downloadPortfolio, getPortfolioOutlook, listPortfolio } from "@app/contract/portfolio";
import { downloadUrl, queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";
import type { PortfolioSearch } from "./portfolio-search.ts";

export function portfolioPage(
  { page, filter, search, sort }: PortfolioSearch,
  rows = pageRows(page),
) {
  return queryFor(listPortfolio, { query: { ...rows, filter, search, sort } });
}

export const portfolioOutlook = queryFor(getPortfolioOutlook, {});

export function portfolioFileUrl({ filter, search, sort }: PortfolioSearch) {
  return downloadUrl(downloadPortfolio, { query: { filter, search, sort } });
}
