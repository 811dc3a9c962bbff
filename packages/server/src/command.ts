import { runCommand } from "./commands.ts";

try {
  await runCommand(process.argv.slice(2), process.env, (line) => {
    process.stdout.write(`${line}\n`);
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
