/** Forms written after the rules and first read as they were then. */
import { type Month, yearOf } from "@app/engine/time/month";
import type { Minor } from "#ledger/ledger.ts";
import * as c from "./cells.ts";
import type { ChartName, CorpusBooks } from "./corpus-books.ts";
import { balancesAt, type CorpusCase, csv, movementsIn, type Rows, xlsx } from "./corpus-case.ts";
import { balanceSheet, casesOf, type Form, feet, range, startOf, sum } from "./form-parts.ts";

type Account = CorpusBooks["accounts"][number];

const balances = (
  title: (m: Month) => Rows,
  headings: string[],
  row: (b: CorpusBooks, a: Account, m: Month) => c.Cell[],
): Form => {
  return (b, m) => ({
    files: [csv([...title(m), headings, ...b.accounts.map((a) => row(b, a, m))])],
    range: balancesAt(m),
    isReadable: true,
  });
};

const moved = (
  title: (m: Month) => Rows,
  headings: string[],
  row: (b: CorpusBooks, a: Account, m: Month) => c.Cell[],
): Form => {
  return (b, m) => ({
    files: [csv([...title(m), headings, ...b.accounts.map((a) => row(b, a, m))])],
    range: movementsIn(m),
    isReadable: true,
  });
};

const since = (b: CorpusBooks, m: Month, of: (month: Month) => Minor) =>
  sum(range(b.yearStart(m), m).map(of));

const forms: Record<string, [ChartName[], Form]> = {
  wave: [
    ["us", "uk"],
    (b, m) => ({
      files: [
        csv([
          ["Trial Balance"],
          ["Harbour Inc."],
          [`As of ${c.isoDay(m)}`],
          ["Report Type: Accrual (Paid & Unpaid)"],
          ["ACCOUNTS", "DEBIT", "CREDIT"],
          ...b.accounts.map((a) => [a.name, ...c.sided(b.balance(a.id, m), c.dollars)]),
          ["Total for all accounts", ...feet(b, m).map(c.dollars)],
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  sageAccounting: [
    ["uk", "us"],
    balances(
      (m) => [["Trial Balance"], ["From:", c.slashDay(m - 2, 1), "To:", c.slashDay(m)], []],
      [
        "Nominal Code",
        "Name",
        "Category",
        "Selected Period Debits",
        "Selected Period Credits",
        "Closing Balance",
      ],
      (b, a, m) => [
        a.code,
        a.name,
        a.class.toLowerCase(),
        c.plain(sum(range(m - 2, m).map((each) => b.debit(a.id, each)))),
        c.plain(sum(range(m - 2, m).map((each) => b.credit(a.id, each)))),
        c.plain(b.balance(a.id, m)),
      ],
    ),
  ],
  intuitByMonthDesktop: [
    ["us", "us"],
    (b, m) => {
      const months = range(b.yearStart(m), m);
      return {
        files: [
          xlsx([
            "Sheet1",
            [
              ["", ...months.map((each) => c.tinyMonth(each).replace("-", " "))],
              ...b.accounts.map((a) => [
                `${a.code} · ${a.name}`,
                ...months.map((each) => c.number(b.balance(a.id, each))),
              ]),
            ],
          ]),
        ],
        range: { from: months[1] ?? m, to: m },
        isReadable: true,
      };
    },
  ],
  lexware: [
    ["de", "de"],
    (b, m) => ({
      files: [
        csv(
          [
            ["Firma:", "Muster GmbH"],
            ["Summen und Salden", `bis ${c.dottedDay(m)}`],
            ["Druckdatum", c.dottedDay(m + 1, 21)],
            [
              "Kontonummer",
              "Kontobezeichnung",
              "Anfangssaldo",
              "Jahresumsatz Soll",
              "Jahresumsatz Haben",
              "Endsaldo",
            ],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              c.german(startOf(b, a.id, b.yearStart(m))),
              c.german(since(b, m, (each) => b.debit(a.id, each))),
              c.german(since(b, m, (each) => b.credit(a.id, each))),
              c.german(b.balance(a.id, m)),
            ]),
          ],
          { delimiter: ";", encoding: "windows-1252" },
        ),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  ebp: [
    ["fr", "fr"],
    (b, m) => ({
      files: [
        xlsx([
          "Balance",
          [
            ["BALANCE GENERALE"],
            [`Arrêtée au ${c.slashDay(m)}`],
            ["", "", "Total", "", "Solde", ""],
            ["Compte", "Intitulé", "Débit", "Crédit", "Débit", "Crédit"],
            ...b.accounts.map((a) => {
              const opened = startOf(b, a.id, b.yearStart(m));
              return [
                a.code,
                a.name,
                c.number(since(b, m, (each) => b.debit(a.id, each)) + (opened > 0n ? opened : 0n)),
                c.number(since(b, m, (each) => b.credit(a.id, each)) - (opened < 0n ? opened : 0n)),
                ...c.sided(b.balance(a.id, m), c.number, null),
              ];
            }),
          ],
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  snelstart: [
    ["nl", "nl"],
    moved(
      (m) => [["Saldibalans"], [`Periode ${c.dottedDay(m, 1)} t/m ${c.dottedDay(m)}`]],
      [
        "Nummer",
        "Naam",
        "Beginbalans D",
        "Beginbalans C",
        "Mutaties D",
        "Mutaties C",
        "Eindbalans D",
        "Eindbalans C",
      ],
      (b, a, m) => [
        a.code,
        a.name,
        ...c.sided(startOf(b, a.id, m), c.plain),
        c.plain(b.debit(a.id, m)),
        c.plain(b.credit(a.id, m)),
        ...c.sided(b.balance(a.id, m), c.plain),
      ],
    ),
  ],
  holded: [
    ["es", "es"],
    balances(
      (m) => [[`Balance de comprobación a fecha ${c.slashDay(m)}`]],
      ["Cuenta", "Nombre", "Debe", "Haber", "Saldo deudor", "Saldo acreedor"],
      (b, a, m) => {
        const opened = startOf(b, a.id, b.yearStart(m));
        return [
          a.code,
          a.name,
          c.plain(since(b, m, (each) => b.debit(a.id, each)) + (opened > 0n ? opened : 0n)),
          c.plain(since(b, m, (each) => b.credit(a.id, each)) - (opened < 0n ? opened : 0n)),
          ...c.sided(b.balance(a.id, m), c.plain),
        ];
      },
    ),
  ],
  reckon: [
    ["au", "au"],
    balances(
      (m) => [
        ["Trial Balance"],
        [`As of ${c.longDay(m)}`],
        ["Accrual Basis", "", `${c.slashDay(m + 1, 4)}`],
      ],
      ["", "", "Debit", "Credit"],
      (b, a, m) => ["", `${a.code} · ${a.name}`, ...c.sided(b.balance(a.id, m), c.plain)],
    ),
  ],
  oracleFinancials: [
    ["us", "uk"],
    moved(
      (m) => [
        ["Trial Balance - Summary"],
        ["Ledger: Harbour US"],
        [`Period: ${c.tinyMonth(m)}`],
        [`Date: ${c.isoDay(m + 1, 6)}`],
      ],
      ["Account", "Description", "Beginning Balance", "Period Activity", "Ending Balance"],
      (b, a, m) => [
        a.code,
        a.name,
        c.brackets(startOf(b, a.id, m)),
        c.brackets(b.movement(a.id, m)),
        c.brackets(b.balance(a.id, m)),
      ],
    ),
  ],
  unit4: [
    ["uk", "nl"],
    moved(
      (m) => [[`Period balances ${c.longMonth(m)}`]],
      ["Account", "Account(T)", "Opening", "Debit", "Credit", "Closing", "Prior year closing"],
      (b, a, m) => [
        a.code,
        a.name,
        c.minusBehind(startOf(b, a.id, m)),
        c.minusBehind(b.debit(a.id, m)),
        c.minusBehind(b.credit(a.id, m)),
        c.minusBehind(b.balance(a.id, m)),
        c.minusBehind(b.balance(a.id, m - 12)),
      ],
    ),
  ],
  zeroPadded: [
    ["us", "de"],
    balances(
      (m) => [[`Account balance list, key date ${c.dottedDay(m)}`]],
      ["Account", "Text", "Debit balance", "Credit balance", "Currency"],
      (b, a, m) => [
        `0000${a.code}`,
        a.name,
        ...c.sided(b.balance(a.id, m), c.plain, "0.00"),
        "USD",
      ],
    ),
  ],
  ytdActualBudget: [
    ["au", "uk"],
    balances(
      (m) => [[`YTD report to ${c.longDay(m)}`]],
      ["Code", "Account", "Type", "YTD Actual", "YTD Budget", "Variance $", "Variance %"],
      (b, a, m) => [
        a.code,
        a.name,
        a.class.toLowerCase(),
        c.plain(b.balance(a.id, m)),
        c.plain(b.balance(a.id, m) + (a.id === "bank" ? 700n : a.id === "rent" ? -700n : 0n)),
        c.plain(a.id === "bank" ? -700n : a.id === "rent" ? 700n : 0n),
        "0%",
      ],
    ),
  ],
  naturalNoClass: [
    ["us", "au"],
    balances(
      (m) => [[`Chart of accounts with balances, as of ${c.usDay(m)}`]],
      ["Account #", "Account", "Type", "Balance Total"],
      (b, a, m) => {
        const net = b.balance(a.id, m);
        const isDebit = a.class === "ASSET" || a.class === "EXPENSE";
        return [a.code, a.name, TYPES[a.id] ?? "Expenses", c.thousands(isDebit ? net : -net)];
      },
    ),
  ],
  signedMovementColumns: [
    ["us", "au"],
    (b, m) => {
      const months = range(m - 3, m);
      return {
        files: [
          csv([
            ["Net activity by month"],
            ["Account", "Account name", "Opening", ...months.map(c.longMonth), "Closing"],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              c.plain(startOf(b, a.id, m - 3)),
              ...months.map((each) => c.plain(b.movement(a.id, each))),
              c.plain(b.balance(a.id, m)),
            ]),
          ]),
        ],
        range: { from: m - 3, to: m },
        isReadable: true,
      };
    },
  ],
  mixedStatementMonths: [
    ["au", "us"],
    (b, m) => {
      const months = range(m - 5, m);
      return {
        files: [
          csv([
            ["Code", "Account", "Class", ...months.map(c.tinyMonth)],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              a.class.toLowerCase(),
              ...months.map((each) =>
                c.plain(balanceSheet(a.class) ? b.balance(a.id, each) : b.movement(a.id, each)),
              ),
            ]),
          ]),
        ],
        range: { from: m - 4, to: m },
        isReadable: false,
      };
    },
  ],
  fiscalYearOverDates: [
    ["au", "uk"],
    balances(
      (m) => [
        ["Harbour Street Bikes"],
        [`Financial year ended 30 June ${yearOf(m) + 1}`],
        ["Trial balance"],
        [`at ${c.longDay(m)}`],
      ],
      ["Acct", "Description", "Dr", "Cr"],
      (b, a, m) => [a.code, a.name, ...c.sided(b.balance(a.id, m), c.thousands)],
    ),
  ],
  twoMonthSheets: [
    ["au", "us"],
    (b, m) => {
      const sheet = (month: Month): Rows => [
        [`Trial balance as at ${c.longDay(month)}`],
        ["Code", "Name", "Debit", "Credit"],
        ...b.accounts.map((a) => [
          a.code,
          a.name,
          ...c.sided(b.balance(a.id, month), c.number, null),
        ]),
      ];
      return {
        files: [xlsx(["Feb", sheet(m - 1)], ["Mar", sheet(m)])],
        range: balancesAt(m),
        isReadable: false,
      };
    },
  ],
  halfReversed: [
    ["au", "us"],
    (b, m) => ({
      files: [
        csv([
          [`Balances as at ${c.longDay(m)}`],
          ["Code", "Name", "Balance"],
          ...b.accounts.map((a) => [a.code, `Account ${a.code}`, c.plain(-b.balance(a.id, m))]),
        ]),
      ],
      range: balancesAt(m),
      isReadable: false,
    }),
  ],
  groupRowsWithoutIndent: [
    ["us", "uk"],
    (b, m) => ({
      files: [
        csv([
          [`Trial balance as at ${c.longDay(m)}`],
          ["Account", "Debit", "Credit"],
          ...(["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"] as const).flatMap((kind) => {
            const members = b.accounts.filter((a) => a.class === kind);
            const net = sum(members.map((a) => b.balance(a.id, m)));
            return [
              [`All ${kind.toLowerCase()} accounts`, ...c.sided(net, c.plain)],
              ...members.map((a) => [a.name, ...c.sided(b.balance(a.id, m), c.plain)]),
            ];
          }),
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  plainNet: [
    ["uk", "in"],
    balances(
      () => [],
      ["Nominal", "Name", "Net"],
      (b, a, m) => [a.code, a.name, c.plain(b.balance(a.id, m))],
    ),
  ],
};

const TYPES: Record<string, string> = {
  bank: "Bank",
  debtors: "Accounts receivable (A/R)",
  stock: "Other Current Assets",
  plant: "Fixed Assets",
  accumulated: "Fixed Assets",
  creditors: "Accounts payable (A/P)",
  tax: "Other Current Liabilities",
  loan: "Long Term Liabilities",
  capital: "Equity",
  retained: "Equity",
  sales: "Income",
  services: "Income",
  interestIncome: "Other Income",
  cost: "Cost of Goods Sold",
};

/** The last form names no month at all. */
export function laterCases(): CorpusCase[] {
  return casesOf(forms).map((each) =>
    each.name.startsWith("plainNet") ? { ...each, isReadable: false } : each,
  );
}
