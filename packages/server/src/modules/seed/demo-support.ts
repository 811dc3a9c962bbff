/** Who of the demo speaks; support is Robin. */
type Speaker = "Priya" | "Tom" | "Ana" | "Helen" | "Robin";

/** Words, or the end of the discussion; so many days ago, at a time of that day. */
export type DemoWords = {
  by: Speaker;
  daysAgo: number;
  time: readonly [number, number];
  text: string;
  /** What an answer took. */
  minutes?: number;
};

export type DemoThread = {
  subject: string;
  /** The request, and what was said to it; later words at a later time of day, since days fall together at a weekend. */
  words: readonly [DemoWords, ...DemoWords[]];
  /** Robin looks after it. */
  isTaken?: true;
  /** By who asked, once they had read the last of it. */
  isClosed?: true;
};

/** What the demo's teams asked. Words name no figure and no month: those move. */
export const demoThreads: readonly DemoThread[] = [
  {
    ...{ subject: "Excel import: monthly balances by text", isClosed: true },
    words: [
      {
        ...{ by: "Tom", daysAgo: 132, time: [9, 40] },
        text: "The trial balance of Kestrel Joinery is refused. The preview says that one row has no month, but the cell shows one.",
      },
      {
        ...{ by: "Robin", daysAgo: 132, time: [11, 5], minutes: 35 },
        text: "That row has its date in text form: the cell is left-aligned while its neighbours are right-aligned. Retype it as a date in your sheet and bring the file again. I tried it with yours and it reads to the cent.",
      },
    ],
  },
  {
    ...{ subject: "Covenant formula for Tamarind Kitchens", isClosed: true },
    words: [
      {
        ...{ by: "Ana", daysAgo: 97, time: [10, 15] },
        text: "The bank tests interest cover on the financial year to date, and our formula takes one month. Which function adds up from the year's first month?",
      },
      {
        ...{ by: "Robin", daysAgo: 97, time: [14, 30], minutes: 50 },
        text: "Use yearToDate on both parts, then divide: yearToDate(ebit) / yearToDate(interest). Both begin anew with each financial year, as the bank's sheet does.",
      },
      {
        ...{ by: "Ana", daysAgo: 96, time: [15, 10] },
        text: "It agrees with the bank's sheet. Thank you.",
      },
    ],
  },
  {
    ...{ subject: "Payment profile instead of debtor days", isClosed: true },
    words: [
      {
        ...{ by: "Priya", daysAgo: 43, time: [9, 20] },
        text: "Copperfield Civil is paid half after a month and the rest after two. Days of sales give the right total, but cash comes in the wrong month.",
      },
      {
        ...{ by: "Robin", daysAgo: 43, time: [13, 45], minutes: 40 },
        text: "Switch the receivables module from days to a profile and give each month its share. Opening debtors are collected by the same shares, so look at cash in the first two months after the change before you publish.",
      },
    ],
  },
  {
    ...{ subject: "Report link for a second reader", isClosed: true },
    words: [
      {
        ...{ by: "Tom", daysAgo: 27, time: [10, 50] },
        text: "The bank wants to read the same report as the client. Do I send them the client's link?",
      },
      {
        ...{ by: "Robin", daysAgo: 27, time: [12, 10], minutes: 20 },
        text: "Share it again with the bank's address. Each reader has a link of their own, and you can end one without the other.",
      },
    ],
  },
  {
    subject: "Ask for it: Reckon One",
    words: [
      {
        ...{ by: "Ana", daysAgo: 8, time: [11, 25] },
        text: "Two of our clients keep their books in Reckon One. Will it be a source?",
      },
      {
        ...{ by: "Robin", daysAgo: 7, time: [11, 50] },
        text: "Noted, yours is the third wish. We write here once it is decided. Until then its trial balance comes in by a spreadsheet.",
      },
    ],
  },
  {
    ...{ subject: "A closed month moved", isTaken: true },
    words: [
      {
        ...{ by: "Priya", daysAgo: 6, time: [10, 20] },
        text: "A bill came late and a month moved that we had closed and published. Can we take in that one account and leave the rest of the month as it is?",
      },
      {
        ...{ by: "Robin", daysAgo: 6, time: [14, 5], minutes: 15 },
        text: "Yes. Open the connection, then what changed in closed months. Decide each account by itself: take in the one of the bill and keep the others as published. The report that went out stays as it was.",
      },
      {
        ...{ by: "Ana", daysAgo: 5, time: [14, 18] },
        text: "Before we take it in: does the GST on that bill move to the next quarter?",
      },
      {
        ...{ by: "Robin", daysAgo: 4, time: [14, 31], minutes: 25 },
        text: "No. The tax stays in the quarter of the bill's own date, so nothing is due twice. I checked both journals.",
      },
    ],
  },
  {
    subject: "Two readers on one report link",
    words: [
      {
        ...{ by: "Priya", daysAgo: 2, time: [16, 2] },
        text: "Helen and the bank should see different pages of the same report. Is that one report with two links, or two reports?",
      },
    ],
  },
  {
    ...{ subject: "Invoice with our cost centre", isClosed: true },
    words: [
      {
        ...{ by: "Helen", daysAgo: 8, time: [10, 30] },
        text: "Our ledger needs a cost centre on every invoice. Where do we put it?",
      },
      {
        ...{ by: "Robin", daysAgo: 7, time: [11, 15], minutes: 10 },
        text: "Under Subscription, as the purchase order number: it is printed on every invoice from then on. The one you have stays as it was issued.",
      },
    ],
  },
  {
    subject: "Weekly model, 53 weeks in a year",
    words: [
      {
        ...{ by: "Helen", daysAgo: 1, time: [16, 20] },
        text: "Our brewery plans by the week, and this year has 53 of them. Does the extra week fall into the old year or the new one?",
      },
    ],
  },
];
