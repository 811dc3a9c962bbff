import { ApiError } from "#lib/api.ts";

export function isAccessDenied(error: unknown) {
  return error instanceof ApiError && error.isAccessDenied;
}
