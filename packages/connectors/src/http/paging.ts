/**
 * Answers that come in pages. A source that gives the same page for ever, or a link to somebody
 * else's host, is refused: the first would never end, the second would carry the grant there.
 */
import { SourceError } from "#ledger/source-error.ts";

const PAGES_MAX = 10_000;

export type Page<Item, Next> = { items: readonly Item[]; next?: Next | undefined };

/** Each page names the next: a cursor, a page number, or nothing at the end. */
export async function* cursorPages<Item, Next extends string | number>(
  read: (next: Next | undefined) => Promise<Page<Item, Next>>,
): AsyncGenerator<Item> {
  const seen = new Set<Next>();
  let next: Next | undefined;
  do {
    const page = await read(next);
    yield* page.items;
    next = page.next;
    if (next !== undefined && (seen.has(next) || seen.size >= PAGES_MAX)) {
      throw new SourceError("unreadable", `The source's pages do not end (${seen.size + 1} read).`);
    }
    if (next !== undefined) seen.add(next);
  } while (next !== undefined);
}

/** Each page carries the address of the next, on the same host as the first. */
export function linkedPages<Item>(
  first: string,
  read: (url: string) => Promise<Page<Item, string>>,
): AsyncGenerator<Item> {
  return cursorPages<Item, string>(async (next) => {
    const page = await read(next ?? first);
    return { items: page.items, next: page.next && onSameHost(page.next, first) };
  });
}

function onSameHost(link: string, first: string): string {
  const next = URL.canParse(link, first) ? new URL(link, first) : undefined;
  if (next?.origin === new URL(first).origin) return next.href;
  throw new SourceError("unreadable", "The source's next page is on another host.");
}

/**
 * The next page starts after the items so far. It ends with a page shorter than asked for, or
 * where the source gives a total, when that many have come: some cap the size below what was
 * asked, and then a short page is not the last.
 */
export function offsetPages<Item>(
  pageSize: number,
  read: (offset: number, limit: number) => Promise<{ items: readonly Item[]; total?: number }>,
): AsyncGenerator<Item> {
  let before = "";
  return cursorPages<Item, number>(async (offset = 0) => {
    const { items, total } = await read(offset, pageSize);
    const mark = JSON.stringify([items[0], items.at(-1)]);
    if (items.length > 1 && mark === before) {
      throw new SourceError("unreadable", "The source gave the same page twice.");
    }
    before = mark;
    const end = offset + items.length;
    const hasMore = total === undefined ? items.length >= pageSize : end < total;
    if (total !== undefined && hasMore && items.length === 0) {
      throw new SourceError("unreadable", `The source has ${total} rows and gave only ${end}.`);
    }
    if (total !== undefined && end > total) {
      throw new SourceError("unreadable", `The source has ${total} rows and gave ${end}.`);
    }
    return { items, next: hasMore ? end : undefined };
  });
}
