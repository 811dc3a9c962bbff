/**
 * The statements of each starter by the year, in thousands, for an accountant to read: the first
 * three years by months (property by quarters), and the 13 weeks as one column.
 */
import { expect, test } from "vitest";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { starterModels } from "./starters.ts";

const PERIODS_SHOWN = { week: 13, month: 12, quarter: 4, year: 1 } as const;

function statementsOf(key: string): string {
  const starter = starterModels.find((each) => each.key === key);
  const [timeSeries] = starter?.timeSeries ?? [];
  if (!starter || !timeSeries) throw new Error(`there is no starter "${key}"`);
  const start = timeSeries.unit === "week" ? "2026-06-29" : "2026-07-01";
  const choice = { name: starter.name, timeSeries, start, yearEndMonth: 6, currency: "AUD" };
  const { model, read } = calculateModel(starter.make(choice));
  const length = PERIODS_SHOWN[timeSeries.unit];
  const firsts = [0, length, 2 * length].filter((first) => first < timeSeries.periodCount);
  const flows = (line: string) =>
    firsts.map((first) => sum(read(line).slice(first, first + length)) / 1000);
  const balances = (line: string) =>
    firsts.map((first) => (read(line)[first + length - 1] ?? 0) / 1000);
  const { profitAndLoss, balanceSheet, cashFlow } = model.statements;
  const isShown = ({ line }: { line: string }) => read(line).some((value) => Math.abs(value) > 0.5);
  const linesOf = (rows: typeof cashFlow) => rows.filter(isShown).map(({ line }) => line);
  const moves = cashFlow.filter(({ kind }) => kind !== "account");
  return [
    drawTable(flows, linesOf(profitAndLoss)),
    drawTable(balances, linesOf(balanceSheet)),
    drawTable(flows, linesOf(moves.slice(0, -1))),
  ].join("");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

test("a services firm in thousands", () => {
  expect(statementsOf("servicesFirm")).toMatchInlineSnapshot(`
    "
    pl.account.fees              3197  3520  3860
    pl.revenue                   3197  3520  3860
    pl.account.directWages       1411  1554  1704
    pl.account.directOnCosts      345   380   417
    pl.account.subcontractors     192   211   232
    pl.costOfSales               1949  2146  2352
    pl.grossProfit               1249  1375  1507
    pl.account.wages              289   298   384
    pl.account.pension             37    39    50
    pl.account.onCosts              9    10    12
    pl.account.leaveCost           24    25    32
    pl.account.rent               150   154   158
    pl.account.insurance           30    31    32
    pl.account.marketing           55    56    58
    pl.account.professionalFees    28    29    29
    pl.account.software            72    74    76
    pl.account.travel              42    43    44
    pl.account.office              24    25    25
    pl.account.badDebts            16    18    19
    pl.operatingExpenses          777   799   918
    pl.ebitda                     472   575   589
    pl.account.depreciation        50    63    76
    pl.depreciation                50    63    76
    pl.ebit                       421   513   514
    pl.account.interestCost        17    13    10
    pl.account.interestEarned      -9   -13   -16
    pl.interest                     8     1    -6
    pl.profitBeforeTax            414   512   520
    pl.account.incomeTax          103   128   130
    pl.incomeTax                  103   128   130
    pl.profit                     310   384   390

    bs.account.cash                    626   805   940
    bs.account.debtors                 399   438   480
    bs.currentAssets                  1025  1244  1419
    bs.account.equipment               290   341   394
    bs.account.equipmentDepreciation  -160  -223  -299
    bs.nonCurrentAssets                130   118    95
    bs.totalAssets                    1155  1362  1514
    bs.account.creditors                55    58    60
    bs.account.salesTaxAccrued           0     0     0
    bs.account.salesTaxPayable          66    73    81
    bs.account.withholdingOwed          35    38    42
    bs.account.pensionOwed              19    21    23
    bs.account.onCostsOwed               5     5     6
    bs.account.leaveProvision          150   158   166
    bs.account.taxPayable               19    25     2
    bs.account.dividendsOwed           155   192   195
    bs.account.loanCurrent              50    50    50
    bs.currentLiabilities              554   618   626
    bs.account.loan                    150   100    50
    bs.nonCurrentLiabilities           150   100    50
    bs.totalLiabilities                704   718   676
    bs.account.capital                 100   100   100
    bs.account.retained                 41   160   349
    bs.account.currentYearEarnings     310   384   390
    bs.equity                          452   644   839
    bs.totalLiabilitiesAndEquity      1155  1362  1514

    cf.operating  346   435   429
    cf.investing  -50   -51   -53
    cf.financing  -50  -205  -242
    cf.net        246   179   134
    "
  `);
});

test("a retailer and wholesaler in thousands", () => {
  expect(statementsOf("retailWholesale")).toMatchInlineSnapshot(`
    "
    pl.account.sales             2438  2523  2612
    pl.account.wholesaleSales    1225  1280  1337
    pl.revenue                   3662  3803  3949
    pl.account.costOfGoods       2222  2308  2398
    pl.account.freight             43    45    47
    pl.account.merchantFees        29    30    31
    pl.costOfSales               2294  2383  2476
    pl.grossProfit               1368  1419  1473
    pl.account.wages              593   611   659
    pl.account.pension             77    79    85
    pl.account.onCosts             19    20    21
    pl.account.leaveCost           49    51    55
    pl.account.rent               215   220   226
    pl.account.utilities           30    31    32
    pl.account.insurance           24    25    25
    pl.account.marketing           62    64    65
    pl.account.professionalFees    18    18    19
    pl.account.software            24    25    25
    pl.account.repairs             14    14    15
    pl.account.badDebts             6     6     7
    pl.operatingExpenses         1132  1164  1233
    pl.ebitda                     236   256   239
    pl.account.depreciation        36    42    49
    pl.depreciation                36    42    49
    pl.ebit                       201   213   190
    pl.account.interestCost        20    16    11
    pl.account.interestEarned      -7    -8    -8
    pl.interest                    14     8     4
    pl.profitBeforeTax            187   205   187
    pl.account.incomeTax           47    51    47
    pl.incomeTax                   47    51    47
    pl.profit                     140   154   140

    bs.account.cash                    399   421   427
    bs.account.debtors                 132   138   144
    bs.account.stock                   395   411   427
    bs.currentAssets                   926   970   998
    bs.account.equipment               365   411   458
    bs.account.equipmentDepreciation  -186  -228  -277
    bs.nonCurrentAssets                179   183   181
    bs.totalAssets                    1105  1153  1180
    bs.account.creditors               295   306   317
    bs.account.salesTaxAccrued           0     0     0
    bs.account.salesTaxPayable          21    21    23
    bs.account.withholdingOwed          12    12    13
    bs.account.pensionOwed               6     7     7
    bs.account.onCostsOwed               2     2     2
    bs.account.leaveProvision           54    56    59
    bs.account.taxPayable                9     4    -5
    bs.account.dividendsOwed            56    61    56
    bs.account.loanCurrent              60    60    60
    bs.currentLiabilities              514   529   532
    bs.account.loan                    180   120    60
    bs.nonCurrentLiabilities           180   120    60
    bs.totalLiabilities                694   649   592
    bs.account.capital                 150   150   150
    bs.account.retained                121   200   298
    bs.account.currentYearEarnings     140   154   140
    bs.equity                          412   504   588
    bs.totalLiabilitiesAndEquity      1105  1153  1180

    cf.operating  174   185   175
    cf.investing  -45   -46   -47
    cf.financing  -60  -116  -121
    cf.net         69    23     6
    "
  `);
});

test("a manufacturer in thousands", () => {
  expect(statementsOf("manufacturing")).toMatchInlineSnapshot(`
    "
    pl.account.sales             6000  6273  6558
    pl.revenue                   6000  6273  6558
    pl.account.materials         2304  2409  2518
    pl.account.directWages       1168  1203  1308
    pl.account.directOnCosts      286   294   320
    pl.account.freight            180   188   197
    pl.costOfSales               3938  4095  4343
    pl.grossProfit               2062  2178  2215
    pl.account.wages              478   493   507
    pl.account.pension             62    64    66
    pl.account.onCosts             15    16    16
    pl.account.leaveCost           40    41    42
    pl.account.rent               260   267   273
    pl.account.utilities          180   184   189
    pl.account.insurance           60    61    63
    pl.account.marketing           90    92    95
    pl.account.professionalFees    35    36    37
    pl.account.software            40    41    42
    pl.account.repairs             95    97   100
    pl.account.office              45    46    47
    pl.account.badDebts            30    31    33
    pl.operatingExpenses         1430  1470  1510
    pl.ebitda                     632   709   705
    pl.account.depreciation       205   248   269
    pl.depreciation               205   248   269
    pl.ebit                       427   461   436
    pl.account.interestCost        67    72    64
    pl.account.interestEarned      -9   -10   -11
    pl.interest                    58    62    52
    pl.profitBeforeTax            369   399   384
    pl.account.incomeTax           92   100    96
    pl.incomeTax                   92   100    96
    pl.profit                     276   299   288

    bs.account.cash                     480    599    679
    bs.account.debtors                  812    849    888
    bs.account.stock                    347    363    379
    bs.currentAssets                   1639   1810   1946
    bs.account.equipment               2900   3105   3315
    bs.account.equipmentDepreciation  -1205  -1453  -1721
    bs.nonCurrentAssets                1695   1652   1594
    bs.totalAssets                     3334   3463   3540
    bs.account.creditors                400    416    433
    bs.account.salesTaxAccrued            0      0      0
    bs.account.salesTaxPayable           33     66     70
    bs.account.withholdingOwed           33     34     36
    bs.account.pensionOwed               18     18     20
    bs.account.onCostsOwed                4      5      5
    bs.account.leaveProvision           149    156    164
    bs.account.taxPayable                12      8     -4
    bs.account.dividendsOwed            111    120    115
    bs.account.loanCurrent              113    113    113
    bs.currentLiabilities               872    934    951
    bs.account.loan                     903    790    677
    bs.nonCurrentLiabilities            903    790    677
    bs.totalLiabilities                1775   1725   1629
    bs.account.capital                  500    500    500
    bs.account.retained                 782    939   1123
    bs.account.currentYearEarnings      276    299    288
    bs.equity                          1558   1738   1911
    bs.totalLiabilitiesAndEquity       3334   3463   3540

    cf.operating   444   547   523
    cf.investing  -500  -205  -210
    cf.financing   116  -223  -233
    cf.net          60   119    80
    "
  `);
});

test("a software company in thousands", () => {
  expect(statementsOf("softwareSubscription")).toMatchInlineSnapshot(`
    "
    pl.account.subscriptions     3451  4150  4909
    pl.revenue                   3451  4150  4909
    pl.account.directWages        217   261   307
    pl.account.directOnCosts       53    64    75
    pl.account.merchantFees        21    25    28
    pl.account.hosting            380   456   540
    pl.costOfSales                671   806   950
    pl.grossProfit               2781  3344  3959
    pl.account.wages             1783  2061  2354
    pl.account.pension            231   267   305
    pl.account.onCosts             58    67    76
    pl.account.leaveCost          148   171   195
    pl.account.rent               110   113   116
    pl.account.insurance           35    36    37
    pl.account.marketing          260   267   273
    pl.account.professionalFees    60    61    63
    pl.account.software            90    92    95
    pl.account.travel              45    46    47
    pl.account.office              30    31    32
    pl.account.badDebts            13    15    18
    pl.operatingExpenses         2862  3226  3610
    pl.ebitda                     -81   118   349
    pl.account.depreciation        42    54    40
    pl.depreciation                42    54    40
    pl.ebit                      -123    64   309
    pl.account.interestEarned     -34   -39   -48
    pl.interest                   -34   -39   -48
    pl.profitBeforeTax            -90   102   357
    pl.account.incomeTax            0     0    17
    pl.incomeTax                    0     0    17
    pl.profit                     -90   102   339

    bs.account.cash                   1771  2127  2743
    bs.account.debtors                 219   267   320
    bs.currentAssets                  1990  2394  3063
    bs.account.equipment               176   213   251
    bs.account.equipmentDepreciation  -102  -156  -196
    bs.nonCurrentAssets                 74    57    54
    bs.totalAssets                    2064  2450  3117
    bs.account.creditors                95   104   114
    bs.account.deferredIncome         1129  1367  1630
    bs.account.salesTaxAccrued           0     0     0
    bs.account.salesTaxPayable          64    79    96
    bs.account.withholdingOwed          41    48    55
    bs.account.pensionOwed              23    26    30
    bs.account.onCostsOwed               6     7     7
    bs.account.leaveProvision          178   188   199
    bs.account.taxPayable                0     0    17
    bs.currentLiabilities             1536  1820  2148
    bs.totalLiabilities               1536  1820  2148
    bs.account.capital                 900   900   900
    bs.account.retained               -282  -372  -270
    bs.account.currentYearEarnings     -90   102   339
    bs.equity                          528   630   970
    bs.totalLiabilitiesAndEquity      2064  2450  3117

    cf.operating  207  393  654
    cf.investing  -36  -37  -38
    cf.net        171  356  616
    "
  `);
});

test("a builder in thousands", () => {
  expect(statementsOf("constructionProjects")).toMatchInlineSnapshot(`
    "
    pl.account.contractRevenue   9025  8155  8280
    pl.revenue                   9025  8155  8280
    pl.account.materials         1624  1468  1490
    pl.account.directWages        682   703   724
    pl.account.directOnCosts      167   172   177
    pl.account.subcontractors    4783  4322  4388
    pl.costOfSales               7257  6665  6780
    pl.grossProfit               1768  1490  1500
    pl.account.wages              501   516   531
    pl.account.pension             65    67    69
    pl.account.onCosts             16    17    17
    pl.account.leaveCost           42    43    44
    pl.account.rent                72    74    76
    pl.account.insurance           90    92    95
    pl.account.marketing           18    18    19
    pl.account.professionalFees    40    41    42
    pl.account.software            36    37    38
    pl.account.vehicles            85    87    89
    pl.account.office              30    31    32
    pl.account.badDebts            43    39    39
    pl.operatingExpenses         1037  1061  1090
    pl.ebitda                     731   429   410
    pl.account.depreciation        73    84    96
    pl.depreciation                73    84    96
    pl.ebit                       658   345   314
    pl.account.interestCost        25    19    14
    pl.account.interestEarned     -14   -18   -19
    pl.interest                    10     1    -5
    pl.profitBeforeTax            648   344   318
    pl.account.incomeTax          162    86    80
    pl.incomeTax                  162    86    80
    pl.profit                     486   258   239

    bs.account.cash                   1027   924  1056
    bs.account.retentions              496   447   455
    bs.account.debtors                 766   750   833
    bs.account.prepaid                   0     0     0
    bs.currentAssets                  2290  2121  2344
    bs.account.equipment               730   812   896
    bs.account.equipmentDepreciation  -373  -457  -554
    bs.nonCurrentAssets                357   355   342
    bs.totalAssets                    2647  2476  2687
    bs.account.creditors               605   594   657
    bs.account.salesTaxAccrued           0     0     0
    bs.account.salesTaxPayable          56    44    50
    bs.account.withholdingOwed          23    24    25
    bs.account.pensionOwed              13    13    14
    bs.account.onCostsOwed               3     3     3
    bs.account.leaveProvision          107   112   117
    bs.account.taxPayable               72   -76    -6
    bs.account.dividendsOwed           194   103    96
    bs.account.loanCurrent              70    70    70
    bs.currentLiabilities             1144   888  1025
    bs.account.loan                    210   140    70
    bs.nonCurrentLiabilities           210   140    70
    bs.totalLiabilities               1354  1028  1095
    bs.account.capital                 300   300   300
    bs.account.retained                508   890  1053
    bs.account.currentYearEarnings     486   258   239
    bs.equity                         1293  1448  1591
    bs.totalLiabilitiesAndEquity      2647  2476  2687

    cf.operating  557   243   388
    cf.investing  -80   -82   -84
    cf.financing  -70  -264  -173
    cf.net        407  -103   131
    "
  `);
});

test("a hotel in thousands", () => {
  expect(statementsOf("hospitality")).toMatchInlineSnapshot(`
    "
    pl.account.foodSales         1525  1573  1612
    pl.account.roomSales         2754  2840  2910
    pl.account.otherSales         180   185   190
    pl.revenue                   4459  4597  4712
    pl.account.foodCost           473   487   500
    pl.account.commissions        248   256   262
    pl.account.roomCost           165   170   175
    pl.costOfSales                886   913   936
    pl.grossProfit               3573  3684  3776
    pl.account.wages             1469  1513  1559
    pl.account.pension            190   196   202
    pl.account.onCosts             48    49    50
    pl.account.leaveCost          122   126   129
    pl.account.rent               540   554   567
    pl.account.utilities          150   154   158
    pl.account.insurance           66    68    69
    pl.account.marketing           80    82    84
    pl.account.professionalFees    28    29    29
    pl.account.software            42    43    44
    pl.account.repairs            110   113   116
    pl.account.office              40    41    42
    pl.account.badDebts             1     1     1
    pl.operatingExpenses         2886  2967  3051
    pl.ebitda                     687   717   725
    pl.account.depreciation       149   165   182
    pl.depreciation               149   165   182
    pl.ebit                       539   552   544
    pl.account.interestCost        57    50    42
    pl.account.interestEarned     -13   -16   -18
    pl.interest                    44    34    24
    pl.profitBeforeTax            494   518   520
    pl.account.incomeTax          124   129   130
    pl.incomeTax                  124   129   130
    pl.profit                     371   388   390

    bs.account.cash                    811   904  1021
    bs.account.debtors                  11    12    12
    bs.account.stock                    13    14    14
    bs.account.prepaid                   0     0     0
    bs.currentAssets                   836   930  1047
    bs.account.equipment              1660  1824  1992
    bs.account.equipmentDepreciation  -599  -764  -945
    bs.nonCurrentAssets               1061  1060  1047
    bs.totalAssets                    1897  1990  2094
    bs.account.creditors               148   152   156
    bs.account.salesTaxAccrued           0     0     0
    bs.account.salesTaxPayable          54    55    57
    bs.account.withholdingOwed          29    30    31
    bs.account.pensionOwed              16    16    17
    bs.account.onCostsOwed               4     4     4
    bs.account.leaveProvision          133   139   146
    bs.account.taxPayable               29     6     1
    bs.account.dividendsOwed           185   194   195
    bs.account.loanCurrent             100   100   100
    bs.currentLiabilities              698   697   706
    bs.account.loan                    600   500   400
    bs.nonCurrentLiabilities           600   500   400
    bs.totalLiabilities               1298  1197  1106
    bs.account.capital                 200   200   200
    bs.account.retained                 28   205   398
    bs.account.currentYearEarnings     371   388   390
    bs.equity                          599   793   988
    bs.totalLiabilitiesAndEquity      1897  1990  2094

    cf.operating   511   543   579
    cf.investing  -160  -164  -168
    cf.financing  -100  -285  -294
    cf.net         251    94   117
    "
  `);
});

test("a charity in thousands", () => {
  expect(statementsOf("notForProfit")).toMatchInlineSnapshot(`
    "
    pl.account.serviceFees        320   330   339
    pl.account.grants            2139  2195  2261
    pl.account.donations          467   481   495
    pl.revenue                   2926  3006  3096
    pl.account.directWages       1335  1375  1416
    pl.account.directOnCosts      327   337   347
    pl.account.programCosts       271   278   286
    pl.costOfSales               1932  1989  2049
    pl.grossProfit                994  1017  1047
    pl.account.wages              399   411   423
    pl.account.pension             52    53    55
    pl.account.onCosts             13    13    14
    pl.account.leaveCost           33    34    35
    pl.account.rent               110   113   116
    pl.account.insurance           30    31    32
    pl.account.marketing           60    61    63
    pl.account.professionalFees    26    27    27
    pl.account.software            42    43    44
    pl.account.travel              22    23    23
    pl.account.office              24    25    25
    pl.account.badDebts            12    13    13
    pl.operatingExpenses          822   846   869
    pl.ebitda                     172   171   178
    pl.account.depreciation        31    38    45
    pl.depreciation                31    38    45
    pl.ebit                       141   133   132
    pl.account.interestEarned     -20   -24   -27
    pl.interest                   -20   -24   -27
    pl.profitBeforeTax            161   157   160
    pl.profit                     161   157   160

    bs.account.cash                   1145  1324  1512
    bs.account.debtors                 155   160   165
    bs.currentAssets                  1299  1483  1677
    bs.account.equipment               216   253   291
    bs.account.equipmentDepreciation  -111  -148  -194
    bs.nonCurrentAssets                105   104    97
    bs.totalAssets                    1405  1588  1774
    bs.account.creditors                54    55    57
    bs.account.deferredIncome          443   457   471
    bs.account.salesTaxAccrued           0     0     0
    bs.account.salesTaxPayable          45    47    48
    bs.account.withholdingOwed          34    35    36
    bs.account.pensionOwed              19    19    20
    bs.account.onCostsOwed               5     5     5
    bs.account.leaveProvision          157   164   172
    bs.currentLiabilities              756   782   809
    bs.totalLiabilities                756   782   809
    bs.account.accumulatedFunds        487   649   806
    bs.account.currentYearEarnings     161   157   160
    bs.equity                          649   806   965
    bs.totalLiabilitiesAndEquity      1405  1588  1774

    cf.operating  201  216  227
    cf.investing  -36  -37  -38
    cf.net        165  179  189
    "
  `);
});

test("a landlord in thousands", () => {
  expect(statementsOf("property")).toMatchInlineSnapshot(`
    "
    pl.account.rentIncome          1263  1301  1340
    pl.account.outgoingsRecovered   202   207   212
    pl.revenue                     1465  1508  1552
    pl.grossProfit                 1465  1508  1552
    pl.account.utilities             56    57    59
    pl.account.insurance             58    59    61
    pl.account.managementFees        63    65    67
    pl.account.professionalFees      28    29    29
    pl.account.repairs               78    80    82
    pl.account.office                14    14    15
    pl.account.badDebts               7     8     8
    pl.account.rates                 96    98   101
    pl.operatingExpenses            400   411   421
    pl.ebitda                      1064  1097  1131
    pl.account.depreciation         199   207   215
    pl.depreciation                 199   207   215
    pl.ebit                         865   890   916
    pl.account.interestCost         334   321   307
    pl.account.interestEarned       -11   -12   -13
    pl.interest                     323   309   294
    pl.profitBeforeTax              542   581   622
    pl.account.incomeTax            163   174   186
    pl.incomeTax                    163   174   186
    pl.profit                       379   407   435

    bs.account.cash                     692    715    776
    bs.account.debtors                   31     32     33
    bs.account.prepaid                    0      0      0
    bs.currentAssets                    723    747    808
    bs.account.land                    4200   4200   4200
    bs.account.building                6460   6522   6585
    bs.account.equipment                480    542    605
    bs.account.buildingDepreciation   -1441  -1603  -1767
    bs.account.equipmentDepreciation   -198   -243   -294
    bs.nonCurrentAssets                9501   9417   9328
    bs.totalAssets                    10223  10164  10136
    bs.account.creditors                 30     30     31
    bs.account.salesTaxPayable           27     28     29
    bs.account.taxPayable                33     12     12
    bs.account.dividendsOwed            228    244    261
    bs.account.loanCurrent              220    220    220
    bs.currentLiabilities               537    535    553
    bs.account.loan                    5060   4840   4620
    bs.nonCurrentLiabilities           5060   4840   4620
    bs.totalLiabilities                5597   5375   5173
    bs.account.capital                 3500   3500   3500
    bs.account.retained                 747    882   1028
    bs.account.currentYearEarnings      379    407    435
    bs.equity                          4626   4789   4963
    bs.totalLiabilitiesAndEquity      10223  10164  10136

    cf.operating   572   594   651
    cf.investing  -120  -123  -126
    cf.financing  -220  -448  -464
    cf.net         232    23    61
    "
  `);
});

test("a trading business over 13 weeks in thousands", () => {
  expect(statementsOf("weeklyCashFlow")).toMatchInlineSnapshot(`
    "
    pl.account.sales           962
    pl.revenue                 962
    pl.account.costOfGoods     597
    pl.costOfSales             597
    pl.grossProfit             366
    pl.account.wages           189
    pl.account.pension          23
    pl.account.rent             44
    pl.account.insurance         8
    pl.account.office           23
    pl.account.badDebts          5
    pl.operatingExpenses       291
    pl.ebitda                   74
    pl.account.depreciation      9
    pl.depreciation              9
    pl.ebit                     66
    pl.account.interestCost      3
    pl.account.interestEarned    0
    pl.interest                  3
    pl.profitBeforeTax          63
    pl.account.incomeTax        16
    pl.incomeTax                16
    pl.profit                   47

    bs.account.cash                   112
    bs.account.debtors                409
    bs.currentAssets                  521
    bs.account.equipment              248
    bs.account.equipmentDepreciation  -99
    bs.nonCurrentAssets               149
    bs.totalAssets                    670
    bs.account.creditors              219
    bs.account.salesTaxAccrued         24
    bs.account.salesTaxPayable          0
    bs.account.withholdingOwed         11
    bs.account.pensionOwed              6
    bs.account.taxPayable              16
    bs.account.overdraft                0
    bs.currentLiabilities             276
    bs.account.loan                   145
    bs.nonCurrentLiabilities          145
    bs.totalLiabilities               421
    bs.account.capital                100
    bs.account.retained               101
    bs.account.currentYearEarnings     47
    bs.equity                         249
    bs.totalLiabilitiesAndEquity      670

    cf.operating   30
    cf.investing  -38
    cf.financing  -15
    cf.net        -23
    "
  `);
});
