/** The known ledgers behind the corpus: small trading companies with charts of several countries. */
import { type Month, monthInYear, monthOf, yearOf } from "@app/engine/time/month";
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import {
  type BookAccount,
  type Books,
  type Journal,
  reportsOf,
} from "#sources/demo-books/books.ts";

export type ChartName = "au" | "us" | "uk" | "in" | "de" | "fr" | "nl" | "es";

const CLASSES: Readonly<Record<string, AccountClass>> = {
  bank: "ASSET",
  debtors: "ASSET",
  stock: "ASSET",
  plant: "ASSET",
  accumulated: "ASSET",
  creditors: "LIABILITY",
  tax: "LIABILITY",
  loan: "LIABILITY",
  capital: "EQUITY",
  retained: "EQUITY",
  sales: "REVENUE",
  services: "REVENUE",
  interestIncome: "REVENUE",
  cost: "EXPENSE",
  wages: "EXPENSE",
  rent: "EXPENSE",
  office: "EXPENSE",
  depreciation: "EXPENSE",
  interest: "EXPENSE",
};

const KEYS = Object.keys(CLASSES);

/** Code and name, in the order of the keys. */
const CHARTS: Readonly<Record<ChartName, string>> = {
  au: `090 Business Bank Account|610 Accounts Receivable|630 Inventory|710 Office Equipment
    711 Less Accumulated Depreciation on Office Equipment|800 Accounts Payable|820 GST|900 Bank Loan
    970 Share Capital|960 Retained Earnings|200 Sales|210 Consulting Fees|270 Interest Income
    310 Cost of Goods Sold|477 Wages and Salaries|469 Rent|453 Office Expenses|416 Depreciation|437 Interest Expense`,
  us: `1000 Checking|1100 Accounts Receivable|1200 Inventory Asset|1500 Furniture and Equipment
    1550 Accumulated Depreciation|2000 Accounts Payable|2200 Sales Tax Payable|2500 Notes Payable
    3000 Common Stock|3900 Retained Earnings|4000 Sales|4100 Service Revenue|7000 Interest Income
    5000 Cost of Goods Sold|6000 Payroll Expenses|6200 Rent Expense|6300 Office Supplies|6400 Depreciation Expense|8000 Interest Expense`,
  uk: `1200 Bank Current Account|1100 Debtors Control Account|1001 Stock|0030 Office Equipment
    0031 Office Equipment Depreciation|2100 Creditors Control Account|2202 VAT Liability|2300 Loans
    3000 Ordinary Shares|3200 Profit and Loss Account|4000 Sales Type A|4100 Sales Type B|4906 Interest Received
    5000 Materials Purchased|7000 Gross Wages|7100 Rent|7500 Printing|8003 Office Equipment Depreciation Charge|7901 Bank Interest Paid`,
  in: `1001 HDFC Bank Current Account|1101 Sundry Debtors|1201 Stock in Hand|1301 Plant and Machinery
    1302 Accumulated Depreciation|2001 Sundry Creditors|2101 GST Payable|2201 Term Loan from Bank
    3001 Share Capital|3101 Retained Earnings|4001 Sales Accounts|4101 Service Income|4201 Interest Received
    5001 Purchase of Goods|6001 Salaries and Wages|6101 Rent|6201 Printing and Stationery|6301 Depreciation|6401 Interest on Term Loan`,
  de: `1200 Bank|1400 Forderungen aus Lieferungen und Leistungen|3980 Bestand Waren|0420 Büroeinrichtung
    0421 Kumulierte Abschreibungen Büroeinrichtung|1600 Verbindlichkeiten aus Lieferungen und Leistungen|1776 Umsatzsteuer 19%|0650 Verbindlichkeiten gegenüber Kreditinstituten
    0800 Gezeichnetes Kapital|0860 Gewinnvortrag vor Verwendung|8400 Erlöse 19% USt|8410 Erlöse Dienstleistungen|2650 Zinserträge
    3400 Wareneingang 19% Vorsteuer|4120 Gehälter|4210 Miete|4930 Bürobedarf|4830 Abschreibungen auf Sachanlagen|2100 Zinsaufwendungen`,
  fr: `512000 Banque|411000 Clients|370000 Stocks de marchandises|218300 Matériel de bureau et informatique
    281830 Amortissements du matériel de bureau|401000 Fournisseurs|445710 TVA collectée|164000 Emprunts auprès des établissements de crédit
    101000 Capital social|110000 Report à nouveau|707000 Ventes de marchandises|706000 Prestations de services|763000 Produits financiers intérêts
    607000 Achats de marchandises|641000 Rémunérations du personnel|613200 Locations immobilières|606400 Fournitures administratives|681120 Dotations aux amortissements|661100 Intérêts des emprunts`,
  nl: `1100 Bank|1300 Debiteuren|3000 Voorraad handelsgoederen|0200 Inventaris
    0210 Afschrijving inventaris cumulatief|1600 Crediteuren|1500 Af te dragen BTW|0700 Lening bank
    0500 Aandelenkapitaal|0590 Overige reserves|8000 Omzet handelsgoederen|8100 Omzet diensten|9200 Rentebaten
    7000 Inkoopwaarde van de omzet|4000 Lonen en salarissen|4100 Huur bedrijfsruimte|4500 Kantoorkosten|4800 Afschrijvingskosten inventaris|9100 Rentelasten lening`,
  es: `5720000 Bancos|4300000 Clientes|3000000 Mercaderías existencias|2160000 Mobiliario
    2816000 Amortización acumulada de mobiliario|4000000 Proveedores|4770000 Hacienda Pública IVA repercutido|1700000 Préstamos a largo plazo con entidades de crédito
    1000000 Capital social|1130000 Reservas voluntarias resultados acumulados|7000000 Ventas de mercaderías|7050000 Prestaciones de servicios|7690000 Ingresos financieros intereses
    6000000 Compras de mercaderías|6400000 Sueldos y salarios|6210000 Arrendamientos y cánones alquiler|6290000 Material de oficina|6810000 Amortización del inmovilizado material|6620000 Intereses de deudas`,
};

export type CorpusBooks = {
  chart: ChartName;
  accounts: BookAccount[];
  yearEndMonth: number;
  movement: (key: string, month: Month) => Minor;
  debit: (key: string, month: Month) => Minor;
  credit: (key: string, month: Month) => Minor;
  /** Revenue and expense since the year began, the rest since ever. */
  balance: (key: string, month: Month) => Minor;
  yearStart: (month: Month) => Month;
};

const FIRST = monthOf(2024, 7);
const LAST = monthOf(2028, 6);

/** `dividendIn` pays 5,000.00 out of retained earnings in that month. */
export function corpusBooks(
  chart: ChartName,
  yearEndMonth = 6,
  seed = 1,
  dividendIn?: Month,
): CorpusBooks {
  const accounts = accountsOf(chart);
  const journals: Journal[] = [opening(), ...journalsFrom(seed)];
  if (dividendIn !== undefined)
    journals.push(journal(dividendIn, { retained: 500_000n, bank: -500_000n }));
  const books: Books = { name: "Corpus", currency: "EUR", yearEndMonth, accounts, journals };
  const { movement, balance } = reportsOf(books);
  const sides = sidesOf(journals);
  const side = (which: 0 | 1) => (key: string, month: Month) =>
    sides.get(`${key} ${month}`)?.[which] ?? 0n;
  return {
    chart,
    accounts,
    yearEndMonth,
    movement,
    balance,
    debit: side(0),
    credit: side(1),
    yearStart: (month) => {
      const since = (monthInYear(month) - yearEndMonth - 1 + 12) % 12;
      return month - since;
    },
  };
}

function accountsOf(chart: ChartName): BookAccount[] {
  const lines = CHARTS[chart].split(/\||\n/).map((each) => each.trim());
  return KEYS.map((key, index) => {
    const [, code = "", name = ""] = /^(\S+) (.*)$/.exec(lines[index] ?? "") ?? [];
    const accountClass = CLASSES[key] ?? "ASSET";
    return {
      id: key,
      code,
      name,
      class: accountClass,
      type: "",
      ...(key === "retained" && { isRetainedEarnings: true }),
    };
  });
}

function opening(): Journal {
  return journal(FIRST - 1, {
    bank: 4_120_344n,
    debtors: 1_834_512n,
    stock: 2_210_099n,
    plant: 3_600_000n,
    accumulated: -600_000n,
    creditors: -1_507_733n,
    tax: -310_215n,
    loan: -2_500_000n,
    capital: -5_000_000n,
    retained: -1_847_007n,
  });
}

function* journalsFrom(seed: number): Generator<Journal> {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => BigInt(low + Math.floor(random() * (high - low)));
  for (let month = FIRST; month <= LAST; month++) {
    const [goods, services] = [between(1_800_000, 3_400_000), between(300_000, 900_000)];
    const gst = (goods + services) / 10n;
    yield journal(month, {
      debtors: goods + services + gst,
      sales: -goods,
      services: -services,
      tax: -gst,
    });
    const received = between(2_000_000, 3_900_000);
    yield journal(month, { bank: received, debtors: -received });
    const bought = between(900_000, 1_700_000);
    yield journal(month, { stock: bought, tax: bought / 10n, creditors: -(bought + bought / 10n) });
    const used = between(900_000, 1_600_000);
    yield journal(month, { cost: used, stock: -used });
    const paid = between(1_000_000, 1_800_000);
    yield journal(month, { creditors: paid, bank: -paid });
    const wages = between(400_000, 700_000);
    yield journal(month, { wages, bank: -wages });
    yield journal(month, { rent: 215_000n, bank: -215_000n });
    const office = between(8_000, 60_000);
    yield journal(month, { office, bank: -office });
    yield journal(month, { depreciation: 50_000n, accumulated: -50_000n });
    const interest = between(9_000, 12_000);
    yield journal(month, { loan: 40_000n, interest, bank: -(40_000n + interest) });
    const earned = between(300, 2_000);
    yield journal(month, { bank: earned, interestIncome: -earned });
    if (month % 3 === 0) yield journal(month, { tax: 610_000n, bank: -610_000n });
  }
}

function journal(month: Month, nets: Record<string, Minor>): Journal {
  const day = `${yearOf(month)}-${String(monthInYear(month)).padStart(2, "0")}-15`;
  return {
    day,
    narration: "",
    lines: Object.entries(nets).map(([accountId, net]) => ({ accountId, net })),
  };
}

function sidesOf(journals: readonly Journal[]) {
  const sides = new Map<string, [Minor, Minor]>();
  for (const { day, lines } of journals) {
    const [year = 0, month = 0] = day.split("-").map(Number);
    for (const { accountId, net } of lines) {
      const key = `${accountId} ${monthOf(year, month)}`;
      const [debit, credit] = sides.get(key) ?? [0n, 0n];
      sides.set(key, net > 0n ? [debit + net, credit] : [debit, credit - net]);
    }
  }
  return sides;
}

/** The same numbers for the same seed. */
function randomFrom(seed: number) {
  let state = seed * 2_654_435_761 + 12_345;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
