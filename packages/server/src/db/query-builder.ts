import { PgDialect } from "drizzle-orm/pg-core";
import { PgRemoteDatabase } from "drizzle-orm/pg-proxy";
import { PgRemoteSession } from "drizzle-orm/pg-proxy/session";
import type { Answer, Connection, Db, Storage } from "./db.ts";

type Run = (text: string, values: readonly unknown[]) => Promise<Answer>;

const dialect = new PgDialect();

/** The query builder over any way to run one statement. */
export function makeDb(run: Run): Db {
  const session = new PgRemoteSession<Record<string, never>, Record<string, never>>(
    async (text, values, method) => {
      const answer = await run(text, values);
      return { rows: method === "all" ? answer.rows : toObjects(answer) };
    },
    dialect,
    undefined,
  );
  return new PgRemoteDatabase(dialect, keepErrorsPlain(session), undefined);
}

export function toObjects<Row>({ names, rows }: Answer): Row[] {
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])) as Row);
}

/**
 * Drizzle wraps what a driver throws in an error whose message holds the statement and all its
 * values. Values may be secret and errors are logged, so what was thrown is thrown again as it was.
 */
function keepErrorsPlain<Session extends Pick<PgRemoteSession<never, never>, "prepareQuery">>(
  session: Session,
) {
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (...query) => {
    const prepared = prepare(...query);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values) => execute(values).catch(throwCause);
    return prepared as never;
  };
  return session;
}

function throwCause(error: Error): never {
  throw error.cause ?? error;
}

/** One connection as something to ask, for what is usually asked of the storage. */
export function askOn(connection: Connection): Pick<Storage, "query"> {
  return {
    query: async (text, values) => toObjects(await connection.query(text, values)),
  };
}

/** For whoever reads all that there is and takes as long as it takes; a request's query has seconds. */
export function askUnhurried({ withConnection }: Pick<Storage, "withConnection">) {
  const asked: Pick<Storage, "query"> = {
    query: (text, values) => withConnection((connection) => askOn(connection).query(text, values)),
  };
  return asked;
}
