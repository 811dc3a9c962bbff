/**
 * Whether an address has an account is nobody's to find out. Every call that takes one is here: it answers
 * alike whoever the address is of, or it is named among the few that tell a member, counted.
 */
import { randomUUID } from "node:crypto";
import { shareConnection } from "@app/contract/connection-shares";
import type { Call } from "@app/contract/endpoint";
import { sendMfaBackupEmail, setUpMfaCode, startMfaEnable } from "@app/contract/mfa";
import {
  addTrustedUser,
  adminTransferOwnership,
  createTrustedUserInvite,
  deleteTrustedUserInvite,
  inviteNewOwner,
  verifyAdminTransferOwnership,
  verifyTrustedUser,
  withdrawOwnershipTransfer,
} from "@app/contract/model-sharing";
import { getOnboardingSession, startOnboarding } from "@app/contract/onboarding";
import {
  activateOnboardingOpenid,
  sendOnboardingOpenidCode,
} from "@app/contract/onboarding-openid";
import { checkPasswordReset, requestPasswordReset } from "@app/contract/password-reset";
import { createReportShare } from "@app/contract/report-shares";
import { mailReportShare } from "@app/contract/report-viewer";
import { loginUser } from "@app/contract/session";
import { createTeamInvites, deleteTeamInvite } from "@app/contract/team-invites";
import { afterEach, beforeAll, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { NOBODYS_HASH } from "#modules/password/password.ts";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addConnection } from "#testing/test-connections.ts";
import { codesOf } from "#testing/test-mfa.ts";
import { addModelRows } from "#testing/test-models.ts";
import { comeBack, newPerson, testOpenidApp } from "#testing/test-openid.ts";
import { addReport, publishReport } from "#testing/test-reports.ts";

/** `npm run test:people` measures 500 pairs, on a machine that does nothing else. */
const PAIRS = Number(process.env.ENUMERATION_PAIRS ?? 6);
const PAIRS_MEASURED = 200;

type Address = { email: string; userId: number };
/** Gets ready for one address, outside the time that is taken, and gives the call. */
type Ask = (address: Address) => Promise<() => Promise<{ status: number }>>;

const UNLIMITED = { rateLimitScale: 100_000 };

let app: TestApp;
let providerApp: Promise<TestApp> | undefined;
let modelId: number;
let reportId: number;
let mfaUuid: string;
const pairs: { known: Address; unknown: Address }[] = [];

beforeAll(
  async () => {
    app = await testApp(UNLIMITED);
    [modelId = 0] = await addModelRows(app, ["Forecast"]);
    reportId = (await addReport(app)).id;
    await publishReport(app, reportId);
    mfaUuid = await halfWayToMfa(app);
    const others = await testApp(UNLIMITED);
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { email, userId } = (await others.addMember()).person;
      const unknown = { email: email.replace("person", "nobody"), userId: 2_000_000_000 + pair };
      pairs.push({ known: { email, userId }, unknown });
    }
    // Checking a real password costs what it costs; those of other tests are cheap.
    await app.parts.storage.query("update users set password_hash = $1 where id = any($2)", [
      NOBODYS_HASH,
      pairs.map(({ known }) => known.userId),
    ]);
  },
  60_000 + PAIRS * 1_000,
);

/** Providers end with the test that they were served in. */
afterEach(() => {
  providerApp = undefined;
});

const ALIKE: [Call, Ask][] = [
  [
    loginUser,
    async ({ email }) => {
      const browser = app.anonymous();
      return () => browser.send(loginUser, { body: { email, password: "not the right one" } });
    },
  ],
  [
    requestPasswordReset,
    async ({ email }) => {
      const browser = app.anonymous();
      return () => browser.send(requestPasswordReset, { body: { email } });
    },
  ],
  [
    checkPasswordReset,
    async ({ userId }) => {
      const params = { userId, timestamp: app.clock.now().getTime(), hash: "A".repeat(43) };
      return () => app.anonymous().send(checkPasswordReset, { params });
    },
  ],
  [
    startOnboarding,
    async ({ email }) => {
      const browser = app.anonymous();
      return () => browser.send(startOnboarding, { body: { email } });
    },
  ],
  [
    getOnboardingSession,
    async ({ email }) => {
      const browser = app.anonymous();
      return () => browser.send(getOnboardingSession, { query: { email } });
    },
  ],
  [
    sendOnboardingOpenidCode,
    async ({ email }) => {
      const browser = await sentByProvider();
      return () => browser.send(sendOnboardingOpenidCode, { body: { client: "xero", email } });
    },
  ],
  [
    activateOnboardingOpenid,
    async ({ email }) => {
      const browser = await sentByProvider();
      const robin = { name: "Robin Hale", teamName: "Acorn", kind: 2 } as const;
      const terms = { hasAcceptedTerms: true } as const;
      const body = { client: "xero", email, code: "000000", ...robin, ...terms } as const;
      return () => browser.send(activateOnboardingOpenid, { body });
    },
  ],
  [
    sendMfaBackupEmail,
    async ({ email }) => {
      const body = { uuid: mfaUuid, email };
      return () => app.send(sendMfaBackupEmail, { body });
    },
  ],
  [
    createTeamInvites,
    async ({ email }) =>
      async () => {
        const answer = await app.send(createTeamInvites, { body: { emails: [email] } });
        const id = answer.envelope.data?.items[0]?.id ?? 0;
        await app.call(deleteTeamInvite, { params: { id } });
        return answer;
      },
  ],
  [
    createTrustedUserInvite,
    async ({ email }) => {
      const body = { email, registeredModelAccessMode: 2 as const };
      const params = { id: modelId };
      return async () => {
        const answer = await app.send(createTrustedUserInvite, { params, body });
        const inviteId = answer.envelope.data?.items[0]?.id ?? 0;
        await app.call(deleteTrustedUserInvite, { params: { ...params, inviteId } });
        return answer;
      };
    },
  ],
  [
    inviteNewOwner,
    async ({ email }) => {
      const params = { id: modelId };
      return async () => {
        const answer = await app.send(inviteNewOwner, { params, body: { email } });
        await app.call(withdrawOwnershipTransfer, { params });
        return answer;
      };
    },
  ],
  [
    verifyAdminTransferOwnership,
    async ({ email }) => {
      const params = { id: modelId };
      return () => app.send(verifyAdminTransferOwnership, { params, query: { email } });
    },
  ],
  [
    adminTransferOwnership,
    async ({ email }) => {
      const params = { id: modelId };
      return () => app.send(adminTransferOwnership, { params, body: { email } });
    },
  ],
];

/** Of a report that was published, by its team and by whoever has its address. */
const ALIKE_OF_REPORTS: [Call, Ask][] = [
  [
    createReportShare,
    async ({ email }) => {
      const body = { name: "A reader", email };
      return () => app.send(createReportShare, { params: { id: reportId }, body });
    },
  ],
  [
    mailReportShare,
    async ({ email }) => {
      const browser = app.anonymous();
      return () => browser.send(mailReportShare, { params: { id: reportId }, query: { email } });
    },
  ],
];

/** What a member may ask, who shares with somebody: it says whether and never who, 30 times an hour. */
const TELLING: [Call, (by: Member, email: string) => Promise<{ status: number }>][] = [
  [verifyTrustedUser, (by, email) => by.send(verifyTrustedUser, { query: { email } })],
  [
    addTrustedUser,
    async (by, email) => {
      const [id = 0] = await addModelRows(by, ["Forecast"]);
      const body = { email, registeredModelAccessMode: 2 as const };
      return by.send(addTrustedUser, { params: { id }, body });
    },
  ],
  [
    shareConnection,
    async (by, email) => {
      const { id } = await addConnection(by);
      return by.send(shareConnection, { params: { id }, body: { email } });
    },
  ],
];

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

test("every call that takes an address is held to this", async () => {
  const { calls } = await buildApp(app.parts);
  const taking = calls.filter((call) => takesAddress(call.body) || takesAddress(call.query));
  const held = [...ALIKE, ...ALIKE_OF_REPORTS, ...TELLING].map(([call]) => nameOf(call));
  const notByAddress = nameOf(checkPasswordReset);
  expect(taking.map(nameOf).sort()).toEqual(held.filter((name) => name !== notByAddress).sort());
});

test.each([...ALIKE, ...ALIKE_OF_REPORTS].map(([call, ask]) => [nameOf(call), ask] as const))(
  `%s answers ${PAIRS} known and ${PAIRS} unknown addresses alike, as fast`,
  // A machine that stands still for a moment does so once; what is slower is so each time.
  { timeout: 60_000 + PAIRS * 2_000, retry: PAIRS < PAIRS_MEASURED ? 2 : 0 },
  async (_, ask) => {
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    const seen = new Set<string>();
    for (const [at, pair] of pairs.entries()) {
      const order = ["known", "unknown"] as const;
      for (const kind of at % 2 === 0 ? order : order.toReversed()) {
        const call = await ask(pair[kind]);
        const begun = performance.now();
        const answer = await call();
        times[kind].push(performance.now() - begun);
        seen.add(masked(JSON.stringify(answer), pair[kind].email));
      }
    }
    expect([...seen]).toHaveLength(1);
    holdAlike(times);
  },
);

test.each(TELLING.map(([call, ask]) => [nameOf(call), ask] as const))(
  "%s tells a member 30 times an hour, and then nothing",
  { timeout: 60_000 },
  async (_, ask) => {
    const by = await testApp();
    const email = `nobody-${randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) {
      statuses.push((await ask(by, email.replace("@", `-${times}@`))).status);
    }
    expect(statuses.indexOf(429)).toBe(30);
  },
);

function takesAddress(schema: Call["body"]) {
  const shape = schema && "shape" in schema ? (schema.shape as Record<string, unknown>) : {};
  return "email" in shape || "emails" in shape;
}

async function sentByProvider() {
  providerApp ??= testOpenidApp(UNLIMITED);
  const browser = (await providerApp).anonymous();
  await comeBack(browser, {}, newPerson({ isEmailVerified: false }));
  return browser;
}

async function halfWayToMfa(member: TestApp) {
  const { uuid, secret } = dataOf(await member.call(startMfaEnable, {}));
  await member.call(setUpMfaCode, { body: { uuid, code: codesOf(member, secret)() } });
  return uuid;
}

/** Without what differs between any two answers: ids and with them the length, cookies, moments, the address. */
function masked(text: string, email: string) {
  return text
    .replaceAll(email, "E")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "U")
    .replaceAll(/"id":\d+|"content-length":"\d+"/g, "I")
    .replaceAll(/__Host-onboarding=[\w-]{43}/g, "C")
    .replaceAll(/"date":"[^"]+"/g, "D");
}

/** The quickest of a few calls on a busy machine shows only what is plainly slower; many show what a patient stranger sees. */
function holdAlike({ known, unknown }: Record<"known" | "unknown", number[]>) {
  if (PAIRS < PAIRS_MEASURED) {
    const [one, other] = [Math.min(...known), Math.min(...unknown)];
    expect(Math.max(one, other)).toBeLessThanOrEqual(5 + 3 * Math.min(one, other));
    return;
  }
  const [one, other] = [medianOf(known), medianOf(unknown)];
  const share = shareOfLater(known, unknown);
  expect(share).toBeGreaterThanOrEqual(0.45);
  expect(share).toBeLessThanOrEqual(0.55);
  expect(Math.abs(one - other)).toBeLessThanOrEqual(5);
}

/** How often one of the first took longer than one of the second: a half where nobody can tell them apart. */
function shareOfLater(first: number[], second: number[]) {
  const wins = first.flatMap((one) => second.map((other): number => (one > other ? 1 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

function medianOf(times: number[]) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
