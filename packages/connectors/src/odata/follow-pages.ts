/**
 * Answers that come in pages, each naming the next: OData and the sources that copied its manner.
 *
 * A next page must lie on the host that was asked, since the token goes with the question, and no
 * page is read twice, since a source that points in a circle would keep us for ever.
 */
import type { ReadContext } from "#connector.ts";
import type { HttpRequest } from "#http/http-client.ts";
import { readJson } from "#http/json.ts";
import { type Fields, optionalText, record, records } from "#http/shape.ts";
import { SourceError } from "#source-error.ts";

export type Page = { rows: Fields[]; next: string | undefined };

export async function followPages(
  { http, signal }: ReadContext,
  first: HttpRequest,
  readPage: (body: unknown) => Page,
): Promise<Fields[]> {
  const rows: Fields[] = [];
  const seen = new Set<string>();
  for (let url: string | undefined = first.url; url !== undefined; ) {
    const answer = await http.send({ ...first, url }, signal);
    const page: Page = readPage(readJson(answer));
    for (const row of page.rows) rows.push(row);
    seen.add(url);
    url = page.next === undefined ? undefined : nextAddress(page.next, first.url, seen);
  }
  return rows;
}

/** OData 4: the rows under `value`, the next page under `@odata.nextLink`. */
export function odataPage(source: string): (body: unknown) => Page {
  return namedPage(source, "value", "@odata.nextLink");
}

/** The same manner under a source's own names. */
export function namedPage(source: string, rows: string, next: string): (body: unknown) => Page {
  return (body) => {
    const page = record(body, `${source}: the answer`);
    return {
      rows: records(page[rows], `${source}: ${rows}`),
      next: optionalText(page[next], `${source}: ${next}`),
    };
  };
}

function nextAddress(next: string, first: string, seen: ReadonlySet<string>) {
  const address = new URL(next, first);
  if (address.origin !== new URL(first).origin) {
    throw new SourceError("unreadable", `The next page lies on another host, ${address.host}.`);
  }
  if (seen.has(address.href)) {
    throw new SourceError("unreadable", "A page names one already read as the next.");
  }
  return address.href;
}
