import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { FileStore } from "#core/files/file-store.ts";
import { randomToken } from "#core/secrets.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function read(store: FileStore, name: string, range?: { start: number; end: number }) {
  const stream = await store.open(name, range);
  return stream && Buffer.concat(await stream.toArray());
}

async function namesIn(store: FileStore) {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names;
}

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What holds for every store of files. */
export function testFileStore(open: () => FileStore) {
  test("what was put in comes out, whole and in parts", async () => {
    const store = open();
    const name = randomToken();
    const bytes = randomBytes(100_000);
    const written = await store.put(name, pieces(bytes, 7_001));

    expect(written).toEqual({ byteCount: 100_000, sha256: sha256(bytes) });
    expect(await read(store, name)).toEqual(bytes);
    expect(await read(store, name, { start: 0, end: 0 })).toEqual(bytes.subarray(0, 1));
    expect(await read(store, name, { start: 500, end: 65_999 })).toEqual(
      bytes.subarray(500, 66_000),
    );
    expect(await read(store, name, { start: 99_999, end: 99_999 })).toEqual(bytes.subarray(99_999));
  });

  test("a name may begin with any letter of a random one", async () => {
    const store = open();
    for (const first of ["-", "_", "a", "7"]) {
      const name = first + randomToken();
      await store.put(name, [Buffer.from(first)]);
      expect(String(await read(store, name))).toBe(first);
    }
  });

  test("an empty file is a file", async () => {
    const store = open();
    const name = randomToken();

    expect((await store.put(name, [])).byteCount).toBe(0);
    expect(await read(store, name)).toEqual(Buffer.alloc(0));
  });

  test("a file of 20 MB comes out as it went in", async () => {
    const store = open();
    const name = randomToken();
    const megabyte = randomBytes(1024 * 1024);
    const written = await store.put(name, Array<Buffer>(20).fill(megabyte));
    const hash = createHash("sha256");
    for await (const chunk of (await store.open(name)) ?? []) hash.update(chunk as Uint8Array);

    expect(written.byteCount).toBe(20 * 1024 * 1024);
    expect(hash.digest("hex")).toBe(written.sha256);
  });

  test("what is put in again takes the place of what was there", async () => {
    const store = open();
    const name = randomToken();
    await store.put(name, [Buffer.from("first")]);
    await store.put(name, [Buffer.from("second")]);

    expect(String(await read(store, name))).toBe("second");
  });

  test("what is there is listed with its age, and no longer once it was removed", async () => {
    const store = open();
    const names = [randomToken(), randomToken()];
    for (const name of names) await store.put(name, [Buffer.from("x")]);
    for await (const { name, changedAt } of store.list()) {
      if (names.includes(name)) {
        expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
      }
    }

    expect(await namesIn(store)).toEqual(expect.arrayContaining(names));
    for (const name of names) await store.remove(name);
    expect((await namesIn(store)).filter((name) => names.includes(name))).toEqual([]);
    expect(await read(store, names[0] ?? "")).toBeUndefined();
  });

  test("what is missing is told as missing, and removing it is no failure", async () => {
    const store = open();

    expect(await store.open(randomToken())).toBeUndefined();
    await store.remove(randomToken());
  });

  test("a source that breaks off leaves nothing behind", async () => {
    const store = open();
    const name = randomToken();
    async function* broken() {
      yield randomBytes(100_000);
      throw new Error("cut off");
    }
    await expect(store.put(name, broken())).rejects.toThrow("cut off");

    expect(await store.open(name)).toBeUndefined();
    expect((await namesIn(store)).filter((each) => each.startsWith(name))).toEqual([]);
  });

  test("a reader that leaves early closes the file", async () => {
    const store = open();
    const name = randomToken();
    await store.put(name, [randomBytes(500_000)]);
    const stream = await store.open(name);
    for await (const _chunk of stream ?? []) break;

    await expect.poll(() => stream?.destroyed).toBe(true);
  });

  const tricks = ["", ".", "..", "../x", "a/b", "/etc/passwd", "a\\b", "a\0b", ".hidden", "a%2fb"];
  test.each([...tricks, "?list-type=2"])("the name %j leads nowhere", async (name) => {
    const store = open();

    expect(await store.open(name)).toBeUndefined();
    await expect(store.put(name, [])).rejects.toThrow("That is no name of a file.");
    await expect(store.remove(name)).rejects.toThrow("That is no name of a file.");
  });
}
