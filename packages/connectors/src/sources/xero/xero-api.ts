/** Xero's calls. A tenant is named by a header, everything else by path and query. */
import type { Month } from "@app/engine/time/month";
import type { ReadContext } from "#connector/connector.ts";
import { readJson } from "#http/json.ts";
import { lastDayOf } from "#ledger/day.ts";
import type { Organisation } from "#ledger/ledger.ts";

export type XeroSettings = {
  baseUrl?: string;
  /** Xero keeps both; a cash basis leaves out what is not paid yet. */
  basis?: Organisation["basis"];
  /** The tenant this connection reads, once one was chosen. */
  tenantId?: string;
};

const BASE_URL = "https://api.xero.com";

type Call = { path: string; tenantId?: string; method?: "GET" | "DELETE" };

export function xeroApi({ http, signal }: ReadContext, settings: XeroSettings) {
  const baseUrl = settings.baseUrl ?? BASE_URL;
  const send = ({ path, tenantId, method = "GET" }: Call) => {
    const tenant = tenantId === undefined ? undefined : { "xero-tenant-id": tenantId };
    const headers = { accept: "application/json", ...tenant };
    return http.send({ method, url: `${baseUrl}${path}`, headers }, signal);
  };
  const read = async (name: string, tenantId: string) =>
    readJson(await send({ path: `/api.xro/2.0/${name}`, tenantId }));
  return {
    connections: async () => readJson(await send({ path: "/connections" })),
    endConnection: (id: string) =>
      send({ path: `/connections/${encodeURIComponent(id)}`, method: "DELETE" }),
    organisation: (tenantId: string) => read("Organisation", tenantId),
    accounts: (tenantId: string) => read("Accounts", tenantId),
    trackingCategories: (tenantId: string) => read("TrackingCategories", tenantId),
    trialBalance: ({ externalId, basis }: Organisation, month: Month) => {
      const paymentsOnly = basis === "CASH";
      const query = `date=${lastDayOf(month)}&paymentsOnly=${paymentsOnly}`;
      return read(`Reports/TrialBalance?${query}`, externalId);
    },
  };
}
