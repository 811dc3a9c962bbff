/**
 * A file of the app that loads on demand may be gone, most often because a newer version has
 * been put in its place. Vite raises `vite:preloadError` and, because we never cancel it,
 * throws the same error again; loading the page anew then fetches the new version.
 *
 * Each failure reloads the page once, and only when somebody waits for the file: a link that is
 * merely pointed at also loads ahead, and must not take the page away from under its reader.
 */
const failures = new WeakSet<Error>();
const decisions = new WeakMap<Error, boolean>();

export function watchPreloadErrors() {
  window.addEventListener("vite:preloadError", ({ payload }) => failures.add(payload));
}

/** True when the page is being loaded again because of this error; asked twice, it says the same. */
export function isReloadingFor(error: Error, reload = () => window.location.reload()) {
  const isReloading = decisions.get(error) ?? (failures.has(error) && isFirstTime(error));
  if (isReloading && !decisions.has(error)) reload();
  decisions.set(error, isReloading);
  return isReloading;
}

function isFirstTime({ message }: Error) {
  // The router keeps its own account of missing components under this key; one is enough.
  const key = `tanstack_router_reload:${message}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
    return true;
  } catch {
    // Without storage the second time would look like the first, for ever.
    return false;
  }
}
