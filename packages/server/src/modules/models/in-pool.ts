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
): Promise<Output> {
  const outcome = await pool.run(task, input, { teamId: identity.member.teamId });
  if (!outcome.isDone) throw failureOf(outcome.why, outcome.message);
  return outcome.value;
}

function failureOf(why: Failure, message: string) {
  switch (why) {
    case "too-slow":
    case "too-much-memory":
      return new Refusal(413, "This model takes too long to calculate.", "document");
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
