/** Charts written after the last change of the rules: what is measured on them is what to expect. */
import { type Chart, chart } from "./chart.ts";

export const closingCharts: readonly Chart[] = [
  chart(
    "Germany, craftsman, own names",
    "",
    `1 A Volksbank Girokonto > cash
    2 A Bargeldkasse > cash
    3 A Offene Kundenrechnungen > receivables
    4 A Lagerbestand Holz > inventory
    5 A Begonnene Aufträge > workInProgress
    6 A Vorausbezahlte Versicherungen > prepayments
    7 A Werkstattausstattung > fixedAssets
    8 A Lieferwagen > fixedAssets
    9 A Abschreibungen auf Werkstattausstattung (kumuliert) > accumulatedDepreciation
    10 A Mietkaution Werkstatt > otherNonCurrentAssets
    11 A Vorsteuer 19 % > otherCurrentAssets
    12 L Offene Lieferantenrechnungen > payables
    13 L Umsatzsteuer > salesTax
    14 L Lohnsteuer und Soli > payrollLiabilities
    15 L Anzahlungen von Kunden > deferredIncome
    16 L KfW-Darlehen > loans
    17 L Rückstellung Gewährleistung > accruals
    18 L Körperschaftsteuerrückstellung > incomeTaxPayable
    19 L Darlehen Geschäftsführer > ownerLoans
    20 E Stammkapital > shareCapital
    21 E Gewinnvortrag > retainedEarnings
    22 R Umsatz Möbelbau > salesGoods
    23 R Umsatz Montage > salesServices
    24 R Skonto an Kunden > discountsReturns
    25 R Verkauf Altmaschinen > gainOnDisposal
    26 R Zinsen vom Finanzamt > interestIncome
    27 X Holzeinkauf > materials
    28 X Beschläge und Kleinteile > materials
    29 X Subunternehmer > subcontractors
    30 X Löhne Werkstatt > wages, directLabour
    31 X Gehälter Büro > wages
    32 X Sozialabgaben Arbeitgeber > payrollTax
    33 X Werkstattmiete > rent
    34 X Strom Werkstatt > utilities
    35 X Reparatur Maschinen > repairs
    36 X Werkzeugverbrauch > office, materials, otherCostOfSales
    37 X Diesel Lieferwagen > motorVehicle
    38 X Kfz-Versicherung > insurance, motorVehicle
    39 X Betriebshaftpflicht > insurance
    40 X Handy > utilities
    41 X Bürobedarf > office
    42 X Steuerberatungskosten > professionalFees
    43 X Handwerkskammer Beitrag > office, otherExpenses
    44 X Anzeigen Lokalzeitung > marketing
    45 X Abschreibung Maschinen > depreciation
    46 X Zinsen KfW > interestExpense
    47 X Entsorgung > utilities`,
  ),
  chart(
    "United Kingdom, charity",
    "GB",
    `10 A Co-operative Bank Current Account > cash
    11 A CAF Gold Deposit > cash, investments
    12 A Gift Aid Recoverable > otherCurrentAssets
    13 A Trade Debtors > receivables
    14 A Prepayments and Accrued Income > prepayments, otherCurrentAssets
    15 A Charity Shop Stock > inventory
    16 A Minibus > fixedAssets
    17 A Minibus Depreciation > accumulatedDepreciation
    18 A Listed Investments > investments
    20 L Trade Creditors > payables
    21 L Grants Received in Advance > deferredIncome
    22 L PAYE/NIC Creditor > payrollLiabilities
    23 L Pension Creditor > payrollLiabilities
    24 L Accruals > accruals
    25 L Holiday Pay Accrual > leaveProvision
    30 E Unrestricted Funds Brought Forward > retainedEarnings, reserves
    31 E Restricted Reserve > reserves
    32 E Revaluation Reserve > reserves
    40 R Individual Donations > grantsDonations
    41 R Legacies > grantsDonations
    42 R Lottery Grant > grantsDonations
    43 R Charity Shop Takings > salesGoods
    44 R Membership Fees > subscriptionRevenue
    45 R Hall Hire > rentalRevenue
    46 R Training Course Fees > salesServices
    47 R Bank Interest > interestIncome
    48 R Dividend Income > otherIncome, interestIncome
    50 X Project Workers' Salaries > wages
    51 X Fundraising Salaries > wages
    52 X Employer's NI > payrollTax
    53 X Employer's Pension > pension
    54 X Sessional Workers > wages, subcontractors
    55 X Volunteer Expenses > otherExpenses, travel
    56 X Charity Shop Purchases > materials
    57 X Fundraising Events > marketing, otherExpenses
    58 X Grants Payable > otherExpenses
    59 X Premises Rent > rent
    60 X Light and Heat > utilities
    61 X Minibus Running Costs > motorVehicle
    62 X Office Costs > office
    63 X IT Support > software
    64 X Independent Examination > professionalFees
    65 X Trustee Indemnity Insurance > insurance
    66 X Bank Charges > bankFees
    67 X JustGiving Platform Fees > merchantFees
    68 X Equipment Repairs > repairs
    69 X Travel and Subsistence > travel
    70 X Staff Training > otherExpenses
    71 X Depreciation of Minibus > depreciation`,
  ),
  chart(
    "Australia, clinic",
    "AU",
    `1 A CBA Business Transaction Account > cash
    2 A Patient Debtors > receivables
    3 A Medicare Receivable > receivables, otherCurrentAssets
    4 A Dental Supplies on Hand > inventory
    5 A Prepaid Rent > prepayments
    6 A Dental Chairs at Cost > fixedAssets
    7 A Less Acc Dep Dental Chairs > accumulatedDepreciation
    8 A Practice Goodwill > intangibles
    9 A Loan - Related Party > otherNonCurrentAssets, otherCurrentAssets
    10 L Trade Creditors > payables
    11 L CBA Credit Card > overdraft, otherCurrentLiabilities
    12 L GST Clearing > salesTaxPayable, salesTax
    13 L PAYG Withholding > payrollLiabilities
    14 L Super Guarantee Payable > payrollLiabilities
    15 L Long Service Leave Provision > leaveProvision
    16 L Chattel Mortgage - X-Ray > leaseLiabilities, loans
    17 L Unexpired Interest > leaseLiabilities, loans, interestPayable
    18 L Unearned Orthodontic Fees > deferredIncome
    19 L Income Tax Provision > incomeTaxPayable
    20 E Trust Corpus > shareCapital
    21 E Undistributed Income > retainedEarnings
    22 E Trust Distributions > drawings
    23 R Consultation Fees > salesServices
    24 R Orthodontic Treatment Fees > salesServices
    25 R Sale of Dental Products > salesGoods
    26 R Room Rental from Specialists > rentalRevenue
    27 R Government Rebates > otherIncome, grantsDonations
    28 X Dental Consumables > materials
    29 X Laboratory Fees > subcontractors, otherCostOfSales
    30 X Contract Dentists > subcontractors
    31 X Nurses Wages > wages
    32 X Reception Salaries > wages
    33 X Superannuation Expense > pension
    34 X Payroll Tax > payrollTax
    35 X WorkCover Premium > payrollTax
    36 X Annual Leave Expense > leaveExpense
    37 X Surgery Rent > rent
    38 X Practice Management Software > software
    39 X Professional Indemnity Insurance > insurance
    40 X AHPRA Registration > office, otherExpenses
    41 X Continuing Education > otherExpenses
    42 X HICAPS Fees > merchantFees, bankFees
    43 X Clinical Waste Disposal > utilities
    44 X Uniforms > office, otherExpenses
    45 X Website and SEO > software, marketing
    46 X Equipment Maintenance > repairs
    47 X Telephone > utilities
    48 X Accounting and Bookkeeping > professionalFees
    49 X Chattel Mortgage Interest > interestExpense
    50 X Depreciation > depreciation`,
  ),
];
