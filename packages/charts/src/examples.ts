/**
 * A chart of each kind, with the figures of one small brewery. They add up: parts to their sums,
 * movements to balances, steps to their end.
 */
import type {
  CombinationChart,
  FanChart,
  LineChart,
  MatrixChart,
  SparkLineChart,
  StackedBarChart,
  TornadoChart,
  WaterfallChart,
} from "./chart.ts";

const YEAR = {
  periods: [
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
  ],
  actualCount: 4,
};

const AUD = { name: "AUD", size: 1_000 } as const;
const floor = { name: "Cash floor", figure: 100_000 };

const ACTUAL_CASH = [149_264, 150_902, 161_924, 139_392];
const BASE_CASH = [
  ...ACTUAL_CASH,
  ...[142_176, 150_165, 156_706, 79_078, 131_845, 128_890, 136_052, 161_826],
];
const OPENING_CASH = 182_460;

export const casesExample: LineChart = {
  kind: "line",
  title: "Closing cash",
  unit: AUD,
  ...YEAR,
  series: [
    { id: "base", name: "Base", colour: 1, figures: BASE_CASH },
    {
      id: "wet",
      name: "Wet summer",
      colour: 4,
      figures: [
        ...ACTUAL_CASH,
        ...[143_970, 140_300, 126_670, 31_546, 76_900, 73_540, 75_380, 95_879],
      ],
    },
    {
      id: "lease",
      name: "Lease the line",
      colour: 3,
      figures: [
        ...ACTUAL_CASH,
        ...[142_176, 150_165, 216_110, 227_600, 280_130, 260_520, 264_210, 286_503],
      ],
    },
  ],
  floor,
  notes: [
    { series: "base", index: 3 },
    { series: "wet", index: 7 },
  ],
  hasEndFigures: true,
};

export const sparkLineExample: SparkLineChart = {
  kind: "spark-line",
  title: "Closing cash",
  unit: AUD,
  ...YEAR,
  series: casesExample.series.slice(0, 2),
  floor,
};

export const revenueExample: StackedBarChart = {
  kind: "stacked-bar",
  title: "Revenue",
  unit: AUD,
  ...YEAR,
  series: [
    {
      id: "kegs",
      name: "Wholesale kegs",
      colour: 1,
      figures: [
        ...[110_112, 108_336, 115_736, 126_688, 137_410, 157_040],
        ...[150_396, 139_524, 133_182, 124_110, 121_230, 117_966],
      ],
    },
    {
      id: "taproom",
      name: "Taproom",
      colour: 2,
      figures: [
        ...[61_240, 59_815, 66_420, 74_905, 82_400, 104_600],
        ...[112_300, 96_800, 88_400, 76_400, 73_200, 69_200],
      ],
    },
    {
      id: "online",
      name: "Online store",
      colour: 3,
      figures: [
        ...[14_310, 13_885, 15_240, 16_920, 21_600, 31_800],
        ...[16_400, 15_900, 16_300, 17_100, 17_100, 17_100],
      ],
    },
  ],
};

/** What cash did in each month, and where that led. */
export const movementExample: CombinationChart = {
  kind: "combination",
  title: "Cash",
  unit: AUD,
  ...YEAR,
  bars: [
    {
      id: "movement",
      name: "Net movement",
      colour: 1,
      figures: BASE_CASH.map((cash, index) => cash - (BASE_CASH[index - 1] ?? OPENING_CASH)),
    },
  ],
  lines: [{ id: "cash", name: "Closing cash", colour: 1, figures: BASE_CASH }],
  hasSignedBars: true,
  floor,
};

export const bridgeExample: WaterfallChart = {
  kind: "waterfall",
  title: "Profit, July to October 2026",
  unit: { name: "AUD", size: 1 },
  opening: { name: "Budget profit", figure: 16_230 },
  changes: [
    { id: "kegs", name: "Kegs", figure: 8_872 },
    { id: "taproom", name: "Taproom", figure: 3_980 },
    { id: "online", name: "Online", figure: 2_355 },
    { id: "ingredients", name: "Ingredients", figure: -9_481 },
    { id: "excise", name: "Excise", figure: -1_749 },
    { id: "wages", name: "Wages", figure: -2_590 },
    { id: "marketing", name: "Marketing", figure: -1_535 },
    { id: "other", name: "Other", figure: -209 },
    { id: "tax", name: "Income tax", figure: 89 },
  ],
  closing: { name: "Actual profit" },
};

function afterActual(thousands: readonly number[]): (number | null)[] {
  return [null, null, null, null, ...thousands.map((amount) => amount * 1_000)];
}

export const rangeExample: FanChart = {
  kind: "fan",
  title: "Closing cash",
  unit: AUD,
  ...YEAR,
  median: [
    ...ACTUAL_CASH,
    ...afterActual([142, 150, 157, 79, 131, 129, 135, 160]).slice(YEAR.actualCount),
  ],
  p5: afterActual([110, 113, 111, 28, 71, 64, 60, 76]),
  p25: afterActual([130, 136, 136, 56, 103, 101, 104, 126]),
  p75: afterActual([155, 165, 176, 101, 155, 156, 167, 195]),
  p95: afterActual([174, 188, 205, 131, 191, 193, 209, 244]),
  floor,
  runCount: 1_000,
};

function driver(id: string, name: string, changes: readonly [string, string], change: number) {
  const lowest = 79_078;
  return { id, name, changes, first: lowest - change, second: lowest + change };
}

export const driversExample: TornadoChart = {
  kind: "tornado",
  title: "Lowest cash",
  unit: AUD,
  base: { name: "Base", figure: 79_078 },
  floor: { name: "Floor", figure: 100_000 },
  rows: [
    driver("debtors", "Debtor days", ["5 more", "5 fewer"], 27_400),
    driver("taproom", "Taproom sales", ["10% less", "10% more"], 25_300),
    driver("ingredients", "Ingredients, % of revenue", ["1 pt more", "1 pt less"], 12_100),
    driver("kegs", "Kegs sold", ["5% fewer", "5% more"], 9_000),
    driver("wages", "Wages a month", ["2,000 more", "2,000 less"], 8_000),
    driver("marketing", "Marketing", ["15% more", "15% less"], 4_900),
    driver("price", "Price per keg", ["2% lower", "2% higher"], 3_400),
  ],
};

/** Cash above the floor, in thousands; less than a quarter of the floor is near. */
function headroom(name: string, floor: number, thousands: readonly number[]) {
  return {
    id: name,
    name,
    figures: thousands.map((amount) => amount * 1_000),
    levels: thousands.map((amount) => (amount < 0 ? 0 : amount < floor / 4 ? 1 : 2)),
  } as const;
}

export const headroomExample: MatrixChart = {
  kind: "matrix",
  title: "Cash headroom above floor",
  unit: AUD,
  rowHeading: "Client",
  columns: YEAR.periods.slice(4),
  levelNames: ["Below floor", "Less than 25% above", "More"],
  rows: [
    headroom("Saltmarsh Brewing Co.", 100, [42, 50, 57, -21, 32, 29, 36, 62]),
    headroom("Copperfield Civil", 250, [139, 52, 12, -32, -8, 69, 153, 216]),
    headroom("Tamarind Kitchens", 40, [8, 5, -4, -1, 6, 13, 18, 21]),
    headroom("Pelican Freight Lines", 150, [78, 70, 36, 22, 29, 46, 64, 79]),
    headroom("Boreal Outdoor", 120, [85, 199, 167, 122, 84, 67, 56, 49]),
    headroom("Kestrel Joinery", 60, [44, 72, 37, 25, 32, 42, 48, 55]),
    headroom("Wattle & Fern Early Learning", 80, [97, 69, 59, 88, 101, 109, 114, 124]),
    headroom("Loomworks Software", 300, [530, 506, 498, 512, 535, 571, 618, 666]),
  ],
};

/** Every kind, for who draws or tests them all. */
export const examples = [
  casesExample,
  revenueExample,
  movementExample,
  bridgeExample,
  rangeExample,
  driversExample,
  headroomExample,
  sparkLineExample,
] as const;
