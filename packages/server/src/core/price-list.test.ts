import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAID_TYPES } from "@app/contract/plans";
import { expect, test } from "vitest";
import { costPerUser, readPriceList, taxRateFor } from "./price-list.ts";
import { WrongSetting } from "./wrong-setting.ts";

const folder = mkdtempSync(join(tmpdir(), "forecastle-prices-"));

function fileWith(text: string) {
  const file = join(folder, "prices.json");
  writeFileSync(file, text);
  return file;
}

test("without a file, prices are those of the price list in the guide", () => {
  expect(readPriceList(undefined)).toEqual({
    AUD: {
      ...{ monthlyUncommitted: 9_900, annualPaidMonthly: 8_900, annualPrepaid: 94_800 },
      ...{ registeredModel: 2_900, unlimitedModelsMonth: 49_000, unlimitedModelsYear: 490_000 },
    },
    USD: {
      ...{ monthlyUncommitted: 6_900, annualPaidMonthly: 6_200, annualPrepaid: 66_000 },
      ...{ registeredModel: 2_000, unlimitedModelsMonth: 34_000, unlimitedModelsYear: 340_000 },
    },
    volumeDiscounts: [
      { fromUsers: 5, percent: 10 },
      { fromUsers: 20, percent: 20 },
    ],
    gst: 1_000,
    trialDays: 14,
  });
});

test("a file says what differs, and the rest stays", () => {
  const list = readPriceList(fileWith('{"AUD": {"registeredModel": 31.5}, "gst": 12.25}'));
  expect(list).toMatchObject({
    AUD: { registeredModel: 3_150, monthlyUncommitted: 9_900 },
    USD: { registeredModel: 2_000 },
    gst: 1_225,
    trialDays: 14,
  });
});

test.each([
  ['{"AUD": {"registeredModel": 9.999}}', "AUD.registeredModel: must have two decimals at most."],
  ['{"USD": {"annualPrepaid": -1}}', "USD.annualPrepaid: must not be negative."],
  ['{"USD": {"annualPrepaid": "660"}}', "USD.annualPrepaid: must be a number."],
  ['{"EUR": {}}', 'the list: Unrecognized key: "EUR".'],
  ['{"trialDays": 1.5}', "trialDays: must be a whole number."],
  ['{"gst": 101}', "gst: must be at most 100."],
  [
    '{"volumeDiscounts": [{"fromUsers": 5, "percent": 1}, {"fromUsers": 5, "percent": 2}]}',
    "volumeDiscounts: must name each number of users once.",
  ],
])("%s stops the start with one clear line", (text, line) => {
  const read = () => readPriceList(fileWith(text));
  expect(read).toThrow(WrongSetting);
  expect(read).toThrow(`PRICES_FILE: ${line}`);
});

test("a file that is not there or not JSON is told", () => {
  expect(() => readPriceList(join(folder, "none.json"))).toThrow(
    "PRICES_FILE cannot be read: ENOENT",
  );
  expect(() => readPriceList(fileWith("{"))).toThrow("PRICES_FILE cannot be read");
});

test("a plan's price is its own, in either currency, and only AUD is taxed", () => {
  const list = readPriceList(undefined);
  const prices = (currency: "AUD" | "USD") =>
    PAID_TYPES.map((type) => costPerUser(list, currency, type));
  expect([prices("AUD"), prices("USD")]).toEqual([
    [9_900, 8_900, 94_800],
    [6_900, 6_200, 66_000],
  ]);
  expect([taxRateFor(list, "AUD"), taxRateFor(list, "USD")]).toEqual([1_000, 0]);
});
