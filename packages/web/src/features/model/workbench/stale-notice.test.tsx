import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { StaleNotice } from "./stale-notice.tsx";

test("an address that names what is not there went unexplained: it is put right, and said until it is closed", async () => {
  const putRight = vi.fn();
  render(<Page onStale={putRight} />);
  expect(await screen.findByText("It is gone.")).toBeDefined();
  expect(putRight).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("It is gone.")).toBeNull();
});

test("an address that names what is there is left alone", () => {
  const putRight = vi.fn();
  render(
    <StaleNotice isStale={false} onStale={putRight}>
      It is gone.
    </StaleNotice>,
  );
  expect(screen.queryByText("It is gone.")).toBeNull();
  expect(putRight).not.toHaveBeenCalled();
});

function Page({ onStale }: { onStale: () => void }) {
  const [isStale, setIsStale] = useState(true);
  return (
    <StaleNotice
      isStale={isStale}
      onStale={() => {
        onStale();
        setIsStale(false);
      }}
    >
      It is gone.
    </StaleNotice>
  );
}
