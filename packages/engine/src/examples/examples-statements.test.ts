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
    pl.account.wholesaleSales    3549  3731
    pl.account.sales             1077  1174
    pl.revenue                   4626  4905
    pl.account.costOfGoods       1884  1972
    pl.account.materials          273   294
    pl.account.directWages        441   479
    pl.account.directOnCosts      107   117
    pl.account.freight            229   245
    pl.account.merchantFees        19    21
    pl.costOfSales               2953  3129
    pl.grossProfit               1673  1776
    pl.account.otherIncome          0    18
    pl.otherIncome                  0    18
    pl.account.wages              484   516
    pl.account.pension             62    67
    pl.account.onCosts             16    17
    pl.account.leaveCost           40    43
    pl.account.rent               195   200
    pl.account.utilities           65    65
    pl.account.insurance           35    36
    pl.account.marketing          114   116
    pl.account.professionalFees    27    32
    pl.account.software            39    40
    pl.account.vehicles            46    47
    pl.account.repairs             27    32
    pl.account.office              26    25
    pl.account.badDebts            17    19
    pl.operatingExpenses         1190  1253
    pl.ebitda                     483   541
    pl.account.depreciation        72   110
    pl.depreciation                72   110
    pl.ebit                       410   430
    pl.account.interestCost        24    31
    pl.account.interestEarned      -8    -8
    pl.interest                    16    23
    pl.profitBeforeTax            394   407
    pl.account.incomeTax           98   102
    pl.incomeTax                   98   102
    pl.profit                     295   306

    bs.account.cash                    487   500
    bs.account.debtors                 352   380
    bs.account.stock                   232   255
    bs.currentAssets                  1072  1134
    bs.account.equipment               749  1132
    bs.account.equipmentDepreciation  -397  -507
    bs.nonCurrentAssets                352   625
    bs.totalAssets                    1424  1759
    bs.account.creditors               318   345
    bs.account.salesTaxPayable          39    43
    bs.account.withholdingOwed          19    21
    bs.account.pensionOwed              10    12
    bs.account.onCostsOwed               3     3
    bs.account.leaveProvision           87    91
    bs.account.taxPayable                3     3
    bs.account.dividendsOwed           177   183
    bs.account.loanCurrent              60    60
    bs.account.roasterLoanCurrent        0    46
    bs.currentLiabilities              715   808
    bs.account.loan                    240   180
    bs.account.roasterLoan               0   180
    bs.nonCurrentLiabilities           240   360
    bs.totalLiabilities                955  1168
    bs.account.capital                  50    50
    bs.account.retained                123   235
    bs.account.currentYearEarnings     295   306
    bs.equity                          469   591
    bs.totalLiabilitiesAndEquity      1424  1759

    cf.operating   378   406
    cf.investing   -59  -383
    cf.financing  -231   -10
    cf.net          88    13
    "
  `);
});

test("an engineering consultancy in thousands", () => {
  expect(statementsOf("engineeringConsultancy")).toMatchInlineSnapshot(`
    "
    pl.account.fees              2503  2763
    pl.account.retainerFees       269   279
    pl.revenue                   2772  3041
    pl.account.directWages       1138  1236
    pl.account.directOnCosts      338   370
    pl.account.subcontractors     171   193
    pl.costOfSales               1648  1799
    pl.grossProfit               1124  1242
    pl.account.wages              272   291
    pl.account.pension             15    16
    pl.account.onCosts             36    39
    pl.account.leaveCost           30    32
    pl.account.rent               111   132
    pl.account.insurance           59    61
    pl.account.marketing           29    29
    pl.account.professionalFees    23    27
    pl.account.software            88    88
    pl.account.travel              47    48
    pl.account.office              32    32
    pl.account.badDebts            13    15
    pl.operatingExpenses          754   811
    pl.ebitda                     370   430
    pl.account.depreciation        37    54
    pl.depreciation                37    54
    pl.ebit                       334   377
    pl.account.interestCost         8     6
    pl.account.interestEarned      -5    -6
    pl.interest                     3    -1
    pl.profitBeforeTax            331   377
    pl.account.incomeTax           83    94
    pl.incomeTax                   83    94
    pl.profit                     248   283

    bs.account.cash                    386   430
    bs.account.debtors                 443   506
    bs.currentAssets                   829   937
    bs.account.equipment               264   384
    bs.account.equipmentDepreciation  -161  -215
    bs.nonCurrentAssets                103   170
    bs.totalAssets                     932  1107
    bs.account.creditors                43    56
    bs.account.salesTaxPayable         116   125
    bs.account.withholdingOwed          34    37
    bs.account.pensionOwed               7     7
    bs.account.onCostsOwed              16    17
    bs.account.leaveProvision          136   139
    bs.account.taxPayable                9    12
    bs.account.dividendsOwed           149   170
    bs.account.loanCurrent              32    32
    bs.currentLiabilities              541   595
    bs.account.loan                     64    32
    bs.nonCurrentLiabilities            64    32
    bs.totalLiabilities                605   627
    bs.account.capital                   1    41
    bs.account.retained                 77   156
    bs.account.currentYearEarnings     248   283
    bs.equity                          326   479
    bs.totalLiabilitiesAndEquity       932  1107

    cf.operating   269   306
    cf.investing   -33  -121
    cf.financing  -165  -141
    cf.net          71    45
    "
  `);
});

test("a software firm in thousands", () => {
  expect(statementsOf("softwareFirm")).toMatchInlineSnapshot(`
    "
    pl.account.subscriptions        1548  1806
    pl.account.yearlySubscriptions  3325  3964
    pl.revenue                      4872  5770
    pl.account.directWages           304   361
    pl.account.directOnCosts          78    93
    pl.account.merchantFees           25    29
    pl.account.hosting               488   577
    pl.costOfSales                   894  1059
    pl.grossProfit                  3978  4711
    pl.account.wages                2342  2680
    pl.account.pension               125   145
    pl.account.onCosts               279   321
    pl.account.leaveCost             193   222
    pl.account.rent                  121   124
    pl.account.insurance              33    34
    pl.account.marketing             618   804
    pl.account.professionalFees       57    67
    pl.account.software               98   101
    pl.account.travel                 48    50
    pl.account.office                 38    38
    pl.account.badDebts               17    21
    pl.operatingExpenses            3970  4606
    pl.ebitda                          8   105
    pl.account.depreciation           51    42
    pl.depreciation                   51    42
    pl.ebit                          -43    62
    pl.account.interestCost           45    45
    pl.account.interestEarned        -48   -69
    pl.interest                       -3   -24
    pl.profitBeforeTax               -40    86
    pl.profit                        -40    86

    bs.account.cash                    2642   4049
    bs.account.debtors                  325    410
    bs.currentAssets                   2967   4459
    bs.account.equipment                212    252
    bs.account.equipmentDepreciation   -151   -193
    bs.nonCurrentAssets                  62     59
    bs.totalAssets                     3029   4519
    bs.account.creditors                143    184
    bs.account.deferredIncome          1646   1944
    bs.account.salesTaxPayable          207    238
    bs.account.withholdingOwed           69     82
    bs.account.pensionOwed               12     15
    bs.account.onCostsOwed               27     33
    bs.account.leaveProvision           235    248
    bs.account.interestOwed               4      4
    bs.account.growthLoanCurrent          0    500
    bs.currentLiabilities              2344   3248
    bs.account.growthLoan               500      0
    bs.nonCurrentLiabilities            500      0
    bs.totalLiabilities                2844   3248
    bs.account.capital                 1500   2500
    bs.account.retained               -1275  -1315
    bs.account.currentYearEarnings      -40     86
    bs.equity                           185   1271
    bs.totalLiabilitiesAndEquity       3029   4519

    cf.operating  348   447
    cf.investing  -37   -40
    cf.financing    0  1000
    cf.net        311  1408
    "
  `);
});

test("a seaside hotel in thousands", () => {
  expect(statementsOf("seasideHotel")).toMatchInlineSnapshot(`
    "
    pl.account.foodSales         1657  1709
    pl.account.roomSales         2385  2464
    pl.account.otherSales         261   276
    pl.revenue                   4303  4449
    pl.account.foodCost           513   530
    pl.account.commissions        214   222
    pl.account.roomCost           143   148
    pl.costOfSales                870   899
    pl.grossProfit               3433  3550
    pl.account.wages             1403  1436
    pl.account.pension            181   186
    pl.account.onCosts             45    46
    pl.account.leaveCost          116   119
    pl.account.utilities          145   145
    pl.account.insurance           94    97
    pl.account.marketing           79    80
    pl.account.professionalFees    27    32
    pl.account.software            45    46
    pl.account.repairs             95   109
    pl.account.office              44    44
    pl.account.badDebts             1     1
    pl.account.rates               70    71
    pl.operatingExpenses         2345  2413
    pl.ebitda                    1088  1136
    pl.account.depreciation       216   220
    pl.depreciation               216   220
    pl.ebit                       872   916
    pl.account.interestCost       240   227
    pl.account.interestEarned     -14   -17
    pl.interest                   225   209
    pl.profitBeforeTax            647   707
    pl.account.incomeTax          162   177
    pl.incomeTax                  162   177
    pl.profit                     485   530

    bs.account.cash                     889    757
    bs.account.debtors                   13     18
    bs.account.stock                     15     14
    bs.currentAssets                    917    789
    bs.account.land                    1400   1400
    bs.account.building                4500   4547
    bs.account.equipment               1283   1674
    bs.account.buildingDepreciation   -1322  -1436
    bs.account.equipmentDepreciation   -691   -799
    bs.nonCurrentAssets                5169   5387
    bs.totalAssets                     6086   6176
    bs.account.creditors                100    100
    bs.account.salesTaxPayable           63     36
    bs.account.withholdingOwed           28     28
    bs.account.pensionOwed               15     15
    bs.account.onCostsOwed                4      4
    bs.account.leaveProvision           141    147
    bs.account.taxPayable                 4     15
    bs.account.dividendsOwed            243    265
    bs.account.loanCurrent              190    190
    bs.currentLiabilities               786    801
    bs.account.loan                    3230   3040
    bs.nonCurrentLiabilities           3230   3040
    bs.totalLiabilities                4016   3841
    bs.account.capital                  400    400
    bs.account.retained                1185   1405
    bs.account.currentYearEarnings      485    530
    bs.equity                          2070   2335
    bs.totalLiabilitiesAndEquity       6086   6176

    cf.operating   710   738
    cf.investing  -150  -438
    cf.financing  -426  -433
    cf.net         134  -133
    "
  `);
});
