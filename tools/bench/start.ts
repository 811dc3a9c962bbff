import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startServer } from "../server-process.ts";

/** How long the embedded demo takes to be ready, the first time and the next. */
export async function benchStart() {
  const folder = mkdtempSync(path.join(tmpdir(), "forecastle-start-"));
  try {
    for (const occasion of ["first start, with the demo firm", "next start"]) {
      const server = await startServer({ DATA_DIR: folder, DEMO: "1" });
      console.log(`${occasion}: ready after ${(server.readyMs / 1000).toFixed(2)} s`);
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
