import nodemailer from "nodemailer";
import type { Letter } from "#core/letter.ts";
import type { Secrets } from "#core/secrets.ts";
import type { Settings } from "#core/settings.ts";
import { openMailbox } from "./mailbox.ts";

/** Takes letters to where they go. `id` is the outbox row's: sent twice, it is still one letter. */
export type Carrier = {
  send(id: number, letter: Letter, at: Date): Promise<void>;
  close(): void;
};

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function openCarrier(settings: Settings, secrets: Secrets): Carrier {
  if (settings.smtpUrl) return openSmtp(settings.smtpUrl, settings, secrets);
  if (settings.isDemo) return openMailbox(settings, secrets);
  return { send: () => Promise.reject(new Error("SMTP_URL is not set")), close: () => {} };
}

function openSmtp(smtpUrl: string, { mailFrom, publicUrl }: Settings, secrets: Secrets): Carrier {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...TIMEOUTS });
  const host = new URL(publicUrl).hostname;
  return {
    async send(id, letter, date) {
      const messageId = `<${secrets.sign("message-id", String(id))}@${host}>`;
      const headers = { "Auto-Submitted": "auto-generated" };
      await transport.sendMail({ ...letter, from: mailFrom, date, messageId, headers });
    },
    close: () => transport.close(),
  };
}
