import type { Progress } from "./job.ts";

/** Twice a second is as often as a person can tell the difference. */
const EVERY_MS = 500;
const STAGE_LENGTH_MAX = 200;

type Write = (stage: string, share: number) => Promise<void>;

/** Lets through the first word at once and of those that follow too soon the last. */
export function makeProgress(write: Write, everyMs = EVERY_MS) {
  let next: [stage: string, share: number] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function flush() {
    timer = undefined;
    if (!next || isClosed) return;
    const [stage, share] = next;
    next = undefined;
    // Progress that is not told harms nobody: the end is told by itself.
    write(stage, share).catch(() => {});
    timer = setTimeout(flush, everyMs);
  }

  const progress: Progress = (stage, share) => {
    next = [stage.slice(0, STAGE_LENGTH_MAX), Math.min(1, Math.max(0, share))];
    if (timer === undefined) flush();
  };
  return {
    progress,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
