/**
 * Every test has a team to itself. They are seeded before the server starts; a test takes the
 * next one by making a folder of its number, which only one process can.
 */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { surroundings } from "./surroundings.ts";

/** Who works for the service, and the link they choose their first password by. */
export type Staff = { email: string; link: string };

export type Person = { email: string; password: string; name: string; cookie: string };

export type Team = {
  teamName: string;
  admins: [Person, Person];
  member: Person;
  mfaUser: Person & { totpSecret: string; backupEmail: string };
  /** Twelve: the last but one is inactive, the last deleted. */
  clients: { id: number; name: string; isActive: boolean; isDeleted: boolean }[];
};

/** The model is the first admin's, with somebody of another team on every level. */
export type Onlookers = Team & { model: { id: number; name: string } };

export function takeTeam(): Team {
  return takeOne("team", readTeams<Team>("teams").slice(0, -1));
}

export function takeOnlookers(): Onlookers {
  return takeOne("onlookers", readTeams<Onlookers>("onlookers"));
}

function takeOne<T>(kind: string, teams: T[]): T {
  const team = teams.find((_, index) => isTakenByUs(`${kind}-${index}`));
  if (!team) throw new Error(`All ${teams.length} of ${kind} are taken: seed more.`);
  return team;
}

/** The last team has more clients than anybody looks at: what is done for it takes a while. */
export function busyTeam(): Team {
  const team = readTeams<Team>("teams").at(-1);
  if (!team) throw new Error("No team was seeded.");
  return team;
}

/** The team that a server of an errand's own has without a demo. */
export function loneTeam(): Team {
  const [team] = readTeams<Team>("lone");
  if (!team) throw new Error("No team was seeded on embedded storage.");
  return team;
}

function readTeams<T>(name: string): T[] {
  return JSON.parse(readFileSync(path.join(surroundings.folder, `${name}.json`), "utf8"));
}

function isTakenByUs(name: string) {
  try {
    mkdirSync(path.join(surroundings.folder, "taken", name));
    return true;
  } catch {
    return false;
  }
}

export function readStaff(): Staff {
  return JSON.parse(readFileSync(path.join(surroundings.folder, "staff.json"), "utf8"));
}
