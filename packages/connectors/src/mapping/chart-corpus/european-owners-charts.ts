/** Companies of Austria, France, Germany, the Netherlands and Switzerland, half of it in their own words. */
import { type Chart, chart } from "./chart.ts";

export const europeanOwnersCharts: readonly Chart[] = [
  chart(
    "Austria, Reitstall mit Einstellbetrieb und Reitschule, KG, eigene Worte",
    "AT",
    `A01 A Stallgebäude > fixedAssets
    A02 A Stallgebäude abgeschrieben bis dato > accumulatedDepreciation
    A03 A Reithalle mit Sandboden > fixedAssets
    A04 A Reithalle abgeschrieben bis dato > accumulatedDepreciation
    A05 A Koppelzäune und Führanlage > fixedAssets
    A06 A Koppelzäune/Führanlage kumulierte Afa > accumulatedDepreciation
    A07 A Schulpferde > fixedAssets
    A08 A Schulpferde kumulierte Afa > accumulatedDepreciation
    A09 A Traktor Steyr und Hoftrac > fixedAssets
    A10 A Traktor/Hoftrac kumulierte Afa > accumulatedDepreciation
    A11 A Pferdeanhänger > fixedAssets
    A12 A Sättel und Zaumzeug > fixedAssets
    A13 A PV-Anlage Hallendach > fixedAssets
    A14 A PV-Anlage kumulierte Afa > accumulatedDepreciation
    A15 A Buchungsapp Reitstunden (programmiert) > intangibles
    A16 A Buchungsapp Wertberichtigung > accumulatedAmortisation
    A18 A Lagerhaus Geschäftsanteile > investments
    U01 A Heu- und Strohvorrat > inventory
    U02 A Kraftfutter, Späne > inventory
    U03 A Verkaufspferde > inventory
    U04 A Einsteller offene Boxenmieten > receivables
    U05 A Offene Reitstunden Rechnungen > receivables
    U06 A Boxenmieten Wertberichtigung (zahlt nimmer) > receivables
    U07 A Darlehen an Tochter des Komplementärs > otherNonCurrentAssets, otherCurrentAssets
    U08 A AMA-Förderung zugesagt > otherCurrentAssets
    U09 A PV-Förderung OeMAG offen > otherCurrentAssets
    U10 A Hagelversicherung Anspruch > otherCurrentAssets
    U11 A Finanzamt Guthaben > otherCurrentAssets
    U12 A VSt 20/13/10 > otherCurrentAssets
    U13 A Stüberl-Kassa > cash
    U14 A Büro-Kassa > cash
    U15 A Volksbank 223 > cash
    U17 A Durchläufer Turnier-Nenngelder > otherCurrentAssets, otherCurrentLiabilities
    U18 A Vorausbezahlte Versicherungen > prepayments
    U19 A Anzahlung Heulieferung > prepayments
    U20 A Geldtransit > cash
    S01 L Volksbank Rahmen überzogen > overdraft
    S02 L Hallenkredit Hypo NÖ > loans
    S03 L Leasing Hoftrac > leaseLiabilities
    S04 L Abgegrenzte Kreditzinsen > interestPayable
    S05 L Lagerhaus, Tierarzt, Hufschmied offen > payables
    S06 L Kautionen der Einsteller > otherCurrentLiabilities, otherNonCurrentLiabilities
    S07 L Zehnerblöcke noch nicht abgeritten > deferredIncome
    S08 L Vorauszahlungen Feriencamp > deferredIncome
    S09 L Anzahlung Pferdeverkauf erhalten > deferredIncome, otherCurrentLiabilities
    S10 L Löhne Stallhilfen offen > payrollLiabilities
    S11 L ÖGK > payrollLiabilities
    S12 L Lohnabgaben FA (L, DB, DZ) > payrollLiabilities
    S13 L Gemeinde Kommunalsteuer > payrollLiabilities
    S14 L Umsatzsteuer 13 % Einstellen > salesTax
    S15 L Umsatzsteuer 20 % > salesTax
    S16 L Umsatzsteuer-Zahllast > salesTaxPayable
    S17 L Nicht verbrauchter Urlaub > leaveProvision
    S18 L Weihnachtsremuneration abgegrenzt > accruals, payrollLiabilities
    S19 L Rückstellung Bilanzkosten > accruals
    S20 L Kommanditistin Gräfin - stehengelassene Gewinne > ownerLoans
    S21 L Abfertigungsrückstellung alt (Stallmeister) > otherNonCurrentLiabilities
    S22 L Investitionszuschuss Land NÖ noch aufzulösen > otherNonCurrentLiabilities, deferredIncome
    S23 L Klärungskonto Bankeingänge > otherCurrentLiabilities
    E01 R Boxenmiete Vollpension > rentalRevenue, salesServices
    E02 R Weide- und Paddockplätze > rentalRevenue
    E03 R Reitunterricht > salesServices
    E04 R Feriencamps > salesServices
    E05 R Hallenbenützung Externe > rentalRevenue
    E06 R Verkauf Pferde > salesGoods
    E07 R Reiterstüberl Umsatz > salesGoods
    E08 R Turnier Startgelder und Sponsoren > otherRevenue
    E09 R Geschwisterrabatt > discountsReturns
    E11 R AMA Flächenprämie > otherIncome, grantsDonations
    E12 R Ersatz der Hagelversicherung > otherIncome
    E13 R Erlös Traktor alt > gainOnDisposal
    E14 R Habenzinsen > interestIncome
    K01 X Heu, Stroh, Hafer > materials
    K02 X Einkauf Pferde für Verkauf > materials
    K03 X Reitlehrer auf Honorar > subcontractors
    K04 X Tierarzt, Hufschmied > otherCostOfSales
    K05 X Stallpersonal > wages
    K06 X Ferialpraktikanten Camp > wages
    K07 X Dienstgeberanteile SV > payrollTax
    K08 X DB, DZ, Kommunalsteuer > payrollTax
    K09 X Mistabfuhr, Wasser, Strom > utilities
    K10 X Miete Bagger und Walze > repairs, rent, otherExpenses
    K11 X Haftpflicht Pferde > insurance
    K12 X Afa > depreciation
    K13 X Buchwert verkaufter Anlagen und verendeter Schulpferde > lossOnDisposal
    K14 X Kreditzinsen > interestExpense
    P01 E Einlage Komplementär > shareCapital
    P02 E Kommanditkapital Gräfin > shareCapital
    P03 E Privatentnahmen Komplementär > drawings
    P04 E Ergebnis lfd. Jahr > retainedEarnings`,
  ),
  chart(
    "Austria, Café an der Seilbahn-Bergstation, OG, eigene Bezeichnungen",
    "AT",
    `010 A Ablöse Pacht Bergstation > intangibles
    011 A Ablöse Pacht - bisher abgeschrieben > accumulatedAmortisation
    020 A Umbau Terrasse auf fremdem Grund > fixedAssets
    021 A Terrasse Wertberichtigung (Afa bisher) > accumulatedDepreciation
    030 A Küchengeräte (Rational, Winterhalter) > fixedAssets
    031 A Küche kum. Afa > accumulatedDepreciation
    035 A Siebträger La Marzocco > fixedAssets
    036 A Siebträger kum. Afa > accumulatedDepreciation
    040 A Möbel Stube & Sonnenliegen > fixedAssets
    041 A Möbel kum. Afa > accumulatedDepreciation
    045 A Skidoo > fixedAssets
    046 A Skidoo kum. Afa > accumulatedDepreciation
    050 A Registrierkassa Hardware > fixedAssets
    060 A Kaution an Bergbahnen AG > otherNonCurrentAssets
    065 A Genossenschaftsanteil Raika > investments
    100 A Lager Küche > inventory
    105 A Lager Getränke, Fässer > inventory
    110 A Lager Souvenirs > inventory
    115 A Pfand Kisten & Fässer (gegeben) > otherCurrentAssets
    200 A Offene Rechnungen Busgruppen, Skischulen > receivables
    205 A Abrechnung Bergbahnen Kombiticket > receivables
    210 A Zweifelhafte Gäste-/Gruppenforderungen WB > receivables
    220 A Vorschüsse an Saisonkräfte > otherCurrentAssets
    225 A Versicherung schuldet uns (Sturmschaden) > otherCurrentAssets
    230 A Fixkostenzuschuss offen > otherCurrentAssets
    235 A Energiekostenzuschuss beantragt > otherCurrentAssets
    240 A Vorsteuern > otherCurrentAssets
    270 A Kassa Theke > cash
    271 A Kassa Terrasse > cash
    272 A Wechselgeld Tresor > cash
    275 A SumUp unterwegs > cash, otherCurrentAssets
    276 A Gutscheine Tourismusverband einzulösen > otherCurrentAssets, receivables
    280 A Raika Girokonto > cash
    285 A Sparbuch Abgaben > cash
    290 A Im Voraus bezahlte Pacht Sommer > prepayments
    291 A Anzahlung neue Kühlzelle > fixedAssets, prepayments
    299 A Verrechnungskonto ungeklärt > otherCurrentAssets
    300 L Rückst. Urlaubsersatzleistung Saisonniers > leaveProvision
    305 L Rückst. Steuerberater > accruals
    306 L Saisonprämien noch nicht bezahlt > accruals, payrollLiabilities
    308 L Rückbau Terrasse lt. Pachtvertrag > otherNonCurrentLiabilities
    310 L Raika Überziehung > overdraft
    315 L ÖHT-Kredit Küche > loans
    316 L ÖHT-Zinsen aufgelaufen > interestPayable
    318 L Brauereidarlehen Zipfer > loans
    320 L Anzahlungen Hochzeiten/Firmenfeiern > deferredIncome
    325 L Verkaufte Gutscheine noch offen > deferredIncome
    330 L Lieferanten > payables
    335 L Bergbahnen AG Pacht und Materialtransport > payables
    340 L Trinkgeld Pool (gehört dem Team) > otherCurrentLiabilities, payrollLiabilities
    345 L Darlehen von Resi (Gesellschafterin) > ownerLoans
    350 L USt 10 % Speisen > salesTax
    351 L USt 20 % Getränke > salesTax
    355 L Finanzamt Zahllast UVA > salesTaxPayable
    360 L ÖGK Beiträge offen > payrollLiabilities
    361 L Lohnsteuer/DB/DZ offen > payrollLiabilities
    362 L Gemeinde: Kommunalsteuer offen > payrollLiabilities
    363 L Tourismusabgabe offen > otherCurrentLiabilities
    370 L Löhne noch auszuzahlen > payrollLiabilities
    390 L Förderung Küche, wird über Jahre aufgelöst > otherNonCurrentLiabilities, deferredIncome
    400 R Küche 10 % > salesGoods
    401 R Kuchen & Mehlspeisen > salesGoods
    402 R Kaffee und Alkoholfreies 20 % > salesGoods
    403 R Bier Wein Schnaps > salesGoods
    410 R Souvenirshop > salesGoods
    415 R Raummiete Feiern > rentalRevenue
    416 R Verleih Rodeln & Schneeschuhe > rentalRevenue
    440 R Rabatt Einheimische/Bergbahn-Personal > discountsReturns
    460 R Verkauf alter Geräte > gainOnDisposal
    470 R Entschädigung Sturmschaden > otherIncome
    475 R Werbekostenzuschuss Brauerei > otherIncome
    500 X Wareneinsatz Küche > materials
    505 X Wareneinsatz Getränke > materials
    508 X Skonto von Lieferanten > materials
    510 X Materialseilbahn Transport > freight
    515 X Kartengebühren SumUp > merchantFees
    600 X Löhne Service & Küche (Saison) > wages, directLabour
    605 X Aushilfen fallweise > wages
    620 X Krankenkasse Dienstgeberanteil > payrollTax
    625 X DB, DZ, Kommunalsteuer > payrollTax
    630 X Mitarbeiterkasse (Abfertigung neu) > pension
    635 X Personalzimmer Tal > wages, otherExpenses, rent
    700 X Jahres-Afa > depreciation
    710 X Pacht Bergbahnen (umsatzabhängig) > rent
    720 X Strom, Gas, Müll Berg > utilities
    740 X Tourismusabgabe Land > otherExpenses
    780 X Restwert verkaufter Geräte > lossOnDisposal
    800 X Zinsen ÖHT & Raika > interestExpense
    910 E Kapital Resi > shareCapital
    920 E Privat Resi (Entnahmen, SVS, ESt) > drawings`,
  ),
  chart(
    "Austria, Tischlerei GmbH (Möbel- und Innenausbau), Einheitskontenrahmen",
    "AT",
    `0120 A Datenverarbeitungsprogramme (CAD/CNC) > intangibles
    0129 A Kumulierte Abschreibung Software > accumulatedAmortisation
    0150 A Firmenwert Übernahme Tischlerei Huber > intangibles
    0210 A Bebaute Grundstücke - Grundwert > fixedAssets
    0310 A Betriebsgebäude Werkstätte > fixedAssets
    0319 A Kumulierte Abschreibung Gebäude > accumulatedDepreciation
    0400 A Maschinen (Format-, Hobel-, Kantenanleimmaschine) > fixedAssets
    0409 A Kumulierte Abschreibungen Maschinen > accumulatedDepreciation
    0510 A Werkzeuge > fixedAssets
    0600 A Betriebs- und Geschäftsausstattung > fixedAssets
    0609 A Kum. Afa BGA > accumulatedDepreciation
    0640 A LKW und Montagebusse > fixedAssets
    0649 A Kum. Abschreibung Fuhrpark > accumulatedDepreciation
    0680 A Geringwertige Wirtschaftsgüter > fixedAssets
    0700 A Geleistete Anzahlungen auf Sachanlagen > fixedAssets
    0710 A Anlagen in Bau (Spänebunker) > fixedAssets
    0800 A Anteile an der Tischlereigenossenschaft > investments
    0920 A Wertpapiere des Anlagevermögens > investments
    0985 A Aktive latente Steuern > deferredTaxAsset
    1100 A Vorrat Massivholz und Platten > inventory
    1110 A Vorrat Beschläge > inventory
    1400 A Unfertige Erzeugnisse > workInProgress
    1500 A Fertige Möbel Schauraum > inventory
    1700 A Noch nicht abrechenbare Leistungen > workInProgress
    1800 A Geleistete Anzahlungen auf Vorräte > prepayments
    2000 A Forderungen aus Lieferungen und Leistungen Inland > receivables
    2080 A Einzelwertberichtigungen zu Forderungen > receivables
    2100 A Forderungen EU > receivables
    2300 A Sonstige Forderungen > otherCurrentAssets
    2310 A Forderung Investitionsprämie aws > otherCurrentAssets
    2320 A Forderung Lehrlingsförderung WKO > otherCurrentAssets
    2500 A Vorsteuer > otherCurrentAssets
    2510 A Vorsteuer aus ig. Erwerb > otherCurrentAssets
    2700 A Kassa > cash
    2730 A Geldverkehr Schwebeposten > cash
    2800 A Raiffeisenbank Kto 4711 > cash
    2900 A Aktive Rechnungsabgrenzung > prepayments
    3020 L Rückstellung Körperschaftsteuer > incomeTaxPayable
    3030 L Rückstellung für Abfertigungen > otherNonCurrentLiabilities
    3060 L Rückstellung nicht konsumierte Urlaube > leaveProvision
    3065 L Rückstellung Zeitguthaben > leaveProvision, accruals
    3070 L Rückstellung Gewährleistung > otherCurrentLiabilities, accruals
    3080 L Rückstellung Bilanzierung und Steuerberatung > accruals
    3110 L Raiffeisen Kontokorrent > overdraft
    3150 L ERP-Kredit CNC-Zentrum > loans
    3200 L Erhaltene Anzahlungen auf Bestellungen > deferredIncome
    3300 L Lieferverbindlichkeiten Inland > payables
    3400 L Verrechnungskonto Gesellschafter Huber > ownerLoans
    3500 L Umsatzsteuer 20 % > salesTax
    3515 L Umsatzsteuer Reverse Charge § 19 > salesTax
    3520 L USt-Zahllast Finanzamt > salesTaxPayable
    3540 L Verrechnung Finanzamt L, DB, DZ > payrollLiabilities
    3600 L Verrechnung ÖGK > payrollLiabilities
    3610 L Verrechnung Gemeinde Kommunalsteuer > payrollLiabilities
    3620 L Verrechnung BUAK > payrollLiabilities
    3700 L Verbindlichkeiten Löhne und Gehälter > payrollLiabilities
    3900 L Passive Rechnungsabgrenzung > deferredIncome
    4000 R Erlöse Möbelbau 20 % > salesGoods
    4010 R Erlöse Montage und Innenausbau > salesServices, projectRevenue
    4020 R Bauleistungen Reverse Charge § 19 Abs 1a > projectRevenue, salesServices
    4400 R Kundenskonti 20 % > discountsReturns
    4500 R Bestandsveränderung noch nicht abrechenbare Leistungen > otherRevenue
    4580 R Aktivierte Eigenleistungen > otherIncome, otherRevenue
    4600 R Erlöse aus Anlagenverkauf > gainOnDisposal
    4630 R Erträge aus dem Abgang von Anlagen > gainOnDisposal
    4810 R Versicherungsvergütungen > otherIncome
    4820 R Lehrlingsförderung und Zuschüsse AMS > otherIncome, grantsDonations
    5100 X Verbrauch Holz und Platten > materials
    5110 X Beschläge, Lacke, Leime > materials
    5800 X Fremdleistungen Glaser und Polsterer > subcontractors
    5880 X Skontoertrag Materialaufwand > materials
    6000 X Fertigungslöhne > directLabour, wages
    6150 X Lehrlingsentschädigungen > wages
    6200 X Gehälter > wages
    6230 X Dotierung Urlaubsrückstellung > leaveExpense
    6400 X Beiträge Betriebliche Vorsorgekasse > pension
    6500 X Gesetzlicher Sozialaufwand Arbeiter > payrollTax
    6600 X Dienstgeberbeitrag zum FLAF (DB) > payrollTax
    6610 X Zuschlag zum DB (DZ) > payrollTax
    6620 X Kommunalsteuer > payrollTax
    7020 X Abschreibung Sachanlagen > depreciation
    7200 X Instandhaltung Maschinen > repairs
    7340 X Treibstoffe und Maut > motorVehicle
    7400 X Miete Hebebühnen und Geräte > otherCostOfSales, rent, otherExpenses
    7820 X Buchwert abgegangener Anlagen > lossOnDisposal
    8280 X Zinsen ERP-Kredit > interestExpense
    8500 X Körperschaftsteuer > incomeTax
    9000 E Stammkapital > shareCapital
    9300 E Freie Rücklage > reserves
    9390 E Bilanzgewinn / Gewinnvortrag > retainedEarnings`,
  ),
  chart(
    "Austria, Werbeagentur GmbH in Linz, Einheitskontenrahmen",
    "AT",
    `0110 A Lizenzen Bild- und Schriftrechte > intangibles
    0111 A Kumulierte Abschreibung Lizenzen > accumulatedAmortisation
    0125 A Website und Kundenportal (angeschafft) > intangibles
    0126 A Kumulierte Abschreibung Website > accumulatedAmortisation
    0350 A Investitionen in fremde Gebäude > fixedAssets
    0351 A Kum. Abschr. Mieterinvestitionen > accumulatedDepreciation
    0620 A EDV-Anlagen, Mac Workstations > fixedAssets
    0621 A Kumulierte Abschreibung EDV > accumulatedDepreciation
    0630 A Foto- und Filmausrüstung > fixedAssets
    0631 A Kumulierte Abschreibung Foto/Film > accumulatedDepreciation
    0660 A Büroeinrichtung > fixedAssets
    0661 A Kumulierte Abschreibung Büroeinrichtung > accumulatedDepreciation
    0820 A Beteiligung Digital Lab OG > investments
    0870 A Kaution Büro Landstraße > otherNonCurrentAssets
    0880 A Ausleihung an Beteiligungsunternehmen > investments, otherNonCurrentAssets
    1710 A Nicht abgerechnete Agenturleistungen > workInProgress
    1810 A Anzahlungen an Medien und Druckereien > prepayments
    2000 A Kundenforderungen Inland > receivables
    2010 A Kundenforderungen Drittland CHF > receivables
    2090 A Pauschalwertberichtigung Forderungen > receivables
    2250 A Forderungen gegenüber verbundenen Unternehmen > otherCurrentAssets, receivables
    2305 A Gehaltsvorschüsse > otherCurrentAssets
    2315 A Forderung Forschungsprämie > otherCurrentAssets
    2330 A Forderung aus Versicherungsfall Wasserschaden > otherCurrentAssets
    2360 A Verrechnungskonto Kreditkartenauslagen Kunden > otherCurrentAssets
    2500 A Vorsteuer 20 % > otherCurrentAssets
    2530 A Vorsteuer Reverse Charge (Meta, Google) > otherCurrentAssets
    2590 A Finanzamt Verrechnungskonto > otherCurrentAssets, salesTaxPayable
    2700 A Handkassa > cash
    2800 A Sparkasse OÖ Geschäftskonto > cash
    2810 A Erste Bank CHF-Konto > cash
    2895 A Schwebende Geldbewegungen > cash
    2900 A Aktive RA Software-Abos > prepayments
    2980 A Aktive Steuerabgrenzung > deferredTaxAsset
    3010 L Rückstellung KöSt > incomeTaxPayable
    3050 L Rückstellung Prämien und Boni Mitarbeiter > accruals, payrollLiabilities
    3061 L Urlaubsrückstellung > leaveProvision
    3075 L Sonstige Rückstellungen (Beratung, WP) > accruals
    3085 L Drohverlustrückstellung Pitch-Projekte > otherCurrentLiabilities
    3120 L Mastercard Business > overdraft
    3160 L Investkredit Sparkasse Laufzeit 7 Jahre > loans
    3210 L Anzahlungen Kunden Kampagnen > deferredIncome
    3300 L Verbindlichkeiten Lieferanten > payables
    3340 L Verbindlichkeiten Freelancer > payables
    3410 L Gesellschafterdarlehen Mag. Pichler > ownerLoans
    3480 L Verbindlichkeit Gewinnausschüttung > dividendsPayable
    3500 L Mehrwertsteuer 20 % > salesTax
    3530 L Erwerbsteuer und RC-Steuer > salesTax
    3541 L Finanzamt Lohnabgaben > payrollLiabilities
    3545 L Werbeabgabe abzuführen > otherCurrentLiabilities
    3601 L Österreichische Gesundheitskasse > payrollLiabilities
    3605 L SVS Geschäftsführer > payrollLiabilities
    3615 L Kommunalsteuer Magistrat Linz > payrollLiabilities
    3900 L Passive RA Betreuungsverträge > deferredIncome
    4000 R Agenturhonorare > salesServices
    4030 R Retainer laufende Betreuung > subscriptionRevenue, salesServices
    4050 R Kampagnenprojekte Pauschal > projectRevenue
    4070 R Weiterverrechnete Druckkosten > salesGoods, otherRevenue
    4080 R Vermietung Fotostudio > rentalRevenue
    4410 R Erlösschmälerungen Agenturrabatt > discountsReturns
    4550 R Veränderung nicht abgerechneter Leistungen > otherRevenue
    4605 R Erträge aus Anlagenabgang > gainOnDisposal
    4830 R Forschungsprämie § 108c EStG > otherIncome
    4840 R Auflösung von Rückstellungen > otherIncome
    4890 R Kursgewinne aus CHF-Forderungen > foreignExchange
    5710 X Mediaschaltungen Kunden > otherCostOfSales
    5720 X Druckkosten Kunden > materials, otherCostOfSales
    5750 X Freie Grafiker und Texter > subcontractors
    5760 X Models, Statisten, Sprecher > subcontractors
    5885 X Lieferantenskonti > materials, otherCostOfSales
    6200 X Gehälter Angestellte > wages
    6220 X Sonderzahlungen UZ/WR > wages
    6240 X Bonifikationen > wages
    6290 X Veränderung Rückstellung Urlaub > leaveExpense
    6405 X MVK-Beiträge > pension
    6560 X SV-Beiträge Dienstgeber > payrollTax
    6660 X DB und DZ > payrollTax
    6670 X Kommunalsteuer > payrollTax
    7010 X Afa immaterielle Vermögensgegenstände > amortisation
    7020 X Afa Sachanlagen > depreciation
    7040 X Sofortabschreibung GWG > depreciation
    7160 X Werbeabgabe > otherExpenses
    7330 X Reisespesen, Diäten > travel
    7385 X Adobe CC, Slack, Hosting > software
    7415 X Miete Büro und Betriebskosten > rent
    7790 X Spesen des Geldverkehrs > bankFees
    7830 X Restbuchwert ausgeschiedener Anlagen > lossOnDisposal
    8500 X KöSt > incomeTax
    9010 E Stammkapital (gründungsprivilegiert) > shareCapital
    9380 E Gewinnvortrag > retainedEarnings`,
  ),
  chart(
    "Switzerland, studio photo et vidéo à Lausanne, Sàrl, plan comptable PME",
    "CH",
    `1000 A Caisse > cash
    1010 A PostFinance > cash
    1020 A BCV compte courant > cash
    1022 A BCV compte EUR > cash
    1080 A TWINT en transit > cash
    1090 A Compte de transfert > cash, otherCurrentAssets
    1099 A Compte d'attente > otherCurrentAssets
    1100 A Créances clients Suisse > receivables
    1101 A Créances clients étranger > receivables
    1109 A Ducroire > receivables
    1140 A Avances et prêts à court terme > otherCurrentAssets
    1170 A Impôt préalable TVA sur matériel et prestations > otherCurrentAssets
    1171 A Impôt préalable TVA sur investissements > otherCurrentAssets
    1176 A Impôt anticipé à récupérer > otherCurrentAssets
    1180 A AVS, acomptes versés en trop > otherCurrentAssets
    1182 A Indemnités RHT / APG à recevoir > otherCurrentAssets
    1190 A Indemnité Mobilière à recevoir (vol objectifs) > otherCurrentAssets
    1192 A Acomptes versés aux fournisseurs > prepayments
    1200 A Stock albums, cadres, papier > inventory
    1280 A Travaux en cours (reportages non facturés) > workInProgress
    1300 A Charges payées d'avance > prepayments
    1301 A Produits à recevoir > otherCurrentAssets
    1400 A Titres à long terme > investments
    1440 A Prêt à associé > otherNonCurrentAssets
    1445 A Garantie de loyer > otherNonCurrentAssets
    1500 A Appareils de prise de vues et objectifs > fixedAssets
    1509 A Amortissements cumulés appareils > accumulatedDepreciation
    1510 A Mobilier et installations studio > fixedAssets
    1519 A Amortissements cumulés mobilier > accumulatedDepreciation
    1520 A Informatique, stations de montage > fixedAssets
    1529 A Amortissements cumulés informatique > accumulatedDepreciation
    1530 A Véhicule > fixedAssets
    1539 A Amortissements cumulés véhicule > accumulatedDepreciation
    1700 A Licences et site internet > intangibles
    1709 A Amortissements cumulés licences > accumulatedAmortisation
    2000 L Créanciers fournisseurs > payables
    2030 L Acomptes reçus mariages > deferredIncome
    2035 L Bons cadeaux séance photo > deferredIncome
    2100 L Dettes bancaires à court terme > shortTermLoans, overdraft
    2110 L Carte Visa Viseca > overdraft
    2140 L Part à court terme leasing > leaseLiabilities, shortTermLoans
    2160 L C/c associé gérant > ownerLoans
    2200 L TVA due > salesTax
    2201 L Décompte TVA AFC > salesTaxPayable
    2208 L Impôts directs dus > incomeTaxPayable
    2206 L Impôt anticipé dû > otherCurrentLiabilities
    2261 L Dividendes décidés > dividendsPayable
    2270 L AVS/AI/APG/AC - caisse cantonale > payrollLiabilities
    2271 L LPP créancier > payrollLiabilities
    2273 L LAA Suva > payrollLiabilities
    2279 L Impôt à la source > payrollLiabilities
    2300 L Charges à payer > accruals
    2301 L Produits reçus d'avance > deferredIncome
    2310 L Bonus et gratifications à payer > accruals, payrollLiabilities
    2320 L Provision vacances et heures supplémentaires > leaveProvision
    2330 L Provision garantie > otherCurrentLiabilities
    2400 L Emprunt BCV > loans
    2401 L Crédit COVID-19 > loans
    2420 L Engagements de leasing > leaseLiabilities
    2450 L Prêt associé postposé > ownerLoans
    2600 L Provisions à long terme > otherNonCurrentLiabilities
    2800 E Capital social > shareCapital
    2950 E Réserve légale issue du bénéfice > reserves
    2970 E Bénéfice reporté > retainedEarnings
    2979 E Bénéfice ou perte de l'exercice > retainedEarnings
    3200 R Ventes tirages et albums > salesGoods
    3400 R Mariages et portraits > salesServices
    3410 R Mandats vidéo d'entreprise > projectRevenue, salesServices
    3420 R Location du studio > rentalRevenue
    3430 R Droits d'auteur et banques d'images > otherRevenue
    3800 R Escomptes et rabais accordés > discountsReturns
    3805 X Pertes sur créances > badDebts
    3940 R Variation des travaux en cours > otherRevenue
    4200 X Achats albums, tirages > materials
    4400 X Photographes indépendants, maquillage > subcontractors
    4410 X Location de matériel (drones, éclairages) > otherCostOfSales
    4900 X Escomptes obtenus > materials
    5000 X Salaires > wages
    5700 X AVS, AI, APG, assurance-chômage > payrollTax
    5720 X Prévoyance professionnelle > pension
    5730 X Assurance-accidents > payrollTax
    6000 X Loyer studio > rent
    6200 X Charges de véhicule > motorVehicle
    6570 X Charges informatiques et cloud > software
    6800 X Amortissements immobilisations corporelles > depreciation
    6840 X Amortissements immobilisations incorporelles > amortisation
    6949 X Pertes de change > foreignExchange
    8100 R Prestations d'assurance reçues > otherIncome
    8510 R Gain sur vente d'immobilisations > gainOnDisposal
    8900 X Impôts directs > incomeTax`,
  ),
  chart(
    "Germany, Metallbau GmbH, SKR 03",
    "DE",
    `0027 A EDV-Software > intangibles
    0035 A Geschäfts- oder Firmenwert > intangibles
    0039 A Anzahlungen auf immaterielle Vermögensgegenstände > intangibles
    0085 A Grundstückswerte eigener bebauter Grundstücke > fixedAssets
    0100 A Fabrikbauten > fixedAssets
    0120 A Geschäfts-, Fabrik- und andere Bauten im Bau > fixedAssets
    0210 A Maschinen > fixedAssets
    0240 A Maschinengebundene Werkzeuge > fixedAssets
    0299 A Anzahlungen auf technische Anlagen und Maschinen > fixedAssets
    0320 A Pkw > fixedAssets
    0350 A Lkw > fixedAssets
    0420 A Büroeinrichtung > fixedAssets
    0450 A Einbauten in fremde Grundstücke > fixedAssets
    0480 A Geringwertige Wirtschaftsgüter > fixedAssets
    0485 A Wirtschaftsgüter Sammelposten > fixedAssets
    0490 A Kran und Schweißanlagen > fixedAssets
    0498 A Kumulierte Abschreibung Sachanlagen (Sammelkonto) > accumulatedDepreciation
    0525 A Wertpapiere des Anlagevermögens > investments
    0570 A Genossenschaftsanteile Volksbank > investments
    0595 A Rückdeckungsansprüche aus Lebensversicherungen > otherNonCurrentAssets
    0630 L Verbindlichkeiten gegenüber Kreditinstituten > loans
    0640 L Verbindlichkeiten ggü. Kreditinstituten Restlaufzeit 1-5 Jahre > loans
    0730 L Verbindlichkeiten gegenüber Gesellschaftern > ownerLoans
    0800 E Gezeichnetes Kapital > shareCapital
    0840 E Kapitalrücklage > reserves
    0855 E Andere Gewinnrücklagen > reserves
    0860 E Gewinnvortrag vor Verwendung > retainedEarnings
    0868 E Verlustvortrag vor Verwendung > retainedEarnings
    0950 L Rückstellungen für Pensionen > otherNonCurrentLiabilities
    0957 L Gewerbesteuerrückstellung > incomeTaxPayable
    0963 L Körperschaftsteuerrückstellung > incomeTaxPayable
    0970 L Sonstige Rückstellungen > accruals, otherCurrentLiabilities
    0971 L Rückstellungen für unterlassene Instandhaltung > accruals
    0974 L Rückstellungen für Gewährleistungen > otherCurrentLiabilities, accruals
    0977 L Rückstellungen für Abschluss- und Prüfungskosten > accruals
    0979 L Urlaubsrückstellung > leaveProvision
    0980 A Aktive Rechnungsabgrenzung > prepayments
    0983 A Aktive latente Steuern > deferredTaxAsset
    0986 A Damnum/Disagio > prepayments, otherNonCurrentAssets
    0990 L Passive Rechnungsabgrenzung > deferredIncome
    0996 A Pauschalwertberichtigung auf Forderungen > receivables
    1000 A Kasse > cash
    1200 A Sparkasse > cash
    1210 L Volksbank Kontokorrent (Soll) > overdraft
    1360 A Geldtransit > cash
    1400 A Forderungen aus Lieferungen und Leistungen > receivables
    1460 A Zweifelhafte Forderungen > receivables
    1500 A Sonstige Vermögensgegenstände > otherCurrentAssets
    1507 A Forderungen gegen Gesellschafter > otherCurrentAssets
    1510 A Geleistete Anzahlungen auf Vorräte > prepayments
    1525 A Kautionen > otherNonCurrentAssets, otherCurrentAssets
    1530 A Forderungen gegen Personal > otherCurrentAssets
    1540 A Forderungen Forschungszulage Finanzamt > otherCurrentAssets
    1549 A Körperschaftsteuerrückforderung > otherCurrentAssets
    1576 A Abziehbare Vorsteuer 19 % > otherCurrentAssets
    1577 A Abziehbare Vorsteuer nach § 13b UStG > otherCurrentAssets
    1590 A Durchlaufende Posten > otherCurrentAssets
    1600 L Verbindlichkeiten aus Lieferungen und Leistungen > payables
    1718 L Erhaltene Anzahlungen 19 % USt > deferredIncome, otherCurrentLiabilities
    1740 L Verbindlichkeiten aus Lohn und Gehalt > payrollLiabilities
    1741 L Verbindlichkeiten aus Lohn- und Kirchensteuer > payrollLiabilities
    1742 L Verbindlichkeiten im Rahmen der sozialen Sicherheit > payrollLiabilities
    1755 L Lohn- und Gehaltsverrechnung > payrollLiabilities
    1776 L Umsatzsteuer 19 % > salesTax
    1780 L Umsatzsteuer-Vorauszahlungen > salesTaxPayable
    1790 L Umsatzsteuer Vorjahr > salesTaxPayable
    2120 X Zinsaufwendungen für langfristige Verbindlichkeiten > interestExpense
    2150 X Aufwendungen aus Kursdifferenzen > foreignExchange
    2200 X Körperschaftsteuer > incomeTax
    2310 X Anlagenabgänge Restbuchwert bei Buchverlust > lossOnDisposal
    2650 R Sonstige Zinsen und ähnliche Erträge > interestIncome
    2742 R Versicherungsentschädigungen > otherIncome
    2743 R Investitionszuschüsse > otherIncome
    3000 X Einkauf Stahl, Edelstahl, Alu > materials
    3100 X Fremdleistungen (Verzinkerei, Pulverbeschichtung) > subcontractors
    3736 X Erhaltene Skonti 19 % Vorsteuer > materials
    3970 A Bestand Roh-, Hilfs- und Betriebsstoffe > inventory
    4110 X Löhne > wages, directLabour
    4130 X Gesetzliche soziale Aufwendungen > payrollTax
    4138 X Beiträge zur Berufsgenossenschaft > payrollTax
    4320 X Gewerbesteuer > incomeTax
    4530 X Laufende Kfz-Betriebskosten > motorVehicle
    4830 X Abschreibungen auf Sachanlagen > depreciation
    4960 X Mieten für Einrichtungen (Arbeitsbühnen, Gerüst) > rent, otherCostOfSales, otherExpenses
    7050 A Unfertige Leistungen > workInProgress
    8337 R Erlöse aus Leistungen nach § 13b UStG > projectRevenue, salesServices
    8400 R Erlöse 19 % USt > salesGoods, salesServices
    8736 R Gewährte Skonti 19 % USt > discountsReturns
    8820 R Erlöse aus Anlagenverkäufen (Buchgewinn) > gainOnDisposal
    8990 R Andere aktivierte Eigenleistungen > otherIncome, otherRevenue`,
  ),
  chart(
    "Germany, Fahrschule (Einzelunternehmen mit Filialen), SKR 04 mit eigenen Bezeichnungen",
    "DE",
    `0135 A Software Fahrschulmanager > intangibles
    0139 A Abschreibung Software kumuliert > accumulatedAmortisation
    0150 A Kundenstamm Fahrschule Berger > intangibles
    0155 A Abschreibung Kundenstamm kumuliert > accumulatedAmortisation
    0520 A Fahrschul-Pkw > fixedAssets
    0521 A Motorräder Klasse A/A2 > fixedAssets
    0522 A Fahrschul-Lkw mit Anhänger > fixedAssets
    0525 A Kumulierte Abschreibung Fahrzeuge > accumulatedDepreciation
    0560 A Fahrsimulator > fixedAssets
    0569 A Kumulierte Abschreibung Simulator > accumulatedDepreciation
    0640 A Einrichtung Unterrichtsräume > fixedAssets
    0650 A Büroeinrichtung > fixedAssets
    0659 A Kumulierte Abschreibung Einrichtung > accumulatedDepreciation
    0670 A GWG bis 800 EUR > fixedAssets
    0675 A Sammelposten GWG > fixedAssets
    0700 A Anzahlung Neufahrzeug VW ID.3 > fixedAssets, prepayments
    0820 A Beteiligung Verkehrsübungsplatz GbR > investments
    0930 A Langfristiges Darlehen an Fahrlehrer (Ausbildung) > otherNonCurrentAssets
    1140 A Lehrmaterial zum Verkauf > inventory
    1186 A Anzahlungen an Lieferanten > prepayments
    1200 A Forderungen Fahrschüler > receivables
    1210 A Forderungen Jobcenter / Bildungsgutscheine > receivables
    1240 A Zweifelhafte Forderungen Fahrschüler > receivables
    1248 A Pauschalwertberichtigung > receivables
    1300 A Sonstige Forderungen > otherCurrentAssets
    1340 A Lohnvorschüsse > otherCurrentAssets
    1350 A Mietkautionen Filialen > otherNonCurrentAssets, otherCurrentAssets
    1369 A Erstattung Krankenkasse U1/U2 > otherCurrentAssets
    1370 A Durchlaufend TÜV- und Prüfgebühren > otherCurrentAssets
    1374 A Forderung Kfz-Versicherung Unfallschaden > otherCurrentAssets
    1378 A E-Auto-Förderung BAFA offen > otherCurrentAssets
    1406 A Vorsteuer 19 % > otherCurrentAssets
    1401 A Vorsteuer 7 % > otherCurrentAssets
    1421 A Umsatzsteuerforderung laufendes Jahr > otherCurrentAssets
    1460 A Geldtransit EC-Terminal > cash
    1480 A Verrechnungskonto Filiale Nord > otherCurrentAssets
    1490 A Ungeklärte Buchungen > otherCurrentAssets
    1600 A Kasse Hauptstelle > cash
    1610 A Kasse Filiale Nord > cash
    1800 A Kreissparkasse > cash
    1810 A PayPal > cash
    1820 L Kreditkarte Amex Business > overdraft
    1900 A ARAP (Kfz-Steuer, Versicherung) > prepayments
    1940 A Disagio Filialkredit > prepayments, otherNonCurrentAssets
    2010 E Variables Kapital Inhaber > retainedEarnings, shareCapital
    2000 E Festkapital > shareCapital
    2100 E Privatentnahmen allgemein > drawings
    2150 E Privatsteuern > drawings
    2180 E Privateinlagen > drawings, shareCapital
    2200 E Sonderausgaben, Krankenversicherung Inhaber > drawings
    3035 L Rückstellung Gewerbesteuer > incomeTaxPayable
    3070 L Rückstellung Aufbewahrung Unterlagen > accruals
    3074 L Rückstellung Fahrlehrer-Boni > accruals, payrollLiabilities
    3079 L Rückstellung Resturlaub > leaveProvision
    3095 L Rückstellung Jahresabschluss > accruals
    3150 L Kredit Sparkasse Filiale Nord > loans
    3160 L Autokredite VW Bank > loans
    3180 L KfW-Schnellkredit > loans
    3190 L Zinsabgrenzung Darlehen > interestPayable
    3250 L Vorauszahlungen Fahrschüler > deferredIncome
    3270 L Geschenkgutscheine Führerschein > deferredIncome
    3300 L Kreditoren > payables
    3510 L Darlehen Ehefrau > otherNonCurrentLiabilities, loans
    3720 L Lohnverbindlichkeiten > payrollLiabilities
    3730 L Lohnsteuer, Soli, KiSt > payrollLiabilities
    3740 L AOK, TK, Barmer - Beiträge > payrollLiabilities
    3759 L Berufsgenossenschaft VBG > payrollLiabilities, accruals
    3790 L Lohnverrechnungskonto > payrollLiabilities
    3806 L Umsatzsteuer 19 % > salesTax
    3820 L USt-Vorauszahlung > salesTaxPayable
    3900 L PRAP (Theorie-Flatrate) > deferredIncome
    4400 R Erlöse Fahrstunden 19 % > salesServices
    4410 R Grundbeträge und Theorie > salesServices
    4120 R Steuerfreie Kurse § 4 Nr. 21 (Berufskraftfahrer) > salesServices
    4420 R Verkauf Lehrbücher, App-Zugang > salesGoods
    4500 R Fahrzeugwerbung Mieterträge > otherRevenue, rentalRevenue
    4720 R Nachlässe Geschwister/Freunde > discountsReturns
    4849 R Verkaufserlös Fahrschulwagen > gainOnDisposal
    4970 R Unfallentschädigungen > otherIncome
    4975 R Zuschuss BAFA E-Fahrzeug > otherIncome
    5900 X Honorar freie Fahrlehrer > subcontractors
    6000 X Löhne Fahrlehrer > wages, directLabour
    6110 X AG-Anteil Sozialversicherung > payrollTax
    6140 X Betriebliche Altersversorgung > pension
    6222 X Afa Fahrzeuge > depreciation
    6310 X Miete Unterrichtsräume > rent
    6530 X Sprit und Ladestrom > motorVehicle
    6560 X Leasing Motorräder > motorVehicle
    6895 X Restbuchwert verkaufter Fahrschulwagen > lossOnDisposal
    7610 X Gewerbesteuer > incomeTax`,
  ),
  chart(
    "France, Agence immobilière (transaction et gestion locative), SARL, PCG",
    "FR",
    `101300 E Capital souscrit appelé versé > shareCapital
    106100 E Réserve légale > reserves
    106800 E Autres réserves > reserves
    110000 E Report à nouveau créditeur > retainedEarnings
    120000 E Résultat de l'exercice (bénéfice) > retainedEarnings
    129000 E Résultat de l'exercice (perte) > retainedEarnings
    145000 E Amortissements dérogatoires > reserves
    151100 L Provisions pour litiges > otherNonCurrentLiabilities
    153000 L Provision indemnités départ retraite > otherNonCurrentLiabilities
    164000 L Emprunts auprès des établissements de crédit > loans
    165000 L Dépôts et cautionnements reçus > otherNonCurrentLiabilities
    168800 L Intérêts courus sur emprunts > interestPayable
    201100 A Frais de constitution > intangibles
    205000 A Logiciels et licences > intangibles
    206000 A Droit au bail > intangibles
    207000 A Fonds commercial > intangibles
    218100 A Agencements et installations agence > fixedAssets
    218200 A Matériel de transport > fixedAssets
    218300 A Matériel de bureau et informatique > fixedAssets
    218400 A Mobilier > fixedAssets
    238000 A Avances et acomptes sur immobilisations > fixedAssets
    261000 A Titres de participation SCI des Halles > investments
    275000 A Dépôts et cautionnements versés > otherNonCurrentAssets
    280110 A Amortissements frais de constitution > accumulatedAmortisation
    280500 A Amortissements logiciels > accumulatedAmortisation
    281810 A Amort. agencements > accumulatedDepreciation
    281820 A Amort. matériel de transport > accumulatedDepreciation
    281830 A Amort. matériel de bureau > accumulatedDepreciation
    281840 A Amort. mobilier > accumulatedDepreciation
    290700 A Dépréciation du fonds commercial > accumulatedAmortisation, intangibles
    401000 L Fournisseurs > payables
    404000 L Fournisseurs d'immobilisations > payables
    408100 L Fournisseurs factures non parvenues > accruals
    409100 A Fournisseurs avances et acomptes versés > prepayments
    411000 A Clients > receivables
    416000 A Clients douteux > receivables
    418100 A Clients factures à établir > receivables, otherCurrentAssets
    419100 L Clients avances et acomptes reçus > deferredIncome, otherCurrentLiabilities
    421000 L Personnel rémunérations dues > payrollLiabilities
    428200 L Dettes provisionnées pour congés à payer > leaveProvision
    428600 L Personnel commissions et primes à payer > accruals, payrollLiabilities
    431000 L URSSAF > payrollLiabilities
    437100 L Retraite complémentaire Malakoff Humanis > payrollLiabilities
    437200 L Mutuelle et prévoyance > payrollLiabilities
    438200 L Charges sociales sur congés à payer > leaveProvision
    442100 L Prélèvement à la source > payrollLiabilities
    444000 L État impôt sur les bénéfices > incomeTaxPayable
    445510 L TVA à décaisser > salesTaxPayable
    445620 A TVA déductible sur immobilisations > otherCurrentAssets
    445660 A TVA déductible sur ABS > otherCurrentAssets
    445670 A Crédit de TVA à reporter > otherCurrentAssets
    445710 L TVA collectée 20 % > salesTax
    447100 L Taxe d'apprentissage à payer > payrollLiabilities
    455000 L Associés comptes courants > ownerLoans
    457000 L Associés dividendes à payer > dividendsPayable
    467100 L Mandants loyers encaissés à reverser > otherCurrentLiabilities
    467200 L Séquestres acquéreurs > otherCurrentLiabilities
    471000 A Compte d'attente > otherCurrentAssets
    486000 A Charges constatées d'avance > prepayments
    487000 L Produits constatés d'avance > deferredIncome
    491000 A Dépréciation des comptes clients > receivables
    512100 A Crédit Agricole compte courant > cash
    512200 A Compte séquestre loi Hoguet > cash
    530000 A Caisse > cash
    580000 A Virements internes > cash
    606100 X Eau, électricité, chauffage > utilities
    606400 X Fournitures administratives > office
    611000 X Sous-traitance états des lieux > subcontractors
    612200 X Crédit-bail mobilier véhicule > motorVehicle
    613200 X Loyers agence > rent
    616000 X Primes d'assurance (RCP, multirisque) > insurance
    622100 X Rétrocessions agents commerciaux > subcontractors, otherCostOfSales
    622600 X Honoraires comptables > professionalFees
    623100 X Annonces SeLoger et Leboncoin > marketing
    625100 X Voyages et déplacements > travel
    627000 X Services bancaires > bankFees
    631200 X Taxe d'apprentissage > payrollTax
    635110 X Cotisation foncière des entreprises > otherExpenses
    641100 X Salaires et appointements > wages
    641200 X Congés payés (variation provision) > leaveExpense
    645100 X Cotisations URSSAF > payrollTax
    645300 X Cotisations caisses de retraite > pension
    661160 X Intérêts des emprunts > interestExpense
    675200 X VNC des immobilisations cédées > lossOnDisposal
    681120 X Dotations amort. immo. corporelles > depreciation
    695000 X Impôt sur les sociétés > incomeTax
    706100 R Commissions sur transactions > salesServices
    706200 R Honoraires de gestion locative > salesServices, subscriptionRevenue
    775200 R Produits des cessions d'immobilisations > gainOnDisposal
    791000 R Indemnités d'assurance reçues > otherIncome`,
  ),
  chart(
    "France, Cabinet dentaire (SELARL), intitulés du praticien",
    "FR",
    `C10 E Capital SELARL > shareCapital
    C11 E Réserve légale et autres > reserves
    C12 E Bénéfice en instance d'affectation > retainedEarnings
    C13 E Dividendes versés Dr Lambert > drawings
    I01 A Patientèle achetée Dr Roche > intangibles
    I02 A Patientèle - amortie > accumulatedAmortisation
    I03 A Logiciel Julie > intangibles
    I04 A Logiciel Julie - amortissements > accumulatedAmortisation
    I10 A Fauteuils Planmeca > fixedAssets
    I11 A Fauteuils - amortissements > accumulatedDepreciation
    I12 A Cone beam 3D > fixedAssets
    I13 A Cone beam - amortissements > accumulatedDepreciation
    I14 A Caméra empreinte optique > fixedAssets
    I15 A Stérilisation, autoclaves > fixedAssets
    I16 A Petit matériel - amort. cumulés > accumulatedDepreciation
    I17 A Travaux et cloisons > fixedAssets
    I18 A Travaux - amort. cumulés > accumulatedDepreciation
    I19 A Acompte sur 3e fauteuil > fixedAssets, prepayments
    I20 A Parts de la SCM Les Arcades > investments
    I21 A Avance à la SCM > otherCurrentAssets, otherNonCurrentAssets
    I22 A Dépôt de garantie cabinet > otherNonCurrentAssets
    S01 A Stock implants Straumann > inventory
    S02 A Stock consommables > inventory
    S03 A Prothèses en cours labo > workInProgress
    T01 A Patients à encaisser > receivables
    T02 A Tiers payant CPAM > receivables
    T03 A Mutuelles à recevoir > receivables
    T04 A Patients insolvables - dépréciation > receivables
    T05 L Acomptes patients sur devis implant > deferredIncome
    T06 L Trop-perçus à rembourser patients > otherCurrentLiabilities
    T10 L Fournisseurs et labos > payables
    T11 L Factures à recevoir > accruals
    T12 A Avoirs Henry Schein à recevoir > otherCurrentAssets, payables
    T20 L Salaires assistantes à payer > payrollLiabilities
    T21 L URSSAF salariés > payrollLiabilities
    T22 L AG2R prévoyance et retraite > payrollLiabilities
    T23 L Impôt à la source retenu > payrollLiabilities
    T24 L Congés payés dus (charges comprises) > leaveProvision
    T25 L Primes fin d'année à verser > accruals, payrollLiabilities
    T26 L URSSAF et CARCDSF Dr Lambert > payrollLiabilities, otherCurrentLiabilities
    T30 L IS à payer > incomeTaxPayable
    T31 A Acomptes IS > otherCurrentAssets
    T32 A Crédit d'impôt formation dirigeant > otherCurrentAssets, incomeTaxPayable
    T33 L Taxe sur les salaires due > payrollLiabilities
    T34 L TVA actes esthétiques > salesTax
    T35 L CFE à régler > accruals, otherCurrentLiabilities
    T40 L Compte courant Dr Lambert > ownerLoans
    T41 L Compte courant holding SPFPL > ownerLoans, otherNonCurrentLiabilities
    T42 L Dividendes à verser > dividendsPayable
    T50 A Attente - règlements à identifier > otherCurrentAssets
    T51 A Aide FAMI CPAM à recevoir > otherCurrentAssets
    T52 A Indemnité MACSF à recevoir > otherCurrentAssets
    T53 A Payé d'avance (assurances, maintenance) > prepayments
    T54 L Traitements ODF facturés d'avance > deferredIncome
    B01 A CIC courant > cash
    B02 A CIC livret > cash
    B03 A Chèques et CB à remettre > cash
    B04 L Découvert CIC > overdraft
    B05 L Emprunt patientèle CMV > loans
    B06 L Emprunt cone beam > loans
    B07 L Location financement caméra > leaseLiabilities
    B08 L Intérêts courus > interestPayable
    R01 R Soins conservateurs > salesServices
    R02 R Prothèse > salesServices
    R03 R Implantologie > salesServices
    R04 R Orthodontie > salesServices
    R05 R Redevance collaborateur Dr Nguyen > otherRevenue
    R06 R Gestes commerciaux et remboursements > discountsReturns
    R07 R Forfait télétransmission FAMI > grantsDonations, otherIncome
    R08 R Remboursement sinistre MACSF > otherIncome
    R09 R Prix de vente ancien fauteuil > gainOnDisposal
    D01 X Labo de prothèse > subcontractors, otherCostOfSales
    D02 X Implants, composites, anesthésiques > materials
    D03 X Remises fournisseurs dentaires > materials
    D04 X Rétrocession remplaçants > subcontractors
    D05 X Déchets DASRI, eau, EDF > utilities
    D06 X Loyer et charges cabinet > rent
    D07 X Location lave-instruments > otherCostOfSales, rent, otherExpenses
    D08 X Quote-part frais SCM > otherExpenses, office
    D09 X RCP MACSF et local > insurance
    D10 X Ordre, syndicat, abonnements > office
    D11 X Congrès ADF et hôtels > travel
    D12 X Doctolib, Julie maintenance > software
    D13 X Commissions CB et Alma > merchantFees
    D14 X Assistantes brut > wages
    D15 X Charges patronales > payrollTax
    D16 X CFE et CVAE > otherExpenses
    D17 X Dotations > depreciation
    D18 X Valeur nette ancien fauteuil > lossOnDisposal
    D19 X Intérêts d'emprunt > interestExpense`,
  ),
  chart(
    "France, Maraîcher bio avec vente en paniers, EARL, libellés maison sur base PCG",
    "FR",
    `101 E Capital EARL Les Trois Serres > shareCapital
    1061 E Réserves > reserves
    110 E Report à nouveau > retainedEarnings
    120 E Résultat > retainedEarnings
    1311 E Subvention Région serre > reserves
    1391 E Subvention Région reprise au résultat > reserves
    1641 L Prêt JA Crédit Agricole > loans
    1642 L Prêt tunnel froid > loans
    1675 L Crédit-bail tracteur (retraité) > leaseLiabilities
    1688 L ICNE > interestPayable
    2051 A Site de commande paniers > intangibles
    28051 A Amort. site paniers > accumulatedAmortisation
    211 A Terres parcelle du bas > fixedAssets
    212 A Drainage et chemins > fixedAssets
    2812 A Amort. drainage > accumulatedDepreciation
    2131 A Serres et tunnels > fixedAssets
    28131 A Amort. serres > accumulatedDepreciation
    2151 A Irrigation goutte à goutte > fixedAssets
    28151 A Amort. irrigation > accumulatedDepreciation
    2154 A Tracteur, planteuse, bineuse > fixedAssets
    28154 A Amort. tracteur & outils > accumulatedDepreciation
    2182 A Camion frigo marchés > fixedAssets
    28182 A Amort. camion > accumulatedDepreciation
    2311 A Serre n°4 en cours de montage > fixedAssets
    261 A Parts CUMA de la Vallée > investments
    266 A Parts sociales Crédit Agricole > investments
    2751 A Caution palox et chariots > otherNonCurrentAssets
    31 A Stock semences, plants, terreau > inventory
    32 A Stock emballages et cagettes > inventory
    33 A Cultures en terre (en-cours) > workInProgress, inventory
    37 A Stock courges et oignons récoltés > inventory
    401 L Fournisseurs > payables
    4081 L Factures non reçues > accruals
    4091 A Acompte versé plants pommes de terre > prepayments
    4096 A Emballages consignés chez fournisseurs > otherCurrentAssets
    4098 A RRR à recevoir coop > otherCurrentAssets
    411 A Clients Biocoop, restos, cantines > receivables
    4117 A AMAP chèques en portefeuille > receivables, cash
    416 A Impayés > receivables
    491 A Dépréciation impayés > receivables
    4191 L Paniers payés d'avance > deferredIncome
    4196 L Consignes bocaux clients > otherCurrentLiabilities
    421 L Paies à verser > payrollLiabilities
    4282 L CP saisonniers à payer > leaveProvision
    4286 L Prime de récolte due > accruals, payrollLiabilities
    431 L MSA salariés > payrollLiabilities
    4311 L MSA exploitants > payrollLiabilities
    437 L Agrica retraite > payrollLiabilities
    4387 A MSA remboursement TO-DE à recevoir > otherCurrentAssets
    4411 A Aide PAC à recevoir > otherCurrentAssets
    4412 A Aide conversion bio à recevoir > otherCurrentAssets
    4441 A Crédit d'impôt bio à récupérer > otherCurrentAssets
    44551 L TVA due (CA12A) > salesTaxPayable
    44566 A TVA sur achats > otherCurrentAssets
    44571 L TVA 5,5 % légumes > salesTax
    4551 L Compte courant Julien > ownerLoans
    4552 L Compte courant Manon > ownerLoans
    4671 A Groupama sinistre grêle à encaisser > otherCurrentAssets
    4711 A À ventiler banque > otherCurrentAssets
    486 A Charges payées d'avance > prepayments
    4871 L Abonnements AMAP saison prochaine > deferredIncome
    5121 A CA compte pro > cash
    5122 A Livret épargne > cash
    519 L Découvert campagne > overdraft, shortTermLoans
    530 A Caisse marchés > cash
    5801 A Remises CB marché en transit > cash
    6011 X Semences et plants > materials
    6012 X Engrais organiques, compost > materials
    6026 X Emballages, sachets kraft > materials
    607 X Achat-revente fruits > materials
    609 X Remises obtenues fournisseurs > materials
    6061 X Eau d'irrigation et élec serres > utilities
    6063 X GNR tracteur > motorVehicle, otherCostOfSales
    611 X Travaux par entreprise et CUMA > subcontractors
    6132 X Fermages > rent
    6135 X Location arracheuse > otherCostOfSales, rent, otherExpenses
    6161 X Assurance récolte et bâtiments > insurance
    6241 X Livraisons paniers > freight
    6278 X Frais CB SumUp > merchantFees, bankFees
    6351 X Taxe foncière et chambre d'agri > otherExpenses, rent
    6411 X Salaires saisonniers > wages, directLabour
    6451 X MSA part patronale > payrollTax
    6751 X Valeur comptable matériel vendu > lossOnDisposal
    6811 X Dotation de l'année > depreciation
    7011 R Légumes marchés > salesGoods
    7012 R Paniers AMAP > salesGoods, subscriptionRevenue
    7411 R Aides PAC et bio > grantsDonations, otherIncome
    7751 R Vente matériel > gainOnDisposal
    777 R Quote-part subvention serre > otherIncome
    7911 R Indemnité grêle Groupama > otherIncome`,
  ),
  chart(
    "Netherlands, strandcamping met paviljoen en fietsverhuur, BV, eigen omschrijvingen",
    "NL",
    `0010 A Goodwill paviljoen > intangibles
    0011 A Goodwill afgeschreven > accumulatedAmortisation
    0020 A Boekingssite en app (geactiveerd) > intangibles
    0021 A Boekingssite afschrijving tot nu > accumulatedAmortisation
    0100 A Terrein Duinzicht > fixedAssets
    0110 A Sanitairgebouw > fixedAssets
    0111 A Cum. afschr. sanitairgebouw > accumulatedDepreciation
    0120 A Paviljoen opstal > fixedAssets
    0121 A Cum. afschr. paviljoen > accumulatedDepreciation
    0130 A Safaritenten en stacaravans > fixedAssets
    0131 A Cum. afschr. tenten/caravans > accumulatedDepreciation
    0140 A Huurfietsen en skelters > fixedAssets
    0141 A Cum. afschr. fietsen > accumulatedDepreciation
    0150 A Zonnepanelen > fixedAssets
    0151 A Cum. afschr. zonnepanelen > accumulatedDepreciation
    0160 A Trekker en strandbus > fixedAssets
    0161 A Cum. afschr. trekker/bus > accumulatedDepreciation
    0190 A Zwembad in aanbouw > fixedAssets
    0200 A Lening aan zusje-BV Duin Horeca > otherNonCurrentAssets
    0210 A Waarborgsom Rijkswaterstaat > otherNonCurrentAssets
    0220 A Latente belastingvordering > deferredTaxAsset
    0500 E Geplaatst kapitaal > shareCapital
    0510 E Agio > reserves, shareCapital
    0520 E Herwaarderingsreserve grond > reserves
    0530 E Winstreserve > retainedEarnings
    0540 E Uitgekeerd dividend dit jaar > drawings
    0600 L Voorziening groot onderhoud > otherNonCurrentLiabilities
    0610 L Latente belasting > deferredTaxLiability
    0700 L Hypotheek Rabo > loans
    0710 L Groenlening zonnepanelen > loans
    0720 L Financial lease trekker > leaseLiabilities
    0730 L Rekening-courant DGA Kees > ownerLoans
    0740 L Achtergestelde lening holding > ownerLoans, loans
    0750 L Aflossing komend jaar hypotheek > shortTermLoans, loans
    1000 A Kas receptie > cash
    1010 A Kas paviljoen > cash
    1100 A Rabo lopend > cash
    1110 A Rabo spaar > cash
    1120 A Mollie onderweg > cash, otherCurrentAssets
    1150 L Rabo roodstand > overdraft
    1200 A Kruisposten > cash
    1300 A Debiteuren gasten en jaarplaatsen > receivables
    1310 A Booking.com nog te ontvangen > receivables
    1320 A Oninbaar voorziening > receivables
    1400 A Voorschot personeel > otherCurrentAssets
    1410 A SDE-subsidie te ontvangen > otherCurrentAssets
    1420 A Te vorderen stormschade Interpolis > otherCurrentAssets
    1430 A Energie-investeringsaftrek / VPB terug > otherCurrentAssets
    1440 A LIV te ontvangen > otherCurrentAssets
    1450 A Vooruitbetaald > prepayments
    1460 A Aanbetaald op nieuwe tenten > fixedAssets, prepayments
    1500 L Crediteuren > payables
    1510 L Nog te ontvangen rekeningen > accruals
    1520 L Btw hoog verkoop > salesTax
    1521 L Btw laag verkoop > salesTax
    1525 A Voorbelasting > otherCurrentAssets
    1530 L Btw afdracht kwartaal > salesTaxPayable
    1540 L Toeristenbelasting gemeente Schouwen af te dragen > otherCurrentLiabilities
    1550 L Loonheffing > payrollLiabilities
    1560 L Pensioenfonds Recreatie > payrollLiabilities
    1570 L Netto lonen > payrollLiabilities
    1580 L Vakantiegeld opgebouwd > leaveProvision, payrollLiabilities
    1585 L Verlofuren reservering > leaveProvision
    1587 L Eindejaarsbonus te betalen > accruals, payrollLiabilities
    1590 L VPB te betalen > incomeTaxPayable
    1600 L Aanbetalingen boekingen zomer > deferredIncome
    1610 L Borg sleutels en fietsen > otherCurrentLiabilities
    1620 L Cadeaubonnen > deferredIncome
    1630 L Rente nog te betalen > interestPayable
    1900 A Tussenrekening kassa > otherCurrentAssets
    1910 L Tussenrekening lonen > payrollLiabilities
    1990 A Vraagposten > otherCurrentAssets
    3000 A Voorraad winkel en keuken > inventory
    4000 X Lonen vaste ploeg > wages
    4010 X Seizoenkrachten en vakantiehulpen > wages
    4020 X Sociale lasten werkgever > payrollTax
    4030 X Pensioen werkgeversdeel > pension
    4040 X Vakantiegeld en verlof mutatie > leaveExpense
    4110 X Erfpacht en strandhuur > rent
    4120 X Huur springkussen en aggregaat > otherCostOfSales, rent, otherExpenses
    4130 X OZB, waterschap, forensen > rent, otherExpenses
    4300 X Afschrijvingen > depreciation
    4400 X Commissie Booking en ANWB > merchantFees, otherCostOfSales
    7000 X Inkoop paviljoen en winkel > materials
    8000 R Staanplaatsen > rentalRevenue
    8010 R Verhuur safaritenten > rentalRevenue
    8020 R Paviljoen omzet > salesGoods
    8090 R Korting vroegboek en ACSI > discountsReturns
    8900 R Boekwinst verkochte caravans > gainOnDisposal
    8910 R Uitkering stormschade > otherIncome`,
  ),
];
