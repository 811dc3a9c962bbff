/**
 * The statements of each starter by the year, in thousands, for an accountant to read: the first
 * three years by months (property by quarters), and the 13 weeks as one column.
 */
import { expect, test } from "vitest";
import { spanOver, spansOf } from "#tables/spans.ts";
import { statementTable } from "#tables/tables.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawPrinted } from "#testing/draw-table.ts";
import { starterModels } from "./starters.ts";

function statementsOf(key: string): string {
  const starter = starterModels.find((each) => each.key === key);
  const [timeSeries] = starter?.timeSeries ?? [];
  if (!starter || !timeSeries) throw new Error(`there is no starter "${key}"`);
  const isWeekly = timeSeries.unit === "week";
  const start = isWeekly ? "2026-06-29" : "2026-07-01";
  const choice = { name: starter.name, timeSeries, start, yearEndMonth: 6, currency: "AUD" };
  const base = { key: "base", name: "Base", ...calculateModel(starter.make(choice)) };
  const spans = isWeekly
    ? [spanOver(base.model, { from: 0, to: 12 })]
    : spansOf(base.model, "year").slice(0, 3);
  const statements = ["profitAndLoss", "balanceSheet", "cashFlow"] as const;
  return drawPrinted(statementTable([base], { statements, spans, scale: "thousands" }));
}

test("a services firm in thousands", () => {
  expect(statementsOf("servicesFirm")).toMatchInlineSnapshot(`
    "
                                         Forecast  Forecast  Forecast
    AUD ’000                                 FY27      FY28      FY29
    Profit and loss
      Professional fees earned              3,197     3,520     3,860
    Revenue                                 3,197     3,520     3,860
      Direct labour                       (1,411)   (1,554)   (1,704)
      Direct labour on-costs                (345)     (380)     (417)
      Subcontractors                        (192)     (211)     (232)
    Cost of sales                         (1,948)   (2,145)   (2,353)
    Gross profit                            1,249     1,375     1,507
      Wages and salaries                    (289)     (298)     (384)
      Superannuation and pension             (38)      (38)      (50)
      Payroll tax and insurance               (9)      (10)      (12)
      Leave earned                           (24)      (25)      (32)
      Rent                                  (150)     (154)     (158)
      Insurance                              (30)      (31)      (31)
      Marketing                              (55)      (56)      (58)
      Accounting and legal                   (28)      (29)      (29)
      Software and technology                (72)      (74)      (76)
      Travel                                 (42)      (43)      (44)
      Office and administration              (24)      (24)      (25)
      Bad debts                              (16)      (18)      (19)
    Operating expenses                      (777)     (800)     (918)
    EBITDA                                    472       575       589
      Depreciation                           (51)      (62)      (75)
    Depreciation and amortisation            (51)      (62)      (75)
    EBIT                                      421       513       514
      Interest expense                       (17)      (13)      (10)
      Interest income                          10        12        16
    Net interest                              (7)       (1)         6
    Profit before tax                         414       512       520
    Income tax                              (104)     (128)     (130)
    Profit for the period                     310       384       390
    Balance sheet
      Cash at bank                            626       805       940
      Trade debtors                           399       439       479
    Current assets                          1,025     1,244     1,419
      Plant and equipment                     290       341       394
      Plant and equipment, depreciation     (160)     (223)     (299)
    Non-current assets                        130       118        95
    Total assets                            1,155     1,362     1,514
      Trade creditors                          55        58        61
      Sales tax, returns to pay                66        73        81
      Tax withheld from wages                  35        38        42
      Superannuation and pension owed          19        20        23
      Payroll tax and insurance owed            5         5         6
      Leave provision                         150       157       166
      Income tax payable                       19        25         2
      Dividends payable                       155       192       195
      Bank loan, due within a year             50        50        50
    Current liabilities                       554       618       626
      Bank loan                               150       100        50
    Non-current liabilities                   150       100        50
    Total liabilities                         704       718       676
      Share capital                           100       100       100
      Retained earnings                        41       160       348
      Current-year earnings                   310       384       390
    Equity                                    451       644       838
    Total liabilities and equity            1,155     1,362     1,514
    Cash flow
      Profit for the period                   310       384       390
      Plant and equipment, depreciation        50        63        76
      Trade debtors                          (27)      (40)      (42)
      Trade creditors                           –         3         3
      Sales tax, returns to pay                 4         7         8
      Tax withheld from wages                   2         3         5
      Superannuation and pension owed           1         2         2
      Payroll tax and insurance owed            –         –         1
      Leave provision                           7         8         9
      Income tax payable                      (1)         5      (23)
    Operating cash flow                       346       435       429
      Purchase of plant and equipment        (50)      (51)      (52)
    Investing cash flow                      (50)      (51)      (52)
      Dividends paid                            –     (155)     (192)
      Bank loan, drawn less repaid           (50)      (50)      (50)
    Financing cash flow                      (50)     (205)     (242)
    Net cash flow                             246       179       135
    Opening cash                              380       626       805
    Closing cash                              626       805       940
    "
  `);
});

test("a retailer and wholesaler in thousands", () => {
  expect(statementsOf("retailWholesale")).toMatchInlineSnapshot(`
    "
                                         Forecast  Forecast  Forecast
    AUD ’000                                 FY27      FY28      FY29
    Profit and loss
      Sales                                 2,438     2,523     2,612
      Wholesale sales                       1,224     1,280     1,337
    Revenue                                 3,662     3,803     3,949
      Cost of goods sold                  (2,222)   (2,309)   (2,398)
      Freight                                (43)      (45)      (47)
      Card and platform fees                 (29)      (30)      (31)
    Cost of sales                         (2,294)   (2,384)   (2,476)
    Gross profit                            1,368     1,419     1,473
      Wages and salaries                    (594)     (611)     (659)
      Superannuation and pension             (77)      (79)      (85)
      Payroll tax and insurance              (19)      (20)      (21)
      Leave earned                           (49)      (51)      (55)
      Rent                                  (215)     (220)     (226)
      Utilities                              (30)      (31)      (32)
      Insurance                              (24)      (25)      (25)
      Marketing                              (62)      (63)      (65)
      Accounting and legal                   (18)      (18)      (19)
      Software and technology                (24)      (25)      (25)
      Repairs and maintenance                (14)      (14)      (15)
      Bad debts                               (6)       (6)       (7)
    Operating expenses                    (1,132)   (1,163)   (1,234)
    EBITDA                                    236       256       239
      Depreciation                           (35)      (43)      (49)
    Depreciation and amortisation            (35)      (43)      (49)
    EBIT                                      201       213       190
      Interest expense                       (21)      (16)      (11)
      Interest income                           7         8         8
    Net interest                             (14)       (8)       (3)
    Profit before tax                         187       205       187
    Income tax                               (47)      (51)      (47)
    Profit for the period                     140       154       140
    Balance sheet
      Cash at bank                            399       421       427
      Trade debtors                           132       138       145
      Stock                                   395       411       427
    Current assets                            926       970       999
      Plant and equipment                     365       411       458
      Plant and equipment, depreciation     (186)     (228)     (277)
    Non-current assets                        179       183       181
    Total assets                            1,105     1,153     1,180
      Trade creditors                         295       306       317
      Sales tax, returns to pay                21        21        23
      Tax withheld from wages                  12        12        13
      Superannuation and pension owed           6         7         7
      Payroll tax and insurance owed            1         2         2
      Leave provision                          54        56        59
      Income tax payable                        9         4       (5)
      Dividends payable                        56        61        56
      Bank loan, due within a year             60        60        60
    Current liabilities                       514       529       532
      Bank loan                               180       120        60
    Non-current liabilities                   180       120        60
    Total liabilities                         694       649       592
      Share capital                           150       150       150
      Retained earnings                       121       200       298
      Current-year earnings                   140       154       140
    Equity                                    411       504       588
    Total liabilities and equity            1,105     1,153     1,180
    Cash flow
      Profit for the period                   140       154       140
      Plant and equipment, depreciation        36        42        49
      Trade debtors                           (6)       (6)       (6)
      Stock                                   (6)      (15)      (16)
      Trade creditors                          10        11        11
      Sales tax, returns to pay               (2)         –         2
      Tax withheld from wages                   –         –         1
      Superannuation and pension owed           –         –         –
      Payroll tax and insurance owed            –         –         –
      Leave provision                           3         3         3
      Income tax payable                      (1)       (4)       (9)
    Operating cash flow                       174       185       175
      Purchase of plant and equipment        (45)      (47)      (47)
    Investing cash flow                      (45)      (47)      (47)
      Dividends paid                            –      (56)      (62)
      Bank loan, drawn less repaid           (60)      (60)      (60)
    Financing cash flow                      (60)     (116)     (122)
    Net cash flow                              69        22         6
    Opening cash                              330       399       421
    Closing cash                              399       421       427
    "
  `);
});

test("a manufacturer in thousands", () => {
  expect(statementsOf("manufacturing")).toMatchInlineSnapshot(`
    "
                                         Forecast  Forecast  Forecast
    AUD ’000                                 FY27      FY28      FY29
    Profit and loss
      Sales                                 6,000     6,273     6,558
    Revenue                                 6,000     6,273     6,558
      Materials                           (2,304)   (2,409)   (2,518)
      Direct labour                       (1,168)   (1,203)   (1,308)
      Direct labour on-costs                (286)     (295)     (320)
      Freight                               (180)     (188)     (197)
    Cost of sales                         (3,938)   (4,095)   (4,343)
    Gross profit                            2,062     2,178     2,215
      Wages and salaries                    (478)     (493)     (507)
      Superannuation and pension             (62)      (64)      (66)
      Payroll tax and insurance              (15)      (16)      (16)
      Leave earned                           (40)      (41)      (42)
      Factory rent                          (260)     (267)     (273)
      Energy and water                      (180)     (184)     (189)
      Insurance                              (60)      (61)      (63)
      Marketing                              (90)      (92)      (95)
      Accounting and legal                   (35)      (36)      (37)
      Software and technology                (40)      (41)      (42)
      Repairs and maintenance                (95)      (97)     (100)
      Office and administration              (45)      (46)      (47)
      Bad debts                              (30)      (31)      (33)
    Operating expenses                    (1,430)   (1,469)   (1,510)
    EBITDA                                    632       709       705
      Depreciation                          (205)     (248)     (269)
    Depreciation and amortisation           (205)     (248)     (269)
    EBIT                                      427       461       436
      Interest expense                       (67)      (72)      (64)
      Interest income                           9        10        12
    Net interest                             (58)      (62)      (52)
    Profit before tax                         369       399       384
    Income tax                               (93)     (100)      (96)
    Profit for the period                     276       299       288
    Balance sheet
      Cash at bank                            480       599       679
      Trade debtors                           812       849       888
      Stock                                   347       363       379
    Current assets                          1,639     1,811     1,946
      Plant and equipment                   2,900     3,105     3,315
      Plant and equipment, depreciation   (1,205)   (1,453)   (1,721)
    Non-current assets                      1,695     1,652     1,594
    Total assets                            3,334     3,463     3,540
      Trade creditors                         400       416       433
      Sales tax, returns to pay                33        66        70
      Tax withheld from wages                  32        33        36
      Superannuation and pension owed          18        18        19
      Payroll tax and insurance owed            4         5         5
      Leave provision                         149       156       164
      Income tax payable                       12         7       (4)
      Dividends payable                       111       120       115
      Bank loan, due within a year            113       113       113
    Current liabilities                       872       934       951
      Bank loan                               903       791       678
    Non-current liabilities                   903       791       678
    Total liabilities                       1,775     1,725     1,629
      Share capital                           500       500       500
      Retained earnings                       783       939     1,123
      Current-year earnings                   276       299       288
    Equity                                  1,559     1,738     1,911
    Total liabilities and equity            3,334     3,463     3,540
    Cash flow
      Profit for the period                   276       299       288
      Plant and equipment, depreciation       205       248       269
      Trade debtors                             2      (37)      (39)
      Stock                                     1      (16)      (16)
      Trade creditors                         (6)        16        17
      Sales tax, returns to pay              (33)        33         4
      Tax withheld from wages                   –         1         2
      Superannuation and pension owed           –         1         1
      Payroll tax and insurance owed            –         –         –
      Leave provision                           7         7         8
      Income tax payable                      (8)       (5)      (11)
    Operating cash flow                       444       547       523
      Purchase of plant and equipment       (500)     (205)     (210)
    Investing cash flow                     (500)     (205)     (210)
      Dividends paid                            –     (110)     (120)
      Bank loan, drawn less repaid            116     (113)     (113)
    Financing cash flow                       116     (223)     (233)
    Net cash flow                              60       119        80
    Opening cash                              420       480       599
    Closing cash                              480       599       679
    "
  `);
});

test("a software company in thousands", () => {
  expect(statementsOf("softwareSubscription")).toMatchInlineSnapshot(`
    "
                                         Forecast  Forecast  Forecast
    AUD ’000                                 FY27      FY28      FY29
    Profit and loss
      Subscriptions                         3,451     4,150     4,909
    Revenue                                 3,451     4,150     4,909
      Direct labour                         (217)     (261)     (307)
      Direct labour on-costs                 (53)      (64)      (75)
      Card and platform fees                 (21)      (25)      (28)
      Hosting and third-party services      (379)     (456)     (540)
    Cost of sales                           (670)     (806)     (950)
    Gross profit                            2,781     3,344     3,959
      Wages and salaries                  (1,783)   (2,061)   (2,354)
      Superannuation and pension            (231)     (267)     (305)
      Payroll tax and insurance              (58)      (67)      (76)
      Leave earned                          (148)     (171)     (195)
      Rent                                  (110)     (113)     (116)
      Insurance                              (35)      (36)      (37)
      Marketing                             (260)     (266)     (273)
      Accounting and legal                   (60)      (61)      (63)
      Software and technology                (90)      (92)      (95)
      Travel                                 (45)      (46)      (47)
      Office and administration              (30)      (31)      (31)
      Bad debts                              (12)      (15)      (18)
    Operating expenses                    (2,862)   (3,226)   (3,610)
    EBITDA                                   (81)       118       349
      Depreciation                           (42)      (54)      (40)
    Depreciation and amortisation            (42)      (54)      (40)
    EBIT                                    (123)        64       309
      Interest income                          33        38        48
    Net interest                               33        38        48
    Profit before tax                        (90)       102       357
    Income tax                                  –         –      (18)
    Profit for the period                    (90)       102       339
    Balance sheet
      Cash at bank                          1,771     2,127     2,743
      Trade debtors                           219       267       320
    Current assets                          1,990     2,394     3,063
      Plant and equipment                     176       213       251
      Plant and equipment, depreciation     (102)     (157)     (197)
    Non-current assets                         74        56        54
    Total assets                            2,064     2,450     3,117
      Trade creditors                          95       104       114
      Income billed ahead                   1,129     1,367     1,630
      Sales tax, returns to pay                64        79        96
      Tax withheld from wages                  41        49        55
      Superannuation and pension owed          23        26        30
      Payroll tax and insurance owed            6         7         7
      Leave provision                         178       188       199
      Income tax payable                        –         –        17
    Current liabilities                     1,536     1,820     2,148
    Total liabilities                       1,536     1,820     2,148
      Share capital                           900       900       900
      Retained earnings                     (282)     (372)     (270)
      Current-year earnings                  (90)       102       339
    Equity                                    528       630       969
    Total liabilities and equity            2,064     2,450     3,117
    Cash flow
      Profit for the period                  (90)       102       339
      Plant and equipment, depreciation        42        54        40
      Trade debtors                            19      (48)      (52)
      Trade creditors                           7         9        10
      Income billed ahead                     222       238       262
      Sales tax, returns to pay               (5)        16        17
      Tax withheld from wages                   2         7         6
      Superannuation and pension owed           1         4         3
      Payroll tax and insurance owed            –         1         1
      Leave provision                           9        10        11
      Income tax payable                        –         –        17
    Operating cash flow                       207       393       654
      Purchase of plant and equipment        (36)      (37)      (38)
    Investing cash flow                      (36)      (37)      (38)
    Net cash flow                             171       356       616
    Opening cash                            1,600     1,771     2,127
    Closing cash                            1,771     2,127     2,743
    "
  `);
});

test("a builder in thousands", () => {
  expect(statementsOf("constructionProjects")).toMatchInlineSnapshot(`
    "
                                         Forecast  Forecast  Forecast
    AUD ’000                                 FY27      FY28      FY29
    Profit and loss
      Contract revenue                      9,025     8,155     8,280
    Revenue                                 9,025     8,155     8,280
      Materials                           (1,625)   (1,468)   (1,491)
      Direct labour                         (682)     (703)     (724)
      Direct labour on-costs                (167)     (172)     (177)
      Subcontractors                      (4,783)   (4,322)   (4,388)
    Cost of sales                         (7,257)   (6,665)   (6,780)
    Gross profit                            1,768     1,490     1,500
      Wages and salaries                    (501)     (515)     (531)
      Superannuation and pension             (65)      (67)      (69)
      Payroll tax and insurance              (16)      (17)      (17)
      Leave earned                           (41)      (43)      (44)
      Yard and office rent                   (72)      (74)      (76)
      Insurance                              (90)      (92)      (95)
      Tendering and marketing                (18)      (18)      (19)
      Accounting and legal                   (40)      (41)      (42)
      Software and technology                (36)      (37)      (38)
      Vehicles                               (85)      (87)      (89)
      Office and administration              (30)      (31)      (31)
      Bad debts                              (43)      (39)      (39)
    Operating expenses                    (1,037)   (1,061)   (1,090)
    EBITDA                                    731       429       410
      Depreciation                           (73)      (84)      (96)
    Depreciation and amortisation            (73)      (84)      (96)
    EBIT                                      658       345       314
      Interest expense                       (25)      (19)      (14)
      Interest income                          15        18        18
    Net interest                             (10)       (1)         4
    Profit before tax                         648       344       318
    Income tax                              (162)      (86)      (79)
    Profit for the period                     486       258       239
    Balance sheet
      Cash at bank                          1,027       924     1,056
      Retentions held by clients              497       447       455
      Trade debtors                           766       750       833
    Current assets                          2,290     2,121     2,344
      Plant and equipment                     730       812       896
      Plant and equipment, depreciation     (373)     (457)     (553)
    Non-current assets                        357       355       343
    Total assets                            2,647     2,476     2,687
      Trade creditors                         606       594       657
      Sales tax, returns to pay                56        44        50
      Tax withheld from wages                  23        24        25
      Superannuation and pension owed          13        13        14
      Payroll tax and insurance owed            3         4         3
      Leave provision                         107       112       117
      Income tax payable                       72      (76)       (6)
      Dividends payable                       194       103        95
      Bank loan, due within a year             70        70        70
    Current liabilities                     1,144       888     1,025
      Bank loan                               210       140        70
    Non-current liabilities                   210       140        70
    Total liabilities                       1,354     1,028     1,095
      Share capital                           300       300       300
      Retained earnings                       507       890     1,053
      Current-year earnings                   486       258       239
    Equity                                  1,293     1,448     1,592
    Total liabilities and equity            2,647     2,476     2,687
    Cash flow
      Profit for the period                   486       258       239
      Plant and equipment, depreciation        73        85        96
      Retentions held by clients             (67)        49       (8)
      Trade debtors                            15        16      (83)
      Trade creditors                        (10)      (11)        63
      Sales tax, returns to pay                 6      (12)         6
      Tax withheld from wages                   –         1         1
      Superannuation and pension owed           –         –         –
      Payroll tax and insurance owed            –         –         –
      Leave provision                           5         5         5
      Income tax payable                       49     (148)        70
    Operating cash flow                       557       243       389
      Purchase of plant and equipment        (80)      (82)      (84)
    Investing cash flow                      (80)      (82)      (84)
      Dividends paid                            –     (194)     (103)
      Bank loan, drawn less repaid           (70)      (70)      (70)
    Financing cash flow                      (70)     (264)     (173)
    Net cash flow                             407     (103)       132
    Opening cash                              620     1,027       924
    Closing cash                            1,027       924     1,056
    "
  `);
});

test("a hotel in thousands", () => {
  expect(statementsOf("hospitality")).toMatchInlineSnapshot(`
    "
                                         Forecast  Forecast  Forecast
    AUD ’000                                 FY27      FY28      FY29
    Profit and loss
      Food and beverage                     1,525     1,572     1,612
      Rooms                                 2,754     2,840     2,910
      Functions and other sales               180       185       190
    Revenue                                 4,459     4,597     4,712
      Food and beverage cost                (473)     (487)     (500)
      Booking commissions                   (248)     (256)     (262)
      Room supplies and laundry             (165)     (170)     (174)
    Cost of sales                           (886)     (913)     (936)
    Gross profit                            3,573     3,684     3,776
      Wages and salaries                  (1,469)   (1,513)   (1,559)
      Superannuation and pension            (190)     (196)     (202)
      Payroll tax and insurance              (48)      (49)      (51)
      Leave earned                          (122)     (125)     (129)
      Rent                                  (540)     (553)     (567)
      Utilities                             (150)     (154)     (158)
      Insurance                              (66)      (68)      (69)
      Marketing                              (80)      (82)      (84)
      Accounting and legal                   (28)      (29)      (29)
      Booking and till systems               (42)      (43)      (44)
      Repairs and maintenance               (110)     (113)     (116)
      Office and administration              (40)      (41)      (42)
      Bad debts                               (1)       (1)       (1)
    Operating expenses                    (2,886)   (2,967)   (3,051)
    EBITDA                                    687       717       725
      Depreciation                          (148)     (165)     (181)
    Depreciation and amortisation           (148)     (165)     (181)
    EBIT                                      539       552       544
      Interest expense                       (58)      (50)      (42)
      Interest income                          13        16        18
    Net interest                             (45)      (34)      (24)
    Profit before tax                         494       518       520
    Income tax                              (123)     (130)     (130)
    Profit for the period                     371       388       390
    Balance sheet
      Cash at bank                            811       904     1,021
      Trade debtors                            12        12        12
      Stock                                    13        14        14
    Current assets                            836       930     1,047
      Plant and equipment                   1,660     1,824     1,992
      Plant and equipment, depreciation     (599)     (764)     (945)
    Non-current assets                      1,061     1,060     1,047
    Total assets                            1,897     1,990     2,094
      Trade creditors                         148       152       156
      Sales tax, returns to pay                54        56        57
      Tax withheld from wages                  29        30        31
      Superannuation and pension owed          16        16        17
      Payroll tax and insurance owed            4         4         4
      Leave provision                         133       139       146
      Income tax payable                       29         6         –
      Dividends payable                       185       194       195
      Bank loan, due within a year            100       100       100
    Current liabilities                       698       697       706
      Bank loan                               600       500       400
    Non-current liabilities                   600       500       400
    Total liabilities                       1,298     1,197     1,106
      Share capital                           200       200       200
      Retained earnings                        28       205       398
      Current-year earnings                   371       388       390
    Equity                                    599       793       988
    Total liabilities and equity            1,897     1,990     2,094
    Cash flow
      Profit for the period                   371       388       390
      Plant and equipment, depreciation       149       165       181
      Trade debtors                             –         –         –
      Stock                                     2         –         –
      Trade creditors                        (12)         4         4
      Sales tax, returns to pay              (10)         2         2
      Tax withheld from wages                   –         1         1
      Superannuation and pension owed           –         –         –
      Payroll tax and insurance owed            –         –         –
      Leave provision                           6         6         6
      Income tax payable                        5      (23)       (5)
    Operating cash flow                       511       543       579
      Purchase of plant and equipment       (160)     (164)     (168)
    Investing cash flow                     (160)     (164)     (168)
      Dividends paid                            –     (186)     (194)
      Bank loan, drawn less repaid          (100)     (100)     (100)
    Financing cash flow                     (100)     (286)     (294)
    Net cash flow                             251        93       117
    Opening cash                              560       811       904
    Closing cash                              811       904     1,021
    "
  `);
});

test("a charity in thousands", () => {
  expect(statementsOf("notForProfit")).toMatchInlineSnapshot(`
    "
                                         Forecast  Forecast  Forecast
    AUD ’000                                 FY27      FY28      FY29
    Profit and loss
      Fees for services                       320       330       340
      Grants and funding agreements         2,139     2,195     2,261
      Donations                               467       481       495
    Revenue                                 2,926     3,006     3,096
      Programme staff                     (1,335)   (1,375)   (1,416)
      Programme staff on-costs              (327)     (336)     (347)
      Programme costs                       (270)     (278)     (286)
    Cost of sales                         (1,932)   (1,989)   (2,049)
    Gross profit                              994     1,017     1,047
      Wages and salaries                    (399)     (411)     (423)
      Superannuation and pension             (51)      (53)      (55)
      Payroll tax and insurance              (13)      (13)      (14)
      Leave earned                           (33)      (34)      (35)
      Rent                                  (110)     (113)     (116)
      Insurance                              (30)      (31)      (31)
      Fundraising                            (60)      (61)      (63)
      Audit and accounting                   (26)      (27)      (27)
      Software and technology                (42)      (43)      (44)
      Travel                                 (22)      (22)      (23)
      Office and administration              (24)      (25)      (25)
      Bad debts                              (12)      (13)      (13)
    Operating expenses                      (822)     (846)     (869)
    EBITDA                                    172       171       178
      Depreciation                           (31)      (38)      (46)
    Depreciation and amortisation            (31)      (38)      (46)
    EBIT                                      141       133       132
      Interest income                          20        24        28
    Net interest                               20        24        28
    Profit before tax                         161       157       160
    Profit for the period                     161       157       160
    Balance sheet
      Cash at bank                          1,145     1,324     1,512
      Trade debtors                           155       159       165
    Current assets                          1,300     1,483     1,677
      Plant and equipment                     216       253       291
      Plant and equipment, depreciation     (111)     (148)     (194)
    Non-current assets                        105       105        97
    Total assets                            1,405     1,588     1,774
      Trade creditors                          53        55        57
      Income billed ahead                     443       457       471
      Sales tax, returns to pay                45        47        48
      Tax withheld from wages                  34        35        36
      Superannuation and pension owed          19        19        20
      Payroll tax and insurance owed            5         5         5
      Leave provision                         157       164       172
    Current liabilities                       756       782       809
    Total liabilities                         756       782       809
      Accumulated funds                       488       649       805
      Current-year earnings                   161       157       160
    Equity                                    649       806       965
    Total liabilities and equity            1,405     1,588     1,774
    Cash flow
      Profit for the period                   161       157       160
      Plant and equipment, depreciation        31        38        45
      Trade debtors                           (1)       (5)       (5)
      Trade creditors                         (2)         1         1
      Income billed ahead                       5        14        14
      Sales tax, returns to pay                 –         1         1
      Tax withheld from wages                   –         1         1
      Superannuation and pension owed           –         1         1
      Payroll tax and insurance owed            –         –         –
      Leave provision                           7         8         8
    Operating cash flow                       201       216       226
      Purchase of plant and equipment        (36)      (37)      (38)
    Investing cash flow                      (36)      (37)      (38)
    Net cash flow                             165       179       188
    Opening cash                              980     1,145     1,324
    Closing cash                            1,145     1,324     1,512
    "
  `);
});

test("a landlord in thousands", () => {
  expect(statementsOf("property")).toMatchInlineSnapshot(`
    "
                                           Forecast  Forecast  Forecast
    AUD ’000                                   FY27      FY28      FY29
    Profit and loss
      Rent                                    1,263     1,301     1,340
      Outgoings recovered from tenants          202       207       212
    Revenue                                   1,465     1,508     1,552
    Gross profit                              1,465     1,508     1,552
      Utilities                                (56)      (57)      (59)
      Insurance                                (58)      (60)      (61)
      Management fees                          (63)      (65)      (67)
      Accounting and legal                     (28)      (29)      (29)
      Repairs and maintenance                  (78)      (80)      (82)
      Office and administration                (14)      (14)      (14)
      Bad debts                                 (8)       (8)       (8)
      Council rates and land tax               (96)      (98)     (101)
    Operating expenses                        (401)     (411)     (421)
    EBITDA                                    1,064     1,097     1,131
      Depreciation                            (199)     (207)     (215)
    Depreciation and amortisation             (199)     (207)     (215)
    EBIT                                        865       890       916
      Interest expense                        (334)     (321)     (307)
      Interest income                            11        12        13
    Net interest                              (323)     (309)     (294)
    Profit before tax                           542       581       622
    Income tax                                (163)     (174)     (187)
    Profit for the period                       379       407       435
    Balance sheet
      Cash at bank                              692       715       776
      Trade debtors                              31        32        32
    Current assets                              723       747       808
      Land                                    4,200     4,200     4,200
      Buildings                               6,460     6,522     6,585
      Plant and equipment                       480       541       604
      Buildings, accumulated depreciation   (1,441)   (1,603)   (1,767)
      Plant and equipment, depreciation       (199)     (243)     (294)
    Non-current assets                        9,500     9,417     9,328
    Total assets                             10,223    10,164    10,136
      Trade creditors                            30        31        31
      Sales tax, returns to pay                  27        28        29
      Income tax payable                         32        12        12
      Dividends payable                         228       244       261
      Bank loan, due within a year              220       220       220
    Current liabilities                         537       535       553
      Bank loan                               5,060     4,840     4,620
    Non-current liabilities                   5,060     4,840     4,620
    Total liabilities                         5,597     5,375     5,173
      Share capital                           3,500     3,500     3,500
      Retained earnings                         747       882     1,028
      Current-year earnings                     379       407       435
    Equity                                    4,626     4,789     4,963
    Total liabilities and equity             10,223    10,164    10,136
    Cash flow
      Profit for the period                     379       407       435
      Buildings, accumulated depreciation       161       162       164
      Plant and equipment, depreciation          39        45        51
      Trade debtors                               1       (1)       (1)
      Trade creditors                           (6)         1         1
      Sales tax, returns to pay                 (2)         1         1
      Income tax payable                          –      (21)         –
    Operating cash flow                         572       594       651
      Purchase of buildings                    (60)      (61)      (63)
      Purchase of plant and equipment          (60)      (62)      (63)
    Investing cash flow                       (120)     (123)     (126)
      Dividends paid                              –     (228)     (244)
      Bank loan, drawn less repaid            (220)     (220)     (220)
    Financing cash flow                       (220)     (448)     (464)
    Net cash flow                               232        23        61
    Opening cash                                460       692       715
    Closing cash                                692       715       776
    "
  `);
});

test("a trading business over 13 weeks in thousands", () => {
  expect(statementsOf("weeklyCashFlow")).toMatchInlineSnapshot(`
    "
                                                      Forecast
    AUD ’000                             5 Jul-26 to 27 Sep-26
    Profit and loss
      Sales                                                962
    Revenue                                                962
      Cost of goods sold                                 (596)
    Cost of sales                                        (596)
    Gross profit                                           366
      Wages and salaries                                 (189)
      Superannuation and pension                          (23)
      Rent                                                (44)
      Insurance                                            (8)
      Office and administration                           (23)
      Bad debts                                            (5)
    Operating expenses                                   (292)
    EBITDA                                                  74
      Depreciation                                         (8)
    Depreciation and amortisation                          (8)
    EBIT                                                    66
      Interest expense                                     (3)
      Interest income                                        –
    Net interest                                           (3)
    Profit before tax                                       63
    Income tax                                            (16)
    Profit for the period                                   47
    Balance sheet
      Cash at bank                                         112
      Trade debtors                                        409
    Current assets                                         521
      Plant and equipment                                  248
      Plant and equipment, depreciation                   (99)
    Non-current assets                                     149
    Total assets                                           670
      Trade creditors                                      219
      Sales tax, this return                                24
      Tax withheld from wages                               11
      Superannuation and pension owed                        6
      Income tax payable                                    16
    Current liabilities                                    276
      Bank loan                                            145
    Non-current liabilities                                145
    Total liabilities                                      421
      Share capital                                        100
      Retained earnings                                    102
      Current-year earnings                                 47
    Equity                                                 249
    Total liabilities and equity                           670
    Cash flow
      Profit for the period                                 47
      Plant and equipment, depreciation                      9
      Trade debtors                                          3
      Trade creditors                                     (29)
      Sales tax, this return                               (4)
      Tax withheld from wages                                –
      Superannuation and pension owed                        –
      Income tax payable                                     4
    Operating cash flow                                     30
      Purchase of plant and equipment                     (38)
    Investing cash flow                                   (38)
      Bank loan, drawn less repaid                        (15)
    Financing cash flow                                   (15)
    Net cash flow                                         (23)
    Opening cash                                           135
    Closing cash                                           112
    "
  `);
});
