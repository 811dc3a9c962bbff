import type { starterModels } from "@app/engine/starters/starters";

type Name = "Priya" | "Tom" | "Ana";

/** The demo firm's models: every starter and every example at work for one of its clients. */
export type DemoModel = {
  client: string;
  name: string;
  by: Name;
  daysAgo: number;
  /** Drivers as they are expected from here on: what makes its cash or a covenant tight. */
  ahead?: Readonly<Record<string, number>>;
} & ({ starter: (typeof starterModels)[number]["key"] } | { example: string });

export const demoModels: readonly DemoModel[] = [
  { client: "Ridgeline Physio", name: "First model", by: "Ana", daysAgo: 5, starter: "blank" },
  {
    client: "Kestrel Joinery",
    name: "Cash by the week",
    by: "Tom",
    daysAgo: 8,
    starter: "weeklyCashFlow",
  },
  {
    client: "Copperfield Civil",
    name: "Projects and cash",
    by: "Tom",
    daysAgo: 40,
    starter: "constructionProjects",
    ahead: { customerDays: 60, cashFloor: 300_000, overdraftLimit: 0 },
  },
  {
    client: "Tamarind Kitchens",
    name: "Restaurants forecast",
    by: "Ana",
    daysAgo: 52,
    starter: "hospitality",
    ahead: { foodCostShare: 0.36, kitchenPeople: 15, coverLeast: 12 },
  },
  {
    client: "Boreal Outdoor",
    name: "Shops and wholesale",
    by: "Priya",
    daysAgo: 66,
    starter: "retailWholesale",
    ahead: { stockDays: 98, overdraftLimit: 0 },
  },
  {
    client: "Loomworks Software",
    name: "Subscription forecast",
    by: "Tom",
    daysAgo: 80,
    starter: "softwareSubscription",
  },
  {
    client: "Harbourside Legal",
    name: "Partners' forecast",
    by: "Priya",
    daysAgo: 95,
    starter: "servicesFirm",
  },
  {
    client: "Riverbend Community Trust",
    name: "Funds and programmes",
    by: "Ana",
    daysAgo: 60,
    starter: "notForProfit",
  },
  {
    client: "Dovetail Property Partners",
    name: "Portfolio cash flow",
    by: "Tom",
    daysAgo: 125,
    starter: "property",
  },
  {
    client: "Saltmarsh Brewing Co.",
    name: "Three-way forecast",
    by: "Priya",
    // After the last month it was made with had ended, and before the first it was rolled to was booked.
    daysAgo: 241,
    starter: "manufacturing",
  },
  {
    client: "Ginger & Rye Bakehouse",
    name: "Roastery and shops",
    by: "Ana",
    daysAgo: 150,
    example: "coffeeRoaster",
  },
  {
    client: "Cedar & Slate Architects",
    name: "Fees and people",
    by: "Priya",
    daysAgo: 165,
    example: "engineeringConsultancy",
  },
  {
    client: "Meridian Analytics",
    name: "Plans and churn",
    by: "Tom",
    daysAgo: 130,
    example: "softwareFirm",
  },
  {
    client: "Lantern Street Theatre",
    name: "Guest house forecast",
    by: "Ana",
    daysAgo: 155,
    example: "seasideHotel",
  },
];

/**
 * The one whose last month is told, with a budget beside it. It was rolled forward month by month, and
 * energy cost more than forecast each time.
 */
export const WORKED_ON = {
  client: "Saltmarsh Brewing Co.",
  budget: "Budget",
  rolled: { monthCount: 8, dearer: { utilitiesPerYear: 0.07 } },
};

/** What became of it in a month: who set which driver to what, and why. */
export const demoSaves: readonly {
  by: Name;
  daysAgo: number;
  time: readonly [number, number];
  driver: string;
  value: number;
  message: string;
}[] = [
  {
    by: "Priya",
    daysAgo: 30,
    time: [9, 5],
    driver: "price",
    value: 126,
    message: "Price list of the new season",
  },
  { by: "Priya", daysAgo: 30, time: [9, 9], driver: "priceGrowth", value: 0.03, message: "" },
  {
    by: "Tom",
    daysAgo: 28,
    time: [11, 20],
    driver: "materialCost",
    value: 49.5,
    message: "Malt contract signed",
  },
  { by: "Tom", daysAgo: 28, time: [11, 31], driver: "freightShare", value: 0.032, message: "" },
  {
    by: "Ana",
    daysAgo: 25,
    time: [14, 2],
    driver: "volumeGrowth",
    value: 0.025,
    message: "Two more pubs on tap",
  },
  {
    by: "Priya",
    daysAgo: 21,
    time: [10, 44],
    driver: "newMachine",
    value: 320_000,
    message: "Canning line: second quote",
  },
  {
    by: "Priya",
    daysAgo: 21,
    time: [10, 52],
    driver: "machineLoanShare",
    value: 0.75,
    message: "Bank agrees to three quarters",
  },
  { by: "Tom", daysAgo: 18, time: [16, 15], driver: "freightShare", value: 0.031, message: "" },
  {
    by: "Ana",
    daysAgo: 14,
    time: [9, 37],
    driver: "materialCost",
    value: 49,
    message: "Hops at last year's price",
  },
  { by: "Ana", daysAgo: 14, time: [9, 49], driver: "volumeGrowth", value: 0.03, message: "" },
  { by: "Tom", daysAgo: 9, time: [13, 3], driver: "price", value: 127, message: "Rounded up" },
  {
    by: "Priya",
    daysAgo: 6,
    time: [15, 26],
    driver: "newMachine",
    value: 310_000,
    message: "Canning line: signed",
  },
  { by: "Ana", daysAgo: 3, time: [10, 12], driver: "priceGrowth", value: 0.0275, message: "" },
  {
    by: "Priya",
    daysAgo: 2,
    time: [9, 42],
    driver: "machineLoanShare",
    value: 0.7,
    message: "As the bank's letter says",
  },
];
