import { expect, test } from "vitest";
import { cursorPages, linkedPages, offsetPages } from "./paging.ts";

async function all<Item>(pages: AsyncIterable<Item>) {
  const items: Item[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

const seven = [1, 2, 3, 4, 5, 6, 7];

test("offsets go on until a page is short", async () => {
  const asked: number[] = [];
  const pages = offsetPages(3, async (offset, limit) => {
    asked.push(offset);
    return { items: seven.slice(offset, offset + limit) };
  });
  expect(await all(pages)).toEqual(seven);
  expect(asked).toEqual([0, 3, 6]);
});

test("where a total is given, a page capped by the source is not taken for the last", async () => {
  const capped = offsetPages(100, async (offset) => ({
    items: seven.slice(offset, offset + 2),
    total: 7,
  }));
  expect(await all(capped)).toEqual(seven);
});

test("rows missing against the total are an error and not an end", async () => {
  const short = offsetPages(4, async (offset) => ({ items: seven.slice(offset, 5), total: 7 }));
  await expect(all(short)).rejects.toThrow("The source has 7 rows and gave only 5.");
});

test("a source that ignores the offset is found out at the second page", async () => {
  const stuck = offsetPages(2, async () => ({ items: [1, 2] }));
  await expect(all(stuck)).rejects.toThrow("the same page twice");
});

test("links are followed on the same host only", async () => {
  const pages: Record<string, { items: number[]; next?: string }> = {
    "https://a.example/x?p=1": { items: [1], next: "/x?p=2" },
    "https://a.example/x?p=2": { items: [2] },
  };
  const read = async (url: string) => pages[url] ?? { items: [] };
  expect(await all(linkedPages("https://a.example/x?p=1", read))).toEqual([1, 2]);

  const astray = async () => ({ items: [1], next: "https://b.example/x" });
  await expect(all(linkedPages("https://a.example/x", astray))).rejects.toThrow("another host");
});

test("a cursor that comes again is refused", async () => {
  const circle = cursorPages<number, string>(async (next) => ({
    items: [1],
    next: next === "a" ? "b" : "a",
  }));
  await expect(all(circle)).rejects.toThrow("The source's pages do not end (3 read).");
});
