/** What went wrong at a provider, in our words. Codes, tokens and its own texts stay out. */
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import { SourceError } from "#ledger/source-error.ts";

/** `invalid_grant` means: the code was used or is too old, or the grant has ended. */
export function oauthFailure(error: unknown, name: string, whenInvalid: SourceError): SourceError {
  const own = ownRefusal(error);
  if (own) return own;
  const cause = withoutDetails(error);
  if (error instanceof AuthorizationResponseError) {
    const isDenied = error.error === "access_denied";
    const message = isDenied ? `${name} was not given permission.` : `${name} refused the request.`;
    return new SourceError("refused", message, { cause });
  }
  if (error instanceof ResponseBodyError) {
    if (error.error === "invalid_grant") return whenInvalid;
    if (error.error === "invalid_client") return unknownClient(name, cause);
    const details = { cause, status: error.status };
    return new SourceError("refused", `${name} refused the request.`, details);
  }
  if (error instanceof WWWAuthenticateChallengeError) return unknownClient(name, cause);
  if (error instanceof ClientError && !isPassing(error)) {
    return notOurQuestion(name, cause);
  }
  return new SourceError("unreachable", `${name} cannot be reached.`, { cause });
}

/** The answer is somebody else's, or was made up on the way. */
export function notOurQuestion(name: string, cause?: unknown): SourceError {
  const message = `The answer from ${name} does not belong to the question. Start again.`;
  return new SourceError("refused", message, { cause });
}

/** The library's errors carry the whole answer, tokens included; what went wrong is in its words. */
function withoutDetails(error: unknown) {
  if (!(error instanceof Error)) return new Error("something that is no error was thrown");
  const code = "code" in error ? ` (${error.code})` : "";
  return new Error(`${error.name}: ${error.message}${code}`);
}

function unknownClient(name: string, cause: unknown) {
  const message = `${name} does not know this service. Check the client id and secret.`;
  return new SourceError("refused", message, { cause });
}

/** The library wraps what our own `fetch` refused: a private address, an answer too large. */
function ownRefusal(error: unknown): SourceError | undefined {
  if (error instanceof SourceError) return error;
  return error instanceof Error && error.cause instanceof SourceError ? error.cause : undefined;
}

/** A line that broke has no code of the library's; a provider that is down answers with a page. */
function isPassing({ code, cause }: ClientError) {
  if (code === undefined || code === "OAUTH_TIMEOUT" || code === "OAUTH_ABORT") return true;
  return cause instanceof Response && (cause.status >= 500 || cause.status === 429);
}
