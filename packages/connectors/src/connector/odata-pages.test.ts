import { expect, test } from "vitest";
import { jsonClient, readContext } from "#testing/whole-read.ts";
import { namedPage, odataPage, readPages } from "./odata-pages.ts";

const first = { url: "https://acorn.example/api/rows", headers: { Accept: "application/json" } };

test("three linked pages are one list, each asked for with the first one's headers", async () => {
  const client = jsonClient(({ url }) => {
    const page = Number(new URL(url).searchParams.get("page") ?? 1);
    const next = page < 3 ? { "@odata.nextLink": `${first.url}?page=${page + 1}` } : {};
    return { value: [{ page }], ...next };
  });

  const rows = await readPages(readContext(client), first, odataPage("Acorn"));

  expect(rows).toEqual([{ page: 1 }, { page: 2 }, { page: 3 }]);
  expect(client.asked.map(({ headers }) => headers)).toEqual([
    first.headers,
    first.headers,
    first.headers,
  ]);
});

test("rows that are missing are named by the source and the field", () => {
  expect(() => namedPage("Acorn", "Items", "NextPageLink")({ Rows: [] })).toThrow(
    "Acorn: Items is missing.",
  );
});
