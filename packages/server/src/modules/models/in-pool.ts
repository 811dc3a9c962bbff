import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import type { Failure, Task } from "#core/task.ts";

const RETRY_AFTER_SECONDS = 5;

/** Runs a task on a model's document for a team, or refuses in words what came of it. */
export async function inPool<Input, Output>(
  pool: Pool,
  { identity }: MemberContext,
  task: Task<Input, Output>,
  input: Input,
  { signal, tooMuch = tooMuchToCalculate }: Options = {},
): Promise<Output> {
  const { teamId } = identity.member;
  const outcome = await pool.run(task, input, { teamId, ...(signal && { signal }) });
  if (!outcome.isDone) throw failureOf(outcome.why, outcome.message, tooMuch);
  return outcome.value;
}

type Options = {
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal;
  /** What is said where it takes too long, or too much memory. */
  tooMuch?: () => Refusal;
};

const tooMuchToCalculate = () =>
  new Refusal(413, "This model takes too long to calculate.", "document");

function failureOf(why: Failure, message: string, tooMuch: () => Refusal) {
  switch (why) {
    case "too-slow":
    case "too-much-memory":
      return tooMuch();
    case "crowded":
    case "cancelled":
      return new Refusal(
        503,
        "The service is busy. Try again in a moment.",
        "root",
        RETRY_AFTER_SECONDS,
      );
    case "threw":
    case "ended":
      return new Error(message);
  }
}
