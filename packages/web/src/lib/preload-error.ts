/**
 * A file of the app that loads on demand may not come: the line is broken, or a newer version has been
 * put in its place. Vite raises `vite:preloadError` and, because we never cancel it, throws the same
 * error again.
 */
const failures = new WeakSet<Error>();

const NOT_LOADED = "This part of Forecastle did not load.";

export function watchPreloadErrors() {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    failures.add(payload);
    // By the browser's own words the router would know it, and load the page anew: offline that is
    // the browser's error page, and whatever was typed is lost.
    payload.message = NOT_LOADED;
  });
}

export function isPreloadError(error: Error) {
  return failures.has(error);
}
