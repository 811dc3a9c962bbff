/** Charts the rules were corrected with. */
import { type Chart, chart } from "./chart.ts";

export const tunedCharts: readonly Chart[] = [
  chart(
    "France, first half",
    "FR",
    `101 E Capital social > shareCapital
    108 E Compte de l'exploitant > drawings
    110 E Report à nouveau (solde créditeur) > retainedEarnings
    120 E Résultat de l'exercice (bénéfice) > retainedEarnings
    131 E Subventions d'équipement > reserves
    1551 L Provisions pour impôts > accruals, incomeTaxPayable
    164 L Emprunts bancaires > loans
    165 L Dépôts et cautionnements reçus > otherNonCurrentLiabilities
    201 A Frais d'établissement > intangibles
    203 A Frais de recherche et de développement > intangibles
    211 A Terrains > fixedAssets
    2183 A Matériel de bureau et matériel informatique > fixedAssets
    2184 A Mobilier > fixedAssets
    237 A Avances et acomptes versés sur immobilisations incorporelles > intangibles, fixedAssets
    271 A Titres immobilisés > investments
    274 A Prêts > otherNonCurrentAssets
    2813 A Amortissements des constructions > accumulatedDepreciation
    321 A Matières consommables > inventory
    345 A Prestations de services en cours > workInProgress
    397 A Dépréciations des stocks de marchandises > inventory
    411 A Clients > receivables
    425 A Personnel - Avances et acomptes > otherCurrentAssets
    44562 A TVA déductible sur immobilisations > otherCurrentAssets
    4687 A Produits à recevoir > otherCurrentAssets
    503 A Valeurs mobilières de placement - Actions > investments
    5112 A Chèques à encaisser > cash
    403 L Fournisseurs - Effets à payer > payables
    427 L Personnel - Oppositions > payrollLiabilities
    437 L Autres organismes sociaux > payrollLiabilities
    4421 L Prélèvements à la source (impôt sur le revenu) > payrollLiabilities
    4471 L Impôts, taxes sur rémunérations > payrollLiabilities, otherCurrentLiabilities
    451 L Groupe > ownerLoans, otherCurrentLiabilities
    467 L Autres comptes débiteurs ou créditeurs > otherCurrentLiabilities
    4686 L Charges à payer > accruals
    702 R Ventes de produits intermédiaires > salesGoods
    704 R Travaux > projectRevenue
    708 R Produits des activités annexes > otherRevenue
    7083 R Locations diverses > rentalRevenue
    713 R Variation des stocks de produits > otherRevenue
    72 R Production immobilisée > otherRevenue
    754 R Ristournes perçues des coopératives > otherIncome, discountsReturns
    761 R Produits de participations > otherIncome, interestIncome
    768 R Autres produits financiers > interestIncome, otherIncome
    771 R Produits exceptionnels sur opérations de gestion > otherIncome
    602 X Achats stockés - Autres approvisionnements > materials
    6064 X Fournitures administratives > office
    607 X Achats de marchandises > materials
    609 X Rabais, remises et ristournes obtenus sur achats > materials
    6125 X Crédit-bail immobilier > rent
    6135 X Locations mobilières > rent
    614 X Charges locatives et de copropriété > rent
    6155 X Entretien sur biens mobiliers > repairs
    617 X Études et recherches > research
    6181 X Documentation générale > office
    6222 X Commissions et courtages sur ventes > marketing
    6234 X Cadeaux à la clientèle > marketing
    6242 X Transports sur ventes > freight
    6247 X Transports collectifs du personnel > wages, otherExpenses, travel, payrollTax
    6257 X Réceptions > travel
    6281 X Concours divers (cotisations) > office, otherExpenses
    6312 X Taxe d'apprentissage > payrollTax
    6354 X Droits d'enregistrement et de timbre > otherExpenses
    6413 X Primes et gratifications > wages
    644 X Rémunération du travail de l'exploitant > wages
    6475 X Médecine du travail, pharmacie > payrollTax
    651 X Redevances pour concessions, brevets, licences > software, otherCostOfSales, otherExpenses
    6616 X Intérêts bancaires > interestExpense
    6712 X Pénalités, amendes fiscales et pénales > otherExpenses
    6815 X Dotations aux provisions d'exploitation > otherExpenses, badDebts
    6817 X Dotations aux dépréciations des actifs circulants > badDebts
    691 X Participation des salariés aux résultats > wages
    699 X Produits - Reports en arrière des déficits > incomeTax`,
  ),
  chart(
    "Austria, first half",
    "AT",
    `0100 A Konzessionen > intangibles
    0320 A Gebäude auf eigenem Grund > fixedAssets
    0440 A Werkzeuge > fixedAssets
    0600 A Betriebs- und Geschäftsausstattung > fixedAssets
    0620 A Büromaschinen, EDV-Anlagen > fixedAssets
    0710 A Anlagen in Bau > fixedAssets
    0920 A Wertpapiere des Anlagevermögens > investments
    1300 A Hilfsstoffvorrat > inventory
    1400 A Unfertige Erzeugnisse > workInProgress
    1500 A Fertige Erzeugnisse > inventory
    2100 A Lieferforderungen EU > receivables
    2150 A Einzelwertberichtigungen > receivables
    2320 A Lohn- und Gehaltsvorschüsse > otherCurrentAssets
    2510 A Einfuhrumsatzsteuer > otherCurrentAssets
    2690 A Wertpapiere des Umlaufvermögens > investments
    2730 A Postwertzeichen > cash, otherCurrentAssets
    2850 A Schwebende Geldbewegungen > cash, otherCurrentAssets
    3050 L Sonstige Rückstellungen > accruals
    3110 L Bank (Kontokorrentkredit) > overdraft
    3360 L Lieferverbindlichkeiten Drittland > payables
    3400 L Verbindlichkeiten gegenüber verbundenen Unternehmen > otherCurrentLiabilities, ownerLoans
    3480 L Darlehen Gesellschafter > ownerLoans
    3530 L Finanzamt-Zahllast Körperschaftsteuer > incomeTaxPayable
    3610 L Verrechnung Gemeinde Kommunalsteuer > payrollLiabilities, otherCurrentLiabilities
    3700 L Sonstige Verbindlichkeiten > otherCurrentLiabilities
    9010 E Nicht eingeforderte ausstehende Einlagen > shareCapital
    9200 E Kapitalrücklage > reserves
    9390 E Bilanzgewinn > retainedEarnings
    4010 R Erlöse Handelswaren > salesGoods
    4100 R Erlöse Export > salesGoods
    4410 R Kundenrabatte > discountsReturns
    4610 R Erlöse aus Anlagenverkauf > gainOnDisposal
    4700 R Erträge aus der Auflösung von Rückstellungen > otherIncome
    4840 R Mieterträge > rentalRevenue
    4860 R Versicherungsvergütungen > otherIncome
    8060 R Erträge aus Beteiligungen > otherIncome
    8110 R Kursgewinne > foreignExchange
    5010 X Bezugskosten > freight
    5300 X Verbrauch von Hilfsstoffen > materials
    5400 X Verbrauch von Verpackungsmaterial > materials
    5800 X Skontoerträge > materials
    6010 X Urlaubszuschuss Arbeiter > leaveExpense, wages
    6230 X Weihnachtsremuneration > wages
    6250 X Veränderung Urlaubsrückstellung > leaveExpense
    6560 X Gesetzlicher Sozialaufwand Angestellte > payrollTax
    6600 X Dienstgeberbeitrag > payrollTax
    6700 X Freiwilliger Sozialaufwand > payrollTax, otherExpenses
    6300 X Beiträge zur Mitarbeitervorsorgekasse > pension
    7000 X Abschreibungen auf immaterielle Vermögensgegenstände > amortisation
    7070 X Geringwertige Wirtschaftsgüter > depreciation
    7100 X Grundsteuer > rent, otherExpenses
    7180 X Gebühren und Stempelmarken > otherExpenses, office
    7210 X Reinigung durch Dritte > office, repairs
    7230 X Müllabfuhr > utilities
    7310 X Paketgebühren > freight, office
    7340 X Kilometergelder > travel, motorVehicle
    7350 X Tages- und Nächtigungsgelder > travel
    7390 X Internetgebühren > utilities
    7420 X Leasingaufwand Kfz > motorVehicle, rent
    7440 X Lizenzgebühren > software, otherCostOfSales
    7480 X Aufwand für beigestelltes Personal > wages, subcontractors
    7540 X Provisionen an Dritte > marketing
    7610 X Fachliteratur und Zeitungen > office
    7660 X Bewirtungsaufwand > travel
    7680 X Repräsentationsaufwand > travel, marketing
    7710 X Schulung und Fortbildung > otherExpenses
    7720 X Aus- und Weiterbildung > otherExpenses
    7760 X Steuerberatung > professionalFees
    7780 X Kammerumlage und Mitgliedsbeiträge > office, otherExpenses
    8300 X Zinsen für Lieferantenkredite > interestExpense
    8350 X Kursverluste > foreignExchange
    8550 X Latente Steuern > incomeTax`,
  ),
  chart(
    "United Kingdom and United States, function words",
    "",
    `1 X Distribution salaries > wages
    2 X Distribution wages > wages
    3 X Wages - cost of sales > directLabour, wages
    4 X Direct wages > directLabour
    5 X Delivery drivers' wages > wages, freight
    6 X Warehouse wages > wages
    7 X Sales salaries > wages
    8 X Marketing salaries > wages
    9 X Office salaries > wages
    10 X Administrative wages > wages
    11 X Salaries - research staff > wages, research
    12 X Maintenance wages > wages, repairs
    13 X Travel insurance > insurance
    14 X Motor insurance > insurance, motorVehicle
    15 X Property insurance > insurance
    16 X Computer repairs > repairs, software
    17 X Office rent > rent
    18 X Warehouse rent > rent
    19 X Motor vehicle depreciation > depreciation
    20 X Office equipment depreciation > depreciation
    21 X Distribution costs > freight
    22 X Delivery costs > freight
    23 X Advertising agency fees > marketing
    24 X Recruitment agency fees > otherExpenses, wages
    25 X Employment agency staff > wages
    26 X Bank loan interest > interestExpense
    27 X Mortgage interest > interestExpense
    28 X Lease interest > interestExpense
    29 X Legal fees > professionalFees
    30 X Staff training > otherExpenses
    31 X Staff welfare > otherExpenses
    32 X Staff uniforms > office, otherExpenses
    33 X Staff travel > travel
    34 X Sales commissions > marketing, wages
    35 X Directors' pension > pension
    36 X Directors' salaries > wages
    37 X Bonus accrual expense > wages
    38 X Cost of sales - freight > freight
    39 X Cost of sales - labour > directLabour
    40 X Cost of sales - materials > materials
    41 X Cost of sales - subcontractors > subcontractors
    42 X Customer refunds > discountsReturns
    43 X Licence fees - software > software
    44 X Printing costs > office
    45 X Website maintenance > software, repairs
    46 X Vehicle repairs > motorVehicle, repairs
    47 X Vehicle leasing > motorVehicle, rent
    48 X Equipment leasing > rent, otherCostOfSales
    49 X Property repairs > repairs
    50 X Telephone rental > utilities
    51 A Deposits on fixed assets > fixedAssets
    52 A Advances paid for machinery > fixedAssets
    53 A Prepayments on plant and equipment > fixedAssets
    54 A Advance payments to suppliers > prepayments
    55 A Prepaid rent > prepayments
    56 A Deferred tax asset > deferredTaxAsset
    57 A Loan to director > otherNonCurrentAssets, otherCurrentAssets
    58 A Stock of raw materials > inventory
    59 A Accrued income > otherCurrentAssets
    60 A Bank deposit account > cash
    61 A Customer deposits held in trust > cash, otherCurrentAssets
    62 A Computer software at cost > intangibles
    63 A Computer equipment > fixedAssets
    64 A Less: provision for impairment of receivables > receivables
    65 L Wages payable > payrollLiabilities
    66 L Accrued wages > payrollLiabilities, accruals
    67 L Accrued bonus > payrollLiabilities, accruals
    68 L Rent payable > accruals, otherCurrentLiabilities
    69 L Provision for warranty > accruals
    70 L Directors' loan account > ownerLoans
    71 L Bank loan due within one year > shortTermLoans
    72 L Bank loan due after one year > loans
    73 L Pension contributions payable > payrollLiabilities
    74 L Corporation tax > incomeTaxPayable
    75 L Customer deposits > deferredIncome
    76 L Hire purchase creditors > leaseLiabilities
    77 R Delivery income > otherRevenue
    78 R Management fees received > salesServices, otherRevenue
    79 R Rental income > rentalRevenue
    80 R Commission received > otherRevenue
    81 R Government grants > grantsDonations
    82 R Sales of scrap > otherRevenue, salesGoods
    83 R Insurance claims > otherIncome
    84 R Maintenance contracts > salesServices, projectRevenue, subscriptionRevenue`,
  ),
  chart(
    "Netherlands",
    "NL",
    `0100 A Goodwill > intangibles
    0210 A Machines > fixedAssets
    0215 A Afschrijving machines > accumulatedDepreciation
    0250 A Vooruitbetaald op materiële vaste activa > fixedAssets
    0300 A Deelneming in groepsmaatschappij > investments
    1000 A Kas > cash
    1100 A Rabobank > cash
    1300 A Debiteuren > receivables
    1310 A Voorziening dubieuze debiteuren > receivables
    1400 A Vooruitbetaalde kosten > prepayments
    1450 A Nog te ontvangen bedragen > otherCurrentAssets
    1520 A Voorbelasting > otherCurrentAssets
    3000 A Voorraad grondstoffen > inventory
    3500 A Onderhanden werk > workInProgress
    0600 L Langlopende lening bank > loans
    0650 L Hypotheek bedrijfspand > loans
    1450 L Nog te betalen kosten > accruals
    1500 L Af te dragen btw hoog > salesTax, salesTaxPayable
    1600 L Crediteuren > payables
    1700 L Te betalen loonheffing > payrollLiabilities
    1710 L Te betalen netto lonen > payrollLiabilities
    1720 L Reservering vakantiegeld > leaveProvision
    1800 L Rekening-courant directie > ownerLoans
    1850 L Te betalen vennootschapsbelasting > incomeTaxPayable
    1900 L Vooruitontvangen bedragen > deferredIncome
    0500 E Geplaatst aandelenkapitaal > shareCapital
    0520 E Agioreserve > reserves
    0590 E Winst vorige jaren > retainedEarnings
    0550 E Privéopnamen > drawings
    8000 R Omzet hoog tarief > salesGoods
    8100 R Omzet diensten > salesServices
    8900 R Verleende kortingen > discountsReturns
    8950 R Overige opbrengsten > otherIncome, otherRevenue
    7000 X Inkopen hoog tarief > materials
    7100 X Uitbesteed werk > subcontractors
    4000 X Brutolonen > wages
    4010 X Vakantietoeslag > leaveExpense
    4020 X Sociale lasten > payrollTax
    4030 X Pensioenpremie > pension
    4040 X Reiskostenvergoeding personeel > travel, wages
    4050 X Uitzendkrachten > wages, subcontractors
    4100 X Huur bedrijfspand > rent
    4120 X Gas, water en licht > utilities
    4130 X Schoonmaakkosten > office, repairs
    4200 X Reclame en advertenties > marketing
    4210 X Representatiekosten > travel, marketing
    4300 X Autokosten brandstof > motorVehicle
    4310 X Leasekosten auto's > motorVehicle, rent
    4400 X Telefoon en internet > utilities
    4410 X Kantoorbenodigdheden > office
    4420 X Accountantskosten > professionalFees
    4430 X Automatiseringskosten > software
    4440 X Verzekeringen > insurance
    4450 X Contributies en abonnementen > office
    4500 X Onderhoud machines > repairs
    4800 X Afschrijving machines > depreciation
    4900 X Bankkosten > bankFees
    4910 X Rente lening > interestExpense
    4950 X Afboeking oninbare debiteuren > badDebts
    4990 X Vennootschapsbelasting > incomeTax`,
  ),
];
