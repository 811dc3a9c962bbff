import type { Plugin } from "vite";

/**
 * The first page anybody loads brings the tree of all routes. Where a route stands is said by the tree;
 * the path in `createFileRoute(path)` and the names of a route's children are for the compiler alone, and
 * what nearly every place in the tree repeats is written once.
 */
export function leanRoutes(): Plugin {
  return {
    name: "lean-routes",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /packages[\\/]web[\\/]src[\\/](?:routes[\\/]|routeTree\.gen\.ts)/ },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

export function withoutNames(code: string): string {
  const lean = code
    .replace(PLACE, (_, route, id, parent) => `placed(${route}, ${id}, ${parent})`)
    .replace(/(createFileRoute\()(["'`])[^"'`]*\2\)/g, '$1"")')
    .replace(/(Children(?:: \w+)? = )\{([^{}]*)\}/g, (_, start, children) => {
      const values = String(children).replace(/\w+:\s*(\w+)/g, "$1");
      return `${start}[${values}]`;
    });
  return lean.includes("placed(") ? `${lean}\n${PLACED}` : lean;
}

/** A route whose id is its path, at its place in the tree. */
const PLACE =
  /(\w+)\.update\(\{\s*id: ("[^"]*"),\s*path: \2,\s*getParentRoute: (\(\) => \w+)\s*\}\)/g;

const PLACED = `
function placed(route, path, getParentRoute) {
  return route.update({ id: path, path, getParentRoute });
}
`;
