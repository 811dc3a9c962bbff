/**
 * What runs in the page while the workspace is timed. It is sent there as text, so it stands by
 * itself: nothing of this file is known to it.
 */

/** Times of one change in ms: from the key to the frame with its figures, and which part is ours. */
export type ChangeTimes = { paintedMs: number; ownMs: number; workerMs: number; cellCount: number };

type Changed = { node: Node; before: string; after: string };

declare global {
  interface Window {
    bench: {
      /** Watches the grid for the next change that a key makes; undefined when none comes. */
      nextChange: (patienceMs: number) => Promise<ChangeTimes | undefined>;
      /** Puts the texts of the last change into its cells by turns, as a key would. */
      repaint: (turn: number) => Promise<number>;
      frames: (ms: number) => Promise<number[]>;
    };
  }
}

export function installBench() {
  let [pressedAt, postedAt, receivedAt] = [0, 0, 0];
  let changed: Changed[] = [];
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    override postMessage(message: { kind?: string }, options?: unknown) {
      if (message?.kind === "edit") postedAt = performance.now();
      super.postMessage(message, options as StructuredSerializeOptions);
    }
  };
  const listen = NativeWorker.prototype.addEventListener;
  NativeWorker.prototype.addEventListener = function (kind: string, listener: unknown) {
    const heard = (event: MessageEvent) => {
      if (event.data?.kind === "edited") receivedAt = performance.now();
      (listener as (event: MessageEvent) => void)(event);
    };
    listen.call(this, kind, kind === "message" ? (heard as EventListener) : (listener as never));
  };
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Enter") return;
      pressedAt = performance.now();
      performance.mark("bench-edit");
    },
    { capture: true },
  );

  /** A task after the frame was drawn. */
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          performance.mark("bench-painted");
          resolve(performance.now());
        };
        port2.postMessage(0);
      });
    });

  window.bench = {
    nextChange: (patienceMs) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(undefined), patienceMs);
        const grid = document.querySelector('[role="treegrid"]');
        const observer = new MutationObserver((records) => {
          if (receivedAt < pressedAt || pressedAt === 0) return;
          const writtenAt = performance.now();
          const cells = records.filter(
            ({ target }) => target.parentElement?.getAttribute("role") === "gridcell",
          );
          if (cells.length === 0) return;
          observer.disconnect();
          changed = cells.map(({ target, oldValue }) => ({
            ...{ node: target, after: target.nodeValue ?? "", before: oldValue ?? "" },
          }));
          const workerMs = receivedAt - postedAt;
          const ownMs = postedAt - pressedAt + workerMs + writtenAt - receivedAt;
          void painted().then((at) =>
            resolve({ paintedMs: at - pressedAt, ownMs, workerMs, cellCount: cells.length }),
          );
        });
        [pressedAt, receivedAt] = [0, 0];
        if (grid)
          observer.observe(grid, {
            characterData: true,
            characterDataOldValue: true,
            subtree: true,
          });
      }),
    repaint: (turn) => {
      const startedAt = performance.now();
      performance.mark("bench-repaint");
      for (const { node, before, after } of changed)
        node.nodeValue = turn % 2 === 0 ? before : after;
      return painted().then((at) => at - startedAt);
    },
    frames: (ms) =>
      new Promise((resolve) => {
        const gaps: number[] = [];
        const startedAt = performance.now();
        let last = startedAt;
        const next = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now - startedAt < ms) requestAnimationFrame(next);
          else resolve(gaps.slice(1));
        };
        requestAnimationFrame(next);
      }),
  };
}
