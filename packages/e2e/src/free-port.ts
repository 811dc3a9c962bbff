import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that systems give to outgoing connections: a server may come to listen much later. */
const [FIRST, COUNT] = [15_000, 15_000];

/** A port of the loopback interface that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  const probe = createServer().listen(port, "127.0.0.1");
  const isFree = await once(probe, "listening").then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, "close");
  return port;
}
