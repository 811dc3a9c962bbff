/** Long work under way, each named by the number of the message that started it. */
import type { LiveCases } from "#scenarios/live-cases.ts";
import type { Reply } from "./protocol.ts";
import type { inParts, Parts, Work } from "./work.ts";

type Part = Extract<Reply, { kind: "part" | "cancelled" }>;
type Job = { version: number; total: number; parts: Parts; cases: LiveCases };

/** Cases calculated between two messages: some milliseconds, by closures and by WebAssembly. */
const TOGETHER = { closures: 4, webAssembly: 64 };

export type Jobs = ReturnType<typeof createJobs>;

export function createJobs() {
  const jobs = new Map<number, Job>();

  /** What fails is not gone on with. A job that is not there went with its document. */
  function goOn(id: number): Part {
    const job = jobs.get(id);
    if (!job) return { kind: "cancelled", job: id };
    jobs.delete(id);
    const { version, parts, cases } = job;
    const speed = cases.isAccelerated() ? "webAssembly" : "closures";
    const { value, done: isDone } = parts.next(TOGETHER[speed]);
    const part = { kind: "part", job: id, version } as const;
    if (isDone) return { ...part, done: job.total, total: job.total, result: value };
    jobs.set(id, { ...job, total: value.total });
    return { ...part, ...value };
  }

  return {
    /** `cut` makes parts of it. */
    start: (
      id: number,
      { version, cases }: { version: number; cases: LiveCases },
      work: Work,
      cut: typeof inParts,
    ) => {
      const snapshot = cases.snapshot(work.on);
      if (!snapshot) throw new RangeError(`there is no scenario "${work.on}"`);
      jobs.set(id, { version, total: 0, cases, parts: cut(snapshot, work) });
      return goOn(id);
    },
    goOn,
    cancel: (id: number) => jobs.delete(id),
    clear: () => jobs.clear(),
  };
}
