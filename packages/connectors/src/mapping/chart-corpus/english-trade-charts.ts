/** Companies' own charts in English, each written by another hand than the rules. */
import { type Chart, chart } from "./chart.ts";

export const englishTradeCharts: readonly Chart[] = [
  chart(
    "Australia, mine site maintenance and labour hire contractor, Pilbara",
    "AU",
    `11010 A NAB Operating Account > cash
    11020 A NAB Payroll Account > cash
    11030 A Term deposit under 3 months > cash
    11090 A Cash float - Newman depot > cash
    11110 A Trade Debtors > receivables
    11120 A Less Provision for Impairment of Debtors > receivables
    11130 A Accrued Revenue - timesheets approved, not invoiced > workInProgress, receivables
    11135 A Shutdown jobs WIP > workInProgress
    11140 A Retention - Rio Tinto contracts > receivables
    11210 A Stores - Karratha > inventory
    11215 A Conveyor idlers & belting stock > inventory
    11220 A Stock obsolescence provision > inventory
    11310 A Prepayments > prepayments
    11320 A Prepaid insurance premiums > prepayments
    11420 A Bank guarantees - cash backed > otherCurrentAssets, otherNonCurrentAssets
    12010 A Leasehold Improvements > fixedAssets
    12015 A Leasehold Improvements - Accumulated Depreciation > accumulatedDepreciation
    12020 A Plant and Equipment > fixedAssets
    12025 A Plant and Equipment - Accumulated Depreciation > accumulatedDepreciation
    12030 A Mine-spec Landcruisers > fixedAssets
    12035 A Mine-spec Landcruisers - Accum Depn > accumulatedDepreciation
    12040 A Frannas, cranes, EWPs > fixedAssets
    12045 A Frannas, cranes, EWPs A/Dep > accumulatedDepreciation
    12050 A Capital WIP - workshop extension > fixedAssets
    12060 A Right of use asset - premises > fixedAssets
    12065 A ROU asset - acc. amortisation > accumulatedDepreciation, accumulatedAmortisation
    12110 A Goodwill - acquisition of Boltec > intangibles
    12120 A ERP implementation costs > intangibles
    12125 A ERP implementation - amortisation to date > accumulatedAmortisation
    12210 A Deferred Tax Asset > deferredTaxAsset
    12310 A Investment in Banjima JV Pty Ltd > investments
    12320 A Loan to related entity - Ironside Hire > otherNonCurrentAssets
    21010 L Trade Creditors > payables
    21015 L Goods received not invoiced > accruals, payables
    21020 L Accrued Expenses > accruals
    21030 L Corporate Visa - NAB > overdraft
    21040 L Debtor finance facility (ScotPac) > shortTermLoans, overdraft
    21110 L GST Collected > salesTax
    21120 L GST Paid > salesTax
    21130 L BAS clearing > salesTaxPayable
    21210 L PAYG Withholding > payrollLiabilities
    21220 L Superannuation Payable > payrollLiabilities
    21230 L WA payroll tax accrued > payrollLiabilities, accruals
    21240 L Salary sacrifice & novated lease deductions > payrollLiabilities
    21310 L Provision for Annual Leave > leaveProvision
    21320 L Provision for RDOs > leaveProvision
    21330 L Provision for Long Service Leave - current > leaveProvision
    21340 L MyLeave (construction LSL) levy due > payrollLiabilities, accruals
    21410 L Provision for Income Tax > incomeTaxPayable
    21510 L Mobilisation fees invoiced in advance > deferredIncome
    21610 L Dividend declared > dividendsPayable
    21620 L Lease liability - current > leaseLiabilities
    21710 L Insurance premium funding - Hunter > shortTermLoans
    22010 L Equipment finance - Toyota & Komatsu > loans
    22020 L NAB market rate loan > loans
    22030 L Lease liability - non current > leaseLiabilities
    22040 L Make good provision > otherNonCurrentLiabilities
    22050 L LSL provision - non current > leaveProvision, otherNonCurrentLiabilities
    22060 L Shareholder loans > ownerLoans
    22070 L Deferred Tax Liability > deferredTaxLiability
    31010 E Issued Capital > shareCapital
    31020 E Share based payment reserve > reserves
    31030 E Dividends Paid > drawings
    31040 E Retained Earnings > retainedEarnings
    41010 R Labour hire - fitters & boilermakers > salesServices
    41020 R Shutdown crews - BHP Newman > projectRevenue, salesServices
    41030 R Fixed plant maintenance contracts > projectRevenue, salesServices
    41040 R Workshop fabrication > salesServices, projectRevenue
    41050 R Plant hire (wet & dry) > rentalRevenue
    41060 R Parts sold > salesGoods
    41070 R Recharge of flights and camp > otherRevenue
    41080 R Rise & fall adjustments > projectRevenue
    42010 R Interest Received > interestIncome
    42020 R Gain on Disposal of Assets > gainOnDisposal
    42030 R Diesel fuel rebate > otherIncome
    51010 X Direct Wages - site > directLabour
    51015 X Site allowances & penalty rates > directLabour
    51020 X Direct Superannuation > pension, directLabour
    51030 X Payroll tax - direct > payrollTax, directLabour
    51040 X Workers compensation - direct > payrollTax, directLabour
    51050 X Agency personnel > subcontractors
    51060 X Subcontract crane crews > subcontractors
    51110 X Materials - steel, bolts, weld gas > materials
    51120 X Parts cost > materials
    51210 X FIFO flights > otherCostOfSales, travel
    51220 X Camp accommodation and messing > otherCostOfSales, travel
    51310 X Cross hire > otherCostOfSales
    51320 X Site inductions, medicals, drug screens > otherCostOfSales
    51330 X Freight north (Toll) > freight
    61010 X Salaries - Administration > wages
    61020 X Superannuation - Administration > pension
    61030 X Leave entitlements movement > leaveExpense
    61040 X Fringe Benefits Tax > payrollTax
    61050 X Recruitment > wages, otherExpenses
    61110 X Rent & Outgoings - Welshpool > rent
    61120 X Electricity & Water > utilities
    61130 X Insurance - Plant, PI, Liability > insurance
    61140 X Light vehicle running costs > motorVehicle
    61150 X Repairs - plant & tooling > repairs
    61160 X IT support and Microsoft 365 > software
    61170 X Audit Fees > professionalFees
    61190 X Office supplies > office
    61200 X Sponsorship - Newman Football Club > marketing
    61210 X Doubtful Debts > badDebts
    61220 X Bank fees & guarantee fees > bankFees
    61310 X Depreciation Expense > depreciation
    61320 X Amortisation - ERP > amortisation
    61410 X Interest - Equipment Finance > interestExpense
    61420 X Interest on lease liabilities > interestExpense
    91010 X Income Tax Expense > incomeTax`,
  ),
  chart(
    "Australia, plumbing, gas fitting and air conditioning company",
    "AU",
    `200 R Sales > salesServices, salesGoods
    201 R Maintenance contract call-outs > salesServices
    203 R New builds & fit-outs - progress claims > projectRevenue
    205 R Split systems & hot water units supplied > salesGoods
    207 R Annual service plan fees (CoolCare) > subscriptionRevenue
    209 R Strata jobs - Bright & Duggan > salesServices
    215 R Discounts allowed on quotes > discountsReturns
    260 R Other Revenue > otherRevenue
    262 R STC rebates - heat pumps > otherRevenue, otherIncome, grantsDonations
    265 R Apprentice wage subsidy > otherIncome, grantsDonations
    270 R Interest Income > interestIncome
    275 R Profit on sale of utes & vans > gainOnDisposal
    278 R Scrap copper > otherIncome, otherRevenue
    310 X Cost of Goods Sold > materials
    311 X Reece - pipe, fittings, tapware > materials
    312 X Daikin/Mitsubishi units > materials
    313 X Refrigerant gas R32 & R410A > materials
    320 X Subbies - drainage & excavation > subcontractors
    321 X Sparkies (sub-contract electricians) > subcontractors
    325 X Wages - tradesmen on tools > directLabour, wages
    326 X Apprentices > directLabour
    327 X Super - on tools > pension, directLabour
    330 X Hire of plant - Kennards, Coates > otherCostOfSales
    332 X Tip fees and spoil removal > otherCostOfSales
    334 X Permits & Sydney Water lodgements > otherCostOfSales
    336 X Small tools & consumables > otherCostOfSales, materials
    340 X Warranty rework > otherCostOfSales
    345 X Zip & Tyro terminal charges > merchantFees
    400 X Advertising > marketing
    401 X Google Ads and hipages leads > marketing
    402 X Van signwriting > marketing
    404 X Bank Fees > bankFees
    406 X Bad debts written off > badDebts
    408 X Cleaning > office, repairs
    412 X Consulting & Accounting > professionalFees
    416 X Depreciation > depreciation
    420 X Entertainment > travel
    421 X Friday beers and Xmas party > travel, otherExpenses
    425 X Freight & Courier > freight
    429 X General Expenses > otherExpenses
    431 X Fines - not deductible > otherExpenses
    433 X Insurance > insurance
    434 X icare workers compensation premium > payrollTax
    435 X Public liability & contract works cover > insurance
    437 X Interest Expense > interestExpense
    438 X Interest - chattel mortgages Macquarie > interestExpense
    441 X Legal expenses > professionalFees
    445 X Light, Power, Heating > utilities
    449 X Motor Vehicle Expenses > motorVehicle
    450 X BP fuel cards > motorVehicle
    451 X Linkt tolls > motorVehicle
    452 X Rego, green slips > motorVehicle
    453 X Office Expenses > office
    455 X Uniforms, boots, PPE > otherExpenses, wages, office
    457 X Licences - Fair Trading, ARCtick > office, otherExpenses
    461 X Printing & Stationery > office
    463 X simPRO and Xero fees > software
    469 X Rent > rent
    470 X Storage shed Smeaton Grange > rent
    473 X Repairs and Maintenance > repairs
    477 X Wages and Salaries > wages
    478 X Superannuation > pension
    479 X Directors' salaries > wages
    480 X NSW payroll tax > payrollTax
    481 X Long service leave - movement > leaveExpense
    482 X Annual leave movement > leaveExpense
    483 X TAFE fees & safety courses > wages, otherExpenses
    485 X Subscriptions > office
    486 X Master Plumbers Association dues > office
    489 X Telephone & Internet > utilities, office
    493 X Travel - National > travel
    495 X Loss on sale of plant > lossOnDisposal
    497 X Bank Revaluations > foreignExchange
    505 X Income Tax Expense > incomeTax
    600 A Westpac Business One 4471 > cash
    601 A Tax savings account (GST & PAYG set aside) > cash
    605 A Petty cash tin > cash
    610 A Accounts Receivable > receivables
    611 A Retentions held by builders > receivables
    612 A Provision for doubtful debts > receivables
    620 A Prepayments > prepayments
    630 A Inventory > inventory
    632 A Van stock > inventory
    635 A Unbilled jobs at month end > workInProgress
    640 A Rental bond - shed > otherNonCurrentAssets, otherCurrentAssets
    710 A Office Equipment > fixedAssets
    711 A Less Accumulated Depreciation on Office Equipment > accumulatedDepreciation
    730 A HiAces and Rangers > fixedAssets
    731 A HiAces and Rangers acc depn > accumulatedDepreciation
    740 A Drain cameras, jetters, tools > fixedAssets
    741 A Less Accum Dep Drain cameras, jetters, tools > accumulatedDepreciation
    800 L Accounts Payable > payables
    801 L Unpaid Expense Claims > payables, accruals
    804 L Wages Payable - Payroll > payrollLiabilities
    805 L Amex Platinum > overdraft
    810 L Deposits taken on jobs not started > deferredIncome
    820 L GST > salesTax
    822 L ATO integrated client account > salesTaxPayable
    825 L PAYG Withholdings Payable > payrollLiabilities
    826 L Superannuation Payable > payrollLiabilities
    828 L Annual leave owing > leaveProvision
    830 L Income Tax Payable > incomeTaxPayable
    850 L Suspense > otherCurrentLiabilities
    860 X Rounding > otherExpenses
    900 L Chattel mortgages - vans > loans
    902 L Unexpired interest on chattel mortgages > loans
    910 L Loan from Dave & Kylie > ownerLoans
    960 E Retained Earnings > retainedEarnings
    965 E Dividends paid - family trust > drawings
    970 E Share Capital > shareCapital`,
  ),
  chart(
    "Australia, sheep and grain farm, family partnership",
    "AU",
    `1-1110 A Cheque Account > cash
    1-1115 A Rural Bank working account > cash
    1-1120 A Farm Management Deposits > cash, investments, otherCurrentAssets
    1-1130 A Petty Cash > cash
    1-1180 A Undeposited Funds > cash
    1-1190 A Electronic Clearing Account > cash
    1-1210 A Trade Debtors > receivables
    1-1215 A Elders wool account owing to us > receivables
    1-1220 A GrainCorp pool payments to come > receivables
    1-1310 A Sheep on hand > inventory
    1-1315 A Wool in shed > inventory
    1-1320 A Wheat, barley, canola in silos > inventory
    1-1325 A Hay on hand > inventory
    1-1330 A Chemical & fertiliser in store > inventory
    1-1340 A Crops in the ground > workInProgress, inventory
    1-1410 A Prepaid Insurance > prepayments
    1-1420 A Prepaid fert next season > prepayments
    1-1510 A Fuel tax credits receivable > otherCurrentAssets, receivables
    1-2110 A Land - Home block > fixedAssets
    1-2115 A Land - Murphys 640 acres > fixedAssets
    1-2210 A Plant & Equipment at Cost > fixedAssets
    1-2220 A Plant & Equipment Accum Dep > accumulatedDepreciation
    1-2310 A Headers and tractors (John Deere) > fixedAssets
    1-2320 A Headers and tractors Accum Dep > accumulatedDepreciation
    1-2410 A Motor Vehicles at Cost > fixedAssets
    1-2420 A Motor Vehicles Accum Dep > accumulatedDepreciation
    1-2510 A Shearing shed, yards & fences > fixedAssets
    1-2520 A Structural improvements written down > accumulatedDepreciation
    1-2610 A Water licence - bore > intangibles
    1-2710 A Shares in CBH / GrainCorp > investments
    1-2720 A Stud rams > fixedAssets, inventory
    2-1110 L Bank overdraft - seasonal limit > overdraft
    2-1120 L Visa Card #1 > overdraft
    2-1210 L Trade Creditors > payables
    2-1220 L Nutrien monthly account > payables
    2-1310 L GST Collected > salesTax
    2-1330 L GST Paid > salesTax
    2-1340 L BAS owing to ATO > salesTaxPayable
    2-1410 L Payroll Accruals Payable > payrollLiabilities
    2-1420 L PAYG Withholding Payable > payrollLiabilities
    2-1430 L Super owing shearers & station hand > payrollLiabilities
    2-1510 L Wheat sold forward - money received > deferredIncome
    2-1610 L Crop input finance (Rabo, harvest terms) > shortTermLoans
    2-1710 L Holiday pay owed > leaveProvision
    2-2110 L Bank Loans > loans
    2-2120 L Rabobank term loan - Murphys > loans
    2-2130 L Equipment finance - JD Financial > loans
    2-2140 L RIC drought loan > loans
    2-2210 L Loan from Mum and Dad > ownerLoans
    3-1110 E Capital - G & P Hollis > shareCapital
    3-1120 E Drawings G Hollis > drawings
    3-1130 E Drawings P Hollis > drawings
    3-1140 E School fees & private power (drawings) > drawings
    3-1210 E Asset revaluation reserve > reserves
    3-8000 E Retained Earnings > retainedEarnings
    3-9000 E Current Year Earnings > retainedEarnings
    3-9999 E Historical Balancing > retainedEarnings
    4-1100 R Wool proceeds > salesGoods
    4-1150 R Crutchings, bellies & locks > salesGoods
    4-1200 R Sales - prime lambs > salesGoods
    4-1210 R Sales - cast for age ewes > salesGoods
    4-1300 R Sales - wheat > salesGoods
    4-1310 R Sales - barley > salesGoods
    4-1320 R Canola > salesGoods
    4-1330 R Hay and straw sold > salesGoods
    4-1400 R Contract harvesting for neighbours > salesServices
    4-1450 R Agistment > rentalRevenue, otherRevenue
    4-1500 R Phone tower lease - Telstra > rentalRevenue, otherIncome
    4-1600 R AWI & wool levies deducted > discountsReturns
    5-1100 X Livestock purchases > materials
    5-1120 X Livestock trading - natural increase and deaths > materials, otherCostOfSales
    5-1200 X Seed & seed treatment > materials
    5-1210 X Fertiliser - MAP, urea > materials
    5-1220 X Chemicals > materials
    5-1300 X Drench, vaccines, vet > materials, otherCostOfSales
    5-1310 X Supplementary feed - lupins, oats > materials
    5-1400 X Shearing & crutching contractors > subcontractors
    5-1410 X Aerial spraying > subcontractors
    5-1420 X Contract seeding > subcontractors
    5-1500 X Wool packs and shed sundries > materials
    5-1510 X Selling costs, commission & yard dues > otherCostOfSales
    5-1520 X Cartage - livestock and grain > freight
    5-1600 X Crop insurance (hail & fire) > insurance, otherCostOfSales
    5-1700 X Casual labour - lamb marking > directLabour
    6-1100 X Accounting Fees > professionalFees
    6-1110 X Agronomist > professionalFees
    6-1150 X Bank Charges > bankFees
    6-1200 X Depreciation > depreciation
    6-1250 X Diesel & oil > motorVehicle, otherCostOfSales
    6-1260 X Motor Vehicle Expenses > motorVehicle
    6-1300 X Electricity > utilities
    6-1310 X Water usage - pipeline > utilities
    6-1350 X Farm insurance pack > insurance
    6-1400 X Shire rates & Local Land Services > rent
    6-1410 X Lease of paddocks (Thompson) > rent
    6-1450 X R&M plant > repairs
    6-1460 X R&M fencing and water > repairs
    6-1500 X Wages & Salaries > wages
    6-1510 X Superannuation > pension
    6-1520 X WorkCover > payrollTax
    6-1600 X Telephone > utilities, office
    6-1610 X AgWorld & MYOB subscription > software
    6-1620 X Subscriptions - NSW Farmers, The Land > office
    6-1700 X Dog food & working dogs > otherExpenses
    6-1750 X Field days and travel > travel
    8-1100 R Interest Income > interestIncome
    8-1200 R Fuel tax credits > otherIncome
    8-1300 R Profit on sale of machinery > gainOnDisposal
    9-1100 X Interest Expense > interestExpense`,
  ),
  chart(
    "Canada, general building contractor, Ontario",
    "CA",
    `1050 A Petty Cash > cash
    1060 A Chequing Bank Account > cash
    1065 A RBC job account - Lakeshore condo > cash
    1200 A Accounts Receivable > receivables
    1205 A Allowance for Doubtful Accounts > receivables
    1210 A Holdback receivable 10% (Construction Act) > receivables
    1220 A Advances & Loans > otherCurrentAssets
    1225 A Costs in excess of billings > workInProgress
    1230 A Unbilled extras & change orders > workInProgress, receivables
    1320 A Prepaid Expenses > prepayments
    1325 A Prepaid bonds and builders risk > prepayments
    1400 A Corporate tax instalments > otherCurrentAssets
    1510 A Inventory > inventory
    1520 A Lumber & drywall in yard > inventory
    1530 A Spec house - 14 Elm Crt > workInProgress, inventory
    1540 A Damage deposits with city > otherCurrentAssets
    1820 A Office Furniture & Equipment > fixedAssets
    1825 A Accum. Amort. -Furn. & Equip. > accumulatedDepreciation
    1840 A Vehicle > fixedAssets
    1845 A Accum. Amort. -Vehicle > accumulatedDepreciation
    1850 A Excavator & skid steers > fixedAssets
    1855 A Accum. Amort. -Excavator & skid steers > accumulatedDepreciation
    1860 A Building > fixedAssets
    1865 A Accum. Amort. -Building > accumulatedDepreciation
    1870 A Scaffold, forms & shoring > fixedAssets
    1880 A Land > fixedAssets
    1910 A Computer Software > intangibles
    1920 A Goodwill > intangibles
    1950 A Shares in 2219880 Ontario Inc. > investments
    2100 L Accounts Payable > payables
    2105 L Holdback payable to trades > payables
    2110 L Accrued liabilities > accruals
    2115 L Billings in excess of costs > deferredIncome
    2120 L Customer deposits - renos > deferredIncome
    2130 L RBC operating line > shortTermLoans, overdraft
    2140 L Home Depot and RBC Visa > overdraft
    2160 L Corporate Taxes Payable > incomeTaxPayable
    2170 L Vacation Payable > leaveProvision
    2180 L EI Payable > payrollLiabilities
    2185 L CPP Payable > payrollLiabilities
    2190 L Federal Income Tax Payable > payrollLiabilities
    2195 L EHT Payable > payrollLiabilities
    2200 L Union dues & benefits - LiUNA 183 > payrollLiabilities
    2230 L WSIB Payable > payrollLiabilities
    2310 L HST Charged on Sales > salesTax
    2315 L HST Paid on Purchases > salesTax
    2320 L HST owing to CRA > salesTaxPayable
    2400 L Tarion warranty accrual > otherCurrentLiabilities, accruals
    2450 L Current portion of LTD > shortTermLoans, loans
    2460 L Dividends payable > dividendsPayable
    2620 L Bank Loans > loans
    2630 L Mortgage Payable > loans
    2640 L CAT Financial > loans
    2650 L Ford lease obligations > leaseLiabilities
    2680 L Loans from Shareholders > ownerLoans
    2700 L Future income taxes > deferredTaxLiability
    3350 E Common Shares > shareCapital
    3360 E Preferred shares - estate freeze > shareCapital
    3560 E Retained Earnings - Previous Year > retainedEarnings
    3580 E Dividends declared > drawings
    3600 E Current Earnings > retainedEarnings
    4020 R Contract revenue - custom homes > projectRevenue
    4030 R Contract revenue - commercial > projectRevenue
    4040 R Renos and additions > projectRevenue
    4050 R T&M and service calls > salesServices
    4060 R Construction management fees > salesServices, projectRevenue
    4070 R Sale of spec houses > salesGoods, projectRevenue
    4080 R Equipment rented out > rentalRevenue
    4220 R Sales Discount > discountsReturns
    4440 R Interest Revenue > interestIncome
    4460 R Miscellaneous Revenue > otherIncome, otherRevenue
    4470 R Gain on sale of trucks > gainOnDisposal
    5040 X Job Materials > materials
    5050 X Concrete & rebar > materials
    5060 X Lumber, trusses, windows > materials
    5080 X Trades - framing, electrical, mechanical > subcontractors
    5090 X Architect & engineer on jobs > subcontractors, professionalFees, otherCostOfSales
    5100 X Site labour > directLabour
    5110 X Site burden - WSIB, CPP, EI > payrollTax, directLabour
    5120 X Equipment rental on jobs > otherCostOfSales
    5140 X Building permits & dev charges > otherCostOfSales
    5150 X Bonding > insurance, otherCostOfSales
    5160 X Callbacks & warranty > otherCostOfSales
    5300 X Freight Expense > freight
    5410 X Wages & Salaries > wages
    5415 X Management bonus > wages
    5420 X EI Expense > payrollTax
    5430 X CPP Expense > payrollTax
    5440 X WSIB Expense > payrollTax
    5450 X EHT Expense > payrollTax
    5460 X RRSP matching > pension
    5470 X Employee Benefits > wages, payrollTax
    5610 X Accounting & Legal > professionalFees
    5615 X Advertising & Promotions > marketing
    5620 X Bad Debts > badDebts
    5625 X Business Fees & Licenses > office, otherExpenses
    5640 X Courier & Postage > office
    5660 X Amortization Expense > depreciation
    5680 X Income Taxes > incomeTax
    5685 X Insurance > insurance
    5690 X Interest & Bank Charges > bankFees, interestExpense
    5700 X Office Supplies > office
    5720 X Property Taxes > rent
    5730 X Motor Vehicle Expenses > motorVehicle
    5740 X Procore & Sage > software
    5765 X Repair & Maintenance > repairs
    5780 X Telephone > utilities, office
    5784 X Travel & Entertainment > travel
    5790 X Utilities > utilities`,
  ),
  chart(
    "Ireland, country house hotel with bar, restaurant and spa, Co. Kerry",
    "IE",
    `0010 A Freehold Property > fixedAssets
    0011 A Freehold Property Depreciation > accumulatedDepreciation
    0020 A Plant and Machinery > fixedAssets
    0021 A Plant/Machinery Depreciation > accumulatedDepreciation
    0030 A Bedroom furniture & soft furnishings > fixedAssets
    0031 A Bedroom furniture accumulated depn > accumulatedDepreciation
    0035 A Kitchen & bar equipment > fixedAssets
    0036 A Kitchen & bar equip. acc. depn > accumulatedDepreciation
    0040 A Spa build 2021 > fixedAssets
    0041 A Spa build - depn to date > accumulatedDepreciation
    1001 A Stock - Bar and cellar > inventory
    1002 A Stock - Food > inventory
    1003 A Stock - Spa retail (VOYA) > inventory
    1004 A Heating oil in tank > inventory
    1100 A Debtors Control Account > receivables
    1101 A Guest ledger (in house) > receivables
    1102 A Tour operators - CIE Tours, Abbey > receivables
    1103 A Prepayments > prepayments
    1105 A Bad debts provision > receivables
    1110 A Fáilte Ireland grant receivable > otherCurrentAssets, receivables
    1200 A Bank Current Account > cash
    1201 A AIB wedding deposits account > cash
    1210 A Bank Deposit Account > cash
    1220 A Elavon card receipts clearing > cash, receivables, otherCurrentAssets
    1230 A Petty Cash > cash
    1231 A Tills & reception floats > cash
    1240 L Company Credit Card > overdraft
    2100 L Creditors Control Account > payables
    2101 L Musgrave & Pallas month end > payables
    2105 L Advance deposits - rooms > deferredIncome
    2106 L Advance deposits - weddings > deferredIncome
    2107 L Gift vouchers unredeemed > deferredIncome
    2109 L Accruals > accruals
    2110 L Tips & service charge pool > otherCurrentLiabilities, payrollLiabilities
    2200 L VAT on Sales > salesTax
    2201 L VAT on Purchases > salesTax
    2202 L VAT Liability > salesTaxPayable
    2204 L Revenue warehoused debt (PREM/VAT) > salesTaxPayable, payrollLiabilities, otherCurrentLiabilities
    2210 L PAYE/PRSI/USC > payrollLiabilities
    2220 L Net Wages > payrollLiabilities
    2225 L Holiday pay due > leaveProvision
    2230 L Pension Fund - Zurich > payrollLiabilities
    2250 L Corporation Tax Payable > incomeTaxPayable
    2300 L AIB term loan > loans
    2301 L SBCI growth loan > loans
    2310 L Hire Purchase > loans, leaseLiabilities
    2320 L Directors' loan - the O'Sheas > ownerLoans
    2330 L Deferred Tax > deferredTaxLiability
    2340 L Capital grants deferred > otherNonCurrentLiabilities, deferredIncome
    3000 E Ordinary Shares > shareCapital
    3010 E Revaluation Reserve > reserves
    3050 E Dividends > drawings
    3200 E Profit and Loss Account > retainedEarnings
    4000 R Rooms - direct & website > salesServices
    4001 R Rooms - Booking.com, Expedia > salesServices
    4002 R Rooms - groups and coaches > salesServices
    4010 R Restaurant > salesGoods, salesServices
    4011 R Bar drink > salesGoods
    4015 R Weddings & banqueting > salesServices
    4020 R Spa treatments > salesServices
    4021 R Leisure club memberships > subscriptionRevenue
    4022 R Spa product sales > salesGoods
    4040 R Function room hire > rentalRevenue
    4090 R Discounts & allowances to guests > discountsReturns
    4900 R Miscellaneous Income > otherIncome
    4902 R Employment Wage Subsidy > otherIncome, grantsDonations
    4905 R Deposit Interest > interestIncome
    4910 R Capital grant released > otherIncome, grantsDonations
    5000 X Food purchases > materials
    5001 X Bar purchases - Guinness, Heineken, C&C > materials
    5002 X Wine purchases > materials
    5003 X Spa products used > materials
    5005 X Guest supplies, toiletries > materials, otherCostOfSales
    5010 X Booking.com & Expedia commission > merchantFees, otherCostOfSales
    5011 X Laundry contract - Celtic Linen > otherCostOfSales, subcontractors
    5012 X Bands, DJs & flowers > subcontractors, otherCostOfSales
    5100 X Carriage > freight
    6000 X Wages - kitchen > directLabour, wages
    6001 X Wages - accommodation > directLabour, wages
    7000 X Gross Wages > wages
    7003 X Directors Salaries > wages
    7006 X Employers PRSI > payrollTax
    7007 X Employers Pensions > pension
    7010 X Staff accommodation & meals > wages, otherExpenses
    7011 X Agency chefs > subcontractors, wages
    7103 X Commercial rates - Kerry Co Council > rent
    7200 X Electricity > utilities
    7202 X Kerosene & LPG > utilities
    7203 X Water charges & bins > utilities
    7301 X Insurance - combined hotel > insurance
    7400 X Travelling > travel
    7502 X Telephone & wifi > utilities, office
    7504 X Stationery and Menus > office
    7510 X Ireland's Blue Book, AA, Good Food > marketing, office
    7511 X Brochures, Google, wedding fairs > marketing
    7515 X IMRO, TV & bar licences > otherExpenses, office
    7520 X Hotsoft & Bookassist > software
    7601 X Audit and Accountancy Fees > professionalFees
    7602 X Legal Fees > professionalFees
    7800 X Repairs and Renewals > repairs
    7801 X Gardens & grounds > repairs
    7901 X Bank Charges > bankFees
    7903 X Loan Interest Paid > interestExpense
    7906 X Elavon & Amex commission > merchantFees
    8000 X Depreciation > depreciation
    8100 X Bad Debt Write Off > badDebts
    8200 X Profit/loss on asset sales > lossOnDisposal
    9000 X Corporation Tax > incomeTax`,
  ),
  chart(
    "India, pump and valve castings manufacturer, private limited, Coimbatore",
    "IN",
    `L001 E Equity Share Capital > shareCapital
    L002 E Securities Premium > shareCapital, reserves
    L003 E General Reserve > reserves
    L004 E Profit & Loss A/c > retainedEarnings
    L005 E Dividend paid FY > drawings
    L010 L HDFC Term Loan - moulding line > loans
    L012 L Unsecured loan from directors > ownerLoans
    L014 L Deferred Tax Liability (Net) > deferredTaxLiability
    L015 L Gratuity provision > otherNonCurrentLiabilities, leaveProvision
    L016 L Dealer security deposits > otherNonCurrentLiabilities, otherCurrentLiabilities
    L020 L Cash credit - Canara Bank CC 0417 > overdraft, shortTermLoans
    L021 L Bill discounting - TReDS > shortTermLoans, overdraft
    L022 L Sundry Creditors > payables
    L023 L Creditors - MSME > payables
    L025 L Advance from customers > deferredIncome
    L026 L Outstanding expenses > accruals
    L027 L Salary Payable > payrollLiabilities
    L028 L PF Payable > payrollLiabilities
    L029 L ESI Payable > payrollLiabilities
    L030 L Professional Tax Payable > payrollLiabilities
    L031 L Bonus payable - Diwali > payrollLiabilities, accruals
    L032 L Leave encashment provision > leaveProvision
    L033 L Output CGST > salesTax
    L034 L Output SGST > salesTax
    L035 L Output IGST > salesTax
    L036 L GST payable - RCM on GTA > salesTaxPayable, salesTax
    L037 L GST electronic cash ledger > salesTaxPayable
    L038 L TDS on contractors 194C > otherCurrentLiabilities
    L039 L TDS on Salary 192B > payrollLiabilities
    L040 L Provision for Income Tax > incomeTaxPayable
    L041 L Interest accrued but not due > interestPayable
    L042 L Warranty provision - pumps > otherCurrentLiabilities, accruals
    L050 A Factory Land - SIDCO > fixedAssets
    L051 A Factory Building > fixedAssets
    L052 A Plant & Machinery > fixedAssets
    L053 A Induction furnace > fixedAssets
    L054 A CNC machines - Ace, BFW > fixedAssets
    L055 A Dies, patterns and jigs > fixedAssets
    L056 A Furniture & Fixtures > fixedAssets
    L057 A Solar rooftop 200 kW > fixedAssets
    L058 A Capital work-in-progress > fixedAssets
    L059 A Depreciation Reserve - Building > accumulatedDepreciation
    L060 A Depreciation Reserve - Plant & Machinery > accumulatedDepreciation
    L061 A Depn reserve on dies and others > accumulatedDepreciation
    L062 A Software & drawings (SolidWorks) > intangibles
    L063 A NSC and mutual funds > investments
    L064 A TANGEDCO deposit (EB) > otherNonCurrentAssets
    L070 A Raw material stock - pig iron, scrap > inventory
    L071 A Castings under machining > workInProgress, inventory
    L072 A Finished goods - pumps > inventory
    L073 A Stores & spares stock > inventory
    L074 A Stock lying with job workers > inventory
    L075 A Sundry Debtors > receivables
    L076 A Export debtors - Dubai, Kenya > receivables
    L077 A Provision for doubtful debts > receivables
    L078 A Cash-in-Hand > cash
    L079 A HDFC current A/c > cash
    L080 A EEFC USD account > cash
    L081 A Input CGST > otherCurrentAssets
    L082 A Input SGST > otherCurrentAssets
    L083 A Input IGST > otherCurrentAssets
    L084 A GST refund receivable - exports > otherCurrentAssets
    L085 A Duty drawback & RoDTEP receivable > otherCurrentAssets, receivables
    L086 A TDS Receivable > otherCurrentAssets
    L087 A Advance Tax > otherCurrentAssets
    L088 A Advances to suppliers > otherCurrentAssets, prepayments
    L089 A Staff Advance > otherCurrentAssets
    L100 R Sales - domestic GST 18% > salesGoods
    L101 R Sales - interstate > salesGoods
    L102 R Export sales (LUT) > salesGoods
    L103 R Job work receipts - machining > salesServices
    L104 R AMC and spares service > salesServices
    L105 R Scrap sales - borings, turnings > otherRevenue, salesGoods
    L106 R Sales Returns > discountsReturns
    L107 R Trade discount & rate difference > discountsReturns
    L110 R Duty drawback received > otherRevenue, otherIncome
    L111 R Interest on FD > interestIncome
    L112 R Exchange rate difference > foreignExchange
    L113 R Profit on sale of machine > gainOnDisposal
    L114 R Creditors balance written back > otherIncome
    L120 X Purchase - pig iron & MS scrap > materials
    L121 X Purchase - motors, seals, bearings > materials
    L122 X Consumables - sand, resin, coke > materials
    L123 X Job work charges (plating, machining) > subcontractors
    L124 X Wages - factory > directLabour, wages
    L125 X Contract labour - Sri Murugan Agency > subcontractors, directLabour
    L126 X Power & fuel (HT) > utilities, otherCostOfSales
    L127 X Freight Inward > freight
    L128 X Freight Outward & clearing agents > freight
    L129 X Packing Materials > materials
    L130 X Salaries to Staff > wages
    L131 X Director Remuneration > wages
    L132 X Employer PF Contribution > pension
    L133 X ESI employer share > payrollTax
    L134 X Staff Welfare - canteen, tea > wages, otherExpenses
    L135 X Audit Fees > professionalFees
    L136 X Dealer meet & exhibition (IMTEX) > marketing
    L137 X Sales commission to agents > marketing, otherCostOfSales
    L138 X Conveyance & travelling > travel
    L139 X Printing and Stationery > office
    L140 X Repairs to Machinery > repairs
    L141 X Bank Charges & LC commission > bankFees
    L142 X Interest on CC and term loan > interestExpense
    L143 X Insurance - fire, marine > insurance
    L144 X Bad Debts > badDebts
    L145 X Depreciation > depreciation
    L146 X Pump testing lab & BIS development > research
    L147 X GST late fee, CSR, misc > otherExpenses
    L148 X Current Tax > incomeTax`,
  ),
  chart(
    "New Zealand, cafe and catering group, three cafes in Wellington",
    "NZ",
    `200 R Sales > salesGoods
    201 R Cuba St cafe takings > salesGoods
    202 R Petone cafe takings > salesGoods
    203 R Hospital kiosk takings > salesGoods
    210 R Catering - corporate > salesServices, salesGoods
    211 R Catering - weddings & functions > salesServices, salesGoods
    214 R Uber Eats / DoorDash orders > salesGoods
    216 R Retail beans & keep cups > salesGoods
    218 R Public holiday surcharge > salesGoods, otherRevenue
    220 R Venue hire after hours > rentalRevenue
    225 R Staff and loyalty card discounts > discountsReturns
    260 R Other Revenue > otherRevenue
    265 R MSD Flexi-wage subsidy > otherIncome, grantsDonations
    270 R Interest Income > interestIncome
    275 R Gain on sale of fixed assets > gainOnDisposal
    300 X Purchases > materials
    301 X Coffee - Flight > materials
    302 X Milk & dairy (Fonterra, oat) > materials
    303 X Bread and cabinet food bought in > materials
    304 X Produce, meat, dry goods > materials
    305 X Beer & wine > materials
    306 X Takeaway cups, packaging > materials
    310 X Cost of Goods Sold > materials
    320 X Kitchen wages > directLabour, wages
    321 X Barista & FOH wages > directLabour, wages
    322 X Event staff - casual agency > subcontractors, directLabour
    325 X Crockery & marquee hire for events > otherCostOfSales
    330 X Uber Eats commission > merchantFees
    331 X Windcave eftpos & paywave > merchantFees
    335 X Delivery vans - couriers to events > freight
    400 X Advertising > marketing
    401 X Instagram, photography > marketing
    404 X Bank Fees > bankFees
    408 X Cleaning > office, repairs
    412 X Consulting & Accounting > professionalFees
    416 X Depreciation > depreciation
    417 X Amortisation of key money > amortisation
    420 X Entertainment > travel
    421 X Entertainment - Non deductible > travel
    425 X Freight & Courier > freight
    429 X General Expenses > otherExpenses
    431 X Food control plan, liquor licence > otherExpenses, office
    433 X Insurance > insurance
    437 X Interest Expense > interestExpense
    441 X Legal expenses > professionalFees
    445 X Light, Power, Heating > utilities
    447 X Rubbish and compost pickup > utilities
    449 X Motor Vehicle Expenses > motorVehicle
    450 X RUCs on van > motorVehicle
    453 X Office Expenses > office
    461 X Printing & Stationery > office
    463 X Vend / Lightspeed POS > software
    464 X Deputy & Xero > software
    469 X Rent > rent
    470 X Rates and opex - Cuba St > rent
    473 X Repairs and Maintenance > repairs
    474 X Espresso machine servicing > repairs
    477 X Salaries > wages
    478 X KiwiSaver Employer Contributions > pension
    479 X Shareholder salary > wages
    480 X ACC levies > payrollTax
    481 X Holiday pay accrued > leaveExpense
    482 X Staff meals and training > wages, otherExpenses
    485 X Subscriptions > office
    486 X Restaurant Association > office
    488 X Music - OneMusic, Spotify > otherExpenses, office
    489 X Telephone & Internet > utilities, office
    493 X Travel - National > travel
    494 X Travel - International > travel
    496 X Bad debts catering > badDebts
    497 X Bank Revaluations > foreignExchange
    498 X Loss on disposal kitchen gear > lossOnDisposal
    505 X Income Tax Expense > incomeTax
    600 A ANZ Business Current > cash
    601 A ANZ Tax Saver > cash
    602 A Floats & safes > cash
    603 A Eftpos clearing > cash, otherCurrentAssets
    610 A Accounts Receivable > receivables
    620 A Prepayments > prepayments
    630 A Inventory > inventory
    640 A RWT deducted from interest > otherCurrentAssets
    650 A Loan - Kiosk Ltd (associate) > otherNonCurrentAssets, otherCurrentAssets
    710 A Office Equipment > fixedAssets
    711 A Less Accumulated Depreciation on Office Equipment > accumulatedDepreciation
    720 A Kitchen equipment > fixedAssets
    721 A Less Acc Dep on Kitchen equipment > accumulatedDepreciation
    730 A Cafe fit-out > fixedAssets
    731 A Less Acc Dep on Cafe fit-out > accumulatedDepreciation
    740 A Goodwill Petone > intangibles
    745 A Key money Cuba St > intangibles
    800 L Accounts Payable > payables
    801 L Unpaid Expense Claims > payables, accruals
    805 L Visa - ANZ > overdraft
    808 L Accrued expenses > accruals
    810 L Wedding deposits > deferredIncome
    811 L Gift vouchers sold > deferredIncome
    812 L Tips jar owed to staff > otherCurrentLiabilities, payrollLiabilities
    814 L Wages Payable - Payroll > payrollLiabilities
    820 L GST > salesTax
    821 L GST return due to IRD > salesTaxPayable
    825 L PAYE Payable > payrollLiabilities
    826 L Holiday pay liability > leaveProvision
    830 L Income Tax Payable > incomeTaxPayable
    900 L Kiwibank term loan > loans
    905 L Silver Chef rental liability > leaseLiabilities, loans
    950 L Shareholder current account - M & J Tane > ownerLoans
    960 E Retained Earnings > retainedEarnings
    970 E Share Capital > shareCapital
    975 E Dividends > drawings`,
  ),
  chart(
    "United Kingdom, craft brewery with taproom and webshop",
    "GB",
    `200 R Sales > salesGoods
    201 R Cask - pubs and free trade > salesGoods
    202 R Keg & can - wholesale (LWC, Matthew Clark) > salesGoods
    203 R Taproom bar takings > salesGoods
    204 R Webshop > salesGoods
    205 R Beer club subscriptions > subscriptionRevenue
    206 R Brewery tours > salesServices
    207 R Contract brewing for others > salesServices
    208 R Export - Italy and Sweden > salesGoods
    210 R Credits for ullage & returned casks > discountsReturns
    211 R Beer duty on sales (contra) > discountsReturns
    220 R Taproom hire, private parties > rentalRevenue, salesServices
    260 R Other Revenue > otherRevenue
    265 R SIBA innovation grant > grantsDonations, otherIncome
    270 R Interest Income > interestIncome
    275 R Spent grain sold to farmer > otherIncome, otherRevenue
    280 R Profit on disposal of tanks > gainOnDisposal
    310 X Cost of Goods Sold > materials
    311 X Malt > materials
    312 X Hops - Faram, Yakima > materials
    313 X Yeast, finings & water treatment > materials
    314 X Cans, labels, cartons > materials
    315 X Alcohol duty HMRC > otherCostOfSales
    316 X Small producer relief adjustment > otherCostOfSales
    320 X Direct Wages > directLabour
    321 X Brewers' overtime > directLabour, wages
    325 X Direct Expenses > otherCostOfSales
    326 X Mobile canning line (Them That Can) > subcontractors
    327 X CO2 and nitrogen > materials, otherCostOfSales
    330 X Guest ales, spirits, crisps for bar > materials
    335 X Zettle and Stripe charges > merchantFees
    336 X Shopify commission > merchantFees
    400 X Advertising & Marketing > marketing
    401 X Festival pitches, beer mats, glassware > marketing
    404 X Bank Fees > bankFees
    408 X Cleaning > office, repairs
    409 X Trade effluent - Severn Trent > utilities
    412 X Audit & Accountancy fees > professionalFees
    416 X Depreciation Expense > depreciation
    420 X Entertainment-100% business > travel
    425 X Postage, Freight & Courier > freight
    426 X Pallets out - APC & Palletline > freight
    429 X General Expenses > otherExpenses
    433 X Insurance > insurance
    437 X Interest Paid > interestExpense
    441 X Legal Expenses > professionalFees
    445 X Light, Power, Heating > utilities
    449 X Motor Vehicle Expenses > motorVehicle
    450 X Dray diesel and hire > motorVehicle
    461 X Printing & Stationery > office
    463 X IT Software and Consumables > software
    464 X Breww licence > software
    465 X Rates > rent
    466 X Premises licence, PRS & PPL > otherExpenses, office
    469 X Rent > rent
    470 X Bonded warehouse storage > rent, freight
    473 X Repairs & Maintenance > repairs
    474 X Cellar service & beer line cleaning > repairs, otherCostOfSales
    477 X Salaries > wages
    478 X Directors' Remuneration > wages
    479 X Employers National Insurance > payrollTax
    480 X Taproom staff > wages, directLabour
    482 X Pensions Costs > pension
    485 X Subscriptions > office
    489 X Telephone & Internet > utilities, office
    491 X Trial brews and lab tests > research
    493 X Travel - National > travel
    497 X Bank Revaluations > foreignExchange
    499 X Realised Currency Gains > foreignExchange
    500 X Corporation Tax > incomeTax
    505 X Bad Debts > badDebts
    506 X Casks lost or stolen > lossOnDisposal, otherExpenses
    600 A Starling Business > cash
    601 A Euro account - Wise > cash
    602 A Taproom till float > cash
    603 A Zettle clearing > cash, otherCurrentAssets
    610 A Accounts Receivable > receivables
    611 A Less Provision for Doubtful Debts > receivables
    620 A Prepayments > prepayments
    630 A Inventory > inventory
    631 A Beer in tank > workInProgress, inventory
    632 A Hop contracts paid, held at Faram > inventory, prepayments
    640 A HMRC R&D claim receivable > otherCurrentAssets
    710 A Office Equipment > fixedAssets
    711 A Less Accumulated Depreciation on Office Equipment > accumulatedDepreciation
    720 A Fermenters & brewhouse > fixedAssets
    721 A Fermenters & brewhouse - acc depn > accumulatedDepreciation
    730 A Casks and kegs owned > fixedAssets
    731 A Casks and kegs - written off to date > accumulatedDepreciation
    770 A Brand and recipes > intangibles
    800 L Accounts Payable > payables
    805 L Accruals > accruals
    810 L Deferred income - vouchers and beer club > deferredIncome
    811 L Keg deposits held > otherCurrentLiabilities
    814 L Wages Payable - Payroll > payrollLiabilities
    815 L Beer duty due to HMRC > otherCurrentLiabilities, accruals
    820 L VAT > salesTax
    825 L PAYE Payable > payrollLiabilities
    826 L NIC Payable > payrollLiabilities
    830 L Provision for Corporation Tax > incomeTaxPayable
    835 L Directors' Loan Account > ownerLoans
    900 L Loan > loans
    901 L Bounce Back Loan > loans
    902 L HP - canning line > loans, leaseLiabilities
    947 L Provision for Deferred Tax > deferredTaxLiability
    950 E Capital - x,xxx Ordinary Shares > shareCapital
    951 E Crowdcube share premium > shareCapital, reserves
    960 E Retained Earnings > retainedEarnings
    980 E Dividends > drawings`,
  ),
  chart(
    "United Kingdom, hospice charity with shops and lottery, Charities SORP",
    "GB",
    `1000 A Freehold hospice building > fixedAssets
    1001 A Freehold building - depreciation provision > accumulatedDepreciation
    1010 A Medical equipment > fixedAssets
    1011 A Medical equipment - depn > accumulatedDepreciation
    1020 A Shop fittings > fixedAssets
    1021 A Shop fittings - depn > accumulatedDepreciation
    1030 A Vans and minibus > fixedAssets
    1031 A Vans and minibus - depn > accumulatedDepreciation
    1040 A CRM database (Donorfy build) > intangibles
    1041 A CRM database amortised > accumulatedAmortisation
    1050 A CCLA Investment Fund units > investments
    1055 A Shares in St Brannoc Trading Ltd > investments
    1100 A Debtors > receivables
    1105 A Legacies receivable > receivables, otherCurrentAssets
    1110 A Gift Aid due from HMRC > otherCurrentAssets, receivables
    1115 A ICB funding accrued > receivables, otherCurrentAssets
    1120 A Prepayments > prepayments
    1125 A Owed by trading subsidiary > otherCurrentAssets, receivables
    1130 A Stock - new goods & Christmas cards > inventory
    1135 A Pharmacy stock > inventory
    1200 A CAF Bank current > cash
    1210 A Lloyds Treasurers Account > cash
    1220 A Shawbrook 95-day notice > cash, otherCurrentAssets
    1230 A Lottery bank account > cash
    1240 A Shop floats > cash
    1250 A Ward petty cash > cash
    2100 L Creditors > payables
    2105 L Credit card - Equals > overdraft
    2110 L Accruals > accruals
    2115 L Deferred income - events next year > deferredIncome
    2120 L Lottery draws paid in advance > deferredIncome
    2125 L Grants received, conditions not met > deferredIncome
    2130 L PAYE & NI > payrollLiabilities
    2135 L NHS pension contributions due > payrollLiabilities
    2140 L Net pay control > payrollLiabilities
    2145 L Holiday pay accrual > leaveProvision, accruals
    2150 L VAT Control > salesTax
    2155 L VAT Liability > salesTaxPayable
    2200 L Charity Bank mortgage > loans
    2210 L Dilapidations - shops > otherNonCurrentLiabilities
    2220 L Pension deficit recovery plan > otherNonCurrentLiabilities
    3000 E General Fund > retainedEarnings, reserves
    3010 E Designated fund - building replacement > reserves
    3020 E Restricted Funds > reserves
    3025 E Restricted - Children's bereavement (BBC CiN) > reserves
    3030 E Endowment fund - Lady Carew > reserves
    3040 E Revaluation Reserve > reserves
    4000 R Donations > grantsDonations
    4005 R Gift Aid > grantsDonations
    4010 R Regular giving - direct debits > grantsDonations
    4015 R In memoriam & tribute pages > grantsDonations
    4020 R Legacies > grantsDonations
    4025 R Trusts and Foundations > grantsDonations
    4030 R National Lottery Community Fund > grantsDonations
    4035 R Devon ICB block grant > grantsDonations, projectRevenue
    4040 R Continuing healthcare beds - spot purchase > salesServices
    4045 R Day care contributions > salesServices, grantsDonations
    4050 R Moonlight Walk entries > otherRevenue, grantsDonations
    4055 R Golf day and ball > otherRevenue, grantsDonations
    4060 R Lottery ticket income > otherRevenue
    4100 R Shop sales - donated goods > salesGoods
    4105 R Shop sales - bought-in > salesGoods
    4110 R eBay & Vinted > salesGoods
    4115 R Rag merchant > salesGoods, otherRevenue
    4120 R Education courses for care homes > salesServices
    4200 R Room hire > rentalRevenue
    4300 R Dividends and interest on investments > interestIncome, otherIncome
    4305 R Bank Interest > interestIncome
    4310 R Gain on investments (unrealised) > otherIncome
    5000 X Purchases > materials
    5005 X Drugs, dressings, oxygen > materials
    5010 X Catering provisions, patients > materials, otherCostOfSales
    5015 X Lottery prizes > otherCostOfSales
    5020 X Event costs - venues, T-shirts, medals > otherCostOfSales, marketing
    5025 X JustGiving and Worldpay fees > merchantFees
    6000 X Nursing salaries > directLabour, wages
    6005 X Doctors recharged by NHS trust > subcontractors
    6010 X Bank & agency nurses > subcontractors, directLabour
    6015 X Shop managers' pay > wages
    6020 X Fundraising salaries > wages
    6025 X Employer's National Insurance > payrollTax
    6030 X Apprenticeship Levy > payrollTax
    6035 X Employer Pension Contributions > pension
    6040 X DBS checks, recruitment > otherExpenses, wages
    6045 X Training > wages, otherExpenses
    6050 X Volunteer expenses > travel, otherExpenses
    7000 X Rent - shops > rent
    7005 X Rates and Water > rent, utilities
    7010 X Heat and Light > utilities
    7015 X Clinical waste collection > utilities
    7020 X Property Repairs > repairs
    7025 X Equipment servicing (hoists, beds) > repairs
    7030 X Laundry and cleaning > office, repairs
    7035 X Insurance > insurance
    7040 X Vehicle Running Costs > motorVehicle
    7050 X Telephone > utilities, office
    7055 X IT support, SystmOne > software
    7060 X Printing, Postage and Stationery > office
    7065 X Appeal mailings & newsletter > marketing
    7070 X Hospice UK & CQC fees > office
    7075 X Audit Fees > professionalFees
    7080 X Legal and Professional > professionalFees
    7085 X Bank Charges > bankFees
    7090 X Irrecoverable VAT > otherExpenses
    7095 X Mortgage interest > interestExpense
    7100 X Depreciation > depreciation
    7105 X Amortisation of database > amortisation
    7110 X Loss on disposal > lossOnDisposal
    7115 X Trustee meeting and governance costs > otherExpenses, office`,
  ),
  chart(
    "United Kingdom, solicitors, limited company",
    "GB",
    `0020 A Office Equipment > fixedAssets
    0021 A Office Equipment Depreciation > accumulatedDepreciation
    0030 A Furniture and Fixtures > fixedAssets
    0031 A Furniture and Fixtures Depreciation > accumulatedDepreciation
    0040 A Leasehold improvements - Castle Street > fixedAssets
    0041 A Castle Street fit-out depn b/f and charge > accumulatedDepreciation
    0050 A Motor Vehicles > fixedAssets
    0051 A Motor Vehicles Depreciation > accumulatedDepreciation
    0060 A Goodwill (Pargeter & Co merger) > intangibles
    0061 A Goodwill written off to date > accumulatedAmortisation
    0070 A Deeds scanning project - capitalised > intangibles
    1001 A WIP - conveyancing > workInProgress
    1002 A WIP - litigation and family > workInProgress
    1003 A Unbilled CFA cases at valuation > workInProgress
    1100 A Debtors Control Account > receivables
    1101 A Sundry Debtors > receivables, otherCurrentAssets
    1102 A Legal Aid Agency - claims submitted > receivables
    1103 A Prepayments > prepayments
    1104 A Prepaid PII premium > prepayments
    1106 A Bad debt provision > receivables
    1110 A Unbilled disbursements (counsel, search fees) > receivables, workInProgress, otherCurrentAssets
    1200 A Bank Current Account - Office > cash
    1205 A Client Account - Barclays (general) > cash
    1206 A Designated deposit client accounts > cash
    1210 A Office reserve account > cash
    1230 A Petty Cash > cash
    1250 L Company Credit Card > overdraft
    2100 L Creditors Control Account > payables
    2101 L Sundry Creditors > payables, otherCurrentLiabilities
    2105 L Client monies held (SRA ledger) > otherCurrentLiabilities
    2106 L Unpaid counsel's fees > payables
    2109 L Accruals > accruals
    2110 L Money on account of costs > deferredIncome, otherCurrentLiabilities
    2115 L SDLT collected for HMRC > otherCurrentLiabilities
    2200 L Sales Tax Control Account > salesTax
    2201 L Purchase Tax Control Account > salesTax
    2202 L VAT Liability > salesTaxPayable
    2210 L P.A.Y.E. > payrollLiabilities
    2211 L National Insurance > payrollLiabilities
    2220 L Net Wages > payrollLiabilities
    2230 L Pension Fund > payrollLiabilities
    2250 L PII premium finance - Close Brothers > shortTermLoans
    2300 L Bank Loan > loans
    2301 L CBILS loan > loans
    2310 L Hire Purchase > loans, leaseLiabilities
    2320 L Corporation Tax > incomeTaxPayable
    2330 L Directors Loan Account - H Pargeter > ownerLoans
    2331 L Directors Loan Account - S Oduya > ownerLoans
    2340 L Dilapidations provision > otherNonCurrentLiabilities
    2350 L Deferred Tax > deferredTaxLiability
    3000 E Ordinary Shares > shareCapital
    3010 E Share Premium > shareCapital, reserves
    3050 E Dividends > drawings
    3100 E Reserves > reserves, retainedEarnings
    3200 E Profit and Loss Account > retainedEarnings
    4000 R Fees - residential conveyancing > salesServices
    4001 R Fees - commercial property > salesServices
    4002 R Fees - wills, probate & LPA > salesServices
    4003 R Fees - family > salesServices
    4004 R Litigation inter partes costs > salesServices
    4005 R Legal aid - crime > salesServices
    4006 R Retainer clients, monthly > subscriptionRevenue, salesServices
    4009 R Discounts Allowed > discountsReturns
    4010 R Movement in WIP > salesServices
    4900 R Miscellaneous Income > otherIncome
    4901 R Commission - Law Society indemnity policies, ATE > otherIncome, otherRevenue
    4904 R Rent Income - 2nd floor sublet > rentalRevenue, otherIncome
    4905 R Bank interest on client account > interestIncome
    5000 X Counsel's fees not recovered > subcontractors, otherCostOfSales
    5001 X Search fees, Land Registry > otherCostOfSales
    5002 X Experts & medical reports > subcontractors, otherCostOfSales
    5003 X Agents and process servers > subcontractors, otherCostOfSales
    6000 X Fee earners' salaries > directLabour, wages
    6001 X Trainee and paralegal salaries > directLabour, wages
    7000 X Gross Wages > wages
    7001 X Directors Salaries > wages
    7006 X Employers N.I. > payrollTax
    7007 X Employers Pensions > pension
    7009 X Locums > subcontractors, wages
    7010 X SQE course fees and CPD > wages, otherExpenses
    7100 X Rent > rent
    7103 X General Rates > rent
    7104 X Service charge Castle Street > rent
    7200 X Electricity > utilities
    7201 X Gas > utilities
    7301 X Vehicle Insurance > motorVehicle, insurance
    7400 X Travelling > travel
    7403 X U.K. Entertainment > travel
    7500 X Printing > office
    7501 X Postage and Carriage > office
    7502 X Telephone > utilities, office
    7504 X Office Stationery > office
    7510 X LexisNexis & Practical Law > office, software
    7511 X LEAP case management licence > software
    7512 X Archive storage - Iron Mountain > office, rent
    7515 X Practising certificates, SRA fees > office, professionalFees
    7601 X Audit and Accountancy Fees > professionalFees
    7602 X Cashiering outsourced (Quill) > professionalFees
    7620 X Professional indemnity cover > insurance
    7630 X Website, directories (Chambers, Legal 500) > marketing
    7800 X Repairs and Renewals > repairs
    7801 X Cleaning > office, repairs
    7901 X Bank Charges > bankFees
    7903 X Loan Interest Paid > interestExpense
    8000 X Depreciation > depreciation
    8005 X Goodwill amortisation > amortisation
    8100 X Bad Debt Write Off > badDebts
    8204 X Compensation to clients / complaints > otherExpenses
    9001 X Corporation Tax Charge > incomeTax
    9998 L Suspense Account > otherCurrentLiabilities`,
  ),
  chart(
    "United States, dental practice, PLLC taxed as partnership",
    "US",
    `1000 A Bank of America - Operating > cash
    1010 A Payroll checking > cash
    1020 A Front desk change drawer > cash
    1030 A CareCredit deposits clearing > cash, receivables, otherCurrentAssets
    1099 A Undeposited Funds > cash
    1100 A Accounts Receivable > receivables
    1110 A A/R - Delta Dental, Cigna, MetLife > receivables
    1120 A A/R - patient portion > receivables
    1190 A Allowance for uncollectible patient balances > receivables
    1200 A Dental supplies on hand > inventory
    1210 A Implants in stock > inventory
    1300 A Prepaid Insurance > prepayments
    1310 A Prepaid expenses - other > prepayments
    1500 A Furniture and Equipment > fixedAssets
    1510 A Operatory chairs & delivery units > fixedAssets
    1520 A CBCT and digital x-ray > fixedAssets
    1530 A CEREC mill > fixedAssets
    1540 A Leasehold Improvements > fixedAssets
    1550 A Computers > fixedAssets
    1590 A Accumulated Depreciation > accumulatedDepreciation
    1600 A Goodwill - purchase from Dr. Feldman > intangibles
    1610 A Patient list > intangibles
    1615 A Covenant not to compete > intangibles
    1690 A Accum. amort. - Sec 197 > accumulatedAmortisation
    1700 A Lease deposit - Maple Plaza > otherNonCurrentAssets, otherCurrentAssets
    2000 L Accounts Payable > payables
    2010 L Henry Schein open account > payables
    2050 L Capital One Spark > overdraft
    2100 L Payroll Liabilities > payrollLiabilities
    2110 L Federal & FICA withheld > payrollLiabilities
    2120 L State W/H and SUTA > payrollLiabilities
    2130 L 401(k) deferrals payable > payrollLiabilities
    2200 L Sales Tax Payable > salesTax, salesTaxPayable
    2300 L Patient credit balances > otherCurrentLiabilities, deferredIncome
    2310 L Ortho contracts - unearned portion > deferredIncome
    2320 L Membership plan fees paid up front > deferredIncome
    2330 L Insurance overpayments to refund > otherCurrentLiabilities
    2400 L Accrued Expenses > accruals
    2410 L Accrued vacation > leaveProvision
    2450 L Current portion of practice loan > shortTermLoans, loans
    2500 L Practice acquisition loan - Live Oak > loans
    2510 L Equipment note - Patterson > loans
    2520 L CBCT capital lease > leaseLiabilities
    2600 L Loans from members > ownerLoans
    3000 E Member capital - Dr. Nguyen > shareCapital
    3010 E Member capital - Dr. Ortiz > shareCapital
    3100 E Dr. Nguyen, Draws > drawings
    3110 E Dr. Ortiz, Draws > drawings
    3120 E Distributions - members' estimated taxes > drawings
    3900 E Retained Earnings > retainedEarnings
    3999 E Opening Bal Equity > retainedEarnings
    4000 R Patient fees - general dentistry > salesServices
    4010 R Hygiene production > salesServices
    4020 R Crowns, bridges, implants > salesServices
    4030 R Invisalign > salesServices
    4040 R Medicaid / CHIP > salesServices
    4050 R In-house membership plan > subscriptionRevenue
    4060 R Whitening kits, Sonicare brushes > salesGoods
    4070 R Records copy and missed appointment fees > otherRevenue
    4100 R PPO write-offs > discountsReturns
    4110 R Courtesy & prepay discounts > discountsReturns
    4120 R Patient Refunds > discountsReturns
    4200 R Sublease to periodontist > rentalRevenue, otherIncome
    5000 X Dental Supplies > materials
    5010 X Lab Fees > subcontractors, otherCostOfSales
    5020 X Implant parts (Straumann) > materials
    5030 X Aligner lab fees - Align Tech > materials, otherCostOfSales, subcontractors
    5040 X Associate dentists (1099) > subcontractors
    5050 X Hygienist wages > directLabour, wages
    5060 X Assistant wages > directLabour, wages
    5070 X Sterilization & infection control > materials, otherCostOfSales
    5080 X Nitrous and oxygen > materials
    5090 X Merchant card discount > merchantFees
    5095 X CareCredit & Sunbit fees > merchantFees
    6000 X Advertising and Promotion > marketing
    6010 X SEO, reviews - Weave > marketing, software
    6050 X Automobile Expense > motorVehicle
    6100 X Bank Service Charges > bankFees
    6120 X Collection agency & bad debts > badDebts
    6150 X Computer and Internet Expenses > software
    6160 X Dentrix support plan > software
    6170 X Claims clearinghouse > software, otherCostOfSales
    6220 X Depreciation Expense > depreciation
    6230 X Amortization Expense > amortisation
    6250 X Dues and Subscriptions > office
    6260 X DEA & state licenses > office, otherExpenses
    6300 X Insurance Expense > insurance
    6310 X Malpractice > insurance
    6320 X Group health > wages, payrollTax
    6350 X Interest Expense > interestExpense
    6400 X Janitorial Expense > office, repairs
    6410 X Biohazard pickup (Stericycle) > utilities, otherCostOfSales
    6450 X Office Supplies > office
    6500 X Payroll Expenses > wages
    6510 X Front office & manager salaries > wages
    6520 X Guaranteed payments to members > wages
    6530 X Payroll taxes - employer > payrollTax
    6540 X Safe harbor 401(k) match > pension
    6545 X Uniforms and scrubs > otherExpenses, wages, office
    6600 X Professional Fees > professionalFees
    6650 X Rent Expense > rent
    6660 X CAM charges Maple Plaza > rent
    6700 X Repairs and Maintenance > repairs
    6750 X Telephone Expense > utilities, office
    6800 X Travel Expense > travel
    6850 X Utilities > utilities
    7000 R Interest Income > interestIncome
    7010 R Gain on sale of old chairs > gainOnDisposal
    7020 R Schein rewards, misc > otherIncome`,
  ),
  chart(
    "United States, outdoor gear e-commerce retailer, Shopify and Amazon FBA, S-corp",
    "US",
    `1 A Chase Business Checking (8812) > cash
    2 A Chase Savings - sales tax money > cash
    3 A Undeposited Funds > cash
    4 A PayPal Bank > cash
    5 A Shopify Payments clearing (A2X) > cash, receivables, otherCurrentAssets
    6 A Amazon.com settlement clearing > receivables, cash, otherCurrentAssets
    7 A Amazon deferred reserve > receivables, otherCurrentAssets
    8 A Accounts Receivable (A/R) > receivables
    9 A Inventory Asset > inventory
    10 A Inventory at FBA warehouses > inventory
    11 A Inventory on the water > inventory
    12 A 3PL stock - ShipBob Reno > inventory
    13 A Deposits to Ningbo factory > prepayments, otherCurrentAssets
    14 A Prepaid Expenses > prepayments
    15 A Uncategorized Asset > otherCurrentAssets
    16 A Loan to shareholder (T. Brandt) > otherCurrentAssets, otherNonCurrentAssets
    17 A Warehouse Equipment > fixedAssets
    18 A Pallet racking & forklift > fixedAssets
    19 A Computers > fixedAssets
    20 A Photo studio > fixedAssets
    21 A Molds and tooling at supplier > fixedAssets
    22 A Accumulated Depreciation > accumulatedDepreciation
    23 A Trademark - TrailFox > intangibles
    24 A Shopify theme build > intangibles
    25 A Accumulated Amortization > accumulatedAmortisation
    26 A Security Deposits > otherNonCurrentAssets, otherCurrentAssets
    27 L Accounts Payable (A/P) > payables
    28 L Amex Business Gold > overdraft
    29 L Chase Ink > overdraft
    30 L Shopify Capital advance > shortTermLoans
    31 L Amazon Lending > shortTermLoans
    32 L Line of Credit > shortTermLoans, overdraft
    33 L Payroll Liabilities > payrollLiabilities
    34 L Federal Taxes (941/944) > payrollLiabilities
    35 L Nevada unemployment payable > payrollLiabilities
    36 L Nevada Department of Taxation Payable > salesTax, salesTaxPayable
    37 L Sales tax collected - Shopify other states > salesTax, salesTaxPayable
    38 L California CDTFA payable > salesTaxPayable, salesTax
    39 L Gift cards outstanding > deferredIncome
    40 L Preorders - Ridge Tent v2 > deferredIncome
    41 L Loyalty points (Smile.io) > deferredIncome, otherCurrentLiabilities
    42 L Accrued Liabilities > accruals
    43 L Expected returns reserve > otherCurrentLiabilities, accruals
    44 L Import duty owed - customs broker > accruals, payables
    45 L SBA 7(a) loan > loans
    46 L EIDL > loans
    47 L Notes Payable - Uncle Ray > loans
    48 L Shareholder loan payable > ownerLoans
    49 E Common Stock > shareCapital
    50 E Additional Paid in Capital > shareCapital
    51 E Shareholder Distributions > drawings
    52 E Retained Earnings > retainedEarnings
    53 E Opening Balance Equity > retainedEarnings
    54 R Sales of Product Income > salesGoods
    55 R Amazon US sales > salesGoods
    56 R Amazon CA/MX sales > salesGoods
    57 R Walmart marketplace > salesGoods
    58 R Wholesale - REI, local shops > salesGoods
    59 R Shipping Income > otherRevenue
    60 R Subscription box > subscriptionRevenue, salesGoods
    61 R Discounts given > discountsReturns
    62 R Refunds-Allowances > discountsReturns
    63 R Promo codes & influencer codes > discountsReturns
    64 R Amazon FBA reimbursements (lost units) > otherIncome, otherRevenue
    65 R Affiliate income from blog > otherRevenue, otherIncome
    66 R Credit card cash back > otherIncome
    67 R Interest Earned > interestIncome
    68 X Cost of Goods Sold > materials
    69 X Product cost - landed > materials
    70 X Inventory Shrinkage > materials, otherCostOfSales
    71 X Ocean freight & drayage > freight
    72 X Section 301 tariffs > materials, otherCostOfSales, freight
    73 X Boxes, poly mailers, inserts > materials
    74 X Outbound postage - USPS, UPS > freight
    75 X FBA fulfillment fees > freight, merchantFees, otherCostOfSales
    76 X Amazon referral fees > merchantFees
    77 X FBA storage > merchantFees, otherCostOfSales
    78 X ShipBob pick & pack > otherCostOfSales, freight
    79 X Shopify Payments / PayPal / Affirm fees > merchantFees
    80 X Chargebacks lost > merchantFees, badDebts
    81 X Advertising & Marketing > marketing
    82 X Meta ads > marketing
    83 X Amazon PPC > marketing
    84 X Klaviyo, Attentive > marketing, software
    85 X Influencers & product seeding > marketing
    86 X Photographers and models > marketing
    87 X Shopify plan & apps > software
    88 X QuickBooks, A2X, Gorgias > software
    89 X Virtual assistants (Philippines) > subcontractors, wages
    90 X Payroll Expenses:Wages > wages
    91 X Payroll Expenses:Taxes > payrollTax
    92 X Officer Compensation > wages
    93 X Workers comp > payrollTax
    94 X Employee health plan > wages, payrollTax
    95 X Rent & Lease > rent
    96 X Utilities > utilities
    97 X Insurance > insurance
    98 X Product liability policy > insurance
    99 X Office Supplies & Software > office, software
    100 X Legal & Professional Services > professionalFees
    101 X Bank Charges & Fees > bankFees
    102 X Meals & Entertainment > travel
    103 X Canton Fair trips > travel
    104 X Product samples and testing > research
    105 X Repairs & Maintenance > repairs
    106 X Taxes & Licenses > otherExpenses
    107 X Depreciation > depreciation
    108 X Amortization > amortisation
    109 X Interest Paid > interestExpense
    110 X Ask My Accountant > otherExpenses`,
  ),
  chart(
    "United States, venture-backed SaaS start-up, Delaware C-corp",
    "US",
    `10000 A Mercury Checking > cash
    10010 A SVB Operating (legacy) > cash
    10020 A Treasury sweep - money market > cash, investments
    10050 A Stripe in transit > cash, receivables
    11000 A Accounts Receivable (A/R) > receivables
    11010 A Allowance for Doubtful Accounts > receivables
    11050 A Unbilled AR - usage overages > receivables, workInProgress
    12000 A Prepaid Expenses > prepayments
    12010 A Prepaid AWS savings plan > prepayments
    12020 A Prepaid software subscriptions > prepayments
    12050 A Deferred commissions - current (ASC 340-40) > otherCurrentAssets, prepayments
    12100 A Employee advances > otherCurrentAssets
    12150 A R&D payroll tax credit receivable > otherCurrentAssets
    15000 A Computers & Laptops > fixedAssets
    15010 A Furniture & Fixtures > fixedAssets
    15020 A Leasehold improvements - Austin > fixedAssets
    15900 A Accumulated Depreciation > accumulatedDepreciation
    16000 A Capitalized Software > intangibles
    16010 A Domain - purchased > intangibles
    16020 A Acquired technology - Flowbit > intangibles
    16900 A Accumulated Amortization > accumulatedAmortisation
    17000 A Security Deposits > otherNonCurrentAssets, otherCurrentAssets
    17010 A Operating lease ROU > fixedAssets, otherNonCurrentAssets
    17020 A Deferred commissions - long term > otherNonCurrentAssets
    17030 A Investment in UK sub (Ltd) > investments
    17040 A Due from UK sub > otherNonCurrentAssets, otherCurrentAssets
    20000 L Accounts Payable (A/P) > payables
    20100 L Brex Card > overdraft
    21000 L Accrued Expenses > accruals
    21010 L Accrued bonus and commissions > accruals, payrollLiabilities
    21020 L Accrued PTO > leaveProvision
    21100 L Payroll Liabilities > payrollLiabilities
    21110 L 401(k) withheld - Guideline > payrollLiabilities
    21120 L FSA / HSA clearing > payrollLiabilities
    21200 L Sales Tax Payable > salesTax, salesTaxPayable
    21210 L Avalara remittances - TX, NY, PA > salesTaxPayable, salesTax
    21300 L Deferred Revenue > deferredIncome
    21310 L Prepaid annual plans not yet earned > deferredIncome
    21320 L Implementation fees billed ahead > deferredIncome
    21400 L Customer credits > otherCurrentLiabilities, deferredIncome
    21500 L Income taxes payable > incomeTaxPayable
    21600 L Accrued interest on notes > interestPayable
    21700 L Venture debt - due within 1 year > shortTermLoans
    21800 L Lease liability, ST > leaseLiabilities
    25000 L Venture debt - WTI > loans
    25010 L Convertible Notes > loans
    25020 L SAFEs (post-money) > otherNonCurrentLiabilities, loans
    25030 L Lease liability, LT > leaseLiabilities
    25040 L Deferred revenue beyond 12 months > otherNonCurrentLiabilities, deferredIncome
    25050 L Warrant liability > otherNonCurrentLiabilities
    30000 E Common Stock > shareCapital
    30010 E Preferred Stock - Series Seed > shareCapital
    30020 E Series A Preferred > shareCapital
    30030 E Additional Paid-In Capital > shareCapital
    30040 E APIC - stock options > reserves, shareCapital
    30050 E Treasury stock repurchased from founders > shareCapital, reserves
    30060 E Cumulative translation adjustment > reserves
    39000 E Retained Earnings > retainedEarnings
    40000 R Subscription MRR - Team plan > subscriptionRevenue
    40010 R Subscription MRR - Enterprise > subscriptionRevenue
    40020 R Usage overage fees > subscriptionRevenue, salesServices
    40030 R Support tier - Premium > subscriptionRevenue
    40100 R Onboarding & implementation > salesServices, projectRevenue
    40110 R Custom integrations > projectRevenue, salesServices
    40120 R Training workshops > salesServices
    40200 R Marketplace rev share > otherRevenue
    40900 R Refunds, credits and chargebacks > discountsReturns
    50000 X Hosting - AWS > otherCostOfSales, software
    50010 X OpenAI / Anthropic API usage > otherCostOfSales, software
    50020 X Twilio and SendGrid passthrough > otherCostOfSales
    50030 X Customer Support payroll > directLabour, wages
    50040 X Implementation team payroll > directLabour, wages
    50050 X Offshore support agents > subcontractors
    50060 X Stripe fees > merchantFees
    50070 X Amortization of capitalized software (COGS) > amortisation
    60000 X Salaries & Wages - Engineering > wages
    60005 X Salaries & Wages - Sales > wages
    60010 X Salaries & Wages - G&A > wages
    60020 X Sales commissions > wages
    60030 X Stock-based compensation > wages
    60040 X Payroll Taxes > payrollTax
    60050 X Health, dental, vision - Justworks > wages, payrollTax
    60060 X 401(k) match > pension
    60070 X PTO expense > leaveExpense
    60080 X Recruiters & job boards > otherExpenses, wages
    60090 X Team offsites and swag > otherExpenses, travel
    61000 X Contract developers (Eastern Europe) > research, subcontractors
    61010 X Research & prototyping > research
    62000 X Advertising & Marketing > marketing
    62010 X LinkedIn / Google paid > marketing
    62020 X Conferences - SaaStr booth > marketing
    63000 X Rent & Lease > rent
    63020 X Internet & phone stipend > utilities, office
    64000 X Dues & Subscriptions > office
    64010 X SaaS tools - GitHub, Slack, Figma > software
    64020 X SOC 2 audit (Vanta) > professionalFees, software
    65000 X Legal & Professional Services > professionalFees
    65010 X 409A valuation & outsourced CFO > professionalFees
    66000 X Insurance - D&O, cyber, E&O > insurance
    67000 X Travel > travel
    67010 X Meals & Entertainment > travel
    68000 X Bank Charges & Fees > bankFees
    68010 X Bad Debt > badDebts
    70000 R Interest Earned > interestIncome
    71000 X Depreciation > depreciation
    72000 X Interest Expense > interestExpense
    73000 X FX gain/loss > foreignExchange
    75000 X Delaware franchise tax > otherExpenses, incomeTax
    75010 X Provision for income taxes > incomeTax`,
  ),
  chart(
    "South Africa, road freight haulier, Gauteng to Durban and cross-border",
    "ZA",
    `1000/001 R Sales - local loads > salesServices
    1000/002 R Sales - N3 linehaul > salesServices
    1000/003 R Sales - cross border (Zim, Moz, Zambia) > salesServices
    1000/004 R Sugar & coal contract - Illovo, Exxaro > projectRevenue, salesServices
    1000/005 R Fuel levy surcharge recovered > salesServices, otherRevenue
    1000/006 R Sub-contracted loads (brokered) > salesServices
    1050/000 R Warehousing and cross-dock > salesServices, rentalRevenue
    1060/000 R Trailer rental income > rentalRevenue
    1100/000 R Credit notes - short deliveries > discountsReturns
    2000/000 X Cost of Sales > otherCostOfSales, materials
    2000/010 X Diesel - Engen depot tank > otherCostOfSales, motorVehicle
    2000/011 X Diesel - road fills Zimbabwe > otherCostOfSales, motorVehicle
    2000/012 X AdBlue and lubricants > otherCostOfSales, motorVehicle
    2000/020 X Toll fees (SANRAL, Trac, Bakwena) > otherCostOfSales, motorVehicle
    2000/030 X Drivers' wages > directLabour, wages
    2000/031 X Drivers' trip bonus & night-out > directLabour
    2000/032 X NBCRFLI levies and provident > pension, payrollTax, directLabour
    2000/040 X Owner-drivers / subcontract hauliers > subcontractors
    2000/050 X Border clearing, C-BRTA permits > otherCostOfSales
    2000/060 X Tyres > otherCostOfSales, motorVehicle, repairs
    2000/070 X GIT claims excess > otherCostOfSales, insurance
    2000/080 X Tarpaulins, straps, pallets > otherCostOfSales, materials
    2050/000 X Freight & Clearing - spares imported > freight
    2700/000 R Bad Debts Recovered > otherIncome
    2710/000 R Profit on Sale of Non-Current Assets > gainOnDisposal
    2720/000 R Insurance claim received on trucks > otherIncome
    2730/000 R SETA rebate (TETA mandatory grant) > otherIncome, grantsDonations
    2740/000 R Diesel rebate SARS > otherIncome
    2750/000 R Interest Received > interestIncome
    2760/000 R Discount Received > otherIncome
    2800/000 R Foreign exchange profit > foreignExchange
    3000/000 X Accounting Fees > professionalFees
    3050/000 X Advertising & Promotions > marketing
    3100/000 X Bad Debts > badDebts
    3150/000 X Bank Charges - FNB > bankFees
    3160/000 X Speedpoint charges > merchantFees
    3200/000 X Computer Expenses > software
    3210/000 X Cartrack & Netstar tracking > motorVehicle, software
    3220/000 X TMS licence fees > software
    3250/000 X Consulting Fees > professionalFees
    3260/000 X BEE verification & labour lawyer > professionalFees
    3300/000 X Courier & Postage > office, freight
    3350/000 X Depreciation > depreciation
    3450/000 X Electricity & Water > utilities
    3460/000 X Generator diesel (load shedding) > utilities
    3550/000 X Loss on Foreign Exchange > foreignExchange
    3600/000 X General Expenses > otherExpenses
    3610/000 X Traffic fines & overload penalties > otherExpenses, motorVehicle
    3650/000 X Insurance > insurance
    3660/000 X Fleet cover - Santam, GIT > insurance
    3700/000 X Interest Paid > interestExpense
    3710/000 X Instalment sale interest - WesBank > interestExpense
    3720/000 X SARS interest and penalties > interestExpense, otherExpenses
    3800/000 X Legal Fees > professionalFees
    3850/000 X Motor Vehicle Expenses - bakkies > motorVehicle
    3860/000 X Truck licences & COF > motorVehicle
    3900/000 X Printing & Stationery > office
    3950/000 X Protective Clothing > otherExpenses, wages, office
    4000/000 X Rent Paid - City Deep depot > rent
    4010/000 X Municipal rates > rent
    4050/000 X Repairs & Maintenance > repairs
    4060/000 X Workshop parts - Scania, Volvo > repairs, motorVehicle
    4070/000 X Breakdowns & recovery > repairs, motorVehicle
    4100/000 X Salaries & Wages > wages
    4110/000 X Directors' remuneration > wages
    4120/000 X UIF & SDL company contribution > payrollTax
    4130/000 X COIDA (Workmen's Compensation) > payrollTax
    4140/000 X Provident fund - office staff > pension
    4150/000 X Leave pay provision movement > leaveExpense
    4160/000 X Code 14 driver academy > wages, otherExpenses
    4200/000 X Security - armed response, guards > otherExpenses
    4250/000 X Staff Welfare > wages, otherExpenses
    4300/000 X Subscriptions - RFA > office
    4350/000 X Telephone & Fax > utilities, office
    4400/000 X Travel & Accommodation > travel
    4500/000 X Loss on sale of horses and trailers > lossOnDisposal
    4800/000 X Taxation > incomeTax
    5000/000 E Retained Income > retainedEarnings
    5100/000 E Share Capital > shareCapital
    5150/000 E Revaluation reserve - fleet > reserves
    5200/000 E Dividends paid > drawings
    5300/000 L Shareholders Loan - JP van Wyk > ownerLoans
    5400/000 L Long Term Loans > loans
    5410/000 L WesBank instalment sales - horses > loans, leaseLiabilities
    5420/000 L Scania Finance > loans
    5450/000 L Deferred Tax > deferredTaxLiability
    6100/000 A Land & Buildings - Cost > fixedAssets
    6200/010 A Truck tractors @ Cost > fixedAssets
    6200/020 A Truck tractors Acc Dep > accumulatedDepreciation
    6250/010 A Superlinks & tautliners @ Cost > fixedAssets
    6250/020 A Superlinks & tautliners Acc Dep > accumulatedDepreciation
    6300/010 A Computer Equipment @ Cost > fixedAssets
    6300/020 A Computer Equipment Acc Dep > accumulatedDepreciation
    7700/000 A Inventory - tyres, spares, diesel > inventory
    8000/000 A Customer Control Account > receivables
    8010/000 A Provision for Bad Debts > receivables
    8100/000 A Driver loans & trip advances > otherCurrentAssets
    8150/000 A Prepaid Expenses > prepayments
    8400/000 A FNB Cheque Account > cash
    8410/000 A USD account - border payments > cash
    8450/000 A Petty Cash > cash
    9000/000 L Supplier Control Account > payables
    9200/000 L FNB overdraft > overdraft
    9300/000 L PAYE, UIF & SDL due > payrollLiabilities
    9310/000 L Leave pay provision > leaveProvision
    9350/000 L Accruals > accruals
    9400/000 L Provisional tax - SARS > incomeTaxPayable
    9500/000 L Vat / Tax Control Account > salesTax
    9510/000 L VAT201 due to SARS > salesTaxPayable`,
  ),
];
