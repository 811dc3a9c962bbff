/** In a hidden tab nothing is painted, and nobody waits for that. */
const WAITS_MS = 250;

/** Runs in the frame after the one that is due, so that nothing of it holds that one up. */
export function afterPaint(run: () => void) {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, WAITS_MS);
  globalThis.requestAnimationFrame?.(() => requestAnimationFrame(once));
}
