/**
 * What runs in the page while the workspace is timed. It is sent there as text, so it stands by
 * itself: nothing of this file is known to it.
 */

/** One change: ms from the key to the frame with its figures, and how many cells it wrote. */
export type ChangeTimes = { paintedMs: number; cellCount: number };

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
  let pressedAt = 0;
  let changed: Changed[] = [];
  let tellEdited = () => {};
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (kind: string, listener: unknown) {
    const heard = (event: MessageEvent) => {
      (listener as (event: MessageEvent) => void)(event);
      // The figures are written in this turn of the page, and so before its next frame.
      if (event.data?.kind === "edited") tellEdited();
      // Every case is calculated by then: those that nobody looks at are so after the answer.
      if (event.data?.kind === "checks") performance.mark("bench-settled");
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

  const isCell = ({ node }: Changed) => node.parentElement?.getAttribute("role") === "gridcell";
  const textOf = (node: Node) =>
    node instanceof Element ? (node.getAttribute("d") ?? "") : (node.nodeValue ?? "");

  /** Whatever an edit may change in its place: all texts, and all outlines of charts. */
  const textsNow = () => {
    const nodes: Node[] = [...document.querySelectorAll("[d]")];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
    return new Map(nodes.map((node) => [node, textOf(node)]));
  };

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
    // Nothing watches while the page works: what changed is looked up once it is painted.
    nextChange: async (patienceMs) => {
      const before = textsNow();
      const isEdited = await new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), patienceMs);
        tellEdited = () => resolve(true);
      });
      if (!isEdited) return undefined;
      const at = await painted();
      changed = [...before]
        .map(([node, text]) => ({ node, before: text, after: textOf(node) }))
        .filter(({ node, before, after }) => node.isConnected && before !== after);
      return { paintedMs: at - pressedAt, cellCount: changed.filter(isCell).length };
    },
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
