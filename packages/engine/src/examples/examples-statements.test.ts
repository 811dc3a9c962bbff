/**
 * The statements of each example, in thousands, for an accountant to read: the last actual year
 * beside the first forecast year.
 */
import { expect, test } from "vitest";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { exampleModels } from "./examples.ts";

const YEARS = [12, 24];

function statementsOf(key: string): string {
  const example = exampleModels.find((each) => each.key === key);
  if (!example) throw new Error(`there is no example "${key}"`);
  const { model, read } = calculateModel(example.document());
  const flows = (line: string) =>
    YEARS.map((first) => sum(read(line).slice(first, first + 12)) / 1000);
  const balances = (line: string) => YEARS.map((first) => (read(line)[first + 11] ?? 0) / 1000);
  const drawn = (rows: readonly { line: string }[], figures: typeof flows) =>
    drawTable(
      figures,
      rows
        .map(({ line }) => line)
        .filter((line) => figures(line).some((each) => Math.abs(each) > 0.0005)),
    );
  const { profitAndLoss, balanceSheet, cashFlow } = model.statements;
  const moves = cashFlow.filter(({ kind }) => kind !== "account").slice(0, -1);
  return [drawn(profitAndLoss, flows), drawn(balanceSheet, balances), drawn(moves, flows)].join("");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

test("a coffee roaster in thousands", () => {
  expect(statementsOf("coffeeRoaster")).toMatchInlineSnapshot(`
    "
    pl.account.wholesaleSales    3562  3731
    pl.account.sales             1065  1161
    pl.revenue                   4627  4892
    pl.account.costOfGoods       1869  1968
    pl.account.materials          279   294
    pl.account.directWages        440   479
    pl.account.directOnCosts      107   117
    pl.account.freight            229   245
    pl.account.merchantFees        19    21
    pl.costOfSales               2943  3124
    pl.grossProfit               1684  1768
    pl.account.otherIncome          0    18
    pl.otherIncome                  0    18
    pl.account.wages              483   516
    pl.account.pension             62    67
    pl.account.onCosts             16    17
    pl.account.leaveCost           40    43
    pl.account.rent               195   200
    pl.account.utilities           62    65
    pl.account.insurance           35    36
    pl.account.marketing          108   125
    pl.account.professionalFees    29    32
    pl.account.software            39    40
    pl.account.vehicles            46    47
    pl.account.repairs             29    32
    pl.account.office              25    25
    pl.account.badDebts            17    19
    pl.operatingExpenses         1185  1262
    pl.ebitda                     499   524
    pl.account.depreciation        71   108
    pl.depreciation                71   108
    pl.ebit                       428   415
    pl.account.interestCost        24    31
    pl.account.interestEarned      -8    -8
    pl.interest                    17    23
    pl.profitBeforeTax            411   392
    pl.account.incomeTax          103    98
    pl.incomeTax                  103    98
    pl.profit                     309   294

    bs.account.cash                    510   483
    bs.account.debtors                 346   380
    bs.account.stock                   243   254
    bs.currentAssets                  1098  1117
    bs.account.equipment               732  1115
    bs.account.equipmentDepreciation  -396  -504
    bs.nonCurrentAssets                337   612
    bs.totalAssets                    1435  1728
    bs.account.creditors               322   344
    bs.account.salesTaxPayable          42    43
    bs.account.withholdingOwed          19    21
    bs.account.pensionOwed              10    12
    bs.account.onCostsOwed               3     3
    bs.account.leaveProvision           74    78
    bs.account.taxPayable                9    -5
    bs.account.dividendsOwed           185   177
    bs.account.loanCurrent              60    60
    bs.account.roasterLoanCurrent        0    46
    bs.currentLiabilities              723   778
    bs.account.loan                    240   180
    bs.account.roasterLoan               0   180
    bs.nonCurrentLiabilities           240   360
    bs.totalLiabilities                963  1139
    bs.account.capital                  50    50
    bs.account.retained                113   246
    bs.account.currentYearEarnings     309   294
    bs.equity                          472   590
    bs.totalLiabilitiesAndEquity      1435  1728

    cf.operating   378   374
    cf.investing   -56  -383
    cf.financing  -228   -18
    cf.net          93   -27
    "
  `);
});

test("an engineering consultancy in thousands", () => {
  expect(statementsOf("engineeringConsultancy")).toMatchInlineSnapshot(`
    "
    pl.account.fees              2489  2763
    pl.account.retainerFees       269   279
    pl.revenue                   2758  3041
    pl.account.directWages       1135  1236
    pl.account.directOnCosts      338   370
    pl.account.subcontractors     185   193
    pl.costOfSales               1658  1799
    pl.grossProfit               1100  1242
    pl.account.wages              271   291
    pl.account.pension             15    16
    pl.account.onCosts             36    39
    pl.account.leaveCost           30    32
    pl.account.rent               111   132
    pl.account.insurance           59    61
    pl.account.marketing           28    29
    pl.account.professionalFees    30    27
    pl.account.software            87    88
    pl.account.travel              51    48
    pl.account.office              29    32
    pl.account.badDebts            13    15
    pl.operatingExpenses          760   811
    pl.ebitda                     340   430
    pl.account.depreciation        37    54
    pl.depreciation                37    54
    pl.ebit                       303   377
    pl.account.interestCost         8     6
    pl.account.interestEarned      -5    -6
    pl.interest                     3     0
    pl.profitBeforeTax            300   377
    pl.account.incomeTax           75    94
    pl.incomeTax                   75    94
    pl.profit                     225   283

    bs.account.cash                    316   417
    bs.account.debtors                 481   506
    bs.currentAssets                   797   924
    bs.account.equipment               262   383
    bs.account.equipmentDepreciation  -161  -214
    bs.nonCurrentAssets                101   168
    bs.totalAssets                     898  1092
    bs.account.creditors                56    56
    bs.account.salesTaxPayable         112   125
    bs.account.withholdingOwed          34    37
    bs.account.pensionOwed               7     7
    bs.account.onCostsOwed              16    17
    bs.account.leaveProvision          124   128
    bs.account.taxPayable                2    19
    bs.account.dividendsOwed           135   170
    bs.account.loanCurrent              32    32
    bs.currentLiabilities              519   591
    bs.account.loan                     64    32
    bs.nonCurrentLiabilities            64    32
    bs.totalLiabilities                583   623
    bs.account.capital                   1    41
    bs.account.retained                 89   145
    bs.account.currentYearEarnings     225   283
    bs.equity                          316   469
    bs.totalLiabilitiesAndEquity       898  1092

    cf.operating   236   349
    cf.investing   -37  -121
    cf.financing  -163  -127
    cf.net          37   101
    "
  `);
});

test("a software firm in thousands", () => {
  expect(statementsOf("softwareFirm")).toMatchInlineSnapshot(`
    "
    pl.account.subscriptions        1587  1827
    pl.account.yearlySubscriptions  3354  3996
    pl.revenue                      4941  5823
    pl.account.directWages           306   361
    pl.account.directOnCosts          78    93
    pl.account.merchantFees           25    29
    pl.account.hosting               494   582
    pl.costOfSales                   904  1065
    pl.grossProfit                  4037  4758
    pl.account.wages                2357  2680
    pl.account.pension               125   145
    pl.account.onCosts               279   321
    pl.account.leaveCost             193   222
    pl.account.rent                  121   124
    pl.account.insurance              33    34
    pl.account.marketing             595   804
    pl.account.professionalFees       68    67
    pl.account.software               98   101
    pl.account.travel                 44    50
    pl.account.office                 35    38
    pl.account.badDebts               18    21
    pl.operatingExpenses            3967  4607
    pl.ebitda                         70   151
    pl.account.depreciation           49    40
    pl.depreciation                   49    40
    pl.ebit                           21   112
    pl.account.interestCost           45    45
    pl.account.interestEarned        -48   -71
    pl.interest                       -3   -26
    pl.profitBeforeTax                24   138
    pl.profit                         24   138

    bs.account.cash                    2710   4169
    bs.account.debtors                  318    397
    bs.currentAssets                   3029   4566
    bs.account.equipment                204    244
    bs.account.equipmentDepreciation   -149   -189
    bs.nonCurrentAssets                  55     56
    bs.totalAssets                     3084   4621
    bs.account.creditors                147    185
    bs.account.deferredIncome          1646   1943
    bs.account.salesTaxPayable          206    239
    bs.account.withholdingOwed           69     82
    bs.account.pensionOwed               12     15
    bs.account.onCostsOwed               27     33
    bs.account.leaveProvision           251    264
    bs.account.interestOwed               4      4
    bs.account.growthLoanCurrent          0    500
    bs.currentLiabilities              2363   3263
    bs.account.growthLoan               500      0
    bs.nonCurrentLiabilities            500      0
    bs.totalLiabilities                2863   3263
    bs.account.capital                 1500   2500
    bs.account.retained               -1303  -1279
    bs.account.currentYearEarnings       24    138
    bs.equity                           221   1358
    bs.totalLiabilitiesAndEquity       3084   4621

    cf.operating  422   498
    cf.investing  -39   -40
    cf.financing    0  1000
    cf.net        383  1458
    "
  `);
});

test("a seaside hotel in thousands", () => {
  expect(statementsOf("seasideHotel")).toMatchInlineSnapshot(`
    "
    pl.account.foodSales         1661  1709
    pl.account.roomSales         2399  2464
    pl.account.otherSales         275   276
    pl.revenue                   4335  4449
    pl.account.foodCost           514   530
    pl.account.commissions        211   222
    pl.account.roomCost           142   148
    pl.costOfSales                867   899
    pl.grossProfit               3468  3550
    pl.account.wages             1406  1436
    pl.account.pension            181   186
    pl.account.onCosts             45    46
    pl.account.leaveCost          116   119
    pl.account.utilities          140   145
    pl.account.insurance           94    97
    pl.account.marketing           76    80
    pl.account.professionalFees    26    32
    pl.account.software            45    46
    pl.account.repairs            109   109
    pl.account.office              42    44
    pl.account.badDebts             1     1
    pl.account.rates               70    71
    pl.operatingExpenses         2351  2413
    pl.ebitda                    1117  1136
    pl.account.depreciation       219   224
    pl.depreciation               219   224
    pl.ebit                       898   912
    pl.account.interestCost       240   227
    pl.account.interestEarned     -13   -17
    pl.interest                   226   210
    pl.profitBeforeTax            672   703
    pl.account.incomeTax          168   176
    pl.incomeTax                  168   176
    pl.profit                     504   527

    bs.account.cash                     880    712
    bs.account.debtors                   17     18
    bs.account.stock                     14     14
    bs.currentAssets                    911    744
    bs.account.land                    1400   1400
    bs.account.building                4488   4535
    bs.account.equipment               1312   1703
    bs.account.buildingDepreciation   -1322  -1435
    bs.account.equipmentDepreciation   -696   -807
    bs.nonCurrentAssets                5181   5395
    bs.totalAssets                     6092   6139
    bs.account.creditors                 96    100
    bs.account.salesTaxPayable           62     36
    bs.account.withholdingOwed           28     28
    bs.account.pensionOwed               15     15
    bs.account.onCostsOwed                4      4
    bs.account.leaveProvision           135    141
    bs.account.taxPayable                30      8
    bs.account.dividendsOwed            252    263
    bs.account.loanCurrent              190    190
    bs.currentLiabilities               812    786
    bs.account.loan                    3230   3040
    bs.nonCurrentLiabilities           3230   3040
    bs.totalLiabilities                4042   3826
    bs.account.capital                  400    400
    bs.account.retained                1146   1386
    bs.account.currentYearEarnings      504    527
    bs.equity                          2050   2313
    bs.totalLiabilitiesAndEquity       6092   6139

    cf.operating   765   712
    cf.investing  -151  -438
    cf.financing  -396  -442
    cf.net         218  -168
    "
  `);
});
