/** Writes the ready database that a first start unpacks instead of making its own. */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { archiveName, makeArchive } from "@app/server/db/make-archive";
import { root } from "./processes.ts";

const folder = path.join(root, "packages/server/dist");

for (const name of readdirSync(folder)) {
  if (/^database-.*\.tar\.gz$/.test(name)) rmSync(path.join(folder, name));
}
writeFileSync(path.join(folder, `${archiveName()}.gz`), gzipSync(await makeArchive()));
