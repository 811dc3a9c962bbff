/** The built product in a folder of an errand's own, where a newer version can be put in its place. */
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../../..");
const SERVER = "packages/server/dist";
const APP = "packages/web/dist/app";
/** What the server reads besides: its fonts, and the packages it runs on. */
const BESIDE = ["packages/server/package.json", "packages/server/src", "node_modules"];

/** What the files of the newer version are called, and no other's. */
export const NEWER = /\.newer\.\w+$/;

export async function ownProduct() {
  const folder = await mkdtemp(path.join(tmpdir(), "forecastle-product-"));
  for (const part of [SERVER, APP])
    await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  for (const part of BESIDE) await symlink(path.join(ROOT, part), path.join(folder, part));
  return {
    main: path.join(folder, SERVER, "main.js"),
    release: () => release(path.join(folder, APP)),
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

/** As a build of a change that is in every file: each has another name, and the older ones are gone. */
async function release(app: string) {
  const assets = path.join(app, "assets");
  const names = await readdir(assets);
  const newer = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, ".newer$1")]));
  for (const name of await readdir(app, { recursive: true })) {
    if (!/\.(?:css|html|js|json)$/.test(name)) continue;
    const file = path.join(app, name);
    const text = (await readFile(file, "utf8"))
      .replace(/[\w.-]+\.(?:css|js|woff2)\b/g, (named) => newer.get(named) ?? named)
      .replace(/(?<=^const VERSION = ")/, "newer-");
    await writeFile(file, text);
  }
  for (const [from, to] of newer) await rename(path.join(assets, from), path.join(assets, to));
}
