import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Bucket, bucketCaller } from "./bucket-call.ts";
import {
  type Bytes,
  type FileStore,
  isFileName,
  StoreFailure,
  type Written,
} from "./file-store.ts";
import { measure } from "./measure.ts";

/** Files in a bucket that speaks S3. */
export function bucketStore(bucket: Bucket, pageSize = 1_000): FileStore {
  const call = bucketCaller(bucket);
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new StoreFailure("That is no name of a file.");
    return `/${name}`;
  };

  return {
    async put(name, source) {
      const path = pathOf(name);
      return setAside(source, async (aside, written) => {
        const headers = { "x-amz-content-sha256": written.sha256 };
        const body = { stream: createReadStream(aside), byteCount: written.byteCount };
        await readAll(await call("PUT", path, { headers, body }));
      });
    },
    async open(name, range) {
      if (!isFileName(name)) return undefined;
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      return call("GET", pathOf(name), { headers });
    },
    async remove(name) {
      await readAll(await call("DELETE", pathOf(name), {}));
    },
    async *list() {
      for (let place: string | undefined = ""; place !== undefined; ) {
        const query: string = place && `&continuation-token=${encodeURIComponent(place)}`;
        const page = await readAll(
          await call("GET", `?list-type=2&max-keys=${pageSize}${query}`, {}),
        );
        for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = tagOf(entry, "Key") ?? "";
          const changedAt = new Date(tagOf(entry, "LastModified") ?? "");
          if (isFileName(name)) yield { name, changedAt };
        }
        place = tagOf(page, "NextContinuationToken");
      }
    },
  };
}

/** A bucket wants to know how much comes before it comes, so it waits in a file of its own. */
async function setAside(source: Bytes, use: (path: string, written: Written) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "forecastle-upload-"));
  try {
    const path = join(folder, "bytes");
    const { bytes, written } = measure(source);
    await pipeline(bytes, createWriteStream(path, { flags: "wx", mode: 0o600 }));
    const whole = written();
    await use(path, whole);
    return whole;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readAll(body: Readable | undefined) {
  return Buffer.concat((await body?.toArray()) ?? []).toString();
}

function tagOf(xml: string, tag: string) {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll("&amp;", "&");
}
