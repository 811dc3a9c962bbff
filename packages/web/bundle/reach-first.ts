import type { Plugin } from "vite";

/**
 * A browser remembers a part that did not load, and never asks for it again while the page is open. So
 * a part is fetched before it is imported: what the line refuses can be asked for once it is back. The
 * import then finds it in the browser's cache.
 */
export function reachFirst(): Plugin {
  return {
    name: "reach-first",
    apply: "build",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => ({ code: reachingFirst(code), map: null }),
    },
  };
}

const IMPORTS = "baseModule().catch(";

export function reachingFirst(helper: string): string {
  if (!helper.includes(IMPORTS)) throw new Error("Vite imports parts otherwise by now.");
  return `${helper.replace(IMPORTS, `reach(baseModule).then(baseModule).catch(`)}\n${REACH}`;
}

/**
 * It is read from the import itself: parts stand beside the file that this is in. What came with the page, by another way
 * than this one, the import finds at once.
 */
const REACH = `
const reached = new Set();
async function reach(load) {
  const path = /import\\(\\s*["'\`]([^"'\`]+)/.exec(load)?.[1];
  if (path === undefined || reached.has(path)) return;
  const address = new URL(path, import.meta.url);
  const isThere = ({ initiatorType, responseStatus }) =>
    initiatorType !== "fetch" && responseStatus === 200;
  if (performance.getEntriesByName(address).some(isThere)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(path);
  await answer.arrayBuffer();
  reached.add(path);
}
`;
