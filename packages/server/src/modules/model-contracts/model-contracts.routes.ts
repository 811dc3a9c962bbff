import * as contract from "@app/contract/model-contracts";
import { chooseCommunity as communityCall } from "@app/contract/subscription-plan";
import { type App, mount, mountDownload } from "#http/mount.ts";
import { chooseCommunity } from "./choose-community.ts";
import { list, purchase } from "./model-contracts.ts";
import {
  statementCsv,
  statementOfMonth,
  statementOptions,
  upcomingStatement,
} from "./statements.ts";

export function modelContractRoutes(app: App) {
  mount(app, contract.purchaseModel, (request, context) => purchase(context, request));
  mount(app, communityCall, (request, context) => chooseCommunity(context, request));
  mount(app, contract.listModelContracts, (request, context) => list(context, request));
  mount(app, contract.listStatementOptions, (_request, context) => statementOptions(context));
  mount(app, contract.getUpcomingStatement, (_request, context) => upcomingStatement(context));
  mount(app, contract.getStatement, ({ params }, context) =>
    statementOfMonth(context, params.month),
  );
  mountDownload(app, contract.getStatementCsv, ({ params }, context) =>
    statementCsv(context, params.id),
  );
}
