import { PGlite, type PGliteOptions, type Results } from "@electric-sql/pglite";
import { columnParsers } from "./column-parsers.ts";
import type { Answer, Connection, Scope, Storage } from "./db.ts";
import { makeListeners } from "./listeners.ts";
import { toObjects } from "./query-builder.ts";
import { toQueryError } from "./query-error.ts";
import { makeTurns } from "./turns.ts";
import { startWork } from "./work.ts";

/** Longer than any request takes; whoever comes next waits behind it. */
const PATIENCE_MS = 10_000;

/** PostgreSQL inside this process, on one connection. `onClose` runs when it has shut down. */
export async function openEmbedded(options: PGliteOptions, onClose = () => {}) {
  const pg = await PGlite.create({ ...options, parsers: columnParsers });
  // Whatever the zone of the machine the database was made on.
  await pg.exec("SET TimeZone = 'UTC'");
  const turns = makeTurns();

  async function connect(): Promise<Connection> {
    const endTurn = await turns.take();
    // The database works on our own thread: between two turns the rest of the process has one.
    const end = () => void setImmediate(endTurn);
    const release = (isBroken: boolean) =>
      void (isBroken ? endTransaction(pg).then(end, end) : end());
    return { ...statementsOn(pg), release };
  }

  async function withConnection<T>(use: (connection: Connection) => Promise<T>) {
    const connection = await connect();
    try {
      return await use(connection);
    } finally {
      connection.release(true);
    }
  }

  const listeners = makeListeners(async (channel) => {
    const end = await turns.take();
    try {
      // Heard after the commit is through, by whoever has nothing to do with it.
      await pg.listen(channel, (payload) => setImmediate(listeners.tell, channel, payload));
      listeners.begin(channel);
    } finally {
      end();
    }
  });

  return {
    kind: "embedded",
    listen: listeners.add,
    startWork: (scope: Scope = { kind: "nobody" }) =>
      startWork({ connect, settings: "", scope, patienceMs: PATIENCE_MS }),
    query: async (text, values) =>
      toObjects(await withConnection((connection) => connection.query(text, values))),
    withConnection,
    async ping() {
      await withConnection((connection) => connection.exec("SELECT 1"));
    },
    async close() {
      const end = await turns.take();
      try {
        await pg.close();
      } finally {
        onClose();
        end();
      }
    },
    /** For making archives of a ready database. */
    dump: () => pg.dumpDataDir("none"),
  } satisfies Storage & { dump: () => Promise<Blob> };
}

function statementsOn(pg: PGlite) {
  return {
    async query(text: string, values: readonly unknown[] = []) {
      return toAnswer(await orQueryError(pg.query(text, [...values], { rowMode: "array" })));
    },
    async exec(text: string) {
      return (await orQueryError(pg.exec(text, { rowMode: "array" }))).map(toAnswer);
    },
  };
}

function toAnswer({ fields, rows }: Results<unknown>): Answer {
  return { names: fields.map((field) => field.name), rows: rows as unknown[][] };
}

async function orQueryError<T>(running: Promise<T>): Promise<T> {
  try {
    return await running;
  } catch (error) {
    throw toQueryError(error);
  }
}

/** What failed half-way may leave its transaction open, and there is but one connection. */
async function endTransaction(pg: PGlite) {
  if (pg.isInTransaction()) {
    await pg.exec("ROLLBACK");
  }
}
