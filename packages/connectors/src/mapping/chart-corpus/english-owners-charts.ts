/** English-language companies, for the most part as their owners name accounts. */
import { type Chart, chart } from "./chart.ts";

export const englishOwnersCharts: readonly Chart[] = [
  chart(
    "Australia, oyster farm, Coffin Bay, family company",
    "AU",
    `101 A NAB Agri account > cash
    102 A Farm Management Deposit > investments, cash
    103 A Market day cash > cash
    110 A Wholesalers owing (Sydney Fish Market, Simmonds) > receivables
    111 A Restaurants owing > receivables
    112 A Doubtful accounts > receivables
    115 A Spat and juveniles in water > inventory
    116 A Market-size oysters in water > inventory
    118 A Baskets & line spares > inventory
    120 A Prepaid PIRSA lease and licence fees > prepayments
    121 A Deposit paid for spat - Cameron's hatchery > prepayments
    122 A Diesel rebate due > otherCurrentAssets, salesTax
    123 A POMS closure claim lodged with insurer > otherCurrentAssets
    124 A Crew loans > otherCurrentAssets
    125 A Advances to Port Douglas Shellfish P/L > otherCurrentAssets, otherNonCurrentAssets
    130 A Aquaculture leases (water) > intangibles
    131 A Production licence > intangibles
    132 A Water lease amortisation > accumulatedAmortisation
    140 A Shed and slipway > fixedAssets
    141 A Oyster punts and outboards > fixedAssets
    142 A Grader, washer, cool room > fixedAssets
    143 A Longlines, posts, baskets > fixedAssets
    144 A Hilux and forklift > fixedAssets
    145 A Solar on shed > fixedAssets
    150 A Shed - accum. depreciation > accumulatedDepreciation
    151 A Punts - accum. depreciation > accumulatedDepreciation
    152 A Plant & lines - accum. depreciation > accumulatedDepreciation
    153 A Vehicles - accum. depreciation > accumulatedDepreciation
    160 A Shares in SA Oyster Hatchery > investments
    165 A Deferred tax asset > deferredTaxAsset
    201 L Creditors > payables
    202 L NAB Farmers Choice card > overdraft
    205 L Oyster levy (PIRSA / R&D) due > otherCurrentLiabilities, accruals
    206 L Christmas orders - deposits > deferredIncome
    207 L Farm tour bookings prepaid > deferredIncome
    208 L State grant unspent - reef & lines rebuild > deferredIncome
    210 L GST on sales > salesTax
    211 L GST on purchases > salesTax
    212 L ATO - BAS > salesTaxPayable
    213 L PAYG instalments paid > incomeTaxPayable
    214 L PAYG W > payrollLiabilities
    215 L Super - clearing house > payrollLiabilities
    216 L Backpackers' accommodation deductions > payrollLiabilities, otherCurrentLiabilities
    217 L Wages owing > payrollLiabilities
    218 L Hols owing > leaveProvision
    219 L Crew harvest bonus accrued > accruals, payrollLiabilities
    220 L Accountant etc accrued > accruals
    221 L Tax owing > incomeTaxPayable
    222 L Equipment finance due inside 12 mths > shortTermLoans, otherCurrentLiabilities
    223 L Sort out later > otherCurrentLiabilities
    240 L NAB lease purchase loan > loans
    241 L De Lage Landen - grader > loans, leaseLiabilities
    242 L RIC drought loan > loans
    243 L Mum & Dad's loan > ownerLoans, loans
    244 L Lease rehabilitation bond provision > otherNonCurrentLiabilities
    245 L Deferred tax liability > deferredTaxLiability
    301 E Issued shares > shareCapital
    302 E Dividends > drawings
    303 E Asset revaluation - leases > reserves
    304 E Profits kept in the business > retainedEarnings
    401 R Pacifics - wholesale > salesGoods
    402 R Angasi natives > salesGoods
    403 R Farm gate & shucked trays > salesGoods
    404 R Online - overnight boxes > salesGoods
    405 R Tours in waders > salesServices
    406 R Juveniles sold to growers > salesGoods
    407 R Grading for neighbours > salesServices
    408 R Dead-on-arrival credits > discountsReturns
    501 X Spat purchases > materials
    502 X Bags, boxes, ice > materials
    503 X Farm hands > directLabour
    504 X Seasonal pickers / WHV backpackers > directLabour
    505 X Air and road freight > freight
    506 X Fish market commission > otherCostOfSales, merchantFees
    507 X Water testing & SASQAP levy > otherCostOfSales
    508 X Contract divers > subcontractors
    509 X Shopify & Square fees > merchantFees
    601 X Shed power and water > utilities
    602 X Punt fuel and outboard servicing > motorVehicle, repairs, otherCostOfSales
    604 X Super contributions > pension
    605 X ReturnToWorkSA > payrollTax
    606 X Basket and line repairs > repairs
    607 X Hilux costs > motorVehicle
    608 X Marine & farm cover > insurance
    609 X Write-down of dead stock (POMS) > otherCostOfSales, otherExpenses
    610 X Depreciation > depreciation
    611 X Bank interest and line fees > interestExpense
    701 R Insurance payout, cool room failure > otherIncome
    702 R Diesel fuel tax credits > otherIncome
    703 R Recovery grant - algal bloom > otherIncome, grantsDonations`,
  ),
  chart(
    "Australia, security guard and alarm monitoring firm, Melbourne",
    "AU",
    `11000 A Westpac operating > cash
    11010 A Westpac wages > cash
    11020 A Term deposit backing bank guarantee > cash, otherCurrentAssets, investments
    11100 A Debtors control > receivables
    11110 A Unbilled guard hours > receivables, workInProgress
    11120 A Provision for impaired debtors > receivables
    11150 A Debtor finance retention (ScotPac) > otherCurrentAssets, receivables
    11200 A Cameras, panels and keypads > inventory
    11210 A Install jobs in progress > workInProgress
    11300 A Prepaid licences - Vic Police > prepayments
    11310 A Prepaid premiums > prepayments
    11320 A Uniform issue prepaid > prepayments, otherCurrentAssets
    11330 A Intercompany - Sentry Training P/L > otherCurrentAssets, receivables
    11340 A WorkCover reimbursements receivable > otherCurrentAssets
    11350 A Portable LSL refund claimable > otherCurrentAssets
    11390 A Payroll suspense > otherCurrentAssets
    12000 A Patrol cars > fixedAssets
    12001 A Patrol cars - acc depn > accumulatedDepreciation
    12010 A Control room equipment > fixedAssets
    12011 A Control room - acc depn > accumulatedDepreciation
    12020 A Body cams & radios > fixedAssets
    12021 A Body cams & radios - acc depn > accumulatedDepreciation
    12030 A Alarm systems rented to customers > fixedAssets
    12031 A Rented alarms - acc depn > accumulatedDepreciation
    12100 A Monitoring line contracts purchased > intangibles
    12101 A Monitoring lines - acc amortisation > accumulatedAmortisation
    12110 A Capitalised guard app development > intangibles
    12111 A Guard app - acc amortisation > accumulatedAmortisation
    12120 A Costs to win contracts (AASB 15) > otherNonCurrentAssets, otherCurrentAssets
    12130 A ROU - Dandenong depot > fixedAssets, otherNonCurrentAssets
    12200 A DTA - provisions > deferredTaxAsset
    21000 L Creditors control > payables
    21010 L Subbie guards unpaid > payables, accruals
    21020 L Westpac Altitude Visa > overdraft
    21030 L ScotPac drawn > shortTermLoans
    21100 L Monitoring billed in advance > deferredIncome
    21110 L Event security deposits > deferredIncome
    21200 L GST output > salesTax
    21210 L GST input > salesTax
    21220 L ATO running balance > salesTaxPayable
    21230 L ATO payment arrangement > salesTaxPayable, otherCurrentLiabilities, payrollLiabilities
    21300 L PAYG withholding > payrollLiabilities
    21310 L Superannuation guarantee due > payrollLiabilities
    21320 L SRO payroll tax owing > payrollLiabilities
    21330 L Salary packaging clearing - Maxxia > payrollLiabilities, otherCurrentLiabilities
    21340 L United Workers Union fees > payrollLiabilities
    21350 L Portable long service levy due > payrollLiabilities
    21360 L Award underpayment - back pay provision > payrollLiabilities, otherCurrentLiabilities
    21370 L Accrued wages - roster cut-off > payrollLiabilities, accruals
    21380 L Supervisors' KPI bonus > accruals, payrollLiabilities
    21400 L Annual leave & RDOs > leaveProvision
    21410 L LSL current > leaveProvision
    21500 L Income tax > incomeTaxPayable
    21510 L Key and access card deposits > otherCurrentLiabilities
    21520 L Depot lease, under 1 yr > otherCurrentLiabilities, leaseLiabilities
    22000 L Depot lease, over 1 yr > leaseLiabilities
    22010 L Macquarie car finance > loans, leaseLiabilities
    22020 L Shareholder loan - Petrov Family Trust > ownerLoans
    22030 L LSL non-current > leaveProvision, otherNonCurrentLiabilities
    31000 E Paid up capital > shareCapital
    31010 E Accumulated profits > retainedEarnings
    31020 E Dividends paid > drawings
    41000 R Static guarding > salesServices
    41010 R Mobile patrols > salesServices
    41020 R Crowd controllers & events > salesServices
    41030 R Alarm monitoring > subscriptionRevenue
    41040 R CCTV installs > projectRevenue
    41050 R Alarm equipment rental > rentalRevenue
    41060 R Alarm response call-outs > salesServices
    41070 R Service failure rebates > discountsReturns
    41080 R Labour hire to group > salesServices, otherRevenue
    51000 X Guards - ordinary hours > directLabour
    51010 X Guards - penalties & overtime > directLabour
    51020 X Guards - super > pension, directLabour
    51030 X Subcontract guards > subcontractors
    51040 X Install parts > materials
    51050 X Control room telco lines > otherCostOfSales, utilities
    51060 X Event radios and towers hired > otherCostOfSales
    61000 X Management and rostering salaries > wages
    61010 X Vic payroll tax & mental health levy > payrollTax
    61020 X WorkCover premium > payrollTax, insurance
    61030 X Leave accrual movement > leaveExpense
    61040 X ASIAL membership > office
    61050 X Patrol car running > motorVehicle
    61060 X Fines and liquidated damages > otherExpenses
    61070 X Amortisation - lines and app > amortisation
    61080 X Depreciation charge > depreciation
    61090 X Factoring charges > interestExpense, bankFees
    71000 R WorkCover recoveries > otherIncome
    71010 R Loss/profit on car trade-ins > gainOnDisposal`,
  ),
  chart(
    "Australia, surf school and board hire, Byron Bay",
    "AU",
    `1-1110 A CommBank everyday > cash
    1-1120 A Rainy day saver > cash
    1-1130 A Till float - beach van > cash
    1-1140 A Rezdy/Stripe clearing > cash, otherCurrentAssets
    1-1150 A Viator payouts owing > receivables
    1-1200 A Trade debtors - schools and tour groups > receivables
    1-1210 A Less doubtful debts > receivables
    1-1300 A Wax, leashes, rashies for sale > inventory
    1-1400 A Prepaid insurance > prepayments
    1-1410 A Council beach licence paid ahead > prepayments
    1-1420 A Bond - hire shop > otherCurrentAssets, otherNonCurrentAssets
    1-1430 A Wage advances to crew > otherCurrentAssets
    1-1440 A Loan to Salty Retreats P/L > otherCurrentAssets, otherNonCurrentAssets
    1-1450 A Fuel tax credits claimable > otherCurrentAssets, salesTax
    1-2110 A Soft boards > fixedAssets
    1-2120 A Soft boards accum dep > accumulatedDepreciation
    1-2130 A Wetsuits (over 12 months) > fixedAssets
    1-2140 A Wetsuits accum dep > accumulatedDepreciation
    1-2150 A Troopy & board trailer > fixedAssets
    1-2160 A Troopy & trailer accum dep > accumulatedDepreciation
    1-2170 A Jet ski and rescue gear > fixedAssets
    1-2180 A Jet ski accum dep > accumulatedDepreciation
    1-2190 A Shop fitout > fixedAssets
    1-2195 A Shop fitout accum dep > accumulatedDepreciation
    1-2300 A Goodwill - bought Wategos Surf Co > intangibles
    1-2310 A Borrowing costs > otherNonCurrentAssets, intangibles
    1-2320 A Borrowing costs written off to date > accumulatedAmortisation, otherNonCurrentAssets
    2-1110 L Trade creditors > payables
    2-1120 L CommBank Mastercard > overdraft
    2-1130 L Lessons booked and paid, not yet run > deferredIncome
    2-1140 L Gift vouchers > deferredIncome
    2-1150 L Hire bonds held (licence & $50) > otherCurrentLiabilities
    2-1160 L Camp deposits - schoolies > deferredIncome
    2-1170 L Covid credit notes > otherCurrentLiabilities, deferredIncome
    2-1210 L GST collected > salesTax
    2-1220 L GST paid > salesTax
    2-1230 L BAS payable > salesTaxPayable
    2-1240 L ATO integrated client account > salesTaxPayable, payrollLiabilities
    2-1310 L PAYG withheld > payrollLiabilities
    2-1320 L Super payable > payrollLiabilities
    2-1330 L Child support deductions > payrollLiabilities
    2-1340 L Wages clearing > payrollLiabilities
    2-1350 L Annual leave owing > leaveProvision
    2-1360 L Accrued end-of-season bonuses > accruals, payrollLiabilities
    2-1370 L Accrued expenses > accruals
    2-1380 L Insurance premium funding > shortTermLoans
    2-1390 L Company tax payable > incomeTaxPayable
    2-1400 L Instructor training bonds > otherCurrentLiabilities
    2-2110 L Chattel mortgage - Troopy > loans
    2-2120 L Unexpired interest - Troopy > loans
    2-2130 L Div 7A / director loan - Kai > ownerLoans
    2-2140 L Long service leave > leaveProvision, otherNonCurrentLiabilities
    3-1000 E Ordinary shares > shareCapital
    3-1100 E Dividends to family trust > drawings
    3-8000 E Retained earnings > retainedEarnings
    4-1000 R Group lessons > salesServices
    4-1010 R Private lessons > salesServices
    4-1020 R School groups > salesServices
    4-1030 R 5-day surf camps > salesServices
    4-1040 R Board & wetsuit hire > rentalRevenue
    4-1050 R SUP tours > salesServices
    4-1060 R Shop sales > salesGoods
    4-1070 R Photo packages > salesServices, salesGoods
    4-1080 R Grom club memberships > subscriptionRevenue
    4-1090 R Bad-surf refunds > discountsReturns
    4-1100 R Commission on accommodation referrals > otherRevenue
    5-1000 X Instructors - casual > directLabour
    5-1010 X Contract coaches (ABN) > subcontractors
    5-1020 X Stock for shop > materials
    5-1030 X OTA commissions (Viator, GYG) > merchantFees, otherCostOfSales
    5-1040 X Camp food & cabins > otherCostOfSales
    5-1050 X Ding repair - resin and glass > repairs, otherCostOfSales
    5-1060 X Merchant fees Stripe/Square > merchantFees
    5-1070 X Council levy per student > otherCostOfSales
    6-1000 X Office & shop wages > wages
    6-1010 X Superannuation > pension
    6-1020 X icare workers comp > payrollTax
    6-1030 X Public liability > insurance
    6-1040 X Surfing NSW affiliation & first aid tickets > office
    6-1050 X Shop rent & outgoings > rent
    6-1060 X Power, phone, EFTPOS wifi > utilities
    6-1070 X Troopy fuel, rego, tyres > motorVehicle
    6-1080 X Rezdy, Xero, Deputy subs > software
    6-1090 X Instagram ads & flyers in hostels > marketing
    6-1100 X Bookkeeper and BAS agent > professionalFees
    6-1110 X Depreciation > depreciation
    6-1120 X Borrowing costs amortised > amortisation, interestExpense
    8-1000 R Small business flood grant > otherIncome, grantsDonations
    8-1010 R Insurance recovery - stolen boards > otherIncome
    9-1000 X Income tax expense > incomeTax`,
  ),
  chart(
    "Canada, campground and RV park, Vancouver Island BC",
    "CA",
    `1010 A Coastal Community CU chequing > cash
    1020 A Gatehouse float > cash
    1030 A Campspot settlements pending > cash, otherCurrentAssets
    1040 A Replacement reserve savings > cash
    1050 A CU member shares > investments
    1200 A Seasonal site holders - owing > receivables
    1210 A Group bookings owing > receivables
    1220 A Doubtful site fees > receivables
    1300 A Firewood > inventory
    1310 A Camp store stock > inventory
    1320 A Propane in tank > inventory
    1400 A Insurance paid in advance > prepayments
    1410 A BC Hydro security deposit > otherCurrentAssets, otherNonCurrentAssets
    1420 A GST ITC > otherCurrentAssets
    1430 A Canada Summer Jobs subsidy coming > otherCurrentAssets
    1440 A Due from Sandbar Boat Rentals Inc. > otherCurrentAssets, receivables
    1500 A Land > fixedAssets
    1510 A Sites, roads and water lines > fixedAssets
    1520 A Washhouses > fixedAssets
    1530 A Glamping domes and cabins > fixedAssets
    1540 A Golf carts & mower > fixedAssets
    1550 A Dump truck > fixedAssets
    1560 A Playground & pool > fixedAssets
    1570 A Phase 3 sites - under construction > fixedAssets
    1610 A Acc. amort. - sites & roads > accumulatedDepreciation
    1620 A Acc. amort. - washhouses, domes, cabins > accumulatedDepreciation
    1630 A Acc. amort. - carts, mower, truck > accumulatedDepreciation
    1640 A Acc. amort. - playground & pool > accumulatedDepreciation
    1700 A Foreshore licence > intangibles
    1710 A Foreshore licence - amort. to date > accumulatedAmortisation
    1720 A Mortgage fees deferred > otherNonCurrentAssets, intangibles
    2010 L Bills owing > payables
    2020 L Desjardins Visa > overdraft
    2030 L Reservation deposits - next summer > deferredIncome
    2040 L Seasonal site fees - unearned > deferredIncome
    2050 L Winter storage paid up front > deferredIncome
    2060 L Damage & key deposits > otherCurrentLiabilities
    2080 L Cancellations to refund > otherCurrentLiabilities, payables
    2100 L GST collected > salesTax
    2110 L PST payable > salesTaxPayable, salesTax
    2120 L MRDT (2% tourism) payable > salesTaxPayable, otherCurrentLiabilities
    2130 L GST owing to CRA > salesTaxPayable
    2200 L Source deductions > payrollLiabilities
    2210 L WorkSafeBC due > payrollLiabilities
    2220 L Staff housing deductions held > payrollLiabilities, otherCurrentLiabilities
    2230 L Wages payable > payrollLiabilities
    2240 L Vacation payable 4% > leaveProvision
    2250 L Season completion bonus accrued > accruals, payrollLiabilities
    2260 L Accrued liabilities > accruals
    2270 L BC Employer Health Tax due > payrollLiabilities
    2280 L Property taxes accrued > accruals
    2300 L Corporate income tax due > incomeTaxPayable
    2310 L Mortgage - next 12 months > shortTermLoans, otherCurrentLiabilities
    2500 L Mortgage - Coastal > loans
    2510 L CEBA > loans
    2520 L Due to shareholders - Wes & Jan > ownerLoans
    2530 L Kubota Credit > loans
    3000 E Class A shares > shareCapital
    3100 E Opening equity from QuickBooks > retainedEarnings
    3200 E Earnings kept > retainedEarnings
    3300 E Dividends - Wes & Jan > drawings
    4000 R Nightly tent and RV sites > rentalRevenue, salesServices
    4010 R Seasonal sites > rentalRevenue
    4020 R Cabins & domes > rentalRevenue, salesServices
    4030 R RV and boat storage > rentalRevenue
    4040 R Firewood and ice > salesGoods
    4050 R Camp store & ice cream window > salesGoods
    4060 R Propane fills > salesGoods
    4070 R Laundry & shower coins > otherRevenue, salesServices
    4080 R Kayak rentals > rentalRevenue
    4090 R Extra vehicle, pet and guest charges > otherRevenue, salesServices
    4100 R Cancellation fees kept > otherRevenue
    4110 R Rain-out refunds > discountsReturns
    4500 R Summer Jobs wage subsidy > grantsDonations, otherIncome
    4510 R Carbon rebate > otherIncome
    4520 R Windstorm claim > otherIncome
    5000 X Store purchases > materials
    5010 X Wood bought in > materials
    5020 X Propane bought > materials
    5030 X Campspot & Moneris fees > merchantFees
    6000 X Summer crew wages > wages, directLabour
    6010 X Managers' salary > wages
    6020 X CPP EI WCB EHT > payrollTax
    6100 X Hydro, water testing, septic pump-outs > utilities
    6120 X Property tax and Regional District levies > rent, otherExpenses
    6130 X Site and road upkeep, gravel > repairs
    6140 X Mini-excavator rental > repairs, otherExpenses
    6150 X Cart and truck gas > motorVehicle
    6160 X Amortization > depreciation
    6170 X Mortgage interest > interestExpense`,
  ),
  chart(
    "Canada, community-minded commercial radio station, Nova Scotia",
    "CA",
    `1000 A Scotiabank chequing > cash
    1010 A Radiothon trust account > cash, otherCurrentAssets
    1100 A A/R local advertisers > receivables
    1105 A A/R national agencies > receivables
    1110 A Contra (barter) receivable > receivables, otherCurrentAssets
    1190 A Allowance for bad accounts > receivables
    1200 A Prizes and station merch > inventory
    1300 A Prepaid expenses > prepayments
    1310 A Prepaid SOCAN tariff > prepayments
    1320 A Canada Media Fund top-up receivable > otherCurrentAssets
    1330 A Local Journalism Initiative grant receivable > otherCurrentAssets, receivables
    1340 A Journalism labour tax credit (T2) receivable > otherCurrentAssets
    1350 A HST ITCs > otherCurrentAssets
    1360 A Due from parent - Maritime Airwaves Holdings > otherCurrentAssets, receivables
    1400 A Transmitter & antenna > fixedAssets
    1410 A Studio consoles, mics > fixedAssets
    1420 A Remote truck - The Fox Box > fixedAssets
    1430 A Tower site road and shed > fixedAssets
    1440 A Transmitter and antenna - accum amort > accumulatedDepreciation
    1450 A Studio gear - accum amort > accumulatedDepreciation
    1460 A Remote truck - accum amort > accumulatedDepreciation
    1470 A Tower site - accum amort > accumulatedDepreciation
    1500 A CRTC broadcast licence > intangibles
    1510 A Streaming app > intangibles
    1520 A Streaming app - accum amort > accumulatedAmortisation
    1600 A Investment - regional sales rep house > investments
    1610 A Tower lease deposit > otherNonCurrentAssets
    1700 A Future income tax asset > deferredTaxAsset
    2000 L A/P > payables
    2010 L Scotia Visa > overdraft
    2020 L Operating line > overdraft, shortTermLoans
    2030 L Contra (barter) owing > payables, otherCurrentLiabilities
    2040 L Airtime sold ahead > deferredIncome
    2050 L Christmas package prepayments > deferredIncome
    2060 L Deferred LJI grant > deferredIncome
    2070 L Radiothon donations held for IWK > otherCurrentLiabilities
    2080 L Canadian content development (CCD) owing > accruals, otherCurrentLiabilities
    2090 L SOCAN / Re:Sound tariffs owing > accruals, payables
    2100 L HST charged > salesTax
    2110 L HST due to CRA > salesTaxPayable
    2200 L CPP, EI & tax withheld > payrollLiabilities
    2210 L WCB NS > payrollLiabilities
    2220 L Unifor dues > payrollLiabilities
    2230 L Group RRSP payable > payrollLiabilities
    2240 L Wages accrued > payrollLiabilities, accruals
    2250 L Vacation pay > leaveProvision
    2260 L Sales team Q4 bonus > accruals, payrollLiabilities
    2270 L Accrued liabs > accruals
    2300 L Corporate tax > incomeTaxPayable
    2310 L Dividend declared > dividendsPayable
    2320 L Current part of BDC loan > shortTermLoans
    2400 L BDC transmitter loan > loans
    2410 L Capital lease - remote truck > leaseLiabilities
    2420 L Advances from shareholders > ownerLoans
    2430 L Future income taxes > deferredTaxLiability
    2440 L Tower decommissioning obligation > otherNonCurrentLiabilities
    2450 L Deferred capital grant - emergency generator > otherNonCurrentLiabilities, deferredIncome
    3000 E Common shares > shareCapital
    3010 E Preferred shares > shareCapital
    3020 E Contributed surplus > reserves
    3100 E Retained earnings > retainedEarnings
    3110 E Dividends > drawings
    4000 R Spots - local > salesServices
    4010 R Spots - national > salesServices
    4020 R Contra airtime > salesServices, otherRevenue
    4030 R Remotes & live hits > salesServices
    4040 R Sponsorships - news, weather, sports > salesServices
    4050 R Website banners and stream pre-roll > salesServices
    4060 R Concert and trade show gate > salesServices, otherRevenue
    4070 R Tower space rented to Bell > rentalRevenue
    4080 R Agency commission allowed (15%) > discountsReturns, otherCostOfSales
    4090 R Make-goods & credits > discountsReturns
    5000 X On-air talent > directLabour, wages
    5010 X Syndicated shows > otherCostOfSales
    5020 X SOCAN and Re:Sound > otherCostOfSales
    5030 X CRTC Part I & II fees > otherCostOfSales, otherExpenses
    5040 X CCD contributions > otherCostOfSales, otherExpenses
    5050 X Sales reps' commissions > wages, otherCostOfSales
    5060 X Freelance news stringers > subcontractors
    6000 X Admin & traffic salaries > wages
    6010 X Employer CPP / EI > payrollTax
    6020 X RRSP match > pension
    6030 X Transmitter hydro (NS Power) > utilities
    6040 X Contest prizes > marketing
    6050 X WideOrbit & streaming host > software, otherCostOfSales
    6060 X Transmitter maintenance > repairs
    6070 X Amortization of equipment > depreciation
    6080 X Bad accounts written off > badDebts
    7000 R Insurance proceeds - hurricane Fiona > otherIncome
    8000 X Current and future tax > incomeTax`,
  ),
  chart(
    "Ireland, English language school, Galway",
    "IE",
    `0100 A Classroom furniture & smartboards > fixedAssets
    0110 A Laptops/tablets > fixedAssets
    0120 A Leasehold works - Eyre Sq > fixedAssets
    0150 A Furniture & smartboards - acc. dep. > accumulatedDepreciation
    0160 A Laptops - acc. dep. > accumulatedDepreciation
    0170 A Leasehold works - acc. dep. > accumulatedDepreciation
    0200 A Online course materials developed in-house > intangibles
    0210 A Courseware amortisation to date > accumulatedAmortisation
    0300 A Loan to Galway Homestay Ltd (common director) > otherNonCurrentAssets, otherCurrentAssets
    1000 A AIB current > cash
    1010 A AIB fee protection account (learner funds) > cash, otherCurrentAssets
    1020 A Revolut business > cash
    1030 A Flywire receipts uncleared > cash, otherCurrentAssets
    1040 A Petty cash - reception > cash
    1100 A Agents owing > receivables
    1110 A Students owing > receivables
    1120 A Provision against agents > receivables
    1130 A Textbooks for resale > inventory
    1140 A Prepaid rent and insurance > prepayments
    1150 A Student residence booking deposits > prepayments, otherCurrentAssets
    1160 A Agent commission paid ahead of course start > prepayments
    1170 A Skillnet grant receivable > otherCurrentAssets
    1180 A Lease deposit > otherNonCurrentAssets
    1190 A Erasmus+ balance due > otherCurrentAssets, receivables
    2000 L Creditors > payables
    2010 L Host families owed > payables, accruals
    2020 L Course fees received before start date > deferredIncome
    2030 L Accommodation fees received in advance > deferredIncome
    2040 L Junior summer programme - deposits > deferredIncome
    2050 L Visa refusal refunds owing > otherCurrentLiabilities, payables
    2060 L Key & damage deposits held > otherCurrentLiabilities
    2070 L Exam fees collected for Cambridge > otherCurrentLiabilities
    2080 L Medical insurance collected for learners > otherCurrentLiabilities
    2090 L Agent commissions accrued > accruals
    2100 L Accruals general > accruals
    2110 L Academic manager bonus accrued > accruals, payrollLiabilities
    2120 L Revenue - PAYE, PRSI, USC, LPT > payrollLiabilities
    2130 L Wages control a/c > payrollLiabilities
    2140 L Union subs deducted > payrollLiabilities
    2150 L PRSA deductions > payrollLiabilities
    2160 L Holiday pay owed to teachers > leaveProvision
    2170 L VAT (books & online) > salesTax, salesTaxPayable
    2180 L Corporation tax owing > incomeTaxPayable
    2200 L AIB Visa > overdraft
    2210 L Erasmus+ pre-financing unspent > deferredIncome
    2220 L Unidentified lodgements > otherCurrentLiabilities
    2300 L SBCI Covid loan > loans
    2310 L Director's current a/c - N. Folan > ownerLoans
    3000 E Called up share capital > shareCapital
    3010 E Profit & loss b/f > retainedEarnings
    3020 E Dividends paid > drawings
    4000 R General English > salesServices
    4010 R Academic year (visa) courses > salesServices
    4020 R Junior summer camps > salesServices
    4030 R IELTS / Cambridge prep > salesServices
    4040 R Corporate classes > salesServices
    4050 R Online membership > subscriptionRevenue
    4060 R Homestay placement > salesServices
    4070 R Residence accommodation > rentalRevenue, salesServices
    4080 R Excursions - Cliffs, Aran > salesServices
    4090 R Books sold > salesGoods
    4100 R Airport transfers > salesServices, otherRevenue
    4110 R Early-bird and group discounts > discountsReturns
    4120 R Fees refunded > discountsReturns
    4130 R Erasmus+ teacher training grants > grantsDonations
    4140 R Classroom let at weekends > rentalRevenue
    4200 R Employment wage subsidy > otherIncome, grantsDonations
    4210 R Deposit interest > interestIncome
    5000 X Teachers' pay > directLabour
    5010 X Summer teachers and activity leaders > directLabour
    5020 X Host family payments > otherCostOfSales, subcontractors
    5030 X Student residence hire > otherCostOfSales
    5040 X Agents' commission > otherCostOfSales, marketing
    5050 X Coursebooks & photocopying > materials
    5060 X Coaches and entry tickets > otherCostOfSales
    5070 X Exam centre charges > otherCostOfSales
    5080 X Flywire & Stripe charges > merchantFees
    6000 X Reception & academic mgmt wages > wages
    6010 X Employer PRSI > payrollTax
    6020 X Employer PRSA > pension
    6030 X Rent Eyre Sq > rent
    6040 X Commercial rates - City Council > rent
    6050 X Electric Ireland, Eir, bins > utilities
    6060 X ICOS / ACELS accreditation, MEI dues > office, professionalFees
    6070 X Agent fairs & fam trips > marketing, travel
    6080 X Learner protection cover & liability > insurance
    6090 X Schoolbooking system, Zoom > software
    6100 X Auditor > professionalFees
    6110 X Depreciation > depreciation
    6120 X Corporation tax > incomeTax`,
  ),
  chart(
    "New Zealand, freight forwarder and customs broker, Auckland",
    "NZ",
    `600 A ANZ NZD current > cash
    601 A ANZ USD call > cash
    602 A ANZ AUD > cash
    603 A Client duty trust > cash, otherCurrentAssets
    604 A Funds in transit > cash
    610 A Accounts receivable > receivables
    611 A Overseas agents' balances - debit > receivables
    612 A Doubtful debts allowance > receivables
    613 A Shipments open - costs not billed > workInProgress
    614 A Accrued job revenue > receivables, workInProgress
    620 A Prepayments > prepayments
    621 A Container deposits with shipping lines > otherCurrentAssets
    622 A Duty & GST paid on behalf of importers > otherCurrentAssets, receivables
    623 A Cargo claims recoverable from carriers > otherCurrentAssets
    624 A Customs deferred account security > otherNonCurrentAssets, otherCurrentAssets
    625 A Intercompany - Tasman Link Pty (AU) > otherCurrentAssets, receivables
    626 A Pallets, wrap, dunnage > inventory
    627 A Wages clearing > otherCurrentAssets
    630 A Warehouse racking > fixedAssets
    631 A Less accum depn racking > accumulatedDepreciation
    632 A Forklifts and reach trucks > fixedAssets
    633 A Less accum depn forklifts > accumulatedDepreciation
    634 A Swinglift truck > fixedAssets
    635 A Less accum depn swinglift > accumulatedDepreciation
    636 A Office & IT equipment > fixedAssets
    637 A Less accum depn office & IT > accumulatedDepreciation
    640 A CargoWise implementation > intangibles
    641 A Less accum amort CargoWise > accumulatedAmortisation
    642 A Customer list - ex Harbour Cargo > intangibles
    643 A Less accum amort customer list > accumulatedAmortisation
    645 A Right of use - Mangere warehouse > fixedAssets, otherNonCurrentAssets
    646 A 30% of Pacific Groupage Ltd > investments
    800 L Accounts payable > payables
    801 L Overseas agents' balances - credit > payables
    802 L Accrued job costs > accruals
    803 L NZ Customs - deferred duty and GST > otherCurrentLiabilities
    804 L Importers' duty money in hand > otherCurrentLiabilities
    805 L Freight billed before sailing > deferredIncome
    806 L Demurrage disputes provision > otherCurrentLiabilities
    807 L ANZ Visa - ops > overdraft
    808 L Z fuel cards > overdraft, payables
    809 L ANZ overdraft facility > overdraft
    820 L GST > salesTax, salesTaxPayable
    821 L GST due to IRD > salesTaxPayable
    825 L PAYE > payrollLiabilities
    826 L KiwiSaver & ESCT > payrollLiabilities
    827 L Wages payable > payrollLiabilities
    828 L Social club deductions > payrollLiabilities, otherCurrentLiabilities
    829 L Holiday pay > leaveProvision
    830 L Gross profit share bonus accrued > accruals, payrollLiabilities
    831 L Accruals - overhead > accruals
    832 L Provisional tax > incomeTaxPayable
    833 L Unmatched receipts > otherCurrentLiabilities
    834 L Lease liability < 12m > otherCurrentLiabilities, leaseLiabilities
    850 L Lease liability 12m+ > leaseLiabilities
    851 L ANZ term loan > loans
    852 L Shareholder current account - Tautahi > ownerLoans
    853 L Earn-out on Harbour Cargo > otherNonCurrentLiabilities, otherCurrentLiabilities
    900 E Share capital > shareCapital
    901 E Foreign currency translation > reserves
    902 E Dividends > drawings
    960 E Retained earnings > retainedEarnings
    200 R Ocean freight FCL > salesServices
    201 R Ocean freight LCL / groupage > salesServices
    202 R Airfreight > salesServices
    203 R Customs entries and MPI > salesServices
    204 R Cartage and devanning > salesServices
    205 R Storage > rentalRevenue, salesServices
    206 R Agent profit share received > otherRevenue, salesServices
    207 R Marine insurance commission > otherRevenue
    208 R Rebates to key accounts > discountsReturns
    260 R Claims recovered from carriers > otherIncome
    261 R Interest earned > interestIncome
    300 X Shipping line charges > freight, otherCostOfSales
    301 X Airline charges & fuel surcharges > freight, otherCostOfSales
    302 X Port, wharf and VBS levies > otherCostOfSales, freight
    303 X Owner-drivers > subcontractors
    304 X Origin / destination agents > subcontractors, otherCostOfSales
    305 X MPI & customs transaction fees > otherCostOfSales
    306 X Cargo claims paid > otherCostOfSales, otherExpenses
    310 X Store hands > directLabour
    400 X Salaries - ops, brokers, sales > wages
    401 X KiwiSaver employer > pension
    402 X ACC levies > payrollTax
    410 X CargoWise seat fees > software
    411 X CBAFF & FIATA subs > office
    412 X Forklift hire > otherExpenses, otherCostOfSales
    413 X Depreciation > depreciation
    414 X Amortisation - CargoWise, customer list > amortisation
    430 X Realised & unrealised FX > foreignExchange`,
  ),
  chart(
    "United Kingdom, architecture practice, Bristol",
    "GB",
    `0010 A Office fit-out, Corn Street > fixedAssets
    0011 A Fit-out dep'n > accumulatedDepreciation
    0020 A Workstations, plotters and model-making kit > fixedAssets
    0021 A Workstations etc dep'n > accumulatedDepreciation
    0030 A Furniture > fixedAssets
    0031 A Furniture dep'n > accumulatedDepreciation
    0040 A Pool e-bikes > fixedAssets
    0041 A Pool e-bikes dep'n > accumulatedDepreciation
    0050 A Goodwill on buying Hartnell Associates > intangibles
    0051 A Goodwill amortised > accumulatedAmortisation
    0060 A Shares in Quayside Housing LLP > investments
    0070 A Rent deposit with landlord > otherNonCurrentAssets
    1001 A Work done not yet billed > workInProgress, receivables
    1100 A Fees due from clients > receivables
    1101 A Client retentions > receivables, otherCurrentAssets
    1102 A Doubtful fees provision > receivables
    1103 A Prepaid PI insurance > prepayments
    1104 A Prepayments - other > prepayments
    1105 A Staff season ticket loans > otherCurrentAssets
    1106 A Amount due from Hartnell Interiors Ltd > otherCurrentAssets, receivables
    1107 A R&D relief claim due from HMRC > otherCurrentAssets
    1108 A Planning fees paid for clients - to recharge > otherCurrentAssets, receivables
    1200 A Triodos current > cash
    1201 A Triodos tax pot > cash
    1202 A Pleo wallet > cash
    1203 A Euro account (Wise) > cash
    1210 A Petty cash tin > cash
    2100 L Bills to pay > payables
    2101 L Sub-consultants awaiting pay-when-paid > payables, accruals
    2102 L Fees billed ahead of stage > deferredIncome
    2103 L Client money for planning fees > otherCurrentLiabilities
    2109 L Accrued costs > accruals
    2110 L Staff profit share accrued > accruals, payrollLiabilities
    2200 L VAT on fees > salesTax
    2201 L VAT on purchases > salesTax
    2202 L VAT owed to HMRC > salesTaxPayable
    2210 L PAYE & NI > payrollLiabilities
    2211 L Wages control > payrollLiabilities
    2212 L Pension - Nest due > payrollLiabilities
    2213 L Student loan & cycle scheme deductions > payrollLiabilities
    2214 L Holiday not taken > leaveProvision
    2220 L Corporation tax > incomeTaxPayable
    2230 L Dividends declared, unpaid > dividendsPayable
    2240 L NatWest charge card > overdraft
    2250 L Mispostings > otherCurrentLiabilities
    2300 L Bounce back loan > loans
    2310 L Deferred consideration - Hartnell > otherNonCurrentLiabilities, otherCurrentLiabilities
    2320 L Directors' loans (RP, SM) > ownerLoans
    2330 L Dilapidations > otherNonCurrentLiabilities
    2340 L Deferred tax > deferredTaxLiability
    3000 E Ordinary A and B shares > shareCapital
    3001 E Share premium > reserves, shareCapital
    3050 E Dividends > drawings
    3100 E Profit brought forward > retainedEarnings
    4000 R Fees - private houses > projectRevenue, salesServices
    4001 R Fees - schools and public > projectRevenue, salesServices
    4002 R Fees - developers > projectRevenue, salesServices
    4003 R Masterplanning and feasibility > projectRevenue, salesServices
    4004 R Principal designer appointments > projectRevenue, salesServices
    4005 R Movement in unbilled work > projectRevenue
    4006 R Recharged printing & travel > otherRevenue
    4007 R Fee concessions > discountsReturns
    4900 R Desk let to freelancers > rentalRevenue, otherIncome
    4901 R Bank interest > interestIncome
    4902 R Insurers - leak reimbursement > otherIncome
    4903 R RDEC / R&D credit > otherIncome, incomeTax
    5000 X Structural engineers > subcontractors
    5001 X Freelance technologists > subcontractors
    5002 X Visualisers / CGI > subcontractors
    5003 X Models & materials > materials
    5004 X Planning portal and building control fees not recovered > otherCostOfSales
    5005 X Fee earners' salaries > directLabour, wages
    7000 X Studio and admin pay > wages
    7001 X Directors' pay > wages
    7002 X Employer's NI > payrollTax
    7003 X Employer pension > pension
    7004 X ARB & RIBA fees > office
    7005 X CPD and Part 3 support > office, otherExpenses, wages
    7100 X Rent & service charge > rent
    7101 X Business rates, BID levy > rent
    7102 X Heat, light, broadband > utilities
    7200 X Vectorworks, Revit, Adobe > software
    7300 X Site visits - trains and mileage > travel
    7400 X PI insurance > insurance
    7500 X Competition entries & photography > marketing
    7600 X Accountant and solicitor > professionalFees
    8000 X Depreciation > depreciation
    8001 X Goodwill write-down > amortisation
    8100 X Fees written off > badDebts
    9000 X Corporation tax charge > incomeTax`,
  ),
  chart(
    "United Kingdom, chamber orchestra, registered charity and company limited by guarantee",
    "GB",
    `FA01 A Timpani, harpsichord and other instruments > fixedAssets
    FA02 A Instruments - accumulated depn > accumulatedDepreciation
    FA03 A Music stands, staging, flight cases > fixedAssets
    FA04 A Staging - accumulated depn > accumulatedDepreciation
    FA05 A Digital concert platform > intangibles
    FA06 A Digital platform - amortised to date > accumulatedAmortisation
    FA07 A Orchestral library (hire sets owned) > fixedAssets
    FA08 A CCLA investment fund > investments
    FA09 A Shares in trading subsidiary > investments
    CA01 A CAF Bank main > cash
    CA02 A CAF Gold deposit > cash
    CA03 A Tour float (EUR) > cash
    CA04 A SumUp takings not yet landed > cash, otherCurrentAssets
    CA10 A Engagement fees owed to us > receivables
    CA11 A Box office money due from venues > receivables
    CA12 A Gift Aid claimable > otherCurrentAssets, receivables
    CA13 A Orchestra tax relief receivable > otherCurrentAssets
    CA14 A Legacies notified > receivables, otherCurrentAssets
    CA15 A Grants awarded, not received > receivables, otherCurrentAssets
    CA16 A Due from Sinfonia Trading Ltd > otherCurrentAssets, receivables
    CA17 A Player advances for tours > otherCurrentAssets, prepayments
    CA18 A Hall hire deposits paid > prepayments
    CA19 A Future season costs > prepayments
    CA20 A Withholding tax suffered abroad, reclaimable > otherCurrentAssets
    CA21 A CDs and programmes held for sale > inventory
    CL01 L Suppliers > payables
    CL02 L Players' fees outstanding > accruals, payables
    CL03 L Soloists and conductors outstanding > accruals, payables
    CL04 L PAYE/NIC > payrollLiabilities
    CL05 L Pension deductions > payrollLiabilities
    CL06 L VAT control > salesTaxPayable, salesTax
    CL07 L Output tax > salesTax
    CL08 L Input tax > salesTax
    CL09 L Tickets sold for later concerts > deferredIncome
    CL10 L Friends subscriptions in advance > deferredIncome
    CL11 L Grants for future periods > deferredIncome
    CL12 L Tour promoter deposits > deferredIncome
    CL13 L Foreign entertainers tax (FEU) due > otherCurrentLiabilities
    CL15 L Money held for youth orchestra bursary > otherCurrentLiabilities
    CL16 L Accruals > accruals
    CL17 L Holiday pay - admin team > leaveProvision
    CL18 L Barclaycard > overdraft
    CL19 L Suspense > otherCurrentLiabilities
    NL01 L Culture Recovery loan (DCMS) > loans
    NL02 L Trustee loan, interest free > ownerLoans, loans
    FU01 E General fund > retainedEarnings
    FU02 E Designated - touring fund > reserves
    FU03 E Restricted - instrument fund > reserves
    FU04 E Restricted - education > reserves
    FU05 E Endowment - Marchbank bequest > reserves
    FU06 E Transfers between funds > reserves, retainedEarnings
    IN01 R Box office - own promotions > salesServices
    IN02 R Concert engagements UK > salesServices
    IN03 R Overseas tours > salesServices
    IN04 R Recording & broadcast fees > salesServices
    IN05 R Recording royalties (PPL, labels) > otherRevenue
    IN06 R Programme and CD sales > salesGoods
    IN07 R Hire of music library > rentalRevenue
    IN08 R Schools workshops > salesServices
    IN09 R Arts Council NPO > grantsDonations
    IN10 R Trusts and foundations > grantsDonations
    IN12 R Gift Aid on donations > grantsDonations
    IN13 R Legacies > grantsDonations
    IN14 R Corporate sponsors > grantsDonations, otherRevenue
    IN15 R Gift Aid from trading company > grantsDonations, otherIncome
    IN16 R Orchestra tax relief > otherIncome, grantsDonations
    IN17 R Interest and fund income > interestIncome
    IN18 R Ticket refunds > discountsReturns
    IN19 R Cancellation insurance received > otherIncome
    EX01 X Players - rehearsals and concerts > subcontractors, directLabour
    EX02 X Conductors and soloists > subcontractors
    EX03 X Porterage & player overtime > directLabour, otherCostOfSales
    EX04 X Hall hire > otherCostOfSales
    EX05 X Music hire and PRS > otherCostOfSales
    EX06 X Instrument hire and tuning > otherCostOfSales
    EX07 X Truck, ferries and carnets > freight
    EX08 X Tour flights and hotels > travel, otherCostOfSales
    EX09 X Box office commission > merchantFees, otherCostOfSales
    EX10 X Commissioning new works > otherCostOfSales
    EX20 X Management salaries > wages
    EX21 X Employer NIC > payrollTax
    EX22 X Employer pension > pension
    EX23 X Office licence at the Maltings > rent
    EX24 X Season brochure and PR > marketing
    EX25 X ABO, MU & other memberships > office
    EX26 X Spektrix, OPAS, Mailchimp > software
    EX27 X Cancellation, PL & instrument cover > insurance
    EX28 X Audit, governance & trustee costs > professionalFees
    EX29 X Depreciation of instruments and platform > depreciation
    EX30 X Currency losses on tours > foreignExchange`,
  ),
  chart(
    "United Kingdom, sign maker and vehicle wrapping, Sheffield",
    "GB",
    `20 A Large format printers > fixedAssets
    21 A Large format printers - written off so far > accumulatedDepreciation
    22 A CNC router & laser > fixedAssets
    23 A CNC router & laser - written off so far > accumulatedDepreciation
    24 A Cherry picker > fixedAssets
    25 A Cherry picker - written off so far > accumulatedDepreciation
    26 A Fitting vans (HP) > fixedAssets
    27 A Fitting vans - written off so far > accumulatedDepreciation
    28 A Unit 7 mezzanine and spray booth > fixedAssets
    29 A Mezzanine & booth - written off so far > accumulatedDepreciation
    30 A Web-to-print shop build > intangibles
    31 A Web-to-print shop - amortised > accumulatedAmortisation
    100 A Vinyl, ACM, acrylic and LEDs > inventory
    101 A Signs on the bench > workInProgress
    110 A Customers' balances > receivables
    111 A CIS retentions held by main contractors > receivables, otherCurrentAssets
    112 A Bad debt provision > receivables
    113 A CIS deducted from us > otherCurrentAssets
    114 A Paid in advance - insurance & leases > prepayments
    115 A Deposit on next printer > prepayments, otherNonCurrentAssets
    116 A Owed by Steel City Banners Ltd (sister co) > otherCurrentAssets, receivables
    117 A Apprentice grant due from CITB > otherCurrentAssets
    118 A Unit 7 deposit > otherNonCurrentAssets, otherCurrentAssets
    120 A Lloyds business a/c > cash
    121 A VAT savings a/c > cash
    122 A Zettle clearing > cash, otherCurrentAssets
    123 A Cash box > cash
    200 L Suppliers' balances > payables
    201 L Customer 50% deposits > deferredIncome
    202 L Maintenance contracts billed ahead > deferredIncome
    203 L Accrued bills > accruals
    204 L Lads' Christmas bonus accrued > accruals, payrollLiabilities
    205 L CIS tax we deducted from fitters > otherCurrentLiabilities, payrollLiabilities
    206 L PAYE/NI to HMRC > payrollLiabilities
    207 L Net pay control > payrollLiabilities
    208 L Smart Pension owed > payrollLiabilities
    209 L Attachment of earnings > payrollLiabilities
    210 L Sales VAT > salesTax
    211 L Purchase VAT > salesTax
    212 L Reverse charge VAT (construction) > salesTax
    213 L VAT return liability > salesTaxPayable
    214 L CT due > incomeTaxPayable
    215 L Invoice finance - Bibby > shortTermLoans
    216 L Lloyds overdraft > overdraft
    217 L Fuel card > overdraft, payables
    218 L Warranty & remake provision > otherCurrentLiabilities
    219 L Don't know - ask Carol > otherCurrentLiabilities
    250 L HP on vans > leaseLiabilities, loans
    251 L Printer finance (Shire) > loans, leaseLiabilities
    252 L Dave's loan to company > ownerLoans
    253 L Deferred tax > deferredTaxLiability
    300 E Shares > shareCapital
    301 E Dividends - Dave and Carol > drawings
    302 E P&L reserve > retainedEarnings
    400 R Shop signs and fascias > salesGoods, projectRevenue
    401 R Vehicle wraps > salesServices, salesGoods
    402 R Banners, boards and stickers > salesGoods
    403 R Fitting charges > salesServices
    404 R Site hoardings (contractors) > projectRevenue
    405 R Artwork and survey > salesServices
    406 R Trade printing for other sign cos > salesServices, salesGoods
    407 R Delivery charged on > otherRevenue, salesServices
    408 R Credits & remakes > discountsReturns
    409 R Sign maintenance plans > subscriptionRevenue, salesServices
    480 R Scrap aluminium > otherIncome, otherRevenue
    481 R Van accident - insurer paid > otherIncome
    482 R Apprenticeship incentive > otherIncome, grantsDonations
    483 R Profit on selling old printer > gainOnDisposal
    500 X Vinyl and film > materials
    501 X Sheet, ali and acrylic > materials
    502 X Inks > materials
    503 X LEDs, transformers & fixings > materials
    504 X Bought-in trade signs > materials, subcontractors
    505 X Bench wages > directLabour
    506 X CIS fitters > subcontractors
    507 X Access hire - MEWP and towers > otherCostOfSales
    508 X Couriers & pallets > freight
    509 X Etsy and card fees > merchantFees
    510 X Permits, parking suspensions > otherCostOfSales
    600 X Office wages > wages
    601 X Er's NI > payrollTax
    602 X Er's pension > pension
    603 X Unit rent > rent
    604 X Rates > rent
    605 X Leccy, gas, waste vinyl skip > utilities
    606 X Diesel, MOTs, van repairs > motorVehicle
    607 X Machine servicing & print heads > repairs
    608 X Flexi, Clarity, Xero > software
    609 X Google Ads, trade directory > marketing
    610 X Depreciation, all > depreciation`,
  ),
  chart(
    "United States, craft distillery with tasting room, Kentucky",
    "US",
    `101 A Checking - Farmers Capital > cash
    102 A Tasting room cash drawers > cash
    103 A Toast deposits pending > cash, otherCurrentAssets
    110 A Distributor receivables > receivables
    111 A Contract distilling receivables > receivables
    118 A Bad debt allowance > receivables
    120 A Grain (corn, rye, malted barley) > inventory
    121 A Bottles, corks, labels > inventory
    122 A Barreled whiskey - aging > inventory, workInProgress
    123 A New charred oak barrels on hand > inventory
    124 A Bottled finished spirits > inventory
    125 A Mash & low wines in process > workInProgress, inventory
    126 A Gift shop merchandise > inventory
    130 A Prepaid barrel order - Kelvin Cooperage > prepayments
    131 A Prepaid property tax & insurance > prepayments
    132 A TTB bond cash collateral > otherNonCurrentAssets, otherCurrentAssets
    133 A Excise drawback claims receivable > otherCurrentAssets
    134 A Barrel ad valorem tax credit receivable > otherCurrentAssets
    135 A Due from Limestone Bottling LLC (affiliate) > otherCurrentAssets, receivables
    139 A Undeposited funds > cash
    150 A Land - Old Frankfort Pike > fixedAssets
    151 A Rickhouse no. 1 and 2 > fixedAssets
    152 A Vendome pot still & column > fixedAssets
    153 A Fermenters, mash tun, chiller > fixedAssets
    154 A Bottling line > fixedAssets
    155 A Visitor center build-out > fixedAssets
    156 A Ford F-250 > fixedAssets
    157 A New rickhouse - construction in progress > fixedAssets
    160 A Depr. reserve - buildings > accumulatedDepreciation
    161 A Depr. reserve - distilling equipment > accumulatedDepreciation
    162 A Depr. reserve - vehicles > accumulatedDepreciation
    170 A Label design & brand marks > intangibles
    175 A Amortization to date - brand marks > accumulatedAmortisation
    180 A Investment in Limestone Bottling LLC > investments
    201 L Trade payables > payables
    202 L Capital One Spark > overdraft
    205 L Federal excise tax due (TTB) > otherCurrentLiabilities
    206 L Kentucky spirits case tax due > otherCurrentLiabilities
    207 L KY sales & wholesale tax > salesTaxPayable, salesTax
    210 L Private barrel program - customer deposits > deferredIncome
    211 L Contract distilling paid ahead > deferredIncome
    212 L Bourbon club memberships unearned > deferredIncome
    213 L Gift cards out > deferredIncome
    215 L 941 & KY withholding > payrollLiabilities
    216 L Payroll accrued > payrollLiabilities, accruals
    217 L Health premium employee deductions > payrollLiabilities
    218 L Tips owed to tour guides > payrollLiabilities, otherCurrentLiabilities
    219 L Vacation earned > leaveProvision
    220 L Distributor depletion allowances accrued > accruals
    221 L Accrued interest - SBA > interestPayable
    222 L Current portion of equipment note > shortTermLoans
    240 L SBA 504 loan > loans
    241 L Inventory line - Farm Credit (barrel-backed) > loans, shortTermLoans
    242 L Member loan - Hollis > ownerLoans
    301 E Member units - Class A > shareCapital
    302 E Member units - Class B investors > shareCapital
    305 E Tax distributions to members > drawings
    310 E Accumulated earnings > retainedEarnings
    401 R Bourbon - wholesale cases > salesGoods
    402 R Rye & gin - wholesale > salesGoods
    403 R Bottle shop > salesGoods
    404 R Tours & tastings > salesServices
    405 R Cocktail bar > salesGoods
    406 R Custom distilling contracts > projectRevenue, salesServices
    407 R Barrel storage fees > rentalRevenue, salesServices
    408 R Barrel select program > salesGoods
    409 R Event rental - the Still House > rentalRevenue
    410 R Spent grain sales to farmers > otherRevenue
    415 R Depletion allowances & promo discounts > discountsReturns
    501 X Grain used > materials
    502 X Glass, closures and labels used > materials
    503 X Barrels used > materials
    504 X Distillers & cellar crew > directLabour
    505 X Excise tax on spirits removed > otherCostOfSales
    507 X Boiler gas & process water > otherCostOfSales, utilities
    508 X Outbound freight to distributors > freight
    509 X Broker commissions - Southeast > otherCostOfSales, marketing
    510 X Toast & card processing > merchantFees
    601 X Tasting room staff > wages
    602 X Office & sales salaries > wages
    603 X Employer payroll taxes > payrollTax
    610 X Competition entries, trade shows, swag > marketing
    611 X KDA dues & licenses > office
    612 X Property & liquor liability insurance > insurance
    613 X Still and boiler maintenance > repairs
    614 X Truck expense > motorVehicle
    615 X Depreciation > depreciation
    616 X Interest - SBA and Farm Credit > interestExpense
    617 X Property taxes incl. barrel tax > rent, otherExpenses
    701 R Gain on sale of used column > gainOnDisposal`,
  ),
  chart(
    "United States, independent video games developer, Austin",
    "US",
    `1000 A Mercury operating > cash
    1010 A Mercury treasury sweep > cash
    1020 A Chase payroll acct > cash
    1050 A Steam payouts in transit > cash, otherCurrentAssets, receivables
    1060 A PayPal - merch store > cash
    1100 A A/R - publishers > receivables
    1110 A Platform royalties earned not yet paid (Sony/MSFT/Nintendo) > receivables
    1190 A Reserve for uncollectible A/R > receivables
    1200 A Plushies, pins & artbooks on hand > inventory
    1300 A Prepaid insurance > prepayments
    1310 A Prepaid tools (Unity, Perforce, Jira) > prepayments
    1320 A Deposits for GDC booth > prepayments
    1330 A Advances to contract composers > prepayments, otherCurrentAssets
    1350 A Due from Lantern Fox UK Ltd > otherCurrentAssets, receivables
    1360 A Texas franchise R&D credit receivable > otherCurrentAssets
    1399 A Ask My Accountant > otherCurrentAssets
    1500 A Workstations & GPUs > fixedAssets
    1510 A Console dev kits > fixedAssets
    1520 A Mocap stage gear > fixedAssets
    1530 A Leasehold improvements - East 6th > fixedAssets
    1590 A A/D - workstations & GPUs > accumulatedDepreciation
    1591 A A/D - dev kits & mocap > accumulatedDepreciation
    1592 A A/D - leasehold improvements > accumulatedDepreciation
    1600 A Capitalized game dev - Hollow Tides > intangibles
    1610 A Capitalized game dev - Project Marmot (unreleased) > intangibles
    1620 A Trademarks & domain names > intangibles
    1680 A Accum amort - Hollow Tides > accumulatedAmortisation
    1690 A Accum amort - trademarks > accumulatedAmortisation
    1700 A Right-of-use asset, office > fixedAssets, otherNonCurrentAssets
    1750 A Security deposit - landlord > otherNonCurrentAssets
    1800 A Deferred tax asset (Sec. 174) > deferredTaxAsset
    2000 L Accounts payable > payables
    2010 L Amex Plum card > overdraft
    2020 L Ramp card > overdraft
    2100 L Milestone advances from publisher, unearned > deferredIncome
    2110 L Kickstarter pledges - rewards not yet delivered > deferredIncome
    2120 L Deferred revenue - season pass > deferredIncome
    2200 L Accrued crunch bonuses > accruals, payrollLiabilities
    2210 L Accrued revenue share to collaborators > accruals
    2220 L Accrued expenses other > accruals
    2300 L Federal withholding & FICA due > payrollLiabilities
    2310 L Texas SUTA due > payrollLiabilities
    2320 L 401(k) withheld > payrollLiabilities
    2330 L Accrued PTO > leaveProvision
    2340 L Texas sales tax - merch > salesTaxPayable, salesTax
    2350 L Federal income tax payable > incomeTaxPayable
    2400 L Lease liability - current > otherCurrentLiabilities
    2500 L Lease liability - long term > leaseLiabilities
    2510 L Convertible notes - angels > loans
    2520 L Founder loan - J. Okafor > ownerLoans
    3000 E Common stock > shareCapital
    3010 E Series Seed preferred > shareCapital
    3020 E Additional paid-in capital > shareCapital, reserves
    3030 E Stock comp reserve > reserves
    3900 E Accumulated deficit > retainedEarnings
    4000 R Steam & Epic sales > salesGoods
    4010 R Console storefront royalties > salesGoods, otherRevenue
    4020 R DLC and cosmetics > salesGoods
    4030 R Publisher milestone income > projectRevenue
    4040 R Work-for-hire co-dev > projectRevenue
    4060 R Merch store > salesGoods
    4090 R Player refunds and chargebacks > discountsReturns
    5000 X Storefront 30% cut > merchantFees
    5010 X Outsourced art (Krakow) > subcontractors
    5020 X Localization & VO > subcontractors
    5030 X QA testing vendors > subcontractors
    5040 X Music licensing royalties > otherCostOfSales
    5050 X Engine royalty - Unreal 5% > otherCostOfSales
    5060 X Game servers - live ops > otherCostOfSales, software
    5070 X Merch product cost > materials
    5080 X Merch fulfillment postage > freight
    6000 X Salaries - dev team > wages
    6010 X Salaries - production & admin > wages
    6020 X Employer FICA/FUTA/SUTA > payrollTax
    6030 X 401(k) match > pension
    6100 X Game engine seats & art tools > software
    6110 X Discord, Slack, Notion > software
    6200 X Office lease > rent
    6210 X Fiber + electric > utilities
    6300 X PAX & GDC travel > travel
    6310 X Streamer keys, trailers, wishlisting ads > marketing
    6400 X Attorney - IP & publishing deals > professionalFees
    6410 X E&O and cyber policy > insurance
    6500 X Prototype R&D not capitalized > research
    6600 X Snacks and studio supplies > office
    6700 X Depreciation > depreciation
    6710 X Amortization of released titles > amortisation
    7000 R Insurance payout - stolen laptops > otherIncome
    7010 R Treasury sweep interest > interestIncome
    8000 X Federal & state income tax > incomeTax`,
  ),
  chart(
    "United States, medical device start-up, Minneapolis, Delaware C-corp",
    "US",
    `10000 A SVB operating account > cash
    10010 A Fidelity money market > cash
    10020 A Swiss sub funding acct CHF > cash
    11000 A Accounts receivable - hospitals > receivables
    11010 A Accounts receivable - distributors EU > receivables
    11050 A CECL reserve > receivables
    11100 A NIH SBIR grant receivable > receivables, otherCurrentAssets
    11200 A Payroll tax R&D credit receivable (Form 8974) > otherCurrentAssets
    12000 A Catheter components > inventory
    12010 A Kits at sterilizer (Steris) > inventory
    12020 A Finished devices > inventory
    12030 A Consigned devices at hospitals > inventory
    12040 A WIP - cleanroom > workInProgress
    12090 A Inventory reserve - expiry > inventory
    13000 A Prepaid clinical trial costs (CRO) > prepayments
    13010 A Prepaid D&O > prepayments
    13020 A Vendor deposits - injection molds > prepayments, otherNonCurrentAssets
    13090 A Payroll clearing - Gusto > otherCurrentAssets
    15000 A Cleanroom > fixedAssets
    15010 A Lab & test equipment > fixedAssets
    15020 A Molds and tooling at suppliers > fixedAssets
    15030 A Loaner consoles placed with surgeons > fixedAssets
    15040 A Computers > fixedAssets
    15900 A Accumulated depreciation - lab & tooling > accumulatedDepreciation
    15910 A Accumulated depreciation - loaner consoles > accumulatedDepreciation
    16000 A Patents - filing costs capitalized > intangibles
    16010 A Licensed IP - Univ. of Minnesota > intangibles
    16900 A Accumulated amortization - patents & license > accumulatedAmortisation
    17000 A ROU asset - Plymouth facility > fixedAssets, otherNonCurrentAssets
    17100 A Restricted cash - lease LOC > otherNonCurrentAssets
    17200 A Interco - VascuLine Swiss GmbH > otherNonCurrentAssets, otherCurrentAssets
    17300 A Investment in VascuLine Swiss GmbH > investments
    20000 L Accounts payable > payables
    20010 L Brex card > overdraft
    20020 L GRNI - received not invoiced > accruals
    21000 L Accrued bonus - milestone plan > accruals, payrollLiabilities
    21010 L Accrued clinical site payments > accruals
    21020 L Accrued legal > accruals
    21030 L Accrued royalties - U of M license > accruals
    21040 L Accrued sales rep commissions > accruals, payrollLiabilities
    21050 L Warranty reserve > otherCurrentLiabilities
    21100 L Wages payable > payrollLiabilities
    21110 L Payroll taxes payable > payrollLiabilities
    21120 L FSA and 401k deductions > payrollLiabilities
    21130 L ESPP withholdings > payrollLiabilities, otherCurrentLiabilities
    21140 L PTO accrual > leaveProvision
    21200 L Deferred grant revenue > deferredIncome
    21210 L Distributor exclusivity fee - unearned > deferredIncome
    21220 L Service contracts unearned > deferredIncome
    21300 L MN sales & use tax payable > salesTaxPayable, salesTax
    21400 L Operating lease liability - ST > otherCurrentLiabilities
    25000 L Operating lease liability - LT > leaseLiabilities
    25100 L Venture debt - Hercules > loans
    25110 L Debt discount > loans
    25200 L Warrant liability > otherNonCurrentLiabilities
    30000 E Common stock par > shareCapital
    30010 E Series A preferred > shareCapital
    30020 E Series B preferred > shareCapital
    30030 E APIC > shareCapital, reserves
    30040 E AOCI - currency translation > reserves
    30900 E Accumulated deficit > retainedEarnings
    40000 R Device sales - US > salesGoods
    40010 R Device sales - EU distributors > salesGoods
    40020 R Console rental > rentalRevenue
    40030 R Service plan income > salesServices, subscriptionRevenue
    40040 R SBIR Phase II > grantsDonations
    40090 R Returns and GPO rebates > discountsReturns
    50000 X Standard cost of devices > materials
    50010 X Assemblers - cleanroom > directLabour
    50020 X Sterilization and packaging > otherCostOfSales, subcontractors
    50030 X Scrap & expired lots > otherCostOfSales, materials
    50040 X Courier - cold chain to sites > freight
    50050 X License royalties on units sold > otherCostOfSales
    60000 X R&D salaries > wages, research
    60010 X Bench testing and animal studies > research
    60020 X Clinical trial - CRO > research
    60030 X Regulatory - FDA 510(k) & CE fees > research, professionalFees
    60040 X Prototype parts > research
    61000 X G&A and sales salaries > wages
    61010 X Rep commissions > wages, otherCostOfSales
    61020 X Stock-based comp > wages
    61030 X Employer taxes and benefits > payrollTax
    61040 X 401k employer > pension
    62000 X KOL dinners and conferences > travel, marketing
    62010 X Patent counsel & auditors > professionalFees
    62020 X SolidWorks, Greenlight Guru, AWS > software
    62030 X Plymouth rent & CAM > rent
    62040 X Product liability & D&O > insurance
    70000 X Interest - venture debt > interestExpense
    70020 X FX - Swiss sub > foreignExchange`,
  ),
  chart(
    "United States, nonprofit regional theatre company, Minnesota",
    "US",
    `10100 A Bremer Bank checking > cash
    10150 A Board-designated reserve savings > cash, investments
    10200 A Box office till bank > cash
    10250 A Concessions Square clearing > cash, otherCurrentAssets
    11000 A Ticketing receivable - Tessitura settlements > receivables
    11100 A Pledges receivable - current > receivables
    11150 A Allowance for uncollectible pledges > receivables
    11200 A Grants receivable - MRAC & State Arts Board > receivables
    11900 A Pledges receivable due beyond one year > otherNonCurrentAssets
    12000 A Bar and concession stock > inventory
    13000 A Preproduction costs - next season > prepayments
    13100 A Prepaid royalties (Concord, MTI) > prepayments
    13200 A AEA bond on deposit > otherCurrentAssets, otherNonCurrentAssets
    13300 A Prepaid subscription brochure mailing > prepayments
    13900 A Uncategorized asset > otherCurrentAssets
    15000 A Playhouse building > fixedAssets
    15100 A Lighting rig and sound board > fixedAssets
    15200 A Costume & wig stock > fixedAssets
    15300 A Scene shop tools > fixedAssets
    15400 A Box truck > fixedAssets
    15900 A Accum. depr. - building > accumulatedDepreciation
    15910 A Accum. depr. - stage equipment > accumulatedDepreciation
    15920 A Accum. depr. - truck > accumulatedDepreciation
    16000 A Website & ticketing build > intangibles
    16900 A Accum. amort. - website > accumulatedAmortisation
    17000 A Endowment held at Saint Paul Foundation > investments
    20000 L Accounts payable > payables
    20100 L Elan Visa - production dept > overdraft
    21000 L Advance ticket sales, current season > deferredIncome
    21050 L Season subscriptions sold for next year > deferredIncome
    21100 L Gift certificates outstanding > deferredIncome
    21150 L Camp deposits - Summer Stage > deferredIncome
    21200 L Conditional grant money received > deferredIncome
    22000 L Payroll taxes withheld > payrollLiabilities
    22050 L Equity dues withheld > payrollLiabilities
    22100 L Equity-League pension & health due > payrollLiabilities
    22150 L Accrued wages > payrollLiabilities, accruals
    22200 L Accrued vacation > leaveProvision
    22300 L Author royalties due > accruals, payables
    22400 L MN sales tax on concessions > salesTaxPayable, salesTax
    22500 L Held for co-producer (Guthrie Lab) > otherCurrentLiabilities
    22600 L Line of credit - Bremer > shortTermLoans
    25000 L Mortgage on playhouse > loans
    25100 L EIDL loan > loans
    30000 E Net assets without donor restrictions > retainedEarnings
    30100 E Board-designated net assets > reserves
    30200 E Net assets with donor restrictions > reserves
    30300 E Endowment corpus > reserves
    40000 R Single tickets > salesServices
    40100 R Subscription packages > salesServices, subscriptionRevenue
    40200 R Group & student matinees > salesServices
    40250 R Discounts - rush, comps and pay-what-you-can > discountsReturns
    40300 R Touring show fees > salesServices
    40400 R Education classes and camps > salesServices
    40500 R Lobby bar > salesGoods
    40600 R Costume and prop rental > rentalRevenue
    40700 R Hall rental > rentalRevenue
    40800 R Program ads > otherRevenue
    40900 R Ticket exchange & handling fees > otherRevenue
    42000 R Individual giving > grantsDonations
    42100 R Foundation grants > grantsDonations
    42200 R State Arts Board operating support > grantsDonations
    42300 R Gala - Curtain Call > grantsDonations
    42400 R In-kind contributions > grantsDonations
    42500 R Employee Retention Credit > otherIncome, grantsDonations
    43000 R Endowment draw & interest > interestIncome
    43100 R Flood claim proceeds > otherIncome
    50000 X Actor salaries (AEA) > directLabour
    50050 X Stage managers and run crew > directLabour
    50100 X Directors, designers & choreographers - fees > subcontractors
    50200 X Sets - lumber, paint, hardware > materials
    50250 X Costumes & wigs builds > materials
    50300 X Lighting and sound equipment hire > otherCostOfSales
    50400 X Play royalties > otherCostOfSales
    50500 X Guest artist housing > otherCostOfSales, travel
    50600 X Bar cost of goods > materials
    50700 X Ticketing & credit card fees > merchantFees
    60000 X Administrative salaries > wages
    60050 X Seasonal front-of-house staff > wages, directLabour
    60100 X FICA and MN unemployment > payrollTax
    60150 X Workers comp premium > payrollTax, insurance
    60200 X Equity pension & health contributions > pension, payrollTax
    60300 X 403(b) match > pension
    61000 X Xcel, CenterPoint, city water > utilities
    61100 X Building upkeep & elevator contract > repairs
    61200 X Season brochure, posters, radio > marketing
    61300 X Audit and 990 prep > professionalFees
    61400 X Box truck gas and tabs > motorVehicle
    61500 X Depreciation expense > depreciation
    61600 X Mortgage interest > interestExpense`,
  ),
];
