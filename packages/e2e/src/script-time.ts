/**
 * How long the processor worked for a change, out of a trace of the browser: on a machine that others
 * use too, what lies between two moments is mostly waiting for it.
 */
import type { Page } from "@playwright/test";

/**
 * In ms: scripts on the page from the key until they have written what the frame shows, its worker, and all
 * that the page's thread did up to the frame.
 */
export type ProcessorTimes = { pageMs: number; workerMs: number; frameMs: number };

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor, where the thread's clock is known. */
  tdur?: number;
  args: { name?: string };
};

const CATEGORIES = ["-*", "toplevel", "devtools.timeline", "blink.user_timing", "__metadata"];

/**
 * By what the page marked as its beginning: each lasts until it is painted, and in the worker until
 * it has settled, where the page marked that.
 */
export async function processorTimes<Kind extends string>(
  page: Page,
  kinds: readonly Kind[],
  run: () => Promise<void>,
): Promise<Record<Kind, ProcessorTimes[]>> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser to trace");
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const ends = events.filter(({ name }) => name === "bench-painted");
  const settles = events.filter(({ name }) => name === "bench-settled");
  const starts = events.filter(({ name }) => (kinds as readonly string[]).includes(name));
  const timesOf = (kind: Kind) =>
    starts
      .filter(({ name }) => name === kind)
      .flatMap((start) => {
        const after = (marks: readonly TraceEvent[]) =>
          marks.find(({ ts, tid }) => tid === start.tid && ts > start.ts);
        const [painted, settled, next] = [after(ends), after(settles), after(starts)];
        if (!painted) return [];
        const isOwn = settled && (!next || settled.ts < next.ts);
        return [timesBetween(events, start, painted, isOwn ? settled : painted)];
      });
  const found = kinds.map((kind) => [kind, timesOf(kind)] as const);
  return Object.fromEntries(found) as Record<Kind, ProcessorTimes[]>;
}

function timesBetween(
  events: readonly TraceEvent[],
  start: TraceEvent,
  painted: TraceEvent,
  settled: TraceEvent,
) {
  const until = (end: TraceEvent) =>
    events.filter(
      ({ ph, pid, ts, dur = 0 }) =>
        ph === "X" && pid === start.pid && ts + dur >= start.ts && ts <= end.ts,
    );
  const own = until(painted).filter(({ tid }) => tid === start.tid);
  const frameAt = own.findLast(({ name }) => name === "Paint")?.ts ?? painted.ts;
  const workers = new Set(
    events
      .filter(({ name, pid, args }) => {
        const isNamed = name === "thread_name" && pid === start.pid;
        return isNamed && args.name?.startsWith("DedicatedWorker");
      })
      .map(({ tid }) => tid),
  );
  return {
    pageMs: outermostMs(own.filter(({ name, ts }) => SCRIPTS.has(name) && ts < frameAt)),
    workerMs: outermostMs(until(settled).filter(({ tid }) => workers.has(tid))),
    frameMs: outermostMs(own),
  };
}

/** What an answer sets off runs in microtasks, which the browser tells with its message alone. */
const SCRIPTS = new Set([
  "EventDispatch",
  "FunctionCall",
  "FireAnimationFrame",
  "HandlePostMessage",
]);

/** What happens within another is counted with it. */
function outermostMs(events: readonly TraceEvent[]): number {
  let [sum, end] = [0, Number.NEGATIVE_INFINITY];
  for (const { ts, dur = 0, tdur = dur } of events.toSorted((one, other) => one.ts - other.ts)) {
    if (ts < end) continue;
    sum += tdur;
    end = ts + dur;
  }
  return sum / 1000;
}
