import type { UnitParts } from "./unit.ts";

/** So many are looked for at once. */
const PAGE = 200;
/**
 * While one waits for the database another is worked out. Three jobs may do so at a time, and of a process's ten connections
 * some are for people. Embedded storage has one.
 */
const AT_ONCE = { embedded: 1, postgres: 3 };

export type Due<Item> = {
  /** The next after one, or the first, in an order that stays. */
  next(after: Item | undefined, limit: number): Promise<Item[]>;
  deed(item: Item): Promise<unknown>;
  /** What the log says of one that failed. */
  complaint: string;
};

/**
 * Does whatever the calendar brings, for all that it is due for: of most of them it is due at the same moment. One that
 * fails holds up no other; it, and what is left when the signal fires, is still due in the next run.
 */
export async function forEachDue<Item>(
  { storage, log }: Pick<UnitParts, "storage" | "log">,
  { next, deed, complaint }: Due<Item>,
  signal?: AbortSignal,
) {
  let after: Item | undefined;
  for (;;) {
    const page = await next(after, PAGE);
    const waiting = page.values();
    const work = async () => {
      for (const due of waiting) {
        if (signal?.aborted) return;
        await deed(due).catch((error: unknown) => log.error({ err: error, due }, complaint));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE[storage.kind] }, work));
    if (signal?.aborted || page.length < PAGE) return;
    after = page.at(-1);
  }
}
