import type { DataOf } from "@app/contract/endpoint";
import { connectOpenidSession, OPENID_RESULTS } from "@app/contract/openid";
import { ApiError, call } from "#lib/api.ts";

type Back = DataOf<typeof connectOpenidSession>;
type Result = Pick<Back, "resultCode" | "redirectUrl"> & {
  /** Unknown when the answer belongs to nothing that began here. */
  client?: string;
  name: string;
  message: string | undefined;
};

const CONNECT_FAILED = "An error occurred while connecting to your account.";

/** Hands over what the provider sent the browser back with; a failure is a result, too. */
export async function comeBack(): Promise<Result> {
  try {
    const { errors, ...back } = await call(connectOpenidSession, {
      body: { query: queryAsSent() },
    });
    return { ...back, message: errors[0]?.message };
  } catch (error) {
    const isRefusal = error instanceof ApiError && !error.isNoAnswer;
    const message = isRefusal ? error.message : CONNECT_FAILED;
    const name = "Your accounting provider";
    return { name, resultCode: OPENID_RESULTS.ERROR, redirectUrl: "/", message };
  }
}

/**
 * The query as the provider wrote it. By now the router has read the address and written it anew,
 * and an organisation's long number would have become another one on the way.
 */
function queryAsSent(): string {
  const [loaded] = performance.getEntriesByType("navigation");
  const { pathname, search } = window.location;
  const sent = loaded && new URL(loaded.name);
  return sent?.pathname === pathname ? sent.search : search;
}
