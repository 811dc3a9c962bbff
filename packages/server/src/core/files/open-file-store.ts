import type { Settings } from "#core/settings.ts";
import { bucketStore } from "./bucket-store.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

export function openFileStore({
  bucket,
  uploadDir,
}: Pick<Settings, "bucket" | "uploadDir">): FileStore {
  return bucket ? bucketStore(bucket) : folderStore(uploadDir);
}
