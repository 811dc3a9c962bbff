import { startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";

/** How long the embedded demo takes to be ready, the first time and the next. */
export function benchStart() {
  return inTemporaryFolder("start", async (folder) => {
    for (const occasion of ["first start, with the demo firm", "next start"]) {
      const server = await startServer({ DATA_DIR: folder, DEMO: "1" });
      console.log(`${occasion}: ready after ${(server.readyMs / 1000).toFixed(2)} s`);
      await server.stop();
    }
  });
}
