/**
 * What a class or type column, or a heading above accounts, says of their class. Only words that
 * are known to mean one class are taken, whole: "Deferred revenue" is no revenue, and a word that
 * is not here is a question to the person, never a guess.
 */
import type { AccountClass } from "#ledger/ledger.ts";

const WORDS: Readonly<Record<AccountClass, string>> = {
  ASSET: `asset; assets; current asset; current assets; fixed asset; fixed assets; other asset;
    other assets; other current asset; other current assets; non current asset; non current assets;
    long term assets; bank; banks; bank account; bank accounts; cash; cash at bank; cash and bank;
    cash and cash equivalents; accounts receivable; accounts receivable (a/r); receivable;
    receivables; trade receivables; debtor; debtors; inventory; inventories; stock; prepayment;
    prepayments; property, plant and equipment; intangible assets; investments; total assets;
    application of funds (assets); bank accounts; cash in hand; stock in hand; sundry debtors;
    loans and advances (asset); aktiva; vermögen; umlaufvermögen; anlagevermögen; actif; actifs; actif circulant;
    actif immobilisé; activa; vaste activa; vlottende activa; activo; activos; activo corriente`,
  LIABILITY: `liability; liabilities; current liability; current liabilities; other liability;
    other current liability; other current liabilities; non current liability;
    non current liabilities; long term liability; long term liabilities; term liability;
    accounts payable; accounts payable (a/p); payable; payables; trade payables; creditor; creditors;
    credit card; credit cards; loan; loans; borrowings; provisions; overdraft; verbindlichkeiten;
    source of funds (liabilities); sundry creditors; duties & taxes; loans (liability);
    secured loans; unsecured loans; rückstellungen; fremdkapital; dettes; passif; passif circulant; schulden; kortlopende schulden;
    langlopende schulden; pasivo; pasivos; pasivo corriente`,
  EQUITY: `equity; owner's equity; owners equity; owners' equity; shareholders equity;
    shareholder's equity; shareholders' equity; capital; capital and reserves; share capital;
    retained earnings; reserves; capital account; reserves & surplus; eigenkapital; capitaux propres; eigen vermogen; patrimonio;
    patrimonio neto`,
  REVENUE: `revenue; revenues; income; other income; other revenue; trading income; operating income;
    operating revenue; direct income; indirect income; direct incomes; indirect incomes;
    sales accounts; sales; sales revenue; turnover; umsatz; umsatzerlöse; erlöse; ertrag; erträge;
    produits; opbrengsten; omzet; ingresos; ventas`,
  EXPENSE: `expense; expenses; other expense; other expenses; operating expense; operating expenses;
    less operating expenses; cost of sales; less cost of sales; cost of goods sold; cost of sale;
    costs; direct expenses; indirect expenses; purchase accounts; direct cost; direct costs; overhead; overheads; administrative expenses; depreciation;
    finance cost; finance costs; income tax; income tax expense; purchases; aufwand; aufwendungen;
    kosten; charges; lasten; gastos; costos; costes`,
};

const CLASS_BY_WORDS = new Map(
  (Object.entries(WORDS) as [AccountClass, string][]).flatMap(([accountClass, list]) =>
    list.split(";").map((words) => [words.replace(/\s+/g, " ").trim(), accountClass] as const),
  ),
);

export function classInWords(written: string): AccountClass | undefined {
  const words = written
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[_\s-]+/g, " ");
  return CLASS_BY_WORDS.get(words.trim().replace(/[:.]$/, ""));
}
