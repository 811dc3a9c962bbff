/** Answers messages one after the other, in a browser's worker or a thread. */
import { EMPTY, handleMessage, type State } from "./handle-message.ts";
import type { Answer, Message, Port } from "./protocol.ts";

export function serveCalculations(port: Port) {
  let turn: Promise<State> = Promise.resolve(EMPTY);
  port.onMessage((message) => {
    turn = turn.then(async (state) => {
      const { state: next, answer } = await handleMessage(state, message as Message);
      port.postMessage(answer, buffersOf(answer));
      return next;
    });
  });
}

/** Large arrays change hands instead of being copied; each is made for its answer alone. */
function buffersOf(answer: Answer): ArrayBuffer[] {
  const arrays = "sheet" in answer ? [answer.sheet] : "results" in answer ? answer.results : [];
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}
