import { API_BASE } from "./endpoint.ts";

type Values = Record<string, unknown>;

/** Where a call is made: its path with what it is about filled in, and what it asks. */
export function callAddress(
  path: string,
  { params, query }: { params?: Values | undefined; query?: Values | undefined },
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)] as const));
  return `${API_BASE}${filled}${search.size > 0 ? `?${search}` : ""}`;
}
