/** Charts written last and measured once, with the rules as they are. */
import { type Chart, chart } from "./chart.ts";

export const lastCharts: readonly Chart[] = [
  chart(
    "New Zealand, builder",
    "NZ",
    `1 A ASB Cheque Account > cash
    2 A Tax Savings Account > cash
    3 A Accounts Receivable > receivables
    4 A Retentions Receivable > receivables, otherCurrentAssets
    5 A Contract Work in Progress > workInProgress
    6 A Timber on Hand > inventory
    7 A Deposit Paid on New Digger > fixedAssets, prepayments, otherCurrentAssets
    8 A Utes and Trailers at Cost > fixedAssets
    9 A Less Accumulated Depreciation on Utes and Trailers > accumulatedDepreciation
    10 A Loan to Family Trust > otherNonCurrentAssets, otherCurrentAssets
    11 L Accounts Payable > payables
    12 L GST > salesTax
    13 L PAYE Payable > payrollLiabilities
    14 L KiwiSaver Deductions Payable > payrollLiabilities
    15 L Holiday Pay Accrued > leaveProvision
    16 L Income Tax Payable > incomeTaxPayable
    17 L Progress Claims in Advance > deferredIncome
    18 L UDC Finance - Truck > loans, leaseLiabilities
    19 L Shareholder Current Account > ownerLoans
    20 E Ordinary Shares > shareCapital
    21 E Retained Earnings > retainedEarnings
    22 E Dividends Paid > drawings
    23 R Building Contracts > projectRevenue
    24 R Labour Only Work > salesServices
    25 R Sale of Materials > salesGoods
    26 R Wage Subsidy > grantsDonations
    27 R Interest Received > interestIncome
    28 X Building Materials > materials
    29 X Subcontractors > subcontractors
    30 X Scaffolding Hire > otherCostOfSales, rent
    31 X Consent Fees > otherCostOfSales, office, professionalFees, otherExpenses
    32 X Site Wages > wages, directLabour
    33 X Tip Fees > utilities, otherCostOfSales, otherExpenses
    34 X ACC Levies > payrollTax
    35 X KiwiSaver Employer Contributions > pension
    36 X Low Value Assets > office, otherExpenses, depreciation
    37 X Vehicle Fuel > motorVehicle
    38 X Road User Charges > motorVehicle
    39 X Public Liability Insurance > insurance
    40 X Mobile Phones > utilities
    41 X Accounting > professionalFees
    42 X Protective Clothing > office, otherExpenses
    43 X Home Office > rent, office
    44 X Bank Fees > bankFees
    45 X Interest - UDC > interestExpense
    46 X Depreciation > depreciation
    47 X Income Tax Expense > incomeTax`,
  ),
  chart(
    "United Kingdom, retailer",
    "GB",
    `0010 A Freehold Property > fixedAssets
    0020 A Shop Fixtures and Fittings > fixedAssets
    0021 A Depreciation - Shop Fixtures > accumulatedDepreciation
    0050 A Goodwill > intangibles
    0051 A Amortisation - Goodwill > accumulatedAmortisation
    1001 A Stock for Resale > inventory
    1100 A Debtors Control > receivables
    1101 A Director's Loan Account (overdrawn) > otherCurrentAssets, otherNonCurrentAssets
    1103 A Prepayments > prepayments
    1104 A Rent Deposit > otherNonCurrentAssets, otherCurrentAssets
    1200 A Barclays Current Account > cash
    1210 A Bank Deposit Account > cash
    1230 A Petty Cash > cash
    1250 A Card Takings in Transit > cash, otherCurrentAssets
    2100 L Creditors Control > payables
    2109 L Accruals > accruals
    2200 L Sales Tax Control (VAT) > salesTax, salesTaxPayable
    2202 L VAT Liability > salesTaxPayable
    2210 L PAYE > payrollLiabilities
    2211 L National Insurance > payrollLiabilities
    2220 L Net Wages > payrollLiabilities
    2230 L Pension Fund > payrollLiabilities
    2300 L Bounce Back Loan > loans
    2310 L Hire Purchase > leaseLiabilities
    2320 L Corporation Tax > incomeTaxPayable
    2330 L Mortgages > loans
    2340 L Gift Cards Unredeemed > deferredIncome
    3000 E Ordinary Shares > shareCapital
    3050 E Share Premium > reserves
    3200 E Profit and Loss Account > retainedEarnings
    3210 E Dividends > drawings
    4000 R Shop Sales > salesGoods
    4001 R Online Sales > salesGoods
    4009 R Discounts Allowed > discountsReturns
    4100 R Alterations Service > salesServices
    4200 R Sale of Fixed Assets > gainOnDisposal
    4900 R Miscellaneous Income > otherIncome
    4902 R Commissions Received > otherRevenue
    4906 R Bank Interest Received > interestIncome
    5000 X Purchases for Resale > materials
    5009 X Discounts Taken > materials
    5100 X Carriage In > freight
    5200 X Opening Stock > materials
    5201 X Closing Stock > materials
    6200 X Sales Promotions > marketing
    6201 X Advertising > marketing
    7000 X Gross Wages > wages
    7003 X Staff Salaries > wages
    7004 X Shop Floor Wages > wages
    7006 X Employers NI > payrollTax
    7007 X Employers Pensions > pension
    7100 X Rent > rent
    7103 X Business Rates > rent
    7200 X Electricity > utilities
    7300 X Van Fuel and Oil > motorVehicle
    7303 X Vehicle Insurance > motorVehicle, insurance
    7400 X Travelling > travel
    7501 X Postage and Carriage > office, freight
    7502 X Telephone > utilities
    7600 X Legal Fees > professionalFees
    7602 X Accountancy Fees > professionalFees
    7701 X Equipment Repairs > repairs
    7801 X Window Cleaning > office, repairs
    7803 X Premises Expenses > rent, office
    7901 X Bank Charges > bankFees
    7903 X Loan Interest Paid > interestExpense
    7906 X Exchange Rate Variance > foreignExchange
    8000 X Depreciation > depreciation
    8100 X Bad Debt Write Off > badDebts
    8200 X Donations > otherExpenses
    8201 X Trade Subscriptions > office
    8204 X Shop Insurance > insurance
    9001 X Taxation > incomeTax`,
  ),
  chart(
    "Netherlands, services",
    "NL",
    `0110 A Ontwikkelingskosten software > intangibles
    0220 A Inventaris kantoor > fixedAssets
    0221 A Cumulatieve afschrijving inventaris kantoor > accumulatedDepreciation
    0310 A Leningen u/g > otherNonCurrentAssets
    0320 A Waarborgsommen > otherNonCurrentAssets
    1010 A Kas > cash
    1110 A ING zakelijke rekening > cash
    1120 A Spaarrekening > cash
    1210 A Handelsdebiteuren > receivables
    1230 A Nog te factureren omzet > workInProgress, otherCurrentAssets, receivables
    1240 A Vooruitbetaalde verzekeringen > prepayments
    1250 A Te vorderen btw > otherCurrentAssets
    1260 A Te vorderen vennootschapsbelasting > otherCurrentAssets
    0510 E Aandelenkapitaal > shareCapital
    0530 E Wettelijke reserve > reserves
    0540 E Algemene reserve > reserves, retainedEarnings
    0560 E Onverdeelde winst > retainedEarnings
    0710 L Voorziening groot onderhoud > accruals, otherNonCurrentLiabilities
    0720 L Langlopende schuld aan aandeelhouder > ownerLoans
    1610 L Handelscrediteuren > payables
    1620 L Omzetbelasting hoog > salesTax
    1630 L Af te dragen omzetbelasting > salesTaxPayable, salesTax
    1640 L Loonbelasting > payrollLiabilities
    1650 L Pensioenpremies af te dragen > payrollLiabilities
    1660 L Vakantiegeldverplichting > leaveProvision
    1670 L Vooruitgefactureerde omzet > deferredIncome
    1680 L Nog te ontvangen facturen > accruals
    1690 L Dividend te betalen > dividendsPayable
    8010 R Omzet advies > salesServices
    8020 R Omzet abonnementen > subscriptionRevenue
    8030 R Omzet verhuur > rentalRevenue
    8040 R Doorbelaste kosten > otherIncome, otherRevenue
    8050 R Subsidies > grantsDonations
    8060 R Boekwinst vaste activa > gainOnDisposal
    9010 R Ontvangen rente > interestIncome
    7010 X Inhuur derden > subcontractors
    7020 X Inkoop hardware > materials
    4010 X Salarissen > wages
    4020 X Werkgeverslasten > payrollTax
    4030 X Pensioenlasten > pension
    4040 X Ziekteverzuimverzekering > insurance, payrollTax
    4050 X Opleidingskosten > otherExpenses
    4060 X Kantinekosten > otherExpenses, office
    4110 X Huur kantoor > rent
    4120 X Energiekosten > utilities
    4210 X Leaseauto's > motorVehicle, rent
    4220 X Brandstof > motorVehicle
    4310 X Advertenties > marketing
    4320 X Relatiegeschenken > marketing
    4410 X Kantoorartikelen > office
    4420 X Softwarelicenties > software
    4430 X Telefonie > utilities
    4440 X Porti > office
    4510 X Administratiekosten > professionalFees, office
    4520 X Advieskosten > professionalFees
    4530 X Notariskosten > professionalFees
    4540 X Bedrijfsverzekeringen > insurance
    4550 X Bankkosten > bankFees
    4610 X Afschrijvingskosten inventaris > depreciation
    4620 X Afschrijving goodwill > amortisation
    4710 X Dubieuze debiteuren > badDebts
    9110 X Rentelasten bank > interestExpense
    9120 X Koersverschillen > foreignExchange
    9900 X Vennootschapsbelasting > incomeTax`,
  ),
];

/** Written after the words of those above had been corrected. */
export const finalCharts: readonly Chart[] = [
  chart(
    "United States, manufacturer",
    "US",
    `1000 A Cash - Wells Fargo Operating > cash
    1020 A Cash - Money Market > cash
    1100 A Trade Receivables > receivables
    1190 A Reserve for Bad Debts > receivables
    1200 A Raw Materials Inventory > inventory
    1210 A Work in Process Inventory > workInProgress
    1220 A Finished Goods Inventory > inventory
    1290 A Inventory Reserve - Obsolescence > inventory
    1300 A Prepaid Insurance > prepayments
    1310 A Deposits on Equipment > fixedAssets
    1500 A Land > fixedAssets
    1510 A Building and Improvements > fixedAssets
    1520 A Machinery and Tooling > fixedAssets
    1590 A Accumulated Depreciation - Machinery > accumulatedDepreciation
    1700 A Patents, net > intangibles
    1800 A Deferred Income Taxes > deferredTaxAsset
    2000 L Trade Accounts Payable > payables
    2010 L Received Not Invoiced > payables, accruals
    2100 L Accrued Vacation > leaveProvision
    2110 L Accrued Wages > payrollLiabilities, accruals
    2120 L Garnishments Payable > payrollLiabilities
    2150 L Warranty Reserve > accruals
    2200 L Customer Prepayments > deferredIncome
    2300 L Revolving Line of Credit > overdraft
    2310 L Current Maturities of Long-Term Debt > shortTermLoans
    2400 L Income Taxes Payable > incomeTaxPayable
    2500 L Term Loan B > loans
    2510 L Finance Lease Obligations > leaseLiabilities
    2600 L Deferred Tax Liability > deferredTaxLiability
    3000 E Common Stock, $1 par > shareCapital
    3010 E Treasury Stock > reserves
    3900 E Retained Earnings > retainedEarnings
    4000 R Product Revenue > salesGoods
    4050 R Tooling Revenue > salesGoods, otherRevenue, salesServices
    4100 R Freight Billed to Customers > otherRevenue
    4200 R Sales Allowances > discountsReturns
    5000 X Material Cost of Sales > materials
    5100 X Direct Labor > directLabour
    5110 X Factory Supervision Salaries > directLabour, wages
    5200 X Manufacturing Overhead > otherCostOfSales
    5210 X Scrap and Rework > otherCostOfSales, materials
    5300 X Inbound Freight > freight
    5400 X Plant Utilities > utilities
    5410 X Plant Maintenance > repairs
    5420 X Small Tools > office, otherCostOfSales, repairs
    5500 X Depreciation - Plant > depreciation
    6000 X Sales Salaries > wages
    6010 X Sales Commissions > marketing, wages
    6020 X Trade Shows > marketing
    6030 X Outbound Freight > freight
    6100 X Executive Compensation > wages
    6110 X Payroll Taxes - Admin > payrollTax
    6120 X Group Medical Insurance > payrollTax, insurance
    6130 X 401(k) Employer Match > pension
    6200 X ERP Software Maintenance > software, repairs
    6210 X Audit and Tax > professionalFees
    6220 X Legal > professionalFees
    6230 X D&O Insurance > insurance
    6240 X Bad Debt Expense > badDebts
    6300 X Engineering Salaries > wages
    6310 X Product Development > research
    7000 X Interest Expense > interestExpense
    7010 X Loss on Disposal of Equipment > lossOnDisposal
    8000 X Provision for Income Taxes > incomeTax`,
  ),
  chart(
    "France, cabinet",
    "FR",
    `1011 E Capital souscrit non appelé > shareCapital
    1063 E Réserves statutaires > reserves
    129 E Résultat de l'exercice (perte) > retainedEarnings
    1675 L Emprunts participatifs > loans
    2051 A Logiciels > intangibles
    2135 A Installations générales, agencements > fixedAssets
    2181 A Agencements divers > fixedAssets
    272 A Titres immobilisés (droit de créance) > investments
    2808 A Amortissements des autres immobilisations incorporelles > accumulatedAmortisation
    28183 A Amortissements du matériel de bureau > accumulatedDepreciation
    4111 A Clients - Ventes de prestations > receivables
    413 A Clients - Effets à recevoir > receivables
    4417 A Subventions à recevoir > otherCurrentAssets
    44583 A Remboursement de TVA demandé > otherCurrentAssets
    5121 A Crédit Agricole > cash
    514 A Chèques postaux > cash
    4011 L Fournisseurs - Achats de biens > payables
    4198 L Clients - Rabais à accorder > deferredIncome, accruals, otherCurrentLiabilities
    4286 L Personnel - Autres charges à payer > payrollLiabilities, accruals
    4378 L Organismes sociaux - Divers > payrollLiabilities
    44584 L TVA récupérée d'avance > salesTax, salesTaxPayable
    4551 L Associés - Comptes courants - Principal > ownerLoans
    7061 R Honoraires de conseil > salesServices
    7088 R Autres produits d'activités annexes > otherRevenue
    751 R Redevances pour concessions et licences > otherRevenue, subscriptionRevenue, otherIncome
    7715 R Subventions d'équilibre > grantsDonations, otherIncome
    791 R Transferts de charges d'exploitation > otherIncome
    6041 X Prestations de sous-traitance > subcontractors
    60611 X Électricité > utilities
    6068 X Autres matières et fournitures > office, materials
    6131 X Loyers et charges locatives > rent
    6156 X Maintenance informatique > repairs, software
    6161 X Assurance multirisque > insurance
    6183 X Documentation technique > office
    6185 X Frais de colloques, séminaires, conférences > travel, otherExpenses
    6225 X Rémunérations d'affacturage > bankFees, professionalFees, interestExpense
    6227 X Frais d'actes et de contentieux > professionalFees
    6231 X Annonces et insertions > marketing
    6238 X Divers (pourboires, dons courants) > otherExpenses, marketing
    6256 X Missions > travel
    6261 X Téléphone > utilities
    6278 X Autres frais et commissions sur prestations de services bancaires > bankFees
    6311 X Taxe sur les salaires > payrollTax
    63512 X Taxes foncières > rent, otherExpenses
    6414 X Indemnités et avantages divers > wages
    6452 X Cotisations aux mutuelles > payrollTax
    648 X Autres charges de personnel > payrollTax, wages, otherExpenses
    6511 X Redevances de logiciels > software
    6615 X Intérêts des comptes courants > interestExpense
    6718 X Autres charges exceptionnelles > otherExpenses
    6951 X Impôts dus en France > incomeTax`,
  ),
  chart(
    "Austria and Germany, agency, without codes",
    "",
    `1 A Guthaben Erste Bank > cash
    2 A Kundenforderungen > receivables
    3 A Noch nicht abgerechnete Projekte > workInProgress
    4 A Anzahlung auf Maschine > fixedAssets
    5 A Transitorische Aktiva > prepayments
    6 A Firmenfahrzeug > fixedAssets
    7 A Kumulierte AfA Fahrzeuge > accumulatedDepreciation
    8 A Markenrechte > intangibles
    9 L Lieferantenverbindlichkeiten > payables
    10 L Kundenanzahlungen > deferredIncome
    11 L Finanzamt Umsatzsteuer > salesTaxPayable, salesTax
    12 L Krankenkasse > payrollLiabilities
    13 L Bankkredit langfristig > loans
    14 L Leasingverbindlichkeit > leaseLiabilities
    15 L Gesellschafterdarlehen > ownerLoans
    16 L Resturlaube > leaveProvision
    17 E Stammeinlage > shareCapital
    18 E Gewinnrücklage > reserves
    19 E Verlustvortrag > retainedEarnings
    20 R Agenturhonorare > salesServices
    21 R Projekterlöse > projectRevenue
    22 R Handelsumsätze > salesGoods
    23 R Mieteinnahmen > rentalRevenue
    24 R Förderungen > grantsDonations
    25 X Wareneinkauf > materials
    26 X Fremdhonorare > subcontractors, professionalFees
    27 X Löhne Vertrieb > wages
    28 X Gehälter Verwaltung > wages
    29 X Lohnnebenkosten > payrollTax
    30 X Pensionskassenbeiträge > pension
    31 X Büromiete > rent
    32 X Heizkosten > utilities
    33 X Cloud-Dienste > software
    34 X Dienstreisen > travel
    35 X Tanken > motorVehicle
    36 X Onlinewerbung > marketing
    37 X Steuerberater > professionalFees
    38 X Haftpflichtversicherung > insurance
    39 X Kontoführungsgebühren > bankFees
    40 X Kreditkartengebühren > merchantFees, bankFees
    41 X Paketversand > freight
    42 X Wartung Server > repairs, software
    43 X AfA Sachanlagen > depreciation
    44 X Zinsen Bankkredit > interestExpense
    45 X Ertragsteuern > incomeTax`,
  ),
];
