import { listClients } from "@app/contract/clients";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { A_CLIENT, NOTHING_OF_CLIENT } from "./testing/a-client.ts";
import { A_MODEL } from "./testing/a-model.ts";
import { ADMIN } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();

beforeEach(() => {
  app.answer({ path: "/client/1" }, () => A_CLIENT);
  app.answer({ path: "/client_overview/1" }, () => NOTHING_OF_CLIENT);
  app.answer({ path: "/recent_activity/client/1" }, () => ({ items: [] }));
});

test("a client that nothing hangs off says what to do next, and shows whom to write to", async () => {
  app.open("/clients/1", ADMIN);
  expect(await screen.findByText("No model yet")).toBeDefined();
  expect(screen.getByText(/^No ledger hangs off this client/)).toBeDefined();
  expect(screen.getByText("Board meets on Thursdays.")).toBeDefined();
  const mail = screen.getByRole("link", { name: "Write to Helen Osei" });
  expect(mail.getAttribute("href")).toBe("mailto:helen@acorn.example");
  expect(screen.queryByRole("link", { name: "Open forecast" })).toBeNull();
});

test("figures that are being worked out are told as such, and 14 models show 1 with the way to 13 more", async () => {
  const figures = {
    ...{ currency: "AUD", timeSeries: "Monthly, 3 years", lastActual: null, cashFloor: null },
    ...{ ahead: null, checks: { isBlocked: false, errorCount: 0, alertCount: 0 } },
    closingCash: { from: "Jul-26", actualCount: 0, values: [1, 2] },
  };
  const model = { ...A_MODEL, figures, clientName: "Acorn", parentModelName: null };
  app.answer({ path: "/client_overview/1" }, () => ({
    ...NOTHING_OF_CLIENT,
    ...{ leadModelId: 1, models: { count: 14, items: [model] } },
  }));
  app.open("/clients/1", ADMIN);
  expect(await screen.findByText(/^The figures of Forecast are being worked out/)).toBeDefined();
  expect(
    screen.getByRole("link", { name: "See the other 13 in the list of models" }),
  ).toBeDefined();
  expect(screen.getByRole("link", { name: "Open forecast" })).toBeDefined();
});

test("of two forecasts below their floors the first gives the figures, by its name in AUD, and the other is short by 29,010", async () => {
  const year = { name: "FY27", periods: [], actualCount: 0 };
  const figures = {
    ...{ currency: "AUD", timeSeries: "Monthly, 3 years", unit: "month", lastActual: null },
    ...{ cashFloor: 100_000, lowestCash: { value: 70_990, period: "Mar-27" } },
    checks: { isBlocked: false, errorCount: 0, alertCount: 0 },
    closingCash: { from: "Jul-26", actualCount: 0, values: [1, 2] },
    ahead: {
      ...{ closing: null, lowestHeadroom: null, runway: null, covenants: [] },
      year: { ...year, revenue: [], grossProfit: [], ebitda: [] },
    },
  };
  const model = { ...A_MODEL, figures, parentModelName: null };
  const other = { ...model, id: 2, modelName: "Shops" };
  app.answer({ path: "/client_overview/1" }, () => ({
    ...NOTHING_OF_CLIENT,
    ...{ leadModelId: 1, models: { count: 2, items: [model, other] } },
  }));
  app.answer({ path: "/client/1" }, () => ({ ...A_CLIENT, currency: "USD" }));
  app.open("/clients/1", ADMIN);
  const said = await screen.findByText(/^Figures of/);
  expect(said.textContent).toBe("Figures of Forecast, base, in AUD");
  const row = screen.getByRole("row", { name: /Shops/ });
  expect(row.textContent).toContain("Below floor. Cash 70,990 in Mar-27, short by 29,010.");
});

test("who opened a client right after typing was brought back to the list: what was typed stays behind", async () => {
  const listed = { ...A_CLIENT, notes: "" };
  app.answer(listClients, () => ({
    ...{ items: [listed], totalItemCount: 1 },
    filterCounts: [{ key: "All", count: 1 }],
  }));
  app.answer({ path: "/client/1" }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return A_CLIENT;
  });
  app.open("/clients", ADMIN);
  const row = await screen.findByRole("link", { name: A_CLIENT.name });
  fireEvent.change(screen.getByRole("searchbox", { name: "Search clients" }), {
    target: { value: "ac" },
  });
  fireEvent.click(row);
  expect(await screen.findByText("No model yet")).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByText("No model yet")).toBeDefined();
});
