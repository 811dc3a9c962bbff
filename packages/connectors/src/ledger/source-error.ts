/** Why a source could not be read, in words for the person who connected it. */
export type SourceErrorKind =
  | "needs-reconnect" /** the grant is gone: sign in again */
  | "forbidden" /** the grant does not cover this */
  | "rate-limited"
  | "unreachable"
  | "refused" /** the source answered, and said no */
  | "unreadable"; /** the answer is not what its documentation says */

type SourceErrorDetails = {
  cause?: unknown;
  status?: number;
  /** The source's own words, shortened. */
  answer?: string;
  /** How long the source asks us to stay away. */
  retryAfterMs?: number;
};

export class SourceError extends Error {
  override name = "SourceError";
  kind: SourceErrorKind;
  status: number | undefined;
  retryAfterMs: number | undefined;
  /** Private, so that whoever logs an error whole does not log what the source answered. */
  #answer: string | undefined;

  constructor(kind: SourceErrorKind, message: string, details: SourceErrorDetails = {}) {
    super(message, "cause" in details ? { cause: details.cause } : {});
    this.kind = kind;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.#answer = details.answer;
  }

  /** The source's own words, for connectors to read. They may hold anything and are not shown. */
  get answer(): string | undefined {
    return this.#answer;
  }
}
