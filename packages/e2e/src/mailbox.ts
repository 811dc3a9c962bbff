import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";

export type Mail = { to: string[]; subject: string; text: string; html: string };

export function mailFolder(folder: string) {
  return path.join(folder, "mails");
}

/** The mails that really arrived, oldest first. */
export function mailbox(folder: string) {
  const mails = mailFolder(folder);

  function mailsTo(address: string): Mail[] {
    if (!existsSync(mails)) return [];
    return readdirSync(mails)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name): Mail => JSON.parse(readFileSync(path.join(mails, name), "utf8")))
      .filter(({ to }) => to.includes(address));
  }

  return {
    mailsTo,
    /** Waits until so many mails have come to an address, and gives the last of them. */
    async mailTo(address: string, count = 1): Promise<Mail> {
      await expect
        .poll(() => mailsTo(address).length, { message: `mail to ${address}`, timeout: 15_000 })
        .toBe(count);
      return mailsTo(address)[count - 1] as Mail;
    },
  };
}

/** The address a mail asks its reader to open. */
export function linkIn({ text }: Mail) {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`There is no link in: ${text}`);
  return link;
}

/** The six digits a mail carries. */
export function codeIn({ text }: Mail) {
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (!code) throw new Error(`There is no code in: ${text}`);
  return code;
}
