/** Books that a model is fitted from: those of the examples in all kinds of disorder, and wild ones. */
import fc from "fast-check";
import { exampleModels } from "#examples/examples.ts";
import type { FittedBooks } from "#fitting/history.ts";
import { standardLines } from "#model/standard-lines.ts";

/** Each month nets to zero: what a change leaves over stands in cash. */
type Disorder = (books: FittedBooks) => FittedBooks;

const examples: FittedBooks[] = exampleModels.map(({ document }) => {
  const { currency, accounts, actuals, timeline } = document();
  return { currency, accounts, actuals, timeline };
});

/** The first so many months of an example, with one thing wrong with them. */
export const disorderedBooks: fc.Arbitrary<FittedBooks> = fc
  .record({
    books: fc.constantFrom(...examples),
    months: fc.integer({ min: 0, max: 24 }),
    disorder: fc.oneof(
      fc.constant<Disorder>((books) => books),
      fc.integer({ min: 0, max: 23 }).map(withoutMonth),
      fc.constant<Disorder>((books) => scaled(books, isOf("sales", "fees", "subscriptions"), 0)),
      fc.double({ min: 1, max: 9, noNaN: true }).map(
        (factor): Disorder =>
          (books) =>
            scaled(books, isOf("cost", "wages", "materials"), factor),
      ),
      fc.constant<Disorder>((books) => scaled(books, () => true, 0)),
      fc.integer({ min: 0, max: 40 }).map(withoutAccount),
      fc.integer({ min: 1, max: 12 }).map(
        (yearEndMonth): Disorder =>
          (books) => ({ ...books, timeline: { ...books.timeline, yearEndMonth } }),
      ),
    ),
  })
  .map(({ books, months, disorder }) => shortened(disorder(books), months));

/** Accounts on any lines, with any amounts: nothing in them makes sense but that they balance. */
export const wildBooks: fc.Arbitrary<FittedBooks> = fc
  .record({
    lines: fc.array(fc.constantFrom(...standardLines.map(({ id }) => id)), { maxLength: 25 }),
    months: fc.integer({ min: 0, max: 30 }),
    startMonth: fc.integer({ min: 1, max: 12 }),
    yearEndMonth: fc.integer({ min: 1, max: 12 }),
    seed: fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 7, maxLength: 31 }),
  })
  .map(({ lines, months, startMonth, yearEndMonth, seed }) => {
    let at = 0;
    const cents = () => (seed[at++ % seed.length] ?? 0) * ((at % 3) + 1);
    const amount = () => (at % 4 === 0 ? 0 : cents()) / 100;
    const ids = lines.map((line, index) => `${line}${index}`);
    const accounts = lines.map((line, index) => ({
      id: ids[index] ?? "",
      name: line,
      line,
      opening: amount(),
    }));
    const actuals = Object.fromEntries(
      ids.map((id) => [id, Array.from({ length: months }, amount)]),
    );
    const start = `2024-${String(startMonth).padStart(2, "0")}-01`;
    const timeline = { unit: "month" as const, start, yearEndMonth, actualCount: months };
    const cash = { id: "bank", name: "Bank", line: "cash" };
    return balanced({ currency: "EUR", accounts: [cash, ...accounts], actuals, timeline });
  });

function withoutMonth(month: number): Disorder {
  return (books) => ({
    ...books,
    actuals: mapped(books, (_, series) =>
      series.map((amount, index) => (index === month ? 0 : amount)),
    ),
  });
}

function withoutAccount(place: number): Disorder {
  return (books) => {
    const gone = books.accounts[place % books.accounts.length];
    const isKept = (id: string) => id !== gone?.id || gone.line === "cash";
    const actuals = Object.entries(books.actuals).filter(([id]) => isKept(id));
    const accounts = books.accounts.filter(({ id }) => isKept(id));
    return balanced({ ...books, accounts, actuals: Object.fromEntries(actuals) });
  };
}

function isOf(...words: string[]) {
  return (id: string) => words.some((word) => id.toLowerCase().includes(word));
}

function scaled(books: FittedBooks, isChanged: (id: string) => boolean, factor: number) {
  const inCents = (amount: number) => Math.round(amount * factor * 100) / 100;
  const actuals = mapped(books, (id, series) => (isChanged(id) ? series.map(inCents) : series));
  return balanced({ ...books, actuals });
}

function shortened(books: FittedBooks, actualCount: number): FittedBooks {
  const actuals = mapped(books, (_, series) => series.slice(0, actualCount));
  return { ...books, actuals, timeline: { ...books.timeline, actualCount } };
}

function mapped(
  { actuals }: FittedBooks,
  change: (id: string, series: number[]) => number[],
): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(actuals).map(([id, series]) => [id, change(id, series)]),
  );
}

/** With whatever cash makes openings and months net to zero. */
function balanced(books: FittedBooks): FittedBooks {
  const cash = books.accounts.find(({ line }) => line === "cash")?.id ?? "";
  const others = books.accounts.filter(({ id }) => id !== cash);
  const net = (amounts: number[]) =>
    0 - Math.round(amounts.reduce((total, each) => total + each, 0) * 100) / 100;
  const months = Array.from({ length: books.timeline.actualCount }, (_, month) =>
    net(others.map(({ id }) => books.actuals[id]?.[month] ?? 0)),
  );
  const opening = net(others.map(({ opening: each = 0 }) => each));
  return {
    ...books,
    accounts: books.accounts.map((account) =>
      account.id === cash ? { ...account, opening } : account,
    ),
    actuals: { ...books.actuals, [cash]: months },
  };
}
