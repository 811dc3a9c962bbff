import { downloadPortfolio, getPortfolioOutlook, listPortfolio } from "@app/contract/portfolio";
import { type App, mount, mountDownload } from "#http/mount.ts";
import * as portfolio from "./portfolio.ts";

export function portfolioRoutes(app: App) {
  mount(app, listPortfolio, ({ query }, context) => portfolio.list(context, query));
  mount(app, getPortfolioOutlook, (_request, context) => portfolio.getOutlook(context));
  mountDownload(app, downloadPortfolio, ({ query }, context) => portfolio.download(context, query));
}
