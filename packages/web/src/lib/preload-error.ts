/**
 * A file of the app that loads on demand may be gone, most often because a newer version has
 * been put in its place. Vite raises `vite:preloadError` and, because we never cancel it,
 * throws the same error again; loading the page anew then fetches the new version.
 *
 * Each failure reloads the page once, and only when somebody waits for the file: a link that is
 * merely pointed at also loads ahead, and must not take the page away from under its reader.
 */
const failures = new WeakSet<object>();

export function watchPreloadErrors() {
  window.addEventListener("vite:preloadError", ({ payload }) => failures.add(payload));
}

/** True when the page is about to load again because of this error. */
export function isReloadingFor(error: Error, reload = () => window.location.reload()) {
  if (!failures.has(error)) return false;
  // The router keeps its own account of missing components under this key; one is enough.
  const key = `tanstack_router_reload:${error.message}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "reloaded");
  } catch {
    // Without storage we could not tell the second time from the first.
    return false;
  }
  reload();
  return true;
}
