import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const balances = (month: string, cash: number, sales: number) => `Trial balance as at ${month} 2026
Code,Account,Type,Debit,Credit
090,Cheque account,Bank,${cash}.50,
200,Consulting fees,Revenue,,${sales}.50
960,Retained earnings,Equity,,300.00
`;

test("a file is looked at before it is kept, and next month's is read as the last was @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/connections/add");
  await page.getByRole("link", { name: "Excel spreadsheet", exact: true }).click();
  await page.getByLabel("Organisation").fill("Acorn Consulting");
  await page.getByLabel("Currency").fill("AUD");
  await page.getByLabel("Last month of the financial year").selectOption({ label: "June" });
  await page.getByRole("button", { name: "Connect Excel spreadsheet" }).click();
  await expect(page.getByRole("heading", { name: /books of Acorn Consulting/ })).toBeVisible();

  await give(page, "letter.csv", "Dear all,\nsee you on Monday\n");
  await expect(page.getByText(/to put right in the file/)).toBeVisible();
  const keep = page.getByRole("button", { name: "Keep the file and read it" });
  await expect(keep).toBeDisabled();

  await give(page, "TB July.csv", balances("31 July", 1200, 900));
  await expect(page.getByText("TB July.csv: 3 accounts, 1 month.")).toBeVisible();
  await expectAccessible();
  await expect(page.getByText(/July 2026 are a start, and no month can be read/)).toBeVisible();
  await page.getByRole("button", { name: "Keep it and add another file" }).click();
  await expect(page.getByText("TB July.csv is kept, and another file is needed")).toBeVisible();
  await give(page, "TB August.csv", balances("31 August", 1500, 1200));
  await expect(page.getByText("Read as the last file was")).toBeVisible();
  await keep.click();
  await expect(page.getByRole("heading", { name: "Acorn Consulting is read" })).toBeVisible();
  await expect(page.getByText("6 of 6")).toBeVisible();
  await expect(page.getByText("No total of movements given")).toBeVisible();

  await page.getByRole("link", { name: "Open the connection" }).click();
  await page.getByRole("button", { name: "Take TB August.csv away" }).click();
  const question = page.getByRole("alertdialog", { name: "Take TB August.csv away?" });
  await expect(question).toContainText("the figures of Aug-26 go");
  await question.getByRole("button", { name: "Take the file away" }).click();
  await expect(page.getByText("The files changed since they were read.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Read the files" })).toBeVisible();
});

const FIRST_YEAR = `Code,Account,Type,Jul-26,Aug-26,Sep-26,Oct-26
090,Bank,Asset,5400,11610,18651,26656
960,Retained Earnings,Equity,0,0,0,0
200,Sales,Income,-12100,-25410,-40051,-56156
477,Wages,Expense,6700,13800,21400,29500
`;

test("balances or movements is said by a person where the file proves neither, and a double click keeps one file @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/connections/add");
  await page.getByRole("link", { name: "Excel spreadsheet", exact: true }).click();
  await page.getByLabel("Organisation").fill("Brindle Bakery");
  await page.getByLabel("Currency").fill("AUD");
  await page.getByLabel("Last month of the financial year").selectOption({ label: "June" });
  await page.getByRole("button", { name: "Connect Excel spreadsheet" }).click();
  await give(page, "first year.csv", FIRST_YEAR);
  const balances = page.getByRole("radio", {
    name: /^Balances at the end .*Net assets at the end of October 2026 26,656.00/,
  });
  const movements = page.getByRole("radio", {
    name: /Net assets at the end of October 2026 62,317.00/,
  });
  await expect(balances).not.toBeChecked();
  await expect(movements).not.toBeChecked();
  const keep = page.getByRole("button", { name: "Keep the file and read it" });
  await expect(keep).toBeDisabled();
  await expectAccessible();
  await balances.check();
  await keep.dblclick();
  await expect(page.getByRole("heading", { name: "Brindle Bakery is read" })).toBeVisible();
  await page.getByRole("link", { name: "Open the connection" }).click();
  await expect(page.getByText(/read as balances/)).toHaveCount(1);
});

/** Headings in a language that no word is known of. */
const UNKNOWN_WORDS = `Kood,Nimetus,Vasak,Parem
100,Cash at bank,900.00,
800,Creditors,,250.00
970,Retained earnings,,450.00
400,Sales,,700.00
500,Rent,500.00,
`;

test("a file whose headings nobody knows is read once somebody says what its columns are @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/connections/add");
  await page.getByRole("link", { name: "Excel spreadsheet", exact: true }).click();
  await page.getByLabel("Organisation").fill("Tallinna Kohvik");
  await page.getByLabel("Currency").fill("EUR");
  await page.getByLabel("Last month of the financial year").selectOption({ label: "December" });
  await page.getByRole("button", { name: "Connect Excel spreadsheet" }).click();
  await give(page, "september.csv", UNKNOWN_WORDS);
  await expect(page.getByText(/^No row names the columns\./)).toBeVisible();
  await expectAccessible();
  for (const [column, role] of [
    ["A, Kood", "Code"],
    ["B, Nimetus", "Account"],
    ["C, Vasak", "Debit"],
    ["D, Parem", "Credit"],
  ]) {
    await page.getByLabel(`Column ${column}, is`).selectOption({ label: role ?? "" });
  }
  await expect(page.getByText(/^No row names the columns\./)).toBeHidden();
  await page.getByRole("radio", { name: /^Balances at the end .*900\.00/ }).check();
  await page.getByLabel(/^The file does not say which month/).selectOption({ index: 2 });
  await expect(page.getByRole("button", { name: "Keep it and add another file" })).toBeEnabled();
});

async function give(page: Page, name: string, content: string) {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(content) };
  await page.getByLabel(/file or drop it here/).setInputFiles(file);
}
