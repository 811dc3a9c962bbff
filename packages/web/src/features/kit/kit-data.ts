/*
 * The fictional clients of the design. Cash is closing cash at month end in dollars, and the
 * statement's columns add up: a reader may check any of them.
 */
import type { Series } from "@app/charts/chart";

export const PERIODS = [
  "Jul-26",
  "Aug-26",
  "Sep-26",
  "Oct-26",
  "Nov-26",
  "Dec-26",
  "Jan-27",
  "Feb-27",
  "Mar-27",
  "Apr-27",
  "May-27",
  "Jun-27",
];
export const ACTUAL_COUNT = 4;
export const CASH_FLOOR = 100_000;

const ACTUAL_CASH = [149_264, 150_902, 161_924, 139_392];

export const BASE_CASH = [
  ...ACTUAL_CASH,
  142_176,
  150_165,
  156_706,
  79_078,
  131_845,
  128_890,
  136_080,
  161_826,
];

export const SCENARIOS: Series[] = [
  { id: "base", name: "Base", colour: 1, figures: BASE_CASH },
  {
    id: "wet",
    name: "Wet summer",
    colour: 4,
    figures: [...ACTUAL_CASH, 143_970, 140_300, 126_670, 31_546, 76_900, 73_540, 75_380, 95_879],
  },
  {
    id: "lease",
    name: "Lease the line",
    colour: 3,
    figures: [
      ...ACTUAL_CASH,
      142_176,
      150_165,
      216_110,
      227_600,
      280_130,
      260_520,
      264_210,
      286_503,
    ],
  },
];

export const REVENUE = [
  178_205, 182_610, 204_279, 218_513, 239_140, 288_420, 274_300, 249_870, 236_690, 221_440, 215_660,
  211_938,
];

type ModelRow = {
  client: string;
  model: string;
  tag?: string;
  floor: number;
  /** In thousands. */
  cash: number[];
  lowestIn: string;
  check: { tone: "alert" | "negative" | "info"; text: string } | null;
  owner: { name: string; index: number };
  savedAt: string;
  version: number;
};

const PRIYA = { name: "Priya Raman", index: 0 };
const TOM = { name: "Tom Marlowe", index: 2 };
const ANA = { name: "Ana Novak", index: 3 };

export const MODELS: ModelRow[] = [
  {
    client: "Saltmarsh Brewing Co.",
    model: "FY27 three-way forecast",
    tag: "Budget",
    floor: 100,
    cash: BASE_CASH.map((amount) => amount / 1000),
    lowestIn: "Feb-27",
    check: { tone: "alert", text: "1 alert" },
    owner: PRIYA,
    savedAt: "Today at 9:42",
    version: 48,
  },
  {
    client: "Copperfield Civil",
    model: "Projects and cash, FY27–FY29",
    floor: 250,
    cash: [470, 448, 421, 402, 389, 302, 262, 218, 242, 319, 403, 466],
    lowestIn: "Feb-27",
    check: { tone: "alert", text: "1 alert" },
    owner: TOM,
    savedAt: "Today at 8:10",
    version: 31,
  },
  {
    client: "Kestrel Joinery",
    model: "Three-way forecast",
    floor: 60,
    cash: [118, 124, 112, 108, 104, 132, 97, 85, 92, 102, 108, 115],
    lowestIn: "Feb-27",
    check: { tone: "info", text: "Ready to roll" },
    owner: PRIYA,
    savedAt: "Thursday at 11:26",
    version: 22,
  },
  {
    client: "Boreal Outdoor",
    model: "Retail and wholesale FY27",
    floor: 120,
    cash: [221, 214, 208, 201, 205, 319, 287, 242, 204, 187, 176, 169],
    lowestIn: "Jun-27",
    check: { tone: "negative", text: "1 error" },
    owner: TOM,
    savedAt: "Thursday at 10:02",
    version: 27,
  },
  {
    client: "Northgate Dental Group",
    model: "Group three-way",
    floor: 200,
    cash: [431, 424, 438, 447, 453, 407, 396, 429, 448, 463, 472, 498],
    lowestIn: "Jan-27",
    check: null,
    owner: ANA,
    savedAt: "11 Nov 2026",
    version: 40,
  },
];

type StatementRow = {
  label: string;
  kind: "plain" | "detail" | "total" | "grand";
  /** Oct-26, Jul to Oct, and the budget for Jul to Oct. */
  amounts: [number, number, number];
};

export const STATEMENT: StatementRow[] = [
  { label: "Wholesale kegs", kind: "detail", amounts: [126_688, 460_872, 452_000] },
  { label: "Taproom", kind: "detail", amounts: [74_905, 262_380, 258_400] },
  { label: "Online store", kind: "detail", amounts: [16_920, 60_355, 58_000] },
  { label: "Revenue", kind: "total", amounts: [218_513, 783_607, 768_400] },
  { label: "Cost of sales", kind: "plain", amounts: [-85_490, -307_530, -296_300] },
  { label: "Gross profit", kind: "total", amounts: [133_023, 476_077, 472_100] },
  { label: "Wages and on-costs", kind: "detail", amounts: [-70_360, -276_990, -274_400] },
  { label: "Rent and utilities", kind: "detail", amounts: [-16_120, -64_480, -64_480] },
  { label: "Marketing", kind: "detail", amounts: [-8_260, -29_535, -28_000] },
  { label: "Other overheads", kind: "detail", amounts: [-10_640, -41_405, -41_200] },
  { label: "EBITDA", kind: "grand", amounts: [27_643, 63_667, 64_020] },
];
