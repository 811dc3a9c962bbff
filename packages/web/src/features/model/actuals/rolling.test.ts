import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import type { ModelDocument } from "@app/engine/model/document";
import { stableText } from "@app/engine/model/stable-text";
import { casesOf } from "@app/engine/scenarios/cases";
import { monthOfDay, readDay } from "@app/engine/time/day";
import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import type { ActualsAccount, ActualsRead } from "./actuals-queries.ts";
import { accountsWithAmounts, booksOf, choicesFor, placeOf } from "./placing.ts";

function figuresOf(document: ModelDocument) {
  const { model, base } = casesOf(buildModel(document));
  const lines = model.program.lines.filter(
    ({ id, section }) => section !== "calendar" && !id.endsWith(".actual"),
  );
  return lines.map(({ id }) => [id, ...seriesOf(model.program, base, id)].join(" "));
}

/** What the server would have read of a file that says what the bakery forecasts for its next month. */
function nextMonth({ timeline, accounts }: ModelDocument): ActualsRead {
  const { model, base } = casesOf(buildModel(bakery));
  const moved = accounts.map(({ id }) => {
    const series = seriesOf(model.program, base, `account.${id}.movement`);
    return [id, Math.round((series[timeline.actualCount] ?? 0) * 100)] as const;
  });
  const month = monthOfDay(readDay(timeline.start) ?? 0) + timeline.actualCount;
  return {
    ...{ columns: [], rows: [], reasons: [], warnings: [], problems: [], questions: [] },
    ...{ needsMonth: false, unclassed: [], decimals: 2 },
    accounts: accounts.map(({ id, name, line }) => ({
      ...{ accountId: id, name, class: "ASSET", account: id, line, isNew: false },
      ...{ confidence: 0.98, reason: "" },
    })),
    months: [{ month, are: "movements", amounts: Object.fromEntries(moved) }],
  };
}

test("a file equal to the forecast rolls forward and changes no figure; one undo gives the same bytes", async () => {
  const document = await openHere(bakery);
  const books = booksOf(nextMonth(bakery), {});
  if (!books) throw new Error("An account has no place.");
  const { planned } = await document.rollForward({ ...books, held: [], consumed: [] });
  if (!("edits" in planned)) throw new Error(JSON.stringify(planned));
  const before = document.state().document;

  expect(document.edit(planned.edits)).toEqual([]);
  const after = document.state().document;
  expect(after.timeline.actualCount).toBe(bakery.timeline.actualCount + 1);
  expect(figuresOf(after)).toEqual(figuresOf(before));

  document.undo();
  expect(stableText(document.state().document)).toBe(stableText(before));
});

test("an account with an amount that nobody placed keeps the model as it is", () => {
  const read = nextMonth(bakery);
  const [first, ...rest] = accountsWithAmounts(read);
  if (!first) throw new Error("Nothing moved.");
  const unsure = { ...read, accounts: [{ ...first, confidence: 0.5 }, ...rest] };
  const [asked] = unsure.accounts;

  expect(asked && placeOf(asked, {})).toBeUndefined();
  expect(booksOf(unsure, {})).toBeUndefined();
  const place = { account: first.account, line: first.line, isNew: false };
  expect(booksOf(unsure, { [first.accountId]: place })?.books.places[first.accountId]).toBe(
    first.account,
  );
});

test("a file that has an account at nothing names it, where it is sure which one it is", () => {
  const read = nextMonth(bakery);
  const [first] = read.accounts;
  if (!first) throw new Error("The bakery has no account.");
  const months = read.months.map((month) => ({ ...month, amounts: {} }));
  const named = (confidence: number) =>
    booksOf({ ...read, months, accounts: [{ ...first, confidence }] }, {})?.books;

  expect(named(0.98)).toMatchObject({ places: {}, named: [first.account] });
  expect(named(0.5)).toMatchObject({ places: {}, named: [] });
});

test("only accounts of the class are offered, and a new one under the suggested line", () => {
  const account: ActualsAccount = {
    accountId: "310",
    name: "Legal fees",
    class: "EXPENSE",
    account: "legalFees",
    line: "professionalFees",
    isNew: true,
    confidence: 0.8,
    reason: "",
  };
  const choices = choicesFor(account, bakery);

  expect(choices.at(-1)).toMatchObject({ account: "legalFees", isNew: true });
  const lines = choices.slice(0, -1).map(({ line }) => line);
  expect(lines).not.toContain("cash");
});
