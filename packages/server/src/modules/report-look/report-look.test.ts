import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  deleteReportLogo,
  getLookOfReport,
  getReportLook,
  setReportAccent,
  setReportLogo,
} from "@app/contract/report-look";
import { createReportShare, revokeReportShare } from "@app/contract/report-shares";
import { viewReport } from "@app/contract/report-view";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Member, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { grantModel } from "#testing/test-models.ts";
import { addReport, publishReport } from "#testing/test-reports.ts";
import { actionsOf } from "#testing/test-trail.ts";

const PLAIN = { accent: null, accentDark: null, logo: null };
const NAVY = "#0a3d62";

/** A dark lettering on clear ground. */
function drawing(width = 960, height = 240, colour = NAVY) {
  const clear = { width, height, channels: 4 as const, background: "#ffffff00" };
  const bar = { width: width / 2, height: height / 2, channels: 4 as const, background: colour };
  return sharp({ create: clear }).composite([{ input: { create: bar }, left: 0, top: 0 }]);
}

const pngOf = (...args: Parameters<typeof drawing>) =>
  drawing(...args)
    .png()
    .toBuffer();

function upload(member: Member, bytes: Uint8Array | string) {
  return member.send(setReportLogo, { file: new Blob([bytes]) });
}

const pixelsOf = (src = "") => Buffer.from(src.replace("data:image/png;base64,", ""), "base64");

describe("the look of a team's reports", () => {
  test("is set by admins, seen by the team, and of no other team", async () => {
    const app = await testApp();
    const member = await app.addMember();
    const stranger = await testApp();
    const actions = await actionsOf(app.parts, app.person.teamId, async () => {
      dataOf(await app.call(setReportAccent, { body: { accent: NAVY } }));
      expect((await upload(app, await pngOf())).status).toBe(200);
    });
    expect(actions).toEqual(["report_look.set_accent", "report_look.set_logo"]);
    const seen = dataOf(await member.call(getReportLook, {}));
    expect(seen).toMatchObject({ accent: NAVY, logo: { width: 480, height: 120 } });
    expect(dataOf(await stranger.call(getReportLook, {}))).toEqual(PLAIN);

    const body = { accent: "#7a1fa2" };
    expect((await member.send(setReportAccent, { body })).status).toBe(403);
    expect((await upload(member, await pngOf())).status).toBe(403);
    expect((await member.send(deleteReportLogo, {})).status).toBe(403);
    expect((await app.anonymous().send(getReportLook, {})).status).toBe(401);
  });

  test("goes back to plain when its parts are taken away, one by one", async () => {
    const app = await testApp();
    await upload(app, await pngOf());
    dataOf(await app.call(setReportAccent, { body: { accent: NAVY } }));
    expect(dataOf(await app.call(deleteReportLogo, {}))).toMatchObject({
      accent: NAVY,
      logo: null,
    });
    expect(dataOf(await app.call(setReportAccent, { body: { accent: null } }))).toEqual(PLAIN);
  });
});

describe("an accent", () => {
  test("that is seen on white and not in the dark has a near one there", async () => {
    const app = await testApp();
    const { accent, accentDark } = dataOf(
      await app.call(setReportAccent, { body: { accent: NAVY } }),
    );
    expect([accent, accentDark]).toEqual([NAVY, "#426a86"]);
  });

  test("of 1.2 to 1 on white is refused, with a near one that is seen", async () => {
    const app = await testApp();
    const { status, envelope } = await app.send(setReportAccent, { body: { accent: "#ffd54f" } });
    expect(status).toBe(400);
    expect(envelope.errors).toEqual([
      {
        key: "accent",
        message:
          "This colour is too pale for white: 1.2 to 1, where 3 to 1 is seen. Near it, #a68a33 is.",
      },
    ]);
    expect(dataOf(await app.call(getReportLook, {}))).toEqual(PLAIN);
  });

  test.each(["red", "#fff", "#0A3D62", "#0a3d62;}", ""])("is not %j", async (accent) => {
    const app = await testApp();
    expect((await app.send(setReportAccent, { body: { accent } })).status).toBe(400);
  });
});

describe("a logo", () => {
  test("is drawn anew within 480 × 144 with what is clear left clear, and keeps nothing else", async () => {
    const app = await testApp();
    const exif = { IFD0: { Copyright: "<script>alert(1)</script>" } };
    const jpeg = await sharp({ create: { width: 300, height: 900, channels: 3, background: NAVY } })
      .withExif(exif)
      .jpeg()
      .toBuffer();
    await upload(app, Buffer.concat([jpeg, Buffer.from("<script>alert(2)</script>")]));
    const { logo: photo } = dataOf(await app.call(getReportLook, {}));
    expect(photo).toMatchObject({ width: 48, height: 144 });
    expect(pixelsOf(photo?.src).toString("latin1")).not.toMatch(/script/i);

    await upload(app, await pngOf());
    const { logo } = dataOf(await app.call(getReportLook, {}));
    const { format, hasAlpha } = await sharp(pixelsOf(logo?.src)).metadata();
    expect({ format, hasAlpha }).toEqual({ format: "png", hasAlpha: true });
  });

  test.each(["png", "jpeg", "webp"] as const)("may come from a %s", async (kind) => {
    const app = await testApp();
    const bytes = await drawing().flatten().toFormat(kind).toBuffer();
    expect((await upload(app, bytes)).status).toBe(200);
  });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>`;
  const harmful: [what: string, make: () => string | Promise<Uint8Array>][] = [
    ["a drawing that can hold scripts", () => svg],
    ["a page", () => "<!doctype html><script>alert(1)</script>"],
    ["a picture cut short", async () => (await pngOf()).subarray(0, 200)],
    ["nothing", () => ""],
  ];
  test.each(harmful)("does not come from %s", async (_what, make) => {
    const app = await testApp();
    const { status, envelope } = await upload(app, await make());
    expect([status, envelope.errors[0]?.key]).toEqual([400, "file"]);
    expect(dataOf(await app.call(getReportLook, {}))).toEqual(PLAIN);
  });

  test("does not come from a file over 2 MB", async () => {
    const app = await testApp();
    expect((await upload(app, Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test("that is white on clear is refused, as nobody would see it on paper", async () => {
    const app = await testApp();
    const { envelope } = await upload(app, await pngOf(400, 100, "#fdfdfd"));
    expect(envelope.errors).toEqual([
      { key: "file", message: "This logo cannot be seen on white. Use the one for light paper." },
    ]);
  });
});

describe("an edition", () => {
  test("keeps the look it was published with, which readers get with a share that holds", async () => {
    const app = await testApp();
    const { id } = await addReport(app);
    dataOf(await publishReport(app, id));
    const body = { name: "Bank", expiresAt: null };
    const made = dataOf(await app.call(createReportShare, { params: { id }, body }));
    const share = /share=([\w-]+)/.exec(made.link ?? "")?.[1] ?? "";
    const reader = app.anonymous();
    const view = async () =>
      dataOf(await reader.call(viewReport, { params: { id }, query: { share } })).look;
    expect(await view()).toEqual(PLAIN);

    dataOf(await app.call(setReportAccent, { body: { accent: NAVY } }));
    await upload(app, await pngOf());
    expect(await view()).toEqual(PLAIN);
    const look = dataOf(await app.call(getReportLook, {}));
    dataOf(await publishReport(app, id));
    expect(await view()).toEqual(look);

    dataOf(await app.call(deleteReportLogo, {}));
    expect(await view()).toEqual(look);
    const params = { id, shareId: made.share.id };
    dataOf(await app.call(revokeReportShare, { params }));
    expect((await reader.send(viewReport, { params: { id }, query: { share } })).status).toBe(404);
  });

  test("that somebody of another team publishes looks as those of the model's own team", async () => {
    const app = await testApp();
    const partner = await testApp();
    dataOf(await app.call(setReportAccent, { body: { accent: NAVY } }));
    dataOf(await partner.call(setReportAccent, { body: { accent: "#7a1fa2" } }));
    const { id, modelId } = await addReport(app);
    expect((await partner.send(getLookOfReport, { params: { id } })).status).toBe(404);
    await grantModel(app, modelId, partner.person, ACCESS_LEVELS.STANDARD);
    const shown = dataOf(await partner.call(getLookOfReport, { params: { id } }));
    expect(shown).toMatchObject({ accent: NAVY, logo: null });
    dataOf(await publishReport(partner, id));
    const { look } = dataOf(await app.call(viewReport, { params: { id }, query: {} }));
    expect(look?.accent).toBe(NAVY);
    expect(dataOf(await partner.call(getReportLook, {})).accent).toBe("#7a1fa2");
  });
});
