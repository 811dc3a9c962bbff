/** Charts written before the rules were corrected and measured after. */
import { type Chart, chart } from "./chart.ts";

export const unseenCharts: readonly Chart[] = [
  chart(
    "France, second half",
    "FR",
    `1013 E Capital souscrit, appelé, versé > shareCapital
    1061 E Réserve légale > reserves
    1068 E Autres réserves > reserves
    119 E Report à nouveau (solde débiteur) > retainedEarnings
    145 E Amortissements dérogatoires > reserves
    151 L Provisions pour risques > accruals, otherNonCurrentLiabilities
    1641 L Emprunts auprès des établissements de crédit > loans
    168 L Autres emprunts et dettes assimilées > loans
    205 A Concessions et droits similaires, brevets, licences > intangibles
    207 A Fonds commercial > intangibles
    2131 A Bâtiments > fixedAssets
    2154 A Matériel industriel > fixedAssets
    2182 A Matériel de transport > fixedAssets
    231 A Immobilisations corporelles en cours > fixedAssets
    238 A Avances et acomptes versés sur commandes d'immobilisations corporelles > fixedAssets
    261 A Titres de participation > investments
    275 A Dépôts et cautionnements versés > otherNonCurrentAssets
    2805 A Amortissements des concessions et brevets > accumulatedAmortisation
    28182 A Amortissements du matériel de transport > accumulatedDepreciation
    31 A Matières premières et fournitures > inventory
    335 A Travaux en cours > workInProgress
    355 A Produits finis > inventory
    37 A Stocks de marchandises > inventory
    4091 A Fournisseurs - Avances et acomptes versés sur commandes > prepayments
    416 A Clients douteux ou litigieux > receivables
    418 A Clients - Produits non encore facturés > receivables, otherCurrentAssets, workInProgress
    44566 A TVA sur autres biens et services > otherCurrentAssets
    486 A Charges constatées d'avance > prepayments
    491 A Dépréciations des comptes de clients > receivables
    512 A Banques > cash
    530 A Caisse > cash
    401 L Fournisseurs > payables
    404 L Fournisseurs d'immobilisations > payables, otherCurrentLiabilities
    408 L Fournisseurs - Factures non parvenues > accruals
    4191 L Clients - Avances et acomptes reçus sur commandes > deferredIncome
    421 L Personnel - Rémunérations dues > payrollLiabilities
    4282 L Dettes provisionnées pour congés à payer > leaveProvision
    431 L Sécurité sociale > payrollLiabilities
    444 L État - Impôts sur les bénéfices > incomeTaxPayable
    44551 L TVA à décaisser > salesTaxPayable
    44571 L TVA collectée > salesTax
    455 L Associés - Comptes courants > ownerLoans
    457 L Associés - Dividendes à payer > dividendsPayable
    487 L Produits constatés d'avance > deferredIncome
    519 L Concours bancaires courants > overdraft, shortTermLoans
    701 R Ventes de produits finis > salesGoods
    706 R Prestations de services > salesServices
    707 R Ventes de marchandises > salesGoods
    7085 R Ports et frais accessoires facturés > otherRevenue
    709 R Rabais, remises et ristournes accordés par l'entreprise > discountsReturns
    740 R Subventions d'exploitation > grantsDonations
    758 R Produits divers de gestion courante > otherIncome
    764 R Revenus des valeurs mobilières de placement > interestIncome, otherIncome
    766 R Gains de change > foreignExchange
    775 R Produits des cessions d'éléments d'actif > gainOnDisposal
    601 X Achats stockés - Matières premières > materials
    6037 X Variation des stocks de marchandises > materials
    604 X Achats d'études et prestations de services > subcontractors, otherCostOfSales
    6061 X Fournitures non stockables (eau, énergie) > utilities
    6063 X Fournitures d'entretien et de petit équipement > office, repairs
    611 X Sous-traitance générale > subcontractors
    6122 X Crédit-bail mobilier > rent, motorVehicle
    6132 X Locations immobilières > rent
    615 X Entretien et réparations > repairs
    616 X Primes d'assurances > insurance
    621 X Personnel extérieur à l'entreprise > wages, subcontractors
    6226 X Honoraires > professionalFees
    623 X Publicité, publications, relations publiques > marketing
    6241 X Transports sur achats > freight
    6251 X Voyages et déplacements > travel
    626 X Frais postaux et de télécommunications > utilities, office
    627 X Services bancaires et assimilés > bankFees
    6333 X Participation des employeurs à la formation professionnelle > payrollTax, otherExpenses
    63511 X Cotisation foncière des entreprises > otherExpenses, rent
    6411 X Salaires, appointements > wages
    6412 X Congés payés > leaveExpense
    6451 X Cotisations à l'URSSAF > payrollTax
    6453 X Cotisations aux caisses de retraites > pension, payrollTax
    654 X Pertes sur créances irrécouvrables > badDebts
    6611 X Intérêts des emprunts et dettes > interestExpense
    666 X Pertes de change > foreignExchange
    675 X Valeurs comptables des éléments d'actif cédés > lossOnDisposal
    68111 X Dotations aux amortissements des immobilisations incorporelles > amortisation
    68112 X Dotations aux amortissements des immobilisations corporelles > depreciation
    695 X Impôts sur les bénéfices > incomeTax`,
  ),
  chart(
    "Austria, second half",
    "AT",
    `0120 A Software > intangibles
    0150 A Geschäfts(Firmen)wert > intangibles
    0300 A Bebaute Grundstücke > fixedAssets
    0400 A Maschinen > fixedAssets
    0630 A Pkw und Kombis > fixedAssets
    0680 A Geringwertige Vermögensgegenstände > fixedAssets
    0690 A Kumulierte Abschreibungen Betriebs- und Geschäftsausstattung > accumulatedDepreciation
    0700 A Geleistete Anzahlungen auf Sachanlagen > fixedAssets
    0800 A Beteiligungen > investments
    1100 A Rohstoffvorrat > inventory
    1600 A Handelswarenvorrat > inventory
    1700 A Noch nicht abrechenbare Leistungen > workInProgress
    1800 A Geleistete Anzahlungen auf Vorräte > prepayments, inventory
    2000 A Lieferforderungen Inland > receivables
    2080 A Wertberichtigungen zu Forderungen > receivables
    2300 A Sonstige Forderungen > otherCurrentAssets
    2500 A Vorsteuer > otherCurrentAssets
    2700 A Kassa > cash
    2800 A Guthaben bei Kreditinstituten > cash
    2900 A Aktive Rechnungsabgrenzungsposten > prepayments
    3000 L Rückstellungen für Abfertigungen > accruals, otherNonCurrentLiabilities, leaveProvision
    3040 L Rückstellungen für nicht konsumierte Urlaube > leaveProvision
    3020 L Steuerrückstellungen > incomeTaxPayable
    3150 L Bankdarlehen > loans
    3200 L Erhaltene Anzahlungen auf Bestellungen > deferredIncome
    3300 L Lieferverbindlichkeiten Inland > payables
    3500 L Umsatzsteuer 20 % > salesTax
    3520 L Umsatzsteuer-Zahllast > salesTaxPayable
    3540 L Verrechnung Finanzamt Lohnsteuer > payrollLiabilities
    3600 L Verbindlichkeiten im Rahmen der sozialen Sicherheit > payrollLiabilities
    3650 L Verrechnungskonto Gesellschafter > ownerLoans
    3900 L Passive Rechnungsabgrenzungsposten > deferredIncome
    9000 E Stammkapital > shareCapital
    9300 E Gesetzliche Rücklagen > reserves
    9380 E Gewinnvortrag > retainedEarnings
    9600 E Privatentnahmen > drawings
    4000 R Umsatzerlöse 20 % > salesGoods
    4040 R Erlöse Dienstleistungen > salesServices
    4400 R Kundenskonti > discountsReturns
    4500 R Bestandsveränderungen fertige Erzeugnisse > otherRevenue
    4580 R Aktivierte Eigenleistungen > otherRevenue
    4600 R Erträge aus dem Abgang von Anlagevermögen > gainOnDisposal
    4800 R Übrige betriebliche Erträge > otherIncome
    8100 R Zinserträge aus Bankguthaben > interestIncome
    5000 X Handelswareneinsatz > materials
    5100 X Verbrauch von Rohstoffen > materials
    5600 X Verbrauch von Brenn- und Treibstoffen, Energie > utilities, materials, motorVehicle
    5700 X Fremdleistungen > subcontractors
    6000 X Löhne > wages
    6200 X Gehälter > wages
    6400 X Abfertigungsaufwand > wages, otherExpenses
    6500 X Gesetzlicher Sozialaufwand Arbeiter > payrollTax
    6660 X Dienstgeberbeitrag zum Familienlastenausgleich > payrollTax
    6680 X Kommunalsteuer > payrollTax, otherExpenses
    7010 X Abschreibungen auf Sachanlagen > depreciation
    7200 X Instandhaltung durch Dritte > repairs
    7300 X Ausgangsfrachten > freight
    7320 X Kfz-Aufwand > motorVehicle
    7330 X Reise- und Fahrtaufwand > travel
    7380 X Nachrichtenaufwand (Telefon) > utilities
    7400 X Miet- und Pachtaufwand > rent
    7600 X Büromaterial und Drucksorten > office
    7650 X Werbeaufwand > marketing
    7690 X Spenden und Trinkgelder > otherExpenses
    7700 X Versicherungsaufwand > insurance
    7750 X Rechts- und Beratungsaufwand > professionalFees
    7790 X Spesen des Geldverkehrs > bankFees
    7800 X Schadensfälle und Forderungsabschreibungen > badDebts
    7820 X Buchwert abgegangener Anlagen > lossOnDisposal
    8280 X Zinsaufwand für Bankkredite > interestExpense
    8500 X Körperschaftsteuer > incomeTax`,
  ),
  chart(
    "Switzerland, KMU",
    "CH",
    `1000 A Kasse > cash
    1020 A Bankguthaben > cash
    1060 A Wertschriften > investments, cash
    1100 A Forderungen aus Lieferungen und Leistungen gegenüber Dritten > receivables
    1109 A Wertberichtigungen Forderungen aus Lieferungen und Leistungen > receivables
    1170 A Vorsteuer MWST Material, Waren > otherCurrentAssets
    1176 A Verrechnungssteuer > otherCurrentAssets
    1200 A Handelswaren > inventory
    1280 A Nicht fakturierte Dienstleistungen > workInProgress
    1300 A Bezahlter Aufwand des Folgejahres > prepayments
    1440 A Darlehen an Dritte > otherNonCurrentAssets
    1480 A Beteiligungen > investments
    1500 A Maschinen und Apparate > fixedAssets
    1509 A Wertberichtigungen Maschinen und Apparate > accumulatedDepreciation
    1530 A Fahrzeuge > fixedAssets
    1600 A Geschäftsliegenschaften > fixedAssets
    1700 A Patente, Know-how, Lizenzen > intangibles
    2000 L Verbindlichkeiten aus Lieferungen und Leistungen gegenüber Dritten > payables
    2030 L Erhaltene Anzahlungen von Dritten > deferredIncome
    2100 L Bankverbindlichkeiten > overdraft, shortTermLoans, loans
    2200 L Geschuldete MWST (Umsatzsteuer) > salesTax
    2201 L Abrechnungskonto MWST > salesTaxPayable
    2208 L Direkte Steuern > incomeTaxPayable
    2261 L Dividenden > dividendsPayable
    2270 L Sozialversicherungen und Vorsorgeeinrichtungen > payrollLiabilities
    2300 L Noch nicht bezahlter Aufwand > accruals
    2301 L Erhaltener Ertrag des Folgejahres > deferredIncome
    2330 L Kurzfristige Rückstellungen > accruals
    2400 L Bankdarlehen > loans
    2420 L Verpflichtungen aus Finanzierungsleasing > leaseLiabilities
    2450 L Darlehen von Gesellschaftern > ownerLoans
    2451 L Hypotheken > loans
    2800 E Aktienkapital > shareCapital
    2950 E Gesetzliche Gewinnreserve > reserves
    2970 E Gewinnvortrag oder Verlustvortrag > retainedEarnings
    2850 E Privat > drawings
    3000 R Produktionserlöse > salesGoods
    3200 R Handelserlöse > salesGoods
    3400 R Dienstleistungserlöse > salesServices
    3800 R Erlösminderungen Skonti und Rabatte > discountsReturns
    3940 R Bestandesänderungen nicht fakturierte Dienstleistungen > otherRevenue
    6950 R Finanzertrag Zinsen > interestIncome
    7500 R Ertrag betriebliche Liegenschaft Mietzinsen > rentalRevenue, otherIncome
    8510 R Ausserordentlicher Ertrag > otherIncome
    4000 X Materialaufwand Produktion > materials
    4200 X Handelswarenaufwand > materials
    4400 X Aufwand für bezogene Dienstleistungen > subcontractors
    4700 X Direkte Einkaufsspesen Frachten > freight
    5000 X Lohnaufwand > wages
    5700 X AHV, IV, EO, ALV > payrollTax
    5720 X Berufliche Vorsorge > pension
    5820 X Reisespesen > travel
    5880 X Übriger Personalaufwand > otherExpenses, wages
    6000 X Mietaufwand Geschäftslokalitäten > rent
    6100 X Unterhalt, Reparaturen Maschinen > repairs
    6200 X Fahrzeugaufwand > motorVehicle
    6300 X Sachversicherungen > insurance
    6400 X Energieaufwand Strom > utilities
    6500 X Büromaterial > office
    6510 X Telefon > utilities
    6530 X Buchführungskosten > professionalFees
    6570 X Informatikaufwand > software
    6600 X Werbeaufwand > marketing
    6800 X Abschreibungen auf mobilen Sachanlagen > depreciation
    6820 X Abschreibungen und Wertberichtigungen auf immateriellen Werten > amortisation
    6900 X Finanzaufwand Zinsen Darlehen > interestExpense
    6940 X Bankspesen > bankFees
    6942 X Kursverluste > foreignExchange
    8900 X Direkte Steuern > incomeTax`,
  ),
  chart(
    "South Africa",
    "ZA",
    `8400 A Bank - Current Account > cash
    8410 A Petty Cash > cash
    8000 A Customer Control Account > receivables
    8050 A Provision for Doubtful Debts > receivables
    7700 A Inventory Control Account > inventory
    8100 A Rental Deposits Paid > otherNonCurrentAssets, otherCurrentAssets
    8150 A Prepaid Insurance > prepayments
    8300 A Staff Loans > otherCurrentAssets
    8200 A SARS Income Tax Refund Due > otherCurrentAssets
    6250 A Motor Vehicles at Cost > fixedAssets
    6260 A Motor Vehicles Accumulated Depreciation > accumulatedDepreciation
    6350 A Deposits on Plant Ordered > fixedAssets
    6100 A Goodwill on Acquisition > intangibles
    6700 A Investment in Subsidiary > investments
    9000 L Supplier Control Account > payables
    9050 L Accrued Expenses > accruals
    9100 L PAYE and UIF Payable > payrollLiabilities
    9150 L Leave Pay Provision > leaveProvision
    9500 L VAT Control Account > salesTaxPayable
    9510 L VAT Output Tax > salesTax
    9600 L SARS Provisional Tax Payable > incomeTaxPayable
    9200 L Customer Deposits Received > deferredIncome
    5500 L Instalment Sale Agreement - Wesbank > loans, leaseLiabilities
    5600 L Mortgage Bond - Standard Bank > loans
    5700 L Members Loan Accounts > ownerLoans
    5900 L Deferred Taxation > deferredTaxLiability
    5000 E Stated Capital > shareCapital
    5200 E Retained Income > retainedEarnings
    5300 E Dividends Declared > drawings
    1000 R Sales - Cash > salesGoods
    1100 R Workshop Labour Charged > salesServices
    1200 R Sales Returns > discountsReturns
    2750 R Interest Received > interestIncome
    2800 R Profit on Disposal of Assets > gainOnDisposal
    2850 R Rent Received > rentalRevenue
    2900 R Bad Debts Recovered > otherIncome
    2000 X Cost of Sales > materials
    2050 X Purchases - Stock > materials
    2100 X Railage and Transport Inwards > freight
    2200 X Production Wages > directLabour
    3000 X Accounting Fees > professionalFees
    3050 X Advertising and Promotions > marketing
    3100 X Bad Debts > badDebts
    3150 X Bank Charges > bankFees
    3200 X Cleaning > office, repairs
    3250 X Computer Expenses > software
    3300 X Consulting Fees > professionalFees
    3350 X Courier and Postage > office, freight
    3400 X Depreciation > depreciation
    3450 X Directors Remuneration > wages
    3500 X Electricity and Water > utilities
    3550 X Entertainment Expenses > travel
    3600 X Insurance - Short Term > insurance
    3650 X Interest Paid - Overdraft > interestExpense
    3700 X Levies SDL > payrollTax
    3750 X Motor Vehicle Expenses - Fuel > motorVehicle
    3800 X Printing and Stationery > office
    3850 X Rent Paid > rent
    3900 X Repairs and Maintenance > repairs
    3950 X Salaries and Wages - Admin > wages
    4000 X Security > office, otherExpenses
    4050 X Distribution Salaries > wages
    4100 X Telephone and Internet > utilities
    4150 X Training of Staff > otherExpenses
    4200 X Travel - Local > travel
    4250 X Pension Fund Contributions > pension
    4300 X SA Normal Taxation > incomeTax`,
  ),
  chart(
    "Canada",
    "CA",
    `1010 A Chequing account RBC > cash
    1050 A Undeposited funds > cash
    1100 A Accounts receivable - trade > receivables
    1110 A Allowance for doubtful accounts > receivables
    1150 A GST/HST receivable (ITC) > otherCurrentAssets
    1200 A Inventory - finished goods > inventory
    1300 A Prepaid expenses > prepayments
    1400 A Advances to employees > otherCurrentAssets
    1420 A Due from shareholder > otherNonCurrentAssets, otherCurrentAssets
    1500 A Leasehold improvements > fixedAssets
    1510 A Accum. amort. - leasehold improvements > accumulatedDepreciation, accumulatedAmortisation
    1540 A Office furniture and fixtures > fixedAssets
    1700 A Trademarks and patents > intangibles
    1800 A Future income tax asset > deferredTaxAsset
    2000 L Accounts payable - trade > payables
    2050 L Visa payable > overdraft, otherCurrentLiabilities
    2100 L Vacation pay accrued > leaveProvision
    2120 L CPP and EI payable > payrollLiabilities
    2130 L Federal income tax withheld from payroll > payrollLiabilities
    2160 L WSIB payable > payrollLiabilities
    2200 L GST/HST charged on sales > salesTax
    2210 L GST/HST owing > salesTaxPayable
    2250 L Corporate taxes payable > incomeTaxPayable
    2300 L Unearned revenue > deferredIncome
    2350 L Operating line of credit > overdraft
    2400 L Current portion of long-term debt > shortTermLoans
    2600 L Long-term debt - BDC > loans
    2650 L Due to shareholders > ownerLoans
    2700 L Obligation under capital lease > leaseLiabilities
    3000 E Common shares > shareCapital
    3100 E Contributed surplus > reserves
    3500 E Retained earnings, opening > retainedEarnings
    3560 E Dividends paid > drawings
    4000 R Product sales - Ontario > salesGoods
    4100 R Consulting revenue > salesServices
    4200 R Sales returns and allowances > discountsReturns
    4300 R SR&ED tax credits > grantsDonations, otherIncome
    4400 R Foreign exchange gain > foreignExchange
    4440 R Interest revenue > interestIncome
    5000 X Cost of goods sold - materials > materials
    5100 X Freight-in and brokerage > freight
    5200 X Direct labour - shop > directLabour
    5250 X Wages - cost of sales > directLabour, wages
    5300 X Subcontracts > subcontractors
    5400 X Moneris merchant fees > merchantFees
    6000 X Management salaries > wages
    6010 X Employer CPP > payrollTax
    6020 X Group RRSP contributions > pension
    6050 X Group health benefits > payrollTax
    6100 X Rent and CAM charges > rent
    6120 X Property taxes > rent
    6150 X Hydro and heat > utilities
    6200 X Office supplies and courier > office
    6250 X Dues and subscriptions > office
    6300 X Meals and entertainment > travel
    6350 X Vehicle - gas and maintenance > motorVehicle
    6400 X Professional development > otherExpenses
    6450 X Legal and audit > professionalFees
    6500 X Bank service charges > bankFees
    6550 X Interest on long-term debt > interestExpense
    6600 X Amortization of tangible assets > depreciation, amortisation
    6650 X Amortization of intangible assets > amortisation
    6700 X Life insurance premiums > insurance
    6750 X Donations > otherExpenses
    6800 X Website hosting > software
    6850 X Research and development > research
    6900 X Loss on sale of equipment > lossOnDisposal
    6950 X Provision for corporate income taxes > incomeTax`,
  ),
  chart(
    "Spain, PGC",
    "ES",
    `100 E Capital social > shareCapital
    112 E Reserva legal > reserves
    121 E Resultados negativos de ejercicios anteriores > retainedEarnings
    129 E Resultado del ejercicio > retainedEarnings
    170 L Deudas a largo plazo con entidades de crédito > loans
    174 L Acreedores por arrendamiento financiero a largo plazo > leaseLiabilities
    206 A Aplicaciones informáticas > intangibles
    211 A Construcciones > fixedAssets
    218 A Elementos de transporte > fixedAssets
    239 A Anticipos para inmovilizaciones materiales > fixedAssets
    280 A Amortización acumulada del inmovilizado intangible > accumulatedAmortisation
    281 A Amortización acumulada del inmovilizado material > accumulatedDepreciation
    300 A Mercaderías > inventory
    330 A Productos en curso > workInProgress
    400 L Proveedores > payables
    407 A Anticipos a proveedores > prepayments
    410 L Acreedores por prestaciones de servicios > payables
    430 A Clientes > receivables
    436 A Clientes de dudoso cobro > receivables
    438 L Anticipos de clientes > deferredIncome
    460 A Anticipos de remuneraciones > otherCurrentAssets, prepayments
    465 L Remuneraciones pendientes de pago > payrollLiabilities
    472 A Hacienda Pública, IVA soportado > otherCurrentAssets
    4750 L Hacienda Pública, acreedora por IVA > salesTaxPayable
    4751 L Hacienda Pública, acreedora por retenciones practicadas > payrollLiabilities
    4752 L Hacienda Pública, acreedora por impuesto sobre sociedades > incomeTaxPayable
    476 L Organismos de la Seguridad Social, acreedores > payrollLiabilities
    477 L Hacienda Pública, IVA repercutido > salesTax
    480 A Gastos anticipados > prepayments
    485 L Ingresos anticipados > deferredIncome
    520 L Deudas a corto plazo con entidades de crédito > shortTermLoans
    551 L Cuenta corriente con socios y administradores > ownerLoans
    570 A Caja, euros > cash
    572 A Bancos e instituciones de crédito c/c vista > cash
    600 X Compras de mercaderías > materials
    607 X Trabajos realizados por otras empresas > subcontractors
    610 X Variación de existencias de mercaderías > materials
    621 X Arrendamientos y cánones > rent
    622 X Reparaciones y conservación > repairs
    623 X Servicios de profesionales independientes > professionalFees
    624 X Transportes > freight
    625 X Primas de seguros > insurance
    626 X Servicios bancarios y similares > bankFees
    627 X Publicidad, propaganda y relaciones públicas > marketing
    628 X Suministros > utilities
    630 X Impuesto sobre beneficios > incomeTax
    631 X Otros tributos > otherExpenses
    640 X Sueldos y salarios > wages
    641 X Indemnizaciones > wages
    642 X Seguridad Social a cargo de la empresa > payrollTax
    650 X Pérdidas de créditos comerciales incobrables > badDebts
    662 X Intereses de deudas > interestExpense
    668 X Diferencias negativas de cambio > foreignExchange
    671 X Pérdidas procedentes del inmovilizado material > lossOnDisposal
    680 X Amortización del inmovilizado intangible > amortisation
    681 X Amortización del inmovilizado material > depreciation
    700 R Ventas de mercaderías > salesGoods
    705 R Prestaciones de servicios > salesServices
    706 R Descuentos sobre ventas por pronto pago > discountsReturns
    740 R Subvenciones a la explotación > grantsDonations
    752 R Ingresos por arrendamientos > rentalRevenue
    759 R Ingresos por servicios diversos > salesServices, otherIncome, otherRevenue
    762 R Ingresos de créditos > interestIncome
    768 R Diferencias positivas de cambio > foreignExchange
    771 R Beneficios procedentes del inmovilizado material > gainOnDisposal`,
  ),
];
