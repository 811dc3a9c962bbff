import { inOwnWork } from "#core/bound-work.ts";
import { BRAND, type DueMail, type LetterKinds, type LetterParts } from "#core/letter.ts";
import type { PostedEntry } from "#modules/ledger/ledger.ts";
import { invoiceFile, readInvoice } from "./invoice-files.ts";

/**
 * An invoice with its paper, as it stands when the letter is written. One that a card has paid by then is told of by its
 * receipt, so that what is paid at once is one letter.
 */
export const invoiceLetters: LetterKinds = {
  invoice: {
    async draft(mail, parts) {
      const read = await readFor(mail, parts);
      return read && !isPaidByCard(read.entries) ? letterOf(mail, parts, read, SENT) : undefined;
    },
  },
  invoice_paid: {
    async draft(mail, parts) {
      const read = await readFor(mail, parts);
      return read && letterOf(mail, parts, read, PAID);
    },
  },
};

const SENT = { opening: "", link: { label: "See what is to be paid", page: "upcoming_payments" } };
const PAID = { opening: "Receipt for ", link: { label: "See your payments", page: "history" } };

type Read = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

function readFor({ payload }: DueMail, { storage, settings, now }: LetterParts) {
  const name = { teamId: Number(payload.teamId), number: Number(payload.number) };
  const scope = { kind: "team", teamId: name.teamId } as const;
  return inOwnWork(storage, scope, (db) => readInvoice({ db, settings, now }, name));
}

function isPaidByCard(entries: readonly PostedEntry[]) {
  const payments = entries.filter(({ kind }) => kind === "payment");
  return payments.some(({ postings }) => postings.some(({ debit }) => debit === "gateway"));
}

async function letterOf(
  { payload: { teamId, teamName } }: DueMail,
  { pool, settings }: LetterParts,
  { told, hasSeller }: Read,
  { opening, link }: typeof SENT,
) {
  const { title, number, seller, purpose, stamp } = told;
  const name = opening === "" ? title : title.toLowerCase();
  return {
    subject: `${opening}${name} ${number} from ${seller.name}`,
    before: [
      `This is for the team “${teamName}” in ${BRAND}: ${purpose}.`,
      `${totalOf(told)}. ${stamp.title}.`,
      ...(stamp.text === "" ? [] : [`${stamp.text}. Reference: ${stamp.reference}.`]),
    ],
    link: { label: link.label, url: `${settings.publicUrl}/app/billing/${link.page}` },
    after: [
      ...(hasSeller ? [`${title} ${number} is attached as a PDF.`] : []),
      "You get this because the team's invoices go to this address.",
    ],
    attachment: hasSeller ? await invoiceFile(pool, Number(teamId), told) : undefined,
  };
}

/** As its paper says it: "Total, AUD 1,689.34". */
function totalOf({ totals }: Read["told"]) {
  const total = totals.find(({ kind }) => kind === "total");
  return `${total?.label} ${total?.amount}`;
}
