import { expect, test } from "vitest";
import { type ReceivedEvent, readEvents } from "./event-stream.ts";

/** A body that arrives in pieces of so many bytes. */
function bodyOf(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

const TEXT = `retry: 2500

event: reset
id: 7
data: null

:

id: 8
data: {"by":"Zoë: née \\n"}

id: 9
data: {"cut`;

test.each([1, 2, 7, 1_000])(
  "events come whole, however they are cut, by %i bytes",
  async (size) => {
    const events: ReceivedEvent[] = [];
    for await (const event of readEvents(bodyOf(TEXT, size))) events.push(event);

    expect(events).toEqual([
      { kind: "retry", ms: 2_500 },
      { kind: "event", id: "7", name: "reset", data: "null" },
      { kind: "event", id: "8", name: "message", data: '{"by":"Zoë: née \\n"}' },
    ]);
  },
);
