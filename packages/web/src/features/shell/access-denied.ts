import { ApiError } from "#lib/api.ts";

/** For a page that is not for whoever asks for it, though no call says so. */
export function accessDenied() {
  return new ApiError(403, [{ key: "root", message: "You don't have access to this page." }]);
}

export function isAccessDenied(error: unknown) {
  return error instanceof ApiError && error.isAccessDenied;
}

/** The guard of a page that admins of the team alone see. */
export function adminsOnly({
  context,
}: {
  context: { member: { account: { isAdmin: boolean } } };
}) {
  if (!context.member.account.isAdmin) throw accessDenied();
}
