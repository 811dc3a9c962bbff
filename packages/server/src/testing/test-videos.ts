import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Video } from "@app/contract/videos";

/** A folder as `npm run videos` leaves it, but for the films. */
export function videoFolder(...shelf: Pick<Video, "id" | "category" | "position">[]) {
  const folder = mkdtempSync(join(tmpdir(), "forecastle-videos-"));
  for (const given of shelf) {
    const video: Video = {
      ...{ ...given, title: `All about ${given.id}`, about: "How it is done." },
      ...{ seconds: 90, edition: "e1" },
      chapters: [{ at: 0, title: "Begin" }],
      captions: [{ at: 0, text: "This is how." }],
    };
    writeFileSync(join(folder, `${video.id}.json`), JSON.stringify(video));
  }
  return folder;
}
