import type { device } from "@app/contract/account";
import type * as z from "zod/mini";
import type { Browser, MemberContext } from "#core/context.ts";
import { notFound } from "#core/refusal.ts";
import { deviceName } from "./device-name.ts";
import * as store from "./session.store.ts";
import { endEverySession, liveSince, refuseMasquerader } from "./session.ts";

/** Where the person is signed in, the last used first. */
export async function listDevices({ db, identity, now }: MemberContext) {
  const sessions = await store.selectLiveSessions(db, identity.userId, liveSince(now()));
  const items = sessions.map(
    ({ id, userAgent, ipAddress, createdAt, lastSeenAt }): z.output<typeof device> => ({
      id,
      name: deviceName(userAgent),
      ipAddress,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === identity.sessionId,
    }),
  );
  return { items };
}

export async function signOutDevice(context: MemberContext & Browser, sessionId: number) {
  const { db, identity, cookies } = context;
  refuseMasquerader(identity);
  const gone = await store.deleteSession(db, identity.userId, sessionId);
  if (!gone) throw notFound("Device");
  if (sessionId === identity.sessionId) cookies.clear("session");
  context.audit({
    action: "session.sign_out_device",
    subjectId: sessionId,
    subjectName: deviceName(gone.userAgent),
  });
}

export async function signOutEverywhere({ db, identity, cookies, audit }: MemberContext & Browser) {
  refuseMasquerader(identity);
  await endEverySession(db, identity.userId);
  cookies.clear("session");
  audit({ action: "session.sign_out_everywhere" });
}
