import { expect, test } from "vitest";
import { makeBooks, writeBooks } from "#testing/make-books.ts";
import { companies } from "./examples.ts";

test.each(companies)("the stored books of $name are those of its plan", async (company) => {
  await expect(writeBooks(company, makeBooks(company))).toMatchFileSnapshot(
    `./books/${fileOf(company.key)}.ts`,
  );
});

test.each(companies)("what varied in $name are drivers with given figures", (company) => {
  const given = company.plan().drivers.filter(({ values }) => values !== undefined);
  const varied = Object.keys({ ...company.known, ...company.unplanned });
  expect(given.map(({ id }) => id)).toEqual(expect.arrayContaining(varied));
});

/** `coffeeRoaster` is in coffee-roaster.ts. */
function fileOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
