import { expect, test } from "vitest";
import { bodyOf, read, readTar, type TarFile, writeTar } from "./tar.ts";

async function* files(...all: [string, string][]): AsyncGenerator<TarFile> {
  for (const [name, text] of all) {
    yield { name, size: Buffer.byteLength(text), body: bodyOf(text) };
  }
}

async function* inPiecesOf(size: number, bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += size) {
    yield bytes.subarray(at, at + size);
  }
}

const archiveOf = (...all: [string, string][]) => read(writeTar(files(...all)));

test("files come out as they went in, in whatever pieces the archive arrives", async () => {
  const all: [string, string][] = [
    ["empty", ""],
    ["folder/exactly-one-block", "x".repeat(512)],
    ["ünïcode", "y".repeat(513)],
  ];
  for (const size of [1, 511, 512, 100_000]) {
    const found: [string, string][] = [];
    for await (const { name, body } of readTar(inPiecesOf(size, await archiveOf(...all)))) {
      found.push([name, (await read(body)).toString()]);
    }
    expect(found).toEqual(all);
  }
});

test("a file that nobody reads, or reads in part, does not harm the next one", async () => {
  const archive = await archiveOf(["a", "x".repeat(2_000)], ["b", "y".repeat(2_000)], ["c", "end"]);
  const names: string[] = [];
  for await (const { name, body } of readTar(inPiecesOf(300, archive))) {
    names.push(name);
    if (name === "b") {
      for await (const _part of body) break;
    }
  }
  expect(names).toEqual(["a", "b", "c"]);
});

test("a name that leads out of the folder is refused", async () => {
  const archive = await archiveOf(["../outside", "x"]);
  await expect(readTar(inPiecesOf(512, archive)).next()).rejects.toThrow("../outside");
});

test("a damaged or shortened archive is told, not read as something else", async () => {
  const archive = await archiveOf(["a", "x".repeat(2_000)]);
  const damaged = Buffer.from(archive);
  damaged[3] = 1;
  await expect(readTar(inPiecesOf(512, damaged)).next()).rejects.toThrow("damaged");
  const reading = (async () => {
    for await (const { body } of readTar(inPiecesOf(512, archive.subarray(0, 1_500))))
      await read(body);
  })();
  await expect(reading).rejects.toThrow("ends too early");
});
