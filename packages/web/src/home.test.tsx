import { getTeamActivity, getUserActivity } from "@app/contract/activity";
import { listPaymentObligations } from "@app/contract/billing";
import { listClients } from "@app/contract/clients";
import { getHome, listHeadroom, listNeeds } from "@app/contract/home";
import { listModels } from "@app/contract/models";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { NO_HEADROOM, NO_NEEDS, NOTHING_WAITS } from "./testing/a-home.ts";
import { ADMIN } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();
const NOTHING = { items: [], totalItemCount: 0, filterCounts: [] };

beforeEach(() => {
  app.answer(getUserActivity, () => ({ items: [] }));
  app.answer(getTeamActivity, () => ({ items: [] }));
  app.answer(listClients, () => NOTHING);
  const filterCounts = [{ key: "Team", count: 1 }];
  app.answer(listModels, () => ({ ...NOTHING, filter: "Team", filterCounts }));
  app.answer(getHome, () => NOTHING_WAITS);
  app.answer(listNeeds, () => NO_NEEDS);
  app.answer(listHeadroom, () => NO_HEADROOM);
  app.answer(listPaymentObligations, () => ({ ...NOTHING, totalGross: 0 }));
});

const figures = {
  ...{ currency: "AUD", cashFloor: 100_000 },
  closingCash: { from: "Jan-27", actualCount: 1, values: [142_400, 79_078, 120_000] },
};
const months = ["Jan-27", "Feb-27", "Mar-27"];
const ROW = {
  ...{ modelId: 1, modelName: "FY27", clientId: 1, clientName: "Saltmarsh", figures },
  floor: 100_000,
  months: [{ value: 42_400, standing: "more" }, { value: -20_922, standing: "below" }, null],
  lowest: { value: -20_922, period: "Feb-27", standing: "below" },
};

test("headroom of 42,400 and short by 20,922 over a floor of 100,000 is told in thousands, by month", async () => {
  app.answer(listHeadroom, () => ({ ...NO_HEADROOM, items: [ROW], totalItemCount: 1, months }));
  app.open("/", ADMIN);
  const table = await screen.findByRole("table", { name: "Cash headroom above floor" });
  const row = within(table).getByRole("row", { name: /Saltmarsh/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual([...["100", "42", "(21)", "", "(21)Feb-27"]]);
});

test("a lowest that lies before the months shown stood in the table without its month: it is told as Sep-26", async () => {
  const lowest = { value: -29_010, period: "Sep-26", standing: "below" };
  const items = [{ ...ROW, months: [null, null, null], lowest }];
  app.answer(listHeadroom, () => ({ ...NO_HEADROOM, items, totalItemCount: 1, months }));
  app.open("/", ADMIN);
  const table = await screen.findByRole("table", { name: "Cash headroom above floor" });
  expect(within(table).getByText("Sep-26").closest("td")?.textContent).toBe("(29)Sep-26");
});

test("an overdraft of 1,326,000 stuck out beside the lowest cash on a phone: it stands under the name, where there is room", async () => {
  const ahead = { mostDrawn: { value: 1_326_000, period: "Feb-27" } };
  const items = [{ ...ROW, figures: { ...figures, ahead } }];
  app.answer(listHeadroom, () => ({ ...NO_HEADROOM, items, totalItemCount: 1, months }));
  app.open("/", ADMIN);
  const [, words] = await screen.findAllByText("overdraft 1,326");
  const inPhoneRow = within(words?.closest("li") ?? document.body);
  expect(words?.parentElement).toBe(inPhoneRow.getByRole("link").parentElement);
  expect(inPhoneRow.getByText("(21)").parentElement?.textContent).toBe("(21)Feb-27");
});

test("forecasts that are being worked out are told, and an amount below a thousand is not rounded away", async () => {
  const lowest = { value: -400, period: "Feb-27", standing: "below" };
  const answer = { ...NO_HEADROOM, items: [{ ...ROW, months: [], lowest }], totalItemCount: 1 };
  app.answer(listHeadroom, () => ({ ...answer, dueCount: 2 }));
  app.open("/", ADMIN);
  expect(await screen.findByText(/^2 forecasts are being worked out/)).toBeDefined();
  expect(screen.getAllByText("(0.4)").length).toBeGreaterThan(0);
});

test("more than ten forecasts are turned over, and the next page is asked for by its place", async () => {
  const asked: (string | null)[] = [];
  app.answer(listHeadroom, (address) => {
    asked.push(address.searchParams.get("offset"));
    return { ...NO_HEADROOM, items: [ROW], totalItemCount: 12, months };
  });
  app.open("/", ADMIN);
  const pages = await screen.findByRole("navigation", { name: "Pages of headroom" });
  expect(within(pages).getByText("1–10 of 12")).toBeDefined();
  await userEvent.click(within(pages).getByRole("button", { name: "Next" }));
  expect(await screen.findByText("11–12 of 12")).toBeDefined();
  expect(asked).toEqual(["0", "10"]);
});

test("stepping to the last page of headroom left the focus nowhere: it goes to Previous", async () => {
  app.answer(listHeadroom, () => ({ ...NO_HEADROOM, items: [ROW], totalItemCount: 12, months }));
  app.open("/", ADMIN);
  const pages = await screen.findByRole("navigation", { name: "Pages of headroom" });
  within(pages).getByRole("button", { name: "Next" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("11–12 of 12")).toBeDefined();
  expect(document.activeElement?.textContent).toBe("Previous");
});

test("a note that waits leads to its report, a connection to itself, and both are told beside the day", async () => {
  app.answer(getHome, () => ({
    notes: {
      count: 2,
      items: [
        {
          ...{ id: 7, text: "Still under in February?", authorName: "Helen Osei", reportId: 3 },
          ...{ at: new Date().toISOString(), reportTitle: "Board report", modelId: 1 },
          clientName: "Saltmarsh",
        },
        {
          ...{ id: 8, text: "And in March?", authorName: "Helen Osei", reportId: 3 },
          ...{ at: new Date().toISOString(), reportTitle: "Board report", modelId: 1 },
          clientName: "Saltmarsh",
        },
      ],
    },
    connections: {
      count: 1,
      items: [{ id: 5, name: "Xero", clientName: null, state: "failed", reason: "It was full." }],
    },
  }));
  app.open("/", ADMIN);
  const [reply] = await screen.findAllByRole("link", { name: "Reply to Helen Osei" });
  // One person has one colour, in each of their notes.
  const avatars = screen.getAllByText("HO");
  expect(new Set(avatars.map(({ className }) => className)).size).toBe(1);
  expect(avatars).toHaveLength(2);
  expect(reply?.getAttribute("href")).toMatch(/models\/1\/reports\/3$/);
  expect(screen.getByRole("link", { name: "Xero" }).getAttribute("href")).toMatch(
    /connections\/5$/,
  );
  const said = /Two readers are waiting for an answer, one connection needs care\.$/;
  expect(screen.getByText(said)).toBeDefined();
});

test("an unpaid invoice is told to an admin, and what will be charged is not an invoice", async () => {
  const obligation = { dueOn: "2026-11-20", workedOut: "", currency: "AUD", net: null, tax: null };
  app.answer(listPaymentObligations, () => ({
    items: [
      { ...obligation, title: "Subscription", gross: 108.9, invoiceNumber: 12 },
      { ...obligation, title: "Renewal", gross: 99, invoiceNumber: null },
    ],
    ...{ totalItemCount: 2, totalGross: 207.9 },
  }));
  app.open("/", ADMIN);
  expect(await screen.findByText("Invoice 12, due 20 Nov 2026")).toBeDefined();
  expect(screen.queryByText("Renewal")).toBeNull();
});
