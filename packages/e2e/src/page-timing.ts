/**
 * What runs in the page while the workspace is timed. It is sent there as text, so it stands by
 * itself: nothing of this file is known to it.
 */

/** Times of one change in ms: from the key to the frame with its figures, and which part is ours. */
export type ChangeTimes = { paintedMs: number; ownMs: number; workerMs: number; cellCount: number };

/** A text, or the outline of a chart's line. */
type Changed = { node: Node; before: string; after: string };

declare global {
  interface Window {
    bench: {
      /** Watches the grid for the next change that a key makes; undefined when none comes. */
      nextChange: (patienceMs: number) => Promise<ChangeTimes | undefined>;
      /** Puts all texts and outlines of the last change back and in again by turns, as a key would. */
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
      // Every case is calculated by then: those that nobody looks at are so after the answer.
      if (event.data?.kind === "checks") performance.mark("bench-settled");
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

  const isCell = ({ target }: MutationRecord) =>
    target.parentElement?.getAttribute("role") === "gridcell";
  const textOf = (node: Node) =>
    node instanceof Element ? node.getAttribute("d") : node.nodeValue;

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
        const observer = new MutationObserver((records) => {
          if (receivedAt < pressedAt || pressedAt === 0) return;
          const writtenAt = performance.now();
          if (!records.some(isCell)) return;
          observer.disconnect();
          const workerMs = receivedAt - postedAt;
          const ownMs = postedAt - pressedAt + workerMs + writtenAt - receivedAt;
          // What was written is looked at afterwards: that is no work of the page's own.
          void painted().then((at) => {
            changed = records.map(({ target, oldValue }) => ({
              ...{ node: target, after: textOf(target) ?? "", before: oldValue ?? "" },
            }));
            const cellCount = records.filter(isCell).length;
            resolve({ paintedMs: at - pressedAt, ownMs, workerMs, cellCount });
          });
        });
        [pressedAt, receivedAt] = [0, 0];
        observer.observe(document.body, {
          ...{ characterData: true, characterDataOldValue: true, subtree: true },
          ...{ attributeFilter: ["d"], attributeOldValue: true },
        });
      }),
    repaint: (turn) => {
      const startedAt = performance.now();
      performance.mark("bench-repaint");
      for (const { node, before, after } of changed) {
        const text = turn % 2 === 0 ? before : after;
        if (node instanceof Element) node.setAttribute("d", text);
        else node.nodeValue = text;
      }
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
