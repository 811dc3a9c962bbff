/** Lists in pages that name the next: OData, and the sources that follow its manner. */

import type { HttpRequest } from "#http/http-client.ts";
import { readJson } from "#http/json.ts";
import { linkedPages, type Page } from "#http/paging.ts";
import { type Fields, optionalText, record, records } from "#http/shape.ts";
import type { ReadContext } from "./connector.ts";

export type FieldsPage = Page<Fields, string>;

/** All rows of a list; `readPage` finds the rows and the next page in an answer. */
export async function readPages(
  { http, signal }: ReadContext,
  first: HttpRequest,
  readPage: (body: unknown) => FieldsPage,
): Promise<Fields[]> {
  const rows: Fields[] = [];
  const read = async (url: string) =>
    readPage(readJson(await http.send({ ...first, url }, signal)));
  for await (const row of linkedPages(first.url, read)) rows.push(row);
  return rows;
}

/** OData 4: the rows under `value`, the next page under `@odata.nextLink`. */
export function odataPage(source: string): (body: unknown) => FieldsPage {
  return namedPage(source, "value", "@odata.nextLink");
}

/** The same manner under a source's own names. */
export function namedPage(source: string, rows: string, next: string) {
  return (body: unknown): FieldsPage => {
    const page = record(body, `${source}: the answer`);
    return {
      items: records(page[rows], `${source}: ${rows}`),
      next: optionalText(page[next], `${source}: ${next}`),
    };
  };
}
