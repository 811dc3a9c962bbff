import type { Plugin } from "vite";

/**
 * Radix is published with a call beside each function that gives it its name back, for stack traces. As
 * long as it is called, nothing that has a name can be left out: a tenth of what every page loads.
 */
export function withoutNames(): Plugin {
  return {
    name: "without-names",
    apply: "build",
    transform: {
      filter: { id: /node_modules[\\/]@radix-ui[\\/]/ },
      handler: (code) => ({ code: leaveOutNames(code), map: null }),
    },
  };
}

export function leaveOutNames(code: string): string {
  return code
    .replace(/^var __name = .*$/m, "var __name = (target) => target;")
    .replace(/^ *__name\(\w+, "\w+"\);\n/gm, "")
    .replace(/^ *static \{\s*\}\n/gm, "");
}
