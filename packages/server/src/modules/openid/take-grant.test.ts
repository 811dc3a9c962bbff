import { refreshGrant } from "@app/connectors/oauth/grant";
import { disconnectOpenid, type OpenidClient } from "@app/contract/openid";
import { expect, test } from "vitest";
import type { Identity, MemberContext } from "#core/context.ts";
import { inUnit, startUnit } from "#core/unit.ts";
import type { Member, TestApp } from "#testing/test-app.ts";
import { comeBack, newPerson, testOpenidApp } from "#testing/test-openid.ts";
import { takeGrant } from "./openid.ts";
import { configuredClient, providerOf } from "./providers.ts";

const ENDED = "This authorisation has ended or was used. Start again.";

async function grantedTo(member: Member, client: OpenidClient = "xero", person = newPerson()) {
  const { redirectUrl } = await comeBack(member, { client }, person);
  return new URLSearchParams(redirectUrl.split("?")[1]).get("authSessionUuid") ?? "";
}

/** What a call works in that connects books. */
function unitOf({ parts }: TestApp, { person }: Member) {
  const { userId, teamId } = person;
  const identity = { userId, member: { teamId } } as Identity;
  const scope = { kind: "team", teamId, userId } as const;
  return startUnit(parts, { identity, requestId: "test", scope });
}

function take(app: TestApp, member: Member, uuid: string) {
  return inUnit(unitOf(app, member), (context) => takeGrant(context as MemberContext, uuid));
}

/** Takes it in a call that fails in the end. */
async function takeInVain(app: TestApp, uuid: string) {
  const { context, rollback } = unitOf(app, app);
  const grant = await takeGrant(context as MemberContext, uuid);
  await rollback();
  return grant;
}

test("tokens are handed over once, and only to who came back with them", async () => {
  const app = await testOpenidApp();
  const colleague = await app.addMember();
  const uuid = await grantedTo(app);
  await expect(take(app, colleague, uuid)).rejects.toThrow(ENDED);
  const { client, tokens } = await take(app, app, uuid);
  expect([client, typeof tokens.accessToken, typeof tokens.refreshToken]).toEqual([
    ...["xero", "string", "string"],
  ]);
  await expect(take(app, app, uuid)).rejects.toThrow(ENDED);
});

test("tokens that were not used after all are still there; after an hour they are not", async () => {
  const app = await testOpenidApp();
  const uuid = await grantedTo(app);
  const { tokens } = await takeInVain(app, uuid);
  expect((await takeInVain(app, uuid)).tokens).toEqual(tokens);
  app.clock.advance({ minutes: 61 });
  await expect(take(app, app, uuid)).rejects.toThrow(ENDED);
});

test("the database holds no token in any form that could be read", async () => {
  const app = await testOpenidApp();
  const uuid = await grantedTo(app);
  const [row] = await app.parts.storage.query<{ text: string }>(
    "select openid_sessions::text as text from openid_sessions where uuid = $1",
    [uuid],
  );
  const { tokens } = await take(app, app, uuid);
  for (const secret of [tokens.accessToken, tokens.refreshToken ?? ""]) {
    for (const encoding of ["utf8", "base64", "base64url", "hex"] as const) {
      expect(row?.text).not.toContain(Buffer.from(secret).toString(encoding).slice(0, 20));
    }
  }
});

for (const client of ["xero", "quickbooks"] as const) {
  test(`${client}: a taken grant is renewed, and its old refresh token ends all of it`, async () => {
    const app = await testOpenidApp();
    const { tokens } = await take(app, app, await grantedTo(app, client));
    const configured = await configuredClient(app.parts.settings, providerOf(client));
    const renewed = await refreshGrant(configured, tokens, Date.now());
    expect(renewed.refreshToken).not.toBe(tokens.refreshToken);
    const ended = expect.objectContaining({ kind: "needs-reconnect" });
    await expect(refreshGrant(configured, tokens, Date.now())).rejects.toEqual(ended);
    await expect(refreshGrant(configured, renewed, Date.now())).rejects.toEqual(ended);
  });

  test(`${client}: disconnecting revokes at the provider what no connection has taken`, async () => {
    const app = await testOpenidApp();
    const person = newPerson();
    await comeBack(app, { client, isLinking: true }, person);
    const [taken, left] = [await grantedTo(app, client), await grantedTo(app, client)];
    const { tokens: inUse } = await take(app, app, taken);
    const { tokens: waiting } = await takeInVain(app, left);
    expect((await app.call(disconnectOpenid, { body: { client } })).success).toBe(true);
    const configured = await configuredClient(app.parts.settings, providerOf(client));
    await expect(refreshGrant(configured, waiting, Date.now())).rejects.toMatchObject({
      kind: "needs-reconnect",
    });
    await expect(refreshGrant(configured, inUse, Date.now())).resolves.toBeDefined();
    await expect(take(app, app, left)).rejects.toThrow(ENDED);
  });
}
