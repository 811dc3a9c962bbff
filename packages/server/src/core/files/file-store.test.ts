import { mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { randomToken } from "#core/secrets.ts";
import { testFileStore } from "#testing/file-store-suite.ts";
import type { Bucket } from "./bucket-call.ts";
import { bucketStore } from "./bucket-store.ts";
import { StoreFailure } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

const folder = mkdtempSync(join(tmpdir(), "forecastle-files-"));

describe("a folder", () => {
  testFileStore(() => folderStore(join(folder, "files")));

  test("holds files for nobody else on the machine", async () => {
    const within = join(folder, "private");
    await folderStore(within).put("name", [Buffer.from("x")]);

    expect(statSync(within).mode & 0o077).toBe(0);
    expect(statSync(join(within, "name")).mode & 0o177).toBe(0);
  });

  test("shows what a crash left unfinished, so that it can be swept up", async () => {
    const store = folderStore(join(folder, "crashed"));
    await store.put("whole", []);
    writeFileSync(join(folder, "crashed", "half.unfinished"), "x");
    const names: string[] = [];
    for await (const { name } of store.list()) names.push(name);

    expect(names.sort()).toEqual(["half.unfinished", "whole"]);
    await store.remove("half.unfinished");
    expect(readdirSync(join(folder, "crashed"))).toEqual(["whole"]);
  });

  test("that is not there yet is empty", async () => {
    const store = folderStore(join(folder, "not-yet"));

    expect(await store.open("name")).toBeUndefined();
    for await (const { name } of store.list()) expect(name).toBe("nothing");
  });
});

/** A real one, as `npm run test:bucket` starts it. */
const bucket = process.env.TEST_BUCKET && (JSON.parse(process.env.TEST_BUCKET) as Bucket);

describe.runIf(bucket)("a bucket", () => {
  const real = bucket as Bucket;
  testFileStore(() => bucketStore(real));

  test("lists more than fits on one of its pages", async () => {
    const store = bucketStore(real, 3);
    const names = Array.from({ length: 8 }, () => randomToken());
    for (const name of names) await store.put(name, []);
    const listed = new Set<string>();
    for await (const { name } of store.list()) listed.add(name);

    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  });

  test("that does not know our key says so, without the key", async () => {
    const store = bucketStore({ ...real, secretAccessKey: "wrong-and-secret" });
    const failure: unknown = await store.put("name", []).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(StoreFailure);
    expect(String(failure)).toMatch(/403, SignatureDoesNotMatch/);
    expect(String(failure)).not.toContain("wrong-and-secret");
  });

  test("that does not exist is a failure and not an empty one", async () => {
    const store = bucketStore({ ...real, url: `${real.url}-of-nobody` });

    await expect(store.put("name", [])).rejects.toThrow(StoreFailure);
    await expect(store.open("name")).rejects.toThrow(StoreFailure);
  });
});

test("a bucket whose server is away is a failure of one kind", async () => {
  const store = bucketStore({
    ...{ url: "http://127.0.0.1:1/bucket", region: "us-east-1" },
    ...{ accessKeyId: "id", secretAccessKey: "secret" },
  });

  await expect(store.put("name", [Buffer.from("x")])).rejects.toThrow(StoreFailure);
  await expect(store.open("name")).rejects.toThrow(StoreFailure);
  await expect(store.remove("name")).rejects.toThrow(StoreFailure);
});
