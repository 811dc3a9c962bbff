/** Something that burns the processor: a function from values to values, run away from requests. */
export type Task<Input, Output> = {
  name: string;
  /**
   * A thread starts fast and is used again, but shares the fate of the process: one that fills its
   * memory can take the whole process with it. What reads files of strangers runs in a process of
   * its own, which ends alone.
   */
  runsIn: "thread" | "process";
  timeoutMs: number;
  heapMegabytesMax: number;
  /** Takes many times what a save does: it has places of its own, so that no save waits behind it. */
  isLong?: true;
  run(input: Input): Output | Promise<Output>;
};

/** What came of a task; nothing of it is thrown. */
export type Outcome<Output> =
  | { isDone: true; value: Output }
  | { isDone: false; why: Failure; message: string };

export type Failure =
  /** The task threw: a mistake of ours. */
  | "threw"
  | "cancelled"
  | "too-slow"
  | "too-much-memory"
  /** Too many wait already. */
  | "crowded"
  /** The thread or process ended without an answer. */
  | "ended";

export function defineTask<Input, Output>(task: Task<Input, Output>): Task<Input, Output> {
  return task;
}

/** How to get hold of a task by its name. */
export type TaskLoaders = Readonly<Record<string, () => Promise<Task<never, unknown>>>>;

/** What a place of work is asked, and what it answers. */
export type Question = { name: string; input: unknown };
export type Answer = { value: unknown } | { thrown: string };
