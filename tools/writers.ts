import { createClient, listClients } from "@app/contract/clients";
import { call } from "./api-client.ts";

/** What came of adding clients while the server was being stopped. */
export type Witness = {
  /** Names the server said it had stored. */
  acknowledged: string[];
  /** Names it gave no answer about. */
  unanswered: string[];
};

/** Writers that add one client after the other until the server is gone. */
export function startWriters(url: string, cookie: string, count: number, prefix: string) {
  const witness: Witness = { acknowledged: [], unanswered: [] };
  let isUnderWay = () => {};
  const underWay = new Promise<void>((resolve) => {
    isUnderWay = resolve;
  });
  async function write(writer: number) {
    for (let number = 0; ; number++) {
      const name = `${prefix}${writer}-${number}`;
      try {
        await call({ url, cookie }, createClient, { body: { name } });
        witness.acknowledged.push(name);
        isUnderWay();
      } catch {
        witness.unanswered.push(name);
        return;
      }
    }
  }
  const done = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  /** `underWay` comes with the first acknowledgement, `done` when the last writer gave up. */
  return { witness, underWay: Promise.race([underWay, done]), done };
}

/** How often each name that begins with the prefix is stored. */
export async function storedNames(url: string, cookie: string, prefix: string) {
  const { items } = await call({ url, cookie }, listClients, {
    query: { filter: "All", pagination: "false", search: prefix },
  });
  const counts = new Map<string, number>();
  for (const { name } of items) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
