/** Which desks are still open, in whichever tab of this browser. */

const nameOf = (desk: string) => `forecastle-desk ${desk}`;

/** Holds a desk until the signal. */
export function holdDesk(desk: string, signal: AbortSignal) {
  const ended = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  void globalThis.navigator?.locks?.request(nameOf(desk), () => ended);
}

/** Does something with what a desk left, unless it is open; two tabs never do it both. */
export async function ifLeft(desk: string, work: () => Promise<void>) {
  const locks = globalThis.navigator?.locks;
  // Without locks, as on an address that is not safe, nobody can tell.
  if (!locks) return work();
  await locks.request(nameOf(desk), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
