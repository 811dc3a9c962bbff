/** Charts written after the rules were corrected for the last time. */
import { type Chart, chart } from "./chart.ts";

export const laterCharts: readonly Chart[] = [
  chart(
    "Germany, SKR 04",
    "DE",
    `0135 A EDV-Software > intangibles
    0215 A Unbebaute Grundstücke > fixedAssets
    0440 A Maschinen > fixedAssets
    0520 A Pkw > fixedAssets
    0650 A Büroeinrichtung > fixedAssets
    0670 A Geringwertige Wirtschaftsgüter > fixedAssets
    0700 A Geleistete Anzahlungen und Anlagen im Bau > fixedAssets
    0820 A Beteiligungen > investments
    1000 A Roh-, Hilfs- und Betriebsstoffe (Bestand) > inventory
    1040 A Unfertige Erzeugnisse (Bestand) > workInProgress
    1140 A Waren (Bestand) > inventory
    1180 A Geleistete Anzahlungen auf Vorräte > prepayments, inventory
    1200 A Forderungen aus Lieferungen und Leistungen > receivables
    1240 A Zweifelhafte Forderungen > receivables
    1300 A Sonstige Vermögensgegenstände > otherCurrentAssets
    1340 A Forderungen gegen Personal aus Lohn- und Gehaltsabrechnung > otherCurrentAssets
    1406 A Abziehbare Vorsteuer 19 % > otherCurrentAssets
    1600 A Kasse > cash
    1800 A Sparkasse Musterstadt > cash
    1900 A Aktive Rechnungsabgrenzung > prepayments
    2900 E Gezeichnetes Kapital > shareCapital
    2920 E Kapitalrücklage > reserves
    2970 E Gewinnvortrag vor Verwendung > retainedEarnings
    2100 E Privatentnahmen allgemein > drawings
    3020 L Steuerrückstellungen > incomeTaxPayable
    3070 L Sonstige Rückstellungen > accruals
    3079 L Urlaubsrückstellungen > leaveProvision
    3150 L Verbindlichkeiten gegenüber Kreditinstituten > loans
    3250 L Erhaltene Anzahlungen auf Bestellungen > deferredIncome
    3300 L Verbindlichkeiten aus Lieferungen und Leistungen > payables
    3510 L Verbindlichkeiten gegenüber Gesellschaftern > ownerLoans
    3720 L Verbindlichkeiten aus Lohn und Gehalt > payrollLiabilities
    3730 L Verbindlichkeiten aus Lohn- und Kirchensteuer > payrollLiabilities
    3740 L Verbindlichkeiten im Rahmen der sozialen Sicherheit > payrollLiabilities
    3806 L Umsatzsteuer 19 % > salesTax
    3820 L Umsatzsteuer-Vorauszahlungen > salesTaxPayable
    3900 L Passive Rechnungsabgrenzung > deferredIncome
    4300 R Erlöse 7 % USt > salesGoods
    4400 R Erlöse 19 % USt > salesGoods
    4730 R Gewährte Skonti > discountsReturns
    4830 R Sonstige betriebliche Erträge > otherIncome
    4845 R Erlöse aus Verkäufen Sachanlagevermögen > gainOnDisposal
    4930 R Erträge aus der Auflösung von Rückstellungen > otherIncome
    4960 R Periodenfremde Erträge > otherIncome
    7100 R Sonstige Zinsen und ähnliche Erträge > interestIncome
    5100 X Einkauf Roh-, Hilfs- und Betriebsstoffe > materials
    5400 X Wareneingang 19 % Vorsteuer > materials
    5900 X Fremdleistungen > subcontractors
    6010 X Löhne > wages
    6020 X Gehälter > wages
    6035 X Löhne für Minijobs > wages
    6110 X Gesetzliche soziale Aufwendungen > payrollTax
    6120 X Beiträge zur Berufsgenossenschaft > payrollTax
    6140 X Aufwendungen für Altersversorgung > pension
    6200 X Abschreibungen auf immaterielle Vermögensgegenstände > amortisation
    6220 X Abschreibungen auf Sachanlagen > depreciation
    6310 X Miete (unbewegliche Wirtschaftsgüter) > rent
    6325 X Gas, Strom, Wasser > utilities
    6330 X Reinigung > office, repairs
    6400 X Versicherungen > insurance
    6420 X Beiträge > office, otherExpenses
    6470 X Reparaturen und Instandhaltung von Betriebs- und Geschäftsausstattung > repairs
    6530 X Laufende Kfz-Betriebskosten > motorVehicle
    6600 X Werbekosten > marketing
    6640 X Bewirtungskosten > travel
    6650 X Reisekosten Arbeitnehmer > travel
    6740 X Ausgangsfrachten > freight
    6800 X Porto > office
    6805 X Telefon > utilities
    6815 X Bürobedarf > office
    6821 X Fortbildungskosten > otherExpenses
    6825 X Rechts- und Beratungskosten > professionalFees
    6830 X Buchführungskosten > professionalFees
    6837 X Aufwendungen für Lizenzen, Konzessionen > software, otherCostOfSales
    6855 X Nebenkosten des Geldverkehrs > bankFees
    6895 X Anlagenabgänge Sachanlagen (Restbuchwert bei Buchverlust) > lossOnDisposal
    6930 X Forderungsverluste > badDebts
    7310 X Zinsaufwendungen für kurzfristige Verbindlichkeiten > interestExpense
    7600 X Körperschaftsteuer > incomeTax
    7610 X Gewerbesteuer > incomeTax`,
  ),
  chart(
    "Australia, hospitality",
    "AU",
    `1-1110 A Westpac Business One > cash
    1-1140 A Till Float > cash
    1-1180 A EFTPOS Clearing > cash, otherCurrentAssets
    1-1210 A Trade Debtors > receivables
    1-1320 A Food Inventory > inventory
    1-1330 A Liquor Stock on Hand > inventory
    1-1400 A Prepayments > prepayments
    1-1450 A Security Bond - Premises > otherNonCurrentAssets
    1-2110 A Kitchen Equipment at Cost > fixedAssets
    1-2120 A Kitchen Equipment Accum Dep'n > accumulatedDepreciation
    1-2210 A Fitout at Cost > fixedAssets
    1-2300 A Liquor Licence > intangibles
    1-2400 A Borrowing Costs > otherNonCurrentAssets, prepayments
    2-1110 L ANZ Business Visa > overdraft, otherCurrentLiabilities
    2-1210 L Trade Creditors > payables
    2-1310 L GST Collected > salesTax
    2-1330 L GST Paid > salesTax
    2-1350 L ATO Integrated Client Account > salesTaxPayable, payrollLiabilities, otherCurrentLiabilities, incomeTaxPayable
    2-1410 L PAYG Withholding Payable > payrollLiabilities
    2-1420 L Superannuation Payable > payrollLiabilities
    2-1500 L Gift Vouchers Outstanding > deferredIncome
    2-1600 L Provision for Annual Leave > leaveProvision
    2-1620 L Provision for Income Tax > incomeTaxPayable
    2-2100 L Equipment Finance - Macquarie > loans, leaseLiabilities
    2-2200 L Business Loan - NAB > loans
    2-2300 L Directors' Loans > ownerLoans
    3-1000 E Settlement Sum > shareCapital
    3-2000 E Beneficiary Distributions > drawings
    3-8000 E Retained Earnings > retainedEarnings
    3-9000 E Current Year Earnings > retainedEarnings
    4-1100 R Food Sales > salesGoods
    4-1200 R Beverage Sales > salesGoods
    4-1300 R Function Room Hire > rentalRevenue, salesServices
    4-1400 R Delivery Platform Sales > salesGoods, otherRevenue
    4-9000 R Fuel Tax Credits > otherIncome
    8-1000 R Interest Income > interestIncome
    5-1100 X Food Purchases > materials
    5-1200 X Beverage Purchases > materials
    5-1300 X Packaging and Takeaway Containers > materials
    5-1400 X Uber Eats Commission > merchantFees, marketing
    5-2000 X Kitchen Wages > wages, directLabour
    6-1100 X Accountancy Fees > professionalFees
    6-1200 X Advertising > marketing
    6-1300 X Bank Fees > bankFees
    6-1350 X Merchant Fees > merchantFees
    6-1400 X Cleaning and Laundry > office, repairs
    6-1450 X Council Rates > rent
    6-1500 X Crockery and Cutlery Replacements > office, otherExpenses, materials
    6-1550 X Electricity > utilities
    6-1600 X Fringe Benefits Tax > payrollTax
    6-1650 X Gas > utilities
    6-1700 X Insurance > insurance
    6-1750 X Licences and Permits > office, otherExpenses
    6-1800 X Music and Entertainment Licensing > marketing, otherExpenses, office, travel, software
    6-1850 X Pest Control > repairs, office, otherExpenses
    6-1900 X Rent on Premises > rent
    6-1950 X Repairs and Maintenance > repairs
    6-2000 X Staff Amenities > otherExpenses
    6-2050 X Staff Training > otherExpenses
    6-2100 X Superannuation > pension
    6-2150 X Telephone and Internet > utilities
    6-2200 X Wages and Salaries - Front of House > wages
    6-2250 X Waste Removal > utilities
    6-2300 X Workers Compensation > payrollTax
    6-2350 X POS System Subscription > software, office
    6-2400 X Depreciation > depreciation
    9-1000 X Interest Expense > interestExpense
    9-2000 X Income Tax Expense > incomeTax`,
  ),
  chart(
    "India",
    "IN",
    `1101 A HDFC Bank Current A/c > cash
    1102 A Cash in Hand > cash
    1103 A Fixed Deposit with SBI > cash, investments, otherCurrentAssets
    1201 A Sundry Debtors > receivables
    1301 A Closing Stock - Raw Material > inventory
    1302 A Stores and Spares > inventory
    1303 A Work in Process > workInProgress
    1401 A Advance to Suppliers > prepayments
    1402 A Capital Advances > fixedAssets, otherNonCurrentAssets
    1403 A Advance Income Tax > otherCurrentAssets
    1404 A TDS Receivable > otherCurrentAssets
    1405 A Input CGST > otherCurrentAssets
    1406 A Security Deposits > otherNonCurrentAssets, otherCurrentAssets
    1407 A Loans and Advances to Staff > otherCurrentAssets
    1501 A Factory Building > fixedAssets
    1502 A Plant and Machinery > fixedAssets
    1503 A Accumulated Depreciation - Plant and Machinery > accumulatedDepreciation
    1504 A Capital Work in Progress > fixedAssets
    1601 A Investment in Mutual Funds > investments
    1701 A Deferred Tax Asset (Net) > deferredTaxAsset
    2101 L Sundry Creditors > payables
    2102 L Creditors for Expenses > payables, accruals, otherCurrentLiabilities
    2103 L Advance from Customers > deferredIncome
    2104 L Output IGST > salesTax
    2105 L GST Payable > salesTaxPayable
    2106 L TDS Payable > payrollLiabilities, otherCurrentLiabilities
    2107 L Provident Fund Payable > payrollLiabilities
    2108 L ESI Payable > payrollLiabilities
    2109 L Salary Payable > payrollLiabilities
    2110 L Audit Fees Payable > accruals, otherCurrentLiabilities
    2111 L Provision for Taxation > incomeTaxPayable
    2201 L Cash Credit - Axis Bank > overdraft
    2202 L Term Loan - SIDBI > loans
    2203 L Unsecured Loan from Directors > ownerLoans
    2204 L Vehicle Loan - ICICI > loans
    2301 L Provision for Gratuity > otherNonCurrentLiabilities, accruals, leaveProvision, payrollLiabilities
    2302 L Proposed Dividend > dividendsPayable
    3001 E Equity Share Capital > shareCapital
    3002 E Securities Premium > reserves
    3003 E General Reserve > reserves
    3004 E Surplus in Statement of Profit and Loss > retainedEarnings
    4001 R Sales - Domestic @18% > salesGoods
    4002 R Export Sales > salesGoods
    4003 R Job Work Income > salesServices, projectRevenue, otherRevenue
    4004 R Scrap Sales > otherRevenue, salesGoods
    4005 R Sales Return > discountsReturns
    4006 R Duty Drawback > otherIncome, grantsDonations
    4007 R Interest on FD > interestIncome
    4008 R Exchange Rate Fluctuation Gain > foreignExchange
    5001 X Purchase of Raw Material > materials
    5002 X Consumption of Packing Material > materials
    5003 X Freight Inward > freight
    5004 X Job Work Charges > subcontractors, otherCostOfSales
    5005 X Factory Wages > directLabour, wages
    5006 X Power and Fuel > utilities
    6001 X Salaries and Bonus > wages
    6002 X Employer Contribution to PF > pension, payrollTax
    6003 X ESI Contribution > payrollTax
    6004 X Staff Welfare Expenses > otherExpenses
    6005 X Rent > rent
    6006 X Rates and Taxes > rent, otherExpenses
    6007 X Printing and Stationery > office
    6008 X Postage and Courier > office, freight
    6009 X Telephone Expenses > utilities
    6010 X Travelling and Conveyance > travel
    6011 X Legal and Professional Charges > professionalFees
    6012 X Statutory Audit Fees > professionalFees
    6013 X Insurance Premium > insurance
    6014 X Repairs to Machinery > repairs
    6015 X Advertisement Expenses > marketing
    6016 X Sales Promotion > marketing
    6017 X Freight Outward > freight
    6018 X Bad Debts Written Off > badDebts
    6019 X Bank Charges > bankFees
    6020 X Interest on Term Loan > interestExpense
    6021 X Depreciation > depreciation
    6022 X Corporate Social Responsibility > otherExpenses
    6023 X Current Tax > incomeTax
    6024 X Loss on Sale of Fixed Assets > lossOnDisposal`,
  ),
  chart(
    "United States, agency",
    "US",
    `1000 A Operating Checking - Chase > cash
    1010 A Payroll Checking > cash
    1100 A Accounts Receivable > receivables
    1150 A Unbilled Receivables > workInProgress, receivables
    1200 A Prepaid Software > prepayments
    1250 A Employee Advances > otherCurrentAssets
    1400 A Security Deposit - Office > otherNonCurrentAssets
    1500 A Computer Equipment > fixedAssets
    1510 A A/D - Computer Equipment > accumulatedDepreciation
    1600 A Capitalized Website > intangibles
    1610 A Accumulated Amortization - Website > accumulatedAmortisation
    1700 A Right-of-Use Asset > fixedAssets
    2000 L Accounts Payable > payables
    2050 L Amex Corporate Card > overdraft, otherCurrentLiabilities
    2100 L Accrued Payroll > payrollLiabilities
    2110 L 401(k) Withholding > payrollLiabilities
    2120 L Federal Payroll Taxes Payable > payrollLiabilities
    2130 L Accrued PTO > leaveProvision
    2200 L Client Retainers > deferredIncome
    2250 L Deferred Revenue > deferredIncome
    2300 L Sales Tax Payable > salesTaxPayable, salesTax
    2400 L Line of Credit - SVB > overdraft
    2450 L Operating Lease Liability > leaseLiabilities
    2500 L PPP Loan > loans
    2600 L Note Payable - Shareholder > ownerLoans, shortTermLoans
    3000 E Common Stock > shareCapital
    3100 E Additional Paid-In Capital > shareCapital, reserves
    3200 E Shareholder Distributions > drawings
    3900 E Retained Earnings > retainedEarnings
    4000 R Retainer Fees > salesServices, subscriptionRevenue
    4100 R Project Income > projectRevenue
    4200 R Media Commissions > otherRevenue
    4300 R Reimbursed Expenses > otherIncome
    4900 R Client Credits and Refunds > discountsReturns
    8000 R Credit Card Rewards > otherIncome
    5000 X Freelancers > subcontractors
    5100 X Media Buys for Clients > otherCostOfSales, marketing, materials
    5200 X Production Costs > otherCostOfSales
    5300 X Stock Photography > otherCostOfSales, materials, software, office
    6000 X Salaries - Creative > wages
    6010 X Salaries - Account Management > wages
    6020 X Bonuses > wages
    6100 X Payroll Taxes > payrollTax
    6110 X Health Insurance > payrollTax, insurance
    6120 X 401(k) Match > pension
    6130 X PTO Expense > leaveExpense
    6200 X Office Rent > rent
    6210 X Utilities > utilities
    6220 X Internet and Phone > utilities
    6300 X Software Subscriptions > software
    6310 X Domain and Hosting > software
    6400 X Client Entertainment > travel, marketing
    6410 X Airfare and Hotels > travel
    6420 X Conferences > travel, otherExpenses
    6500 X Business Insurance > insurance
    6600 X Accounting and Tax Prep > professionalFees
    6610 X Attorney Fees > professionalFees
    6700 X Bank Service Charges > bankFees
    6710 X Stripe Fees > merchantFees
    6800 X Office Snacks > office, otherExpenses
    6810 X Charitable Contributions > otherExpenses
    6820 X Recruiting > otherExpenses
    6830 X Business Licenses > office, otherExpenses
    6900 X Depreciation Expense > depreciation
    6910 X Amortization Expense > amortisation
    7000 X Interest Expense - LOC > interestExpense
    7100 X State Franchise Tax > incomeTax, otherExpenses`,
  ),
];
