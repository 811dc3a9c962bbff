import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { lackOfSpace } from "./disk-space.ts";

/** A disk of 20 MB, where whoever runs the tests may mount one. */
const small = mkdtempSync(join(tmpdir(), "forecastle-disk-"));
const isDone = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const isMounted = isDone("mount", "-t", "tmpfs", "-o", "size=20m", "tmpfs", small);
afterAll(() => isMounted && isDone("umount", small));

const roomy = mkdtempSync(join(tmpdir(), "forecastle-disk-"));
const embedded = { databaseUrl: undefined, bucket: undefined, dataDir: roomy, uploadDir: roomy };

test("a disk with room, and a folder that is not there yet, lack nothing", async () => {
  expect(await lackOfSpace(embedded)).toBeUndefined();
  expect(await lackOfSpace({ ...embedded, uploadDir: join(roomy, "later") })).toBeUndefined();
});

test.runIf(isMounted)(
  "a disk that runs full is told by its setting, and /readyz says so",
  async () => {
    const app = await testApp({ dataDir: small });
    const ready = async () => {
      const answer = await app.anonymous().inject({ url: "/readyz" });
      return [answer.statusCode, answer.json().errors[0]?.message];
    };
    expect(await ready()).toEqual([200, undefined]);
    writeFileSync(join(small, "filler"), Buffer.alloc(8 * 1024 * 1024));

    expect(await ready()).toEqual([503, "Not ready. The disk of DATA_DIR is full."]);
    expect(await lackOfSpace({ ...embedded, uploadDir: small })).toBe(
      "The disk of UPLOAD_DIR is full.",
    );
    const served = { ...embedded, databaseUrl: "postgres://localhost/x", dataDir: small };
    expect(await lackOfSpace(served)).toBeUndefined();
  },
);
