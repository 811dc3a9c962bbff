import { standardLine } from "@app/engine/model/standard-lines";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { AccountClass } from "#ledger/ledger.ts";
import { linesOfClass } from "./class-wall.ts";
import { codeSchemes } from "./code-schemes.ts";
import type { MappedAccount } from "./line-suggestion.ts";
import { type SuggestFrom, suggestLines } from "./suggest-lines.ts";

const CLASSES: AccountClass[] = ["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"];

function account(
  name: string,
  accountClass: AccountClass,
  more: Partial<MappedAccount> = {},
): MappedAccount {
  return {
    externalId: `${more.code ?? ""} ${name}`,
    name,
    class: accountClass,
    sourceType: "",
    ...more,
  };
}

function suggest(one: MappedAccount, from: Partial<SuggestFrom> = {}) {
  const [suggestion] = suggestLines([one], { earlierChoices: [], ...from });
  if (!suggestion) throw new Error("nothing was suggested");
  return suggestion;
}

test("the same word leads where the class allows: interest, rent and GST on either side", () => {
  const lines = (["REVENUE", "EXPENSE", "LIABILITY", "ASSET"] as const).map(
    (kind) => suggest(account("Interest", kind)).line,
  );
  expect(lines.slice(0, 2)).toEqual(["interestIncome", "interestExpense"]);
  expect(suggest(account("Rent", "REVENUE")).line).toBe("rentalRevenue");
  expect(suggest(account("Rent", "EXPENSE")).line).toBe("rent");
  expect(suggest(account("GST", "LIABILITY")).line).toBe("salesTax");
  expect(suggest(account("GST", "ASSET")).line).toBe("otherCurrentAssets");
});

test("no name, type, code or earlier choice gets an account across its class", () => {
  const word = fc.constantFrom(
    ..."sales bank loan rent tax capital interest retained depreciation stock zinsen loyer kas".split(
      " ",
    ),
  );
  const drawn = fc.record({
    name: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" ")),
    class: fc.constantFrom(...CLASSES),
    sourceType: fc.constantFrom("", "BANK", "Fixed Asset", "revenue", "cogs", "constructor"),
    code: fc.integer({ min: 100, max: 9999 }).map(String),
  });
  const country = fc.constantFrom("DE", "FR", "GB", undefined);
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 40 }), country, (accounts, where) => {
      const mapped = accounts.map((each, index) => ({ ...each, externalId: String(index) }));
      const earlierChoices = mapped.map(({ name, class: kind }) => ({
        name,
        class: kind,
        line: "cash",
      }));
      for (const choices of [[], earlierChoices]) {
        const from = { earlierChoices: choices, ...(where && { country: where }) };
        const suggestions = suggestLines(mapped, from);
        expect(suggestLines(mapped, from)).toEqual(suggestions);
        suggestions.forEach(({ line, confidence, reason }, index) => {
          expect(linesOfClass(mapped[index]?.class ?? "ASSET").has(line)).toBe(true);
          expect(confidence > 0 && confidence <= 1 && reason.endsWith(".")).toBe(true);
        });
      }
    }),
    { numRuns: 60 },
  );
});

test("a class has lines of its own half of the statements only", () => {
  for (const kind of CLASSES) {
    const isResult = kind === "REVENUE" || kind === "EXPENSE";
    for (const { statement } of linesOfClass(kind).values()) {
      expect(statement).toBe(isResult ? "profitAndLoss" : "balanceSheet");
    }
  }
});

test("every code of every country's chart leads to a line that there is", () => {
  const unknown = codeSchemes.flatMap(({ name, lines }) =>
    [...lines.values()].filter((line) => !standardLine(line)).map((line) => `${name}: ${line}`),
  );
  expect(unknown).toEqual([]);
});

test("what the team chose before goes first, and a similar name comes close", () => {
  const earlierChoices = [
    { name: "Quiet hour tokens", class: "EXPENSE", line: "materials" },
    { name: "QUIET HOUR, tokens", class: "EXPENSE", line: "materials" },
  ] as const;
  expect(suggest(account("quiet hour tokens", "EXPENSE"), { earlierChoices })).toMatchObject({
    line: "materials",
    confidence: 0.99,
    reason: expect.stringMatching(/^Your team placed "Quiet hour tokens" here before\. Chosen as /),
  });
  const similar = suggest(account("Quiet hour tokens abroad", "EXPENSE"), { earlierChoices });
  expect(similar.line).toBe("materials");
  expect(similar.confidence).toBeLessThan(0.99);
  expect(suggest(account("Quiet hour tokens", "ASSET"), { earlierChoices }).reason).not.toContain(
    "team",
  );
});

test("reasons that agree make each other surer; one that disagrees takes from it", () => {
  const byName = suggest(account("Bank", "ASSET"));
  const byBoth = suggest(account("Bank", "ASSET", { sourceType: "BANK" }));
  expect(byName).toMatchObject({ line: "cash", reason: 'The name says "bank".' });
  expect(byBoth.confidence).toBeGreaterThan(byName.confidence);
  expect(byBoth.reason).toBe('The name says "bank". Its type in the source is "BANK".');
  const disputed = suggest(account("Bank", "ASSET", { sourceType: "Inventory" }));
  expect(disputed).toMatchObject({ line: "inventory" });
  expect(disputed.confidence).toBeLessThan(0.94);
});

test("a code speaks where its country is known", () => {
  const one = account("Konto ohne Worte", "EXPENSE", { code: "4210" });
  expect(suggest(one, { country: "DE" })).toMatchObject({
    line: "rent",
    reason: "In the German chart SKR 03 codes beginning with 42 belong here.",
  });
  expect(suggest(one).line).toBe("otherExpenses");
});

test("of the two German charts the one is meant that the accounts fit", () => {
  const accounts = [
    account("A", "REVENUE", { code: "4400" }),
    account("B", "EXPENSE", { code: "6310" }),
    account("C", "LIABILITY", { code: "3300" }),
  ];
  const suggestions = suggestLines(accounts, { earlierChoices: [], country: "DE" });
  expect(suggestions.map(({ line }) => line)).toEqual(["salesGoods", "rent", "payables"]);
});

test("an account without words of its own stands where its neighbours do", () => {
  const suggestions = suggestLines(
    [
      account("Delivery vehicles", "ASSET", { code: "1310" }),
      account("Bought this year", "ASSET", { code: "1320" }),
      account("Accumulated depreciation, vans", "ASSET", { code: "1340" }),
    ],
    { earlierChoices: [] },
  );
  expect(suggestions[1]?.confidence).toBeLessThan(0.9);
  expect(suggestions[1]).toMatchObject({
    line: "fixedAssets",
    reason: "It stands between 1310 Delivery vehicles and 1340 Accumulated depreciation, vans.",
  });
});

test("a name that no rule knows is placed like names that were placed by hand, which it tells", () => {
  expect(suggest(account("Hops from Kent", "EXPENSE"))).toMatchObject({
    line: "materials",
    reason: 'Books usually place names like "hops" here.',
  });
});

test("what nothing is known of stands where charts usually have it: before its depreciation", () => {
  const [asset] = suggestLines(
    [
      account("Smoker", "ASSET", { code: "1540" }),
      account("Smoker - depreciation to date", "ASSET", { code: "1541" }),
    ],
    { earlierChoices: [] },
  );
  expect(asset?.line).toBe("fixedAssets");
  expect(asset?.confidence).toBeLessThan(0.9);
  expect(asset?.reason).toBe("It stands where charts usually have Property, plant and equipment.");
});

test("a chart of 5,000 accounts takes no more than three seconds of a processor", () => {
  const accounts = [...Array(5_000).keys()].map((at) =>
    account(`Repairs of machine ${at} and its fuel`, "EXPENSE", { code: String(at) }),
  );
  suggestLines(accounts.slice(0, 1), { earlierChoices: [] });
  const started = process.cpuUsage();
  suggestLines(accounts, { earlierChoices: [] });
  expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
});

test("without anything to go by the suggestion says so and is hardly sure", () => {
  expect(suggest(account("Zyx", "EXPENSE"))).toMatchObject({
    line: "otherExpenses",
    confidence: 0.2,
    reason: "Nothing but its class, expense, is known of it.",
  });
});

test("a name as long as a cell may hold is read in no time", () => {
  const name = "accrued payable tax ".repeat(1600);
  const started = performance.now();
  suggest(account(name, "LIABILITY"));
  expect(performance.now() - started).toBeLessThan(500);
});

/** By what an accountant of the country calls it. */
const OWED_TAXES = [
  ["PAYG instalments", "incomeTaxPayable"],
  ["PAYG Instalment Payable", "incomeTaxPayable"],
  ["PAYG Income Tax Instalments", "incomeTaxPayable"],
  ["Income tax instalments", "incomeTaxPayable"],
  ["Provisional tax payable", "incomeTaxPayable"],
  ["Income Tax Payable", "incomeTaxPayable"],
  ["Corporation tax", "incomeTaxPayable"],
  ["Estimated taxes", "incomeTaxPayable"],
  ["IRD - Income tax", "incomeTaxPayable"],
  ["PAYG withholding", "payrollLiabilities"],
  ["PAYG Withholdings Payable", "payrollLiabilities"],
  ["PAYGW payable", "payrollLiabilities"],
  ["Income tax and insurance withheld", "payrollLiabilities"],
  ["Income taxes withheld", "payrollLiabilities"],
  ["Federal income tax withheld", "payrollLiabilities"],
  ["State withholding tax", "payrollLiabilities"],
  ["PAYE", "payrollLiabilities"],
  ["PAYE and NI", "payrollLiabilities"],
  ["PAYE income tax", "payrollLiabilities"],
  ["PAYE & NIC payable", "payrollLiabilities"],
  ["Employee income tax deducted", "payrollLiabilities"],
  ["IRD - PAYE", "payrollLiabilities"],
  ["PAYE payable to IRD", "payrollLiabilities"],
  ["Payroll tax payable", "payrollLiabilities"],
  ["Federal unemployment", "payrollLiabilities"],
  ["State unemployment tax", "payrollLiabilities"],
] as const;

test.each(OWED_TAXES)(
  "%s is taken by itself as %s: the business's own tax, or what is held back from pay",
  (name, line) => {
    const account = { externalId: "1", name, class: "LIABILITY" as const, sourceType: "LIABILITY" };
    const [suggestion] = suggestLines([account], { earlierChoices: [] });
    expect(suggestion?.line).toBe(line);
    expect(suggestion?.confidence).toBeGreaterThanOrEqual(0.9);
  },
);

const sales = { externalId: "1", name: "Sales", class: "REVENUE" as const, sourceType: "chosen" };
const goods = { name: "Sales", class: "REVENUE" as const, line: "salesGoods" };
const services = { ...goods, line: "salesServices" };

test("what a team chose differently for two clients is asked again, with who chose what for whom", () => {
  const earlierChoices = [
    { ...goods, by: "Priya", where: "Acorn" },
    { ...services, by: "Tom", where: "Birch" },
  ];
  const [suggestion] = suggestLines([sales], { earlierChoices });
  expect(suggestion?.confidence).toBeLessThan(0.9);
  expect(suggestion?.reason).toContain(
    "as Sales of goods by Priya for Acorn, as Sales of services by Tom for Birch.",
  );
});

test("what a team chose alike for two clients is suggested as theirs", () => {
  const earlierChoices = [
    { ...services, by: "Priya", where: "Acorn" },
    { ...services, by: "Tom", where: "Birch" },
  ];
  const [suggestion] = suggestLines([sales], { earlierChoices });
  expect(suggestion).toMatchObject({ line: "salesServices" });
  expect(suggestion?.reason).toContain("by Priya for Acorn and 1 more.");
});
