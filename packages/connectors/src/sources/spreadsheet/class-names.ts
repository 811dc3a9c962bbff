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
    /\breceivables?\b|\bdebtors?\b|\bprepa(?:id|yments?)\b|^(?:\w+ )?inventor(?:y|ies)(?: asset)?$|\bstock in hand\b|^stocks?$|accum\w* (?:depreciation|amorti[sz]ation)|^forderungen|^bestand |^vorrate|debiteuren|^voorraad(?:en)?\b(?! ?verschil)|^clientes$|^clients$|existencias|^stocks? d|^amortissements? d(?!erogatoires)|amortizacion acumulada|kumulierte abschreib|cumulatief|\b(?:office|computer|plant and) (?:equipment|machinery)$|furniture and (?:equipment|fixtures)|motor vehicles$|^goodwill$|^kasse$|^bank$|^banca\b|^foretagskonto|^checkkonto|bank (?:current )?account$|^checking$|^savings$|petty cash|^caja$|^banques?$|^bancos?$|tva (?:deductible|recuperable|sur (?:immobilisations|achats))|iva soportado|^vorsteuer|input (?:tax|vat|gst)|avances? au personnel|debiteurs|^inventaris$|^mobiliario$|^buroeinrichtung$|^materiel de bureau/,
  ],
  [
    "LIABILITY",
    /\bpayables?\b|\bcreditors?\b|\bliabilit(?:y|ies)\b|^verbindlichkeiten|te betalen|af te dragen|^fournisseurs$|^proveedores$|^crediteuren$|\b(?:bank|term|finance|equipment|vehicle|car|van|truck|tractor|property) loans?$|\b(?:equipment|vehicle|car|truck|asset|plant|machinery) finance$|^loans?$|mortgage|overdraft|credit card$|accrued (?:expenses|liabilities|wages)|deferred (?:income|revenue)|unearned|^umsatzsteuer|tva collectee|tva a decaisser|iva repercutido|^emprunts|^darlehen(?! an)|^lening(?!en u g| u g| aan)|^prestamos|^deudas\b|^schulden\b/,
  ],
  [
    "EQUITY",
    /share capital|capital social|retained (?:earnings|profits)|stammkapital|gezeichnetes kapital|(?:aandelen|grund|aktien?|stamm)kapita+l|^remanente$|report a nouveau|derogatoires|gewinnvortrag|common stock|ordinary shares|^drawings$/,
  ],
  [
    "REVENUE",
    /^(?:salg|forsaljning|ricavi|vendite)\b|^oms\w* ?tning|^(?:sales|turnover|revenue|umsatzerlose|erlose\b.*|ventes\b.*|ventas\b.*|omzet\b.*)$|\bincome$|^(?:sales )?discounts? (?:given|allowed)|^sales (?:discounts?|returns?)|gewahrte (?:skonti|rabatte|boni)|erlos(?:schmal|minder)\w*|^(?:rrr|rabais|remises|ristournes)\b.* accordes|sobre ventas$/,
  ],
  [
    "EXPENSE",
    /\b(?:expenses?|wages|salaries|charges?|fees)$|aufwand$|^waren(?:eingang|einkauf|einsatz)|^achats|^compras|^sueldos|^(?:vareforbrug|afskrivning\w*|renteudgifter|husleje|lokalhyra|loner|acquisti|salari|affitti)\b|^gehalter$|^lohne$|^miete$|kosten$/,
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
    /\b(?:interest|adjust\w*|write ?offs?|hire|repairs?|variation|charges?|fees|expenses?|insurance|customers?|clients?|lunches|commissions?)\b(?! (?:receivable|deposits?))/;
  return (isSure ? isOtherwise : OTHERWISE).test(words) ? undefined : only[0];
}
