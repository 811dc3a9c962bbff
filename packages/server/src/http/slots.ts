import type { FastifyReply } from "fastify";

/** What is going on at once, counted by whose it is, such as a user's and a team's. */
export type Slots<Kind extends string> = {
  /** Takes a slot of each kind and gives the function that frees them; undefined when one is full. */
  take(owners: Record<Kind, number | string>): (() => void) | undefined;
};

export function makeSlots<Kind extends string>(most: Record<Kind, number>): Slots<Kind> {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;

  function change(keys: string[], by: 1 | -1) {
    for (const key of keys) {
      if (countOf(key) + by === 0) counts.delete(key);
      else counts.set(key, countOf(key) + by);
    }
  }

  return {
    take(owners) {
      const kinds = Object.keys(most) as Kind[];
      if (kinds.some((kind) => countOf(`${kind} ${owners[kind]}`) >= most[kind])) return undefined;
      let keys = kinds.map((kind) => `${kind} ${owners[kind]}`);
      change(keys, 1);
      return () => {
        change(keys, -1);
        keys = [];
      };
    },
  };
}

/**
 * Frees a place when the answer is over or its line is gone, whichever comes first: an answer that
 * waits behind another on the same line never hears that the line was closed.
 */
export function freeAfter({ raw, request }: FastifyReply, free: () => void) {
  const { socket } = request;
  if (socket.destroyed) return free();
  const ends = [
    [raw, "finish"],
    [raw, "close"],
    [socket, "close"],
  ] as const;
  const end = () => {
    for (const [emitter, event] of ends) emitter.off(event, end);
    free();
  };
  // As many as wait on the line.
  socket.setMaxListeners(0);
  for (const [emitter, event] of ends) emitter.once(event, end);
}
