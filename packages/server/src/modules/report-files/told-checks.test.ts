import type { RenderedCheck } from "@app/engine/reports/rendered-report";
import { expect, test } from "vitest";
import { tellStanding } from "./told-checks.ts";

function check(name: string, kind: RenderedCheck["class"], isBroken: boolean): RenderedCheck {
  return { name, class: kind, isBroken, ...(isBroken && { period: "Feb-27", periodCount: 3 }) };
}

test("that another case is showing is no fault of it, and stands on no page as one", () => {
  const items = [
    check("Assets are liabilities and equity", "error", false),
    check("Cash falls below its floor", "alert", true),
    check("Another case than the base is showing", "sensitivity", true),
  ];
  expect(tellStanding({ isBlocked: false, faults: [], items })).toEqual([
    { sign: "passes", text: "Statements balance" },
    { sign: "alerts", text: "Cash falls below its floor: broken in Feb-27 and 2 more periods" },
  ]);
});
