/** What a person gets to read. */
export type Letter = { to: string; subject: string; text: string; html: string };

type Draft = {
  to: string;
  subject: string;
  /** Paragraphs of plain words. */
  before: string[];
  /** What the letter is about: a code to type or a link to open. */
  code?: string;
  link?: { label: string; url: string };
  after: string[];
};

const BRAND = "Forecastle";

export function resetLetter(to: string, url: string): Letter {
  return write({
    to,
    subject: "Reset your password",
    before: [
      `Somebody, most likely you, asked to reset the password of your ${BRAND} account.`,
      "Open this link within 60 minutes to choose a new one. Only the newest link works, and once.",
    ],
    link: { label: "Choose a new password", url },
    after: ["If it was not you, ignore this e-mail. Your password stays as it is."],
  });
}

export function passwordChangedLetter(to: string, at: Date, publicUrl: string): Letter {
  return write({
    to,
    subject: "Your password was changed",
    before: [
      `The password of your ${BRAND} account was changed on ${momentOf(at)}. Other devices were signed out.`,
      "If it was you, there is nothing to do. If not, choose a new password at once and tell the admin of your team.",
    ],
    link: resetPageOf(publicUrl),
    after: [],
  });
}

export function codeLetter(to: string, code: string): Letter {
  return write({
    to,
    subject: `Your ${BRAND} code`,
    before: ["Type this code where you were asked for it:"],
    code,
    after: [
      "It works once, within 10 minutes, and only in the browser that asked for it. Nobody at Forecastle will ever ask you for it.",
      "If you did not ask for a code, somebody else may know your password: change it.",
    ],
  });
}

export function mfaEnabledLetter(to: string, at: Date, publicUrl: string): Letter {
  return write({
    to,
    subject: "Multi-factor authentication was switched on",
    before: [
      `Multi-factor authentication was switched on for a ${BRAND} account on ${momentOf(at)}.`,
      "Signing in now takes a code of the authenticator app, or one sent to the backup e-mail. Other devices were signed out.",
      "If it was not you, choose a new password at once and tell the admin of your team.",
    ],
    link: resetPageOf(publicUrl),
    after: [],
  });
}

export function mfaDisabledLetter(to: string, at: Date, publicUrl: string): Letter {
  return write({
    to,
    subject: "Multi-factor authentication was switched off",
    before: [
      `Multi-factor authentication was switched off for a ${BRAND} account on ${momentOf(at)}. Signing in takes the password alone again.`,
      "If it was not you, choose a new password at once and tell the admin of your team.",
    ],
    link: resetPageOf(publicUrl),
    after: [],
  });
}

function resetPageOf(publicUrl: string) {
  return { label: "Choose a new password", url: `${publicUrl}/app/login/reset_password` };
}

function momentOf(at: Date) {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat("en-AU", format).format(at)} UTC`;
}

function write({ to, subject, before, code, link, after }: Draft): Letter {
  const parts = [...before, ...(code ? [code] : []), ...(link ? [link.url] : []), ...after, BRAND];
  const html = [
    ...before.map(paragraph),
    ...(code
      ? [`<p style="font-size:28px;letter-spacing:4px"><strong>${escaped(code)}</strong></p>`]
      : []),
    ...(link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : []),
    ...after.map(paragraph),
    `<p style="color:#666">${BRAND}</p>`,
  ];
  return { to, subject, text: `${parts.join("\n\n")}\n`, html: page(subject, html) };
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

function page(title: string, body: string[]) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body style="font:16px/1.5 sans-serif;max-width:36em;margin:24px auto;padding:0 16px">${body.join("\n")}</body></html>`;
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(text: string) {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}
