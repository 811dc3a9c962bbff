/**
 * The import picture of the project: who may know whom. The tables are the documentation;
 * `walls.test.ts` holds the project against them.
 */
import path from "node:path";

/** Which package may import which. */
const packages: Record<string, string[]> = {
  engine: [],
  contract: ["engine"],
  client: ["engine", "contract"],
  charts: [],
  spreadsheet: ["engine"],
  connectors: ["engine", "spreadsheet"],
  server: ["engine", "contract", "charts", "spreadsheet", "connectors"],
  web: ["engine", "contract", "charts"],
  e2e: ["engine", "contract", "spreadsheet", "server"],
};

/**
 * Inside a package, a layer imports itself and the layers to its left; "." is `src` itself. Layers
 * that stand together are strangers to each other.
 */
const layers: Record<string, (string | string[])[]> = {
  engine: [
    "time",
    "lines",
    "model",
    // Figures are calculated from lines alone, whatever made them.
    ["calculate", "draft"],
    ["formula", "ledger"],
    ["modules", "statements"],
    ["checks", "overrides"],
    "build",
    ["actuals", "edits", "roll-up", "scenarios", "starters"],
    ["analysis", "excel", "fitting", "tables", "trace"],
    "why",
    "reports",
    ["examples", "worker"],
    ".",
    "testing",
  ],
  connectors: [
    "ledger",
    ["checks", "http", "mapping"],
    ["connector", "document", "oauth"],
    ["reading", "sources"],
    "registry",
    "testing",
  ],
  server: ["db", "core", "http", "modules", ".", "testing"],
  web: ["lib", "ui", ["model", "money"], "report", "features", "routes", ".", "testing"],
};

/** Inside the engine's modules, the folders that kinds of module share, by the same rule. */
const sharedByModules = ["context", "settlement"];

/** Sources are strangers to each other; these stand on others: a demo is read as the real one is. */
const sourcesBelow: Record<string, string[]> = {
  "business-central-demo": ["business-central", "demo-books"],
  "quickbooks-demo": ["quickbooks", "demo-books"],
  "sample-company": ["demo-books"],
  "xero-demo": ["xero", "demo-books"],
};

/** Packages that only some files of the server may name. */
const privileges: { names: string[]; holders: RegExp }[] = [
  { names: ["drizzle-orm"], holders: /\/db\/|\.store\.ts$|\/testing\// },
  { names: ["fastify", "@fastify"], holders: /\/http\/|\.routes\.ts$|\/src\/app\.ts$/ },
];

export type Import = {
  file: string;
  specifier: string;
  /** The file of ours it names; undefined when it is somebody else's package. */
  target: string | undefined;
};

type Rule = (imports: Import[]) => string[];

/** Each rule gives its offenders, one sentence each. */
export const rules = {
  "packages import only the packages below them": among(
    (from, to) => from.package === to.package || isBelow(from.package, to.package),
  ),
  "layers import only the layers to their left": among((from, to) => {
    const order = layers[from.package];
    if (from.package !== to.package || !order || from.isTest || from.layer === to.layer)
      return true;
    const placeIn = (layer: string) => order.findIndex((each) => [each].flat().includes(layer));
    return placeIn(to.layer) !== -1 && placeIn(to.layer) < placeIn(from.layer);
  }),
  "features are strangers to each other": among(
    (from, to) => to.layer !== "features" || from.layer !== "features" || from.unit === to.unit,
  ),
  "kinds of module share a context and settlement, and nothing else": among((from, to) => {
    if (!isEngineModule(from) || !isEngineModule(to)) return true;
    if (from.isTest || from.unit === to.unit || from.unit.includes(".")) return true;
    const left = sharedByModules.indexOf(to.unit);
    const right = sharedByModules.indexOf(from.unit);
    return left !== -1 && (right === -1 || left < right);
  }),
  "a source knows no other, unless it is a demo of it": among((from, to) => {
    if (from.layer !== "sources" || to.layer !== "sources" || from.isTest) return true;
    return from.unit === to.unit || !!sourcesBelow[from.unit]?.includes(to.unit);
  }),
  "a module enters another only by that one's own name": among((from, to) => {
    const isElsewhere = from.layer === "modules" && from.unit !== to.unit;
    if (from.package !== "server") return true;
    return to.layer !== "modules" || !isElsewhere || to.file.endsWith(`/${to.unit}/${to.unit}.ts`);
  }),
  "the engine's door is for programs outside the project": among(
    (from, to) => from.isTest || to.file !== "packages/engine/src/index.ts",
  ),
  "SQL stays in stores and HTTP at the door": (imports) =>
    imports.filter((each) => !placeOf(each.file).isTest && !isPrivileged(each)).map(sentence),
  "the engine imports nothing": (imports) =>
    imports
      .filter(({ file, target }) => placeOf(file).package === "engine" && !target)
      .filter(({ file }) => !placeOf(file).isTest && placeOf(file).layer !== "testing")
      .map(sentence),
} satisfies Record<string, Rule>;

function isEngineModule({ package: name, layer }: Place) {
  return name === "engine" && layer === "modules";
}

function isBelow(from: string, to: string) {
  return !!packages[from]?.includes(to);
}

function isPrivileged({ file, specifier }: Import) {
  if (placeOf(file).package !== "server") return true;
  return privileges.every(
    ({ names, holders }) => !names.some((name) => isPartOf(specifier, name)) || holders.test(file),
  );
}

function isPartOf(specifier: string, name: string) {
  return specifier === name || specifier.startsWith(`${name}/`);
}

function among(isAllowed: (from: Place, to: Place) => boolean): Rule {
  return (imports) =>
    imports
      .filter(({ file, target }) => target && !isAllowed(placeOf(file), placeOf(target)))
      .map(sentence);
}

function sentence({ file, specifier }: Import) {
  return `${file} imports ${specifier}`;
}

type Place = ReturnType<typeof placeOf>;

/** packages/server/src/modules/clients/x.ts → package server, layer modules, unit clients. */
function placeOf(file: string) {
  const [, name = "", , layer = "", unit = ""] = file.split("/");
  return {
    file,
    package: name,
    layer: layer.includes(".") ? "." : layer,
    unit,
    isTest: /\.(test|bench)\.tsx?$/.test(file),
  };
}

/** What a file imports, statically or not, for its values or only for its types. */
export function importsOf(file: string, text: string): Import[] {
  const specifiers = text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"'\s]+)["'](?=\s*[;),])/g);
  return [...specifiers].map(([, specifier = ""]) => ({
    file,
    specifier,
    target: targetOf(file, specifier),
  }));
}

function targetOf(file: string, specifier: string) {
  const [, name, entry = "index"] = /^@app\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name) return `packages/${name}/src/${entry}.ts`;
  if (specifier.startsWith("#")) return `${file.split("/src/")[0]}/src/${specifier.slice(1)}`;
  return specifier.startsWith(".")
    ? path.posix.join(path.posix.dirname(file), specifier)
    : undefined;
}
