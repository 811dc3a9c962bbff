/** Keeps what was made last, up to so many bytes, and makes a few at a time. */
export type Shelf = {
  find(key: string): Uint8Array | undefined;
  /** Asked twice at once, it is made once. */
  make(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
};

export function makeShelf({ bytesMax, atOnce }: { bytesMax: number; atOnce: number }): Shelf {
  /** In the order in which they were last asked for. */
  const kept = new Map<string, Uint8Array>();
  const inTheMaking = new Map<string, Promise<Uint8Array>>();
  const waiting: (() => void)[] = [];
  let byteCount = 0;
  let busyCount = 0;

  async function inTurn(make: () => Promise<Uint8Array>) {
    if (busyCount >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else busyCount++;
    try {
      return await make();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busyCount--;
    }
  }

  function keep(key: string, bytes: Uint8Array) {
    if (bytes.length > bytesMax || kept.has(key)) return;
    kept.set(key, bytes);
    byteCount += bytes.length;
    for (const [oldest, { length }] of kept) {
      if (byteCount <= bytesMax) return;
      kept.delete(oldest);
      byteCount -= length;
    }
  }

  return {
    find(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    make(key, make) {
      const begun = inTheMaking.get(key);
      if (begun !== undefined) return begun;
      const making = inTurn(make)
        .then((bytes) => {
          keep(key, bytes);
          return bytes;
        })
        .finally(() => inTheMaking.delete(key));
      inTheMaking.set(key, making);
      return making;
    },
  };
}
