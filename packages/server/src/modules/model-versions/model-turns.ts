import { Refusal } from "#core/refusal.ts";
import { makeTurns, type Turns } from "#db/turns.ts";

const lines = new Map<number, { turns: Turns; count: number }>();
const COUNT_MAX = 100;
const RETRY_AFTER_SECONDS = 1;

/**
 * Lets one save of a model after the other pass in this process: two at once would calculate on the
 * same version, and one of them in vain. Between processes the version decides.
 */
export async function inTurnOf<T>(modelId: number, save: () => Promise<T>): Promise<T> {
  const line = lines.get(modelId) ?? { turns: makeTurns(), count: 0 };
  if (line.count === COUNT_MAX) throw tooManySaves();
  lines.set(modelId, line);
  line.count += 1;
  const end = await line.turns.take();
  try {
    return await save();
  } finally {
    end();
    line.count -= 1;
    if (line.count === 0) lines.delete(modelId);
  }
}

export function tooManySaves() {
  const message = "Others are saving this model at this moment. Try again.";
  return new Refusal(503, message, "root", RETRY_AFTER_SECONDS);
}
