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

test("a total below what came, also a negative one, is no reason to stop reading", async () => {
  for (const total of [2, 0, -1]) {
    const odd = offsetPages(3, async (offset) => ({
      items: seven.slice(offset, offset + 3),
      total,
    }));
    await expect(all(odd)).rejects.toThrow(`The source has ${total} rows and gave 3.`);
  }
});

test("pages that never end are given up after ten thousand, empty or not", async () => {
  let asked = 0;
  const endless = cursorPages<number, number>(async () => ({ items: [], next: ++asked }));
  await expect(all(endless)).rejects.toThrow("The source's pages do not end (10001 read).");
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

  const elsewhere = [
    "https://b.example/x",
    "http://a.example/x",
    "//b.example/x",
    "https://a.example:8443/x",
  ];
  const inside = ["http://169.254.169.254/", "https://a.example@10.0.0.7/", "file:///etc/passwd"];
  for (const next of [...elsewhere, ...inside]) {
    const asked: string[] = [];
    const astray = async (url: string) => {
      asked.push(url);
      return { items: [1], next };
    };
    const reading = all(linkedPages("https://a.example/x", astray));
    await expect(reading, next).rejects.toThrow("another host");
    expect(asked).toEqual(["https://a.example/x"]);
  }
});

test("a cursor that comes again is refused", async () => {
  const circle = cursorPages<number, string>(async (next) => ({
    items: [1],
    next: next === "a" ? "b" : "a",
  }));
  await expect(all(circle)).rejects.toThrow("The source's pages do not end (3 read).");
});
