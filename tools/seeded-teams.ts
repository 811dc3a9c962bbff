import { capture } from "./processes.ts";
import { serverEnvironment } from "./server-process.ts";

type SeededPerson = { email: string; password: string; name: string };
type SeededTeam = { teamName: string; admins: SeededPerson[]; member: SeededPerson };

/** Teams made by the seed command, in the database that the settings name. */
export async function seedTeams(settings: Record<string, string>, count: number) {
  const args = [
    "packages/server/dist/command.js",
    "seed",
    "--tenants",
    String(count),
    "--seed",
    "1",
  ];
  const { code, output, errors } = await capture(process.execPath, args, {
    env: serverEnvironment(settings),
  });
  if (code !== 0) throw new Error(`The seed command failed: ${errors}`);
  const { teams }: { teams: SeededTeam[] } = JSON.parse(output);
  return teams;
}

/** Somebody to work as, in a database of their own. */
export async function seedAdmin(settings: Record<string, string>) {
  const [team] = await seedTeams(settings, 1);
  const [admin] = team?.admins ?? [];
  if (!admin) throw new Error("The seed made no admin.");
  return admin;
}
