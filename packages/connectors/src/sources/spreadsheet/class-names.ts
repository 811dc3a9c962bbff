/**
 * Names that say their class outright, in the languages of the headings: "Trade debtors" is an
 * asset whatever side it stands on. A word that makes something else of them ("bank charges",
 * "inventory adjustment", "interest on loan") takes that away.
 */
import type { AccountClass } from "#ledger/ledger.ts";
import { plainWords } from "#mapping/name-rule.ts";

const OUTRIGHT: readonly (readonly [AccountClass, RegExp])[] = [
  [
    "ASSET",
    /\breceivables?\b|\bdebtors?\b|\bprepa(?:id|yments?)\b|^(?:\w+ )?inventor(?:y|ies)(?: asset)?$|\bstock in hand\b|^stocks?$|accum\w* (?:depreciation|amorti[sz]ation)|^forderungen|^bestand |^vorrate|debiteuren|^voorraad|^clientes$|^clients$|existencias|^stocks? d|^amortissements? d|amortizacion acumulada|kumulierte abschreib|cumulatief|\b(?:office|computer|plant and) (?:equipment|machinery)$|furniture and (?:equipment|fixtures)|motor vehicles$|^goodwill$|^kasse$|^bank$|bank (?:current )?account$|^checking$|^savings$|petty cash|^caja$|^banques?$|^bancos?$|^inventaris$|^mobiliario$|^buroeinrichtung$|^materiel de bureau/,
  ],
  [
    "LIABILITY",
    /\bpayables?\b|\bcreditors?\b|\bliabilit(?:y|ies)\b|^verbindlichkeiten|te betalen|af te dragen|^fournisseurs$|^proveedores$|^crediteuren$|\b(?:bank|term) loans?$|^loans?$|mortgage|overdraft|credit card$|accrued (?:expenses|liabilities|wages)|deferred (?:income|revenue)|unearned|^umsatzsteuer|tva collectee|tva a decaisser|iva repercutido|^emprunts|^darlehen|^lening|^prestamos/,
  ],
  [
    "EQUITY",
    /share capital|capital social|retained (?:earnings|profits)|stammkapital|gezeichnetes kapital|aandelenkapitaal|report a nouveau|gewinnvortrag|common stock|ordinary shares|^drawings$/,
  ],
  [
    "REVENUE",
    /^(?:sales|turnover|revenue|umsatzerlose|erlose\b.*|ventes\b.*|ventas\b.*|omzet\b.*)$|\bincome$/,
  ],
  [
    "EXPENSE",
    /\b(?:expenses?|wages|salaries|charges?|fees)$|aufwand$|^achats|^compras|^sueldos|^gehalter$|^lohne$|^miete$|kosten$/,
  ],
];

const OTHERWISE =
  /\b(?:interest|adjust\w*|write ?offs?|hire|rental|repairs?|variation|variance|movement|bad|doubtful|deferred|unearned|accrued|prepaid|payable|receivable|accumulated|consulting|service)\b/;

export function classByName(name: string): AccountClass | undefined {
  const words = plainWords(name);
  const found = OUTRIGHT.filter(([, pattern]) => pattern.test(words));
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const isSure = only[0] === "ASSET" || only[0] === "LIABILITY" || only[0] === "EQUITY";
  const isOtherwise =
    /\b(?:interest|adjust\w*|write ?offs?|hire|repairs?|variation|charges?|fees|expenses?)\b/;
  return (isSure ? isOtherwise : OTHERWISE).test(words) ? undefined : only[0];
}
