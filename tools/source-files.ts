import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "./processes.ts";

const NOT_OURS = new Set([".git", "node_modules", "dist", "data", "test-results"]);

/** Every file of the project as a path from its root: neither installed, generated nor data. */
export function projectFiles(folder = "."): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return projectFiles(name);
    return entry.isFile() && !entry.name.includes(".gen.") ? [name] : [];
  });
}

/** The TypeScript of the packages. */
export function sourceFiles() {
  return projectFiles("packages").filter((file) => /\/src\/.*\.tsx?$/.test(file));
}
