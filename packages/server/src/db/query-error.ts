/**
 * Why a statement failed, alike with either driver. It carries neither the statement's text nor
 * its values, since errors are logged and values may be secret.
 */
export class QueryError extends Error {
  /** PostgreSQL's five characters, or the operating system's name for a lost connection. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;

  constructor(message: string, code?: string, constraint?: string, table?: string) {
    super(message);
    this.name = "QueryError";
    this.code = code;
    this.constraint = constraint;
    this.table = table;
  }
}

export function toQueryError(error: unknown): QueryError {
  if (error instanceof QueryError) {
    return error;
  }
  const { message = "", code, constraint, table } = error as Partial<QueryError>;
  const isGone = code === undefined && lostConnection.test(message);
  return new QueryError(message, isGone ? "08006" : code, constraint, table);
}

/** The drivers' own words for a connection that is gone; they give no code. */
const lostConnection = /timeout|terminated|not queryable|after calling end|PGlite is clos/;

export function isUniqueViolation(error: unknown, constraint?: string) {
  return (
    error instanceof QueryError &&
    error.code === "23505" &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** Whether the connection is gone or in an unknown state. */
export function isLost(error: unknown) {
  return error instanceof QueryError && lostCodes.test(error.code ?? "");
}

/**
 * Whether trying again later makes sense: the database is away, full, restarting or too slow, or
 * took this transaction back because it and another stood in each other's way.
 */
export function isUnavailable(error: unknown) {
  return error instanceof QueryError && unavailableCodes.test(error.code ?? "");
}

/** Connection lost (08), shut down by an administrator (57P), and ECONNRESET and the like. */
const lostCodes = /^08|^57P|^E[A-Z]{3}/;

/**
 * Connection lost (08), disk full and other lack of resources (53), shut down or timed out (57),
 * a lock not given or a transaction idle for too long (55P03, 25P03), two transactions that waited
 * for each other or could not be put one after the other (40P01, 40001), and what the operating
 * system calls ECONNREFUSED and the like.
 */
const unavailableCodes = /^(08|53|57)|^55P03$|^25P03$|^40P01$|^40001$|^E[A-Z]{3}/;
