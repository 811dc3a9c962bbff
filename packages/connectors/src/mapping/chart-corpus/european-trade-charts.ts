/** Companies' own charts in German, French, Dutch and Spanish, each written by another hand than the rules. */
import { type Chart, chart } from "./chart.ts";

export const europeanTradeCharts: readonly Chart[] = [
  chart(
    "Austria, Gasthof mit Hotel, Familien-GmbH, Salzkammergut",
    "AT",
    `0100 A Software und Website > intangibles
    0109 A Kumulierte Abschreibung Software > accumulatedAmortisation
    0200 A Grundstücke > fixedAssets
    0300 A Hotelgebäude > fixedAssets
    0309 A Kum. AfA Hotelgebäude > accumulatedDepreciation
    0400 A Küchenmaschinen und Schankanlage > fixedAssets
    0409 A Kum. AfA Küche und Schank > accumulatedDepreciation
    0600 A Betriebs- und Geschäftsausstattung > fixedAssets
    0610 A Zimmereinrichtung > fixedAssets
    0630 A PKW und Shuttlebus > fixedAssets
    0680 A Geringwertige Wirtschaftsgüter > fixedAssets
    0690 A Kumulierte Abschreibungen BGA > accumulatedDepreciation
    0800 A Anteile Bergbahnen Tourismus GmbH > investments
    0870 A Wertpapiere Deckung Abfertigung > investments
    1100 A Vorrat Küche > inventory
    1110 A Vorrat Keller (Wein, Bier, Spirituosen) > inventory
    1200 A Heizölvorrat > inventory
    1800 A Geleistete Anzahlungen > prepayments
    2000 A Forderungen aus Lieferungen und Leistungen Inland > receivables
    2010 A Gästeforderungen offen (Casablanca PMS) > receivables
    2080 A Einzelwertberichtigung zu Forderungen > receivables
    2150 A Kreditkartenabrechnung Six/Hobex > receivables, cash, otherCurrentAssets
    2300 A Sonstige Forderungen > otherCurrentAssets
    2310 A Booking.com Verrechnung > receivables, otherCurrentAssets
    2320 A Vorschüsse Personal > otherCurrentAssets
    2500 A Vorsteuer > otherCurrentAssets
    2600 A Kassenbestand > cash
    2700 A Kassa Rezeption > cash
    2800 A Raiffeisenbank Bad Ischl > cash
    2810 A Sparkasse Salzkammergut > cash
    2880 A Schwebende Geldbewegungen > cash
    2900 A Aktive Rechnungsabgrenzung > prepayments
    3000 L Rückstellungen für Abfertigungen > otherNonCurrentLiabilities
    3020 L Steuerrückstellungen KöSt > incomeTaxPayable
    3050 L Rückstellungen nicht konsumierte Urlaube > leaveProvision
    3090 L Sonstige Rückstellungen > accruals
    3110 L Bankkredit Zubau 2019 ÖHT > loans
    3120 L Investitionskredit Raika > loans
    3130 L Kontokorrentrahmen Raika überzogen > overdraft
    3200 L Erhaltene Anzahlungen Zimmer und Hochzeiten > deferredIncome, otherCurrentLiabilities
    3210 L Gutscheine ausgegeben > deferredIncome, otherCurrentLiabilities
    3300 L Verbindlichkeiten aus L+L Inland > payables
    3301 L Transgourmet, Metro > payables
    3500 L Umsatzsteuer 10 % Logis und Speisen > salesTax
    3501 L Umsatzsteuer 20 % > salesTax
    3520 L Umsatzsteuer-Zahllast > salesTaxPayable
    3540 L Finanzamt Verrechnung DB/DZ/L > payrollLiabilities
    3550 L Ortstaxe / Nächtigungsabgabe Gemeinde > otherCurrentLiabilities
    3600 L ÖGK > payrollLiabilities
    3610 L Löhne und Gehälter Verrechnung > payrollLiabilities
    3620 L Kommunalsteuer > payrollLiabilities
    3700 L Sonstige Verbindlichkeiten > otherCurrentLiabilities
    3710 L Trinkgeld Verrechnung Service > otherCurrentLiabilities, payrollLiabilities
    3900 L Passive Rechnungsabgrenzung > deferredIncome
    4000 R Erlöse Logis 10 % > salesServices
    4010 R Erlöse Halbpension > salesServices, salesGoods
    4020 R Erlöse Küche 10 % > salesGoods, salesServices
    4030 R Erlöse Getränke 20 % > salesGoods
    4040 R Wellness, Massagen, Sauna > salesServices
    4050 R Hochzeiten und Seminarräume > salesServices, rentalRevenue
    4400 R Erlösschmälerungen > discountsReturns
    4800 R Personalwohnung Mieterträge > otherIncome, rentalRevenue
    4810 R Versicherungsvergütungen > otherIncome
    4820 R Förderungen Land OÖ, Energiekostenzuschuss > grantsDonations, otherIncome
    5100 X Wareneinsatz Küche > materials
    5110 X Wareneinsatz Getränke > materials
    5400 X Gästeartikel, Kosmetik, Kerzen > otherCostOfSales, materials
    5600 X Strom > utilities
    5610 X Pellets und Heizöl > utilities
    5620 X Wasser, Kanal, Müll > utilities
    5810 X Wäscherei Fremdleistung > subcontractors, otherCostOfSales
    6000 X Löhne Küche und Service > wages, directLabour
    6200 X Gehälter Rezeption > wages
    6230 X Dotierung Urlaubsrückstellung > leaveExpense
    6400 X Betriebliche Vorsorgekasse (MVK) > pension
    6500 X Gesetzlicher Sozialaufwand Arbeiter > payrollTax
    6600 X Gesetzlicher Sozialaufwand Angestellte > payrollTax
    6660 X Dienstgeberbeitrag zum FLAF > payrollTax
    6680 X Kommunalsteuer Aufwand > payrollTax
    6700 X Personalessen und Dienstkleidung > wages, otherExpenses
    7010 X Planmäßige Abschreibung Sachanlagen > depreciation
    7050 X GWG-Abschreibung > depreciation
    7080 X Abschreibung immaterielles Vermögen > amortisation
    7160 X Tourismusbeitrag / Interessentenbeitrag > otherExpenses, marketing
    7200 X Instandhaltung Gebäude > repairs
    7210 X Reparatur Küchengeräte > repairs
    7320 X Shuttlebus Sprit und Service > motorVehicle
    7380 X Telefon, Internet, WLAN Gäste > utilities, office
    7600 X Büromaterial, Drucksorten > office
    7610 X GEMA/AKM und ORF > office, otherExpenses
    7650 X Werbung, Prospekte, Google Ads > marketing
    7670 X Repräsentation, Bewirtung > travel
    7690 X Provisionen Booking.com, HRS > merchantFees, otherCostOfSales
    7700 X Versicherungen > insurance
    7730 X Fidelio/PMS Software > software
    7750 X Rechts- und Beratungsaufwand > professionalFees
    7790 X Spesen des Geldverkehrs > bankFees
    7791 X Kreditkartendisagio > merchantFees
    7810 X Forderungsausfälle > badDebts
    8100 R Zinserträge Bankguthaben > interestIncome
    8280 X Zinsaufwand Bankkredite > interestExpense
    8500 X Körperschaftsteuer > incomeTax
    9000 E Stammkapital > shareCapital
    9200 E Kapitalrücklage > reserves
    9390 E Bilanzgewinn > retainedEarnings
    9800 E Gewinnvortrag > retainedEarnings`,
  ),
  chart(
    "Austria, Weingut mit Buschenschank, Kamptal, Einzelunternehmen",
    "AT",
    `120 A Markenrechte und Etikettendesign > intangibles
    129 A Kum. Abschreibung Markenrechte > accumulatedAmortisation
    200 A Weingartenflächen > fixedAssets
    220 A Rebanlagen (Grüner Veltliner, Riesling) > fixedAssets
    229 A Kum. AfA Rebanlagen > accumulatedDepreciation
    300 A Kellergebäude und Presshaus > fixedAssets
    309 A Kum. AfA Gebäude > accumulatedDepreciation
    400 A Maschinen (Presse, Abfüllanlage) > fixedAssets
    410 A Stahltanks und Barriquefässer > fixedAssets
    420 A Traktor Fendt, Laubschneider > fixedAssets
    499 A Kumulierte AfA Maschinen und Traktoren > accumulatedDepreciation
    600 A Betriebs- und Geschäftsausstattung > fixedAssets
    700 A Anlagen in Bau (neuer Verkostungsraum) > fixedAssets
    800 A Lagerhaus Genossenschaftsanteil > investments
    1100 A Flaschen, Korken, Kartons > inventory
    1200 A Spritzmittel und Dünger > inventory
    1400 A Fasswein in Ausbau > workInProgress, inventory
    1500 A Flaschenwein fertig > inventory
    1600 A Handelsware (Marillenbrand, Gläser) > inventory
    1800 A Anzahlungen an Lieferanten > prepayments
    2000 A Lieferforderungen Inland > receivables
    2100 A Lieferforderungen EU > receivables
    2140 A Forderungen Drittland (Importeur USA) > receivables
    2090 A Wertberichtigungen Forderungen > receivables
    2300 A Sonstige Forderungen > otherCurrentAssets
    2350 A AMA-Förderung zugesagt > otherCurrentAssets
    2500 A Vorsteuer 20 % / 10 % > otherCurrentAssets
    2520 A Finanzamt Guthaben Steuerkonto > otherCurrentAssets
    2700 A Kassa Ab-Hof > cash
    2710 A Kassa Buschenschank > cash
    2800 A Raika Langenlois > cash
    2810 A Sparbuch Betrieb > cash
    2900 A Aktive Rechnungsabgrenzung > prepayments
    3050 L Rückstellung Resturlaube > leaveProvision
    3060 L Rückstellung Steuerberatung > accruals
    3090 L Sonstige Rückstellungen > accruals
    3100 L Agrarinvestitionskredit > loans
    3110 L Hypothekardarlehen Keller > loans
    3150 L Leasing Traktor > leaseLiabilities, loans
    3160 L Kontokorrent Raika > overdraft
    3170 L Betriebsmittelkredit Ernte > shortTermLoans, overdraft
    3200 L Anzahlungen Weinpaten > deferredIncome, otherCurrentLiabilities
    3300 L Lieferverbindlichkeiten Inland > payables
    3310 L Lieferverbindlichkeiten EU (Glashütte, Korken PT) > payables
    3500 L Umsatzsteuer 13 % Ab-Hof > salesTax
    3501 L Umsatzsteuer 20 % > salesTax
    3520 L USt-Zahllast Finanzamt > salesTaxPayable
    3530 L Lohnabgaben Finanzamt (L, DB, DZ) > payrollLiabilities
    3580 L ÖGK Beiträge > payrollLiabilities
    3590 L SVS Bauern > otherCurrentLiabilities, payrollLiabilities
    3600 L Lohnverrechnung > payrollLiabilities
    3700 L Sonstige Verbindlichkeiten > otherCurrentLiabilities
    3900 L Passive Rechnungsabgrenzung > deferredIncome
    4000 R Erlöse Flaschenwein Ab-Hof > salesGoods
    4010 R Erlöse Gastronomie und Vinotheken > salesGoods
    4020 R Erlöse Export > salesGoods
    4030 R Onlineshop Wein > salesGoods
    4040 R Fasswein an Handel > salesGoods
    4050 R Buschenschank Jause und Getränke > salesGoods, salesServices
    4060 R Verkostungen und Kellerführungen > salesServices
    4070 R Gästezimmer > salesServices, rentalRevenue
    4080 R Lohnabfüllung für Kollegen > salesServices
    4400 R Kundenskonti und Rabatte > discountsReturns
    4500 R Bestandsveränderung Wein > otherRevenue
    4630 R Erlöse aus Anlagenabgang > gainOnDisposal
    4700 R ÖPUL und Direktzahlungen > grantsDonations
    4830 R Entschädigung Österreichische Hagelversicherung > otherIncome
    5000 X Traubenzukauf > materials
    5010 X Wareneinsatz Buschenschank > materials
    5100 X Verbrauch Flaschen, Verschlüsse, Etiketten > materials
    5110 X Pflanzenschutz, Dünger > materials
    5120 X Kellereibedarf (Hefe, Schwefel, Filter) > materials
    5600 X Strom und Wasser > utilities
    5650 X Traktordiesel > motorVehicle, otherCostOfSales
    5800 X Lohnmaschinen, Vollernter > subcontractors
    6000 X Löhne Lesehelfer > directLabour, wages
    6010 X Löhne Keller und Weingarten > directLabour, wages
    6200 X Gehälter Büro > wages
    6220 X Dotierung Urlaubsrückstellung > leaveExpense
    6400 X Mitarbeitervorsorge > pension
    6500 X Gesetzlicher Sozialaufwand > payrollTax
    6660 X DB, DZ, Kommunalsteuer > payrollTax
    7010 X Abschreibungen > depreciation
    7080 X GWG > depreciation
    7200 X Instandhaltung Maschinen und Gebäude > repairs
    7300 X Frachten und Paketdienst (Post, DPD) > freight
    7320 X KFZ-Aufwand > motorVehicle
    7340 X Messe ProWein Reisekosten > travel
    7380 X Telefon und Internet > office, utilities
    7400 X Pacht Weingärten > rent
    7600 X Büroaufwand > office
    7650 X Werbung, Kostproben, Falstaff > marketing
    7700 X Versicherungen inkl. Hagel > insurance
    7730 X EDV, Shopify, Kassensystem > software
    7750 X Steuerberater LBG > professionalFees
    7780 X Weinbauverband, ÖTW, Kammerumlage > office
    7790 X Bankspesen > bankFees
    7791 X Gebühren Kartenzahlung und PayPal > merchantFees
    7820 X Forderungsverluste > badDebts
    7850 X Buchwert abgegangener Anlagen > lossOnDisposal
    8100 R Zinserträge > interestIncome
    8280 X Zinsen Kredite > interestExpense
    9000 E Eigenkapital > shareCapital, retainedEarnings
    9600 E Privatentnahmen > drawings
    9610 E Privateinlagen > drawings, shareCapital
    9620 E Private Steuern und SVS > drawings
    9700 E Gewinn des Jahres > retainedEarnings`,
  ),
  chart(
    "Belgium, restaurant-brasserie à Namur, SRL",
    "BE",
    `110000 E Apports disponibles > shareCapital
    130000 E Réserve légale > reserves
    133000 E Réserves disponibles > reserves
    140000 E Bénéfice reporté > retainedEarnings
    141000 E Perte reportée > retainedEarnings
    160000 L Provisions pour pensions dirigeant EIP > otherNonCurrentLiabilities
    172000 L Leasing cuisine Miele Professional > leaseLiabilities
    173000 L Etablissements de crédit à plus d'un an > loans
    173100 L Crédit d'investissement Belfius > loans
    174000 L Prêt Brasserie AB InBev > loans
    179000 L Emprunt associé à LT > ownerLoans
    212000 A Goodwill - reprise du fonds "Chez Léon-Marie" > intangibles
    212900 A Amort. goodwill > accumulatedAmortisation
    230000 A Installations, machines et outillage > fixedAssets
    230100 A Fours, friteuses, piano de cuisson > fixedAssets
    230900 A Amort. actés sur installations et machines > accumulatedDepreciation
    240000 A Mobilier salle et terrasse > fixedAssets
    240100 A Matériel informatique et caisse blanche > fixedAssets
    240900 A Amort. mobilier > accumulatedDepreciation
    241000 A Matériel roulant > fixedAssets
    241900 A Amort. matériel roulant > accumulatedDepreciation
    260000 A Aménagements immeuble loué > fixedAssets
    260900 A Amort. aménagements > accumulatedDepreciation
    284000 A Parts coopératives > investments
    288000 A Garantie locative > otherNonCurrentAssets
    310000 A Stock denrées alimentaires > inventory
    311000 A Stock cave à vins > inventory
    312000 A Bières et softs > inventory
    360000 A Acomptes versés > prepayments
    400000 A Clients > receivables
    407000 A Créances douteuses > receivables
    409000 A Réductions de valeur actées > receivables
    411000 A TVA à récupérer > otherCurrentAssets
    411900 A TVA compte courant (solde débiteur) > otherCurrentAssets
    412000 A Impôts à récupérer - versements anticipés > otherCurrentAssets
    416000 A Créances diverses > otherCurrentAssets
    418000 A Vidanges consignées > otherCurrentAssets, inventory
    430000 L Banque - crédit de caisse > overdraft
    430100 L Straight loan BNP Fortis > shortTermLoans, overdraft
    440000 L Fournisseurs > payables
    440100 L Metro Bouge > payables
    444000 L Factures à recevoir > accruals
    450000 L Dettes fiscales estimées > incomeTaxPayable
    451000 L TVA à payer 12 % repas > salesTax, salesTaxPayable
    451100 L TVA à payer 21 % boissons > salesTax, salesTaxPayable
    451200 L Compte courant TVA SPF > salesTaxPayable
    453000 L Précompte professionnel retenu > payrollLiabilities
    454000 L ONSS > payrollLiabilities
    455000 L Rémunérations nettes dues > payrollLiabilities
    456000 L Pécules de vacances provision > leaveProvision
    460000 L Acomptes reçus banquets > deferredIncome, otherCurrentLiabilities
    460100 L Bons cadeaux vendus > deferredIncome, otherCurrentLiabilities
    471000 L Dividendes de l'exercice > dividendsPayable
    489000 L Compte courant gérante S. Dubois > ownerLoans, otherCurrentLiabilities
    489900 L Pourboires à répartir > otherCurrentLiabilities
    490000 A Charges à reporter > prepayments
    492000 L Charges à imputer > accruals
    493000 L Produits à reporter > deferredIncome
    550000 A BNP Paribas Fortis compte à vue > cash
    550100 A Belfius > cash
    570000 A Caisse salle > cash
    570100 A Caisse bar > cash
    580000 A Virements internes > cash
    581000 A Bancontact / Payconiq en transit > cash, otherCurrentAssets
    600000 X Achats de matières premières (viandes, poissons) > materials
    600100 X Légumes Criée de Bouge > materials
    604000 X Achats vins > materials
    608000 X Remises, ristournes et rabais obtenus > materials
    609000 X Variation des stocks > materials
    610000 X Loyers et charges locatives > rent
    610100 X Précompte immobilier refacturé > rent
    611000 X Entretien et réparations cuisine > repairs
    611100 X Blanchisserie nappes > otherCostOfSales, otherExpenses
    612000 X Eau, gaz, électricité > utilities
    612100 X Immondices et graisses > utilities
    612200 X Proximus > utilities, office
    612300 X Fournitures de bureau et rouleaux caisse > office
    613000 X Fiduciaire > professionalFees
    613100 X Sabam et redevances auteurs > office, otherExpenses
    613200 X Assurance incendie et RC objective > insurance
    613400 X Publicité, Facebook, Petit Futé > marketing
    613500 X Commissions Uber Eats / Deliveroo > merchantFees
    613510 X Frais Bancontact Worldline > merchantFees
    613600 X Abonnement Zenchef, Lightspeed > software
    614000 X Carburant et frais de voiture > motorVehicle
    615000 X Restaurant, représentation, foires > travel
    618000 X Rémunération gérante > wages
    620200 X Rémunérations employés > wages
    620300 X Rémunérations ouvriers et flexi-jobs > wages, directLabour
    621000 X Cotisations patronales ONSS > payrollTax
    622000 X Assurance groupe > pension
    623000 X Assurance-loi accidents du travail > payrollTax, insurance
    625000 X Dotation pécule de vacances > leaveExpense
    630100 X Amortissements immo incorporelles > amortisation
    630200 X Dotations aux amortissements sur immobilisations corporelles > depreciation
    634000 X Réductions de valeur sur créances > badDebts
    640000 X Taxes communales terrasse, AFSCA > otherExpenses
    650000 X Charges des dettes > interestExpense
    657000 X Frais de banque > bankFees
    670000 X Impôts belges sur le résultat > incomeTax
    700000 R Ventes cuisine > salesGoods, salesServices
    700100 R Ventes boissons > salesGoods
    700200 R Banquets et traiteur > salesServices, salesGoods
    700300 R Emporter 6 % > salesGoods
    708000 R Remises accordées > discountsReturns
    740000 R Subsides APE / Région wallonne > grantsDonations, otherIncome
    743000 R Récupération frais et avantages en nature > otherIncome
    750000 R Produits financiers > interestIncome`,
  ),
  chart(
    "Switzerland, Onlinehandel für Velozubehör, GmbH, Kontenrahmen KMU",
    "CH",
    `1000 A Kasse > cash
    1010 A PostFinance CHF > cash
    1020 A ZKB Kontokorrent > cash
    1021 A ZKB EUR-Konto > cash
    1040 A TWINT Verrechnung > cash, otherCurrentAssets
    1041 A Stripe Guthaben > cash, otherCurrentAssets
    1099 A Unklare Beträge / Durchlaufkonto > otherCurrentAssets
    1100 A Forderungen aus Lieferungen und Leistungen (Debitoren) > receivables
    1101 A Debitoren Händler B2B > receivables
    1109 A Delkredere > receivables
    1102 A Digitec Galaxus Marktplatz offen > receivables
    1140 A Vorschüsse und Darlehen > otherCurrentAssets
    1170 A Vorsteuer MWST Material, Waren, Dienstleistungen > otherCurrentAssets
    1171 A Vorsteuer MWST Investitionen, übriger Betriebsaufwand > otherCurrentAssets
    1172 A Einfuhrsteuer BAZG > otherCurrentAssets
    1176 A Verrechnungssteuer > otherCurrentAssets
    1192 A Anzahlungen Lieferanten Asien > prepayments
    1200 A Handelswaren Lager Dietikon > inventory
    1201 A Ware unterwegs (Container) > inventory
    1209 A Wertberichtigung Handelswaren (Warendrittel) > inventory
    1210 A Verpackungsmaterial > inventory
    1300 A Bezahlter Aufwand des Folgejahres > prepayments
    1400 A Wertschriften > investments
    1440 A Mietzinskaution > otherNonCurrentAssets
    1500 A Maschinen und Apparate (Packstrasse) > fixedAssets
    1509 A Wertberichtigung Maschinen und Apparate > accumulatedDepreciation
    1510 A Mobiliar und Lagerregale > fixedAssets
    1519 A Wertberichtigung Mobiliar > accumulatedDepreciation
    1520 A Büromaschinen, Informatik > fixedAssets
    1529 A Wertberichtigung Informatik > accumulatedDepreciation
    1530 A Fahrzeuge, Cargobike > fixedAssets
    1539 A WB Fahrzeuge > accumulatedDepreciation
    1700 A Webshop aktiviert > intangibles
    1709 A Wertberichtigung immaterielle Werte > accumulatedAmortisation
    2000 L Verbindlichkeiten aus Lieferungen und Leistungen (Kreditoren) > payables
    2002 L Kreditkarte Viseca > overdraft
    2030 L Erhaltene Anzahlungen / Vorbestellungen > deferredIncome, otherCurrentLiabilities
    2031 L Geschenkgutscheine offen > deferredIncome, otherCurrentLiabilities
    2100 L Kontokorrentkredit ZKB > overdraft
    2120 L Kurzfristiges Darlehen Lagerfinanzierung > shortTermLoans
    2200 L Geschuldete MWST (Umsatzsteuer) > salesTax
    2201 L Abrechnungskonto MWST ESTV > salesTaxPayable
    2208 L Direkte Steuern > incomeTaxPayable
    2261 L Beschlossene Ausschüttungen > dividendsPayable
    2270 L Kontokorrent Vorsorgeeinrichtung BVG > payrollLiabilities
    2271 L Kontokorrent AHV, IV, EO, ALV > payrollLiabilities
    2273 L Kontokorrent UVG/KTG Mobiliar > payrollLiabilities
    2279 L Quellensteuer > payrollLiabilities
    2280 L Lohndurchlauf > payrollLiabilities
    2300 L Noch nicht bezahlter Aufwand > accruals
    2301 L Erhaltener Ertrag des Folgejahres > deferredIncome
    2310 L Ferien und Überzeit Mitarbeitende > leaveProvision
    2330 L Rückstellung Retouren und Garantie > otherCurrentLiabilities, accruals
    2340 L Steuerrückstellung > incomeTaxPayable
    2400 L Bankdarlehen ZKB > loans
    2420 L Leasing Lagerfahrzeug > leaseLiabilities
    2500 L Darlehen Gesellschafter Hürlimann > ownerLoans
    2600 L Rückstellungen langfristig > otherNonCurrentLiabilities
    2800 E Stammkapital > shareCapital
    2900 E Gesetzliche Kapitalreserve > reserves
    2950 E Gesetzliche Gewinnreserve > reserves
    2970 E Gewinnvortrag oder Verlustvortrag > retainedEarnings
    2979 E Jahresgewinn oder Jahresverlust > retainedEarnings
    3200 R Handelserlöse Webshop CH > salesGoods
    3201 R Verkäufe Galaxus / Ricardo > salesGoods
    3202 R Export EU (IOSS) > salesGoods
    3400 R Montageservice > salesServices
    3600 R Versandkosten weiterbelastet > otherRevenue, salesGoods
    3601 R Service-Abo "Velopunkt Plus" > subscriptionRevenue
    3800 R Skonti, Rabatte > discountsReturns
    3801 R Retouren > discountsReturns
    3805 X Verluste Forderungen, Veränderung Delkredere > badDebts
    4200 X Handelswarenaufwand > materials
    4201 X Einkauf Taiwan und China > materials
    4270 X Zoll, Fracht, Spedition Import > freight
    4280 X Bestandesänderungen Handelswaren > materials
    4400 X Fulfillment-Partner (Drittleistungen) > subcontractors, otherCostOfSales
    4900 X Lieferantenskonti > materials
    4920 X Post, Planzer, Paketversand > freight
    4940 X Stripe, TWINT, Datatrans Gebühren > merchantFees
    4941 X Marktplatzkommission Galaxus > merchantFees
    5000 X Lohnaufwand > wages
    5600 X Veränderung Ferienguthaben > leaveExpense
    5700 X AHV, IV, EO, ALV > payrollTax
    5720 X Berufliche Vorsorge BVG > pension
    5730 X UVG, Krankentaggeld > payrollTax
    5800 X Übriger Personalaufwand, Weiterbildung > wages, otherExpenses
    6000 X Miete Lager und Büro > rent
    6100 X Unterhalt, Reparaturen, Ersatz (URE) > repairs
    6200 X Fahrzeugaufwand > motorVehicle
    6300 X Sachversicherungen, Abgaben > insurance
    6400 X Strom, Entsorgung > utilities
    6500 X Büromaterial, Drucksachen > office
    6510 X Swisscom, Internet > office, utilities
    6530 X Treuhand Buchführung > professionalFees
    6570 X Shopify, Klaviyo, Bexio > software
    6600 X Google Ads, Meta, Influencer > marketing
    6640 X Reisespesen, Eurobike > travel
    6800 X Abschreibungen Sachanlagen > depreciation
    6840 X Abschreibungen immaterielle Werte > amortisation
    6900 X Zinsaufwand > interestExpense
    6940 X Bankspesen > bankFees
    6949 X Kursverluste > foreignExchange
    6950 R Zinsertrag > interestIncome
    8510 R Gewinn aus Veräusserung Anlagevermögen > gainOnDisposal
    8900 X Kantons- und Gemeindesteuern, Bundessteuer > incomeTax`,
  ),
  chart(
    "Germany, Hausarztpraxis, Einzelunternehmerin, ohne Standardkontenrahmen, laufende Nummern",
    "DE",
    `1 A Apobank Praxiskonto > cash
    3 A Handkasse Anmeldung > cash
    4 A Rücklagenkonto Steuer > cash
    5 A EC-Terminal unterwegs > cash, otherCurrentAssets
    6 A Forderung KV Restzahlung Quartal > receivables
    7 A Privatpatienten offene Rechnungen (PVS) > receivables
    9 A Wertberichtigung Privatliquidation > receivables
    10 A Sprechstundenbedarf Vorrat > inventory
    11 A Impfstoffe Bestand > inventory
    12 A Vorausbezahlte Versicherungen > prepayments
    13 A Vorschuss an MFA > otherCurrentAssets
    14 A Kaution Praxisräume > otherNonCurrentAssets, otherCurrentAssets
    15 A Praxiswert (Kauf von Dr. Hellwig) > intangibles
    16 A AfA Praxiswert bisher > accumulatedAmortisation
    17 A Praxissoftware Lizenz > intangibles
    18 A Medizinische Geräte > fixedAssets
    19 A Ultraschall Samsung HS40 > fixedAssets
    21 A Praxiseinrichtung > fixedAssets
    22 A Umbau Anmeldung (Mietereinbauten) > fixedAssets
    24 A Pkw Hausbesuche > fixedAssets
    25 A AfA Geräte aufgelaufen > accumulatedDepreciation
    26 A AfA Einrichtung aufgelaufen > accumulatedDepreciation
    27 A AfA Pkw aufgelaufen > accumulatedDepreciation
    28 A Anteile Ärztehaus GbR > investments
    29 A Apobank Genossenschaftsanteile > investments
    30 L Apobank Kredit Praxiskauf > loans
    31 L Darlehen Umbau > loans
    32 L Geräteleasing Restschuld Ultraschall > leaseLiabilities
    33 L Dispo Apobank > overdraft
    34 L Firmenkreditkarte > overdraft
    35 L Lieferanten > payables
    36 L Labor offene Rechnungen > payables
    37 L Noch nicht erhaltene Rechnungen > accruals
    38 L Löhne auszuzahlen > payrollLiabilities
    39 L Lohnsteuer Finanzamt > payrollLiabilities
    40 L Krankenkassen SV-Beiträge > payrollLiabilities
    41 L Resturlaub Mitarbeiterinnen > leaveProvision
    42 L KV-Überzahlung, Rückforderung > otherCurrentLiabilities
    43 L KV-Abschlag im Voraus > deferredIncome, otherCurrentLiabilities
    44 L Umsatzsteuer Gutachten > salesTax
    45 A Vorsteuer anteilig > otherCurrentAssets
    46 L USt-Zahllast > salesTaxPayable
    47 L Rückstellung Steuerberater > accruals
    48 L Aufbewahrung Patientenakten Rückstellung > otherNonCurrentLiabilities
    49 L Sonstige Verbindlichkeiten > otherCurrentLiabilities
    51 E Eigenkapital Dr. Sommer > shareCapital, retainedEarnings
    52 E Privatentnahmen > drawings
    53 E Privateinlagen > drawings, shareCapital
    54 E Privat: Einkommensteuer > drawings
    55 E Privat: Versorgungswerk Ärzteversorgung > drawings
    56 E Privat: Krankenversicherung > drawings
    57 E Gewinn laufendes Jahr > retainedEarnings
    58 E Gewinnvortrag > retainedEarnings
    60 R KV-Honorar > salesServices
    61 R Hausarztzentrierte Versorgung HZV > salesServices
    62 R Privatliquidation PVS > salesServices
    63 R IGeL > salesServices
    64 R BG und Unfall > salesServices
    65 R Gutachten, Atteste (19 %) > salesServices
    67 R Notdienst Vergütung > salesServices
    68 R Vermietung Nebenraum an Psychotherapeutin > rentalRevenue, otherIncome
    69 R Honorarkürzung / Regress > discountsReturns
    70 R Zuschuss Weiterbildungsassistent > grantsDonations, otherIncome
    72 R Zinserträge > interestIncome
    73 R Privatanteil Pkw > otherIncome
    74 R Verkauf altes Gerät > gainOnDisposal
    80 X Praxisbedarf (Verband, Spritzen, Handschuhe) > materials
    81 X Impfstoffe und Medikamente > materials
    82 X Laborkosten Synlab > otherCostOfSales, subcontractors
    83 X Honorar Vertretungsarzt > subcontractors
    84 X Gebühr PVS Abrechnung > merchantFees, professionalFees
    85 X KV-Verwaltungskosten > otherCostOfSales, merchantFees
    86 X Gehälter MFA > wages
    87 X Gehalt angestellte Ärztin > wages
    88 X Ausbildungsvergütung Azubi > wages
    89 X Arbeitgeberanteile Sozialversicherung > payrollTax
    90 X Berufsgenossenschaft BGW > payrollTax
    91 X Betriebliche Altersversorgung MFA > pension
    92 X Aushilfen Minijob > wages
    93 X Veränderung Urlaubsrückstellung > leaveExpense
    94 X Raummiete + Nebenkosten > rent
    95 X Strom, Heizung > utilities
    96 X Putzfirma > repairs, office
    97 X Sondermüll / Entsorgung > utilities, otherCostOfSales
    98 X Berufshaftpflicht > insurance
    100 X Kammerbeitrag, Hausärzteverband > office
    101 X Fachliteratur, Wartezimmerzeitschriften > office
    102 X Kongresse, Fortbildung > otherExpenses, travel
    103 X Reisekosten > travel
    104 X Benzin, Wartung, Versicherung Pkw > motorVehicle
    105 X Jameda / Doctolib > software, marketing
    106 X CGM Turbomed Pflege > software
    107 X Telefon, Internet > utilities, office
    108 X Porto, Papier, Toner > office
    110 X Geringwertige Geräte bis 800 € > depreciation, otherExpenses
    111 X AfA > depreciation
    112 X AfA Praxiswert > amortisation
    113 X Leasing Gerät > rent, otherExpenses
    114 X Steuerberater > professionalFees
    116 X Kontogebühren > bankFees
    117 X EC-Gebühren SumUp > merchantFees
    118 X Zinsen Praxiskredit > interestExpense
    119 X Ausfälle Privatpatienten > badDebts
    120 X Praxisschild, Stellenanzeigen > marketing
    121 X Bewirtung / Geschenke > travel, marketing
    122 X Sonstiges > otherExpenses`,
  ),
  chart(
    "Germany, IT-Beratung und Softwareentwicklung, GmbH",
    "DE",
    `0135 A EDV-Software > intangibles
    0150 A Geschäfts- oder Firmenwert > intangibles
    0199 A Kum. Abschreibung immaterielle VG > accumulatedAmortisation
    0520 A Pkw > fixedAssets
    0635 A Geschäftsausstattung > fixedAssets
    0650 A Büroeinrichtung > fixedAssets
    0651 A Notebooks und Server > fixedAssets
    0670 A Geringwertige Wirtschaftsgüter > fixedAssets
    0699 A Kum. Abschreibung Sachanlagen > accumulatedDepreciation
    0820 A Beteiligung cloudnord GmbH > investments
    1095 A In Arbeit befindliche Aufträge > workInProgress
    1140 A Waren (Hardware zum Weiterverkauf) > inventory
    1180 A Geleistete Anzahlungen > prepayments
    1200 A Forderungen aus Lieferungen und Leistungen > receivables
    1240 A Zweifelhafte Forderungen > receivables
    1248 A Pauschalwertberichtigung > receivables
    1300 A Sonstige Vermögensgegenstände > otherCurrentAssets
    1350 A Kaution Büro Hafenstraße > otherNonCurrentAssets, otherCurrentAssets
    1375 A Forschungszulage FA > otherCurrentAssets
    1401 A Abziehbare Vorsteuer 7 % > otherCurrentAssets
    1406 A Abziehbare Vorsteuer 19 % > otherCurrentAssets
    1407 A Vorsteuer nach §13b > otherCurrentAssets
    1421 A Umsatzsteuerforderung lfd. Jahr > otherCurrentAssets
    1450 A Körperschaftsteuerrückforderung > otherCurrentAssets
    1600 A Kasse > cash
    1800 A Commerzbank > cash
    1810 A Qonto > cash
    1820 A Steuerrücklagenkonto > cash
    1900 A Aktive RAP > prepayments
    1950 A Aktive latente Steuern > deferredTaxAsset
    2900 E Gezeichnetes Kapital > shareCapital
    2920 E Kapitalrücklage > reserves
    2960 E Andere Gewinnrücklagen > reserves
    2970 E Gewinnvortrag vor Verwendung > retainedEarnings
    3035 L Gewerbesteuerrückstellung > incomeTaxPayable
    3040 L Körperschaftsteuerrückstellung > incomeTaxPayable
    3060 L Passive latente Steuern > deferredTaxLiability
    3070 L Sonstige Rückstellungen > accruals
    3079 L Urlaubsrückstellung > leaveProvision
    3095 L Rückstellungen für Abschluss und Prüfung > accruals
    3150 L Verbindlichkeiten gegenüber Kreditinstituten > loans
    3160 L Darlehen KfW ERP-Digitalisierung > loans
    3250 L Erhaltene Anzahlungen Projekte > deferredIncome, otherCurrentLiabilities
    3300 L Verbindlichkeiten aus Lieferungen und Leistungen > payables
    3305 L Freelancer offene Rechnungen > payables
    3500 L Sonstige Verbindlichkeiten > otherCurrentLiabilities
    3510 L Gesellschafterdarlehen Brandt > ownerLoans
    3610 L Reisekosten Mitarbeiter zu erstatten > otherCurrentLiabilities
    3720 L Verbindlichkeiten aus Lohn und Gehalt > payrollLiabilities
    3740 L Verbindlichkeiten soziale Sicherheit > payrollLiabilities
    3790 L Lohn- und Gehaltsverrechnung > payrollLiabilities
    3806 L Umsatzsteuer 19 % > salesTax
    3820 L Umsatzsteuer-Vorauszahlungen > salesTaxPayable
    3837 L Umsatzsteuer §13b 19 % > salesTax
    3841 L USt Vorjahr > salesTaxPayable
    3900 L Passive Rechnungsabgrenzung > deferredIncome
    4336 R Leistungen an EU-Kunden §18b > salesServices
    4400 R Erlöse 19 % Beratung Tagessätze > salesServices
    4410 R Erlöse Festpreisprojekte > projectRevenue
    4420 R TicketPilot SaaS-Abos > subscriptionRevenue
    4421 R Wartung & Support-Verträge > subscriptionRevenue, salesServices
    4430 R Erlöse Hardware / Lizenzen > salesGoods
    4736 R Gewährte Skonti > discountsReturns
    4815 R Bestandsveränderungen unfertige Leistungen > projectRevenue, otherRevenue
    4820 R Aktivierte Eigenleistungen > otherIncome, otherRevenue
    4840 R Erträge aus Kursdifferenzen > foreignExchange
    4845 R Erlöse aus Verkäufen Sachanlagevermögen > gainOnDisposal
    4930 R Erträge aus der Auflösung von Rückstellungen > otherIncome
    4947 R Verrechnete Sachbezüge Kfz > otherIncome, otherRevenue
    4975 R Zuschuss go-digital / Forschungszulage > grantsDonations, otherIncome
    5400 X Wareneingang 19 % (Hardware) > materials
    5410 X Einkauf Fremdlizenzen Microsoft CSP > materials, otherCostOfSales
    5900 X Fremdleistungen Freelancer > subcontractors
    5910 X AWS/Hetzner für Kunden > otherCostOfSales, software
    6020 X Gehälter > wages
    6027 X Geschäftsführergehälter > wages
    6035 X Löhne für Minijobs / Werkstudenten > wages
    6069 X Veränderung Urlaubsrückstellung > leaveExpense
    6110 X Gesetzliche soziale Aufwendungen > payrollTax
    6120 X Beiträge VBG > payrollTax
    6130 X Obst, Kaffee, Teamevents > wages, office
    6140 X Aufwendungen für Altersversorgung > pension
    6200 X Abschreibungen immaterielle Vermögensgegenstände > amortisation
    6220 X Abschreibungen auf Sachanlagen > depreciation
    6310 X Miete Büro + Coworking > rent
    6325 X Gas, Strom, Wasser > utilities
    6400 X Versicherungen (Cyber, Vermögensschaden) > insurance
    6420 X Beiträge IHK, Bitkom > office
    6530 X Laufende Kfz-Betriebskosten > motorVehicle
    6560 X E-Auto Leasing > motorVehicle
    6600 X Werbekosten > marketing
    6605 X Recruiting LinkedIn/StepStone > otherExpenses, marketing, wages
    6640 X Bewirtungskosten > travel
    6650 X Reisekosten Arbeitnehmer > travel
    6815 X Bürobedarf > office
    6821 X Fortbildung und Zertifizierungen > otherExpenses, wages
    6825 X Rechts- und Beratungskosten > professionalFees
    6830 X Buchführungskosten > professionalFees
    6837 X GitHub, Jira, Slack, M365 > software
    6855 X Nebenkosten des Geldverkehrs > bankFees
    6880 X Aufwendungen aus Kursdifferenzen > foreignExchange
    6930 X Forderungsverluste > badDebts
    7100 R Sonstige Zinserträge > interestIncome
    7310 X Zinsaufwendungen > interestExpense
    7600 X Körperschaftsteuer und Soli > incomeTax
    7610 X Gewerbesteuer > incomeTax`,
  ),
  chart(
    "Germany, Handwerksbetrieb Sanitär, Heizung, Klima",
    "DE",
    `0027 A EDV-Software > intangibles
    0090 A Geschäftsbauten > fixedAssets
    0210 A Maschinen > fixedAssets
    0350 A Montagewagen Sprinter und Caddys > fixedAssets
    0400 A Betriebsausstattung Werkstatt > fixedAssets
    0410 A Geschäftsausstattung > fixedAssets
    0440 A Werkzeuge (Rothenberger, Hilti) > fixedAssets
    0480 A Geringwertige Wirtschaftsgüter > fixedAssets
    0490 A Kumulierte AfA Sachanlagen > accumulatedDepreciation
    0525 A Genossenschaftsanteile Volksbank > investments
    0630 L Verbindlichkeiten gegenüber Kreditinstituten > loans
    0640 L Darlehen KfW Halle > loans
    0645 L Darlehen MAN Finance Transporter > loans
    0730 L Verbindlichkeiten gegenüber Gesellschaftern > ownerLoans
    0800 E Gezeichnetes Kapital > shareCapital
    0840 E Kapitalrücklage > reserves
    0846 E Gesetzliche Rücklage > reserves
    0860 E Gewinnvortrag vor Verwendung > retainedEarnings
    0950 L Rückstellungen für Pensionen > otherNonCurrentLiabilities
    0957 L Gewerbesteuerrückstellung > incomeTaxPayable
    0970 L Sonstige Rückstellungen > accruals
    0971 L Urlaub und Überstunden Monteure > leaveProvision
    0974 L Rückstellungen für Gewährleistungen > otherCurrentLiabilities, otherNonCurrentLiabilities, accruals
    0977 L Rückstellung Jahresabschluss > accruals
    0980 A Aktive Rechnungsabgrenzung > prepayments
    0990 L Passive Rechnungsabgrenzung > deferredIncome
    0996 A Pauschalwertberichtigung auf Forderungen > receivables
    1000 A Kasse > cash
    1200 A Volksbank Kontokorrent > cash
    1210 A Sparkasse > cash
    1220 A Tagesgeld > cash
    1400 A Forderungen aus Lieferungen und Leistungen > receivables
    1460 A Zweifelhafte Forderungen > receivables
    1415 A Sicherheitseinbehalte Bauträger > receivables
    1525 A Kaution Werkstattmiete > otherNonCurrentAssets, otherCurrentAssets
    1530 A Vorschüsse an Mitarbeiter > otherCurrentAssets
    1548 A Vorsteuer im Folgejahr abziehbar > otherCurrentAssets
    1571 A Abziehbare Vorsteuer 7 % > otherCurrentAssets
    1576 A Abziehbare Vorsteuer 19 % > otherCurrentAssets
    1600 L Verbindlichkeiten aus Lieferungen und Leistungen > payables
    1610 L GC-Gruppe > payables
    1705 L Darlehen kurzfristig > shortTermLoans
    1710 L Erhaltene Anzahlungen Bäder > deferredIncome, otherCurrentLiabilities
    1740 L Verbindlichkeiten aus Lohn und Gehalt > payrollLiabilities
    1741 L Lohn- und Kirchensteuer > payrollLiabilities
    1742 L Krankenkassenbeiträge > payrollLiabilities
    1746 L SOKA / Zusatzversorgung abzuführen > payrollLiabilities
    1776 L Umsatzsteuer 19 % > salesTax
    1780 L Umsatzsteuer-Vorauszahlungen > salesTaxPayable
    1787 L Umsatzsteuer §13b 19 % > salesTax
    1790 L Umsatzsteuer Vorjahr > salesTaxPayable
    2100 X Zinsen und ähnliche Aufwendungen > interestExpense
    2110 X Zinsen Kontokorrent Voba > interestExpense
    2200 X Körperschaftsteuer > incomeTax
    2208 X Solidaritätszuschlag > incomeTax
    2400 X Forderungsverluste > badDebts
    2450 X Einstellung Pauschalwertberichtigung > badDebts
    2650 R Sonstige Zinsen und ähnliche Erträge > interestIncome
    2720 R Erträge aus Anlagenabgang (alte Transporter) > gainOnDisposal
    2742 R Versicherungsentschädigungen > otherIncome
    3100 X Fremdleistungen (Fliesenleger, Elektriker) > subcontractors
    3120 X Bauleistungen §13b > subcontractors
    3200 X Wareneingang > materials
    3400 X Wareneingang 19 % Vorsteuer > materials
    3736 X Erhaltene Skonti > materials
    3800 X Bezugsnebenkosten > freight
    3960 X Bestandsveränderung Lager > materials
    3980 A Bestand Lagermaterial > inventory
    4100 X Löhne und Gehälter > wages
    4110 X Löhne Monteure > directLabour, wages
    4124 X Geschäftsführergehälter > wages
    4130 X Gesetzliche Sozialaufwendungen > payrollTax
    4138 X Beiträge BG Bau > payrollTax
    4165 X Direktversicherung / Altersversorgung > pension
    4210 X Miete Werkstatt und Lager > rent
    4240 X Gas, Strom, Wasser > utilities
    4320 X Gewerbesteuer > incomeTax
    4360 X Versicherungen > insurance
    4380 X Beiträge Innung und HWK > office
    4510 X Kfz-Steuer > motorVehicle
    4530 X Diesel, AdBlue, Wäsche > motorVehicle
    4540 X Kfz-Reparaturen > motorVehicle
    4570 X Leasing Vito > motorVehicle
    4600 X Werbekosten > marketing
    4650 X Bewirtungskosten > travel
    4670 X Auslösen und Übernachtung Montage > travel
    4805 X Reparatur Maschinen und Werkzeug > repairs
    4806 X Wartungskosten Label Software > software
    4830 X Abschreibungen auf Sachanlagen > depreciation
    4910 X Porto > office
    4920 X Telefon > office, utilities
    4930 X Bürobedarf > office
    4945 X Fortbildung Kundendienst > otherExpenses, wages
    4950 X Rechts- und Beratungskosten > professionalFees
    4957 X Abschluss- und Prüfungskosten > professionalFees
    4970 X Nebenkosten des Geldverkehrs > bankFees
    4980 X Arbeitskleidung, Betriebsbedarf > otherExpenses, office
    7080 A Angefangene Arbeiten > workInProgress
    8337 R Erlöse §13b UStG Bauleistungen > projectRevenue
    8400 R Erlöse Badsanierung und Heizungsbau 19 % > projectRevenue, salesServices
    8410 R Erlöse Kundendienst > salesServices
    8420 R Wartungsverträge > subscriptionRevenue, salesServices
    8736 R Gewährte Skonti 19 % > discountsReturns
    8990 R Bestandsveränderung unfertige Arbeiten > projectRevenue, otherRevenue`,
  ),
  chart(
    "Spain, clínica dental con tres gabinetes, S.L.P., Valencia",
    "ES",
    `10000000 E Capital social > shareCapital
    11200000 E Reserva legal > reserves
    11300000 E Reservas voluntarias > reserves
    12000000 E Remanente > retainedEarnings
    12100000 E Resultados negativos de ejercicios anteriores > retainedEarnings
    12900000 E Resultado del ejercicio > retainedEarnings
    55700000 E Dividendo activo a cuenta > drawings
    13000000 E Subvenciones oficiales de capital (kit digital) > reserves
    14200000 L Provisión para responsabilidades > otherNonCurrentLiabilities
    17000000 L Préstamo Sabadell reforma l/p > loans
    17000001 L Préstamo ICO CaixaBank > loans
    17100000 L Deudas a largo plazo con socios > ownerLoans
    17400000 L Acreedores por arrendamiento financiero CBCT l/p > leaseLiabilities
    20400000 A Fondo de comercio traspaso Dr. Ferrer > intangibles
    20600000 A Aplicaciones informáticas > intangibles
    21200000 A Instalaciones técnicas (compresor, aspiración) > fixedAssets
    21300000 A Maquinaria y equipos de radiología > fixedAssets
    21300001 A Sillones dentales > fixedAssets
    21400000 A Utillaje e instrumental > fixedAssets
    21600000 A Mobiliario > fixedAssets
    21700000 A Equipos para procesos de información > fixedAssets
    21900000 A Obras y acondicionamiento del local > fixedAssets
    25000000 A Participaciones Ortolab SL > investments
    26000000 A Fianza alquiler local > otherNonCurrentAssets
    28040000 A Amort. acumulada fondo de comercio > accumulatedAmortisation
    28120000 A Amortización acumulada instalaciones > accumulatedDepreciation
    28130000 A Amort. acum. equipos radiología y sillones > accumulatedDepreciation
    28160000 A Amortización acumulada de mobiliario > accumulatedDepreciation
    30000000 A Existencias implantes > inventory
    32200000 A Existencias material fungible > inventory
    40000000 L Proveedores > payables
    40000010 L Straumann, Henry Schein > payables
    40090000 L Proveedores, facturas pendientes de recibir > accruals, payables
    41000000 L Acreedores por prestaciones de servicios > payables
    41000005 L Dentistas colaboradores > payables
    43000000 A Pacientes > receivables
    43000100 A Aseguradoras (Sanitas, Adeslas, DKV) > receivables
    43600000 A Clientes de dudoso cobro > receivables
    43800000 L Anticipos de pacientes (ortodoncia) > deferredIncome, otherCurrentLiabilities
    49000000 A Deterioro de valor de créditos > receivables
    46000000 A Anticipos de remuneraciones > otherCurrentAssets
    46600000 L Vacaciones devengadas > leaveProvision
    47090000 A H.P. deudora por devolución de impuestos > otherCurrentAssets
    47200000 A H.P. IVA soportado > otherCurrentAssets
    47300000 A Retenciones y pagos a cuenta (mod. 202) > otherCurrentAssets
    47500000 L H.P. acreedora por IVA (303) > salesTaxPayable
    47510000 L H.P. acreedora retenciones IRPF 111 > payrollLiabilities
    47510115 L Retenciones alquiler mod. 115 > otherCurrentLiabilities
    47520000 L H.P. acreedora por impuesto sobre sociedades > incomeTaxPayable
    47600000 L Organismos de la Seguridad Social acreedores > payrollLiabilities
    47700000 L H.P. IVA repercutido (estética) > salesTax
    48000000 A Gastos anticipados > prepayments
    48500000 L Ingresos anticipados > deferredIncome
    52000000 L Deudas a c/p con entidades de crédito > shortTermLoans
    52010000 L Póliza de crédito Sabadell dispuesta > overdraft, shortTermLoans
    52080000 L Visa empresa > overdraft
    52700000 L Intereses a c/p de deudas > interestPayable
    52600000 L Dividendo activo a pagar > dividendsPayable
    55100000 L C/c con socios Dra. Navarro > ownerLoans, otherCurrentLiabilities
    57000000 A Caja recepción > cash
    57200001 A Banco Sabadell c/c > cash
    57200002 A CaixaBank > cash
    57200009 A TPV y Bizum en tránsito > cash, otherCurrentAssets
    60000000 X Compras implantes y prótesis > materials
    60200000 X Material fungible (guantes, composite, anestesia) > materials
    60700000 X Trabajos laboratorio protésico > subcontractors, otherCostOfSales
    61000000 X Variación de existencias > materials
    62100000 X Arrendamiento local > rent
    62200000 X Reparación y conservación equipos > repairs
    62230000 X Limpieza clínica > repairs, office
    62300000 X Servicios de profesionales independientes > professionalFees
    62300010 X Asesoría fiscal y laboral > professionalFees
    62300020 X Odontólogos colaboradores a porcentaje > subcontractors
    62400000 X Mensajería laboratorio > freight
    62500000 X Seguro RC sanitaria y multirriesgo > insurance
    62600000 X Comisiones bancarias > bankFees
    62600010 X Comisiones TPV > merchantFees
    62600020 X Coste financiación pacientes (Pepper, Cetelem) > merchantFees, interestExpense
    62700000 X Publicidad, Google, Doctoralia > marketing
    62800000 X Suministros luz y agua > utilities
    62800010 X Telefonía e internet > utilities, office
    62900000 X Material de oficina > office
    62900010 X Residuos sanitarios > utilities, otherCostOfSales
    62900020 X Cursos y congresos > otherExpenses, travel
    62900030 X Dietas y desplazamientos > travel
    62900040 X Gesden, Microsoft 365, copias seguridad > software
    62900050 X Cuotas colegiales > office
    63000000 X Impuesto sobre beneficios > incomeTax
    63100000 X IBI, tasa basuras > rent, otherExpenses
    64000000 X Sueldos y salarios higienistas y auxiliares > wages
    64000010 X Retribución administradora > wages
    64200000 X Seguridad Social a cargo de la empresa > payrollTax
    64300000 X Plan de pensiones empleados > pension
    65000000 X Pérdidas de créditos incobrables > badDebts
    66200000 X Intereses de deudas > interestExpense
    68000000 X Amortización del inmovilizado intangible > amortisation
    68100000 X Amortización del inmovilizado material > depreciation
    70500000 R Tratamientos odontología general > salesServices
    70500010 R Implantología > salesServices
    70500020 R Ortodoncia cuotas > salesServices
    70500030 R Plan familiar mensual > subscriptionRevenue
    70000000 R Venta cepillos, irrigadores > salesGoods
    70600000 R Descuentos sobre ventas > discountsReturns
    74000000 R Subvenciones a la explotación > grantsDonations
    76900000 R Otros ingresos financieros > interestIncome
    77100000 R Beneficios venta equipos > gainOnDisposal`,
  ),
  chart(
    "France, cabinet d'avocats, SELARL, droit des affaires et droit social",
    "FR",
    `1013 E Capital souscrit appelé versé > shareCapital
    1061 E Réserve légale > reserves
    1068 E Réserve facultative > reserves
    110 E Report à nouveau > retainedEarnings
    120 E Résultat de l'exercice > retainedEarnings
    129 E Acomptes sur dividendes > drawings
    164 L Emprunts auprès des établissements de crédit > loans
    1641 L Prêt CIC Avocats - rachat de parts Me Delmas > loans
    1688 L Intérêts courus > interestPayable
    205 A Concessions, logiciels et licences > intangibles
    2051 A Licence Secib perpétuelle > intangibles
    206 A Droit au bail > intangibles
    207 A Clientèle rachetée cabinet Delmas > intangibles
    2181 A Installations générales, agencements > fixedAssets
    2183 A Matériel de bureau et informatique > fixedAssets
    2184 A Mobilier > fixedAssets
    2185 A Bibliothèque et oeuvres d'art > fixedAssets
    261 A Parts SCI du 14 rue de la République > investments
    275 A Dépôt de garantie bailleur > otherNonCurrentAssets
    2805 A Amortissements logiciels > accumulatedAmortisation
    28181 A Amortissements agencements > accumulatedDepreciation
    28183 A Amort. ordinateurs et copieurs > accumulatedDepreciation
    28184 A Amort. mobilier > accumulatedDepreciation
    345 A Dossiers en cours non facturés > workInProgress
    401 L Fournisseurs > payables
    4011 L Confrères - rétrocessions à payer > payables
    4081 L Fournisseurs, factures non parvenues > accruals
    4091 A Provisions versées aux experts et huissiers > prepayments, otherCurrentAssets
    411 A Clients > receivables
    4116 A Aide juridictionnelle à recevoir > receivables
    416 A Clients douteux ou litigieux > receivables
    418 A Clients - honoraires à facturer > receivables, workInProgress
    4191 L Provisions reçues sur honoraires > deferredIncome
    491 A Dépréciation des comptes clients > receivables
    421 L Salaires à payer > payrollLiabilities
    4282 L Provision congés payés > leaveProvision
    431 L URSSAF > payrollLiabilities
    4371 L CNBF à payer > payrollLiabilities
    4372 L CREPA salariés > payrollLiabilities
    4373 L Mutuelle et prévoyance > payrollLiabilities
    4421 L PAS à reverser > payrollLiabilities
    444 A Acomptes d'IS versés > otherCurrentAssets
    4441 L IS à payer > incomeTaxPayable
    44551 L TVA à décaisser > salesTaxPayable
    44566 A TVA déductible sur autres biens et services > otherCurrentAssets
    44571 L TVA collectée > salesTax
    44574 L TVA sur encaissements en attente > salesTax
    4486 L Etat - charges à payer > accruals
    4551 L C/C Me Rousseau > ownerLoans
    4552 L C/C Me Benhamou > ownerLoans
    457 L Dividendes à payer > dividendsPayable
    4671 A Débours avancés pour le compte des clients > otherCurrentAssets, receivables
    4672 L Fonds clients CARPA à reverser > otherCurrentLiabilities
    486 A Charges constatées d'avance > prepayments
    487 L Produits constatés d'avance > deferredIncome
    5121 A CIC compte courant cabinet > cash
    5122 A Compte CARPA > cash
    519 L Concours bancaires courants > overdraft
    53 A Caisse > cash
    6061 X Electricité Engie > utilities
    6063 X Petit équipement > office, otherExpenses
    6064 X Fournitures administratives > office
    6110 X Rétrocessions d'honoraires collaborateurs > subcontractors
    6111 X Correspondants et postulants > subcontractors
    6132 X Loyer et charges des bureaux > rent
    6135 X Location copieur Ricoh > office, rent
    6151 X Ménage des locaux > repairs, office
    6156 X Maintenance informatique et RPVA > software
    6160 X Assurance multirisque bureau > insurance
    6161 X RC professionnelle complémentaire > insurance
    6181 X Dalloz, Lexis et Lamyline > office
    6221 X Frais d'huissier et de greffe non refacturés > otherCostOfSales, professionalFees
    6226 X Expert-comptable et CAC > professionalFees
    6231 X Site, annuaires, classement Décideurs > marketing
    6251 X Déplacements audiences (train, taxi) > travel
    6256 X Indemnités kilométriques associés > motorVehicle, travel
    6257 X Réceptions et déjeuners clients > travel
    6261 X Affranchissements et Chronopost > office
    6262 X Téléphone et fibre > utilities, office
    627 X Services bancaires > bankFees
    6281 X Cotisations Ordre et CNB > office
    6282 X Abonnement Doctrine et DocuSign > software, office
    6312 X Taxe d'apprentissage > payrollTax
    6333 X Formation continue salariés > payrollTax, otherExpenses
    63511 X CFE > otherExpenses, rent
    6352 X Taxe sur bureaux Ile-de-France > rent, otherExpenses
    6411 X Salaires secrétariat et juristes > wages
    6412 X Variation congés payés > leaveExpense
    6444 X Rémunération des gérants > wages
    6451 X Cotisations URSSAF > payrollTax
    6453 X CREPA retraite complémentaire > pension
    6461 X CNBF associés > pension, payrollTax
    6475 X Médecine du travail > payrollTax, otherExpenses
    651 X Redevances Secib Cloud > software
    654 X Pertes sur créances irrécouvrables > badDebts
    6611 X Intérêts des emprunts > interestExpense
    6811 X Dotations aux amortissements > depreciation
    6817 X Dotations dépréciation créances clients > badDebts
    695 X Impôt sur les sociétés > incomeTax
    7061 R Honoraires droit des affaires > salesServices
    7062 R Honoraires contentieux prud'homal > salesServices
    7063 R Forfaits secrétariat juridique annuel > subscriptionRevenue, salesServices
    7064 R Indemnités aide juridictionnelle > salesServices
    7083 R Sous-location bureau > rentalRevenue
    7088 R Débours refacturés > otherRevenue
    709 R Avoirs et remises sur honoraires > discountsReturns
    768 R Intérêts compte à terme > interestIncome`,
  ),
  chart(
    "France, boulangerie-pâtisserie artisanale, SARL, deux boutiques",
    "FR",
    `101300 E Capital souscrit - appelé, versé > shareCapital
    106100 E Réserve légale > reserves
    106800 E Autres réserves > reserves
    110000 E Report à nouveau (solde créditeur) > retainedEarnings
    120000 E Résultat de l'exercice (bénéfice) > retainedEarnings
    129000 E Résultat de l'exercice (perte) > retainedEarnings
    164100 L Emprunt BPCE - achat du fonds rue Gambetta > loans
    164200 L Prêt four Bongard 2022 Crédit Agricole > loans
    164300 L PGE Banque Populaire > loans
    168840 L Intérêts courus sur emprunts > interestPayable
    205000 A Site click & collect > intangibles
    207000 A Fonds commercial > intangibles
    213500 A Agencements boutique et vitrines > fixedAssets
    215400 A Matériel de fournil (pétrin, laminoir, fours) > fixedAssets
    218200 A Kangoo livraison > fixedAssets
    218300 A Caisse enregistreuse et informatique > fixedAssets
    271000 A Parts sociales Banque Populaire > investments
    275000 A Dépôts et cautionnements versés > otherNonCurrentAssets
    280500 A Amort. site internet > accumulatedAmortisation
    281350 A Amort. agencements > accumulatedDepreciation
    281540 A Amortissement du matériel industriel > accumulatedDepreciation
    281820 A Amort. matériel de transport > accumulatedDepreciation
    281830 A Amort. caisse et informatique > accumulatedDepreciation
    311000 A Stock farines > inventory
    312000 A Stock beurre, oeufs, chocolat > inventory
    326000 A Stock emballages (sachets, boîtes gâteau) > inventory
    355000 A Stocks de produits finis > inventory
    370000 A Stock confiseries et boissons revente > inventory
    401000 L Fournisseurs > payables
    401100 L Grands Moulins de Paris > payables
    408100 L Fournisseurs - factures non parvenues > accruals
    409100 A Acomptes versés sur commandes > prepayments
    411000 A Clients > receivables
    411200 A Clients en compte - cantines et restaurants > receivables
    416000 A Clients douteux > receivables
    419100 L Acomptes reçus pièces montées et mariages > deferredIncome, otherCurrentLiabilities
    421000 L Personnel - rémunérations dues > payrollLiabilities
    425000 A Acomptes sur salaires > otherCurrentAssets
    428200 L Dettes provisionnées pour congés à payer > leaveProvision
    431000 L URSSAF > payrollLiabilities
    437100 L AG2R boulangerie > payrollLiabilities
    442100 L Prélèvement à la source > payrollLiabilities
    444000 L Etat - impôt sur les bénéfices > incomeTaxPayable
    445510 L TVA à décaisser > salesTaxPayable
    445660 A TVA déductible sur biens et services > otherCurrentAssets
    445620 A TVA sur immobilisations > otherCurrentAssets
    445711 L TVA collectée 5,5 % > salesTax
    445712 L TVA collectée 10 % sur place > salesTax
    445713 L TVA collectée 20 % > salesTax
    455100 L Compte courant M. et Mme Lefèvre > ownerLoans
    457000 L Associés - dividendes à payer > dividendsPayable
    467200 A Titres restaurant à encaisser > otherCurrentAssets, receivables
    486000 A Charges constatées d'avance > prepayments
    511200 A Remises CB en attente > cash, otherCurrentAssets
    512100 A Banque Populaire Val de France > cash
    512200 A Crédit Agricole livret pro > cash
    530100 A Caisse Gambetta > cash
    530200 A Caisse Marché > cash
    580000 A Virements internes > cash
    601100 X Achats farines > materials
    601200 X Beurre, oeufs, lait, crème > materials
    601300 X Levure, améliorants, sel > materials
    602600 X Emballages > materials
    603100 X Variation des stocks de matières premières > materials
    606110 X EDF fournil > utilities
    606120 X Gaz > utilities
    606130 X Eau > utilities
    606300 X Fournitures d'entretien et petit équipement > office, repairs, otherExpenses
    606400 X Fournitures administratives > office
    606600 X Carburant tournée > motorVehicle
    607000 X Achats de marchandises (bonbons, boissons) > materials
    609000 X Remises fin d'année meunier > materials
    613200 X Locations immobilières > rent
    613500 X Location TPE et machine à café > rent, otherExpenses
    615500 X Entretien fours et chambre froide > repairs
    616000 X Primes d'assurance > insurance
    622600 X Honoraires comptable Fiducial > professionalFees
    623100 X Pub, flyers et fêtes de l'école > marketing
    623400 X Galettes offertes et cadeaux clientèle > marketing
    624100 X Transports sur achats > freight
    625100 X Voyages et déplacements > travel
    626000 X Orange - box et téléphone > utilities, office
    627000 X Services bancaires > bankFees
    627800 X Commissions carte bleue et Conecs > merchantFees
    628100 X Cotisation Fédération de la boulangerie > office
    633300 X Formation professionnelle continue OPCO EP > payrollTax
    635110 X Cotisation foncière des entreprises > otherExpenses, rent
    641100 X Salaires boulangers et pâtissiers > wages, directLabour
    641110 X Salaires vendeuses > wages
    641200 X Congés payés > leaveExpense
    641400 X Gratification apprentis > wages
    645100 X Cotisations à l'URSSAF > payrollTax
    645300 X Cotisations aux caisses de retraite > pension
    646000 X Cotisations TNS gérant > payrollTax
    661100 X Intérêts des emprunts > interestExpense
    671200 X Pénalités et amendes > otherExpenses
    675000 X VNC des éléments d'actif cédés > lossOnDisposal
    681110 X Dot. amort. immobilisations incorporelles > amortisation
    681120 X Dotations aux amortissements des immobilisations corporelles > depreciation
    695000 X Impôts sur les bénéfices > incomeTax
    701100 R Ventes pain 5,5 % > salesGoods
    701200 R Ventes pâtisserie et viennoiserie > salesGoods
    701300 R Salon de thé sur place 10 % > salesGoods, salesServices
    707000 R Ventes de marchandises > salesGoods
    740000 R Aide apprentissage ASP > grantsDonations, otherIncome
    758000 R Produits divers de gestion courante > otherIncome
    775000 R Produits des cessions d'éléments d'actif > gainOnDisposal`,
  ),
  chart(
    "France, entreprise de BTP, maçonnerie, gros oeuvre et VRD, SAS",
    "FR",
    `101 E Capital > shareCapital
    1061 E Réserve légale > reserves
    110 E Report à nouveau > retainedEarnings
    12 E Résultat exercice > retainedEarnings
    131 E Subventions d'équipement > reserves
    1512 L Provisions garantie décennale et parfait achèvement > otherNonCurrentLiabilities
    1518 L Provision pour perte à terminaison > otherNonCurrentLiabilities, otherCurrentLiabilities
    164 L Emprunts bancaires > loans
    16401 L Emprunt BTP Banque - grue Potain > loans
    16402 L Prêt Bpifrance > loans
    1687 L Autres dettes financières crédit vendeur > loans, otherNonCurrentLiabilities
    211 A Terrain du dépôt > fixedAssets
    2131 A Bâtiment dépôt ZA des Chênes > fixedAssets
    2154 A Matériel de chantier (bétonnières, banches, étais) > fixedAssets
    21541 A Pelles et mini-pelles > fixedAssets
    2155 A Outillage > fixedAssets
    2182 A Camions et fourgons > fixedAssets
    2183 A Matériel de bureau et informatique > fixedAssets
    275 A Cautions versées > otherNonCurrentAssets
    28131 A Amortissements constructions > accumulatedDepreciation
    28154 A Amort. mat. chantier > accumulatedDepreciation
    28182 A Amort. camions > accumulatedDepreciation
    311 A Stock ciment, sable, parpaings > inventory
    322 A Stock fournitures consommables et gasoil > inventory
    335 A Travaux en cours > workInProgress
    401 L Fournisseurs > payables
    4011 L Point P > payables
    4013 L Sous-traitants > payables
    4017 L Fournisseurs - retenues de garantie > payables
    4081 L FNP > accruals
    4091 A Avances aux sous-traitants > prepayments
    411 A Clients marchés privés > receivables
    4112 A Clients marchés publics (Chorus) > receivables
    4117 A Clients - retenues de garantie > receivables
    4181 A Situations à établir > receivables, workInProgress
    4191 L Avances forfaitaires et acomptes clients > deferredIncome, otherCurrentLiabilities
    421 L Rémunérations dues au personnel > payrollLiabilities
    431 L URSSAF Pays de la Loire > payrollLiabilities
    4372 L PRO BTP > payrollLiabilities
    4375 L CIBTP Grand Ouest à payer > payrollLiabilities
    4282 L CP ETAM provisionnés > leaveProvision
    4421 L PAS > payrollLiabilities
    444 L Etat, IS > incomeTaxPayable
    44551 L TVA à décaisser > salesTaxPayable
    445662 A TVA déductible autoliquidation sous-traitance > otherCurrentAssets
    44566 A TVA déductible > otherCurrentAssets
    44571 L TVA collectée 20 % > salesTax
    445711 L TVA collectée 10 % rénovation > salesTax
    44572 L TVA autoliquidée > salesTax
    4558 L Associés - compte courant holding Morvan > ownerLoans
    4687 A Indemnités journalières et remboursements à recevoir > otherCurrentAssets
    4871 L Produits constatés d'avance (travaux facturés d'avance) > deferredIncome
    486 A CCA > prepayments
    491 A Dépréciation créances > receivables
    512 A BTP Banque > cash
    5122 A Société Générale > cash
    519 L Mobilisation Dailly > shortTermLoans, overdraft
    5191 L Facilité de caisse > overdraft
    601 X Béton prêt à l'emploi > materials
    6011 X Matériaux chantier > materials
    6031 X Variation de stock matériaux > materials
    605 X Achats de matériel, équipements et travaux > materials, otherCostOfSales
    6061 X Eau, électricité dépôt > utilities
    60615 X GNR engins > otherCostOfSales, motorVehicle
    60616 X Gasoil fourgons (carte Total) > motorVehicle
    6063 X Petit matériel, EPI > otherCostOfSales, otherExpenses, office
    6064 X Fournitures de bureau > office
    611 X Sous-traitance générale > subcontractors
    6111 X S/T terrassement > subcontractors
    6122 X Crédit-bail mobilier pelle > otherCostOfSales, rent
    6132 X Location bureaux > rent
    61351 X Location engins Loxam Kiloutou > otherCostOfSales
    61352 X LLD véhicules > motorVehicle
    6161 X Assurance décennale SMABTP > insurance
    6162 X Assurance flotte > motorVehicle, insurance
    617 X Etudes béton armé et géomètre > subcontractors, otherCostOfSales, professionalFees
    621 X Intérim Manpower chantier > directLabour, subcontractors
    6226 X Honoraires CAC, EC, avocat > professionalFees
    6231 X Annonces et insertions > marketing
    6241 X Transport matériaux et évacuation gravats > freight, otherCostOfSales
    6251 X Grands déplacements et paniers > travel, directLabour
    6257 X Réceptions > travel
    626 X Téléphonie mobile chantiers > utilities, office
    627 X Frais bancaires > bankFees
    6281 X Cotisations FFB et Qualibat > office
    6333 X Constructys formation > payrollTax
    6334 X Participation effort construction > payrollTax
    6351 X CFE CVAE > otherExpenses, rent
    6411 X Salaires ouvriers > directLabour, wages
    64111 X Salaires ETAM et cadres > wages
    6451 X Cotisations URSSAF > payrollTax
    6453 X PRO BTP retraite > pension
    6454 X Cotisations caisse CP (CIBTP) et intempéries > leaveExpense, payrollTax
    6475 X Médecine du travail et OPPBTP > payrollTax
    654 X Pertes sur créances > badDebts
    661 X Charges d'intérêts > interestExpense
    6712 X Pénalités de retard marchés > otherCostOfSales, otherExpenses
    675 X VNC actifs cédés > lossOnDisposal
    68112 X Dotations aux amortissements > depreciation
    695 X IS > incomeTax
    704 R Travaux > projectRevenue
    708 R Locations de matériel avec chauffeur > otherRevenue, rentalRevenue
    713 R Variation des travaux en cours > projectRevenue, otherRevenue
    775 R Produit de cession engins > gainOnDisposal
    791 R Transferts de charges > otherIncome`,
  ),
  chart(
    "France, garage automobile, agent Renault, mécanique, carrosserie et vente VO",
    "FR",
    `10130000 E Capital social > shareCapital
    10610000 E Réserve légale > reserves
    11000000 E Report à nouveau créditeur > retainedEarnings
    11900000 E Report à nouveau débiteur > retainedEarnings
    12000000 E Bénéfice de l'exercice > retainedEarnings
    15180000 L Provision garantie VO 12 mois > otherNonCurrentLiabilities, otherCurrentLiabilities
    16400000 L Emprunts établissements de crédit > loans
    16410000 L Emprunt CM-CIC cabine peinture > loans
    16884000 L Intérêts courus non échus > interestPayable
    20700000 A Fonds de commerce > intangibles
    21310000 A Bâtiment atelier > fixedAssets
    21350000 A Aménagements atelier et showroom > fixedAssets
    21540000 A Ponts élévateurs et banc de géométrie > fixedAssets
    21550000 A Outillage et valises de diagnostic > fixedAssets
    21820000 A Véhicules de prêt (courtoisie) > fixedAssets
    21821000 A Dépanneuse > fixedAssets
    21830000 A Matériel de bureau et informatique > fixedAssets
    27500000 A Dépôts et cautionnements > otherNonCurrentAssets
    28131000 A Amortissement bâtiment > accumulatedDepreciation
    28154000 A Amortissement matériel et outillage > accumulatedDepreciation
    28182000 A Amortissement matériel de transport > accumulatedDepreciation
    32200000 A Huiles et consommables atelier > inventory
    34500000 A OR en cours > workInProgress
    37100000 A Stock pièces de rechange > inventory
    37200000 A Stock pneumatiques > inventory
    37300000 A Stock VO > inventory
    39700000 A Dépréciation stock VO et pièces > inventory
    40100000 L Fournisseurs > payables
    40110000 L Renault SAS pièces > payables
    40810000 L Factures non parvenues > accruals
    40980000 A RRR et bonus constructeur à recevoir > otherCurrentAssets, receivables
    41100000 A Clients comptoir et atelier > receivables
    41120000 A Assurances - prises en charge sinistres > receivables
    41600000 A Clients douteux > receivables
    41910000 L Arrhes sur véhicules > deferredIncome, otherCurrentLiabilities
    42100000 L Personnel - rémunérations dues > payrollLiabilities
    42820000 L Congés à payer > leaveProvision
    43100000 L Sécurité sociale URSSAF > payrollLiabilities
    43730000 L IRP Auto retraite et prévoyance > payrollLiabilities
    44210000 L Prélèvement à la source > payrollLiabilities
    44400000 L Impôt sur les sociétés dû > incomeTaxPayable
    44551000 L TVA à décaisser > salesTaxPayable
    44566000 A TVA déductible ABS > otherCurrentAssets
    44567000 A Crédit de TVA à reporter > otherCurrentAssets
    44571000 L TVA collectée 20% > salesTax
    44571500 L TVA sur marge VO > salesTax
    45510000 L Compte courant d'associé P. Guérin > ownerLoans
    46700000 A Cartes grises avancées clients > otherCurrentAssets
    48600000 A Charges constatées d'avance > prepayments
    49100000 A Dépréciations des comptes de clients > receivables
    51210000 A Crédit Mutuel Angers Sud > cash
    51220000 A BNP compte VO > cash
    51930000 L Ligne de financement stock VO Diac > shortTermLoans
    51910000 L Découvert Crédit Mutuel > overdraft
    53000000 A Caisse atelier > cash
    60211000 X Peinture et ingrédients carrosserie > materials
    60371000 X Variation stock pièces > materials
    60372000 X Variation stock VO > materials
    60400000 X Sous-traitance (rectification, pare-brise) > subcontractors
    60610000 X Electricité, chauffage atelier > utilities
    60630000 X Petit outillage > otherExpenses, repairs, office
    60640000 X Fournitures administratives > office
    60660000 X Gasoil véhicules de prêt et dépanneuse > motorVehicle
    60710000 X Achats pièces de rechange > materials
    60720000 X Achats pneumatiques > materials
    60730000 X Achats VO > materials
    60735000 X Frais de remise en état VO > materials, otherCostOfSales
    60970000 X Remises constructeur sur achats > materials
    61250000 X Crédit-bail banc de freinage > rent, otherExpenses
    61320000 X Loyer SCI Les Ponts > rent
    61520000 X Entretien des locaux > repairs
    61550000 X Contrôle et entretien ponts > repairs
    61551000 X Entretien dépanneuse et VP > motorVehicle
    61560000 X Maintenance logiciel Solware > software
    61600000 X Assurances flotte > motorVehicle, insurance
    61610000 X Multirisque garage > insurance
    62140000 X Intérim mécaniciens > directLabour, wages, subcontractors
    62260000 X Honoraires > professionalFees
    62310000 X Annonces Leboncoin et La Centrale > marketing
    62340000 X Calendriers et cadeaux > marketing
    62410000 X Transport sur achats et convoyage VO > freight
    62510000 X Déplacements et stages Renault > travel
    62600000 X Frais postaux et télécommunications > office, utilities
    62700000 X Services bancaires et assimilés > bankFees
    62780000 X Frais TPE > merchantFees
    62800000 X Enlèvement huiles usagées et pneus > utilities, otherCostOfSales
    62810000 X Cotisation Mobilians > office
    63330000 X Formation OPCO Mobilités > payrollTax
    63512000 X Taxe foncière > rent
    64110000 X Salaires mécaniciens et carrossiers > wages, directLabour
    64120000 X Congés payés > leaveExpense
    64510000 X Cotisations URSSAF > payrollTax
    64530000 X Retraite IRP Auto > pension
    65100000 X Redevances licences et données techniques Autodata > software
    65400000 X Créances irrécouvrables > badDebts
    66110000 X Intérêts des emprunts et dettes > interestExpense
    66160000 X Agios > interestExpense, bankFees
    68112000 X Dotations amort. corporelles > depreciation
    69500000 X Impôt sur les bénéfices > incomeTax
    70610000 R Main-d'oeuvre mécanique > salesServices
    70620000 R Main-d'oeuvre tôlerie peinture > salesServices
    70710000 R Vente pièces atelier > salesGoods
    70730000 R Ventes VO > salesGoods
    70850000 R Commissions financement Diac > otherRevenue
    70970000 R RRR accordés > discountsReturns
    77500000 R Cession véhicules de prêt > gainOnDisposal`,
  ),
  chart(
    "Netherlands, bakkerij met drie winkels en webwinkel, BV",
    "NL",
    `0010 A Goodwill overname Bakkerij Smit > intangibles
    0015 A Cumulatieve afschrijving goodwill > accumulatedAmortisation
    0020 A Website en webshop > intangibles
    0025 A Cum. afschr. website > accumulatedAmortisation
    0110 A Verbouwingen winkels > fixedAssets
    0115 A Afschrijving verbouwingen > accumulatedDepreciation
    0120 A Machines en ovens > fixedAssets
    0125 A Cumulatieve afschrijving machines > accumulatedDepreciation
    0130 A Inventaris > fixedAssets
    0135 A Cum. afschrijving inventaris > accumulatedDepreciation
    0150 A Bestelbussen > fixedAssets
    0155 A Cum. afschrijving vervoermiddelen > accumulatedDepreciation
    0170 A Kassasystemen en computers > fixedAssets
    0210 A Waarborgsommen > otherNonCurrentAssets
    0500 E Aandelenkapitaal > shareCapital
    0510 E Agio > reserves
    0520 E Wettelijke reserve > reserves
    0530 E Algemene reserve > retainedEarnings, reserves
    0540 E Onverdeeld resultaat > retainedEarnings
    0600 L Voorziening groot onderhoud > otherNonCurrentLiabilities
    0650 L Latente belastingverplichting > deferredTaxLiability
    0700 L Lening Rabobank ovens > loans
    0710 L Lening Qredits > loans
    0720 L Lease bakwagen Mercedes > leaseLiabilities
    0750 L Rekening-courant directie > ownerLoans
    0760 L Achtergestelde lening DGA > ownerLoans
    1000 A Kas Dorpsstraat > cash
    1002 A Kas Winkelhof > cash
    1100 A Rabobank > cash
    1105 A Rabo Bedrijfsspaar > cash
    1110 L Rekening-courant krediet Rabobank > overdraft
    1150 A Kruisposten > cash
    1160 A Pin nog te ontvangen > cash, otherCurrentAssets
    1165 A Mollie > cash, otherCurrentAssets
    1300 A Debiteuren > receivables
    1310 A Debiteuren horeca en scholen > receivables
    1320 A Voorziening dubieuze debiteuren > receivables
    1400 A Vooruitbetaalde kosten > prepayments
    1410 A Overige vorderingen > otherCurrentAssets
    1500 L Af te dragen omzetbelasting hoog > salesTax
    1501 L Af te dragen btw laag 9% > salesTax
    1510 A Voorbelasting > otherCurrentAssets
    1520 L Btw afdracht Belastingdienst > salesTaxPayable
    1600 L Crediteuren > payables
    1610 L Meelfabriek Dossche > payables
    1650 L Nog te ontvangen facturen > accruals
    1660 L Te betalen kosten > accruals
    1670 L Cadeaubonnen uitstaand > deferredIncome, otherCurrentLiabilities
    1680 L Vooruitontvangen bestellingen > deferredIncome, otherCurrentLiabilities
    1700 L Netto lonen > payrollLiabilities
    1710 L Af te dragen loonheffing > payrollLiabilities
    1720 L Bakkerspensioenfonds > payrollLiabilities
    1730 L Reservering vakantiegeld > leaveProvision, payrollLiabilities
    1740 L Reservering vakantiedagen > leaveProvision
    1750 L Te betalen vennootschapsbelasting > incomeTaxPayable
    1760 L Te betalen rente > interestPayable
    3000 A Voorraad grondstoffen (meel, gist, suiker) > inventory
    3010 A Voorraad verpakkingen > inventory
    3020 A Voorraad handelsgoederen > inventory
    4000 X Brutolonen bakkerij > wages, directLabour
    4005 X Brutolonen winkelpersoneel > wages
    4010 X Vakantiegeld > leaveExpense, wages
    4020 X Sociale lasten werkgever > payrollTax
    4030 X Pensioenlasten > pension
    4040 X Uitzendkrachten zaterdaghulp > wages
    4050 X Werkkleding en kantine > otherExpenses, wages, office
    4060 X Reiskosten woon-werk > wages, travel
    4070 X Verzuimverzekering > insurance, payrollTax
    4100 X Huur winkelpanden > rent
    4110 X Servicekosten winkelcentrum > rent
    4120 X Gas, water en elektra > utilities
    4130 X Onderhoud ovens en koeling > repairs
    4140 X Schoonmaak > repairs, office
    4150 X Afval en heffingen gemeente > utilities, rent
    4200 X Brandstof bezorging > motorVehicle
    4210 X Onderhoud, belasting en verzekering auto's > motorVehicle
    4300 X Reclame en folders > marketing
    4320 X Representatie en relatiegeschenken > travel, marketing
    4400 X Kantoorbenodigdheden > office
    4410 X Telefoon en internet > office, utilities
    4420 X Kassasoftware en webshop abonnement > software
    4430 X Bakkerijvereniging NBOV > office
    4440 X Accountant > professionalFees
    4450 X Verzekeringen > insurance
    4460 X Bankkosten > bankFees
    4470 X Pintransactiekosten > merchantFees
    4475 X Thuisbezorgd en Mollie kosten > merchantFees
    4480 X Oninbare vorderingen > badDebts
    4490 X Kasverschillen > otherExpenses
    4600 X Afschrijving goodwill en website > amortisation
    4610 X Afschrijving materiële vaste activa > depreciation
    4700 X Rente lening > interestExpense
    7000 X Inkoop grondstoffen > materials
    7010 X Inkoop handelsgoederen (koffie, jam) > materials
    7020 X Verpakkingsmateriaal > materials
    7030 X Bezorgkosten PostNL > freight
    7040 X Voorraadmutaties > materials
    7050 X Derving en retourbrood > materials, otherCostOfSales
    8000 R Omzet brood winkels > salesGoods
    8010 R Omzet banket en gebak > salesGoods
    8020 R Omzet webwinkel > salesGoods
    8030 R Leveringen horeca > salesGoods
    8040 R Workshops bakken > salesServices
    8090 R Kortingen en spaarpunten > discountsReturns
    8200 R Boekwinst verkoop activa > gainOnDisposal
    9000 R Rentebaten > interestIncome
    9200 X Vennootschapsbelasting > incomeTax`,
  ),
  chart(
    "Netherlands, bouwbedrijf, nieuwbouw, verbouw en renovatie, BV onder holding",
    "NL",
    `02010 A Software calculatie (Ibis) > intangibles
    02019 A Afschrijving software cumulatief > accumulatedAmortisation
    02100 A Bedrijfspand en loods > fixedAssets
    02109 A Cum. afschrijving bedrijfspand > accumulatedDepreciation
    02200 A Machines en steigermateriaal > fixedAssets
    02209 A Cum. afschrijving machines > accumulatedDepreciation
    02300 A Gereedschap > fixedAssets
    02400 A Bedrijfswagens > fixedAssets
    02409 A Cum. afschrijving bedrijfswagens > accumulatedDepreciation
    02500 A Kantoorinventaris > fixedAssets
    02509 A Afschrijving kantoorinventaris > accumulatedDepreciation
    03000 A Deelneming VOF Combinatie Zuidwijk > investments
    03200 A Waarborgsom loods > otherNonCurrentAssets
    03300 A Latente belastingvordering > deferredTaxAsset
    05000 E Geplaatst kapitaal > shareCapital
    05200 E Herwaarderingsreserve > reserves
    05300 E Overige reserves > reserves, retainedEarnings
    05400 E Winst boekjaar > retainedEarnings
    05500 E Dividend holding > drawings
    06000 L Garantievoorziening opgeleverd werk > otherNonCurrentLiabilities, otherCurrentLiabilities, accruals
    06100 L Voorziening verlieslatende projecten > otherCurrentLiabilities, otherNonCurrentLiabilities
    07000 L Hypotheek ING pand > loans
    07100 L Financial lease kraan > leaseLiabilities
    07200 L Lening Holding Van Dijk > ownerLoans
    07300 L R/C Van Dijk Beheer BV > ownerLoans
    10000 A Kas > cash
    11000 A ING zakelijke rekening > cash
    11100 A G-rekening ING > cash
    11300 L Creditcard ICS > overdraft
    11400 L Kredietfaciliteit ING > overdraft
    11500 L Kortlopend deel leningen > shortTermLoans
    12000 A Tussenrekening betalingen onderweg > cash
    13000 A Debiteuren > receivables
    13050 A Debiteuren btw verlegd > receivables
    13100 A Ingehouden garantietermijnen (5%) > receivables
    13200 A Voorziening dubieuze debiteuren > receivables
    13300 A Nog te factureren termijnen > receivables, workInProgress
    13400 A Vooruitbetaalde verzekeringen en leasetermijnen > prepayments
    13500 A Aanbetalingen leveranciers kozijnen > prepayments
    13700 A Overige vorderingen > otherCurrentAssets
    14000 A Vooruitbetaalde Vpb > otherCurrentAssets
    15000 L Verschuldigde BTW hoog 21% > salesTax
    15010 L Verschuldigde BTW laag 9% (isolatie, schilder) > salesTax
    15050 L BTW verlegd onderaannemers > salesTax
    15100 A Te vorderen BTW > otherCurrentAssets
    15200 L BTW te betalen / suppletie > salesTaxPayable
    16000 L Crediteuren > payables
    16100 L Onderaannemers te betalen > payables
    16200 L Inhoudingen garantie onderaannemers > payables, otherCurrentLiabilities
    16300 L Nog te ontvangen inkoopfacturen > accruals
    16400 L Vooruitgefactureerde termijnen > deferredIncome
    16500 L Accountantskosten te betalen > accruals
    17000 L Nettolonen > payrollLiabilities
    17100 L Loonheffingen > payrollLiabilities
    17200 L bpfBOUW pensioen > payrollLiabilities
    17400 L Vakantiedagen verplichting > leaveProvision
    17500 L Vennootschapsbelasting te betalen > incomeTaxPayable
    17600 L Te betalen rente hypotheek > interestPayable
    30000 A Voorraad bouwmaterialen loods > inventory
    31000 A Onderhanden werk > workInProgress
    31100 A Bouwgrond Kavel Oosterhof > inventory, workInProgress
    40000 X Lonen timmerlieden en metselaars > directLabour, wages
    40100 X Salarissen kantoor > wages
    40150 X Managementvergoeding holding > wages, professionalFees
    40200 X Sociale lasten > payrollTax
    40300 X Pensioenpremies bpfBOUW > pension
    40400 X Opleidingsfonds Volandis / O&O > payrollTax
    40500 X Mutatie vakantiedagen > leaveExpense
    40600 X Arbodienst en ziekteverzuim > payrollTax, otherExpenses
    41000 X Huur opslagterrein > rent
    41100 X Energie kantoor en loods > utilities
    41200 X Onroerendezaakbelasting > rent
    41300 X Onderhoud pand en machines > repairs
    42000 X Diesel en AdBlue bussen > motorVehicle
    42100 X Lease en wegenbelasting > motorVehicle
    43000 X Advertenties en website > marketing
    43100 X Relatiegeschenken, bouwborrel > marketing, travel
    43200 X Reis- en verblijfkosten > travel
    44000 X Kantoorkosten > office
    44100 X Mobiele telefonie > office, utilities
    44200 X Automatisering, Bouw7 > software
    44300 X Contributies Bouwend Nederland > office
    44400 X Certificering VCA, KOMO > otherExpenses, office, professionalFees
    44500 X Accountants- en advieskosten > professionalFees
    44600 X Assurantiepremies (CAR, AVB) > insurance
    44700 X Bankkosten en bankgaranties > bankFees
    44800 X Dotatie dubieuze debiteuren > badDebts
    45000 X Afschrijvingskosten > depreciation
    45100 X Afschrijving software > amortisation
    46000 X Rentelasten > interestExpense
    70000 X Materialen projecten (beton, hout, steen) > materials
    70100 X Onderaannemers > subcontractors
    70150 X ZZP'ers > subcontractors
    70200 X Inhuur uitzendkrachten bouwplaats > directLabour, subcontractors
    70300 X Huur kraan, steiger, Boels > otherCostOfSales
    70400 X Containers en stortkosten > otherCostOfSales
    70500 X Transport bouwmaterialen > freight
    70700 X Dotatie garantievoorziening > otherCostOfSales
    80000 R Aanneemsom nieuwbouw > projectRevenue
    80100 R Verbouw en renovatie > projectRevenue
    80200 R Meerwerk > projectRevenue
    80300 R Regiewerk en service > salesServices
    80400 R Omzet onderaanneming btw verlegd > projectRevenue
    80500 R Mutatie onderhanden werk > projectRevenue, otherRevenue
    80600 R Verhuur steigers > rentalRevenue, otherRevenue
    80900 R Betalingskortingen > discountsReturns
    82000 R Verkoop gebruikte machines (boekresultaat) > gainOnDisposal
    90000 X Vennootschapsbelasting > incomeTax`,
  ),
];
