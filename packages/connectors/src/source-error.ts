/** Why a source could not be read, in words for the person who connected it. */
export type SourceErrorKind =
  | "needs-reconnect" /** the grant is gone: sign in again */
  | "forbidden" /** the grant does not cover this */
  | "rate-limited"
  | "unreachable"
  | "refused" /** the source answered, and said no */
  | "unreadable"; /** the answer is not what its documentation says */

export class SourceError extends Error {
  override name = "SourceError";
  kind: SourceErrorKind;

  constructor(kind: SourceErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
