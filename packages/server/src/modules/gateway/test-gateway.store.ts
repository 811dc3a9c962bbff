import type { Storage } from "#db/db.ts";
import type { NotedCall, TestGatewayMemory } from "./test-gateway.ts";

const COLUMNS = "key, reference, about, request, at";

type Row = Omit<NotedCall, "at"> & { at: string };

/** The gateway's memory in a table, which it asks by itself as somebody outside would: each statement commits. */
export function tableMemory({ query }: Pick<Storage, "query">): TestGatewayMemory {
  const select = (where: string, value: string) =>
    query<Row>(`select ${COLUMNS} from test_gateway_calls where ${where} = $1 order by id`, [
      value,
    ]);
  return {
    async note(call) {
      const { key, reference, about, request, at } = call;
      await query(
        `insert into test_gateway_calls (${COLUMNS}) values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [key, reference, about, JSON.stringify(request), at.toISOString()],
      );
      const [noted] = await select("key", key);
      return noted ? callOf(noted) : call;
    },
    async find(reference) {
      const [noted] = await select("reference", reference);
      return noted && callOf(noted);
    },
    async findAbout(charge) {
      return (await select("about", charge)).map(callOf);
    },
    async list(since) {
      const noted = await query<Row>(
        `select ${COLUMNS} from test_gateway_calls where at >= $1 order by id`,
        [since.toISOString()],
      );
      return noted.map(callOf);
    },
  };
}

const callOf = (row: Row): NotedCall => ({ ...row, at: new Date(row.at) });
