import { BRIEFLY, capture } from "./processes.ts";
import { serverEnvironment } from "./server-process.ts";

type SeededPerson = { email: string; password: string; name: string };
type SeededTeam = {
  teamName: string;
  admins: [SeededPerson, ...SeededPerson[]];
  member: SeededPerson;
};

/** Teams made by the seed command, in the database that the settings name. */
export async function seedTeams(
  settings: Record<string, string>,
  count: number,
  { seed = "1", withModels = false } = {},
) {
  const args = ["seed", "--tenants", String(count), "--seed", seed];
  // A model and the six who are trusted with it would double what a team costs.
  if (!withModels) args.push("--without-models");
  const output = await runCommand(settings, args);
  const { teams }: { teams: SeededTeam[] } = JSON.parse(output);
  return teams;
}

/** A member of staff, and the link by which they choose their first password. */
export async function createStaff(settings: Record<string, string>, email: string) {
  const output = await runCommand(settings, ["staff", "create", email]);
  const [link] = /http\S+/.exec(output) ?? [];
  if (!link) throw new Error(`There is no link in: ${output}`);
  return { email, link };
}

/** The demo firm and company. */
export async function seedDemo(settings: Record<string, string>) {
  await runCommand(settings, ["seed-demo"]);
}

async function runCommand(settings: Record<string, string>, args: string[]) {
  const command = [BRIEFLY, "packages/server/dist/command.js", ...args];
  const { code, output, errors } = await capture(process.execPath, command, {
    env: serverEnvironment(settings),
  });
  if (code !== 0) throw new Error(`The command ${args[0]} failed: ${errors}`);
  return output;
}

/** Somebody to work as, in a database of their own. */
export async function seedAdmin(settings: Record<string, string>) {
  const [team] = await seedTeams(settings, 1);
  const [admin] = team?.admins ?? [];
  if (!admin) throw new Error("The seed made no admin.");
  return admin;
}
