import type { ModelDocument } from "#model/document.ts";
import { type Figures, isFigures } from "#model/figures.ts";

/** The fields of modules that hold money; everything else is a rate, a count, a day or a name. */
const MONEY = new Set([
  "amount",
  "base",
  "price",
  "unitCost",
  "target",
  "gross",
  "salaryPerYear",
  "thresholdPerMonth",
  "taken",
  "earlier",
  "additions",
  "cost",
  "proceeds",
  "draws",
  "limit",
  "minimumCash",
  "adjustments",
  "openingLosses",
  "priorYearTax",
  "contributions",
  "buyBacks",
]);

/** The same model with every amount of money multiplied; formulas are left as they are. */
export function scaledBy(document: ModelDocument, factor: number): ModelDocument {
  const scale = (value: number) => value * factor + 0;
  return {
    ...document,
    accounts: document.accounts.map((account) =>
      account.opening === undefined ? account : { ...account, opening: scale(account.opening) },
    ),
    drivers: document.drivers.map((driver) =>
      driver.unit === "currency" && driver.values !== undefined
        ? { ...driver, values: scaled(driver.values, scale) as Figures }
        : driver,
    ),
    modules: scaledFields(document.modules, scale) as ModelDocument["modules"],
    actuals: scaled(document.actuals, scale) as ModelDocument["actuals"],
  };
}

/** Every number inside, however deep. */
function scaled(value: unknown, scale: (value: number) => number): unknown {
  if (typeof value === "number") return scale(value);
  if (Array.isArray(value)) return value.map((item) => scaled(item, scale));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scaled(item, scale)]));
}

/** Only the numbers in fields of money, however deep. */
function scaledFields(value: unknown, scale: (value: number) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => scaledFields(item, scale));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const isAmount = MONEY.has(key) && isFigures(item);
      return [key, isAmount ? scaled(item, scale) : scaledFields(item, scale)];
    }),
  );
}
