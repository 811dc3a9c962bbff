import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What only the server reads of a call: it checks them, and prints the API's page from them. */
const SERVER_ONLY = new Set([
  ...["summary", "access", "params", "query", "data", "events", "limits"],
  ...[
    "waitsForPool",
    "isAskedByPages",
    "needsRecentProof",
    "worksAfterEnd",
    "takesIdempotencyKey",
    "worksWhileMasquerading",
  ],
]);

/** What makes a call. */
const CALLS = new Set(["endpoint", "download", "stream"]);

const SOURCES = join(import.meta.dirname, "../src");

/**
 * The contract as the browser needs it. The web app reads a call's address and, in some forms, its body
 * (`name.body`); all other shapes would bring the schema library to pages that check nothing.
 * They are taken out of `endpoint({…})`, and whatever nobody uses then falls away: a contract only
 * makes values, so every call in it may be left out.
 */
export function browserContract(): Plugin {
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => /\.tsx?$/.test(name));
  const read = bodiesRead(sources.map((name) => readFileSync(join(SOURCES, name), "utf8")));
  return {
    name: "browser-contract",
    apply: "build",
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]/ },
      handler(code) {
        return {
          code: forBrowser(code, this.parse(code), read),
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
}

/** The names of whatever has its body read: `updateTeamName.body`. */
export function bodiesRead(sources: readonly string[]): ReadonlySet<string> {
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\b(\w+)\.body\b/g)].map(([, name = ""]) => name),
    ),
  );
}

type Node = { type?: string; start: number; end: number; [part: string]: unknown };
type Edit = { from: number; to: number; text: string };

export function forBrowser(code: string, program: object, read: ReadonlySet<string>): string {
  const dropped: Edit[] = [];
  const starts = new Set<number>();
  visit(program as Node, (node, parent) => {
    if (node.type !== "CallExpression") return;
    starts.add(node.start);
    const { name = "" } = (parent?.id ?? {}) as { name?: string };
    dropped.push(...serverParts(node, read.has(name)));
  });
  const kept = [...starts].filter((at) => !dropped.some(({ from, to }) => from <= at && at < to));
  const pure = kept.map((at) => ({ from: at, to: at, text: "/* @__PURE__ */ " }));
  // From the end, so that places further to the front still hold.
  return [...dropped, ...pure]
    .sort((one, other) => other.from - one.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), code);
}

/** The parts of a call's definition that the browser has no use for, each up to the next one. */
function serverParts(node: Node, isBodyRead: boolean): Edit[] {
  const { name } = node.callee as { name?: string };
  if (!name || !CALLS.has(name)) return [];
  const [definition] = node.arguments as Node[];
  const properties = (definition?.properties ?? []) as Property[];
  if (properties.some(({ key }) => !key)) {
    throw new Error("A call is written out: what is spread into one would not be left out.");
  }
  return properties.flatMap(({ key, start }, index) => {
    const to = properties[index + 1]?.start ?? (definition?.end ?? 0) - "}".length;
    const { name = "" } = key ?? {};
    const isLeftOut = name === "body" ? !isBodyRead : SERVER_ONLY.has(name);
    return isLeftOut ? [{ from: start, to, text: "" }] : [];
  });
}

type Property = Node & { key?: { name: string } };

function visit(node: Node, see: (node: Node, parent?: Node) => void, parent?: Node) {
  see(node, parent);
  for (const part of Object.values(node)) {
    if (typeof part === "object" && part !== null) visit(part as Node, see, node);
  }
}
