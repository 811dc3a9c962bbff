import { loginUser } from "@app/contract/session";
import { createTeamInvites, listTeamInvites } from "@app/contract/team-invites";
import type { Member, TestApp } from "./test-app.ts";
import { dataOf } from "./test-clients.ts";
import { credentialsOf } from "./test-sign-in.ts";

/** Invites an address to the app's team, and gives the invite's id. */
export async function inviteTo(app: Member, email: string) {
  await app.call(createTeamInvites, { body: { emails: [email] } });
  return inviteOf(app, email);
}

export async function inviteOf(app: Member, email: string) {
  const { items } = dataOf(await app.call(listTeamInvites, {}));
  return items.find((each) => each.email === email)?.id ?? 0;
}

/** What the newest mail of an invite carries. */
export async function inviteLinkTo(app: TestApp, email: string) {
  const mail = (await app.mails()).filter(({ to }) => to === email).at(-1);
  const [, id = "0", accessKey = ""] =
    /activate\?id=(\d+)&access_key=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  return { id: Number(id), accessKey };
}

/** The same person in another browser. */
export async function inNewBrowser(app: TestApp, member: Member): Promise<Member> {
  const caller = app.anonymous();
  dataOf(await caller.call(loginUser, { body: credentialsOf(member) }));
  return { ...caller, person: member.person };
}
