/**
 * How e-mails are written. A noun brings its own letters (`<noun>.letters.ts`), by the kinds of mail
 * it puts in the outbox; what they look like is decided here.
 */
import type { Storage } from "#db/db.ts";
import { letterPage, type Quote } from "./letter-page.ts";
import type { Pool } from "./pool.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

/** What a person gets to read. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: Attachment;
};

/** Made when the letter is written, so that no document lies in the outbox. */
export type Attachment = { fileName: string; contentType: string; bytes: Uint8Array };

/** A row of the outbox whose time has come. */
export type DueMail = {
  outboxId: number;
  payload: Record<string, string>;
  /** When it was put in the outbox. */
  at: Date;
};

export type LetterKind = {
  /** Later than this it is no longer worth saying. */
  worthMs?: number;
  /** Undefined when there is nobody to say it to. */
  draft(mail: DueMail, parts: LetterParts): Draft | undefined | Promise<Draft | undefined>;
};

export type LetterKinds = Readonly<Record<string, LetterKind>>;

export type LetterParts = {
  storage: Storage;
  secrets: Secrets;
  settings: Settings;
  now: () => Date;
  pool: Pool;
};

type Draft = {
  subject: string;
  /** Written and never sent: whoever watches how busy we are learns nothing from it. */
  isForNobody?: boolean;
  /** Paragraphs of plain words, and what a person wrote, line by line. */
  before: (string | { quote: string })[];
  /** What the letter is about: a code to type or a link to open. */
  code?: string;
  link?: { label: string; url: string };
  after?: string[];
  /** Where letters like it are ended: the only other address in one. */
  stop?: { label: string; url: string };
  attachment?: Attachment | undefined;
};

export const BRAND = "Forecastle";

export function momentOf(at: Date) {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat("en-AU", format).format(at)} UTC`;
}

export function writeLetter(
  to: string,
  { subject, before, code, link, after = [], stop, attachment }: Draft,
): Letter {
  const words = {
    before: before.map((each) => (typeof each === "string" ? asWords(each) : asQuote(each))),
    after: after.map(asWords),
  };
  const parts = [
    ...words.before.map((each) => (typeof each === "string" ? each : quoteText(each))),
    ...(code ? [code] : []),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...words.after,
    ...(stop ? [`${stop.label}: ${stop.url}`] : []),
    BRAND,
  ];
  const html = letterPage({ subject, ...words, code, link, stop, brand: BRAND });
  const letter = { to, subject, text: `${parts.join("\n\n")}\n`, html };
  return attachment ? { ...letter, attachment } : letter;
}

/** What somebody wrote keeps its lines, and each of them is marked as theirs: none passes for a paragraph of ours. */
function asQuote({ quote }: { quote: string }): Quote {
  const lines = quote.trim().split(/\r\n|[\r\n\u2028\u2029]/);
  return { lines: lines.map((line) => asWords(line).trim()) };
}

const quoteText = ({ lines }: Quote) => lines.map((line) => `> ${line}`.trimEnd()).join("\n");

/**
 * No name in it makes a paragraph of its own, turns the words after it around, or is an address that
 * the reader's mail program would make a link of: the only addresses are the letter's own.
 */
function asWords(text: string) {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ")
    .replace(/[:：]\s*[/\\]{2,}/g, ": ")
    .replace(/(?<=\S)[.\u2024\u3002\uFF0E\uFF61](?=\p{Cf}*\p{L})/gu, "$& ")
    .replace(/\d{1,3}(?:\.\d{1,3}){3}/g, (address) => address.replaceAll(".", ". "));
}
