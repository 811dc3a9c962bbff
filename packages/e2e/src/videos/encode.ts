/** From still pictures to the files that a browser plays. */

import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { VideoCaption } from "@app/contract/videos";
import type { Still } from "./film.ts";

const run = promisify(execFile);

/** H.264 in MP4, which every browser plays; its index is in front, so that it begins before it is all there. */
const MOVIE = [
  ...["-vf", "fps=20,format=yuv420p", "-c:v", "libx264", "-preset", "slow", "-crf", "28"],
  ...["-tune", "animation", "-g", "300", "-movflags", "+faststart", "-an"],
];

export async function encodeMovie(stills: readonly Still[], folder: string, file: string) {
  const list = path.join(folder, "stills.txt");
  const last = stills.at(-1);
  // The list's last picture is named twice, or its time would be lost.
  const named = stills.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(3)}`);
  await writeFile(list, [...named, `file '${last?.file}'`, ""].join("\n"));
  await ffmpeg(["-f", "concat", "-safe", "0", "-i", list, ...MOVIE, file]);
}

export async function encodePoster(still: Still | undefined, file: string) {
  await ffmpeg(["-i", still?.file ?? "", "-vf", "scale=640:-2:flags=lanczos", "-q:v", "4", file]);
}

export function captionFile(captions: readonly VideoCaption[], seconds: number) {
  const cues = captions.map(({ at, text }, index) => {
    const to = captions[index + 1]?.at ?? seconds;
    return `${clock(at)} --> ${clock(to)}\n${text}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

function clock(seconds: number) {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

async function ffmpeg(args: string[]) {
  await run("ffmpeg", ["-y", "-v", "error", ...args]);
}
