/** Forms the rules were written with. */
import { type Month, monthOf, yearOf } from "@app/engine/time/month";
import type { Minor } from "#ledger/ledger.ts";
import * as c from "./cells.ts";
import { type ChartName, type CorpusBooks, corpusBooks } from "./corpus-books.ts";
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

const lead = (a: { code: string; name: string; class: string }) => [
  a.code,
  a.name,
  a.class.toLowerCase(),
];

const single = (files: CorpusCase["files"], range: CorpusCase["range"], isReadable = true) => ({
  files,
  range,
  isReadable,
});

function sides(b: CorpusBooks, id: string, m: Month, write: c.Write): c.Cell[] {
  return [write(b.debit(id, m)), write(b.credit(id, m))];
}

const totalOf = (b: CorpusBooks, of: (id: string) => Minor) => sum(b.accounts.map((a) => of(a.id)));

/** A trial balance of balances with a title and headings, everything else the same. */
function plainBalances(
  title: (m: Month) => Rows,
  headings: string[],
  write: c.Write = c.plain,
): Form {
  return (b, m) =>
    single(
      [
        csv([
          ...title(m),
          headings,
          ...b.accounts.map((a) => [...lead(a), ...c.sided(b.balance(a.id, m), write)]),
        ]),
      ],
      balancesAt(m),
    );
}

const SIDED = ["Code", "Account", "Class", "Debit", "Credit"];

function twoMonths(b: CorpusBooks, balance: (id: string, m: Month) => Minor, turn: Month) {
  const one = (m: Month) =>
    csv([
      [`Trial balance as at ${c.longDay(m)}`],
      SIDED,
      ...b.accounts.map((a) => [...lead(a), ...c.sided(balance(a.id, m), c.plain)]),
    ]);
  return { files: [one(turn - 1), one(turn), one(turn + 1)], range: { from: turn, to: turn + 1 } };
}

const forms: Record<string, [ChartName[], Form]> = {
  xeroClassic: [
    ["au", "uk", "us"],
    (b, m) =>
      single(
        [
          csv([
            ["Trial Balance"],
            ["Harbour Street Bikes Pty Ltd"],
            [`As at ${c.longDay(m)}`],
            [],
            ["Account", "Debit", "Credit", "YTD Debit", "YTD Credit"],
            ...sections(
              b,
              (a) => [
                `${a.name} (${a.code})`,
                ...c.sided(b.movement(a.id, m), c.plain),
                ...c.sided(b.balance(a.id, m), c.plain),
              ],
              5,
            ),
            [
              "Total",
              ...[1n, -1n].map((side) =>
                c.plain(
                  totalOf(b, (id) => {
                    const net = b.movement(id, m) * side;
                    return net > 0n ? net : 0n;
                  }),
                ),
              ),
              ...feet(b, m).map(c.plain),
            ],
          ]),
        ],
        movementsIn(m),
      ),
  ],
  xeroNew: [
    ["au", "us"],
    (b, m) =>
      single(
        [
          xlsx([
            "Trial Balance",
            [
              ["Trial Balance"],
              ["Harbour Street Bikes Pty Ltd"],
              [`As at ${c.longDay(m)}`],
              [],
              [
                "Account Code",
                "Account",
                "Account Type",
                "Debit - Year to date",
                "Credit - Year to date",
                c.longDay(m - 12),
              ],
              ...b.accounts.map((a) => [
                a.code,
                a.name,
                a.class.toLowerCase(),
                ...c.sided(b.balance(a.id, m), c.number, null),
                c.number(b.balance(a.id, m - 12)),
              ]),
              ["", "Total", "", ...feet(b, m).map(c.number), c.number(0n)],
            ],
          ]),
        ],
        balancesAt(m),
      ),
  ],
  quickBooksOnline: [
    ["us", "au"],
    (b, m) =>
      single(
        [
          csv([
            ["Harbour LLC"],
            ["Trial Balance"],
            [`As of ${c.usDay(m)}`],
            [],
            ["", "Debit", "Credit"],
            ...b.accounts.map((a) => [
              `${a.code} ${a.name}`,
              ...c.sided(b.balance(a.id, m), c.thousands),
            ]),
            ["TOTAL", ...feet(b, m).map(c.dollars)],
            [],
            [],
            [`Thursday, ${c.usDay(m + 1)} 09:12 AM GMT+10:00 - Accrual Basis`],
          ]),
        ],
        balancesAt(m),
      ),
  ],
  quickBooksDesktop: [
    ["us", "us"],
    (b, m) =>
      single(
        [
          xlsx([
            "Sheet1",
            [
              ["", `${c.monthWord(m).slice(0, 3)} 30, ${String(yearOf(m)).slice(2)}`, ""],
              ["", "Debit", "Credit"],
              ...b.accounts.map((a) => [
                `${a.code} · ${a.name}`,
                ...c.sided(b.balance(a.id, m), c.number, null),
              ]),
              ["TOTAL", ...feet(b, m).map(c.number)],
            ],
          ]),
        ],
        balancesAt(m),
      ),
  ],
  myob: [
    ["au", "au"],
    (b, m) =>
      single(
        [
          csv(
            [
              ["Harbour Street Bikes"],
              ["Trial Balance"],
              [c.longMonth(m)],
              [`Created: ${c.slashDay(m + 1, 11)} 10:15 am`],
              [],
              ["Account No.", "Account Name", "Debit", "Credit", "YTD Debit", "YTD Credit"],
              ...b.accounts.map((a) => [
                `1-${a.code}`,
                a.name,
                ...c.sided(b.movement(a.id, m), c.dollars, "$0.00"),
                ...c.sided(b.balance(a.id, m), c.dollars, "$0.00"),
              ]),
            ],
            { delimiter: "\t", encoding: "windows-1252" },
          ),
        ],
        movementsIn(m),
      ),
  ],
  sage50: [
    ["uk", "uk"],
    (b, m) =>
      single(
        [
          csv([
            [`Date: ${c.slashDay(m + 1, 15)}`, "", "Harbour Ltd", "Page: 1"],
            ["Time: 14:10:02", "", "Period Trial Balance"],
            [`To Period: Month 9, ${c.longMonth(m)}`],
            ["N/C", "Name", "Debit", "Credit"],
            ...b.accounts.map((a) => [a.code, a.name, ...c.sided(b.balance(a.id, m), c.thousands)]),
            ["", "Totals:", ...feet(b, m).map(c.thousands)],
          ]),
        ],
        balancesAt(m),
      ),
  ],
  sageIntacct: [
    ["us", "uk"],
    (b, m) =>
      single(
        [
          csv([
            ["Company name:", "Harbour Inc"],
            ["Report name:", "Trial Balance"],
            ["Created on:", c.slashDay(m + 1, 12)],
            ["Reporting period:", `Month Ended ${c.longMonth(m)}`],
            [],
            [
              "Account",
              "Account title",
              "Opening balance",
              "Debits",
              "Credits",
              "Adjustment debits",
              "Adjustment credits",
              "Ending balance",
            ],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              c.plain(startOf(b, a.id, m)),
              ...sides(b, a.id, m, c.plain),
              c.plain(0n),
              c.plain(0n),
              c.plain(b.balance(a.id, m)),
            ]),
          ]),
        ],
        movementsIn(m),
      ),
  ],
  odoo: [
    ["fr", "us"],
    (b, m) =>
      single(
        [
          xlsx([
            "Trial Balance",
            [
              ["", "Initial Balance", "", c.shortMonth(m), "", "End Balance", ""],
              ["", "Debit", "Credit", "Debit", "Credit", "Debit", "Credit"],
              ...b.accounts.map((a) => [
                `${a.code} ${a.name}`,
                ...c.sided(startOf(b, a.id, m), c.number, 0),
                ...sides(b, a.id, m, c.number),
                ...c.sided(b.balance(a.id, m), c.number, 0),
              ]),
            ],
          ]),
        ],
        movementsIn(m),
      ),
  ],
  erpNext: [
    ["in", "us"],
    (b, m) =>
      single(
        [
          csv(
            [
              [
                "Account",
                "Opening (Dr)",
                "Opening (Cr)",
                "Debit",
                "Credit",
                "Closing (Dr)",
                "Closing (Cr)",
              ],
              ...(["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"] as const).flatMap(
                (kind) => {
                  const members = b.accounts.filter((a) => a.class === kind);
                  const of = (value: (id: string) => Minor) => members.map((a) => value(a.id));
                  const group = [
                    `${GROUPS[kind]} - HC`,
                    ...sidesOf(
                      of((id) => startOf(b, id, m)),
                      c.plain,
                    ),
                    c.plain(sum(of((id) => b.debit(id, m)))),
                    c.plain(sum(of((id) => b.credit(id, m)))),
                    ...sidesOf(
                      of((id) => b.balance(id, m)),
                      c.plain,
                    ),
                  ];
                  return [
                    group,
                    ...members.map((a) => [
                      `    ${a.code} - ${a.name} - HC`,
                      ...c.sided(startOf(b, a.id, m), c.plain, "0.00"),
                      ...sides(b, a.id, m, c.plain),
                      ...c.sided(b.balance(a.id, m), c.plain, "0.00"),
                    ]),
                  ];
                },
              ),
            ],
            { name: `Trial Balance ${c.isoDay(m, 1)} to ${c.isoDay(m)}.csv` },
          ),
        ],
        movementsIn(m),
      ),
  ],
  datev: [
    ["de", "de", "de"],
    (b, m) =>
      single(
        [
          csv(
            [
              ["Summen- und Saldenliste"],
              ["Mandant: 10012 Muster GmbH"],
              [`Wirtschaftsjahr ${yearOf(m)}`],
              [`Zeitraum: ${c.dottedDay(m, 1)} - ${c.dottedDay(m)}`],
              [`Erstellt am ${c.dottedDay(m + 1, 14)}`],
              [
                "Konto",
                "Beschriftung",
                "EB-Wert",
                "S/H",
                "Soll",
                "Haben",
                "Kum. Soll",
                "Kum. Haben",
                "Saldo",
                "S/H",
              ],
              ...b.accounts.map((a) => {
                const months = range(b.yearStart(m), m);
                const opened = startOf(b, a.id, b.yearStart(m));
                const saldo = b.balance(a.id, m);
                const size = (net: Minor) => c.german(net < 0n ? -net : net);
                const side = (net: Minor) => (net === 0n ? "" : net < 0n ? "H" : "S");
                return [
                  a.code,
                  a.name,
                  size(opened),
                  side(opened),
                  ...sides(b, a.id, m, c.german),
                  c.german(sum(months.map((each) => b.debit(a.id, each)))),
                  c.german(sum(months.map((each) => b.credit(a.id, each)))),
                  size(saldo),
                  side(saldo),
                ];
              }),
            ],
            { delimiter: ";", encoding: "windows-1252" },
          ),
        ],
        movementsIn(m),
      ),
  ],
  tally: [
    ["in", "in"],
    (b, m) =>
      single(
        [
          xlsx([
            "Trial Balance",
            [
              ["Harbour Traders Pvt Ltd"],
              ["Trial Balance"],
              [`${c.tallyDay(m, 1)} to ${c.tallyDay(m)}`],
              ["Particulars", "Opening", "Transactions", "", "Closing"],
              ["", "Balance", "Debit", "Credit", "Balance"],
              ...b.accounts.map((a) => [
                a.name,
                c.indianSuffixed(startOf(b, a.id, m)),
                ...sides(b, a.id, m, c.indian),
                c.indianSuffixed(b.balance(a.id, m)),
              ]),
              [
                "Grand Total",
                "",
                c.indian(totalOf(b, (id) => b.debit(id, m))),
                c.indian(totalOf(b, (id) => b.credit(id, m))),
                "",
              ],
            ],
          ]),
        ],
        movementsIn(m),
      ),
  ],
  sap: [
    ["de", "us"],
    (b, m) =>
      single(
        [
          csv(
            [
              ["G/L Account Balances", "", "", "", "", "", "", ""],
              [`Reporting period 0${1} to ${c.longMonth(m)}`],
              [
                "CoCd",
                "G/L acct",
                "Short Text",
                "Crcy",
                "Balance Carryforward",
                "Balance prev.periods",
                "Debit rept.per.",
                "Credit report per.",
                "Accumulated balance",
              ],
              ...b.accounts.map((a) => {
                const opened = startOf(b, a.id, b.yearStart(m));
                return [
                  "1000",
                  a.code,
                  a.name,
                  "EUR",
                  c.germanMinusBehind(opened),
                  c.germanMinusBehind(startOf(b, a.id, m) - opened),
                  ...sides(b, a.id, m, c.germanMinusBehind),
                  c.germanMinusBehind(b.balance(a.id, m)),
                ];
              }),
            ],
            { delimiter: "\t", encoding: "utf16le" },
          ),
        ],
        movementsIn(m),
        false,
      ),
  ],
  netSuite: [
    ["us", "uk"],
    (b, m) =>
      single(
        [
          csv([
            ["Harbour Inc"],
            ["Parent Company"],
            ["Trial Balance"],
            [`End of ${c.shortMonth(m)}`],
            ["Options: Show Zeros"],
            [],
            ["Account", "Amount (Debit)", "Amount (Credit)"],
            ...b.accounts.map((a) => [
              `${a.code} - ${a.name}`,
              ...c.sided(b.balance(a.id, m), c.dollars),
            ]),
            ["Total", ...feet(b, m).map(c.dollars)],
          ]),
        ],
        balancesAt(m),
      ),
  ],
  businessCentral: [
    ["uk", "us"],
    (b, m) =>
      single(
        [
          xlsx([
            "Trial Balance",
            [
              ["Trial Balance"],
              [`Period: ${c.slashDay(m, 1)}..${c.slashDay(m)}`],
              ["", "", "Net Change", "", "Balance", ""],
              ["No.", "Name", "Debit", "Credit", "Debit", "Credit"],
              ...b.accounts.map((a) => [
                a.code,
                a.name,
                ...c.sided(b.movement(a.id, m), c.number, null),
                ...c.sided(b.balance(a.id, m), c.number, null),
              ]),
            ],
          ]),
        ],
        movementsIn(m),
      ),
  ],
  /** The year's movements are not the month's. */
  yearsMovements: [
    ["us", "fr"],
    (b, m) =>
      single(
        [
          csv([
            ["Trial balance"],
            [`Period: ${c.longDay(b.yearStart(m))} to ${c.longDay(m)}`],
            ["Code", "Account", "Opening balance", "Debit", "Credit", "Closing balance"],
            ...b.accounts.map((a) => {
              const months = range(b.yearStart(m), m);
              return [
                a.code,
                a.name,
                c.plain(startOf(b, a.id, b.yearStart(m))),
                c.plain(sum(months.map((each) => b.debit(a.id, each)))),
                c.plain(sum(months.map((each) => b.credit(a.id, each)))),
                c.plain(b.balance(a.id, m)),
              ];
            }),
          ]),
        ],
        balancesAt(m),
      ),
  ],
  comparativeBalances: [
    ["au", "uk"],
    (b, m) =>
      single(
        [
          csv([
            ["Balances"],
            ["Code", "Account", "Class", c.longDay(m), c.longDay(m - 12)],
            ...b.accounts.map((a) => [
              ...lead(a),
              c.thousands(b.balance(a.id, m)),
              c.thousands(b.balance(a.id, m - 12)),
            ]),
          ]),
        ],
        balancesAt(m),
      ),
  ],
  comparativeFirst: [
    ["au", "uk"],
    (b, m) =>
      single(
        [
          csv([
            [`Trial balance as at ${c.longDay(m)}`],
            ["Code", "Account", "Class", "Prior year", "This year", "Budget", "Variance"],
            ...b.accounts.map((a) => [
              ...lead(a),
              c.plain(b.balance(a.id, m - 12)),
              c.plain(b.balance(a.id, m)),
              c.plain(
                b.balance(a.id, m) + (a.id === "bank" ? 5_000n : a.id === "sales" ? -5_000n : 0n),
              ),
              c.plain(a.id === "bank" ? -5_000n : a.id === "sales" ? 5_000n : 0n),
            ]),
          ]),
        ],
        balancesAt(m),
      ),
  ],
  monthAndYearToDate: [
    ["us", "au"],
    (b, m) =>
      single(
        [
          csv([
            [`Trial balance for the month ended ${c.longDay(m)}`],
            ["Code", "Account", "Class", "This month", "Year to date"],
            ...b.accounts.map((a) => [
              ...lead(a),
              c.brackets(b.movement(a.id, m)),
              c.brackets(b.balance(a.id, m)),
            ]),
          ]),
        ],
        movementsIn(m),
      ),
  ],
  asAt: [
    ["au", "us", "de"],
    plainBalances((m) => [[`Trial balance as at ${c.longDay(m)}`]], SIDED),
  ],
  asAtWithPrinted: [
    ["au", "uk"],
    plainBalances(
      (m) => [
        [`Printed ${c.longDay(m + 1)}`],
        ["Trial balance"],
        [`As at ${c.longDay(m)}`],
        [`Run by admin on ${c.isoDay(m + 2, 3)}`],
      ],
      SIDED,
      c.dollars,
    ),
  ],
  exportedOnly: [
    ["au", "uk"],
    (b, m) => ({
      ...plainBalances((month) => [["Trial balance"], [`Exported ${c.longDay(month + 1)}`]], SIDED)(
        b,
        m,
      ),
      isReadable: false,
    }),
  ],
  asAtSwiss: [
    ["de", "au"],
    plainBalances(
      (m) => [[`Saldenliste per ${c.dottedDay(m)}`]],
      ["Konto", "Bezeichnung", "Typ", "Soll", "Haben"],
      c.swiss,
    ),
  ],
  suffixes: [
    ["in", "uk"],
    (b, m) =>
      single(
        [
          csv([
            [`Trial balance as on ${c.tallyDay(m)}`],
            ["Ledger code", "Ledger name", "Balance"],
            ...b.accounts.map((a) => [a.code, a.name, c.suffixed(b.balance(a.id, m))]),
          ]),
        ],
        balancesAt(m),
      ),
  ],
  sollHabenBehind: [
    ["de", "de"],
    (b, m) =>
      single(
        [
          csv(
            [
              [`Saldenliste zum ${c.dottedDay(m)}`],
              ["Konto", "Bezeichnung", "Saldo"],
              ...b.accounts.map((a) => [a.code, a.name, c.sollHaben(b.balance(a.id, m))]),
            ],
            { delimiter: ";", encoding: "windows-1252" },
          ),
        ],
        balancesAt(m),
      ),
  ],
  indicator: [
    ["nl", "de"],
    (b, m) =>
      single(
        [
          csv(
            [
              [`Saldi per ${c.dottedDay(m)}`],
              ["Rekening", "Omschrijving", "D/C", "Bedrag"],
              ...b.accounts.map((a) => {
                const net = b.balance(a.id, m);
                return [a.code, a.name, net < 0n ? "C" : "D", c.german(net < 0n ? -net : net)];
              }),
            ],
            { delimiter: ";" },
          ),
        ],
        balancesAt(m),
      ),
  ],
  natural: [
    ["au", "us"],
    (b, m) =>
      single(
        [
          csv([
            [`Account balances as of ${c.usDay(m)}`],
            ["Code", "Account", "Class", "Balance"],
            ...b.accounts.map((a) => [
              ...lead(a),
              c.thousands(naturalOf(a.class, b.balance(a.id, m))),
            ]),
          ]),
        ],
        balancesAt(m),
      ),
  ],
  reversed: [
    ["us", "uk"],
    (b, m) =>
      single(
        [
          csv([
            [`Balances as of ${c.usDay(m)}`],
            ["Code", "Account", "Class", "Balance"],
            ...b.accounts.map((a) => [...lead(a), c.thousands(-b.balance(a.id, m))]),
          ]),
        ],
        balancesAt(m),
      ),
  ],
  reversedWithoutClass: [
    ["us", "au"],
    (b, m) =>
      single(
        [
          csv([
            [`Balances as of ${c.usDay(m)}`],
            ["Code", "Account", "Balance"],
            ...b.accounts.map((a) => [a.code, a.name, c.plain(-b.balance(a.id, m))]),
          ]),
        ],
        balancesAt(m),
      ),
  ],
  monthlyBalances: [
    ["au", "us"],
    (b, m) => {
      const months = range(m - 10, m);
      return single(
        [
          csv([
            ["Code", "Account", "Class", ...months.map(c.tinyMonth)],
            ...b.accounts.map((a) => [
              ...lead(a),
              ...months.map((each) => c.plain(b.balance(a.id, each))),
            ]),
          ]),
        ],
        { from: m - 9, to: m },
      );
    },
  ],
  monthlyMovementsWithOpening: [
    ["au", "us"],
    (b, m) => {
      const months = range(m - 5, m);
      return single(
        [
          csv([
            ["Code", "Account", "Class", "Opening balance", ...months.map(c.shortMonth)],
            ...b.accounts.map((a) => [
              ...lead(a),
              c.plain(startOf(b, a.id, m - 5)),
              ...months.map((each) => c.plain(b.movement(a.id, each))),
            ]),
          ]),
        ],
        { from: m - 5, to: m },
      );
    },
  ],
  monthlyMovementsUnsaid: [
    ["au", "us"],
    (b, m) => {
      const months = range(m - 5, m);
      const start = csv([
        [`Trial balance as at ${c.longDay(m - 6)}`],
        SIDED,
        ...b.accounts.map((a) => [...lead(a), ...c.sided(b.balance(a.id, m - 6), c.plain)]),
      ]);
      return single(
        [
          start,
          csv([
            ["Code", "Account", "Class", ...months.map(c.shortMonth), "Total"],
            ...b.accounts.map((a) => [
              ...lead(a),
              ...months.map((each) => c.plain(b.movement(a.id, each))),
              c.plain(sum(months.map((each) => b.movement(a.id, each)))),
            ]),
          ]),
        ],
        { from: m - 5, to: m },
      );
    },
  ],
  /** Two months across and nothing that tells balances from movements. */
  forTheMonth: [
    ["au", "us"],
    (b, m) =>
      single(
        [
          csv([
            [`Trial balance for the month of ${c.longMonth(m)}`],
            SIDED,
            ...b.accounts.map((a) => [...lead(a), ...c.sided(b.movement(a.id, m), c.plain)]),
          ]),
        ],
        movementsIn(m),
        false,
      ),
  ],
  netMovementTitle: [
    ["au", "us"],
    (b, m) =>
      single(
        [
          csv([
            [`Balances as at ${c.longDay(m - 1)}`],
            SIDED,
            ...b.accounts.map((a) => [...lead(a), ...c.sided(b.balance(a.id, m - 1), c.plain)]),
          ]),
          csv([
            [`Movements in ${c.longMonth(m)}`],
            SIDED,
            ...b.accounts.map((a) => [...lead(a), ...sides(b, a.id, m, c.plain)]),
          ]),
        ],
        movementsIn(m),
      ),
  ],
  longestSheetIsNot: [
    ["au", "us"],
    (b, m) =>
      single(
        [
          xlsx(
            ["Cover", [["Harbour Street Bikes"], [`Year end pack ${c.longMonth(m)}`]]],
            [
              "GL detail",
              [
                ["Date", "Account", "Description", "Debit", "Credit"],
                ...Array.from({ length: 120 }, (_, at) => [
                  c.isoDay(m, (at % 27) + 1),
                  "200",
                  `Invoice ${at}`,
                  null,
                  120.5,
                ]),
              ],
            ],
            [
              "TB",
              [
                [`Trial balance as at ${c.longDay(m)}`],
                SIDED,
                ...b.accounts.map((a) => [
                  ...lead(a),
                  ...c.sided(b.balance(a.id, m), c.number, null),
                ]),
              ],
            ],
          ),
        ],
        balancesAt(m),
      ),
  ],
  withoutHeadings: [
    ["au", "us"],
    (b, m) =>
      single(
        [
          csv([
            [`Trial balance at ${c.longDay(m)}`],
            ...b.accounts.map((a) => [a.code, a.name, ...c.sided(b.balance(a.id, m), c.plain)]),
          ]),
        ],
        balancesAt(m),
      ),
  ],
  withoutHeadingsRolling: [
    ["us", "au"],
    (b, m) =>
      single(
        [
          csv([
            [`Ledger summary, period ${c.longDay(m)}`],
            ...b.accounts.map((a) => [
              a.code,
              a.name,
              c.plain(startOf(b, a.id, m)),
              ...sides(b, a.id, m, c.plain),
              c.plain(b.balance(a.id, m)),
            ]),
          ]),
        ],
        movementsIn(m),
        false,
      ),
  ],
  sectionsAndSubtotals: [
    ["au", "us"],
    (b, m) =>
      single(
        [
          xlsx([
            "TB",
            [
              ["Trial Balance"],
              [`As at ${c.longDay(m)}`],
              ["Account", "Debit", "Credit"],
              ...(["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"] as const).flatMap(
                (kind) => {
                  const members = b.accounts.filter((a) => a.class === kind);
                  return [
                    [GROUPS[kind] === "Capital Account" ? "Equity" : GROUPS[kind]],
                    ...members.map((a) => [a.name, ...c.sided(b.balance(a.id, m), c.number, null)]),
                    [
                      `Total ${GROUPS[kind]}`,
                      ...sidesOf(
                        members.map((a) => b.balance(a.id, m)),
                        c.number,
                      ),
                    ],
                    [],
                  ];
                },
              ),
              ["Total", ...feet(b, m).map(c.number)],
            ] as Rows,
          ]),
        ],
        balancesAt(m),
      ),
  ],
  codeHierarchy: [
    ["fr", "es"],
    (b, m) =>
      single(
        [
          csv(
            [
              [`Balance au ${c.slashDay(m)}`],
              ["Compte", "Libellé", "Débit", "Crédit"],
              ...[...new Set(b.accounts.map((a) => a.code.slice(0, 1)))].sort().flatMap((digit) => {
                const members = b.accounts
                  .filter((a) => a.code.startsWith(digit))
                  .sort((one, other) => (one.code < other.code ? -1 : 1));
                return [
                  [
                    digit,
                    `Classe ${digit}`,
                    ...sidesOf(
                      members.map((a) => b.balance(a.id, m)),
                      c.french,
                    ),
                  ],
                  ...members.map((a) => [a.code, a.name, ...c.sided(b.balance(a.id, m), c.french)]),
                ];
              }),
            ],
            { delimiter: ";" },
          ),
        ],
        balancesAt(m),
      ),
  ],
  yearClosed: [
    ["au", "us"],
    (b) => ({ ...twoMonths(b, b.balance, b.yearStart(monthOf(2027, 8))), isReadable: true }),
  ],
  yearUnclosed: [
    ["au", "us"],
    (b) => {
      const turn = b.yearStart(monthOf(2027, 8));
      return { ...twoMonths(b, runningOn(b, turn), turn), isReadable: true };
    },
  ],
  yearUnclosedWithDividend: [
    ["au", "uk"],
    (original) => {
      const turn = original.yearStart(monthOf(2027, 8));
      const b = corpusBooks(original.chart, original.yearEndMonth, 9, turn);
      return { ...twoMonths(b, runningOn(b, turn), turn), isReadable: true, books: b };
    },
  ],
  profitToPartners: [
    ["au", "us"],
    (b) => {
      const turn = b.yearStart(monthOf(2027, 8));
      const profit = sum(
        b.accounts.filter((a) => !balanceSheet(a.class)).map((a) => b.balance(a.id, turn - 1)),
      );
      const balance = (id: string, m: Month) => {
        if (m < turn) return b.balance(id, m);
        if (id === "retained") return b.balance(id, m) - profit;
        return b.balance(id, m) + (id === "capital" ? profit : 0n);
      };
      return { ...twoMonths(b, balance, turn), isReadable: true, equityTogether: true };
    },
  ],
  classChanges: [
    ["au", "us"],
    (b, m) => {
      const one = (month: Month, rent: string) =>
        csv([
          [`Trial balance as at ${c.longDay(month)}`],
          SIDED,
          ...b.accounts.map((a) => [
            a.code,
            a.name,
            a.id === "rent" ? rent : a.class.toLowerCase(),
            ...c.sided(b.balance(a.id, month), c.plain),
          ]),
        ]);
      return {
        files: [one(m - 1, "expense"), one(m, "asset")],
        range: movementsIn(m),
        isReadable: false,
      };
    },
  ],
  classContradictsType: [
    ["au", "us"],
    (b, m) => ({
      files: [
        csv([
          [`Trial balance as at ${c.longDay(m)}`],
          ["Code", "Account", "Class", "Type", "Debit", "Credit"],
          ...b.accounts.map((a) => [
            ...lead(a),
            a.id === "rent" ? "Current asset" : a.class.toLowerCase(),
            ...c.sided(b.balance(a.id, m), c.plain),
          ]),
        ]),
      ],
      range: balancesAt(m),
      isReadable: false,
    }),
  ],
  openingBesideClosing: [
    ["uk", "us"],
    (b, m) =>
      single(
        [
          csv([
            [`Nominal balances, period ended ${c.longDay(m)}`],
            ["Code", "Account", "Class", "Opening", "Movement", "Closing"],
            ...b.accounts.map((a) => [
              ...lead(a),
              c.brackets(startOf(b, a.id, m)),
              c.brackets(b.movement(a.id, m)),
              c.brackets(b.balance(a.id, m)),
            ]),
          ]),
        ],
        movementsIn(m),
        false,
      ),
  ],
};

function naturalOf(kind: string, net: Minor): Minor {
  return kind === "ASSET" || kind === "EXPENSE" ? net : -net;
}

export function tunedCases(): CorpusCase[] {
  return casesOf(forms);
}
