/** What the roaster sells, kilos to cafés and orders online, and what goes into it. */
import type { CostOfSales } from "#model/kinds/cost-of-sales.ts";
import { account, accounts } from "#starters/chart.ts";
import { indexDrivers, moneyDriver, percentDriver } from "#starters/operations.ts";
import type { Part } from "#starters/part.ts";
import { seasonal } from "#starters/scale.ts";
import type { StarterChoice } from "#starters/starter.ts";

const KILOS_PER_YEAR = 130_000;
const KILO_PRICE = 26;
const BEAN_PRICE = 11.4;
export const WHOLESALE_PER_YEAR = KILOS_PER_YEAR * KILO_PRICE;
export const ONLINE_PER_YEAR = 900_000;
export const BEANS_PER_YEAR = KILOS_PER_YEAR * BEAN_PRICE + ONLINE_PER_YEAR * 0.3;

/** Cafés are quiet in January; gifts go out in November and December. January first. */
const CAFES = [0.86, 0.96, 1.02, 0.98, 1.03, 1.05, 1.04, 1.03, 1.01, 1.01, 1.02, 0.99];
const GIFTS = [0.84, 0.86, 0.92, 0.94, 1, 1.04, 1.02, 0.96, 0.92, 0.98, 1.2, 1.32];

export function selling(choice: StarterChoice): Part {
  return {
    accounts: [
      ...accounts("wholesaleSales", "merchantFees", "freight"),
      { ...account("sales"), name: "Online sales" },
    ],
    drivers: [
      {
        id: "kilosPerYear",
        name: "Kilos to cafés a year",
        unit: "count",
        measure: "rate",
        values: KILOS_PER_YEAR,
        note: "When the model starts; growth comes on top.",
      },
      {
        id: "cafeDemand",
        name: "Café demand by month",
        unit: "rate",
        values: seasonal(choice, 1, CAFES),
        note: "1 is an average month. Actual months are as weighed out.",
      },
      ...indexDrivers(
        "kiloIndex",
        "Kilo index",
        percentDriver("kiloGrowth", "Kilos to cafés, growth a year", 0.02),
      ),
      moneyDriver("kiloPrice", "Price of a kilo to cafés", KILO_PRICE, "Before sales tax."),
      ...indexDrivers(
        "priceIndex",
        "Price index",
        percentDriver("priceGrowth", "Price rise a year", 0.03, "Told to cafés each July."),
      ),
      percentDriver("onlineGrowth", "Online sales, growth over the same month a year before", 0.09),
    ],
    modules: [
      {
        kind: "revenue",
        id: "wholesale",
        name: "Cafés and offices",
        account: "wholesaleSales",
        receivable: "debtors",
        salesTax: "salesTax",
        form: "priceVolume",
        price: "kiloPrice * priceIndex",
        volume: "kilosPerYear * kiloIndex * cafeDemand * calendar.yearShare",
      },
      {
        kind: "revenue",
        id: "online",
        name: "Online orders",
        account: "sales",
        salesTax: "salesTax",
        form: "history",
        growth: "onlineGrowth",
        earlier: yearBefore(),
      },
    ],
  };
}

/** July to June, as the year before the first was. */
function yearBefore(): number[] {
  const inOrder = [...GIFTS.slice(6), ...GIFTS.slice(0, 6)];
  return inOrder.map((weight) => Math.round((ONLINE_PER_YEAR / 12) * weight));
}

export function making(): Part {
  return {
    accounts: [
      { ...account("costOfGoods"), name: "Green beans used" },
      { ...account("materials"), name: "Packaging" },
    ],
    drivers: [
      moneyDriver(
        "beanPrice",
        "Green beans for a kilo sold",
        BEAN_PRICE,
        "With what roasting loses; rises with costs.",
      ),
      percentDriver("onlineBeanShare", "Green beans, share of online sales", 0.3),
      percentDriver("packagingShare", "Packaging, share of sales", 0.06),
      percentDriver("freightShare", "Freight, share of sales", 0.05),
      percentDriver("cardFeeShare", "Card fees, share of online sales", 0.018),
    ],
    modules: [
      {
        kind: "costOfSales",
        id: "wholesaleBeans",
        name: "Beans for cafés",
        account: "costOfGoods",
        inventory: "stock",
        form: "unit",
        unitCost: "beanPrice * costIndex",
        volume: "wholesale.volume",
      },
      {
        kind: "costOfSales",
        id: "onlineBeans",
        name: "Beans for online orders",
        account: "costOfGoods",
        inventory: "stock",
        form: "share",
        share: "onlineBeanShare",
        of: ["online"],
      },
      bought("packaging", "Packaging", "materials", "packagingShare", ["wholesale", "online"]),
      bought("freightOut", "Freight", "freight", "freightShare", ["wholesale", "online"]),
      {
        kind: "costOfSales",
        id: "cardFees",
        name: "Card fees",
        account: "merchantFees",
        salesTax: "salesTax",
        form: "share",
        share: "cardFeeShare",
        of: ["online"],
      },
    ],
  };
}

function bought(
  id: string,
  name: string,
  account: string,
  share: string,
  of: string[],
): CostOfSales {
  return {
    kind: "costOfSales",
    id,
    name,
    account,
    payable: "creditors",
    salesTax: "salesTax",
    form: "share",
    share,
    of,
  };
}
