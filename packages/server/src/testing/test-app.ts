import { randomBytes } from "node:crypto";
import { ACCOUNT_KINDS } from "@app/contract/account";
import { loginUser } from "@app/contract/session";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { hash } from "@node-rs/argon2";
import type { Settings } from "#core/settings.ts";
import type { Parts } from "#http/parts.ts";
import { createAccount } from "#modules/account/account.ts";
import { openPost } from "#modules/mail/mail.ts";
import { createTeam } from "#modules/subscription/subscription.ts";
import { letters } from "#nouns.ts";
import { builtServer, type GivenParts } from "./lent-server.ts";
import { type Caller, makeCaller, newAddress } from "./test-caller.ts";
import type { TestClock } from "./test-clock.ts";
import { openMailbox, type ReceivedMail } from "./test-mailbox.ts";

export type Person = {
  email: string;
  password: string;
  name: string;
  userId: number;
  accountId: number;
  teamId: number;
};
export type Member = Caller & { person: Person };

export type TestApp = Member & {
  parts: Parts;
  clock: TestClock;
  /** Another member of the same team, signed in on a browser of their own. */
  addMember(options?: Partial<NewPerson>): Promise<Member>;
  /** The admin of another team on the same server, signed in. */
  addTeam(team?: Partial<NewTeam>): Promise<Member>;
  /** A browser on the same server with nobody signed in. */
  anonymous(): Caller;
  /** Every mail delivered so far. */
  mails(): Promise<ReceivedMail[]>;
};

type NewTeam = Parameters<typeof createTeam>[2];
type NewPerson = { name: string; email: string; isAdmin: boolean; isStaff: boolean };

const PASSWORD = "correct horse battery";
/** Cheap to make and to check: what passwords of people have to cost is tested where they are hashed. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The real server on real storage, with a team of its own whose admin is signed in. */
export async function testApp(
  settings: Partial<Settings> = {},
  given: GivenParts = {},
): Promise<TestApp> {
  const name = randomBytes(6).toString("hex");
  const mailbox = await openMailbox(name);
  const { fastify, parts, clock } = await builtServer(mailbox.smtpUrl, settings, given);
  const post = openPost(parts, letters);
  const deliveries: Promise<void>[] = [];
  parts.onMail = (outboxIds) => {
    for (const outboxId of outboxIds) {
      // One after the other, so that a mailbox is in the order of what happened.
      const before = deliveries.at(-1)?.catch(() => {});
      deliveries.push(Promise.resolve(before).then(() => post.deliver(outboxId)));
    }
  };
  const ipAddress = newAddress();
  const anonymous = () => makeCaller(fastify, parts.settings.publicUrl, ipAddress);

  const makeTeam = (team: Partial<NewTeam> = {}) =>
    inWork(parts, (place) =>
      createTeam(place, clock.now(), {
        teamName: `Team ${name}`,
        subscriptionType: SUBSCRIPTION_TYPES.ANNUAL_PAID_MONTHLY,
        status: "active",
        ...team,
      }),
    );
  const teamId = await makeTeam();
  async function addMember(options: Partial<NewPerson> = {}) {
    const person = await makePerson(parts, teamId, options);
    return signIn(anonymous(), person);
  }
  const admin = await addMember({ name: "Ada Admin", isAdmin: true });
  async function addTeam(team: Partial<NewTeam> = {}) {
    const person = await makePerson(parts, await makeTeam(team), { isAdmin: true });
    return signIn(anonymous(), person);
  }
  async function mails() {
    await Promise.all(deliveries);
    return mailbox.mails();
  }
  return { ...admin, parts, clock, addMember, addTeam, anonymous, mails };
}

type Place = Parameters<typeof createTeam>[0];

async function inWork<T>({ storage }: Parts, make: (place: Place) => Promise<T>) {
  const work = storage.startWork();
  const made = await make(work);
  await work.commit();
  return made;
}

async function makePerson(parts: Parts, teamId: number, options: Partial<NewPerson>) {
  const unique = randomBytes(6).toString("hex");
  const person = {
    name: options.name ?? "Mel Member",
    email: options.email ?? `person-${unique}@example.com`,
    password: PASSWORD,
    isAdmin: options.isAdmin ?? false,
    isStaff: options.isStaff ?? false,
  };
  const kind = ACCOUNT_KINDS.ADVISOR;
  const row = { ...person, passwordHash: await passwordHash, teamId, kind };
  const ids = await inWork(parts, (place) => createAccount(place, parts.now(), row));
  return { ...person, ...ids, teamId };
}

async function signIn(caller: Caller, person: Person): Promise<Member> {
  const { email, password } = person;
  const answer = await caller.call(loginUser, { body: { email, password } });
  if (!answer.success) throw new Error(`signing in failed: ${JSON.stringify(answer.errors)}`);
  return { ...caller, person };
}
