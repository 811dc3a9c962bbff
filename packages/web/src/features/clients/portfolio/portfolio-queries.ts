import { PAGE_SIZE } from "@app/contract/paging";
import { downloadPortfolio, getPortfolioOutlook, listPortfolio } from "@app/contract/portfolio";
import { downloadUrl, queryFor } from "#lib/api.ts";
import type { PortfolioSearch } from "./portfolio-search.ts";

export function portfolioPage({ page, filter, search, sort }: PortfolioSearch) {
  return queryFor(listPortfolio, {
    query: { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, filter, search, sort },
  });
}

export const portfolioOutlook = queryFor(getPortfolioOutlook, {});

export function portfolioFileUrl({ filter, search, sort }: PortfolioSearch) {
  return downloadUrl(downloadPortfolio, { query: { filter, search, sort } });
}
