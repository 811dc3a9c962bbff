import { type Connection, NOTICE_BYTES_MAX, type Scope, type Work } from "./db.ts";
import { makeDb } from "./query-builder.ts";
import { isLost, QueryError } from "./query-error.ts";

export type WorkOptions = {
  /** Takes a connection out of the pool, or waits for the only one. */
  connect: () => Promise<Connection>;
  /** Settings of the transaction besides its scope. */
  settings: string;
  scope: Scope;
  /** After so long an unfinished unit of work is rolled back, so that nobody waits for ever. */
  patienceMs: number;
};

type State =
  | { name: "idle" }
  | { name: "open"; connection: Promise<Connection> }
  | { name: "finished"; reason: string };

/** See `Work`. The transaction opens with the first statement, bound to its scope in the same trip. */
export function startWork({ connect, settings, scope, patienceMs }: WorkOptions): Work {
  let state: State = { name: "idle" };
  const notices: string[] = [];
  let failure: "aborted" | "lost" | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function open() {
    const connection = await connect();
    try {
      await connection.exec(`BEGIN; SET LOCAL ROLE forecastle_app; ${settings} ${bindTo(scope)}`);
      const giveUp = () => finish("ROLLBACK", "left open and rolled back").catch(() => {});
      timer = setTimeout(giveUp, patienceMs).unref();
      return connection;
    } catch (error) {
      connection.release(true);
      throw error;
    }
  }

  function connection() {
    if (state.name === "finished") {
      throw new QueryError(`This unit of work was ${state.reason}.`, "25000");
    }
    if (state.name === "idle") {
      state = { name: "open", connection: open() };
    }
    return state.connection;
  }

  /** Any failure leaves the transaction aborted: PostgreSQL would answer a commit by rolling back. */
  async function attempt<T>(statement: (connection: Connection) => Promise<T>) {
    try {
      return await statement(await connection());
    } catch (error) {
      failure = isLost(error) ? "lost" : (failure ?? "aborted");
      throw error;
    }
  }

  async function finish(command: "COMMIT" | "ROLLBACK", reason: string) {
    if (state.name === "finished") {
      return;
    }
    const held = state;
    state = { name: "finished", reason };
    if (held.name === "idle") {
      return;
    }
    const connection = await held.connection;
    clearTimeout(timer);
    if (failure === "lost") {
      connection.release(true);
      return;
    }
    try {
      // What is told goes with the commit, without a trip of its own.
      const told = command === "COMMIT" ? notices : [];
      await connection.exec([...told, command].join("; "));
      connection.release(false);
    } catch (error) {
      connection.release(true);
      throw error;
    }
  }

  return {
    db: makeDb((text, values) => attempt((connection) => connection.query(text, values))),
    async bind(next) {
      scope = next;
      if (state.name !== "idle") {
        await attempt((connection) => connection.exec(bindTo(next)));
      }
    },
    notify(channel, payload) {
      notices.push(notice(channel, payload));
    },
    isOpen: () => state.name === "open",
    async commit() {
      if (state.name === "finished") {
        throw new QueryError(`This unit of work was ${state.reason}.`, "25000");
      }
      if (failure) {
        await finish("ROLLBACK", "rolled back").catch(() => {});
        throw new QueryError("A statement failed, so the unit of work cannot commit.", "25P02");
      }
      if (notices.length > 0) await attempt(async () => {});
      await finish("COMMIT", "committed");
    },
    async rollback() {
      await finish("ROLLBACK", "rolled back").catch(() => {});
    },
  };
}

function notice(channel: string, payload: string) {
  if (!/^[a-z_]{1,60}$/.test(channel)) throw new TypeError("A channel's name is small letters.");
  if (Buffer.byteLength(payload) > NOTICE_BYTES_MAX) {
    throw new RangeError(`A notice has at most ${NOTICE_BYTES_MAX} bytes.`);
  }
  return `NOTIFY "${channel}", '${payload.replaceAll("'", "''")}'`;
}

/** The values are one of three words and integers, so they can stand in the statement's text. */
function bindTo(scope: Scope) {
  const [teamId, userId] = scope.kind === "team" ? [scope.teamId, scope.userId] : [];
  return [
    `SET LOCAL app.team_id = '${idText(teamId)}'`,
    `SET LOCAL app.user_id = '${idText(userId)}'`,
    `SET LOCAL app.scope = '${scope.kind}'`,
  ].join("; ");
}

function idText(id: number | undefined) {
  if (id !== undefined && !Number.isSafeInteger(id)) throw new TypeError("An id is an integer.");
  return id ?? "";
}
