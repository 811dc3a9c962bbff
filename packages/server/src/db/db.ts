import type { PgRemoteDatabase } from "drizzle-orm/pg-proxy";

/** A query builder bound to one transaction. Embedded or served, modules cannot tell. */
export type Db = PgRemoteDatabase;

/** Whose rows a transaction may see: the second wall behind each store's own team filter. */
export type Scope =
  | { kind: "nobody" }
  | { kind: "team"; teamId: number }
  /** Every team's accounts and subscriptions, to read. */
  | { kind: "staff" };

/**
 * One unit of work. It costs nothing until its first query, which opens a transaction that runs
 * as the app's own role under row-level security.
 */
export type Work = {
  db: Db;
  /** Binds what follows to a scope; before the first query it is free, after it one statement. */
  bind(scope: Scope): Promise<void>;
  isOpen(): boolean;
  commit(): Promise<void>;
  rollback(): Promise<void>;
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
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
