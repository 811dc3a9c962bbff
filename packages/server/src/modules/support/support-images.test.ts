import { getStaffDiscussionImage } from "@app/contract/staff-support";
import { createSupportDiscussion, getSupportImage, setSupportPrivate } from "@app/contract/support";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sweepFiles } from "#core/files/sweep-files.ts";
import { type Member, testApp } from "#testing/test-app.ts";
import { askSupport, pngOf, uploadPicture } from "#testing/test-support.ts";

async function uploaded(member: Member, bytes?: Uint8Array<ArrayBuffer>, fileName?: string) {
  const { data } = (await uploadPicture(member, bytes ?? (await pngOf()), fileName)).envelope;
  if (!data) throw new Error("the picture was refused");
  return data;
}

test("a picture is drawn anew: what was hidden in the file and where it lay are gone", async () => {
  const app = await testApp();
  const exif = { IFD0: { Copyright: "<script>alert(1)</script>" } };
  const create = { width: 60, height: 30, channels: 3 as const, background: "#0a3d62" };
  const jpeg = await sharp({ create }).withExif(exif).jpeg().toBuffer();
  const polyglot = Buffer.concat([jpeg, Buffer.from("<script>alert(2)</script>")]);
  const bytes = new Uint8Array(polyglot);
  const image = await uploaded(app, bytes, "C:\\Users\\ada\\../checks.svg");
  expect(image).toMatchObject({ fileName: "checks.webp", width: 60, height: 30 });

  const { id, request } = await askSupport(app, { images: [image.name] });
  expect(request.images).toEqual([image]);
  const file = await app.download(getSupportImage, { params: { id, name: image.name } });
  expect(file.rawPayload.toString("latin1")).not.toMatch(/script|users/i);
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: "webp", width: 60 });
  expect(file.headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": expect.stringContaining("attachment"),
  });
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>`;
test.each([
  ["a drawing that can hold scripts", svg],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["nothing", ""],
])("%s is no picture", async (_what, bytes) => {
  const app = await testApp();
  const { status, envelope } = await uploadPicture(app, bytes);
  expect([status, envelope.errors[0]?.key]).toEqual([400, "file"]);
});

test("a file over 5 MB is refused, and a wide picture is drawn 2,400 pixels wide", async () => {
  const app = await testApp();
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  const { status, envelope } = await uploadPicture(app, large);
  expect([status, envelope.errors[0]?.message]).toEqual([413, "The file is larger than 5 MB."]);
  expect(await uploaded(app, await pngOf(4_800, 100))).toMatchObject({ width: 2_400, height: 50 });
});

test("the twenty-first picture of a day is refused", async () => {
  const app = await testApp();
  const bytes = await pngOf(2, 2);
  for (let count = 0; count < 20; count += 1) await uploaded(app, bytes);
  expect((await uploadPicture(app, bytes)).status).toBe(429);
});

test("a picture is sent once, by who uploaded it", async () => {
  const app = await testApp();
  const tom = await app.addMember();
  const { name } = await uploaded(tom);
  const send = (member: Member) =>
    member.send(createSupportDiscussion, { body: { subject: "?", body: "?", images: [name] } });
  const stolen = await send(app);
  expect([stolen.status, stolen.envelope.errors]).toEqual([
    ...[400, [{ key: "images", message: "Upload the picture again." }]],
  ]);
  expect((await send(tom)).status).toBe(200);
  expect((await send(tom)).status).toBe(400);
});

test("a picture that was never sent is gone after a day; one that was sent stays", async () => {
  const app = await testApp();
  const [left, sent] = [await uploaded(app), await uploaded(app)];
  const { id } = await askSupport(app, { images: [sent.name] });
  app.clock.advance({ days: 2 });
  await sweepFiles(app.parts.storage, app.parts.files, app.clock.now());

  const kept = await app.parts.storage.query<{ name: string }>(
    "select name from support_images where team_id = $1",
    [app.person.teamId],
  );
  expect(kept).toEqual([{ name: sent.name }]);
  expect(await app.parts.files.open(left.name)).toBeUndefined();
  const colleague = await app.addMember();
  const params = { id, name: sent.name };
  expect((await colleague.download(getSupportImage, { params })).statusCode).toBe(200);
});

test("a picture is seen by whoever sees its discussion, and by staff", async () => {
  const app = await testApp();
  const tom = await app.addMember();
  const stranger = await testApp();
  const robin = await stranger.addMember({ isStaff: true });
  const { name } = await uploaded(tom);
  const { id } = await askSupport(tom, { images: [name] });
  const other = await askSupport(app);
  const statusFor = async (member: Member, of = id) =>
    (await member.download(getSupportImage, { params: { id: of, name } })).statusCode;
  expect([await statusFor(app), await statusFor(stranger)]).toEqual([200, 404]);
  expect(await statusFor(app, other.id)).toBe(404);

  await tom.call(setSupportPrivate, { params: { id }, body: { private: true } });
  expect([await statusFor(app), await statusFor(tom)]).toEqual([404, 200]);
  const params = { id, name };
  expect((await robin.download(getStaffDiscussionImage, { params })).statusCode).toBe(200);
  expect((await tom.download(getStaffDiscussionImage, { params })).statusCode).toBe(403);
});
