import { randomUUID } from "node:crypto";
import type { Endpoint, RequestOf } from "@app/contract/endpoint";
import {
  createReportShare,
  createReportShareLink,
  listReportShares,
  revokeReportShare,
  setReportMails,
} from "@app/contract/report-shares";
import { viewReport } from "@app/contract/report-view";
import {
  createReportNote,
  createReportReply,
  deleteReportNote,
  deleteReportReply,
  getReportShare,
  listReportNotes,
  mailReportShare,
  markReportSeen,
  pinReportNote,
  setReportShareMails,
  updateReportNote,
  updateReportReply,
} from "@app/contract/report-viewer";
import { getReportWhatIf } from "@app/contract/report-what-if";
import { getReportWhy } from "@app/contract/report-why";
import { getWebReport, updateWebReport } from "@app/contract/web-reports";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addReport, publishReport } from "#testing/test-reports.ts";
import { testStorage } from "#testing/test-storage.ts";
import { actFor } from "#testing/test-support.ts";

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await testApp();
  ({ id } = await addReport(app));
  dataOf(await publishReport(app, id));
}, 120_000);

const NOT_FOUND = [{ key: "root", message: "Report not found." }];

/** A link of its own, and a browser that came by it. */
async function addReader(name = "Bank") {
  const made = dataOf(await app.call(createReportShare, { params: { id }, body: { name } }));
  const share = made.link?.split("share=")[1] ?? "";
  return { shareId: made.share.id, ...readerWith(share) };
}

function readerWith(share: string) {
  const caller = app.anonymous();
  return { caller, share, query: { share }, report_session_id: randomUUID() };
}
type Reader = ReturnType<typeof readerWith>;

async function write(reader: Reader, text: string) {
  const { caller, query, report_session_id } = reader;
  const body = { text, blockId: "page-1-1", report_session_id };
  return dataOf(await caller.call(createReportNote, { params: { id }, query, body }));
}

async function notesFor({ caller, query, report_session_id }: Reader) {
  const asked = { ...query, report_session_id };
  return dataOf(await caller.call(listReportNotes, { params: { id }, query: asked })).items;
}

async function mailTo(email: string) {
  return (await app.mails()).filter(({ to }) => to === email);
}

const linkIn = (text: string) => /share=([\w-]+)/.exec(text)?.[1] ?? "";

test("a link opens the newest edition without an account, counts its openings, and is kept as a hash alone", async () => {
  const { caller, share, shareId, query } = await addReader("Harbour Mutual");
  expect(Buffer.from(share, "base64url").length * 8).toBeGreaterThanOrEqual(128);
  const { headers, envelope } = await caller.send(viewReport, { params: { id }, query });
  const { cases, ...shown } = dataOf(envelope);
  expect(shown).toMatchObject({
    ...{ id, edition: 1, title: "Board report", publishedByName: "Ada Admin" },
    ...{ reader: { name: "Guest", kind: "guest", canModerate: false, canWrite: true } },
  });
  expect(cases[0]).toMatchObject({ key: "base", checks: { isBlocked: false } });
  expect(headers).toMatchObject({
    ...{ "referrer-policy": "no-referrer", "cache-control": "no-store" },
    "x-robots-tag": "noindex",
  });
  dataOf(await caller.call(viewReport, { params: { id }, query: { share, unit: "year" } }));
  const { items } = dataOf(await app.call(listReportShares, { params: { id } }));
  expect(items.find((each) => each.id === shareId)).toMatchObject({ openedCount: 1, email: null });
  const storage = await testStorage();
  const rows = await storage.query("select * from report_share_keys where share_id = $1", [
    shareId,
  ]);
  expect(JSON.stringify(rows)).not.toContain(share);
  const another = dataOf(await app.call(createReportShareLink, { params: { id, shareId } }));
  expect(linkIn(another.link)).not.toBe(share);
});

test("revoked, expired, foreign, truncated and missing shares answer every call alike", async () => {
  const revoked = await addReader();
  const params = { id, shareId: revoked.shareId };
  dataOf(await app.call(revokeReportShare, { params }));
  const good = await addReader();
  const stranger = await testApp();
  const { id: other } = await addReport(stranger);
  const expiresAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
  const body = { name: "Soon over", expiresAt };
  const short = dataOf(await app.call(createReportShare, { params: { id }, body }));
  app.clock.advance({ seconds: 61 });
  const wrong: [string, number, Caller][] = [
    [revoked.share, id, app.anonymous()],
    [linkIn(short.link ?? ""), id, app.anonymous()],
    [good.share, other, app.anonymous()],
    [good.share.slice(0, -1), id, app.anonymous()],
    ["", id, app.anonymous()],
    ["", id, stranger],
    [good.share, 2_147_483_647, app.anonymous()],
  ];
  for (const [share, report, caller] of wrong)
    for (const { status, envelope } of await sendAll(caller, report, { share }))
      expect([status, envelope.errors]).toEqual([404, NOT_FOUND]);
  expect((await good.caller.send(viewReport, { params: { id }, query: good.query })).status).toBe(
    200,
  );
});

/** Every call of a reader but the one that answers all addresses alike. */
function sendAll(caller: Caller, report: number, query: { share: string }) {
  const params = { id: report };
  const [note, reply] = [
    { ...params, noteId: 1 },
    { ...params, noteId: 1, replyId: 2 },
  ];
  const body = { text: "Hello", report_session_id: randomUUID() };
  const send = <E extends Endpoint>(call: E, request: RequestOf<E>) => caller.send(call, request);
  return Promise.all([
    send(viewReport, { params, query }),
    send(getReportWhatIf, { params, query }),
    send(listReportNotes, { params, query }),
    send(createReportNote, { params, query, body }),
    send(updateReportNote, { params: note, query, body }),
    send(deleteReportNote, { params: note, query }),
    send(pinReportNote, { params: note, query, body: { isPinned: true } }),
    send(createReportReply, { params: note, query, body }),
    send(updateReportReply, { params: reply, query, body }),
    send(deleteReportReply, { params: reply, query }),
    send(getReportShare, { params, query }),
    send(setReportShareMails, { params, query, body: { isMailed: false } }),
    send(markReportSeen, { params, query, body: { noteId: 1 } }),
  ]);
}

test("a reader is sent the model only where its author opened drivers, and without its scenarios", async () => {
  const { id: opened } = await addReport(app);
  const params = { id: opened };
  dataOf(await publishReport(app, opened));
  const whatIf = { params, query: {} };
  expect(dataOf(await app.call(viewReport, whatIf)).hasWhatIf).toBe(false);
  expect((await app.send(getReportWhatIf, whatIf)).envelope.errors).toEqual(NOT_FOUND);

  const { document, version } = dataOf(await app.call(getWebReport, { params }));
  const openedDrivers = [{ line: "price", mode: "scale", least: 0.9, most: 1.1 } as const];
  const body = { document: { ...document, openedDrivers } };
  dataOf(await app.call(updateWebReport, { params, body, ifVersion: version }));
  expect((await app.send(getReportWhatIf, whatIf)).status).toBe(404);

  dataOf(await publishReport(app, opened));
  expect(dataOf(await app.call(viewReport, whatIf)).hasWhatIf).toBe(true);
  const sent = dataOf(await app.call(getReportWhatIf, whatIf));
  expect(JSON.parse(sent.report)).toMatchObject({ openedDrivers });
  expect(JSON.parse(sent.model)).toMatchObject({ scenarios: [], notes: [] });
});

test("a reader asks why a figure is what it is, as deep as the author lets them, and of no other case or line", async () => {
  const { id: asked } = await addReport(app);
  const params = { id: asked };
  const { document, version } = dataOf(await app.call(getWebReport, { params }));
  const { why: _, ...kept } = document;
  const body = { document: kept };
  const saved = dataOf(await app.call(updateWebReport, { params, body, ifVersion: version }));
  dataOf(await publishReport(app, asked));
  const { link } = dataOf(
    await app.call(createReportShare, { params, body: { name: "The bank" } }),
  );
  const bank = readerWith(linkIn(link ?? ""));
  const ask = (line: string, scenario = "base") =>
    bank.caller.send(getReportWhy, {
      params,
      query: { ...bank.query, line, scenario, from: 2, to: 2 },
    });
  expect((await ask("pl.profit")).envelope.errors).toEqual(NOT_FOUND);

  const deep = { document: { ...kept, why: "statements" as const } };
  dataOf(await app.call(updateWebReport, { params, body: deep, ifVersion: saved.version }));
  dataOf(await publishReport(app, asked));
  expect(dataOf(await bank.caller.call(viewReport, { params, query: bank.query })).hasWhy).toBe(
    true,
  );
  const told = dataOf((await ask("pl.profit")).envelope);
  expect(told).toMatchObject({ caseName: "Base", doPartsAddUp: true });
  const refused = [await ask("price"), await ask("pl.profit", "hidden"), await ask("no.line")];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  const foreign = await app.anonymous().send(getReportWhy, {
    params,
    query: { share: "x", line: "pl.profit", scenario: "base", from: 2, to: 2 },
  });
  expect(foreign.envelope.errors).toEqual(NOT_FOUND);
});

test("a share by e-mail is mailed with a link, names its reader, and can be asked for again by any address alike", async () => {
  const email = `helen-${randomUUID()}@example.com`;
  const body = { name: "Helen Osei", email };
  const made = dataOf(await app.call(createReportShare, { params: { id }, body }));
  expect(made.link).toBeNull();
  const twice = await app.call(createReportShare, { params: { id }, body });
  expect(twice.errors).toEqual([
    { key: "email", message: "This report is shared with this address already." },
  ]);
  const [first] = await mailTo(email);
  const helen = readerWith(linkIn(first?.text ?? ""));
  const seen = await helen.caller.call(viewReport, { params: { id }, query: helen.query });
  expect(dataOf(seen).reader).toMatchObject({ name: "Helen Osei", kind: "reader" });

  const reader = app.anonymous();
  const nobody = `nobody-${randomUUID()}@example.com`;
  const ask = (address: string, report = id) =>
    reader.send(mailReportShare, { params: { id: report }, query: { email: address } });
  const answers = [await ask(email), await ask(nobody), await ask(email, 2_147_483_647)];
  expect(answers.map(({ status, envelope }) => [status, envelope])).toEqual(
    answers.map(() => [200, { success: true, data: null, errors: [] }]),
  );
  const again = (await mailTo(email))[1];
  expect(await mailTo(nobody)).toEqual([]);
  const share = linkIn(again?.text ?? "");
  expect(share).not.toBe(helen.share);
  for (const query of [helen.query, { share }])
    expect(dataOf(await reader.call(getReportShare, { params: { id }, query })).email).toBe(email);
});

test("two readers and the author: a note is changed by who wrote it alone, and nobody learns another's session", async () => {
  const [ann, bob] = [await addReader("Ann"), await addReader("Bob")];
  const note = await write(ann, "Why does <b>February</b> dip?");
  expect(note).toMatchObject({
    ...{ authorName: "Guest", authorKind: "guest", isMine: true, blockId: "page-1-1" },
    ...{ text: "Why does <b>February</b> dip?", report_session_id: ann.report_session_id },
  });
  const params = { id, noteId: note.id };
  const reply = async (from: Pick<Reader, "caller" | "query">, text: string, session?: string) => {
    const body = { text, ...(session ? { report_session_id: session } : {}) };
    return dataOf(await from.caller.call(createReportReply, { params, query: from.query, body }));
  };
  await reply(bob, "I wonder too.", bob.report_session_id);
  const team = { caller: app as Caller, query: { share: "" } };
  const { replies } = await reply(team, "The second instalment is due then.");
  expect(replies.map(({ authorName, isMine }) => [authorName, isMine])).toEqual([
    ["Guest", false],
    ["Ada Admin", true],
  ]);

  const forBob = await notesFor(bob);
  expect(JSON.stringify(forBob)).not.toContain(ann.report_session_id);
  const [bobs, adas] = replies.map(({ id: replyId }) => ({ ...params, replyId }));
  const proofs = [bob.report_session_id, randomUUID(), String(note.id).padStart(22, "0")];
  for (const report_session_id of proofs) {
    const { caller, query } = bob;
    const [body, proof] = [
      { text: "Changed", report_session_id },
      { ...query, report_session_id },
    ];
    const tries = await Promise.all([
      caller.send(updateReportNote, { params, query, body }),
      caller.send(deleteReportNote, { params, query: proof }),
      caller.send(pinReportNote, { params, query, body: { isPinned: true, report_session_id } }),
      caller.send(updateReportReply, { params: adas ?? expect.fail(), query, body }),
      caller.send(deleteReportReply, { params: adas ?? expect.fail(), query: proof }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  }
  const edited = { text: "Me too.", report_session_id: bob.report_session_id };
  const own = await bob.caller.call(updateReportReply, {
    ...{ params: bobs ?? expect.fail(), query: bob.query, body: edited },
  });
  expect(dataOf(own).replies[0]).toMatchObject({ text: "Me too.", editedAt: expect.any(String) });

  dataOf(await app.call(pinReportNote, { params, query: {}, body: { isPinned: true } }));
  await write(bob, "A newer one");
  expect((await notesFor(bob))[0]).toMatchObject({ id: note.id, isPinned: true });
  const { caller, query, report_session_id } = ann;
  dataOf(await caller.call(deleteReportNote, { params, query: { ...query, report_session_id } }));
  const left = (await notesFor(bob)).find((each) => each.id === note.id);
  expect(left).toMatchObject({ text: "", isDeleted: true, isPinned: false });
  expect(left?.replies.map(({ text }) => text)).toEqual([
    "Me too.",
    "The second instalment is due then.",
  ]);
});

test("staff in a customer's place could write into a client's report as support, and now write, answer and change nothing there", async () => {
  const staff = await (await testApp()).addMember({ isStaff: true });
  await actFor(staff, app);
  const body = { text: "Look at May" };
  const own = dataOf(
    await app.call(createReportNote, { params: { id }, query: {}, body: { text: "Ours" } }),
  );
  const notesSeen = async (caller: Caller) =>
    dataOf(await caller.call(listReportNotes, { params: { id }, query: {} })).items.map(
      ({ text, isMine, replies }) => [text, isMine, replies.length],
    );
  const before = await notesSeen(app);
  const params = { id, noteId: own.id };
  const tries = [
    await staff.send(createReportNote, { params: { id }, query: {}, body }),
    await staff.send(createReportReply, { params, query: {}, body }),
    await staff.send(updateReportNote, { params, query: {}, body }),
    await staff.send(deleteReportNote, { params, query: {} }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(await notesSeen(app)).toEqual(before);
  expect(await notesSeen(staff)).toContainEqual(["Ours", false, 0]);
  const readerOf = async (caller: Caller) =>
    dataOf(await caller.call(viewReport, { params: { id }, query: {} })).reader;
  expect(await readerOf(staff)).toMatchObject({ canModerate: false, canWrite: false });
  expect(await readerOf(app)).toMatchObject({ canModerate: true, canWrite: true });
});

test("a note of another report is not found under this one, and whoever publishes deletes any", async () => {
  const ann = await addReader();
  const note = await write(ann, "Spam");
  const { id: other } = await addReport(app);
  dataOf(await publishReport(app, other));
  const astray = await app.call(deleteReportNote, {
    ...{ params: { id: other, noteId: note.id }, query: {} },
  });
  expect(astray.errors).toEqual([{ key: "root", message: "Note not found." }]);
  dataOf(await app.call(deleteReportNote, { params: { id, noteId: note.id }, query: {} }));
  expect((await notesFor(ann)).map((each) => each.id)).not.toContain(note.id);
});

test("what is new is unread until it is seen, for the team and for who a share was mailed to", async () => {
  const ann = await addReader();
  const note = await write(ann, "New");
  const unread = async () => {
    const { items } = dataOf(await app.call(listReportNotes, { params: { id }, query: {} }));
    return items.find((each) => each.id === note.id)?.isUnread;
  };
  expect(await unread()).toBe(true);
  dataOf(await app.call(markReportSeen, { params: { id }, query: {}, body: { noteId: note.id } }));
  expect(await unread()).toBe(false);
});

test("the publisher is told of a note and its reader of a reply, by mail, until they want it no more", async () => {
  const email = `rafael-${randomUUID()}@example.com`;
  const body = { name: "Rafael", email };
  dataOf(await app.call(createReportShare, { params: { id }, body }));
  const rafael = readerWith(linkIn((await mailTo(email))[0]?.text ?? ""));
  app.clock.advance({ minutes: 30 });
  const before = (await mailTo(app.person.email)).length;
  const note = await write(rafael, "Is the covenant safe?");
  const told = (await mailTo(app.person.email)).slice(before);
  expect(told).toMatchObject([{ subject: "A note at a report of yours" }]);
  expect(told[0]?.text).toContain("“Is the covenant safe?”");
  expect(told[0]?.text).toContain("Rafael wrote");
  const stop = `http://localhost:3000/app/view_report/${id}?mails=off`;
  expect(told[0]?.text).toContain(`no more of notes at this report: ${stop}`);
  expect(told[0]?.html).toContain(`<a href="${stop}"`);

  const params = { id, noteId: note.id };
  const reply = () => app.call(createReportReply, { params, query: {}, body: { text: "It is." } });
  dataOf(await reply());
  const mails = await mailTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "A report is shared with you",
    "A reply to your note",
  ]);
  const off = { params: { id }, query: rafael.query, body: { isMailed: false } };
  dataOf(await rafael.caller.call(setReportShareMails, off));
  dataOf(await app.call(setReportMails, { params: { id }, body: { isMailed: false } }));
  dataOf(await reply());
  await write(rafael, "Thanks");
  expect(await mailTo(email)).toHaveLength(2);
  expect(await mailTo(app.person.email)).toHaveLength(before + 1);
  dataOf(await app.call(setReportMails, { params: { id }, body: { isMailed: true } }));
});

test("of notes written one after the other the first is mailed at once, the rest together ten minutes later, and none to whoever wants no more", async () => {
  const waiting: number[] = [];
  const deliver = app.parts.onMail;
  app.parts.onMail = (ids) => {
    waiting.push(...ids);
    deliver(ids);
  };
  const told = async () =>
    (await mailTo(app.person.email)).map(({ subject, text }) => subject + text);
  app.clock.advance({ minutes: 30 });
  const before = (await told()).length;
  const ann = await addReader("Ann");
  for (const text of ["One", "Two", "Three"]) {
    await write(ann, text);
    app.clock.advance({ minutes: 1 });
  }
  const taken = await write(ann, "Four, taken back");
  const { caller, query, report_session_id } = ann;
  const params = { id, noteId: taken.id };
  dataOf(await caller.call(deleteReportNote, { params, query: { ...query, report_session_id } }));
  const [first, ...none] = (await told()).slice(before);
  expect(none).toEqual([]);
  expect(first).toMatch(/A note at a report of yours[\s\S]*“One”/);

  app.clock.advance({ minutes: 8 });
  deliver(waiting);
  const [, second, ...more] = (await told()).slice(before);
  expect(more).toEqual([]);
  expect(second).toMatch(/Notes at a report of yours[\s\S]*“Two”\s+Guest:\s+“Three”/);
  expect(second).not.toMatch(/One|Four/);

  await write(ann, "Five");
  dataOf(await app.call(setReportMails, { params: { id }, body: { isMailed: false } }));
  app.clock.advance({ minutes: 20 });
  deliver(waiting);
  expect(await told()).toHaveLength(before + 2);
  dataOf(await app.call(setReportMails, { params: { id }, body: { isMailed: true } }));
  app.parts.onMail = deliver;
});

test("a note is text of at most 10 kB with its author's proof, and twenty an hour of one share and address", async () => {
  const ann = await addReader();
  const { caller, query, report_session_id } = ann;
  const send = (body: object) =>
    caller.send(createReportNote, { params: { id }, query, body: body as { text: string } });
  const refused = [
    await send({ text: "é".repeat(5_001), report_session_id }),
    await send({ text: "", report_session_id }),
    await send({ text: "No proof" }),
    await send({ text: "Guessable", report_session_id: "1" }),
    await send({ text: "Named", report_session_id, authorName: "Ada Admin" }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(refused[0]?.envelope.errors).toEqual([{ key: "text", message: "Use at most 10 kB." }]);
  const answers = [];
  for (let count = 0; count < 21; count++)
    answers.push(await send({ text: "Again", report_session_id }));
  expect(answers.findIndex(({ status }) => status === 429)).toBeGreaterThanOrEqual(19);
  expect(answers.at(-1)?.status).toBe(429);
});

test("a note that is too long is told how long one may be, by every call that takes one and up to 128 kB", async () => {
  const ann = await addReader();
  const note = await write(ann, '\n"'.repeat(4_999));
  const { caller, query, report_session_id } = ann;
  const params = { id, noteId: note.id };
  const body = { text: "a".repeat(120_000), report_session_id };
  const answers = [
    await caller.send(createReportNote, { params: { id }, query, body }),
    await caller.send(updateReportNote, { params, query, body }),
    await caller.send(createReportReply, { params, query, body }),
    await caller.send(updateReportReply, { params: { ...params, replyId: 1 }, query, body }),
  ];
  const tooLong = [{ key: "text", message: "Use at most 10 kB." }];
  expect(answers.map(({ status, envelope }) => [status, envelope.errors])).toEqual(
    answers.map(() => [400, tooLong]),
  );
});

test("ten thousand notes are paged along an index @long", async () => {
  const made = await addReport(app);
  const storage = await testStorage();
  await storage.query(
    `insert into report_notes (report_id, model_id, team_id, text, author_kind, author_name, created_at)
     select $1, $2, $3, 'Note ' || number, 'guest', 'Guest', now() from generate_series(1, 10000) number`,
    [made.id, made.modelId, app.person.teamId],
  );
  await storage.query("analyze report_notes");
  const plan = await storage.query(
    `explain select text from report_notes where report_id = $1 and team_id = $2 and note_id is null
     order by is_pinned desc, id desc limit 10`,
    [made.id, app.person.teamId],
  );
  expect(JSON.stringify(plan)).toContain("Index Scan using report_notes_page");
  expect(JSON.stringify(plan)).not.toContain("Sort");
});

test("links end when the model goes to another team", async () => {
  const made = await addReport(app);
  dataOf(await publishReport(app, made.id));
  const body = { name: "Bank" };
  const { link } = dataOf(await app.call(createReportShare, { params: { id: made.id }, body }));
  const open = () =>
    app
      .anonymous()
      .send(viewReport, { params: { id: made.id }, query: { share: linkIn(link ?? "") } });
  expect((await open()).status).toBe(200);
  const taker = await testApp();
  const storage = await testStorage();
  await storage.query("update models set team_id = $1, owner_account_id = null where id = $2", [
    ...[taker.person.teamId, made.modelId],
  ]);
  expect((await open()).status).toBe(404);
});

test("nothing is shared before it is published, nor until a time that is over", async () => {
  const { id: draft } = await addReport(app);
  const early = await app.call(createReportShare, {
    params: { id: draft },
    body: { name: "Bank" },
  });
  expect(early.errors).toEqual([{ key: "root", message: "Publish this report first." }]);
  const over = { name: "Bank", expiresAt: "2020-01-01T00:00:00.000Z" };
  const late = await app.call(createReportShare, { params: { id }, body: over });
  expect(late.errors).toEqual([{ key: "expiresAt", message: "Choose a time that is ahead." }]);
});
