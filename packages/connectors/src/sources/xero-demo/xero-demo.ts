import { demoConnector } from "#sources/demo-books/demo-connector.ts";
import { xero } from "#sources/xero/xero.ts";
import { xeroDemoBooks } from "./xero-demo-company.ts";
import { xeroStandIn } from "./xero-stand-in.ts";

export const xeroDemo = demoConnector({
  sourceId: 18,
  connector: xero,
  settings: {},
  standIn: (lastMonth) => xeroStandIn(xeroDemoBooks(lastMonth)),
});
