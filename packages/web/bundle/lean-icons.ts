import type { Plugin } from "vite";

/**
 * An icon is published with a key for each of its strokes and with the names it had before. Its strokes never change
 * places, and nobody looks for the names; together they are a third of what the signs of a page weigh.
 */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    transform: {
      filter: { id: /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]/ },
      handler: (code) => ({ code: withoutKeys(code), map: null }),
    },
  };
}

export function withoutKeys(icon: string): string {
  return icon
    .replace(/,\s*key: "[^"]*"/g, "")
    .replace(/,\s*aliases: \[[^\]]*\]/, "")
    .replace(/^__iconData\.node;\n/m, "");
}
