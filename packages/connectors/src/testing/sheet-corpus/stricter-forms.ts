/**
 * Forms written after somebody else's files had shown what was read wrong in silence or refused
 * though readable: accounts called like sections, spans of months, budgets, netted totals.
 */
import { daysInMonth, type Month, yearOf } from "@app/engine/time/month";
import type { Minor } from "#ledger/ledger.ts";
import * as c from "./cells.ts";
import type { ChartName, CorpusBooks } from "./corpus-books.ts";
import { balancesAt, type CorpusCase, csv, movementsIn, type Rows, xlsx } from "./corpus-case.ts";
import { casesOf, type Form, feet, range, startOf, sum } from "./form-parts.ts";

type Account = CorpusBooks["accounts"][number];

const sidesAt = (b: CorpusBooks, a: Account, m: Month, write: c.Write = c.plain) =>
  c.sided(b.balance(a.id, m), write);

function balances(
  title: (m: Month) => string,
  headings: (m: Month) => string[],
  row: (b: CorpusBooks, a: Account, m: Month) => c.Cell[],
  { delimiter = ",", isReadable = true } = {},
): Form {
  return (b, m) => ({
    files: [csv([[title(m)], headings(m), ...b.accounts.map((a) => row(b, a, m))], { delimiter })],
    range: balancesAt(m),
    isReadable,
  });
}

const asAt = (m: Month) => `Trial balance as at ${c.longDay(m)}`;

/** Opening, what moved in the last three months, closing. */
function ofAQuarter(title: (m: Month) => string, headings: string[], isReadable: boolean): Form {
  const moved = (b: CorpusBooks, a: Account, m: Month, of: "debit" | "credit") =>
    c.plain(sum(range(m - 2, m).map((each) => b[of](a.id, each))));
  const row = (b: CorpusBooks, a: Account, m: Month) => [
    a.code,
    a.name,
    c.plain(startOf(b, a.id, m - 2)),
    moved(b, a, m, "debit"),
    moved(b, a, m, "credit"),
    c.plain(b.balance(a.id, m)),
  ];
  return balances(title, () => headings, row, { isReadable });
}

const ROLLING = ["Code", "Account", "Opening balance", "Debit", "Credit", "Closing balance"];

function withNil(b: CorpusBooks, m: Month, code: string, name: string): Rows {
  const rows = b.accounts.map((a) => [a.code, a.name, ...sidesAt(b, a, m)] as c.Cell[]);
  return [...rows, [code, name, "", ""]].sort((one, other) =>
    String(one[0]) < String(other[0]) ? -1 : 1,
  );
}

const nil =
  (code: string, name: string): Form =>
  (b, m) => ({
    files: [csv([[asAt(m)], ["Code", "Account", "Debit", "Credit"], ...withNil(b, m, code, name)])],
    range: balancesAt(m),
    isReadable: true,
  });

/** Headings and end totals with codes of their own, each total the net of its section. */
const endTotals: Form = (b, m) => {
  const sections = ["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"] as const;
  const rows = sections.flatMap((kind): Rows => {
    const members = b.accounts
      .filter((a) => a.class === kind)
      .sort((x, y) => (x.code < y.code ? -1 : 1));
    const net = sum(members.map((a) => b.balance(a.id, m)));
    const [first, last] = [members[0]?.code ?? "", members.at(-1)?.code ?? ""];
    const title = kind === "REVENUE" ? "Income" : `${kind}S`;
    return [
      [String(Number(first) - 1).padStart(first.length, "0"), title, "", ""],
      ...members.map((a) => [a.code, a.name, ...sidesAt(b, a, m)]),
      [
        String(Number(last) + 1).padStart(last.length, "0"),
        `Total ${title}`,
        ...c.sided(net, c.plain),
      ],
    ];
  });
  return {
    files: [csv([[asAt(m)], ["No.", "Name", "Balance Debit", "Balance Credit"], ...rows])],
    range: balancesAt(m),
    isReadable: true,
  };
};

const monthsBetweenDates: Form = (b, m) => {
  const months = range(m - 2, m);
  const headings = [
    "Code",
    "Account",
    `Opening balance 1 ${c.shortMonth(m - 2)}`,
    ...months.map(c.shortMonth),
    `Closing balance ${c.longDay(m)}`,
  ];
  const rows = b.accounts.map((a) => [
    a.code,
    a.name,
    c.plain(startOf(b, a.id, m - 2)),
    ...months.map((each) => c.plain(b.movement(a.id, each))),
    c.plain(b.balance(a.id, m)),
  ]);
  const isWithinYear = months.every((each) => b.yearStart(each) === b.yearStart(m));
  return {
    files: [csv([headings, ...rows])],
    range: { from: m - 2, to: m },
    isReadable: isWithinYear,
  };
};

/** Accounts in the second column, the total in the first. */
const desktopTotals: Form = (b, m) => ({
  files: [
    xlsx([
      "Sheet1",
      [
        [
          "",
          "",
          `${c.monthWord(m).slice(0, 3)} ${daysInMonth(m)}, ${String(yearOf(m)).slice(2)}`,
          "",
        ],
        ["", "", "Debit", "Credit"],
        ...b.accounts.map((a) => [
          "",
          `${a.code} · ${a.name}`,
          ...c.sided(b.balance(a.id, m), c.number, null),
        ]),
        ["TOTAL", "", ...feet(b, m).map(c.number)],
      ],
    ]),
  ],
  range: balancesAt(m),
  isReadable: true,
});

const numberedRows: Form = (b, m) => {
  const file = (month: Month, isLess: boolean) =>
    csv([
      [asAt(month)],
      ["#", "Account No.", "Account Name", "Debit", "Credit"],
      ...b.accounts
        .filter((a) => !isLess || b.balance(a.id, month) !== 0n)
        .map((a, at) => [String(at + 1), a.code, a.name, ...sidesAt(b, a, month)]),
    ]);
  return { files: [file(m - 1, true), file(m, false)], range: movementsIn(m), isReadable: true };
};

const negative = (amount: Minor) => c.plain(-amount);
const euroSide: c.Write = (amount) => String(c.sollHaben(amount)).replace(" ", " € ");

const forms: Record<string, [ChartName[], Form]> = {
  nilOtherIncome: [["us", "uk"], nil("4900", "Other income")],
  nilProvisions: [["us", "in"], nil("2950", "Provisions")],
  nilInvestments: [["us", "uk"], nil("1590", "Investments")],
  codedEndTotals: [["us", "in"], endTotals],
  quarterByWords: [
    ["us", "uk"],
    ofAQuarter((m) => `${c.monthWord(m - 2)} - ${c.monthWord(m)}, ${yearOf(m)}`, ROLLING, true),
  ],
  quarterByDottedDays: [
    ["de", "nl"],
    ofAQuarter(
      (m) => `Zeitraum ${c.dottedDay(m - 2, 1)}-${c.dottedDay(m)}`,
      ["Konto", "Bezeichnung", "Anfangsbestand", "Soll", "Haben", "Endbestand"],
      true,
    ),
  ],
  quarterUnsaid: [["us", "uk"], ofAQuarter(asAt, ROLLING, false)],
  budget: [
    ["us", "au"],
    balances(
      (m) => `Budgeted balances as at ${c.longDay(m)}`,
      () => ["Code", "Account", "Debit", "Credit"],
      (b, a, m) => [a.code, a.name, ...sidesAt(b, a, m)],
      { isReadable: false },
    ),
  ],
  creditsWithMinus: [
    ["us", "in"],
    balances(
      asAt,
      () => ["Code", "Account", "Debit", "Credit"],
      (b, a, m) => {
        const net = b.balance(a.id, m);
        return [
          a.code,
          a.name,
          net > 0n ? c.plain(net) : "0.00",
          net < 0n ? negative(-net) : "0.00",
        ];
      },
    ),
  ],
  yearsAsHeadings: [
    ["us", "uk"],
    balances(
      asAt,
      (m) => ["Code", "Account", String(yearOf(m)), String(yearOf(m) - 1)],
      (b, a, m) => [a.code, a.name, c.plain(b.balance(a.id, m)), c.plain(b.balance(a.id, m - 12))],
    ),
  ],
  soldeN: [
    ["fr", "fr"],
    balances(
      (m) => `Balance au ${c.slashDay(m)}`,
      () => ["Compte", "Libellé", "Solde N", "Solde N-1"],
      (b, a, m) => [
        a.code,
        a.name,
        c.french(b.balance(a.id, m)),
        c.french(b.balance(a.id, m - 12)),
      ],
      { delimiter: ";" },
    ),
  ],
  euroBeforeSide: [
    ["de", "de"],
    balances(
      (m) => `Saldenliste zum ${c.dottedDay(m)}`,
      () => ["Konto", "Bezeichnung", "Saldo"],
      (b, a, m) => [a.code, a.name, euroSide(b.balance(a.id, m))],
      { delimiter: ";" },
    ),
  ],
  monthsBetweenDates: [["us", "us"], monthsBetweenDates],
  desktopTotals: [["us", "in"], desktopTotals],
  numberedRows: [["us", "uk"], numberedRows],
};

export function stricterCases(): CorpusCase[] {
  return casesOf(forms);
}
