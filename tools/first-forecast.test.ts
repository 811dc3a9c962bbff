/** The example at the root is what a newcomer runs first, with plain `node` and what was built. */
import { beforeAll, expect, test } from "vitest";
import { buildStale, engine } from "./build-steps.ts";
import { bin, capture } from "./processes.ts";

const EXAMPLE = "examples/first-forecast.mjs";
const BUILD_MS = 120_000;

// Sold 300, 350, 400, then 400 a month at 12; rent of 2,500 a month.
const PRINTED = `
Sales                            12,600    14,400
Revenue                          12,600    14,400
Cost of sales                         –         –
Gross profit                     12,600    14,400
Other income                          –         –
Rent                            (7,500)   (7,500)
Operating expenses              (7,500)   (7,500)
EBITDA                            5,100     6,900
Depreciation and amortisation         –         –
EBIT                              5,100     6,900
Net interest                          –         –
Profit before tax                 5,100     6,900
Income tax                            –         –
Profit for the period             5,100     6,900
`.trimStart();

beforeAll(() => buildStale([engine], { isQuiet: true }), BUILD_MS);

test("the first forecast runs on the built engine with plain node: profit of 5,100 and 6,900", async () => {
  expect(await capture(process.execPath, [EXAMPLE])).toEqual({
    code: 0,
    output: PRINTED,
    errors: "",
  });
});

test("and says the same on the engine's source", async () => {
  const fromSource = ["--conditions=source", "--import", "tsx", EXAMPLE];
  expect(await capture(process.execPath, fromSource)).toMatchObject({ code: 0, output: PRINTED });
});

test("what was built brings its types", { timeout: BUILD_MS }, async () => {
  const settings = ["--ignoreConfig", "--noEmit", "--strict", "--checkJs", "--types", "node"];
  const { code, output } = await capture(bin("tsc"), [
    ...settings,
    ...["--module", "nodenext", "--target", "es2023", EXAMPLE],
  ]);
  expect({ code, output }).toEqual({ code: 0, output: "" });
});
