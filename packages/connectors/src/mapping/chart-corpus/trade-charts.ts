/** Two companies' own charts, written before the rules had been held against them. */
import { type Chart, chart } from "./chart.ts";

export const tradeCharts: readonly Chart[] = [
  chart(
    "Ireland, coffee roaster",
    "IE",
    `1000 A AIB current account > cash
    1010 A Revolut Business EUR > cash
    1020 A Petty cash - shop > cash
    1030 A SumUp clearing > otherCurrentAssets, cash
    1100 A Wholesale debtors > receivables
    1110 A Provision for doubtful debts > receivables
    1200 A Green coffee in bond > inventory
    1210 A Roasted beans and packaging > inventory
    1220 A Cups, lids and retail goods > inventory
    1300 A Prepaid insurance and rates > prepayments
    1310 A VAT on imports refundable > otherCurrentAssets
    1320 A Employee bike loans > otherCurrentAssets
    1400 A Deposit with landlord > otherNonCurrentAssets, otherCurrentAssets
    1500 A Roasting machine > fixedAssets
    1501 A Roasting machine - depreciation to date > accumulatedDepreciation
    1510 A Espresso machines on loan to cafes > fixedAssets
    1511 A Espresso machines on loan - depreciation to date > accumulatedDepreciation
    1520 A Shop fit-out > fixedAssets
    1521 A Shop fit-out - depreciation to date > accumulatedDepreciation
    1530 A Delivery van > fixedAssets
    1531 A Delivery van - depreciation to date > accumulatedDepreciation
    1600 A Online shop build > intangibles
    1601 A Online shop build - amortisation to date > accumulatedAmortisation
    2000 L Green coffee importers > payables
    2010 L Other trade suppliers > payables
    2020 L AIB Visa card > overdraft
    2100 L VAT payable to Revenue > salesTaxPayable, salesTax
    2110 L PAYE PRSI and USC > payrollLiabilities
    2120 L Auto-enrolment pension owed > payrollLiabilities
    2130 L Tips owed to staff > payrollLiabilities, otherCurrentLiabilities
    2140 L Holiday pay accrued > leaveProvision
    2150 L Corporation tax due > incomeTaxPayable
    2200 L Coffee club paid up front > deferredIncome
    2210 L Gift vouchers outstanding > deferredIncome
    2220 L Accrued electricity and rates > accruals
    2300 L Microfinance Ireland loan > loans
    2310 L Van hire purchase > leaseLiabilities, loans
    2320 L Loan from founder > ownerLoans
    3000 E Called up share capital > shareCapital
    3100 E Profit and loss account brought forward > retainedEarnings
    3200 E Dividends paid > drawings
    4000 R Wholesale coffee > salesGoods
    4010 R Cafe takings > salesGoods
    4020 R Web shop orders > salesGoods
    4030 R Coffee club subscriptions > subscriptionRevenue
    4040 R Barista training days > salesServices
    4050 R Machine servicing for cafes > salesServices
    4060 R Postage charged to customers > otherRevenue
    4090 R Trade discounts allowed > discountsReturns
    4900 R LEO grant > grantsDonations
    4910 R Deposit interest > interestIncome
    5000 X Green coffee used > materials
    5010 X Bags and labels > materials, otherCostOfSales
    5020 X Milk, syrups and cakes > materials
    5030 X Import duty and inland haulage > freight
    5040 X An Post and DPD > freight
    5050 X Roastery gas > utilities, otherCostOfSales
    5060 X Stock write-offs > materials, otherCostOfSales
    6000 X Roastery and cafe wages > wages, directLabour
    6010 X Employer PRSI > payrollTax
    6020 X Employer pension > pension
    6030 X Staff training and barista courses > otherExpenses
    6040 X Staff uniforms > office, otherExpenses
    6100 X Cafe rent > rent
    6110 X Commercial rates > rent
    6120 X Light and heat > utilities
    6130 X Eir broadband and phones > utilities
    6140 X Bin collection > utilities, office
    6150 X Business insurance > insurance
    6160 X Machine parts and repairs > repairs
    6170 X Cleaning and hygiene supplies > office
    6200 X Van diesel and tax > motorVehicle
    6210 X Trade show stands > marketing
    6220 X Instagram and Google Ads > marketing
    6230 X Loyalty cards and print > marketing, office
    6240 X Shopify and Xero > software
    6250 X SumUp and Stripe charges > merchantFees
    6260 X Bank charges > bankFees
    6270 X Accountant > professionalFees
    6280 X Trademark lawyer > professionalFees
    6290 X Origin trips > travel
    6300 X Cupping lab supplies > office, research, materials, otherExpenses
    6310 X Bad debts > badDebts
    6400 X Depreciation > depreciation
    6410 X Amortisation of online shop > amortisation
    6500 X Loan interest > interestExpense
    6510 X Exchange differences on dollar purchases > foreignExchange
    6600 X Corporation tax > incomeTax`,
  ),
  chart(
    "Belgium, architects, in French",
    "BE",
    `100000 E Capital souscrit > shareCapital
    130000 E Réserve légale > reserves
    140000 E Bénéfice reporté > retainedEarnings
    160000 L Provision pour litiges chantier > otherNonCurrentLiabilities, accruals
    172000 L Leasing voiture > leaseLiabilities
    173000 L Crédit d'investissement KBC > loans
    174000 L Avance de l'associé > ownerLoans
    200000 A Frais de constitution > intangibles
    211000 A Licences Archicad > intangibles
    211900 A Amortissements licences > accumulatedAmortisation
    230000 A Traceur et imprimantes > fixedAssets
    230900 A Amortissements traceur > accumulatedDepreciation
    240000 A Mobilier de bureau > fixedAssets
    240900 A Amortissements mobilier > accumulatedDepreciation
    241000 A Voiture de société > fixedAssets
    241900 A Amortissements voiture > accumulatedDepreciation
    288000 A Garantie locative > otherNonCurrentAssets
    320000 A Projets en cours > workInProgress
    400000 A Clients > receivables
    404000 A Honoraires à facturer > receivables, otherCurrentAssets, workInProgress
    407000 A Créances douteuses > receivables
    409000 A Réductions de valeur sur clients > receivables
    411000 A TVA à récupérer > otherCurrentAssets
    412000 A Impôts à récupérer > otherCurrentAssets
    440000 L Fournisseurs > payables
    444000 L Factures à recevoir > accruals, payables
    450000 L Impôt des sociétés à payer > incomeTaxPayable
    451000 L TVA à payer > salesTaxPayable, salesTax
    453000 L Précompte professionnel > payrollLiabilities
    454000 L ONSS > payrollLiabilities
    455000 L Rémunérations à payer > payrollLiabilities
    456000 L Pécules de vacances > leaveProvision
    460000 L Acomptes de maîtres d'ouvrage > deferredIncome
    471000 L Dividendes à verser > dividendsPayable
    490000 A Charges à reporter > prepayments
    493000 L Produits à reporter > deferredIncome
    550000 A Belfius compte à vue > cash
    550100 A Compte épargne ING > cash
    570000 A Caisse > cash
    604000 X Maquettes et impressions de plans > materials, otherCostOfSales
    605000 X Bureau d'études stabilité > subcontractors
    605100 X Dessinateurs indépendants > subcontractors
    610000 X Loyer du bureau > rent
    610100 X Charges communes > rent, utilities
    611000 X Entretien et réparations > repairs
    612000 X Électricité et chauffage > utilities
    612100 X Proximus > utilities
    612200 X Fournitures de bureau > office
    612300 X Timbres et envois > office, freight
    613000 X Comptable > professionalFees
    613100 X Avocat > professionalFees
    613200 X Assurance décennale > insurance
    613300 X Cotisation à l'Ordre des architectes > office, professionalFees, otherExpenses
    613400 X Abonnements BIM et cloud > software
    614000 X Concours et publications > marketing, otherExpenses
    614100 X Site internet et photos > marketing, software
    615000 X Carburant et parking > motorVehicle
    615100 X Trains et nuitées > travel
    615200 X Restaurants > travel
    616000 X Formation du personnel > otherExpenses
    620200 X Salaires des employés > wages
    621000 X Cotisations patronales > payrollTax
    623000 X Chèques-repas > payrollTax, wages, otherExpenses
    623100 X Assurance groupe > pension, insurance, payrollTax
    618000 X Rémunération du gérant > wages
    630000 X Amortissements > depreciation
    634000 X Pertes sur créances > badDebts
    640000 X Taxe communale et précompte immobilier > otherExpenses, rent
    650000 X Intérêts du crédit > interestExpense
    657000 X Frais de banque > bankFees
    670000 X Impôt des sociétés > incomeTax
    700000 R Honoraires missions complètes > salesServices
    700100 R Honoraires esquisses et permis > salesServices
    700200 R Expertises > salesServices
    705000 R Sous-location d'un poste de travail > rentalRevenue
    708000 R Remises accordées > discountsReturns
    740000 R Subside régional > grantsDonations
    743000 R Frais refacturés > otherRevenue, otherIncome
    751000 R Intérêts reçus > interestIncome
    763000 R Plus-value sur voiture > gainOnDisposal`,
  ),
];

/** Written after the first two had corrected the rules. */
export const nextCharts: readonly Chart[] = [
  chart(
    "Canada, landscaper",
    "CA",
    `1010 A TD Chequing > cash
    1020 A RBC High Interest Savings > cash
    1030 A Float in truck > cash
    1100 A Customer invoices outstanding > receivables
    1110 A Holdbacks receivable > receivables, otherCurrentAssets
    1200 A Plants and sod at the yard > inventory
    1210 A Stone and pavers > inventory
    1300 A Snow contracts prepaid insurance > prepayments
    1310 A HST input tax credits > otherCurrentAssets
    1500 A Skid steer > fixedAssets
    1505 A Skid steer accumulated amortization > accumulatedDepreciation, accumulatedAmortisation
    1510 A Dump truck > fixedAssets
    1515 A Dump truck accumulated amortization > accumulatedDepreciation, accumulatedAmortisation
    1520 A Mowers and trimmers > fixedAssets
    1600 A Yard lease deposit > otherNonCurrentAssets, otherCurrentAssets
    2010 L Nursery and quarry accounts > payables
    2020 L Home Depot card > overdraft, payables
    2100 L HST charged > salesTax, salesTaxPayable
    2110 L Source deductions > payrollLiabilities
    2120 L WSIB owing > payrollLiabilities
    2130 L Vacation pay > leaveProvision
    2200 L Spring deposits from clients > deferredIncome
    2300 L John Deere Financial > loans, leaseLiabilities
    2310 L CEBA loan > loans
    2400 L Due to shareholder > ownerLoans
    3000 E Common shares > shareCapital
    3100 E Retained earnings > retainedEarnings
    4000 R Lawn maintenance > salesServices
    4010 R Landscape construction > projectRevenue, salesServices
    4020 R Snow clearing > salesServices
    4030 R Plant sales > salesGoods
    4900 R Gain on sale of truck > gainOnDisposal
    5000 X Plants, soil and mulch > materials
    5010 X Stone, pavers and sand > materials
    5020 X Crew wages > directLabour, wages
    5030 X Sub trades > subcontractors
    5040 X Dump fees > otherCostOfSales, utilities
    5050 X Salt > materials
    5060 X Machine rentals > otherCostOfSales, rent
    6000 X Office wages > wages
    6010 X CPP and EI > payrollTax
    6020 X WSIB premiums > payrollTax, insurance
    6100 X Yard rent > rent
    6110 X Shop hydro and heat > utilities
    6120 X Bell Mobility > utilities
    6200 X Truck fuel > motorVehicle
    6210 X Truck repairs and licences > motorVehicle
    6220 X Blade sharpening > repairs, otherExpenses
    6230 X Small equipment under 500 > office, repairs, otherExpenses
    6300 X Lawn signs and flyers > marketing
    6310 X HomeStars listing > marketing
    6320 X LMN software > software
    6330 X Commercial liability policy > insurance
    6340 X Accounting and legal > professionalFees
    6350 X Boots and rain gear > office, otherExpenses
    6360 X Team lunches > travel
    6370 X Moneris fees > merchantFees, bankFees
    6380 X Uncollected accounts > badDebts
    6400 X Amortization expense > depreciation, amortisation
    6500 X Equipment loan interest > interestExpense
    6600 X Income taxes > incomeTax`,
  ),
  chart(
    "Netherlands, bakery, own names",
    "NL",
    `0100 A Ovens en deegmachines > fixedAssets
    0101 A Afschrijving ovens en deegmachines > accumulatedDepreciation
    0110 A Winkelverbouwing > fixedAssets
    0111 A Afschrijving winkelverbouwing > accumulatedDepreciation
    0120 A Elektrische bakfiets > fixedAssets
    0121 A Afschrijving bakfiets > accumulatedDepreciation
    0200 A Borg huurpand > otherNonCurrentAssets
    0500 E Kapitaal vennoten > shareCapital
    0510 E Privé-opnamen > drawings
    0700 L Lening Rabobank oven > loans
    0710 L Lening familie > loans, ownerLoans
    1000 A Kas winkel > cash
    1010 A Rabobank zakelijk > cash
    1020 A Pinbetalingen onderweg > otherCurrentAssets, cash
    1100 A Horecaklanten > receivables
    1200 A Vooruitbetaalde verzekering > prepayments
    1300 L Meelleverancier > payables
    1310 L Overige leveranciers > payables
    1400 L Btw te betalen > salesTaxPayable, salesTax
    1410 L Loonheffing > payrollLiabilities
    1420 L Pensioenpremie bakkers > payrollLiabilities
    1430 L Vakantiegeld > leaveProvision, payrollLiabilities
    1440 L Spaarkaarten klanten > deferredIncome, accruals
    1450 L Nog te betalen energie > accruals
    3000 A Meel en grondstoffen > inventory
    3010 A Verpakkingen > inventory
    4000 X Lonen bakkerij en winkel > wages
    4010 X Premies werkgever > payrollTax
    4020 X Pensioen > pension
    4030 X Bedrijfskleding > office, otherExpenses
    4040 X Cursussen > otherExpenses
    4100 X Huur winkel > rent
    4110 X Gas voor de ovens > utilities, otherCostOfSales
    4120 X Schoonmaakmiddelen > office
    4130 X Onderhoud ovens > repairs
    4200 X Bezorgkosten > freight
    4300 X Drukwerk en zakjes met logo > marketing, office, materials
    4310 X Facebook en Google Ads > marketing
    4400 X Kassasysteem abonnement > software, office
    4410 X Telefoon > utilities
    4500 X Boekhouder > professionalFees
    4510 X Verzekeringen > insurance
    4520 X Bankkosten > bankFees
    4530 X Kosten pinautomaat > merchantFees, bankFees
    4600 X Afboeken oninbaar > badDebts
    4700 X Afschrijvingen > depreciation
    4800 X Rente lening > interestExpense
    7000 X Inkoop meel, boter en suiker > materials
    7010 X Inkoop dranken > materials
    7020 X Weggegooid brood > materials, otherCostOfSales
    8000 R Winkelverkoop brood > salesGoods
    8010 R Levering aan horeca > salesGoods
    8020 R Workshops brood bakken > salesServices
    8030 R Korting stempelkaart > discountsReturns
    8100 R Subsidie zonnepanelen > grantsDonations`,
  ),
];
