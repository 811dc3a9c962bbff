import { startMasquerade } from "@app/contract/staff";
import {
  createSupportDiscussion,
  replyToSupportDiscussion,
  uploadSupportImage,
} from "@app/contract/support";
import sharp from "sharp";
import type { Member } from "./test-app.ts";
import { dataOf } from "./test-clients.ts";

export async function askSupport(
  member: Member,
  asked: { private?: boolean; images?: string[] } = {},
) {
  const body = { subject: "September moved", body: "Can we take in one account?", ...asked };
  return dataOf(await member.call(createSupportDiscussion, { body }));
}

/** Staff in a customer's place, who may change what a discussion of the customer's asks for. */
export async function actFor(staff: Member, customer: Member) {
  const { id } = await askSupport(customer);
  const { accountId } = customer.person;
  const body = { accountId, reason: "They asked for help", discussionId: id, canChange: true };
  dataOf(await staff.call(startMasquerade, { body }));
  return id;
}

export async function replyAs(member: Member, parentTransactionId: number, body: string) {
  const reply = { params: { parentTransactionId }, body: { body } };
  return dataOf(await member.call(replyToSupportDiscussion, reply));
}

export async function pngOf(width = 40, height = 20) {
  const create = { width, height, channels: 3 as const, background: "#0a3d62" };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

export function uploadPicture(
  member: Member,
  bytes: Uint8Array<ArrayBuffer> | string,
  fileName = "checks.png",
) {
  return member.send(uploadSupportImage, { body: { fileName }, file: new Blob([bytes]) });
}
