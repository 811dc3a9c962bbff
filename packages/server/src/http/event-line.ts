import { Readable } from "node:stream";
import { RESET_EVENT } from "@app/contract/endpoint";

/** One reader of server-sent events. Nothing piles up: whoever does not keep up is cut off. */
export type EventLine = {
  /** What the answer is made of. */
  readable: Readable;
  /** Waits until the reader has taken most of it; cuts off one who takes too long. */
  write(text: string): Promise<void>;
  /** Ends the line after its last words, which have a second to be taken. */
  end(lastWords?: string): void;
  isOver(): boolean;
};

const BUFFERED_BYTES_MAX = 64 * 1024;
const LAST_WORDS_MS = 1_000;

export function openEventLine(slowMs: number): EventLine {
  let wake = () => {};
  let hasEnded = false;
  const readable = new Readable({ highWaterMark: BUFFERED_BYTES_MAX, read: () => wake() });
  const isOver = () => hasEnded || readable.destroyed;
  readable.once("close", () => wake());
  return {
    readable,
    isOver,
    async write(text) {
      if (isOver() || readable.push(text)) return;
      await new Promise<void>((resolve) => {
        const cutOff = setTimeout(() => readable.destroy(), slowMs);
        wake = () => {
          clearTimeout(cutOff);
          resolve();
        };
      });
    },
    end(lastWords = "") {
      if (isOver()) return;
      hasEnded = true;
      readable.push(lastWords);
      readable.push(null);
      setTimeout(() => readable.destroy(), LAST_WORDS_MS).unref();
    },
  };
}

/** JSON has no line breaks of its own, so that an event is always one line of data. */
export function eventText(id: number, data: unknown) {
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

export function resetText(id: number) {
  return `event: ${RESET_EVENT}\n${eventText(id, null)}`;
}

/** How long the reader waits before it comes back; never all of them at one moment. */
export function retryText(leastMs: number) {
  return `retry: ${Math.round(leastMs * (1 + Math.random()))}\n\n`;
}

/** Tells the reader and every proxy between that the line still stands. */
export const HEARTBEAT = ":\n\n";
