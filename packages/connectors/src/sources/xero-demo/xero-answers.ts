/** What Xero would answer for given books, in the shapes its API documents. */
import { type Month, monthLabel, yearOf } from "@app/engine/time/month";
import { formatAmount } from "#ledger/amount.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import { lastDayOf } from "#ledger/day.ts";
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import { type BookAccount, type Books, reportsOf } from "#sources/demo-books/books.ts";
import { demoUuid } from "./demo-uuid.ts";

const YEAR_END_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Of the nth organisation that a sign-in sees. */
export function xeroAnswers(books: Books, number = 1) {
  const reports = reportsOf(books);
  const tenantId = demoUuid("organisation", number);
  return {
    tenantId,

    connections: () => [
      {
        id: demoUuid("connection", number),
        tenantId,
        tenantName: books.name,
        tenantType: "ORGANISATION",
      },
    ],

    organisation: () => ({
      Organisations: [
        {
          OrganisationID: tenantId,
          Name: books.name,
          BaseCurrency: books.currency,
          FinancialYearEndDay: YEAR_END_DAYS[books.yearEndMonth - 1],
          FinancialYearEndMonth: books.yearEndMonth,
          CountryCode: "AU",
          Timezone: "AUSEASTERNSTANDARDTIME",
        },
      ],
    }),

    accounts: () => ({ Accounts: books.accounts.map(accountAnswer) }),

    trackingCategories: () => ({
      TrackingCategories: [
        {
          TrackingCategoryID: demoUuid("category", 1),
          Name: "Shop",
          Status: "ACTIVE",
          Options: ["Bayside", "Online"].map((Name, index) => ({
            TrackingOptionID: demoUuid("option", index + 1),
            Name,
            Status: "ACTIVE",
          })),
        },
      ],
    }),

    trialBalance: (month: Month) => {
      const figures = books.accounts
        .map((account) => ({
          account,
          movement: reports.movement(account.id, month),
          balance: reports.balance(account.id, month),
        }))
        .filter(({ movement, balance }) => movement !== 0n || balance !== 0n);
      return trialBalanceAnswer(books, month, figures);
    },
  };
}

function accountAnswer(account: BookAccount) {
  const { id, code, name, class: kind, type, subType, isArchived } = account;
  return {
    AccountID: id,
    Code: code,
    Name: name,
    Status: isArchived ? "ARCHIVED" : "ACTIVE",
    Type: type,
    Class: kind,
    SystemAccount: subType ?? "",
  };
}

type Figures = { account: BookAccount; movement: Minor; balance: Minor };

const SECTIONS: [string, AccountClass][] = [
  ["Revenue", "REVENUE"],
  ["Expenses", "EXPENSE"],
  ["Assets", "ASSET"],
  ["Liabilities", "LIABILITY"],
  ["Equity", "EQUITY"],
];

function trialBalanceAnswer({ name, currency }: Books, month: Month, figures: Figures[]) {
  const decimals = currencyDecimals(currency, "Xero");
  const plain = (amount: Minor) => formatAmount(amount, decimals).replaceAll(",", "");
  const titles = ["Account", "Debit", "Credit", "YTD Debit", "YTD Credit"];
  const sections = SECTIONS.map(([Title, kind]) => ({
    RowType: "Section",
    Title,
    Rows: figures.filter(({ account }) => account.class === kind).map((each) => rowOf(each, plain)),
  }));
  const total = {
    RowType: "Section",
    Title: "",
    Rows: [{ RowType: "SummaryRow", Cells: ["Total", ...totals(figures).map(plain)].map(cell) }],
  };
  const date = `${Number(lastDayOf(month).slice(-2))} ${monthLabel(month).slice(0, 3)} ${yearOf(month)}`;
  return {
    Reports: [
      {
        ReportID: "TrialBalance",
        ReportName: "Trial Balance",
        ReportType: "TrialBalance",
        ReportTitles: ["Trial Balance", name, `As at ${date}`],
        ReportDate: date,
        Rows: [
          { RowType: "Header", Cells: titles.map(cell) },
          ...sections.filter(({ Rows }) => Rows.length > 0),
          total,
        ],
      },
    ],
  };
}

function rowOf({ account, movement, balance }: Figures, plain: (amount: Minor) => string) {
  const isDebit = account.class === "ASSET" || account.class === "EXPENSE";
  const values = [movement, balance].flatMap((net) => sides(net, isDebit, plain));
  const Attributes = [{ Value: account.id, Id: "account" }];
  return {
    RowType: "Row",
    Cells: [`${account.name} (${account.code})`, ...values].map((Value) => ({ Value, Attributes })),
  };
}

/** An amount stands on its side and leaves the other empty; nothing stands on the natural side. */
function sides(net: Minor, isDebit: boolean, plain: (amount: Minor) => string): [string, string] {
  if (net > 0n || (net === 0n && isDebit)) return [plain(net), ""];
  return ["", plain(-net)];
}

function totals(figures: Figures[]) {
  const positive = (nets: Minor[]) => nets.reduce((sum, net) => (net > 0n ? sum + net : sum), 0n);
  return (["movement", "balance"] as const).flatMap((kind) => {
    const nets = figures.map((each) => each[kind]);
    return [positive(nets), positive(nets.map((net) => -net))];
  });
}

function cell(Value: string) {
  return { Value };
}
