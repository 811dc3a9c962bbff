import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api.ts";
import { CodeForm } from "./code-form.tsx";

const onCode = vi.fn<(code: string) => Promise<unknown>>();
const onRefused = vi.fn();

afterEach(() => {
  cleanup();
  onCode.mockReset();
  onRefused.mockReset();
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CodeForm label="Code" submitLabel="Check code" onCode={onCode} onRefused={onRefused} />
    </QueryClientProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>("Code");
}

test("the sixth digit sends the code by itself, once", async () => {
  onCode.mockReturnValue(new Promise(() => {}));
  await userEvent.type(show(), "123456{Enter}");
  expect(onCode).toHaveBeenCalledExactlyOnceWith("123456");
});

test("a wrong code is told, emptied and may be typed again at once", async () => {
  const refusal = new ApiError(400, [{ key: "code", message: "That code is not right." }]);
  onCode.mockRejectedValueOnce(refusal);
  const input = show();
  await userEvent.type(input, "111111");

  expect(await screen.findByText("That code is not right.")).toBeDefined();
  expect(input.value).toBe("");
  expect(document.activeElement).toBe(input);
  expect(onRefused).toHaveBeenCalledWith(refusal);

  onCode.mockResolvedValueOnce(null);
  await userEvent.type(input, "222222");
  await waitFor(() => expect(screen.queryByText("That code is not right.")).toBeNull());
});

test("too few digits are not sent, and stay", async () => {
  const input = show();
  await userEvent.type(input, "123");
  await userEvent.click(screen.getByRole("button", { name: "Check code" }));

  expect(await screen.findByText("Enter the six digits.")).toBeDefined();
  expect(input.value).toBe("123");
  expect(onCode).not.toHaveBeenCalled();
});
