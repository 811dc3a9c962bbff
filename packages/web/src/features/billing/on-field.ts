import { ApiError } from "#lib/api.ts";

/**
 * The form has a field of its own for something that is sent under other names: what the server says of those is said
 * at that field.
 */
export async function onField<Result>(
  field: string,
  send: () => Promise<Result>,
  isOf: (key: string) => boolean = (key) => key.startsWith(`${field}.`),
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const moved = error.errors.map((each) => (isOf(each.key) ? { ...each, key: field } : each));
    throw new ApiError(error.status, moved);
  }
}
