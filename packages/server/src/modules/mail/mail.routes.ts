import type { App } from "#http/mount.ts";
import { hasMailbox, openMailbox } from "./mailbox.ts";
import { letterPage, mailboxPage, mailboxStyle } from "./mailbox-page.ts";

const HTML = "text/html; charset=utf-8";

/** The demo's mailbox. Anywhere else these addresses do not exist. */
export function mailboxRoutes({ fastify, parts }: App) {
  if (!hasMailbox(parts.settings)) return;
  const mailbox = openMailbox(parts.settings, parts.secrets);

  fastify.get("/dev/mail", async (_request, reply) => {
    return reply.type(HTML).send(mailboxPage(await mailbox.list()));
  });
  fastify.get("/dev/mail/style.css", async (_request, reply) => {
    return reply.type("text/css; charset=utf-8").send(mailboxStyle);
  });
  fastify.get<{ Params: { id: string } }>("/dev/mail/:id", async (request, reply) => {
    const letter = await mailbox.read(Number(request.params.id));
    if (!letter) return reply.callNotFound();
    return reply.type(HTML).send(letterPage(letter));
  });
  fastify.get<{ Params: { id: string } }>("/dev/mail/:id/attachment", async (request, reply) => {
    const { attachment } = (await mailbox.read(Number(request.params.id))) ?? {};
    if (!attachment) return reply.callNotFound();
    return reply.type(attachment.contentType).send(Buffer.from(attachment.base64, "base64"));
  });
}
