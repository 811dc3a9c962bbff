/** What the hotel sells, rooms, covers and functions, and what serving them takes. */
import type { Figures } from "#model/figures.ts";
import type { CostOfSales } from "#model/kinds/cost-of-sales.ts";
import type { Revenue } from "#model/kinds/revenue.ts";
import { accounts } from "#starters/chart.ts";
import { indexDrivers, moneyDriver, percentDriver } from "#starters/operations.ts";
import type { Part } from "#starters/part.ts";
import { seasonal } from "#starters/scale.ts";
import type { StarterChoice } from "#starters/starter.ts";

export const ROOMS_PER_YEAR = 48 * 0.67 * 365 * 198;
export const FOOD_PER_YEAR = 96 * 365 * 46;
export const FUNCTIONS_PER_YEAR = 260_000;
export const FOOD_COST_PER_YEAR = FOOD_PER_YEAR * 0.31;

/** Full in January, quiet in winter. January first; averages 1. */
const SEASON = [1.28, 1.14, 1.08, 1.04, 0.86, 0.76, 0.82, 0.84, 0.94, 1.02, 1.06, 1.16];

export function selling(choice: StarterChoice): Part {
  const count = (id: string, name: string, values: Figures) =>
    ({ id, name, unit: "count", measure: "rate", values }) as const;
  return {
    accounts: accounts("roomSales", "foodSales", "otherSales"),
    drivers: [
      count("rooms", "Rooms", 48),
      {
        id: "occupancy",
        name: "Occupancy",
        unit: "percent",
        values: seasonal(choice, 0.67, SEASON),
        note: "Rooms sold over rooms there are. Actual months are from the booking system.",
      },
      moneyDriver("roomRate", "Average room rate a night", 198, "Before GST, as the model starts."),
      count("coversPerDay", "Covers a day", seasonal(choice, 96, SEASON)),
      moneyDriver("spendPerCover", "Average spend of a cover", 46, "Before GST."),
      moneyDriver("functionsPerYear", "Functions a year", FUNCTIONS_PER_YEAR),
      ...indexDrivers(
        "priceIndex",
        "Price index",
        percentDriver("priceGrowth", "Price rise a year", 0.03, "Each July."),
      ),
    ],
    modules: [
      sold("roomNights", "Rooms", "roomSales", {
        price: "roomRate * priceIndex",
        volume: "rooms * occupancy * days()",
      }),
      sold("restaurant", "Restaurant and bar", "foodSales", {
        price: "spendPerCover * priceIndex",
        volume: "coversPerDay * days()",
      }),
      {
        kind: "revenue",
        id: "functions",
        name: "Functions",
        account: "otherSales",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "amount",
        amount: "functionsPerYear * priceIndex * calendar.yearShare",
      },
    ],
  };
}

function sold(
  id: string,
  name: string,
  account: string,
  of: { price: string; volume: string },
): Revenue {
  return {
    kind: "revenue",
    id,
    name,
    account,
    salesTax: "salesTax",
    form: "priceVolume",
    ...of,
  };
}

export function serving(): Part {
  return {
    accounts: accounts("foodCost", "roomCost", "commissions"),
    drivers: [
      percentDriver("foodCostShare", "Food and beverage cost, share of its sales", 0.31),
      percentDriver("roomCostShare", "Supplies and laundry, share of room sales", 0.06),
      percentDriver("commissionShare", "Booking commissions, share of room sales", 0.09),
    ],
    modules: [
      {
        kind: "costOfSales",
        id: "foodUsed",
        name: "Food and beverage used",
        account: "foodCost",
        inventory: "stock",
        form: "share",
        share: "foodCostShare",
        of: ["restaurant"],
      },
      roomCost("roomSupplies", "Room supplies and laundry", "roomCost", "roomCostShare"),
      roomCost("bookings", "Booking commissions", "commissions", "commissionShare"),
    ],
  };
}

function roomCost(id: string, name: string, account: string, share: string): CostOfSales {
  return {
    kind: "costOfSales",
    id,
    name,
    account,
    payable: "creditors",
    salesTax: "salesTax",
    form: "share",
    share,
    of: ["roomNights"],
  };
}
