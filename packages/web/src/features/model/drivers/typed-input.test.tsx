import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ToasterSlot } from "#ui/toast.tsx";
import { TypedInput } from "./typed-input.tsx";

test("what is half typed in a setting stays to be copied when access ends, and is told when its panel goes", async () => {
  render(<ToasterSlot />);
  const onCommit = vi.fn();
  const field = (disabled: boolean) => (
    <TypedInput aria-label="Rate a year" text="7%" {...{ disabled, onCommit }} />
  );
  const { rerender, unmount } = render(field(false));
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Rate a year" });
  await user.clear(input);
  await user.type(input, "8.2%");
  rerender(field(true));
  expect([input.value, input.readOnly, input.disabled]).toEqual(["8.2%", true, false]);
  await user.click(document.body);
  expect(input.value).toBe("8.2%");
  unmount();
  expect(await screen.findByText("Rate a year: “8.2%” was not entered")).toBeTruthy();
  expect(onCommit).not.toHaveBeenCalled();
});
