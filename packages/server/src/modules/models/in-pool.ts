import type { Browser, MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import type { Failure, Task } from "#core/task.ts";

const RETRY_AFTER_SECONDS = 5;

/** Who a task is for; a browser that has gone needs it no more. */
type Asker = Pick<MemberContext, "identity"> & Partial<Pick<Browser, "goneSignal">>;

/** Runs a task on a model's document for a team, or refuses in words what came of it. */
export async function inPool<Input, Output>(
  pool: Pool,
  { identity, goneSignal }: Asker,
  task: Task<Input, Output>,
  input: Input,
  tooMuch = tooMuchToCalculate,
): Promise<Output> {
  return inPoolOf(pool, identity.member.teamId, task, input, tooMuch, goneSignal?.());
}

/** The same for a team of which nobody is signed in. */
export async function inPoolOf<Input, Output>(
  pool: Pool,
  teamId: number,
  task: Task<Input, Output>,
  input: Input,
  tooMuch: () => Refusal,
  signal?: AbortSignal,
): Promise<Output> {
  const outcome = await pool.run(task, input, { teamId, ...(signal && { signal }) });
  if (!outcome.isDone) throw failureOf(outcome.why, outcome.message, tooMuch);
  return outcome.value;
}

/** What is said where it takes too long, or too much memory. */
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
