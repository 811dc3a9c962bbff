import { expect, test } from "vitest";
import { smallCompany } from "#testing/small-company.ts";
import { directPorts } from "./ports.ts";
import type { Answer } from "./protocol.ts";
import { serveDocument } from "./serve.ts";

/** Cash of 1,000 and a rent of 100 a month. */
const company = smallCompany({
  drivers: [{ id: "rentPerMonth", name: "Rent per month", unit: "currency", values: 100 }],
  modules: [
    { kind: "expense", id: "rent", name: "Rent", amount: "rentPerMonth", account: "rentCost" },
  ],
});

test("messages are answered in their order, also while the code for one of them is loaded", async () => {
  const [outside, inside] = directPorts();
  serveDocument(inside);
  const edit = { kind: "set", place: "drivers/rentPerMonth/values", value: 120 };
  const answers = await new Promise<Answer[]>((resolve) => {
    const heard: Answer[] = [];
    outside.onMessage((answer) => {
      heard.push(answer as Answer);
      if (heard.length === 4) resolve(heard);
    });
    outside.postMessage({ id: 1, kind: "open", document: company }, []);
    outside.postMessage({ id: 2, kind: "explain", line: "rent.net", period: 0 }, []);
    outside.postMessage({ id: 3, kind: "edit", edits: [edit] }, []);
    outside.postMessage({ id: 4, kind: "read", reads: [{ lines: ["rent.net"], to: 0 }] }, []);
  });
  expect(answers).toMatchObject([
    { id: 1, kind: "opened" },
    { id: 2, kind: "explained", version: 0, explanation: { value: 100 } },
    { id: 3, kind: "edited", version: 1 },
    { id: 4, kind: "figures", version: 1, figures: [{ values: new Float64Array([120]) }] },
  ]);
});
