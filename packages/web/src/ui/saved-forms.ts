/** The forms whose values the server has: nothing is lost when they are left. */
const saved = new WeakSet<object>();

export function rememberSaved(control: object) {
  saved.add(control);
}

export function forgetSaved(control: object) {
  saved.delete(control);
}

export function isSaved(control: object) {
  return saved.has(control);
}
