/** Models for the workspace: one of some 500 lines in five scenarios, and one that is a wide field of drivers. */
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";

/** Of which each brings ten lines, beside the 260 that there are without them. */
const SHOPS = 24;

/** What is added to a starter: shops with drivers of their own, scenarios, and figures for longer than it has. */
export function largeEdits({ accounts, drivers, modules, scenarios }: ModelDocument): Edit[] {
  const sales = modules.find(({ kind }) => kind === "revenue");
  const account = sales && "account" in sales ? sales.account : accounts[0]?.id;
  const shops = Array.from({ length: SHOPS }, (_, index) => index);
  const driverAfter = drivers.at(-1)?.id ?? null;
  const moduleAfter = modules.at(-1)?.id ?? null;
  return [
    ...drivers.flatMap(({ id, values }): Edit[] => {
      if (!Array.isArray(values)) return [];
      const value = { figures: values, later: values.at(-1) ?? 0 };
      return [{ kind: "set", place: `drivers/${id}/values`, value }];
    }),
    ...shops.flatMap((index): Edit[] => [
      insert("drivers", driverAfter, {
        ...{ id: `benchPrice${index}`, name: `Price ${index}`, unit: "currency", measure: "rate" },
        values: 20 + index,
      }),
      insert("drivers", driverAfter, {
        ...{ id: `benchSold${index}`, name: `Sold ${index}`, unit: "count", values: 100 + index },
      }),
    ]),
    ...shops.map((index) =>
      insert("modules", moduleAfter, {
        ...{ kind: "revenue", id: `benchShop${index}`, name: `Shop ${index}`, account },
        ...{ form: "priceVolume", price: `benchPrice${index}`, volume: `benchSold${index}` },
      }),
    ),
    ...Array.from({ length: Math.max(5 - scenarios.length, 0) }, (_, index) =>
      insert("scenarios", scenarios.at(-1)?.id ?? null, {
        ...{ id: `bench${index}`, name: `Case ${index}` },
        overrides: [{ line: "benchSold0", mode: "scale", value: 0.9 - index / 10 }],
      }),
    ),
  ];
}

/** The list is set whole: thousands of entries one by one would be thousands of edits. */
export function fieldEdits({ drivers }: ModelDocument, rows: number, periods: number): Edit[] {
  const field = Array.from({ length: rows }, (_, index) => ({
    ...{ id: `field${index}`, name: `Driver ${index}`, unit: "count", values: 1000 + index },
  }));
  return [
    { kind: "set", place: "timeline/periodCount", value: periods },
    { kind: "set", place: "drivers", value: [...drivers, ...field] },
  ];
}

function insert(list: string, after: string | null, entry: unknown): Edit {
  return { kind: "insert", list, entry, after };
}
