import type { Edit } from "@app/engine/edits/edit";
import { expect, test } from "vitest";
import { bakery } from "./testing/bakery.ts";
import { openHere } from "./testing/direct-port.ts";
import { readHistory, tellHistory } from "./told-history.ts";

const typedOver = (period: number, value: number): Edit => ({
  ...{ kind: "insert", list: "overrides", after: null },
  entry: { line: "rentPerMonth", value, from: period, to: period },
});

test("told and read, every step has the documents it had, past what others did between", async () => {
  const document = await openHere(bakery);
  document.edit([typedOver(1, 310)]);
  document.follow([typedOver(3, 330)]);
  document.edit([{ kind: "rename", list: "drivers", from: "loaves", to: "bread" }]);
  document.follow([{ kind: "set", place: "drivers/price/values", value: 6 }]);
  document.edit([{ kind: "remove", place: "scenarios/slow" }]);
  document.undo();
  const now = document.state().document;
  const told = JSON.parse(JSON.stringify(tellHistory(document.history(), now)));
  expect(readHistory(told, now)).toEqual(document.history());
});

test("what cannot be read is left out, with what comes before it", async () => {
  const document = await openHere(bakery);
  document.edit([{ kind: "set", place: "drivers/price/values", value: 6 }]);
  document.edit([{ kind: "set", place: "drivers/price/values", value: 7 }]);
  const now = document.state().document;
  const told = tellHistory(document.history(), now);
  const [last, first] = told.done;
  if (!last || !first) throw new Error("not told");
  const broken = { ...first, way: [{ kind: "remove", place: "drivers/none" } as Edit] };
  expect(readHistory({ ...told, done: [last, broken] }, now).done).toHaveLength(1);
});
