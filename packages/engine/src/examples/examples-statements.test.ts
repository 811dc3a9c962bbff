/**
 * The statements of each example, in thousands, for an accountant to read: the last actual year
 * beside the first forecast year.
 */
import { expect, test } from "vitest";
import { spansOf } from "#tables/spans.ts";
import { statementTable } from "#tables/tables.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawPrinted } from "#testing/draw-table.ts";
import { exampleModels } from "./examples.ts";

function statementsOf(key: string): string {
  const example = exampleModels.find((each) => each.key === key);
  if (!example) throw new Error(`there is no example "${key}"`);
  const base = { key: "base", name: "Base", ...calculateModel(example.document()) };
  const spans = spansOf(base.model, "year").slice(1, 3);
  const statements = ["profitAndLoss", "balanceSheet", "cashFlow"] as const;
  return drawPrinted(statementTable([base], { statements, spans, scale: "thousands" }));
}

test("a coffee roaster in thousands", () => {
  expect(statementsOf("coffeeRoaster")).toMatchInlineSnapshot(`
    "
                                          Actual  Forecast
    AUD ’000                                FY26      FY27
    Profit and loss
      Wholesale sales                      3,562     3,731
      Online sales                         1,065     1,161
    Revenue                                4,627     4,892
      Green beans used                   (1,869)   (1,968)
      Packaging                            (279)     (294)
      Direct labour                        (440)     (479)
      Direct labour on-costs               (107)     (117)
      Freight                              (229)     (245)
      Card and platform fees                (19)      (21)
    Cost of sales                        (2,943)   (3,124)
    Gross profit                           1,684     1,768
    Other income                               –        18
      Wages and salaries                   (483)     (516)
      Superannuation and pension            (62)      (67)
      Payroll tax and insurance             (16)      (17)
      Leave earned                          (40)      (43)
      Rent                                 (195)     (200)
      Gas and power                         (62)      (65)
      Insurance                             (35)      (36)
      Marketing                            (108)     (125)
      Accounting and legal                  (29)      (31)
      Software and technology               (39)      (40)
      Vehicles                              (45)      (47)
      Repairs and maintenance               (29)      (31)
      Office and administration             (25)      (25)
      Bad debts                             (17)      (19)
    Operating expenses                   (1,185)   (1,262)
    EBITDA                                   499       524
      Depreciation                          (71)     (109)
    Depreciation and amortisation           (71)     (109)
    EBIT                                     428       415
      Interest expense                      (25)      (31)
      Interest income                          8         8
    Net interest                            (17)      (23)
    Profit before tax                        411       392
    Income tax                             (102)      (98)
    Profit for the period                    309       294
    Balance sheet
      Cash at bank                           510       483
      Trade debtors                          345       380
      Stock                                  243       254
    Current assets                         1,098     1,117
      Plant and equipment                    732     1,115
      Plant and equipment, depreciation    (395)     (504)
    Non-current assets                       337       611
    Total assets                           1,435     1,728
      Trade creditors                        322       344
      Sales tax, returns to pay               42        43
      Tax withheld from wages                 18        21
      Superannuation and pension owed         10        12
      Payroll tax and insurance owed           3         3
      Leave provision                         74        78
      Income tax payable                       9       (5)
      Dividends payable                      185       177
      Bank loan, due within a year            60        60
      Roaster loan, due within a year          –        46
    Current liabilities                      723       779
      Bank loan                              240       180
      Roaster loan                             –       180
    Non-current liabilities                  240       360
    Total liabilities                        963     1,139
      Share capital                           50        50
      Retained earnings                      113       245
      Current-year earnings                  309       294
    Equity                                   472       589
    Total liabilities and equity           1,435     1,728
    Cash flow
      Profit for the period                  309       294
      Plant and equipment, depreciation       71       108
      Trade debtors                            3      (34)
      Stock                                  (8)      (11)
      Trade creditors                        (9)        22
      Sales tax, returns to pay                4         1
      Tax withheld from wages                  2         3
      Superannuation and pension owed          1         1
      Payroll tax and insurance owed           –         –
      Leave provision                          7         4
      Income tax payable                     (2)      (14)
    Operating cash flow                      378       374
      Purchase of plant and equipment       (56)     (383)
    Investing cash flow                     (56)     (383)
      Dividends paid                       (168)     (185)
      Bank loan, drawn less repaid          (60)      (60)
      Roaster loan, drawn less repaid          –       227
    Financing cash flow                    (228)      (18)
    Net cash flow                             94      (27)
    Opening cash                             416       510
    Closing cash                             510       483
    "
  `);
});

test("an engineering consultancy in thousands", () => {
  expect(statementsOf("engineeringConsultancy")).toMatchInlineSnapshot(`
    "
                                          Actual  Forecast
    GBP ’000                                FY26      FY27
    Profit and loss
      Professional fees earned             2,489     2,763
      Retainers                              269       278
    Revenue                                2,758     3,041
      Direct labour                      (1,135)   (1,236)
      Direct labour on-costs               (338)     (370)
      Subcontractors                       (185)     (193)
    Cost of sales                        (1,658)   (1,799)
    Gross profit                           1,100     1,242
      Wages and salaries                   (271)     (292)
      Superannuation and pension            (15)      (16)
      Payroll tax and insurance             (36)      (39)
      Leave earned                          (30)      (32)
      Rent                                 (111)     (132)
      Insurance                             (59)      (61)
      Bids and marketing                    (28)      (30)
      Accounting and legal                  (30)      (27)
      Design software                       (87)      (88)
      Travel to sites                       (51)      (48)
      Office and administration             (29)      (32)
      Bad debts                             (13)      (15)
    Operating expenses                     (760)     (812)
    EBITDA                                   340       430
      Depreciation                          (37)      (53)
    Depreciation and amortisation           (37)      (53)
    EBIT                                     303       377
      Interest expense                       (8)       (6)
      Interest income                          5         6
    Net interest                             (3)         –
    Profit before tax                        300       377
    Income tax                              (75)      (94)
    Profit for the period                    225       283
    Balance sheet
      Cash at bank                           316       417
      Trade debtors                          481       507
    Current assets                           797       924
      Plant and equipment                    262       383
      Plant and equipment, depreciation    (161)     (215)
    Non-current assets                       101       168
    Total assets                             898     1,092
      Trade creditors                         56        56
      Sales tax, returns to pay              112       125
      Tax withheld from wages                 34        37
      Superannuation and pension owed          7         7
      Payroll tax and insurance owed          16        17
      Leave provision                        125       128
      Income tax payable                       2        19
      Dividends payable                      135       170
      Bank loan, due within a year            32        32
    Current liabilities                      519       591
      Bank loan                               64        32
    Non-current liabilities                   64        32
    Total liabilities                        583       623
      Share capital                            1        41
      Retained earnings                       89       145
      Current-year earnings                  225       283
    Equity                                   315       469
    Total liabilities and equity             898     1,092
    Cash flow
      Profit for the period                  225       283
      Plant and equipment, depreciation       37        54
      Trade debtors                         (20)      (26)
      Trade creditors                          7       (1)
      Sales tax, returns to pay                4        14
      Tax withheld from wages                  2         3
      Superannuation and pension owed          –         1
      Payroll tax and insurance owed           1         1
      Leave provision                         12         3
      Income tax payable                    (32)        17
    Operating cash flow                      236       349
      Purchase of plant and equipment       (37)     (121)
    Investing cash flow                     (37)     (121)
      Dividends paid                       (131)     (135)
      Bank loan, drawn less repaid          (32)      (32)
      Share capital                            –        40
    Financing cash flow                    (163)     (127)
    Net cash flow                             36       101
    Opening cash                             280       316
    Closing cash                             316       417
    "
  `);
});

test("a software firm in thousands", () => {
  expect(statementsOf("softwareFirm")).toMatchInlineSnapshot(`
    "
                                          Actual  Forecast
    EUR ’000                                FY25      FY26
    Profit and loss
      Monthly plans                        1,587     1,827
      Yearly plans                         3,354     3,996
    Revenue                                4,941     5,823
      Direct labour                        (306)     (361)
      Direct labour on-costs                (78)      (93)
      Card and platform fees                (26)      (29)
      Hosting and third-party services     (494)     (582)
    Cost of sales                          (904)   (1,065)
    Gross profit                           4,037     4,758
      Wages and salaries                 (2,357)   (2,680)
      Superannuation and pension           (126)     (145)
      Payroll tax and insurance            (279)     (321)
      Leave earned                         (193)     (222)
      Rent                                 (121)     (124)
      Insurance                             (33)      (34)
      Marketing                            (595)     (804)
      Accounting and legal                  (68)      (67)
      Software and technology               (98)     (101)
      Travel                                (44)      (50)
      Office and administration             (35)      (38)
      Bad debts                             (18)      (21)
    Operating expenses                   (3,967)   (4,607)
    EBITDA                                    70       151
      Depreciation                          (49)      (39)
    Depreciation and amortisation           (49)      (39)
    EBIT                                      21       112
      Interest expense                      (45)      (45)
      Interest income                         48        71
    Net interest                               3        26
    Profit before tax                         24       138
    Profit for the period                     24       138
    Balance sheet
      Cash at bank                         2,710     4,169
      Trade debtors                          319       397
    Current assets                         3,029     4,566
      Plant and equipment                    204       244
      Plant and equipment, depreciation    (149)     (189)
    Non-current assets                        55        55
    Total assets                           3,084     4,621
      Trade creditors                        147       185
      Income billed ahead                  1,646     1,942
      Sales tax, returns to pay              206       239
      Tax withheld from wages                 69        82
      Superannuation and pension owed         12        15
      Payroll tax and insurance owed          28        32
      Leave provision                        251       264
      Interest owed                            4         4
      Growth loan, due within a year           –       500
    Current liabilities                    2,363     3,263
      Growth loan                            500         –
    Non-current liabilities                  500         –
    Total liabilities                      2,863     3,263
      Share capital                        1,500     2,500
      Retained earnings                  (1,303)   (1,280)
      Current-year earnings                   24       138
    Equity                                   221     1,358
    Total liabilities and equity           3,084     4,621
    Cash flow
      Profit for the period                   24       138
      Plant and equipment, depreciation       49        40
      Trade debtors                         (55)      (79)
      Trade creditors                         13        37
      Income billed ahead                    292       297
      Sales tax, returns to pay               39        33
      Tax withheld from wages                  9        13
      Superannuation and pension owed          2         2
      Payroll tax and insurance owed           3         5
      Leave provision                         46        13
    Operating cash flow                      422       499
      Purchase of plant and equipment       (39)      (40)
    Investing cash flow                     (39)      (40)
      Share capital                            –     1,000
    Financing cash flow                        –     1,000
    Net cash flow                            383     1,459
    Opening cash                           2,327     2,710
    Closing cash                           2,710     4,169
    "
  `);
});

test("a seaside hotel in thousands", () => {
  expect(statementsOf("seasideHotel")).toMatchInlineSnapshot(`
    "
                                                 Actual  Forecast
    AUD ’000                                       FY26      FY27
    Profit and loss
      Food and beverage                           1,661     1,709
      Rooms                                       2,399     2,464
      Functions and other sales                     275       276
    Revenue                                       4,335     4,449
      Food and beverage cost                      (514)     (529)
      Booking commissions                         (211)     (222)
      Room supplies and laundry                   (142)     (148)
    Cost of sales                                 (867)     (899)
    Gross profit                                  3,468     3,550
      Wages and salaries                        (1,406)   (1,436)
      Superannuation and pension                  (181)     (186)
      Payroll tax and insurance                    (45)      (47)
      Leave earned                                (116)     (119)
      Utilities                                   (140)     (145)
      Insurance                                    (94)      (97)
      Marketing                                    (76)      (80)
      Accounting and legal                         (26)      (32)
      Booking and till systems                     (45)      (46)
      Repairs and maintenance                     (109)     (109)
      Office and administration                    (42)      (44)
      Bad debts                                     (1)       (1)
      Council rates and land tax                   (70)      (72)
    Operating expenses                          (2,351)   (2,414)
    EBITDA                                        1,117     1,136
      Depreciation                                (219)     (224)
    Depreciation and amortisation                 (219)     (224)
    EBIT                                            898       912
      Interest expense                            (239)     (226)
      Interest income                                13        17
    Net interest                                  (226)     (209)
    Profit before tax                               672       703
    Income tax                                    (168)     (176)
    Profit for the period                           504       527
    Balance sheet
      Cash at bank                                  880       712
      Trade debtors                                  17        18
      Stock                                          14        14
    Current assets                                  911       744
      Land                                        1,400     1,400
      Buildings                                   4,488     4,535
      Plant and equipment                         1,312     1,703
      Buildings, accumulated depreciation       (1,323)   (1,436)
      Plant and equipment, depreciation           (696)     (807)
    Non-current assets                            5,181     5,395
    Total assets                                  6,092     6,139
      Trade creditors                                96       100
      Sales tax, returns to pay                      62        36
      Tax withheld from wages                        28        28
      Superannuation and pension owed                15        16
      Payroll tax and insurance owed                  4         4
      Leave provision                               135       141
      Income tax payable                             30         8
      Dividends payable                             252       263
      Bank loan, due within a year                  190       190
    Current liabilities                             812       786
      Bank loan                                   3,230     3,040
    Non-current liabilities                       3,230     3,040
    Total liabilities                             4,042     3,826
      Share capital                                 400       400
      Retained earnings                           1,146     1,386
      Current-year earnings                         504       527
    Equity                                        2,050     2,313
    Total liabilities and equity                  6,092     6,139
    Cash flow
      Profit for the period                         504       527
      Buildings, accumulated depreciation           112       113
      Plant and equipment, depreciation             107       111
      Trade debtors                                 (1)         –
      Stock                                         (1)         –
      Trade creditors                                 1         4
      Sales tax, returns to pay                       1      (27)
      Tax withheld from wages                         1         1
      Superannuation and pension owed                 1         –
      Payroll tax and insurance owed                  –         –
      Leave provision                                17         6
      Income tax payable                             23      (23)
    Operating cash flow                             765       712
      Purchase of buildings                        (39)      (47)
      Purchase and sale of plant and equipment    (112)     (391)
    Investing cash flow                           (151)     (438)
      Dividends paid                              (206)     (252)
      Bank loan, drawn less repaid                (190)     (190)
    Financing cash flow                           (396)     (442)
    Net cash flow                                   218     (168)
    Opening cash                                    662       880
    Closing cash                                    880       712
    "
  `);
});
