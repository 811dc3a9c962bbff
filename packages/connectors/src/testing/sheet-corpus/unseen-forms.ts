/** Forms written before the rules were and first read after them. */
import { type Month, monthOf, yearOf } from "@app/engine/time/month";
import type { Minor } from "#ledger/ledger.ts";
import * as c from "./cells.ts";
import { type ChartName, corpusBooks } from "./corpus-books.ts";
import { balancesAt, type CorpusCase, csv, movementsIn, type Rows, xlsx } from "./corpus-case.ts";
import {
  balanceSheet,
  casesOf,
  type Form,
  feet,
  GROUPS,
  range,
  runningOn,
  sections,
  sidesOf,
  startOf,
  sum,
} from "./form-parts.ts";

const forms: Record<string, [ChartName[], Form]> = {
  /** Zoho Books: no titles over the code, account and net columns apart. */
  zohoBooks: [
    ["in", "us"],
    (b, m) => ({
      files: [
        csv([
          ["Trial Balance"],
          ["Basis: Accrual"],
          [`As of ${c.longDay(m)}`],
          ["Account", "Account Code", "Net Debit", "Net Credit"],
          ...sections(b, (a) => [a.name, a.code, ...c.sided(b.balance(a.id, m), c.thousands)], 4),
          ["Total for Trial Balance", "", ...feet(b, m).map(c.thousands)],
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  /** FreeAgent: nominal codes, one signed column. */
  freeAgent: [
    ["uk", "au"],
    (b, m) => ({
      files: [
        csv([
          ["Nominal Code", "Account Name", `Balance at ${c.longDay(m)}`],
          ...b.accounts.map((a) => [a.code, a.name, c.plain(b.balance(a.id, m))]),
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  /** Exact Online: opening, debit, credit, closing, Dutch. */
  exactOnline: [
    ["nl", "nl"],
    (b, m) => ({
      files: [
        csv(
          [
            ["Proef- en saldibalans"],
            ["Administratie: 100 - Voorbeeld BV"],
            [`Periode: ${c.isoDay(m, 1)} t/m ${c.isoDay(m)}`],
            [`Afgedrukt op ${c.dottedDay(m + 2, 9)}`],
            [],
            ["Grootboekrekening", "Omschrijving", "Beginsaldo", "Debet", "Credit", "Eindsaldo"],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              c.german(startOf(b, a.id, m)),
              c.german(b.debit(a.id, m)),
              c.german(b.credit(a.id, m)),
              c.german(b.balance(a.id, m)),
            ]),
          ],
          { delimiter: ";", encoding: "utf8-bom" },
        ),
      ],
      range: movementsIn(m),
      isReadable: true,
    }),
  ],
  /** Cegid / Sage 100 balance générale: cumulated sides and the two sides of the balance. */
  balanceGenerale: [
    ["fr", "fr"],
    (b, m) => ({
      files: [
        csv(
          [
            ["Balance générale"],
            [`Période du ${c.slashDay(b.yearStart(m), 1)} au ${c.slashDay(m)}`],
            [`Édité le ${c.slashDay(m + 1, 12)}`],
            [],
            [
              "N° de compte",
              "Intitulé du compte",
              "Mouvements Débit",
              "Mouvements Crédit",
              "Solde débiteur",
              "Solde créditeur",
            ],
            ...b.accounts.map((a) => {
              const months = range(b.yearStart(m), m);
              const opened = balanceSheet(a.class) ? b.balance(a.id, b.yearStart(m) - 1) : 0n;
              const turned = a.id === "retained" ? startOf(b, a.id, b.yearStart(m)) : opened;
              const [debit, credit] = [
                sum(months.map((each) => b.debit(a.id, each))) + (turned > 0n ? turned : 0n),
                sum(months.map((each) => b.credit(a.id, each))) - (turned < 0n ? turned : 0n),
              ];
              return [
                a.code,
                a.name,
                c.french(debit),
                c.french(credit),
                ...c.sided(b.balance(a.id, m), c.french),
              ];
            }),
          ],
          { delimiter: ";", encoding: "windows-1252" },
        ),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  /** ContaPlus: sumas y saldos. */
  sumasYSaldos: [
    ["es", "es"],
    (b, m) => ({
      files: [
        csv(
          [
            ["Balance de sumas y saldos"],
            [`Periodo: ${c.slashDay(m, 1)} - ${c.slashDay(m)}`],
            ["Cuenta", "Descripción", "Saldo inicial", "Debe", "Haber", "Saldo final"],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              c.german(startOf(b, a.id, m)),
              c.german(b.debit(a.id, m)),
              c.german(b.credit(a.id, m)),
              c.german(b.balance(a.id, m)),
            ]),
            [
              "",
              "Totales",
              c.german(0n),
              c.german(sum(b.accounts.map((a) => b.debit(a.id, m)))),
              c.german(sum(b.accounts.map((a) => b.credit(a.id, m)))),
              c.german(0n),
            ],
          ],
          { delimiter: ";", encoding: "utf16le" },
        ),
      ],
      range: movementsIn(m),
      isReadable: true,
    }),
  ],
  /** QuickBooks with last year beside this one. */
  quickBooksComparative: [
    ["us", "au"],
    (b, m) => ({
      files: [
        xlsx([
          "Trial Balance",
          [
            ["Harbour LLC"],
            ["Trial Balance"],
            [`As of ${c.usDay(m)}`],
            [],
            ["", c.usDay(m), "", `${c.usDay(m - 12)} (PY)`, ""],
            ["", "Debit", "Credit", "Debit", "Credit"],
            ...b.accounts.map((a) => [
              `${a.code} ${a.name}`,
              ...c.sided(b.balance(a.id, m), c.number, null),
              ...c.sided(b.balance(a.id, m - 12), c.number, null),
            ]),
            ["TOTAL", ...feet(b, m).map(c.number), ...feet(b, m - 12).map(c.number)],
          ],
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  /** A management workbook: actual, budget and variance of the month beside the year to date. */
  managementPack: [
    ["au", "uk"],
    (b, m) => ({
      files: [
        xlsx(
          ["Notes", Array.from({ length: 60 }, (_, at) => [`Note ${at + 1}`, "See the pack", at])],
          [
            "TB",
            [
              [`Management accounts for ${c.longMonth(m)}`],
              [],
              ["Code", "Account", "Type", "Actual month", "Budget month", "Variance", "YTD actual"],
              ...b.accounts.map((a) => [
                a.code,
                a.name,
                a.class.toLowerCase(),
                c.number(b.movement(a.id, m)),
                c.number(b.movement(a.id, m) + 10_000n),
                c.number(-10_000n),
                c.number(b.balance(a.id, m)),
              ]),
            ],
          ],
        ),
      ],
      range: movementsIn(m),
      isReadable: true,
    }),
  ],
  /** Pasted without headings: code, name, debit, credit. */
  bareTrialBalance: [
    ["us", "nl"],
    (b, m) => ({
      files: [
        csv([
          [`Trial balance as at ${c.longDay(m)}`],
          ...b.accounts.map((a) => [
            a.code,
            a.name,
            ...c.sided(b.balance(a.id, m), c.plain, "0.00"),
          ]),
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  /** Every sign the other way round, as credit-minded ledgers write. */
  creditsPositive: [
    ["au", "de"],
    (b, m) => ({
      files: [
        csv([
          [`Balances as of ${c.longDay(m)}`],
          ["Account no.", "Account name", "Category", "Balance"],
          ...b.accounts.map((a) => [
            a.code,
            a.name,
            a.class.toLowerCase(),
            c.minusBehind(-b.balance(a.id, m)),
          ]),
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  /** Navision: an indicator column behind the amount. */
  indicatorBehind: [
    ["uk", "nl"],
    (b, m) => ({
      files: [
        csv([
          [`Trial balance at ${c.slashDay(m)}`],
          ["Number", "Description", "Balance", "Dr/Cr"],
          ...b.accounts.map((a) => {
            const net = b.balance(a.id, m);
            return [a.code, a.name, c.thousands(net < 0n ? -net : net), net < 0n ? "Cr" : "Dr"];
          }),
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  /** Twelve months of movements with what stood before them and what stands after. */
  twelveMonths: [
    ["us", "uk"],
    (b, m) => {
      const months = range(b.yearStart(m), m);
      return {
        files: [
          xlsx([
            "GL summary",
            [
              ["General ledger summary"],
              [
                "Account",
                "Description",
                "Beginning balance",
                ...months.map(c.tinyMonth),
                "Ending balance",
              ],
              ...b.accounts.map((a) => [
                a.code,
                a.name,
                c.number(startOf(b, a.id, b.yearStart(m))),
                ...months.map((each) => c.number(b.movement(a.id, each))),
                c.number(b.balance(a.id, m)),
              ]),
            ],
          ]),
        ],
        range: { from: b.yearStart(m), to: m },
        isReadable: true,
      };
    },
  ],
  /** Two years of balances across, the profit of the first in retained earnings. */
  balancesAcross: [
    ["au", "us"],
    (b, m) => {
      const months = range(m - 7, m);
      return {
        files: [
          csv([
            ["Code", "Name", "Type", ...months.map(c.tinyMonth)],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              a.class.toLowerCase(),
              ...months.map((each) => c.brackets(b.balance(a.id, each))),
            ]),
          ]),
        ],
        range: { from: m - 6, to: m },
        isReadable: true,
      };
    },
  ],
  /** Movements across and nothing to start from, together with a trial balance before them. */
  movementsAcrossAfterBalances: [
    ["au", "uk"],
    (b, m) => {
      const months = range(m - 5, m);
      return {
        files: [
          csv([
            [`Trial balance as at ${c.longDay(m - 6)}`],
            ["Code", "Name", "Type", "Debit", "Credit"],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              a.class.toLowerCase(),
              ...c.sided(b.balance(a.id, m - 6), c.thousands),
            ]),
          ]),
          csv([
            ["Code", "Name", "Type", ...months.map(c.tinyMonth)],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              a.class.toLowerCase(),
              ...months.map((each) => c.brackets(b.movement(a.id, each))),
            ]),
          ]),
        ],
        range: { from: m - 5, to: m },
        isReadable: true,
      };
    },
  ],
  /** A trial balance whose printed day is the only one without a label, beside the period. */
  printedLater: [
    ["uk", "in"],
    (b, m) => ({
      files: [
        csv([
          [c.slashDay(m + 1, 17), "", "Page 1"],
          ["Period Trial Balance"],
          [`Period ending ${c.longDay(m)}`],
          ["A/C", "Name", "Debit", "Credit"],
          ...b.accounts.map((a) => [a.code, a.name, ...c.sided(b.balance(a.id, m), c.plain)]),
          ["", "Totals:", ...feet(b, m).map(c.plain)],
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  /** Dynamics GP / Acumatica: beginning, debit, credit, net, ending. */
  dynamicsSummary: [
    ["us", "au"],
    (b, m) => ({
      files: [
        csv([
          ["Trial Balance Summary"],
          [`Ranges: From ${c.monthWord(m)} 1, ${yearOf(m)} To ${c.usDay(m)}`],
          [`User Date: ${c.slashDay(m + 1, 8)}`],
          [
            "Account",
            "Description",
            "Beginning Balance",
            "Debit",
            "Credit",
            "Net Change",
            "Ending Balance",
          ],
          ...b.accounts.map((a) => [
            a.code,
            a.name,
            c.dollars(startOf(b, a.id, m)),
            c.dollars(b.debit(a.id, m)),
            c.dollars(b.credit(a.id, m)),
            c.dollars(b.movement(a.id, m)),
            c.dollars(b.balance(a.id, m)),
          ]),
        ]),
      ],
      range: movementsIn(m),
      isReadable: true,
    }),
  ],
  /** Groups over their accounts, each with the sum of what follows, told by nothing but indents. */
  indentedGroups: [
    ["in", "us"],
    (b, m) => ({
      files: [
        xlsx([
          "Sheet1",
          [
            ["Trial Balance"],
            [`${c.tallyDay(b.yearStart(m), 1)} to ${c.tallyDay(m)}`],
            ["Particulars", "Debit", "Credit"],
            ...(["EQUITY", "LIABILITY", "ASSET", "REVENUE", "EXPENSE"] as const).flatMap((kind) => {
              const members = b.accounts.filter((a) => a.class === kind);
              const nets = members.map((a) => b.balance(a.id, m));
              return [
                [GROUPS[kind], ...sidesOf(nets, c.number)],
                ...members.map((a) => [
                  `   ${a.name}`,
                  ...c.sided(b.balance(a.id, m), c.number, null),
                ]),
              ];
            }),
            ["Grand Total", ...feet(b, m).map(c.number)],
          ] as Rows,
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  /** Two months that are told apart by nothing: a question, not an answer. */
  twoDates: [
    ["au", "us"],
    (b, m) => ({
      files: [
        csv([
          ["Trial balance"],
          [c.longDay(m)],
          [c.longDay(m + 1)],
          ["Code", "Name", "Debit", "Credit"],
          ...b.accounts.map((a) => [a.code, a.name, ...c.sided(b.balance(a.id, m), c.plain)]),
        ]),
      ],
      range: balancesAt(m),
      isReadable: false,
    }),
  ],
  /** A profit and loss alone has no balance to start from. */
  profitAndLossOnly: [
    ["au", "us"],
    (b, m) => ({
      files: [
        csv([
          ["Profit and loss"],
          [`For the month ended ${c.longDay(m)}`],
          ["Account", "Amount"],
          ...b.accounts
            .filter((a) => !balanceSheet(a.class))
            .map((a) => [
              a.name,
              c.thousands(a.class === "REVENUE" ? -b.movement(a.id, m) : b.movement(a.id, m)),
            ]),
        ]),
      ],
      range: movementsIn(m),
      isReadable: false,
    }),
  ],
  /** Two trial balances over the turn of a year that a dividend was paid in. */
  dividendAtTheTurn: [
    ["au", "uk"],
    (original) => {
      const july = monthOf(2027, 7);
      const b = corpusBooks(original.chart, 6, 3, july);
      const one = (m: Month) =>
        csv([
          [`Trial balance as at ${c.longDay(m)}`],
          ["Code", "Name", "Class", "Debit", "Credit"],
          ...b.accounts.map((a) => [
            a.code,
            a.name,
            a.class.toLowerCase(),
            ...c.sided(b.balance(a.id, m), c.plain),
          ]),
        ]);
      return {
        files: [one(july - 1), one(july), one(july + 1)],
        range: { from: july, to: july + 1 },
        isReadable: true,
        books: b,
      };
    },
  ],
  /** A ledger that never closes its years. */
  neverClosed: [
    ["au", "us"],
    (b) => {
      const july = b.yearStart(monthOf(2027, 8));
      const running = runningOn(b, july);
      const one = (m: Month) =>
        csv([
          [`Trial balance as at ${c.longDay(m)}`],
          ["Code", "Name", "Class", "Debit", "Credit"],
          ...b.accounts.map((a) => [
            a.code,
            a.name,
            a.class.toLowerCase(),
            ...c.sided(running(a.id, m), c.plain),
          ]),
        ]);
      return {
        files: [one(july - 1), one(july), one(july + 1)],
        range: { from: july, to: july + 1 },
        isReadable: true,
      };
    },
  ],
  /** Names only, one signed column, the year's first month. */
  namesOnly: [
    ["us", "au"],
    (b, m) => ({
      files: [
        csv([
          [`Account balances ${c.shortMonth(m)}`],
          ["Account name", "Balance"],
          ...b.accounts.map((a) => [a.name, c.brackets(b.balance(a.id, m))]),
        ]),
      ],
      range: balancesAt(m),
      isReadable: true,
    }),
  ],
  /** SAP Business One: balance, with the opening and both sides of a year. */
  sapBusinessOne: [
    ["de", "us"],
    (b, m) => ({
      files: [
        xlsx([
          "Trial Balance",
          [
            ["Trial Balance"],
            [`Posting Date From ${c.dottedDay(m, 1)} To ${c.dottedDay(m)}`],
            ["G/L Account", "Name", "OB", "Debit", "Credit", "Balance"],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              c.number(startOf(b, a.id, m)),
              c.number(b.debit(a.id, m)),
              c.number(b.credit(a.id, m)),
              c.number(b.balance(a.id, m)),
            ]),
          ],
        ]),
      ],
      range: movementsIn(m),
      isReadable: true,
    }),
  ],
  /** Movements of the month, told as such by nothing but rows with both sides. */
  bothSides: [
    ["uk", "au"],
    (b, m) => ({
      files: [
        csv([
          [`Trial balance ${c.longMonth(m)}`],
          ["Code", "Name", "Class", "Debit", "Credit"],
          ...b.accounts.map((a) => [
            a.code,
            a.name,
            a.class.toLowerCase(),
            c.plain(b.debit(a.id, m)),
            c.plain(b.credit(a.id, m)),
          ]),
        ]),
      ],
      range: movementsIn(m),
      isReadable: false,
    }),
  ],
  /** Two sheets, one of this month and one of the budget. */
  budgetSheet: [
    ["au", "us"],
    (b, m) => {
      const rows = (change: Minor): Rows => [
        [`Trial balance as at ${c.longDay(m)}`],
        ["Code", "Name", "Class", "Debit", "Credit"],
        ...b.accounts.map((a) => [
          a.code,
          a.name,
          a.class.toLowerCase(),
          ...c.sided(
            b.balance(a.id, m) + (a.id === "bank" ? change : a.id === "sales" ? -change : 0n),
            c.number,
            null,
          ),
        ]),
      ];
      return {
        files: [
          xlsx(
            ["Budget", [...rows(900_000n), [], ["Approved by the board"]]],
            ["Actual", rows(0n)],
          ),
        ],
        range: balancesAt(m),
        isReadable: true,
      };
    },
  ],
};

export function unseenCases(): CorpusCase[] {
  return casesOf(forms);
}
