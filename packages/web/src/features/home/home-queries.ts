import { listPaymentObligations } from "@app/contract/billing";
import { getHome, listHeadroom, listNeeds, type NeedFilter } from "@app/contract/home";
import { queryFor } from "#lib/api.ts";

const NEEDS_SHOWN = 5;
export const HEADROOM_SHOWN = 10;
const DUE_SHOWN = 3;

export const needs = (filter: NeedFilter) =>
  queryFor(listNeeds, { query: { filter, limit: NEEDS_SHOWN } });

export const headroom = (page: number) =>
  queryFor(listHeadroom, {
    query: { offset: (page - 1) * HEADROOM_SHOWN, limit: HEADROOM_SHOWN },
  });

/** Notes that wait, and connections that need care. */
export const waiting = queryFor(getHome, {});

/** For admins alone. */
export const payments = queryFor(listPaymentObligations, { query: { limit: DUE_SHOWN } });
