import pg from "pg";
import { columnParsers } from "./column-parsers.ts";
import type { Answer, Connection, Scope, Storage } from "./db.ts";
import { openPostgresListening } from "./postgres-listening.ts";
import { QueryError, toQueryError } from "./query-error.ts";
import { startWork } from "./work.ts";

/** A request is answered within 5 seconds, by 503 if need be. */
const TIMEOUT_MS = 4_500;
const PATIENCE_MS = 30_000;
const CONNECTION_COUNT = 10;
/** Whoever comes when so many wait for a connection already is refused at once. */
const WAITING_COUNT = 200;

const types = {
  getTypeParser: ((oid: number, format?: "text") =>
    columnParsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * PostgreSQL by its URL. Nothing here outlives a transaction on the server's side, neither
 * prepared statements nor session settings, so that PgBouncer may stand between.
 */
export function openPostgres(
  connectionString: string,
  listenConnectionString = connectionString,
): Storage {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: CONNECTION_COUNT,
    connectionTimeoutMillis: TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that breaks while nobody uses it, or between two statements, is an event without
  // listeners, which would end the process. The next statement on it fails, and that is enough.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const listening = openPostgresListening(listenConnectionString);

  function refuseCrowd() {
    if (pool.waitingCount >= WAITING_COUNT) {
      throw new QueryError("Too many requests are waiting for the database.", "53300");
    }
  }

  async function connect(query_timeout: number): Promise<Connection> {
    refuseCrowd();
    const client = await pool.connect().catch(throwQueryError);
    const run = (text: string, values?: unknown[]) => {
      const query = { text, values, rowMode: "array", query_timeout } as pg.QueryArrayConfig;
      return client.query(query).catch(throwQueryError);
    };
    return {
      query: async (text, values = []) => toAnswer(await run(text, [...values])),
      exec: async (text) => [await run(text)].flat().map(toAnswer),
      release: (isBroken) => client.release(isBroken),
    };
  }

  return {
    kind: "postgres",
    startWork: (scope: Scope = { kind: "nobody" }) =>
      startWork({
        connect: () => connect(TIMEOUT_MS),
        settings: `SET LOCAL statement_timeout = ${TIMEOUT_MS};
          SET LOCAL idle_in_transaction_session_timeout = ${PATIENCE_MS};`,
        scope,
        patienceMs: PATIENCE_MS,
      }),
    async query<Row>(text: string, values: readonly unknown[] = []) {
      refuseCrowd();
      const query = { text, values: [...values], query_timeout: TIMEOUT_MS };
      const { rows } = await pool.query(query).catch(throwQueryError);
      return rows as Row[];
    },
    async withConnection(use) {
      const connection = await connect(0);
      let isBroken = true;
      try {
        const result = await use(connection);
        isBroken = false;
        return result;
      } finally {
        connection.release(isBroken);
      }
    },
    async ping() {
      const query = { text: "SELECT 1", query_timeout: TIMEOUT_MS };
      await pool.query(query).catch(throwQueryError);
    },
    listen: listening.listen,
    async close() {
      await Promise.all([listening.close(), pool.end()]);
    },
  };
}

function toAnswer({ fields, rows }: pg.QueryArrayResult): Answer {
  return { names: fields.map((field) => field.name), rows };
}

function throwQueryError(error: unknown): never {
  throw toQueryError(error);
}
