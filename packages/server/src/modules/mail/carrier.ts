import nodemailer from "nodemailer";
import type { Attachment, Letter } from "#core/letter.ts";
import type { Secrets } from "#core/secrets.ts";
import type { Settings } from "#core/settings.ts";
import { openMailbox } from "./mailbox.ts";

/** Takes letters to where they go. `id` is the outbox row's: sent twice, it is still one letter. */
export type Carrier = {
  send(id: number, letter: Letter, at: Date): Promise<void>;
  /** The same work, short of anybody getting the letter. */
  rehearse(id: number, letter: Letter, at: Date): Promise<void>;
  close(): void;
};

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function openCarrier(settings: Settings, secrets: Secrets): Carrier {
  if (settings.smtpUrl) return openSmtp(settings.smtpUrl, settings, secrets);
  if (settings.isDemo) return openMailbox(settings, secrets);
  const refuse = () => Promise.reject(new Error("SMTP_URL is not set"));
  return { send: refuse, rehearse: refuse, close: () => {} };
}

function openSmtp(smtpUrl: string, { mailFrom, publicUrl }: Settings, secrets: Secrets): Carrier {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...TIMEOUTS });
  const nowhere = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const host = new URL(publicUrl).hostname;
  const messageOf = (id: number, { attachment, ...letter }: Letter, date: Date) => ({
    ...letter,
    attachments: attachment ? [attachedFrom(attachment)] : [],
    from: mailFrom,
    date,
    messageId: `<${secrets.sign("message-id", String(id))}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  });
  return {
    async send(id, letter, date) {
      await transport.sendMail(messageOf(id, letter, date));
    },
    async rehearse(id, letter, date) {
      await nowhere.sendMail(messageOf(id, letter, date));
    },
    close: () => transport.close(),
  };
}

function attachedFrom({ fileName, contentType, bytes }: Attachment) {
  return { filename: fileName, contentType, content: Buffer.from(bytes) };
}
