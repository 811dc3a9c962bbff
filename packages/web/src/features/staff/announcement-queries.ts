import { listAnnouncements } from "@app/contract/announcements";
import { getCurrentUser } from "@app/contract/current-user";
import type { DataOf } from "@app/contract/endpoint";
import type { QueryClient } from "@tanstack/react-query";
import { queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";

type Listed = DataOf<typeof listAnnouncements>;
export type Announcement = Listed["items"][number];
export type Audience = Listed["audiences"][number];

/** Asked anew on every visit: colleagues change it meanwhile. */
export function announcementPage(page: number, rows = pageRows(page)) {
  return queryFor(listAnnouncements, { query: rows }, { staleTime: 0 });
}

/** Staff are told, too. */
export function announcedAnew(queries: QueryClient) {
  const paths = [listAnnouncements.path, getCurrentUser.path];
  return Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] })));
}

/** One value for a list of choices. */
export function audienceKey({
  audience,
  sourceId,
}: {
  audience: Audience["audience"];
  sourceId?: number | null | undefined;
}) {
  return `${audience}-${sourceId ?? ""}`;
}
