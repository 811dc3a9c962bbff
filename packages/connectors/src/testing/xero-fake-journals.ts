/** Xero's journals: those after a journal number, at most 100 at a time. */
import type { Books } from "#sources/demo-books/books.ts";
import { demoUuid } from "#sources/xero-demo/demo-uuid.ts";

const PAGE_LENGTH = 100;

export function journalPage(books: Books, offset: number) {
  const accounts = new Map(books.accounts.map((account) => [account.id, account]));
  const page = books.journals.slice(offset, offset + PAGE_LENGTH);
  return {
    Journals: page.map(({ day, narration, lines }, index) => ({
      JournalID: demoUuid("journal", offset + index + 1),
      JournalDate: `/Date(${Date.parse(day)}+0000)/`,
      JournalNumber: offset + index + 1,
      CreatedDateUTC: `/Date(${Date.parse(day)}+0000)/`,
      Reference: narration,
      SourceType: "MANJOURNAL",
      JournalLines: lines.map(({ accountId, net }, at) => ({
        JournalLineID: demoUuid("line", (offset + index + 1) * 100 + at),
        AccountID: accountId,
        AccountCode: accounts.get(accountId)?.code,
        AccountType: accounts.get(accountId)?.type,
        AccountName: accounts.get(accountId)?.name,
        NetAmount: Number(net) / 100,
        GrossAmount: Number(net) / 100,
        TaxAmount: 0,
        TrackingCategories: [],
      })),
    })),
  };
}
