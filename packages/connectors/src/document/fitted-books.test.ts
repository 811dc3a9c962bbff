/** A ledger of a source of our own becomes a model in one step, and its books stay what they are. */
import { type FitWishes, fitModel } from "@app/engine/fitting/fit-model";
import { closingOf } from "@app/engine/ledger/ledger-lines";
import { calculateModel } from "@app/engine/testing/calculate-model";
import { type Month, monthOf } from "@app/engine/time/month";
import { beforeAll, describe, expect, test } from "vitest";
import { balancesOf, isProfitAndLoss } from "#ledger/balances.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { quickBooksDemo } from "#sources/quickbooks-demo/quickbooks-demo.ts";
import { sampleCompanySource } from "#sources/sample-company/sample-company.ts";
import { xeroDemo } from "#sources/xero-demo/xero-demo.ts";
import { answeredBy, booksFor } from "#testing/books-in-model.ts";
import { readWhole } from "#testing/whole-read.ts";
import type { BooksMapping } from "./books-mapping.ts";
import { startingMapping } from "./starting-mapping.ts";

const network = { send: () => Promise.reject(new Error("a demo asked the network")) };
const lastMonth = monthOf(2026, 10);
const range = { from: monthOf(2024, 11), to: lastMonth };
const sources = [
  { name: "Sample Company", connector: sampleCompanySource },
  { name: "Xero Demo", connector: xeroDemo },
  { name: "QuickBooks Demo", connector: quickBooksDemo },
];

describe.each(sources)("$name", ({ connector }) => {
  let ledger: Ledger;
  let mapping: BooksMapping;
  beforeAll(async () => {
    ({ ledger } = await readWhole(connector, { lastMonth }, network, range));
    const started = startingMapping(ledger);
    mapping = [...started.mapping, ...answeredBy(started.questions)];
  });

  function modelWith({ start = range.from, ...wishes }: Partial<FitWishes> & { start?: Month }) {
    const books = booksFor(ledger, mapping, { unit: "month", start });
    return fitModel(books, { name: "Fitted", ...wishes });
  }

  test("36 months go on from 24 with every check at zero, and each balance of the books is the ledger's", () => {
    const { document } = modelWith({ forecastMonths: 36 });
    const { model, read, failedChecks } = calculateModel(document);
    expect(failedChecks()).toEqual([]);
    expect(model.issues.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(document.timeline).toMatchObject({ actualCount: 24, periodCount: 60 });
    const balances = ledger.accounts.filter((account) => !isProfitAndLoss(account));
    for (const [period, { closing }] of balancesOf(ledger).entries()) {
      for (const { externalId } of balances) {
        const account = mapping.find((place) => place.accountId === externalId)?.account;
        if (account === undefined || !model.accounts.has(account)) continue;
        const cents = Math.round((read(closingOf(account))[period] ?? 0) * 100);
        expect(BigInt(cents)).toBe(closing.get(externalId) ?? 0n);
      }
    }
  });

  test("one month of it gives a model that balances, and so do its quarters and weeks", () => {
    const short = modelWith({ start: lastMonth });
    const made = [short, modelWith({ unit: "quarter" }), modelWith({ unit: "week" })];
    for (const { document } of made) expect(calculateModel(document).failedChecks()).toEqual([]);
    expect(short.document.timeline.actualCount).toBe(1);
  });
});
