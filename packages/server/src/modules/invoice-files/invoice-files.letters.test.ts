import { updateBillingDetails } from "@app/contract/billing-details";
import { payInvoice } from "@app/contract/card-payments";
import { amendSubscription, purchaseUnlimitedModels } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { openGateway } from "#modules/gateway/gateway.ts";
import { openPost } from "#modules/mail/mail.ts";
import { collectDue } from "#modules/payments/payments.ts";
import { letters } from "#nouns.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import type { ReceivedMail } from "#testing/test-mailbox.ts";
import { testSeller } from "#testing/test-parts.ts";
import { owe, payByCard, setPlan, testToken } from "#testing/test-plan.ts";

const PAYS = "4242424242424242";
const DECLINES = "4000000000000341";
const nine = { body: { payingUsers: 9 } };

async function team(settings: Parameters<typeof testApp>[0] = { seller: testSeller }) {
  const app = await testApp({ rateLimitScale: 1e6, ...settings });
  await setPlan(app);
  return app;
}
const cardTeam = async (number: string) => {
  const app = await team({ seller: testSeller, isDemo: true });
  await payByCard(app, testToken(number));
  return app;
};

const sendTo = (app: TestApp, invoiceEmails: string[]) =>
  app.call(updateBillingDetails, {
    body: { ...{ billedTo: "", address: "", taxNumber: "" }, invoiceEmails },
  });

/** Every row of the outbox that is asked for from here on, sent or waiting. */
function rowsFrom(app: TestApp) {
  const ids: number[] = [];
  const { onMail } = app.parts;
  app.parts.onMail = (outboxIds) => {
    ids.push(...outboxIds);
    onMail(outboxIds);
  };
  return ids;
}

/** What a worker does once what waits has waited long enough. */
async function afterMinutes(app: TestApp, minutes: number, ids: number[]) {
  await app.mails();
  app.clock.advance({ minutes });
  const post = openPost(app.parts, letters);
  for (const id of ids) await post.deliver(id);
  // Cards of other tests' teams are charged as well where they are still due.
  return (await invoicesIn(app)).filter(({ to }) => to === app.person.email);
}

async function invoicesIn(app: TestApp) {
  return (await app.mails()).filter(({ subject }) => /invoice/i.test(subject));
}

const textsOf = ({ attachments: [file] }: ReceivedMail) =>
  readPdf(file?.bytes ?? new Uint8Array()).flatMap((page) => page.flatMap(({ texts }) => texts));

test("an invoice goes with its PDF to every address that the team named, and to nobody else", async () => {
  const app = await team();
  const named = ["accounts@marlowetran.example", "cfo@marlowetran.example"];
  await sendTo(app, [...named, "accounts@marlowetran.example"]);
  dataOf(await app.call(amendSubscription, nine));
  const mails = await invoicesIn(app);

  expect(mails.map(({ to }) => to)).toEqual(named);
  for (const mail of mails) {
    expect(mail.subject).toMatch(/^Tax invoice \d+ from Forecastle Software Pty Ltd$/);
    expect(mail.text).toContain("Total, AUD 1,689.34. To be paid by 29 January 2030.");
    expect(mail.text).toContain("By transfer: BSB 062-000, account 1234 5678. Reference: ");
    const [, number = ""] = /invoice (\d+)/.exec(mail.subject) ?? [];
    expect(mail.attachments).toMatchObject([
      { fileName: `Tax invoice ${number}.pdf`, contentType: "application/pdf" },
    ]);
    expect(textsOf(mail)).toEqual(
      expect.arrayContaining(["Tax invoice", "1,689.34", "To be paid by 29 January 2030"]),
    );
  }
});

test("where no address is named the team's admins get it, and members do not", async () => {
  const app = await team();
  await app.addMember();
  const other = await app.addMember({ isAdmin: true });
  await owe(app);
  dataOf(await app.call(purchaseUnlimitedModels, { body: { billingPeriod: 1 } }));
  const mails = await invoicesIn(app);
  const admins = [app.person.email, other.person.email];
  expect(mails.map(({ to }) => to)).toEqual([...admins, ...admins]);
  expect(mails.at(-1)?.text).toContain("Unlimited models");
});

test("what is bought by card is one letter, marked as paid", async () => {
  const app = await cardTeam(PAYS);
  const ids = rowsFrom(app);
  dataOf(await app.call(amendSubscription, nine));
  const [mail, ...others] = await afterMinutes(app, 11, ids);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Receipt for tax invoice \d+ from/);
  expect(mail?.text).toContain("Total, AUD 1,689.34. Paid in full.");
  expect(mail && textsOf(mail)).toEqual(expect.arrayContaining(["Paid in full", "(1,689.34)"]));
});

test("an invoice that a card is to be charged for waits for the charge: paid, it is one letter", async () => {
  const app = await cardTeam(PAYS);
  const ids = rowsFrom(app);
  await owe(app);
  expect(await invoicesIn(app)).toEqual([]);
  await collectDue(app.parts, openGateway(app.parts));
  const mails = await afterMinutes(app, 11, ids);
  expect(mails.map(({ subject }) => subject.split(" ")[0])).toEqual(["Receipt"]);
});

test("declined, it goes out as it stands, and a receipt follows once it is paid", async () => {
  const app = await cardTeam(DECLINES);
  const ids = rowsFrom(app);
  const number = (await owe(app)) ?? 0;
  await collectDue(app.parts, openGateway(app.parts));
  const [unpaid, ...others] = await afterMinutes(app, 11, ids);
  expect(others).toEqual([]);
  expect(unpaid?.subject).toBe(`Tax invoice ${number} from ${testSeller.name}`);
  expect(unpaid?.text).toContain("Visa ending 0341, declined 15 January 2030");

  await payByCard(app, testToken(PAYS));
  dataOf(await app.call(payInvoice, { params: { id: number } }));
  const [, receipt, ...more] = await afterMinutes(app, 11, ids);
  expect(more).toEqual([]);
  expect(receipt?.subject).toContain(`Receipt for tax invoice ${number}`);
});

test("of workers that die or come at once the letter is sent once, and again only under the same id", async () => {
  const app = await team();
  const ids: number[] = [];
  app.parts.onMail = (outboxIds) => void ids.push(...outboxIds);
  await owe(app);
  const [id = 0] = ids;
  const { query } = app.parts.storage;
  const [{ payload } = { payload: "" }] = await query<{ payload: string }>(
    "select payload from outbox where id = $1",
    [id],
  );
  // Its name alone: no document lies in the outbox.
  expect(payload.length).toBeLessThan(1000);
  const workers = [openPost(app.parts, letters), openPost(app.parts, letters)];
  await Promise.all(workers.map((post) => post.deliver(id)));
  expect(await invoicesIn(app)).toHaveLength(1);

  // It died after the mail server took the letter and before it wrote that down.
  await query(
    "update outbox set done_at = null, claimed_until = null, payload = $2 where id = $1",
    [id, payload],
  );
  app.clock.advance({ minutes: 2 });
  await workers[0]?.deliver(id);
  const [first, second] = await invoicesIn(app);
  expect(second?.messageId).toBe(first?.messageId);
  expect(second).toEqual(first);
});

test("where nobody has said who sells, the letter says what is owed and brings no paper", async () => {
  const app = await team({});
  await owe(app);
  const [mail] = await invoicesIn(app);
  expect(mail?.subject).toMatch(/^Tax invoice \d+ from Forecastle$/);
  expect(mail?.text).toContain("1,689.34");
  expect(mail?.text).not.toContain("attached");
  expect(mail?.attachments).toEqual([]);
});
