import type { Plugin } from "vite";

/**
 * Files that import each other in a circle may run before what they import is there, and the page that loads
 * them dies. Which modules travel together is written in `chunks.ts`: a circle there fails the build.
 */
export function noCircles(): Plugin {
  return {
    name: "no-circles",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const imports = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? [[file.fileName, file.imports] as const] : [],
      );
      const circle = circleIn(new Map(imports));
      if (circle) this.error(`These files import each other: ${circle.join(" → ")}`);
    },
  };
}

/** The first circle that is met, from one of its files back to it. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const follow = (name: string, path: readonly string[]): string[] | undefined => {
    const at = path.indexOf(name);
    if (at >= 0) return [...path.slice(at), name];
    if (done.has(name)) return undefined;
    for (const next of imports.get(name) ?? []) {
      const circle = follow(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const circle = follow(name, []);
    if (circle) return circle;
  }
  return undefined;
}
