import {
  addTrustedUser,
  createTrustedUserInvite,
  inviteNewOwner,
  listTrustedUserInvites,
} from "@app/contract/model-sharing";
import { updateModel } from "@app/contract/models";
import { expect, test } from "vitest";
import { writeLetter } from "#core/letter.ts";
import { type Member, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModelRows } from "#testing/test-models.ts";

function invite(by: Member, id: number, email: string) {
  const body = { email, registeredModelAccessMode: 1 as const };
  return by.send(createTrustedUserInvite, { params: { id }, body });
}

test("one person sends strangers 30 mails an hour, invites, offers and shares together, and what is refused is not written", async () => {
  const [sender, known] = [await testApp(), await testApp()];
  const [id = 0] = await addModelRows(sender, ["Forecast"]);
  for (let count = 0; count < 28; count++) {
    expect((await invite(sender, id, `stranger-${id}-${count}@example.com`)).status).toBe(200);
  }
  const { email } = known.person;
  const shared = { params: { id }, body: { email, registeredModelAccessMode: 1 as const } };
  expect((await sender.send(addTrustedUser, shared)).status).toBe(200);
  const offered = { params: { id }, body: { email: `owner-${id}@example.com` } };
  expect((await sender.send(inviteNewOwner, offered)).status).toBe(200);

  const refused = await invite(sender, id, `stranger-${id}-28@example.com`);
  expect(refused.status).toBe(429);
  expect(refused.envelope.errors[0]?.message).toMatch(
    /^Too many tries\. Try again in \d+ minutes?\.$/,
  );
  expect((await sender.send(addTrustedUser, shared)).status).toBe(429);
  expect((await sender.send(inviteNewOwner, offered)).status).toBe(429);
  const { items } = dataOf(await sender.call(listTrustedUserInvites, { params: { id } }));
  expect(items).toHaveLength(28);
  expect(await sender.mails()).toHaveLength(30);
  sender.clock.advance({ hours: 1 });
  expect((await invite(sender, id, `stranger-${id}-28@example.com`)).status).toBe(200);
});

test("a team sends strangers 100 mails a day, however many people it has: 20 at a fifth of the limits", async () => {
  const app = await testApp({ rateLimitScale: 0.2 });
  const [id = 0] = await addModelRows(app, ["Forecast"], { teamLevel: 5 });
  const senders = [app, ...(await Promise.all([1, 2, 3].map(() => app.addMember())))];
  const statuses = [];
  for (let count = 0; count < 21; count++) {
    const sender = senders[count % senders.length] ?? app;
    statuses.push((await invite(sender, id, `many-${id}-${count}@example.com`)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test("addresses with a plus are one mailbox: it gets 5 mails an hour from one person", async () => {
  const sender = await testApp();
  const [id = 0] = await addModelRows(sender, ["Forecast"]);
  const statuses = [];
  for (let count = 0; count < 6; count++) {
    statuses.push((await invite(sender, id, `box-${id}+${count}@example.com`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a model's name is one line, and no subject of a mail holds what the sender wrote", async () => {
  const sender = await testApp();
  const [id = 0] = await addModelRows(sender, ["Win at https://prize.example"]);
  const rename = (modelName: string) =>
    sender.send(updateModel, { params: { id }, body: { modelName }, ifVersion: 1 });
  const broken = await rename("Forecast\r\n\r\nYour account is locked");
  expect(broken).toMatchObject({ status: 400, envelope: { errors: [{ key: "modelName" }] } });

  await invite(sender, id, `reader-${id}@example.com`);
  const [mail] = await sender.mails();
  expect(mail?.subject).toBe("You are invited to a model");
  expect(mail?.text).toContain("the model “Win at https: prize. example” in Forecastle");
});

test("a name that was stored with a line break makes no paragraph of its own in a mail", () => {
  const { text, html } = writeLetter("ada@example.com", {
    subject: "You are invited to a model",
    before: ["Tom invites you to “Forecast\r\n\r\nPay here\u202E”."],
  });
  expect(text).toBe("Tom invites you to “Forecast Pay here ”.\n\nForecastle\n");
  expect(html).toContain(">Tom invites you to “Forecast Pay here ”.</p>");
});

test("an address in a name was a link in our name: no mail program finds one in what the sender wrote", () => {
  const names = [
    "see http://evil.example/pay",
    "HTTPS:\\\\evil.example",
    "www.evil.example",
    "evil.co.uk/login",
    "evil。example",
    "evil.\u200Bexample",
    "pay@evil.example",
    "ftp://10.0.0.1/x",
    "192.168.0.1/login",
    "evil\u2024example",
  ];
  const url = "https://forecastle.example/app/models/1";
  const { text, html } = writeLetter("ada@example.com", {
    subject: "A model is shared with you",
    before: [`Tom lets you open ${names.join(", ")}.`],
    link: { label: "Open the model", url },
    after: names,
  });
  const address = /:\s?[/\\]{2}|\p{L}[.․。．｡]\p{Cf}*\p{L}|\d\.\d+\.\d/u;
  expect(text.replaceAll(url, "")).not.toMatch(address);
  expect(html.replaceAll(url, "")).not.toMatch(address);
  expect(text).toContain(url);
});

test("a letter keeps the figures and abbreviations of a name to be read", () => {
  const { text } = writeLetter("ada@example.com", {
    subject: "A model is shared with you",
    before: ["“Plan 2.5, J.P. Moran Ltd., 9:30”"],
  });
  expect(text).toContain("“Plan 2.5, J. P. Moran Ltd., 9:30”");
});
