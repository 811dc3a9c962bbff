import type { PgRemoteDatabase } from "drizzle-orm/pg-proxy";

/** A query builder bound to one transaction. Embedded or served, modules cannot tell. */
export type Db = PgRemoteDatabase;

/** Whose rows a transaction may see: the second wall behind each store's own team filter. */
export type Scope =
  | { kind: "nobody" }
  /**
   * Team 0 is the service itself: only the audit trail has rows of it. The user is whoever asks:
   * what other teams granted them is seen, too, and what their own team keeps from them is not.
   * Without one it is the service's own work in the team.
   */
  | { kind: "team"; teamId: number; userId?: number }
  /** Every team's accounts and subscriptions, to read. */
  | { kind: "staff" };

/**
 * One unit of work. It costs nothing until its first query, which opens a transaction that runs
 * as the app's own role under row-level security. Once a statement failed it cannot commit, and
 * left open too long it is rolled back.
 */
export type Work = {
  db: Db;
  /** Binds what follows to a scope; before the first query it is free, after it one statement. */
  bind(scope: Scope): Promise<void>;
  /**
   * Told to whoever listens, in this process and every other, when this commits and only then.
   * Ids and versions, not contents: at most `NOTICE_BYTES_MAX`.
   */
  notify(channel: string, payload: string): void;
  isOpen(): boolean;
  commit(): Promise<void>;
  /** Never throws. */
  rollback(): Promise<void>;
};

/** PostgreSQL carries no more than this in one notice. */
export const NOTICE_BYTES_MAX = 7_999;

/** Somebody who hears what units of work notify. */
export type Listener = {
  onMessage(payload: string): void;
  /**
   * From now on everything is heard. Called when listening begins, and again whenever a lost line
   * is back: what was told before may have been missed.
   */
  onListening(): void;
};

/** What a statement gave: rows as arrays, in the order of the names. */
export type Answer = { names: string[]; rows: unknown[][] };

/**
 * One connection, held until it is released. Timestamps are strings, big integers numbers, and
 * whatever goes wrong is a `QueryError`, with either driver.
 */
export type Connection = {
  query(text: string, values?: readonly unknown[]): Promise<Answer>;
  /** One or several statements without values. */
  exec(text: string): Promise<Answer[]>;
  /** Gives the connection back; one in an unknown state is given up. */
  release(isBroken: boolean): void;
};

/** A database, embedded in this process or served by PostgreSQL. */
export type Storage = {
  kind: "embedded" | "postgres";
  startWork(scope?: Scope): Work;
  /**
   * One statement by itself, committed at once, as the owner and so past row-level security:
   * for finding out who is asking, for counters that must outlive a refusal, and for jobs.
   * Never while a unit of work of the same request is open: embedded storage has one connection.
   */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** A connection as the owner, for what takes long: migrations, the job queue's own, backups. */
  withConnection<T>(use: (connection: Connection) => Promise<T>): Promise<T>;
  /** Hears a channel until the given function is called; never throws, and mends a lost line. */
  listen(channel: string, listener: Listener): () => void;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
