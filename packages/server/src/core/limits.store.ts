import type { Storage } from "#db/db.ts";

/** Adds one in a single statement, so that no two uses see the same count. */
export async function countUse(storage: Storage, key: string, windowStart: Date) {
  const [row] = await storage.query<{ count: number }>(
    `insert into limits (key, window_start, count) values ($1, $2, 1)
     on conflict (key, window_start) do update set count = limits.count + 1
     returning count`,
    [key, windowStart.toISOString()],
  );
  return row?.count ?? 0;
}

export async function uncountUse(storage: Storage, key: string, windowStart: Date) {
  await storage.query(
    "update limits set count = count - 1 where key = $1 and window_start = $2 and count > 0",
    [key, windowStart.toISOString()],
  );
}

export async function deleteBefore(storage: Storage, moment: Date) {
  await storage.query("delete from limits where window_start < $1", [moment.toISOString()]);
}
