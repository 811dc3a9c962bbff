import { listModelContracts } from "@app/contract/model-contracts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { A_MODEL } from "#testing/a-model.ts";
import { testApp } from "#testing/test-app.tsx";
import { BuyModelDialog } from "./buy-model-dialog.tsx";

const app = testApp();
const NOT_BOUGHT = {
  ...{ items: [], totalItemCount: 0, filterCounts: [], price: 29, currency: "AUD" },
  ...{ isUnlimited: false, monthlyTotal: 0 },
};
const CONTRACT = {
  ...{ id: 4, modelId: 1, modelName: "Forecast", clientName: "", ownerName: "Priya Raman" },
  ...{ ownerAvatarIndex: 0, boughtOn: "2026-06-23", endedOn: null },
  ...{ monthsBilled: 1, billedSoFar: 29 },
};

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BuyModelDialog model={A_MODEL} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

test("what a model costs stands on the button, with when it is paid", async () => {
  app.answer(listModelContracts, () => NOT_BOUGHT);
  open();
  expect(
    await screen.findByText(/^AUD.29.00 a month before GST, for whole calendar/),
  ).toBeDefined();
  expect(screen.getByRole("button", { name: /^Buy for AUD.29.00 a month$/ })).toBeDefined();
});

test("of one that is bought it says since when and what it came to, and sells nothing", async () => {
  app.answer(listModelContracts, () => ({ ...NOT_BOUGHT, items: [CONTRACT], totalItemCount: 1 }));
  open();
  const words = await screen.findByText(/^Bought on 23 June 2026 for AUD.29.00 a month before GST/);
  expect(words.textContent).toContain("Billed so far: AUD\u00a029.00 for 1 month.");
  expect(screen.queryByRole("button", { name: /^Buy/ })).toBeNull();
});

test("where models are unlimited nothing is sold", async () => {
  app.answer(listModelContracts, () => ({ ...NOT_BOUGHT, isUnlimited: true }));
  open();
  expect(await screen.findByText(/unlimited models: this one is among them/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Buy/ })).toBeNull();
});

test("a lost answer was told as an error beside “Bought on”; now it is asked for again and nothing else is said @long", async () => {
  let posts = 0;
  app.answer(listModelContracts, () =>
    posts === 0 ? NOT_BOUGHT : { ...NOT_BOUGHT, items: [CONTRACT], totalItemCount: 1 },
  );
  const answerGet = fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    if (init.method === "GET") return answerGet(address, init);
    posts += 1;
    return posts === 1
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(
          Response.json({ success: true, data: { firstBilledOn: "2026-12-01" }, errors: [] }),
        );
  });
  open();
  fireEvent.click(await screen.findByRole("button", { name: /^Buy for/ }));
  await waitFor(() => expect(posts).toBe(2), { timeout: 8_000 });
  expect(await screen.findByText(/^Bought on 23 June 2026/)).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
}, 20_000);
