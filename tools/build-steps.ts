/**
 * What is built, from what, into what. A step whose inputs still have the hash its stamp holds
 * is left alone, so that starting again costs a fraction of a second.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bin, root, run } from "./processes.ts";
import { projectFiles } from "./source-files.ts";

type Step = {
  name: string;
  /** Folders and files that the result depends on. */
  inputs: string[];
  /** The result; when any of it is gone, it is built again. */
  outputs: string[];
  stamp: string;
  build: (stdio: Stdio) => Promise<number>;
};

type Stdio = ["ignore", 1 | 2, 2];

const shared = [
  "package-lock.json",
  ...["engine", "contract", "charts"].map((name) => `packages/${name}/src`),
];

const webApp: Step = {
  name: "web app",
  inputs: [
    ...shared,
    ...filesOf("web", [
      "src",
      "bundle",
      "public",
      "index.html",
      "view_report.html",
      "package.json",
      "vite.config.ts",
    ]),
  ],
  outputs: ["packages/web/dist/app/index.html"],
  stamp: "packages/web/dist/app.stamp",
  build: (stdio) => vite("packages/web", stdio),
};

export const server: Step = {
  name: "server",
  inputs: [
    ...shared,
    "packages/spreadsheet/src",
    "packages/connectors/src",
    ...filesOf("server", ["src", "package.json", "vite.config.ts"]),
  ],
  outputs: filesOf("server/dist", ["main.js", "command.js", "pool-worker.js", "read-worker.js"]),
  stamp: "packages/server/dist/server.stamp",
  build: (stdio) => vite("packages/server", stdio),
};

/** The engine as plain JavaScript with types, for programs that are not part of this project. */
export const engine: Step = {
  name: "engine",
  inputs: [
    "package-lock.json",
    "tsconfig.base.json",
    ...filesOf("engine", ["src", "tsconfig.build.json"]),
  ],
  outputs: filesOf("engine/dist/engine", ["index.js", "index.d.ts", "package.json"]),
  stamp: "packages/engine/dist/engine.stamp",
  build: (stdio) => {
    const folder = "packages/engine/dist/engine";
    rmSync(at(folder), { recursive: true, force: true });
    mkdirSync(at(folder), { recursive: true });
    writeFileSync(at(`${folder}/package.json`), JSON.stringify(builtNames, null, 2));
    return run(bin("tsc"), ["--project", "packages/engine/tsconfig.build.json"], { stdio });
  },
};

/** What other programs call the API with, made from the contract: plain JavaScript with types, which needs nothing else. */
export const client: Step = {
  name: "client",
  inputs: [
    ...["package-lock.json", "tsconfig.base.json", "packages/engine/src", "packages/contract/src"],
    ...filesOf("client", ["src", "tsconfig.build.json"]),
  ],
  outputs: filesOf("client/dist/client", ["index.js", "index.d.ts", "make-client.js"]),
  stamp: "packages/client/dist/client.stamp",
  build: async (stdio) => {
    rmSync(at("packages/client/dist/client"), { recursive: true, force: true });
    const compiled = ["--project", "packages/client/tsconfig.build.json"];
    return (
      (await run(bin("tsc"), compiled, { stdio })) ||
      run(bin("tsx"), ["packages/client/src/generate/write-client.ts"], { stdio })
    );
  },
};

/** What is built keeps the names of its source; the package file beside it says where they are now. */
const builtNames = {
  type: "module",
  imports: { "#*.ts": { types: "./*.d.ts", default: "./*.js" } },
};

const database: Step = {
  name: "ready database",
  inputs: ["package-lock.json", "packages/server/src/db", "tools/make-archive.ts"],
  outputs: [],
  stamp: "packages/server/dist/database.stamp",
  build: (stdio) => run(bin("tsx"), ["tools/make-archive.ts"], { stdio }),
};

/** All that the product needs to start. */
export const everything = [webApp, server, database];

/** Builds what is stale, all at once; `isQuiet` keeps standard output free for who runs next. */
export async function buildStale(steps: Step[], { isQuiet = false } = {}) {
  const stale = steps
    .map((step) => ({ ...step, hash: hashOf(step.inputs) }))
    .filter((step) => !isFresh(step));
  if (stale.length === 0) return;
  const names = stale.map(({ name }) => name).join(", ");
  process[isQuiet ? "stderr" : "stdout"].write(`Building: ${names}\n`);
  await Promise.all(stale.map((step) => build(step, ["ignore", isQuiet ? 2 : 1, 2])));
}

async function build({ name, stamp, hash, build }: Hashed, stdio: Stdio) {
  mkdirSync(path.dirname(at(stamp)), { recursive: true });
  rmSync(at(stamp), { force: true });
  if ((await build(stdio)) !== 0) throw new Error(`The ${name} did not build.`);
  writeFileSync(at(stamp), hash);
}

type Hashed = Step & { hash: string };

function isFresh({ outputs, stamp, hash }: Hashed) {
  if (![stamp, ...outputs].every((file) => existsSync(at(file)))) return false;
  return readFileSync(at(stamp), "utf8") === hash;
}

/** Names and contents, but not those of tests. */
function hashOf(inputs: string[]) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(filesIn).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesIn(input: string) {
  if (!existsSync(at(input))) return [];
  if (statSync(at(input)).isFile()) return [input];
  return projectFiles(input).filter((file) => !/\.test\.tsx?$/.test(file));
}

function filesOf(name: string, files: string[]) {
  return files.map((file) => `packages/${name}/${file}`);
}

function vite(folder: string, stdio: Stdio) {
  return run(bin("vite"), ["build", "--logLevel", "warn"], { cwd: at(folder), stdio });
}

function at(file: string) {
  return path.join(root, file);
}
