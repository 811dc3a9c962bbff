import { ApiError } from "#lib/api.ts";

/** The walk is over, by time or by wrong codes, and must begin anew. */
export function isEnded(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}
