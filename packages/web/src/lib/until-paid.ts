import type { waitingPayment } from "@app/contract/card-payments";
import type * as z from "zod/mini";
import { ApiError } from "./api.ts";

export type Waiting = { payment?: z.output<typeof waitingPayment> | undefined };

const ASK_AGAIN_MS = 2_000;
/** A bank that takes longer is not waited for: what was ordered holds as soon as it has answered. */
const WAITED_MS = 60_000;
/** Without any answer it is asked again for so long; then a person decides. */
const SILENT_MS = 15_000;

/**
 * Sends what is paid by card until it is through: the holder is asked where their bank asks, and who answers late is
 * waited for. Where the answer is lost nobody knows what came of it, and it is sent again. Every time it is the same request
 * under the same key, so it is one payment.
 */
export async function untilPaid<Answer extends Waiting>(
  send: () => Promise<Answer>,
  askHolder: (challenge: string) => Promise<void>,
): Promise<Answer> {
  const waitsUntil = Date.now() + WAITED_MS;
  for (;;) {
    const answer = await untilHeard(send);
    const { state, challenge } = answer.payment ?? {};
    if (state === undefined) return answer;
    if (state === "asking") await askHolder(challenge ?? "");
    else if (Date.now() > waitsUntil) return answer;
    else await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/** Sends it again while no answer comes, the same request under the same key. */
export async function untilHeard<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const asksUntil = Date.now() + SILENT_MS;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isUnanswered(error) || Date.now() > asksUntil) throw error;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
}

/** Whether it is not known what came of a payment. */
export function isUnanswered(error: unknown) {
  return error instanceof ApiError && error.isNoAnswer;
}
