/**
 * `npm run test:bucket`: files in a real bucket. An OpenStack Swift with its S3 door is set up from
 * nothing, and what is tried on a folder in the ordinary run is tried on it, with larger files.
 */
import { bin, run } from "../processes.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { haveSwift, startSwift } from "./swift-server.ts";

const TESTS = ["packages/server/src/core/files", "packages/server/src/http/files.test.ts"];

if (await haveSwift()) {
  await inTemporaryFolder("bucket", async (folder) => {
    const swift = await startSwift(folder);
    try {
      const env = {
        ...process.env,
        TEST_BUCKET: JSON.stringify(swift.bucket),
        TEST_FILE_MEGABYTES: "150",
      };
      process.exitCode = await run(bin("vitest"), ["run", "--project", "server", ...TESTS], {
        env,
      });
    } finally {
      await swift.stop();
    }
  });
} else {
  console.log("skipped: Swift is not installed, and only root with apt-get can install it");
}
