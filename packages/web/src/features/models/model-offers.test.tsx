import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ModelOffers } from "./model-offers.tsx";
import { modelOffers } from "./model-queries.ts";

function show(asked: number | undefined) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(modelOffers.queryKey, {
    items: [
      {
        ...{ id: 7, kind: "invite", modelName: "Forecast FY27", byName: "Priya Raman" },
        ...{ teamName: "Marlowe & Tran", registeredModelAccessMode: 2 },
        expiresAt: "2026-11-23T09:00:00.000Z",
      },
    ],
  });
  render(
    <QueryClientProvider client={queries}>
      <ModelOffers asked={asked} />
    </QueryClientProvider>,
  );
}

test.each([99_999, 0])("a link to invite %i, which is not there, says so", (asked) => {
  show(asked);
  expect(screen.getByText("Invite not found")).toBeTruthy();
});

test.each([7, undefined])(
  "a link to invite %s shows the invites there are, and no more",
  (asked) => {
    show(asked);
    expect(screen.queryByText("Invite not found")).toBeNull();
    expect(
      screen.getByText("Priya Raman of Marlowe & Tran invites you to “Forecast FY27”"),
    ).toBeTruthy();
  },
);
