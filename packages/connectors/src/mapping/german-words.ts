/**
 * German names are written as one word, so that what a word is about stands at its end and what
 * it is for before: "Firmenfahrzeug" is a vehicle, "Fahrzeugversicherung" an insurance. Stems are
 * therefore looked for inside words, and endings at their end.
 */
import { CLEAR, type NameRule, rule, USUAL } from "./name-rule.ts";

const CERTAIN = 0.96;

export const germanAssets: readonly NameRule[] = [
  rule("accumulatedDepreciation", CERTAIN, /\b(?:kum\w*|wertbericht\w*) .*\bafa\b|\bafa kum/),
  rule("prepayments", CLEAR, /transitorische aktiv|vorausbezahlt|vorauszahlung/),
  rule(
    "workInProgress",
    CLEAR,
    /noch nicht (?:ab|ver)(?:ge)?rech\w+|nicht fakturiert|halbfertig|teilfertig|begonnene (?:auftrage|arbeiten|projekte)/,
  ),
  rule("intangibles", CLEAR, /markenrecht|\bmarken\b|nutzungsrecht|urheberrecht|domainrecht/),
  rule("otherNonCurrentAssets", CLEAR, /kaution|mietdepot|ausleihung/),
  rule(
    "otherCurrentAssets",
    CLEAR,
    /forderung\w* (?:gegen|an) (?:personal|mitarbeiter|arbeitnehmer|finanzamt|gesellschafter)|vorschuss/,
  ),
  rule("cash", CLEAR, /\bsparkonto|tagesgeld|festgeld|verrechnungskonto kasse|\bpaypal/),
  rule("receivables", CLEAR, /kunden(?:forder|rechnung)|\bdebitor/),
  rule(
    "fixedAssets",
    CLEAR,
    /einrichtung\b|fahrzeug\b|\w*gerate?\b|werkzeuge?\b|umbauten|mietereinbau/,
  ),
];

export const germanLiabilities: readonly NameRule[] = [
  rule(
    "deferredIncome",
    CERTAIN,
    /(?:kunden|erhaltene )anzahlung|anzahlung\w* von|gutschein|vorausrechnung/,
  ),
  rule("leaseLiabilities", CERTAIN, /leasing\w*verbind|mietkauf/),
  rule("leaveProvision", CERTAIN, /resturlaub|urlaubs(?:ruck|anspr)|uberstunden/),
  rule("loans", CLEAR, /(?:bank|investitions)kredit\w*(?! ?kurz)|langfristig\w* kredit|hypothekar/),
  rule(
    "ownerLoans",
    CERTAIN,
    /gesellschafter\w*darlehen|darlehen (?:von )?(?:gesellschafter|geschaftsfuhrer)/,
  ),
  rule(
    "payrollLiabilities",
    CLEAR,
    /lohnsteuer|kirchensteuer|\bgkk\b|gebietskrankenk|lohne und gehalter|nettolohn/,
  ),
  rule("incomeTaxPayable", CLEAR, /ertragsteuer/),
];

export const germanEquity: readonly NameRule[] = [
  rule("shareCapital", CLEAR, /stammeinlage|haftkapital|kommanditkapital|einlage\b/),
  rule("reserves", CERTAIN, /rucklage/),
];

export const germanRevenue: readonly NameRule[] = [
  rule("projectRevenue", CLEAR, /projekt\w*(?:erlos|umsatz|umsatze|honorar)|werkvertrag/),
  rule("rentalRevenue", CLEAR, /miet(?:einnahm|erlos|ertr)|pachteinnahm/),
  rule("grantsDonations", CLEAR, /forderung(?:en)?\b|fordermittel|zuschusse?\b|pramie\b/),
  rule(
    "salesServices",
    CLEAR,
    /honorare?\b|\w*leistungserlos|wartungserlos|stundensatz|montage|reparatur/,
  ),
  rule("subscriptionRevenue", CLEAR, /abo(?:erlos|gebuhr|nnement)|lizenzerlos|mitgliedsbeitr/),
  rule("gainOnDisposal", CLEAR, /verkauf (?:alt|gebraucht|von anlag|maschine|fahrzeug)/),
  rule("interestIncome", CERTAIN, /zinsertr|habenzins/),
];

export const germanExpenses: readonly NameRule[] = [
  rule(
    "payrollTax",
    CERTAIN,
    /(?:lohn|personal)neben(?:kosten|aufw)|arbeitgeberanteil|\bsv beitr|berufsgenoss|ausgleichstaxe|sozialabgab/,
  ),
  rule("depreciation", CERTAIN, /\bafa\b|planmassige abschr/),
  rule("incomeTax", CERTAIN, /ertrags?steuern?\b|gewinnsteuer/),
  rule(
    "wages",
    CLEAR,
    /weihnachtsgeld|pramien mitarbeiter|geschaftsfuhrer(?:bezug|gehalt)|uberstunden/,
  ),
  rule("pension", CERTAIN, /pensionskass|direktversicherung|vorsorgekass/),
  rule(
    "subcontractors",
    CLEAR,
    /fremdhonorar|fremdpersonal|werkvertrag|subunternehm|freie mitarbeit/,
  ),
  rule(
    "professionalFees",
    CLEAR,
    /steuerberat|rechtsanwalt|anwaltskosten|wirtschaftspruf|gutachten|lohnverrechnung|unternehmensberat/,
  ),
  rule(
    "utilities",
    CLEAR,
    /\bhandy|heiz(?:kosten|ol)|stromkosten|mobilfunk|internetkosten|wasser(?:kosten|geb)/,
  ),
  rule(
    "motorVehicle",
    CLEAR,
    /\btanken\b|tankkosten|kraftstoff|\bmaut\b|parkgeb|autokosten|kfz steuer/,
  ),
  rule(
    "rent",
    CLEAR,
    /(?:buro|lager|geschafts|raum)miete|betriebskosten (?:buro|lager|miete)|\bnebenkosten miete/,
  ),
  rule("travel", CLEAR, /dienstreise|reisekosten|hotelkosten|fahrtkosten|\bbahn\b|flugkosten/),
  rule(
    "marketing",
    CLEAR,
    /werbung\b|messekosten|\bmesse\b|kundengeschenk|drucksorten|inserate|anzeigen\b/,
  ),
  rule("freight", CLEAR, /(?:paket)?versand\w*|speditions?kosten|zustell/),
  rule("bankFees", CLEAR, /kontogeb|kontofuhrung|uberweisungsspesen|bankgeb/),
  rule("repairs", CLEAR, /wartungs?(?:kosten|vertr)?\b|instandsetz/),
  rule("software", CLEAR, /softwarewartung|edv kosten|\bit kosten|lizenzkosten|cloud/),
  rule("insurance", CLEAR + 0.02, /\w+versicherung(?:en)?$|haftpflicht/),
  rule("office", USUAL, /kleinmaterial|buroaufwand|verbrauchsmaterial buro/),
];
