/** Words for the lines of the balance sheet: English first, then German, French, Dutch, Spanish, Swedish. */
import { germanAssets, germanEquity, germanLiabilities } from "./german-words.ts";
import { CLEAR, HINT, type NameRule, rule, USUAL } from "./name-rule.ts";
import { tradeAssets, tradeEquity, tradeLiabilities } from "./trade-words.ts";

const CERTAIN = 0.96;

export const assetRules: readonly NameRule[] = [
  ...tradeAssets,
  ...germanAssets,
  // What was paid ahead for an asset that will be used for years is one of them.
  rule(
    "fixedAssets",
    CERTAIN + 0.01,
    /^(?!.*\b(?:rent|rental|lease|hire|insurance|maintenance|tax|taxes|repairs?)\b).*(?:advances?|prepa(?:id|yments?)|deposits?|down payments?|anzahlung\w*|acomptes|vooruitbetaald|anticipos?)\b.*(?:fixed assets?|\bplant\b|equipment|machine|vehicles?\b|\bproperty\b|anlage|immobilisation|vaste activa|inmoviliza)/,
  ),
  rule(
    "inventory",
    CERTAIN,
    /(?:depreciations?|provisions?|wertberichtigung\w*|deterioro) (?:des? |zu |op |de )?(?:\w+ )?(?:stocks|vorrate|voorraad|existencias)|(?:provision|allowance) for (?:obsolete|slow moving)|obsolescence/,
  ),
  rule(
    "receivables",
    CERTAIN,
    /depreciations? des comptes de clients|wertberichtigung\w* .*forderung|einzelwertbericht|pauschalwertbericht|impairment of (?:trade )?receivables/,
  ),
  rule(
    "accumulatedDepreciation",
    CERTAIN,
    /wertberichtigung\w* .*(?:maschine|fahrzeug|anlage|mobiliar|apparat|gebaude|liegenschaft|ausstattung|einrichtung|inventar|pkw|lkw|computer)/,
  ),
  rule("otherNonCurrentAssets", CLEAR, /darlehen an|prets? a|leningen? u g|verstrekte lening/),
  rule("prepayments", CERTAIN, /aufwand des folgejahres/),
  rule("investments", CLEAR + 0.02, /valeurs mobilieres|marketable securities/),
  rule(
    "deferredTaxAsset",
    CERTAIN,
    /(?:deferred|future) (?:income )?tax|latente? steuer|impots? differes?|uitgestelde belasting|belastinglatentie|impuestos? diferidos?/,
  ),
  rule(
    "accumulatedAmortisation",
    CERTAIN,
    /amorti[sz]ation\b|(?:amortissement|afschrijv|abschreib|avskriv|amortizacion|depr).*(?:incorpor|immater|intangib|inmaterial|goodwill|softwa|licen|patent|brevet)/,
  ),
  rule(
    "accumulatedDepreciation",
    CERTAIN,
    /\bdeprec|\bacc ?dep\b|\baccum\w* dep|^a d\b|\b(?:accum\w*|acc|less) depr|\bdepr\b|abschreib|afschrijv|amortissement|amortizacion|depreciacion|avskriv/,
  ),
  rule(
    "fixedAssets",
    CERTAIN,
    /(?:construction|capital work) in progress|assets? under construction|\bcwip\b|anlagen im bau|immobilisations?(?: (?:in)?corporelles)? en cours|construcciones en curso/,
  ),
  rule(
    "workInProgress",
    CERTAIN,
    /work in (?:progress|process)|\bwip\b|unfinished|unbilled|contract assets?|unfertige|angefangene|en ?cours|onderhanden|(?:productos?|obras?) en (?:curso|proceso)|pagaende/,
  ),
  rule(
    "otherCurrentAssets",
    CLEAR + 0.02,
    /\b(?:other|misc\w*|tax|interest|employees?|personal|staff|intercompany|inter company|affiliates?|related|notes?|rent|dividends?|insurance|grants?)\b.*\b(?:receivables?|debtors)\b|\breceivables? other|sonstige forderungen|autres creances|overige vorderingen/,
  ),
  rule(
    "otherCurrentAssets",
    CLEAR,
    /^(?!(?:salg|forsaljning|wareneingang|wareneinkauf|umsatzerlose|erlose|purchases|achats|compras|ventes|ventas|inkoop|omzet)\b).*(?:\b(?:gst|vat|hst|qst|pst|iva|tva|btw|moms|sales tax|input tax|purchase tax|withholding|tds|paye|payg)\b|vorsteuer|umsatzsteuer|mwst|mehrwertsteuer|te vorderen|verrechnungssteuer|income tax (?:receiv|recover|refund|paid|prepaid|asset|instal)|tax (?:refund|recoverable|asset|paid|credit due)|steuer|impuestos?|hacienda)/,
  ),
  rule(
    "otherCurrentAssets",
    USUAL,
    /accrued (?:income|revenue|interest)|produits a recevoir|nog te ontvangen|suspense|clearing|temporary|due from (?:employees|staff)|(?:employee|staff|payroll|salary) (?:advances?|loans?)|(?:advances?|loans?) to (?:employees|staff)|durchlaufende|vraagposten|kruisposten/,
  ),
  rule(
    "otherNonCurrentAssets",
    USUAL,
    /(?:security|rental|rent|lease|utility) (?:deposits?|bonds?)|deposits? (?:paid|and prepay)|kaution|cautionnement|waarborg|fianzas|loans? (?:to|receivable)|due from (?:director|shareholder|related|affiliate|subsidiar|owner|partner)|long term receivable|non current receivable/,
  ),
  rule(
    "prepayments",
    CLEAR + 0.03,
    /prepaid|prepay|advances? (?:to suppliers|paid|payments?)|deferred (?:expenses?|charges?|costs?|commissions?)|rechnungsabgrenzung|geleistete anzahlung|constatees d avance|vooruitbetaald|anticipad|anticipos? a proveedores|forutbetal|overlopende activa/,
  ),
  rule(
    "inventory",
    CLEAR,
    /inventor(?:y|ies)|\bstocks?\b|raw materials?|finished (?:goods|products)|merchandise|goods (?:for|in|held|available)|resale|packag|vorrate|warenbestand|rohstoff|hilfsstoff|betriebsstoff|\bwaren\b|erzeugnisse|marchandises|matieres premieres|produits (?:finis|intermediaires)|approvisionnement|voorraad|voorraden|grondstoffen|gereed product|handelsgoederen|existencias|mercaderias|mercancias|materias primas|lager|spare parts|stores and spares|\bon hand$|consumables|livestock/,
  ),
  rule(
    "receivables",
    CLEAR,
    /(?:accounts?|trade|customers?|sales ledger) receivables?|(?<!sundry )debtors?|\bcustomers?\b|(?:doubtful|bad|uncollect\w*) (?:debts?|accounts?|receivables?)|sales ledger|forderung|debitoren|delkredere|\bclients?\b|creances|debiteuren|handelsvorderingen|clientes|deudores|kundfordr/,
  ),
  rule("receivables", USUAL, /sundry debtors/),
  rule("receivables", HINT, /receivables?|vordering|cuentas por cobrar/),
  rule(
    "cash",
    CLEAR,
    /\b\w*bank\b(?! (?:interest|charges?|fees?|service|loans?|commissions?))|\b(?:banks|cash|checking|chequing|cheque account|current account|(?:transaction|trading) account|savings?|money market|undeposited|paypal|till|petty)\b|kasse|bankkonto|bankguthaben|girokonto|postbank|postfinance|banques?\b|caisses?\b|\bkas\b|\bgiro\b|\bcajas?\b|bancos?\b|tesoreria|liquide|kassa|postgiro|tegoed|building society|(?:spaar|bank)rekening|\bbanca\b|foretagskonto|zakelijke rekening/,
  ),
  rule("cash", HINT, /term deposits?|account \d+|funds|valeurs disponibles/),
  rule(
    "intangibles",
    CLEAR,
    /intangible|goodwill|\b(?:acquired|developed) technology|patents?\b|trade ?marks?|licen[cs]es?\b|software|franchise|copyright|brands?\b|(?:development|formation|organi[sz]ation|preliminary|start ?up) (?:costs?|expen\w*)|entwicklungs|grundungs|websites?|immateri|konzession|firmenwert|geschaftswert|incorporel|fonds commercial|brevet|logiciel|frais d etablissement|inmaterial|fondo de comercio|patente|aplicaciones informaticas|intellectual/,
  ),
  rule(
    "investments",
    CLEAR,
    /investments?\b|\bshares\b|\bshares? in|securities|subsidiar|\bassociates\b|beteiligung|wertpapier|participations?|titres|deelneming|effecten|inversiones|participaciones|bonds\b|aandelen|vardepapper|andelar/,
  ),
  rule(
    "fixedAssets",
    CLEAR,
    /\bland\b|buildings?\b|propert(?:y|ies)\b|\bplant\b|equip|machine|vehicles?\b|\bmotor\b|\bcars?\b|trucks?\b|computers?\b|furniture|fixtures?|fittings|leasehold|improvements|\btools?\b|(?:fixed|tangible|capital) assets?|right of use|\brou\b|grundstuck|gebaude|maschine|anlagen\b|fuhrpark|\bpkw\b|\blkw\b|ausstattung|geringwertig|bauten|fahrzeug|mobiliar|terrains?\b|construction|materiel|mobilier|outillage|vehicule|installation|gebouw|terrein|inventaris|vervoermiddel|bedrijfsmiddel|wagenpark|machines|\bautos?\b|terrenos|edifici|maquinaria|mobiliario|equipo|inmuebles|byggnad|\bmark\b|maskiner|inventarier|hardware|freehold|\bat cost$|\b(?:mini)?bus(?:es)?\b/,
  ),
  rule(
    "otherCurrentAssets",
    HINT,
    /income tax|advances?\b|deposits?\b|due from|loans?\b|sundry|other current|other assets?|sonstige|overige|autres|otros/,
  ),
];

export const liabilityRules: readonly NameRule[] = [
  ...tradeLiabilities,
  ...germanLiabilities,
  rule(
    "deferredTaxLiability",
    CERTAIN,
    /(?:deferred|future) (?:income )?tax|latente|impots? differes?|uitgestelde belasting|impuestos? diferidos?/,
  ),
  rule("payrollLiabilities", CLEAR + 0.03, /tax(?:es)? (?:withheld|deducted)|\bw(?:sib|cb)\b/),
  rule("deferredIncome", CERTAIN, /ertrag des folgejahres/),
  rule("ownerLoans", CLEAR + 0.02, /\bmembers? s? ?loans?/),
  rule("dividendsPayable", CERTAIN, /dividend|ausschuttung/),
  rule(
    "leaveProvision",
    CERTAIN,
    /\bleave\b|\bpto\b|holiday (?:pay|accru|provision)|vacation|urlaub|conges|vakantie|vacaciones|semester/,
  ),
  rule(
    "interestPayable",
    CLEAR + 0.02,
    /interest (?:payable|accru\w*|owing)|accrued interest|zinsverbind|interets courus|te betalen (?:rente|interest)|intereses/,
  ),
  rule(
    "salesTaxPayable",
    CLEAR + 0.02,
    /\b(?:gst|vat|hst|iva|tva|btw|moms|sales tax|bas|ust|mwst)\b.*(?:payable|settle|liabilit|due|owing|control|clearing|a decaisser|a payer|te betalen|af te dragen|afdracht|acreedora|payment|abrechnung|redovisning)|umsatzsteuer.*(?:voraus|zahl|vorjahr|laufend)|acreedora por iva|te betalen btw|kreditor mwst|abrechnungskonto mwst/,
  ),
  rule(
    "salesTax",
    CLEAR,
    /\b(?:gst|vat|hst|pst|qst|iva|tva|btw|moms|sales tax|use tax|output tax|input tax|excise|igst|cgst|sgst|igv)\b|umsatzsteuer|mehrwertsteuer|mwst|vorsteuer|taxes? sur (?:la )?valeur|omzetbelasting|utgaende|ingaende/,
  ),
  // What is held back from pay is owed for the employee, whatever tax it is called after.
  rule(
    "payrollLiabilities",
    CERTAIN,
    /(?:\btax(?:es)?\b|\bpayg\b|\bpaye\b|insurance|\bpit\b|\bfit\b|\bsit\b).*(?:withh(?:o)?ld|deduct(?:ed|ions?)|withheld)|withh(?:o)?ld\w* (?:of )?(?:income )?tax|\bpaye\b|payroll tax|(?:employees?|employers?|staff|wages?|salar(?:y|ies)) (?:\w+ )?(?:income )?tax|\bfederal (?:unemployment|(?:income )?tax (?:withh|deposit))|\bstate unemployment|(?:lohn|quellen)steuer/,
  ),
  // Instalments are of the business's own tax; what is withheld from pay stands above.
  rule(
    "incomeTaxPayable",
    CERTAIN,
    /^(?!.*(?:withh|salar|wage|payroll|deduct)).*(?:\bpayg(?: \w+)?\b.*instal|\bpaygi\b|\b(?:income|company|corporation|corporate|provisional|terminal|estimated) tax\b.*instal|instal\w*.*\b(?:income|company|corporation|corporate) tax|provisional tax|terminal tax|\bestimated tax(?:es)?\b)/,
  ),
  rule(
    "incomeTaxPayable",
    CLEAR,
    /(?:income|corporate|corporation|company|federal|state|profits?) tax|(?:provision for|accrued) (?:income )?tax|geschuldete steuern|korperschaftsteuer|gewerbesteuer|steuerruckstell|direkte steuern|impots? sur les (?:benefices|societes|resultats?)|vennootschapsbelasting|impuesto sobre|skatteskuld|inkomstenbelasting/,
  ),
  rule(
    "payrollLiabilities",
    CLEAR,
    /payroll|\b(?:wages?|salar(?:y|ies)|bonus(?:es)?|pay)\b|\bpaye\b|\bpayg\w*|withh(?:o)?ld|super(?:annuation)?\b|pension|national insurance|\bnics?\b|social (?:security|insurance)|401 ?k|\bfica\b|\bfuta\b|\bsuta\b|\bsui\b|medicare|employees?\b|workers? comp|union (?:dues|fees)|kiwisaver|student loan|garnish|\bcpp\b|\bei\b|provident|\besi\b|lohn|gehalt|sozialversicherung|soziale[nr]? sicherheit|krankenkasse|personnel|remuneration|securite sociale|organismes sociaux|urssaf|loonheffing|loonbelasting|\blonen\b|pensioen|sociale (?:lasten|verzekering|zekerheid)|seguridad social|retenciones|sueldos|nomina|personalaufw|\bpersonal$|staff|prelevements? a la source/,
  ),
  rule(
    "deferredIncome",
    CLEAR + 0.03,
    /(?:deferred|unearned|prepaid|contract|unexpired) (?:income|revenue|sales|liabilit\w*|rent)|(?:customer|client) (?:deposits?|retainers?|prepay\w*|advances?|credits?)|advances? (?:received|from customers)|(?:income|revenue|payments?|receipts?) (?:received )?in advance|deposits? received|gift (?:cards?|vouchers?|certificates?)|passive rechnungs|erhaltene anzahlung|produits constates d avance|clients? crediteurs|vooruit ?ontvangen|vooruit ?gefactureerd|\bin advance$|^unearned\b|anticipos (?:de clientes|recibidos)|ingresos anticipados|forskott|payments on account/,
  ),
  rule(
    "ownerLoans",
    CLEAR + 0.02,
    /(?:loans?|advances?|due|owing|current account|funds).*(?:director|shareholder|owner|members?\b|partner|officer|stockholder|related part|proprietor)|(?:director|shareholder|owner|officer|partner)\w* .*(?:loan|current account|advance|funds)|gesellschafter|courants? d associes|associes|(?:schuld|lening) .*(?:aandeelhouder|dga)|rekening courant (?:dga|direct|aandeel)|socios|\bprivat\b|directors? (?:s )?account/,
  ),
  rule(
    "leaseLiabilities",
    CLEAR,
    /\bleas(?:e|es)\b|leasing\b|hire purchase|chattel|credit bail|arrendamiento financiero/,
  ),
  rule(
    "overdraft",
    CLEAR,
    /overdr?aft|revolv|lines? of credit|cash credit|(?<!ohne )kontokorrent|decouverts?|credit facility/,
  ),
  rule(
    "overdraft",
    USUAL,
    /credit ?cards?|\bvisa\b|master ?card|amex|american express|kreditkarte/,
  ),
  rule(
    "shortTermLoans",
    CLEAR,
    /short term (?:loans?|borrow\w*|debt|notes?|bank|financ\w*|liabilit\w*)|current portion|current maturit|notes? payable|loans?.* within (?:one|1|12)|kurzfristige.*(?:darlehen|bank|verzins)|concours bancaires|trade finance|corto plazo/,
  ),
  rule(
    "otherCurrentLiabilities",
    CLEAR,
    /other (?:creditors?|payables?|accounts? payable)|suspense|clearing|rounding|durchlaufende|sonstige verbind|crediteurs divers|overige schulden|vraagposten|kruisposten/,
  ),
  rule(
    "loans",
    CLEAR,
    /\bloans?\b|mortgages?|(?:equipment|vehicle|truck|asset) finance|instalment sale|borrowings?|\bdebt\b|debentures?|bonds? payable|darlehen|hypothek|kreditinstitut|bankverbindlich|bankschuld|emprunts?|lening(?:en)?\b|hypothe|prestamos|entidades de credito|banklan/,
  ),
  rule(
    "otherNonCurrentLiabilities",
    USUAL,
    /(?:other )?(?:long term|non current) (?:liabilit|provision|payable)|pensionsruckstell/,
  ),
  rule(
    "accruals",
    CLEAR,
    /accrued (?:expen|liabilit|costs?|charges?|purchases|invoices)|accruals?|\baccr\b|\bprov\b|ruckstellung|non parvenues|charges a payer|nog te (?:betalen|ontvangen fact)|overlopende passiva|devengad|upplupna|abgrenzung|warrant(?:y|ies)/,
  ),
  rule(
    "incomeTaxPayable",
    USUAL,
    /\btax(?:es|ation)? (?:payable|provision|due|liabilit\w*)|steuern/,
  ),
  rule("accruals", USUAL, /accrued/),
  rule("accruals", HINT, /provisions?\b|voorziening/),
  rule(
    "payables",
    CLEAR,
    /accounts? payables?|trade (?:payables?|creditors?|accounts)|(?<!sundry )\bcreditors?\b|suppliers?\b|vendors?\b|(?:bought|purchase) ledger|lieferung|lieferverbind|lieferant|kreditoren|fournisseurs?|crediteuren|leverancier|proveedores|acreedores|leverantor|received (?:but )?not (?:invoiced|billed)|bills payable/,
  ),
  rule("payables", USUAL, /sundry creditors/),
  rule(
    "otherCurrentLiabilities",
    HINT,
    /due to|intercompany|inter company|deposits?\b|other|sundry|sonstige|autres|overige|otros|creditors|payables?\b|liabilit|verbindlichkeit|dettes|schulden/,
  ),
];

export const equityRules: readonly NameRule[] = [
  ...tradeEquity,
  ...germanEquity,
  rule(
    "retainedEarnings",
    CERTAIN,
    /retained|accumulated (?:profits?|loss\w*|deficit|surplus|earnings|funds?)|(?:profits?|loss\w*|earnings|results?|surplus) (?:brought|carried|b|c) ?(?:forward|f)\b|undistributed|unappropriated|gewinnvortrag|verlustvortrag|bilanzgewinn|report a nouveau|onverdeelde|winst vorige?|winstreserve|overgedragen|acumulad|ejercicios anteriores|balanserad/,
  ),
  rule(
    "retainedEarnings",
    CLEAR,
    /(?:current|this) (?:year|period)|(?:profits?|loss\w*|net income|results?|surplus)\b.*(?:year|period|loss account)|jahresuberschuss|jahresgewinn|jahresverlust|jahresergebnis|resultat (?:de l exercice|net)|benefice|\bperte\b|resultaat|nettowinst|resultado|utilidad|perdidas|arets resultat|income summary|profit and loss/,
  ),
  rule(
    "drawings",
    CERTAIN,
    /drawings?\b|owner.* draws?\b|\bdraws?\b|withdraw|distribut|dividend|entnahme|\bprivat|\bprive|exploitant|retiros|uttag|personal (?:expen|tax|draw)/,
  ),
  rule(
    "reserves",
    CERTAIN,
    /premium|reserves?\b|rucklage|revaluation|translation|treasury|comprehensive|agio|primes? d emission|prima de emision|reserva|herwaarder|fond\b|(?:contributed|capital|revaluation) surplus/,
  ),
  rule(
    "shareCapital",
    CLEAR,
    /(?:share|stock|paid|issued|ordinary|prefer\w*|common|contributed|called|partner\w*|owner\w*|member\w*|authori[sz]ed|working) .*(?:capital|shares?|stock|equity|contribut)|capital|\b(?:common|preferred) stock|ordinary shares|paid in|einlagen|acciones|(?:capital|funds|owner\w*|equity) (?:introduced|contribut\w*|invest\w*)|contribution|stammkapital|gezeichnet|grundkapital|eigenkapital|kapital|kapitaal|aktiekapital|owner s? ?equity|settle(?:d|ment) sum|trust corpus|units? (?:issued|on issue)/,
  ),
  rule("retainedEarnings", HINT, /opening balance|historical balancing|earnings|adjustments?/),
];
