/**
 * Names companies put into their charts instead of what they stand for: banks, programs, carriers,
 * machines, the words of a trade. What a brand sells is a fact; it is usual rather than certain
 * that the account is for just that.
 */
import { CLEAR, type NameRule, rule, USUAL } from "./name-rule.ts";

function brands(line: string, weight: number, list: string): NameRule {
  const names = list
    .trim()
    .split(/\s*;\s*/)
    .join("|");
  return rule(line, weight, new RegExp(`\\b(?:${names})\\b`));
}

const BANKS = `barclays; lloyds; natwest; hsbc; santander; tsb; monzo; starling; revolut; transferwise;
  metro bank; handelsbanken; virgin money; coutts; cba; commbank; westpac; nab; anz; macquarie; bendigo; bankwest;
  suncorp; asb; bnz; kiwibank; wells fargo; bofa; bank of america; citi; citibank; svb; brex; pnc;
  us bank; truist; capital one; rbc; scotiabank; bmo; cibc; desjardins; tangerine; bnp; bnp paribas;
  societe generale; credit agricole; credit mutuel; caisse d epargne; banque populaire; la banque postale; lcl; qonto; 
  boursorama; deutsche bank; commerzbank; sparkasse; volksbank; raiffeisen\\w*; postbank; n26; kontist; fyrst; dkb;
  unicredit; erste bank; bawag; oberbank; ing; rabobank; abn amro; abn; bunq; knab; triodos; asn; regiobank; kbc;
  belfius; argenta; fortis; bbva; caixabank; la caixa; sabadell; bankinter; unicaja; kutxabank; ubs; zkb; postfinance; credit suisse;
  intesa; unicredit; fineco; swedbank; seb; nordea; danske; dnb; handelsbanken; hdfc; icici; kotak; sbi; absa; fnb;
  nedbank; standard bank; capitec; dbs; ocbc; uob; maybank; aib; bank of ireland; ptsb; payoneer; airwallex; zempler; sparbuch`;

export const tradeAssets: readonly NameRule[] = [
  brands("cash", CLEAR, BANKS),
  // Banks called by words that mean other things too.
  brands("cash", USUAL, "wise; tide; mercury; ally; chase; shine; erste; hypo; axis"),
  rule(
    "cash",
    USUAL,
    /\bwallet\b|(?:everyday|operating|reserve|deposit) account|\btreasury\b|\bcompte courant\b/,
  ),
  rule(
    "accumulatedAmortisation",
    CLEAR + 0.05,
    /\bacc\w* amort\b|\bamort (?:logiciel|licen|brevet|site|fonds|goodwill|softw|webs)|(?:afschrijving|amortisation|amortization) .*(?:goodwill|software|website|webshop|licen)/,
  ),
  rule(
    "accumulatedDepreciation",
    CLEAR + 0.04,
    /\b(?:dep ?n|depn|deprn|acc depn?|accum depn?)\b|^amort\b/,
  ),
  rule(
    "fixedAssets",
    CLEAR,
    /\bfit ?outs?\b|laptops?\b|workstations?|\bvans?\b(?! (?:de|het|der|den|een|derden|leden|eigen)\b)|\butes?\b|trailers?\b|excavators?|skid steers?|diggers?\b|bakfiets|verbouwing|forklifts?|tractors?\b|cranes?\b|ovens?\b|\bbestelbus|winkelinrichting|inrichting|camionnettes?|remorque|servers?\b|printers?\b|3d printer|cameras?\b|\btills?\b and|signage|solar panels?|kassensystem|werkstatt\w*|lieferwagen|transporter|anhanger|stapler|gabelstapler|kuhl(?:raum|anlage)|heftruck|kassa s\b|machinery|mowers?\b|boats?\b|drones?\b|coffee machine|beehives?|greenhouses?|polytunnels?/,
  ),
  rule("prepayments", CLEAR + 0.03, /charges a reporter/),
  rule(
    "workInProgress",
    CLEAR,
    /(?:jobs|work|projects|services?) not (?:yet )?(?:invoiced|billed)|unbilled|noch nicht abrechenbar/,
  ),
  rule(
    "inventory",
    CLEAR,
    /\bin (?:store|stock|the warehouse)\b|\bon shelves\b|^(?:bois|tissus|vins?|livres)\b|meubles finis|\w*warenvorrat|handelswaren\w*|\w+vorrat\b|timber|seeds?\b|feed\b|wine stock|bottled/,
  ),
  rule(
    "otherCurrentAssets",
    CLEAR + 0.04,
    /(?:darlehen|vorschuss\w*) an (?:mitarbeiter|arbeitnehmer|personal|dienstnehmer)|avances? au personnel|(?:season ticket|cycle to work|staff|employee) loans?|divers debiteurs|debiteurs divers|tax credit due/,
  ),
  rule(
    "otherNonCurrentAssets",
    CLEAR,
    /(?:rent|lease|security|rental) deposits?|garantie locative|^borg\b|deposit with (?:the )?landlord|depots? de garantie|waarborgsom|mietkaution|borrowing costs|frais d emission|deferred commissions.*(?:non ?current|long)|fianza/,
  ),
  rule(
    "intangibles",
    CLEAR,
    /web ?shop|online shop|(?:website|app|platform|product) (?:development|build)|frais de constitution|(?:acquired|capitali[sz]ed|developed) (?:technology|software)|customer lists?|domain names?/,
  ),
];

export const tradeLiabilities: readonly NameRule[] = [
  rule(
    "payables",
    CLEAR + 0.05,
    /(?:supplier|vendor) (?:invoices|bills)|(?:bills|invoices) to pay|trade accounts?\b|factures non parvenues/,
  ),
  rule(
    "otherNonCurrentLiabilities",
    CLEAR + 0.05,
    /dilapidation|decommission|make good|(?:site )?restoration|groot onderhoud|abfertigung|jubilaum|warrant liabilit|deferred consideration|pension(?:s)? (?:provision|liabilit|deficit)|indemnites de depart|fin de carriere/,
  ),
  rule(
    "loans",
    CLEAR,
    /\bprets?\b|credits? d investissement|\bpge\b|convertible (?:notes?|loans?)|\bsafe notes?|bounce back|cbils|\beidl\b|\bppp loan|kfw|premium funding|vehicle finance|(?:truck|tractor|machinery|plant) finance|autofinanzierung|financiering/,
  ),
  rule("leaveProvision", CLEAR + 0.05, /pecules? de vacances/),
  rule("incomeTaxPayable", CLEAR, /impots? des societes/),
  rule("accruals", CLEAR, /factures a recevoir/),
  rule(
    "overdraft",
    CLEAR,
    /credit de tresorerie|krediet in rekening|rekening courant krediet|facilites? de caisse|dispo(?:kredit)?\b|poliza de credito/,
  ),
  rule(
    "deferredIncome",
    CLEAR + 0.05,
    /acomptes? (?:recus|de)|(?:deposits|payments|advances) from (?:clients|customers)|spaarkaart|paid up ?front|produits a reporter|avances? (?:recues|des clients)|cadeaubon|gutscheine?|bons? cadeaux?|retainers? (?:held|received)|ticket sales in advance/,
  ),
  rule(
    "ownerLoans",
    CLEAR + 0.03,
    /compte courant d associe|unpaid present entitlement|\bupe\b|rc dga|founders?\b|\bassocies?\b|rekening courant dga|gesellschafterdarlehen/,
  ),
  rule(
    "payrollLiabilities",
    CLEAR + 0.02,
    /\bonss\b|source deductions|precompte professionnel|kommunalsteuer|gesundheitskasse|\bogk\b|caisse de retraite|prevoyance|\bcbus\b|incolink|redundancy fund|\bhsa\b|\bfsa\b|contributions owing|lohnsteuer/,
  ),
];

export const tradeEquity: readonly NameRule[] = [
  rule(
    "retainedEarnings",
    CLEAR + 0.05,
    /(?:p and l|profit and loss|revenue) (?:reserves?|account)|reserves? brought forward/,
  ),
  rule(
    "drawings",
    CLEAR + 0.04,
    /gewinnausschuttung|uitgekeerd|dividends? (?:paid|declared)|dividendes? verses?|distributions? (?:paid|to)/,
  ),
];

export const tradeRevenue: readonly NameRule[] = [
  rule(
    "otherIncome",
    CLEAR + 0.05,
    /\b(?:tax|erc|insurance|government|rates|levy|hmrc|ato|irs) (?:credit )?refunds?|transferts? de charges|debts? recovered/,
  ),
  rule("gainOnDisposal", CLEAR + 0.04, /plus values? (?:sur|de)/),
  rule(
    "rentalRevenue",
    CLEAR,
    /\bsublet|sous location|sub ?lease|desk (?:rental|licence)|mietertrag/,
  ),
  rule("interestIncome", CLEAR + 0.02, /valeurs mobilieres|habenzins|dividends? received/),
  rule(
    "otherRevenue",
    CLEAR + 0.04,
    /variations? des? stocks|bestandsverander|\b(?:recharged?|recovered|rebilled|disbursements?)\b.*(?:expenses?|costs?)?|onkosten doorbelast|refactur\w*|weiterbelast/,
  ),
  rule("discountsReturns", CLEAR + 0.02, /\bretouren\b|\bretours\b|credits? issued|chargebacks/),
  rule(
    "salesServices",
    CLEAR,
    /call ?outs?\b|honoraires|expertises?\b|\bmissions?\b|retainers?\b|\bvisits?\b|workshops?\b|lessons?|classes\b|treatments?|consultations?|wartungsvertrag|coaching|speaking|photography|tuinaanleg|reparaturen|installations?\b|commission(?:ed)? work|bookings?\b|guided tours|grooming|haircuts?|appointments?/,
  ),
  rule(
    "subscriptionRevenue",
    CLEAR,
    /overages?\b|\bmrr\b|\barr\b|platform (?:fees|usage)|seats?\b/,
  ),
];

export const tradeExpenses: readonly NameRule[] = [
  brands(
    "software",
    CLEAR + 0.05,
    `adobe; figma; slack; github; gitlab; datadog; hubspot; salesforce; notion; zoom; dropbox; xero; quickbooks; myob; freeagent;
    freshbooks; archicad; bim; office 365; microsoft 365; google workspace; g suite; asana; trello; jira; atlassian; monday com; airtable; zapier;
    aws; amazon web services; azure; google cloud; gcp; heroku; cloudflare; digitalocean; vercel; netlify; snowflake; mongodb; shopify; wix;
    squarespace; wordpress; woocommerce; godaddy; zendesk; intercom; freshdesk; docusign; canva; autocad; autodesk; sketchup; revit;
    simpro; servicem8; tradify; jobber; fergus; cliniko; halaxy; timely; fresha; deputy; tanda; workday; netsuite; datev; lexware; sevdesk; bmd;
    exact online; moneybird; snelstart; twinfield; pennylane; sellsy; lightspeed; procore; buildertrend; lastpass; 1password; norton;
    chatgpt; openai; copilot; crm; erp; dev tools; antivirus; webflow; calendly; miro; loom; typeform; surveymonkey; dext; receipt bank; hubdoc; bill com; lmn`,
  ),
  brands(
    "marketing",
    CLEAR + 0.06,
    `google ads; adwords; facebook ads; meta ads; linkedin ads; instagram; tiktok; bing ads; ad spend; paid (?:search|social|media); mailchimp;
    klaviyo; yelp; checkatrade; hipages; homestars; houzz; listings?; werbeartikel; swag; merch; flyers; folders; leaflets; billboards; signwriting; awards entr\\w*; pr agency; sdr\\b.*;
    annonces; insertions; salons; beurs; beurzen; messen?; messekosten; advertenties; foires; influencers?; photoshoot; trade fairs?; branding; and pr`,
  ),
  brands(
    "merchantFees",
    CLEAR + 0.05,
    `square fees; sumup; zettle; izettle; klarna; adyen; worldpay; gocardless; mollie; tyro; clover; afterpay; zip pay; ideal kosten;
    pin ?transactie\\w*; pinkosten; bankomat\\w*; tpe; commissions? carte\\w*; kartengebuhr\\w*; ec cash; eftpos; card terminal; braintree; authorize net; moneris; pinautoma\\w*; kosten pin\\w*; etsy fees; ebay fees; amazon fees`,
  ),
  brands(
    "rent",
    CLEAR + 0.04,
    "wework; regus; charges communes; charges locatives; desk licence; hot desks?; studio rent; service charge; erfpacht; betriebskosten",
  ),
  brands(
    "motorVehicle",
    CLEAR + 0.06,
    `rego; vehicle registration; tyres?; tires; car wash; mot; vignette; maut; wegenbelasting; motorrijtuigenbelasting; parkeren; parkeerkosten;
    parkgebuhr\\w*; peages?; pkw\\w*(?: aufwand)?; lkw\\w*; shell; esso; aral; omv; ampol; caltex; fuel cards?; carte grise; leasing (?:pkw|auto); \\w*tanken; kfz\\w*`,
  ),
  brands(
    "freight",
    CLEAR + 0.04,
    "dhl; fedex; usps; an post; bpost; colissimo; chronopost; envois; postnl; auspost; australia post; royal mail; dpd; gls; hermes; evri; parcelforce; sendle; verzendkosten; bezorgkosten; versandkosten; frais de port; port et emballage; portes; pick and pack; fulfil\\w*; 3pl",
  ),
  brands(
    "utilities",
    CLEAR + 0.03,
    "telstra; optus; vodafone; verizon; at and t; t mobile; comcast; kpn; ziggo; odido; magenta; proximus; telenet; eir; swisscom; sunrise; salt mobile; sfr; bouygues; free mobile; edf; engie; british gas; agl; eneco; vattenfall; e on; telus; rogers; bell mobility; bell canada",
  ),
  rule(
    "subcontractors",
    CLEAR + 0.04,
    /\bsubbies\b|\bsub trades?\b|bureau d etudes|\bindependants\b|\bsubs\b|\bzzp|werkvertrag|contract developers|1099|freie mitarbeiter|intermittents/,
  ),
  rule(
    "materials",
    CLEAR + 0.02,
    /\bpipes?\b|fittings|fixtures|\btimber\b|\blumber\b|\bbois\b|\bquincaillerie|beschlage|lacke\b|\bholz\b|\bpaint\b|bricks|concrete|fabrics?|yarn|flour|coffee beans|\bbeans\b|\bmilk\b|produce\b|meat\b|verpakking\w*|mulch|\bsoil\b|pavers|\bstone\b|emballages|seeds?\b|fertili[sz]er|feed\b|model making|print production|derving|voorraadverschil|stock ?take|breakage|spoilage|wastage/,
  ),
  rule(
    "otherCostOfSales",
    CLEAR + 0.03,
    /tip fees|skip hire|(?:plant|equipment|tool|scaffold\w*|crane|machine) (?:hire|rentals?)|(?:dump|landfill|green waste) fees|job (?:permits|costs)|render(?:ing)? farm|api costs|third party (?:hosting|software) for/,
  ),
  rule(
    "travel",
    CLEAR + 0.02,
    /lunch(?:es|en)?\b|dinners?\b|(?<!cheques )repas\b|\btrips?\b|\btrains?\b|nuitees?|offsites?\b|team events?|train fares?|\bsncf\b|\bns kaarten|uber\b|airbnb|\bzug\b|bahn\b|coffees?\b with|client (?:lunch|gift|dinner|entertain)/,
  ),
  rule(
    "office",
    CLEAR,
    /\bcleaners?\b|\bwindow clean|tea and coffee|pantry|bin collection|timbres|snacks|coffee for|petits? materiels?|kleinmaterial|workwear|safety gear|\bppe\b|koffie/,
  ),
  rule(
    "professionalFees",
    CLEAR + 0.04,
    /\bcounsel\b|^comptable\b|cabinet comptable|409a|valuations?\b|\bsoc ?2\b|\bpeo\b|payroll bureau|notaris|steuerberat|expert comptable|commissaire aux comptes|accountantskosten|company filing|asic fee|registered agent|trademark filing/,
  ),
  rule(
    "wages",
    CLEAR + 0.03,
    /sonderzahlung|weihnachtsgeld|urlaubsgeld|dertiende maand|management fee dga|dga\b|13e maand|trinkgeld|\bprimes\b|gratifikation|bezuge?\b|casuals\b|apprentices?\b(?!.*(?:levy|fees))/,
  ),
  rule(
    "payrollTax",
    CLEAR + 0.04,
    /taxe d apprentissage|apprentice\w* levy|private medical|premies werkgever|\bwsib\b|\bprsi\b|cheques repas|cotisations patronales|health cover|mutuelle|\bagefiph\b|dienstgeberbeitrag|gesundheitskasse/,
  ),
  rule(
    "otherExpenses",
    CLEAR + 0.05,
    /\btraining\b|\bcourses\b|formation (?:du|des|professionnelle|continue)|fortbildung|weiterbildung|scholing|opleiding/,
  ),
  rule(
    "foreignExchange",
    CLEAR + 0.05,
    /exchange (?:differences?|gains?|loss\w*)|ecarts? de (?:change|conversion)/,
  ),
  rule("bankFees", CLEAR, /frais de banque|frais bancaires/),
  rule(
    "otherExpenses",
    CLEAR + 0.04,
    /(?:tafe|course|college|school) fees|kasverschil|kassendifferenz|conference tickets/,
  ),
  rule("incomeTax", CLEAR, /impots? des societes/),
  rule(
    "badDebts",
    CLEAR + 0.05,
    /debts? written off|creances? (?:irrecouvrables|passees)|forderungsausf|afgeboekte|oninbaar|uncollected/,
  ),
  rule(
    "amortisation",
    CLEAR + 0.05,
    /abschreib\w* (?:software|goodwill|firmenwert|lizenz|website)|afschrijv\w* (?:goodwill|software|web)|amortissements? (?:des )?(?:logiciels|brevets|licences)/,
  ),
  rule(
    "insurance",
    CLEAR + 0.04,
    /\b(?:public|product|employers?) liability\b|professional indemnity|liability polic|\bd and o\b|haftpflicht|responsabilite civile|\brc pro\b|key ?man/,
  ),
];
