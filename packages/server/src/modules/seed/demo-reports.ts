type Adviser = "Priya" | "Tom" | "Ana";
type Author = Adviser | "Helen";

/** What somebody wrote at a report: its author, the client it was mailed to, or a guest by the link. */
export type DemoNote = {
  by: Author | "client" | "guest";
  /** A block of a starter report; at the report as a whole when unsaid. */
  block?: keyof typeof DEMO_BLOCKS;
  text: string;
  reply?: { by: Author | "client"; text: string };
  isPinned?: true;
};

export type DemoReport = {
  model: string;
  by: Author;
  /** After the month it tells of: "October 2026 board report". */
  title: string;
  /** Who it is mailed to; the model's client when unsaid. */
  reader?: { name: string; email: string };
  /** A link that anybody of a kind may have. */
  link: string;
  notes: readonly DemoNote[];
};

export const DEMO_BLOCKS = {
  figures: "page-1-1",
  words: "page-1-2",
  closingCash: "page-1-3",
  cashBridge: "page-2-1",
  cashFlow: "page-2-2",
  profitAndLoss: "page-3-2",
  balanceSheet: "page-4-1",
} as const;

/** Every model of the demo with figures has told somebody something. Words name no figure: those move. */
export const demoReports: readonly DemoReport[] = [
  {
    ...{ model: "Cash by the week", by: "Tom", title: "cash report", link: "Bank" },
    notes: [
      {
        ...{ by: "client", block: "closingCash" },
        text: "Which week is the one to watch if Harrow & Sons pay late again?",
        reply: { by: "Tom", text: "The lowest one on the chart. I will add a late-payer case." },
      },
    ],
  },
  {
    ...{ model: "Projects and cash", by: "Tom", title: "project report", link: "Directors" },
    notes: [
      {
        ...{ by: "client", block: "cashFlow", text: "Are the Mill Street retentions in here?" },
        reply: { by: "Tom", text: "Yes, at the end of the defects period of each job." },
      },
      { by: "guest", block: "balanceSheet", text: "Thank you, this is what the bank asked for." },
    ],
  },
  {
    ...{ model: "Restaurants forecast", by: "Ana", title: "lender report", link: "Bank" },
    notes: [
      {
        ...{ by: "guest", block: "closingCash", text: "Does this include the facility limit?" },
        reply: { by: "Ana", text: "No, cash only. Headroom comes with the quarter's report." },
      },
    ],
  },
  {
    ...{ model: "Shops and wholesale", by: "Priya", title: "board report", link: "Board" },
    notes: [
      {
        ...{ by: "client", block: "profitAndLoss", text: "Is the winter range in these sales?" },
        reply: { by: "Priya", text: "It is, from the month the shops have it." },
      },
    ],
  },
  {
    ...{ model: "Forecast from the ledger", by: "Tom", title: "ledger report", link: "Bookkeeper" },
    notes: [
      {
        ...{ by: "client", text: "Do these figures move by themselves when we post something?" },
        reply: { by: "Tom", text: "In the model, yes. A published report stays as it was sent." },
      },
    ],
  },
  {
    ...{ model: "Subscription forecast", by: "Tom", title: "investor report", link: "Investors" },
    notes: [
      {
        ...{ by: "guest", block: "cashBridge", text: "Are annual plans paid in advance?" },
        reply: { by: "Tom", text: "Yes: they are deferred income in the balance sheet." },
      },
    ],
  },
  {
    ...{ model: "Partners' forecast", by: "Priya", title: "partners' report", link: "Partners" },
    notes: [
      {
        ...{ by: "client", block: "figures", text: "Is this before or after our drawings?" },
        reply: { by: "Priya", text: "Profit is before them, cash after." },
      },
    ],
  },
  {
    ...{ model: "Funds and programmes", by: "Ana", title: "trustees' report", link: "Trustees" },
    notes: [
      {
        ...{ by: "guest", block: "words", text: "Can the reserves be shown by fund?" },
        reply: { by: "Ana", text: "Next month, once the grants are split in the ledger." },
      },
    ],
  },
  {
    ...{ model: "Portfolio cash flow", by: "Tom", title: "owners' report", link: "Owners" },
    notes: [
      {
        ...{ by: "client", block: "cashFlow", text: "When does the second lease start to pay?" },
        reply: { by: "Tom", text: "After its rent-free months; the step up is in the cash flow." },
      },
    ],
  },
  {
    ...{ model: "Roastery and shops", by: "Ana", title: "board report", link: "Board" },
    notes: [
      {
        ...{ by: "client", block: "cashBridge", text: "What would a dearer bean harvest do here?" },
        reply: { by: "Ana", text: "Flip to the other scenarios above: one of them is just that." },
      },
    ],
  },
  {
    ...{ model: "Fees and people", by: "Priya", title: "partners' report", link: "Partners" },
    notes: [
      {
        ...{ by: "client", block: "profitAndLoss", text: "Does this have the two new graduates?" },
        reply: { by: "Priya", text: "From the month they begin, with their on-costs." },
      },
    ],
  },
  {
    ...{ model: "Plans and churn", by: "Tom", title: "investor report", link: "Investors" },
    notes: [
      {
        ...{ by: "guest", block: "closingCash", text: "What is the alert about?" },
        reply: { by: "Tom", text: "It is under Checks, with the month it begins in." },
      },
    ],
  },
  {
    ...{ model: "Guest house forecast", by: "Ana", title: "owners' report", link: "Owners" },
    notes: [
      {
        ...{ by: "client", block: "closingCash", text: "Is winter as quiet as last year here?" },
        reply: { by: "Ana", text: "A little busier: the school groups have booked again." },
      },
    ],
  },
  {
    ...{ model: "Budget", by: "Tom", title: "budget", link: "Board" },
    notes: [
      {
        ...{ by: "client", text: "The board accepted this one, so please leave it as it is." },
        reply: { by: "Tom", text: "It stays. What changes goes in the forecast beside it." },
      },
    ],
  },
  {
    ...{ model: "Coffee roaster, to learn from", by: "Priya", title: "report to learn from" },
    ...{ link: "New advisers", reader: { name: "Ana Novak", email: "ana@marlowetran.example" } },
    notes: [
      {
        ...{ by: "Tom", block: "words", text: "Are these sentences written by hand?" },
        reply: { by: "Priya", text: "Their words are chosen by the figures. Change any you like." },
      },
    ],
  },
  {
    ...{ model: "Three-way forecast", by: "Tom", title: "board report", link: "Board" },
    notes: [
      {
        ...{ by: "guest", block: "profitAndLoss" },
        text: "Does “Other overheads” include the audit fee?",
        reply: { by: "Tom", text: "Yes, in September." },
      },
      {
        ...{ by: "Tom", block: "cashBridge", isPinned: true },
        text: "We can move the dividend too. Leasing is the cleaner answer; flip to the scenarios above.",
        reply: { by: "client", text: "Thanks, that is clear." },
      },
      {
        ...{ by: "client", block: "cashBridge" },
        text: "If the line arrives a month later, is cash still tight?",
      },
    ],
  },
  {
    ...{ model: "Board forecast", by: "Helen", title: "board report", link: "Board" },
    reader: { name: "Marcus Bell", email: "marcus.bell@saltmarsh.example" },
    notes: [
      {
        ...{
          by: "client",
          block: "figures",
          text: "Is this the same month that our adviser shows?",
        },
        reply: { by: "Helen", text: "The same month, from our own model." },
      },
    ],
  },
];
