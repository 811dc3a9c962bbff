/** Words for the lines of the profit and loss: English first, then German, French, Dutch, Spanish, Swedish. */
import { germanExpenses, germanRevenue } from "./german-words.ts";
import { CLEAR, HINT, type NameRule, rule, USUAL } from "./name-rule.ts";
import { tradeExpenses, tradeRevenue } from "./trade-words.ts";

const CERTAIN = 0.96;

export const revenueRules: readonly NameRule[] = [
  ...tradeRevenue,
  ...germanRevenue,
  rule("otherRevenue", CERTAIN, /activites annexes|redevances/),
  rule(
    "interestIncome",
    CLEAR + 0.02,
    /\binterests?\b|\bzins|interets|\brente\b|rentebaten|intereses|ranteint|(?:finance|financial) (?:income|revenue)|produits financiers|finance charges|ingresos financieros/,
  ),
  rule(
    "foreignExchange",
    CERTAIN,
    /exchange|\bfx\b|forex|currency|kursgewinn|kursdifferenz|wahrungs|change\b|koersverschil|koerswinst|diferencias.*cambio|valutakurs/,
  ),
  rule(
    "gainOnDisposal",
    CERTAIN,
    /(?:gains?|profits?|surplus|proceeds).*(?:sales?|disposals?|disposition|assets)|(?:sales?|disposals?) of (?:fixed |capital )?(?:assets?|equipment|plant|vehicles?)|anlagenabg|anlagenverk|anlagevermogen|\bcessions?|boekwinst|inmovilizado|enajenacion/,
  ),
  rule(
    "otherIncome",
    CERTAIN,
    /discounts? (?:received|taken|earned)|purchase discounts?|lieferantenskonti|ontvangen korting|bad debts? recover/,
  ),
  rule(
    "discountsReturns",
    CLEAR + 0.02,
    /discounts?|\breturns?\b|refunds?|allowances|credit notes|erlosschmalerung|\b(?:kunden)?skont[io]|rabatt|\bboni\b|remises?|rabais|ristourne|korting|descuento|devolucion/,
  ),
  rule(
    "grantsDonations",
    CLEAR,
    /\bgrants?\b|donat|subsid|fundrais|bequest|sponsor|zuschuss|spenden|\bdons\b|giften|donaciones|subvencion|subvention|bidrag|stimulus|job ?keeper|gifts?\b|legac/,
  ),
  rule(
    "subscriptionRevenue",
    CLEAR,
    /subscri|memberships?|recurring|\bsaas\b|licen[cs]|abonnement|suscrip|mitgliedsbeitr|\babos?\b|plans?\b|tuition/,
  ),
  rule(
    "rentalRevenue",
    CLEAR,
    /\brent(?:al|als|s)?\b|lease|\bhire\b|mieterlos|mietertr|vermiet|loyers?|\blocations?\b|huur|alquiler|arrendamiento|hyres|room hire|letting/,
  ),
  rule(
    "otherIncome",
    CLEAR,
    /(?:other|sundry|misc\w*|non operating|extraordinary) (?:operating )?(?:income|gains?|receipts?)|insurance|dividend|recover|rebate|compensation|sonstige.*ertrag|ausserordentlich\w* ertr|tax credits?|autres produits|produits (?:divers|exceptionnels)|overige (?:opbrengst|bedrijfsopbrengst|baten)|otros ingresos|ingresos excepcionales|ovriga|versicherungs(?:entsch|verg|leist)|schadenersatz|(?:ertrage?|dividenden) aus beteilig|beteiligungsertr|auflosung|write ?back|rounding|rundung|tolerance|eigenverbrauch|wertabgabe|investment income|reimburse|doorbela|rewards?\b|drawback/,
  ),
  rule("otherRevenue", CERTAIN, /eigenleistung|bestandes?s?(?:ver)?ander/),
  rule(
    "otherRevenue",
    USUAL,
    /other (?:revenue|sales|operating revenue)|royalt|commissions?|freight|shipping|delivery|postage|provisionserlos|nebenerlos|provisions?erl|production immobilisee|production stockee|uncategori[sz]ed|bestandes?s?(?:ver)?ander|versand|verzend/,
  ),
  rule(
    "projectRevenue",
    CLEAR,
    /contracts?\b|projects?\b|construction|progress (?:billings?|claims?)|\bjobs?\b|travaux|projecten|obras|bauleist/,
  ),
  rule(
    "salesServices",
    CLEAR,
    /services?\b|servicing|consult|\bfees?\b|labou?r|repairs?|maintenance|training|professional|dienstleist|honorar|prestations?|diensten|servicios|tjanst|workshops?|events?\b|hours|courses?|treatment|advis|design|billable|leistungen|beratung|advies|programm|installation|support|hosting/,
  ),
  rule(
    "salesGoods",
    USUAL,
    /\bsales?\b|products?\b|goods|merchandise|trading|turnover|umsatz|erlos|\bwaren|ventes?\b|marchandises|produits finis|omzet|verkoop|verkop|ventas|forsalj|retail|wholesale|exports?\b|takings|produkte|producten/,
  ),
  rule("otherRevenue", HINT, /revenues?|income|ertrag|produits|opbrengst|ingresos/),
];

/** Who is paid beats what they work on: "Distribution salaries" are wages, not freight. */
const PAY =
  /\bwages?\b|\bsalar(?:y|ies)\b|\bsalaires?\b|\blohne?\b|\bgehalt(?:er)?\b|\b(?:bruto)?lonen\b|\bsueldos\b/;

export const expenseRules: readonly NameRule[] = [
  ...tradeExpenses,
  ...germanExpenses,
  rule(
    "directLabour",
    CERTAIN,
    /(?:\bwages?\b|\bsalar(?:y|ies)\b|\blabou?r\b).*(?:cost of (?:sales|goods)|\bcogs\b|direct|production|factory|manufacturing)|(?:cost of (?:sales|goods)(?: sold)?|\bcogs\b|direct|production|factory|manufacturing) (?:wages?|salar(?:y|ies)|labou?r)\b/,
  ),
  rule("wages", CLEAR + 0.015, PAY),
  rule(
    "badDebts",
    CERTAIN,
    /dotations? aux (?:provisions|depreciations) .*(?:actifs? circulants?|creances|clients)|wertberichtigung\w* .*forderung/,
  ),
  rule(
    "otherExpenses",
    CLEAR,
    /dotations? aux provisions|transports? (?:collectifs )?d[ue] personnel/,
  ),
  rule("incomeTax", CLEAR, /latente? steuer|deferred tax|impots? dus/),
  rule("payrollTax", CERTAIN, /taxes? sur les salaires|mutuelles?\b|avantages? du personnel/),
  rule("bankFees", CERTAIN, /services bancaires|affacturage|factoring/),
  rule("wages", CLEAR, /indemnites|primes et gratif|\w* ?compensation$/),
  rule("materials", CLEAR + 0.02, /skontoertrag|lieferantenskont|rabais.*obtenus/),
  rule("subcontractors", CLEAR + 0.02, /(?:etudes|achats).*prestations de services/),
  rule("otherExpenses", CLEAR + 0.02, /professional development/),
  rule("office", CERTAIN, /office supplies|buromaterial/),
  rule("depreciation", CLEAR, /geringwertige (?:wirtschaft|vermogen)|\bgwg\b/),
  rule(
    "incomeTax",
    CLEAR,
    /(?:income|corporate|corporation|company|profits?|deferred|federal|state) (?:income )?tax|taxation|tax (?:expense|on profit|charge)|provision for tax|korperschaftsteuer|gewerbesteuer|solidaritat|(?:direkte|ertrag\w*) steuern|steuern vom|impots? sur les (?:benefices|societes|resultats?)|vennootschapsbelasting|impuesto sobre (?:beneficios|sociedades|la renta)|skatt pa|inkomstenbelasting|current tax|inkomsten ?belasting|inc tax/,
  ),
  rule(
    "discountsReturns",
    CLEAR + 0.02,
    /discounts? (?:allowed|given|granted)|(?:sales|customer) (?:discounts?|returns?|allowances?|refunds?)|disc(?:ount)?s? granted|gewahrte (?:skonti|rabatte|boni)|escomptes? accordes?|refunds/,
  ),
  rule(
    "materials",
    CLEAR + 0.02,
    /(?:purchases?|supplier) (?:discounts?|returns?|rebates?|allowances?)|discounts? (?:received|taken|purchases?)|erhaltene (?:skonti|rabatte|boni)/,
  ),
  rule(
    "amortisation",
    CERTAIN,
    /\bamorti[sz]ation\b|abschreib.*(?:immater|firmenwert|geschafts)|(?:amortizacion|afschrijv|amortissement|avskriv).*(?:intangib|inmater|immater|incorpor|goodwill)|impairment/,
  ),
  rule(
    "badDebts",
    CERTAIN,
    /bad debts?|doubtful|uncollect|irrecoverable|forderungsverlust|forderung|slechte schulden|uneinbring|einzelwertbericht|pauschalwert|irrecouvrables|creances|oninbare|dubieuze|insolvencia|incobrable|kundforlust|credit loss/,
  ),
  rule(
    "lossOnDisposal",
    CLEAR + 0.02,
    /loss(?:es)?.*(?:sale|disposal|disposition|assets)|(?:disposal|write ?off) of (?:fixed |non ?current )?assets?|asset disposal|anlagenabg|abgang.*anlage|abgegangen|elements? (?:d actif )?cedes|boekverlies|perdidas?.*inmovilizado/,
  ),
  rule(
    "depreciation",
    CLEAR + 0.02,
    /deprecia|abschreib|afschrijv|amortissement|depreciacion|amortizacion|avskriv/,
  ),
  rule(
    "foreignExchange",
    CLEAR,
    /(?:foreign )?exchange|\bfx\b|forex|currency|kursverlust|kursdifferenz|wahrungs|pertes? de change|koersverschil|koersverlies|diferencias.*cambio|valutakurs/,
  ),
  rule(
    "leaveExpense",
    CLEAR + 0.02,
    /\bleave\b|\bpto\b|holiday (?:pay|accru)|vacation|urlaub|conges|vakantie(?:geld|toeslag)|vacaciones|sick pay|semesterlon/,
  ),
  rule(
    "pension",
    CLEAR + 0.02,
    /superannuation|\bsuper\b|pension|401 ?k|retirement|\brrsp\b|kiwisaver|provident|altersvers|altersvors|berufliche vorsorge|pensioen|retraite|\bbvg\b|vorsorgekasse/,
  ),
  rule(
    "payrollTax",
    CLEAR + 0.02,
    /payroll (?:tax|liabilit|on ?costs?|levy|levies)|employers? s? ?(?:national|ni\b|contribution|social|tax|pay)|national insurance|\bnics?\b|social (?:security|insurance|charges|costs)|\bfica\b|\bfuta\b|\bsuta\b|medicare|workers? s? ?comp|work ?cover|fringe benefit|\bfbt\b|sozialversicherung|sozialaufw|soziale (?:abgaben|aufw)|gesetzliche soz|berufsgenossen|charges sociales|urssaf|securite sociale|cotisations (?!.*(?:fonciere|professionnelle))|sociale (?:lasten|premies|verzekering)|seguridad social|arbetsgivar|\bsdl\b|\buif\b|\bacc lev|werkgeverslast|dienstgeber|arbeitgeberbeitr|kommunalsteuer|sozialkosten|(?:employee|staff|medical|health) (?:benefits?|insurance)|health insurance|unemployment|\bon ?costs|\b(?:ei|cpp|wcb|esi)\b|\bahv\b/,
  ),
  rule(
    "directLabour",
    CLEAR + 0.02,
    /direct (?:labou?r|wages|salar)|(?:production|manufacturing|factory) (?:wages|labou?r|salar)|cost of (?:sales |goods )?labou?r|productive labou?r|labou?r (?:costs?|sold|direct|purchases)|fertigungslohn|main d oeuvre|mano de obra|cogs labou?r|^labou?r$/,
  ),
  rule(
    "subcontractors",
    CLEAR + 0.02,
    /sub ?contract|contractors?\b|outsourc|outside services|fremdleistung|fremdarbeit|drittleistung|bezogene (?:dienst|leist)|sous traitance|uitbested|uitbesteed|onderaann|subcontrat|trabajos realizados|freelanc|legoarbete|inhuur|laboratory fees|contract (?:dentists|doctors|nurses|labou?r|staff)|work performed by others/,
  ),
  rule(
    "merchantFees",
    CLEAR + 0.02,
    /merchant|\bcomm (?:credit card|card)|payment (?:processing|gateway)|stripe|paypal|(?:credit )?card (?:fees|charges|processing|commission)|(?:platform|marketplace|transaction|selling|gateway|eftpos) fees?|kreditkartengeb/,
  ),
  rule(
    "motorVehicle",
    CLEAR + 0.02,
    /\bmotor\b|vehicles?\b|\bcars?\b|\bauto(?:mobile|s|kosten|mobiles)?\b|trucks?\b|\bvans?\b(?! (?:de|het|der|den|een|derden|leden|eigen)\b)|\b(?:mini)?bus(?:es)?\b|\bfuel\b|petrol|gasoline|diesel|mileage|parking|\btolls?\b|fleet|\bkfz|fahrzeug|\bbenzin|treibstoff|fuhrpark|vehicule|carburant|brandstof|wagenpark|autokosten|vervoermiddel|vehiculo|combustible|gasolina|\bbilar|road (?:tax|user)|leaseauto|congestion/,
  ),
  rule(
    "freight",
    CLEAR,
    /freight|shipping|delivery|deliveries|courier|carriage|cartage|fracht|transport|vracht|frakt|customs|import dut|\bduties\b|\bduty\b|versand|zoll|douane|expeditie|haulage|distribution|bezugs(?:neben)?kosten|paketgeb/,
  ),
  rule(
    "research",
    CLEAR + 0.02,
    /research(?!.*market)|product development|\br and d\b|(?:product )?development (?:costs?|expen)|forschung|entwicklungs|etudes et recherches|onderzoek|investigacion y desarrollo/,
  ),
  rule(
    "marketing",
    CLEAR,
    /advert|marketing|promotion|public relations|sponsor|trade shows?|exhibitions?|market research|werbe|werbung|reklame|publicite|foires|reclame|publicidad|propaganda|giveaway|samples|gifts?\b|geschenk|\bseo\b|brand|business development|catalogue|relations publiques|(?:sales|selling) (?:expen|commissions?)|commissions?\b|provisionen|verkaufsprovision|vertriebs|verkoopkosten/,
  ),
  rule(
    "bankFees",
    CLEAR,
    /\bbank\w* (?:charges?|fees?|service|costs?|expen\w*|and)|^bank(?:ing)?$|geldverkehr|kontofuhr|bankgebuhr|bankspesen|frais bancaires|services bancaires|bankkosten|(?:gastos|comisiones|servicios) bancari|bankkostn|(?:account|monthly) fees?$/,
  ),
  rule(
    "interestExpense",
    CLEAR,
    /\binterests?\b|zins|interets|rentelast|\brente\b|intereses|(?:finance|financing|financial) (?:costs?|charges?|expen\w*)|borrowing costs?|charges (?:financieres|d interets)|rantekostn|hire purchase|mortgage|gastos financieros|financieringskosten/,
  ),
  rule("materials", CLEAR + 0.01, /inkoop|wareneins|purchases|cost of goods|handelswaren/),
  rule(
    "insurance",
    CLEAR,
    /insuranc|versicherung|assuranc|verzekering|seguros?\b|forsakring|indemnity/,
  ),
  rule(
    "professionalFees",
    CLEAR,
    /professional|accounting|accountan|audit|legal|lawyer|attorney|solicitor|consult|bookkeep|advis[oe]r|advisory|rechts|beratung|buchfuhr|buchhaltung|boekhoud|abschluss|prufung|honoraires|avocat|juridi|advies|asesor|honorario|profesional|notar|company secretar|independent examin|tax (?:preparation|return|agent)|redovisning|revisionsarv|konsult|debt collection|incasso|inkasso/,
  ),
  rule(
    "software",
    CLEAR,
    /software|computers?\b|\bit\b|\bict\b|hosting|cloud|domain|web ?sites?|\bweb\b|\bsaas\b|technology|\bedv\b|informati(?:que|k|ek|ca)|automatisering|\bdata\b|\bapps?\b|online|licen[cs]e fees|lizenz|logiciel|licenties/,
  ),
  rule(
    "travel",
    CLEAR,
    /travel|accomm?odation|air ?fares?|airline|hotel|flights?|meals?\b|entertain|subsistence|per diem|conferenc|bewirtung|reise|ubernachtung|deplacement|missions?\b|reception|voyages|\breis|representa|verblijf|viajes|dietas|hospitality|taxi|lodging|dining|restaurant|verpflegung|resekostn|kilometergeld|nachtigung|tagesgeld|\bdiaten\b|reprasentation/,
  ),
  rule(
    "utilities",
    CLEAR,
    /utilit|electric|\bgas\b|\bwater\b|\bpower\b|heating|\blight\b|\benergy?\b|tele ?phone|\bphones?\b|internet|mobile|broadband|telecom|telekom|communications?\b|strom|heizung|\bwasser|telefon|fernmelde|energie|\beau\b|electricite|\bgaz\b|elektra|telefoon|electricidad|\bagua\b|suministros|waste|rubbish|garbage|refuse|\bhydro\b|sewer|\bnuts\b|entsorgung|\bfax\b|mullabf|abfall/,
  ),
  rule(
    "repairs",
    CLEAR,
    /repairs?|\br and m\b|maintenance|upkeep|reparat|instandhalt|wartung|unterhalt|entretien|onderhoud|reparaci|conservacion|mantenimiento|servicing/,
  ),
  rule(
    "rent",
    CLEAR,
    /\brents?\b|\brental|\bleas(?:e|es|ing)\b|occupancy|outgoings|strata|(?:property|council|business|water) (?:tax\w*|rates)|\brates\b|body corporate|premises|miete|\bpacht|raumkosten|\bloyers?\b|\blocations?\b|(?<!in)huur|huisvesting|alquiler|arrendamiento|canones|\bhyra|storage|warehouse|facility|facilities|leasing|immobilier|grundsteuer|co ?working/,
  ),
  rule(
    "materials",
    CLEAR,
    /cost of (?:goods|sales?\b|materials?|products?|merchandise)|\bcogs\b|purchas|materials?\b|goods sold|\bgoods\b|raw|\bstocks?\b|inventor|wareneins|wareneing|warenaufw|handelswaren|materialaufw|materialkosten|rohstoff|hilfsstoff|\bwaren|bestandes?s?(?:ver)?ander|einkauf|achats?\b|marchandises|variations? des? stocks|matieres|inkoop|inkopen|kostprijs|grondstof|compras|existencias|mercaderias|coste? de|varuinkop|varor|packag|consumables|ingredients|components|\bparts\b|merchandise|verpackung|food cost|beverage/,
  ),
  rule(
    "otherCostOfSales",
    USUAL,
    /(?:other )?(?:direct|production|manufacturing|factory|job|project) (?:costs?|expen\w*|overheads?)|cost of (?:services?|revenues?)|(?:equipment|plant|scaffold\w*) (?:hire|rental)|royalt|shrink/,
  ),
  rule(
    "wages",
    CLEAR,
    /\bwages?\b|salar|payroll|(?:staff|personnel|employee|employment) (?:costs?|expen\w*)|personnel|remunerat|directors?\b|bonus|incentive|overtime|lohn|gehalt|gehalter|personalaufw|\blonen\b|loonkosten|sueldos|\bloner\b|\blon\b|severance|redundanc|temporary (?:staff|employ)|temps?\b|aushilf|agency (?:staff|workers|labou?r)|minijob|(?:beigestellt|leih)\w* ?personal|personalleasing|uitzend|managementvergoeding|appointements|indemnizacion|casual|sessional/,
  ),
  rule("office", CLEAR + 0.03, /^post(?:age|al)\b|printing and|stationery/),
  rule(
    "office",
    CLEAR,
    /office|stationery|postage|\bpost\b|printing|photocop|copying|administrat|\bdues\b|subscri|membership|newspaper|books?\b|cleaning|laundry|burobedarf|buromaterial|\bburo|\bporto\b|zeitschrift|reinigung|mitgliedsbeitr|kammerumlage|fournitures|postaux|affranchiss|documentation|kantoor|\bporti\b|drukwerk|contributie|abonnement|oficina|kontors|permits?|secretarial|security|uniform|fachliteratur|verwaltung|kitchen|schoonmaak/,
  ),
  rule(
    "office",
    HINT,
    /supplies|general and|equipment|furniture|small tools?|licen[cs]es?|registration|filing|werkzeug|kleingerat|beitrag/,
  ),
  rule(
    "otherExpenses",
    USUAL,
    /other|sundry|misc|general|donat|charit|\bfines?\b|penalt|\bspenden|sonstige|divers|otros|ovriga|amendes|boete|multas|training|education|recruit|amenities|welfare|rounding|write ?offs?|suspense|uncategori[sz]ed|ask my accountant|seminar|fortbildung|formation|tax(?:es)?\b|impots|taxes|steuern|tributos|excep|extraordinar|ausserordent|periodenfremd|scholing|opleiding|autres|overige|algemene/,
  ),
];
