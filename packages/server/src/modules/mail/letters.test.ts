import { randomUUID } from "node:crypto";
import { createReportShare } from "@app/contract/report-shares";
import { createReportNote, createReportReply } from "@app/contract/report-viewer";
import { expect, test } from "vitest";
import { inUnit, startUnit } from "#core/unit.ts";
import { letters } from "#nouns.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { owe, setPlan } from "#testing/test-plan.ts";
import { addReport, publishReport } from "#testing/test-reports.ts";

/** What fills any letter: names as long and as odd as people give them. */
const PAYLOAD = {
  ...{ byName: "Priya Raman", teamName: "O'Brien & Sons <Advisory>", levelName: "Full Access" },
  ...{ modelName: "Three-way forecast", modelId: 12, offerId: 7, newOwner: "Tom Marlowe" },
  ...{ inviteId: 31, accessKey: "k".repeat(43), code: "042917", provider: "Xero" },
  text: "Are we still under in February?",
  ...{ discussionId: 5, subject: "Rolling forward", action: "subscription.amend", by: "year" },
  ...{ users: 7, paid: 6, cost: "AUD 623.00", when: "23 June 2027" },
  ...{ host: "hooks.brine.example", days: 3 },
};

const STYLE = /<style>[\s\S]*?<\/style>/;
const NAMED = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** The words of a page, in their order. */
function wordsOf(html: string) {
  const body = html.replace(STYLE, "").split("<body")[1] ?? "";
  return `<body${body}`
    .replace(/<[^>]+>/g, " ")
    .replace(/&\w+;|&#39;/g, (name) => NAMED[name as keyof typeof NAMED] ?? name)
    .replace(/\s+/g, " ");
}

/** A note by whoever the report was mailed to, and a reply of the team. */
async function writeNotes(app: TestApp, id: number) {
  const [mailed] = await app.mails();
  const query = { share: /share=([\w-]+)/.exec(mailed?.text ?? "")?.[1] ?? "" };
  const body = { text: PAYLOAD.text, blockId: null, report_session_id: randomUUID() };
  const noted = await app.anonymous().call(createReportNote, { params: { id }, query, body });
  const params = { id, noteId: dataOf(noted).id };
  dataOf(await app.call(createReportReply, { params, query: {}, body: { text: "By 12,000." } }));
  return { from: params.noteId, userId: app.person.userId, closesAt: "2100-01-01T00:00:00.000Z" };
}

async function lettersTo(app: TestApp, email: string) {
  const { id: reportId } = await addReport(app);
  dataOf(await publishReport(app, reportId));
  const share = { params: { id: reportId }, body: { name: "Dana", email } };
  const { id: shareId } = dataOf(await app.call(createReportShare, share)).share;
  const covered = await writeNotes(app, reportId);
  await setPlan(app);
  const invoice = { number: (await owe(app)) ?? 0 };
  const before = (await app.mails()).length;
  const { teamId, userId } = app.person;
  const scope = { kind: "team", teamId, userId } as const;
  for (const kind of Object.keys(letters)) {
    await inUnit(
      startUnit(app.parts, { identity: null, requestId: "test", scope }),
      async ({ mail }) =>
        mail({
          kind,
          payload: { ...PAYLOAD, ...covered, ...invoice, email, teamId, reportId, shareId },
        }),
    );
    await app.mails();
  }
  return (await app.mails()).slice(before);
}

test("every letter goes out in words and as a page that says the same in light and dark, and fetches nothing", async () => {
  const app = await testApp();
  const mails = await lettersTo(app, app.person.email);
  expect(mails).toHaveLength(Object.keys(letters).length);
  for (const { subject, text, html } of mails) {
    const words = wordsOf(html);
    expect(words).toContain(subject);
    for (const line of text.trim().split(/\n+/)) {
      expect(words).toContain(
        line
          .replace(/(?<=replies|report): http\S+$/, "")
          .replace(/:$/, "")
          .replace(/^> /, ""),
      );
    }
    for (const [address] of text.matchAll(/https?:\S+/g)) {
      expect(html).toContain(`href="${address.replaceAll("&", "&amp;")}"`);
    }
    expect(html).toContain("prefers-color-scheme:dark");
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/);
    expect(html).not.toMatch(/undefined|<Advisory>/);
    expect(text).not.toContain("undefined");
  }
}, 120_000);
