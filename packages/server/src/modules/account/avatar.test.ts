import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { deleteAvatar, getAvatar, updateAvatar } from "@app/contract/account";
import { getCurrentUser } from "@app/contract/session";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Member, testApp } from "#testing/test-app.ts";
import { actionsOf } from "#testing/test-trail.ts";

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };
const REFUSED = [
  { key: "file", message: "Use a PNG, JPEG, WebP or GIF picture of at most 25 megapixels." },
];

/** A picture of one colour whose left quarter is red. */
function drawing(width = 400, height = 200) {
  const left = { create: { width: width / 4, height, channels: 3 as const, background: RED } };
  return sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

const whole = { left: 0, top: 0, size: 200 };

function upload(member: Member, bytes: Uint8Array | string, body = whole) {
  return member.send(updateAvatar, { body, file: new Blob([bytes]) });
}

async function uploaded(member: Member, bytes: Uint8Array, body = whole) {
  const { envelope } = await upload(member, bytes, body);
  return envelope.data?.avatar ?? "";
}

/** The colour in the middle of a stored avatar. */
async function colourOf(bytes: Uint8Array) {
  const { data } = await sharp(bytes)
    .extract({ left: 128, top: 128, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0] !== undefined && data[0] > 128 ? "red" : "blue";
}

describe("an avatar", () => {
  test("is a 256 × 256 WebP drawn anew, which the team sees and another team does not", async () => {
    const app = await testApp();
    const member = await app.addMember();
    const stranger = await testApp();
    let name = "";
    const actions = await actionsOf(app.parts, app.person.teamId, async () => {
      name = await uploaded(app, await drawing().png().toBuffer());
    });
    const shown = await member.download(getAvatar, { params: { name } });
    const { format, width, height } = await sharp(shown.rawPayload).metadata();

    expect(actions).toEqual(["account.change_avatar"]);
    expect({ format, width, height }).toEqual({ format: "webp", width: 256, height: 256 });
    expect(shown.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(/^attachment; filename="avatar.webp"/),
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect((await app.call(getCurrentUser, {})).data?.account?.avatar).toBe(name);

    const foreign = await stranger.download(getAvatar, { params: { name } });
    const missing = await stranger.download(getAvatar, { params: { name: "x".repeat(43) } });
    expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect(foreign.body).toBe(missing.body);
    const nobody = await app.anonymous().download(getAvatar, { params: { name } });
    expect(nobody.statusCode).toBe(401);
  });

  test("is the square that was chosen, in the pixels of the picture as it is seen", async () => {
    const app = await testApp();
    const colourAt = async (bytes: Uint8Array, square: typeof whole) => {
      const name = await uploaded(app, bytes, square);
      return colourOf((await app.download(getAvatar, { params: { name } })).rawPayload);
    };
    const flat = await drawing().png().toBuffer();
    // Turned by a quarter when shown: the red part is then on top, and 200 wide by 400 high.
    const turned = await drawing().withMetadata({ orientation: 6 }).jpeg().toBuffer();

    expect(await colourAt(flat, { left: 0, top: 0, size: 100 })).toBe("red");
    expect(await colourAt(flat, { left: 300, top: 100, size: 100 })).toBe("blue");
    expect(await colourAt(turned, { left: 100, top: 0, size: 100 })).toBe("red");
    expect(await colourAt(turned, { left: 0, top: 300, size: 100 })).toBe("blue");
    const outside = await upload(app, turned, { left: 150, top: 0, size: 100 });
    expect(outside.envelope.errors).toEqual([
      { key: "size", message: "Choose a square within the picture." },
    ]);
  });

  test("keeps nothing of the upload but its pixels", async () => {
    const app = await testApp();
    const exif = { IFD0: { Copyright: "<script>alert(1)</script>", Artist: "S 33.8688" } };
    const jpeg = await drawing().withExif(exif).jpeg().toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from("<script>alert(2)</script>")]);
    const name = await uploaded(app, polyglot);
    const stored = (await app.download(getAvatar, { params: { name } })).rawPayload;

    expect(jpeg.toString("latin1")).toContain("script");
    expect(stored.toString("latin1")).not.toMatch(/script|33\.8688|EXIF/i);
  });

  const kinds = ["png", "jpeg", "webp", "gif"] as const;
  test.each(kinds)("may come from a %s", async (kind) => {
    const app = await testApp();
    const bytes = await drawing().toFormat(kind).toBuffer();

    expect((await upload(app, bytes)).status).toBe(200);
  });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>`;
  const harmful: [what: string, make: () => Uint8Array | string | Promise<Uint8Array>][] = [
    ["a drawing that can hold scripts", () => svg],
    ["a page", () => "<!doctype html><script>alert(1)</script>"],
    ["a picture in another format", () => drawing().tiff().toBuffer()],
    ["a picture cut short", async () => (await drawing().png().toBuffer()).subarray(0, 300)],
    ["a picture of 36 megapixels", () => drawing(6000, 6000).png().toBuffer()],
    ["a head without a picture", () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
    ["nothing", () => ""],
  ];
  test.each(harmful)("does not come from %s", async (_what, make) => {
    const app = await testApp();
    const answer = await upload(app, await make());

    expect(answer.status).toBe(400);
    expect(answer.envelope.errors).toEqual(REFUSED);
    expect((await app.call(getCurrentUser, {})).data?.account?.avatar).toBeNull();
  });

  test("does not come from a file over 5 MB", async () => {
    const app = await testApp();

    expect((await upload(app, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test("is replaced by a new one and removed, file and all", async () => {
    const app = await testApp();
    const bytes = await drawing().png().toBuffer();
    const first = await uploaded(app, bytes);
    const second = await uploaded(app, bytes);
    const files = () => readdir(app.parts.settings.uploadDir);
    expect(await files()).toContain(second);
    expect(await files()).not.toContain(first);
    expect((await app.download(getAvatar, { params: { name: first } })).statusCode).toBe(404);

    const actions = await actionsOf(app.parts, app.person.teamId, () => app.call(deleteAvatar, {}));
    expect(actions).toEqual(["account.remove_avatar"]);
    expect(await files()).not.toContain(second);
    expect((await app.call(getCurrentUser, {})).data?.account?.avatar).toBeNull();
  });

  test("whose file is gone is missing, and no fault of ours", async () => {
    const app = await testApp();
    const name = await uploaded(app, await drawing().png().toBuffer());
    await rm(join(app.parts.settings.uploadDir, name));

    expect((await app.download(getAvatar, { params: { name } })).statusCode).toBe(404);
  });

  test("from before files had kinds and checksums is shown as ever", async () => {
    const app = await testApp();
    const name = await uploaded(app, await drawing().png().toBuffer());
    await app.parts.storage.query(
      "update files set sha256 = null, account_id = null where name = $1",
      [name],
    );
    const shown = await app.download(getAvatar, { params: { name } });

    expect([shown.statusCode, shown.headers.etag]).toEqual([200, undefined]);
  });

  test("may be changed 20 times a day, which is 100 MB at most", async () => {
    const app = await testApp();
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) statuses.push((await upload(app, "x")).status);

    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });

  test("takes no fields that are not asked for", async () => {
    const app = await testApp();
    const bytes = await drawing().png().toBuffer();
    const body = { ...whole, name: "../../etc/passwd" };

    expect((await upload(app, bytes, body)).status).toBe(400);
  });
});
