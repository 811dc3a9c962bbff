/** `npm run check`: style, types, walls and dead code; every check runs, whatever the others say. */
import { type Check, checks } from "./checks.ts";
import { bin, run } from "./processes.ts";

const walls: Check = {
  name: "walls",
  run: () =>
    run(bin("vitest"), [
      "run",
      "tools/walls.test.ts",
      "tools/reached.test.ts",
      "tools/tidy.test.ts",
    ]),
};

const failed: string[] = [];
for (const check of [...checks, walls]) {
  console.log(`\n── ${check.name}`);
  if ((await check.run()) !== 0) failed.push(check.name);
}
console.log(failed.length > 0 ? `\nNot in order: ${failed.join(", ")}` : "\nAll in order");
process.exitCode = failed.length > 0 ? 1 : 0;
