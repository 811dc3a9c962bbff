/** What somebody came to sign in for, as an address outside names it, and where that is. */
const PATHS = {
  NONE: "/",
  OPEN_MODEL: "/models",
  NEW_MODEL: "/models/new",
  /** A model from a ledger begins with the ledger. */
  QUICK_MODEL: "/connections/add",
  EXAMPLE_MODEL: "/models/example",
} as const;

export type PostLoginAction = keyof typeof PATHS;

export const POST_LOGIN_ACTIONS = Object.keys(PATHS) as PostLoginAction[];

/** Which model OPEN_MODEL means; without one, the list of them. */
export function pathAfterLogin(action: PostLoginAction, modelId: number | undefined) {
  if (action === "OPEN_MODEL" && modelId !== undefined) return `${PATHS[action]}/${modelId}`;
  return PATHS[action];
}
