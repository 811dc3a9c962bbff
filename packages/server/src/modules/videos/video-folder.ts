import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Video, video } from "@app/contract/videos";
import type { Logger } from "pino";

/** What `npm run videos` recorded: none where it never ran. One that cannot be read is named and left out. */
export function readVideos(folder: string, log: Pick<Logger, "warn">): Video[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const read = names.flatMap((name) => readOne(folder, name, log));
  return read.sort((one, other) => one.position - other.position);
}

function readOne(folder: string, name: string, log: Pick<Logger, "warn">) {
  try {
    return [video.parse(JSON.parse(readFileSync(join(folder, name), "utf8")))];
  } catch (error) {
    log.warn({ err: error, name }, "a video cannot be read and is not offered");
    return [];
  }
}
