const STILL_MS = 3_000;

/**
 * Has the browser keep the app's own files, so that it starts without a line: once the page asks for
 * nothing more, which has the line for itself until then.
 */
export function startOffline(isAsking: () => boolean) {
  if (!import.meta.env.PROD) return;
  const timer = setInterval(() => {
    if (isAsking()) return;
    clearInterval(timer);
    // A browser that keeps nothing, or a line that breaks: the next page tries again.
    navigator.serviceWorker?.register("/app/service-worker.js").catch(() => {});
  }, STILL_MS);
  return () => clearInterval(timer);
}
