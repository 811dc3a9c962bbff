import { demoConnector } from "#sources/demo-books/demo-connector.ts";
import { quickBooks } from "#sources/quickbooks/quickbooks.ts";
import { quickBooksDemoBooks } from "./quickbooks-demo-company.ts";
import { quickBooksStandIn } from "./quickbooks-stand-in.ts";

export const quickBooksDemo = demoConnector({
  sourceId: 19,
  connector: quickBooks,
  settings: { realmId: "demo" },
  standIn: (lastMonth) => quickBooksStandIn(quickBooksDemoBooks(lastMonth)),
});
