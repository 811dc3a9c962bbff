/** For `throwOnError`: what was loaded before stays in view when asking for it again fails. */
export function hasNothingToShow(_error: Error, { state }: { state: { data: unknown } }) {
  return state.data === undefined;
}
