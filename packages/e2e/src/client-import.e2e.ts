import { expect, test } from "./fixtures.ts";

test("an advisor brings a list of clients, mends what is wrong, decides about a name that is there, and adds the rest", async ({
  page,
  team,
  login,
  navigate,
  expectAccessible,
}) => {
  const taken = team.clients[0]?.name ?? "";
  const list = (yearEnd: string) =>
    `*ContactName;EmailAddress;FirstName;LastName;PhoneNumber;Financial year end\r\n` +
    `Köhler Gerüstbau;anna@koehler.example;Anna;Köhler;+49 30 1234;${yearEnd}\r\n` +
    `${taken};;;;02 5550 9999;30 June\r\n`;
  const choose = (text: string) =>
    page.locator("input[type=file]").setInputFiles({
      ...{ name: "contacts.csv", mimeType: "text/csv" },
      buffer: Buffer.from(text, "latin1"),
    });
  await login();
  await navigate("/clients");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page).toHaveURL("/app/clients/import");
  const isClient = page.getByRole("checkbox", { name: "The first row is a client" });
  await choose("Acorn;anna@acorn.example\r\nBirch;\r\n");
  await expect(isClient).toBeChecked();
  await expect(page.getByText("2 rows: 2 wrong.")).toBeVisible();
  await choose(list("5/6"));
  await expect(isClient).not.toBeChecked();
  const wrong = page.getByRole("table", { name: "What is wrong in the list" });
  await expect(wrong.getByRole("row", { name: /2 Financial year end/ })).toContainText(
    "names no one month",
  );
  await expectAccessible();

  await choose(list("31/12/2026"));
  await expect(wrong).toBeHidden();
  await expect(page.getByText(/already\. Say whether to skip or to update/)).toBeVisible();
  await page.getByRole("radio", { name: /^Update them/ }).check();
  await page.getByLabel("Currency, where the list does not say").selectOption("EUR");
  await expectAccessible();
  await page.getByRole("button", { name: "Add 1 and update 1" }).click();
  await expect(page.getByText("Clients imported: 1 added, 1 updated")).toBeVisible();
  await expect(page).toHaveURL("/app/clients");

  await page.getByRole("searchbox", { name: "Search clients" }).fill("köhler");
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await page.getByRole("link", { name: "Köhler Gerüstbau" }).click();
  await expect(page.getByText("Year ends 31 December, EUR.")).toBeVisible();
  await expect(page.getByText("Anna Köhler")).toBeVisible();
});
