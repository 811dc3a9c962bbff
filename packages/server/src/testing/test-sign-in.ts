import { getCurrentUser, loginUser } from "@app/contract/session";
import type { Member, TestApp } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";

export async function isSignedIn(caller: Caller) {
  return (await caller.call(getCurrentUser, {})).data?.isLoggedIn;
}

export function credentialsOf({ person }: Member) {
  return { email: person.email, password: person.password };
}

/** A new browser in which the person's password was given; with MFA on, more is asked for. */
export async function givePassword(app: TestApp) {
  const caller = app.anonymous();
  const { data } = await caller.call(loginUser, { body: credentialsOf(app) });
  return { caller, uuid: data?.authSessionUuid ?? "" };
}
