import type { waitingPayment } from "@app/contract/card-payments";
import type * as z from "zod/mini";

export type Waiting = { payment?: z.output<typeof waitingPayment> | undefined };

const ASK_AGAIN_MS = 2_000;
/** A bank that takes longer is not waited for: what was ordered holds as soon as it has answered. */
const WAITED_MS = 60_000;

/**
 * Sends what is paid by card until it is through: the holder is asked where their bank asks, and who answers late is
 * waited for. Every time it is the same request under the same key, so it is one payment.
 */
export async function untilPaid<Answer extends Waiting>(
  send: () => Promise<Answer>,
  askHolder: (challenge: string) => Promise<void>,
): Promise<Answer> {
  const waitsUntil = Date.now() + WAITED_MS;
  for (;;) {
    const answer = await send();
    const { state, challenge } = answer.payment ?? {};
    if (state === undefined) return answer;
    if (state === "asking") await askHolder(challenge ?? "");
    else if (Date.now() > waitsUntil) return answer;
    else await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
