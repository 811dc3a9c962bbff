import type { Plugin } from "vite";

/** What only the server reads of a call: it checks them, and prints the API's page from them. */
const SERVER_ONLY = new Set([
  ...["summary", "access", "params", "query", "data", "limits"],
  ...[
    "waitsForPool",
    "needsRecentProof",
    "worksAfterEnd",
    "takesIdempotencyKey",
    "worksWhileMasquerading",
  ],
]);

/** Checked at the server's door: no form checks one, and what reads it is large. */
const DOCUMENTS = /\b(?:model(?:Document|Edits)|reportDocument)\b/;

/**
 * The contract as the browser needs it. The web app reads a call's address and, in forms, its body;
 * the shapes of questions and answers would bring the schema library to pages that check nothing.
 * They are taken out of `endpoint({…})`, and whatever nobody uses then falls away: a contract only
 * makes values, so every call in it may be left out.
 */
export function browserContract(): Plugin {
  return {
    name: "browser-contract",
    apply: "build",
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]/ },
      handler(code) {
        return { code: forBrowser(code, this.parse(code)), map: null, moduleSideEffects: false };
      },
    },
  };
}

type Node = { type?: string; start: number; end: number; [part: string]: unknown };
type Edit = { from: number; to: number; text: string };

export function forBrowser(code: string, program: object): string {
  const dropped: Edit[] = [];
  const starts = new Set<number>();
  visit(program as Node, (node) => {
    if (node.type !== "CallExpression") return;
    starts.add(node.start);
    dropped.push(...serverParts(node, code));
  });
  const kept = [...starts].filter((at) => !dropped.some(({ from, to }) => from <= at && at < to));
  const pure = kept.map((at) => ({ from: at, to: at, text: "/* @__PURE__ */ " }));
  // From the end, so that places further to the front still hold.
  return [...dropped, ...pure]
    .sort((one, other) => other.from - one.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), code);
}

/** The parts of a call's definition that the browser has no use for, each up to the next one. */
function serverParts(node: Node, code: string): Edit[] {
  const { name } = node.callee as { name?: string };
  if (name !== "endpoint" && name !== "download") return [];
  const [definition] = node.arguments as Node[];
  const properties = (definition?.properties ?? []) as Property[];
  if (properties.some(({ key }) => !key)) {
    throw new Error("A call is written out: what is spread into one would not be left out.");
  }
  return properties.flatMap(({ key, start }, index) => {
    const to = properties[index + 1]?.start ?? (definition?.end ?? 0) - "}".length;
    const { name = "" } = key ?? {};
    const isDocument = name === "body" && DOCUMENTS.test(code.slice(start, to));
    return isDocument || SERVER_ONLY.has(name) ? [{ from: start, to, text: "" }] : [];
  });
}

type Property = Node & { key?: { name: string } };

function visit(node: Node, see: (node: Node) => void) {
  see(node);
  for (const part of Object.values(node)) {
    if (typeof part === "object" && part !== null) visit(part as Node, see);
  }
}
