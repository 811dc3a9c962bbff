/** One event as it came over the line, or the server's word on how long to wait before coming back. */
export type ReceivedEvent =
  | { kind: "event"; id: string; name: string; data: string }
  | { kind: "retry"; ms: number };

/** Reads server-sent events out of an answer's body, as its parts arrive. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReceivedEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + decoder.decode(part.value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) yield* eventOf(block);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Our server writes each field once, on one line; what begins with a colon only keeps the line open. */
function* eventOf(block: string): Generator<ReceivedEvent> {
  const fields = new Map(
    block.split("\n").map((line) => [nameIn(line), line.slice(nameIn(line).length + 2)]),
  );
  const [retry, data] = [fields.get("retry"), fields.get("data")];
  if (retry !== undefined) yield { kind: "retry", ms: Number(retry) };
  if (data !== undefined) {
    yield {
      kind: "event",
      id: fields.get("id") ?? "",
      name: fields.get("event") ?? "message",
      data,
    };
  }
}

function nameIn(line: string) {
  return line.slice(0, Math.max(line.indexOf(":"), 0));
}
