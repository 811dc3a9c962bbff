import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NewPasswordField } from "./new-password-field.tsx";

test("one that others would guess is told so, however long it is", () => {
  const password = "password1234".repeat(3);
  const field = { label: "New password", error: undefined, password, lengthMin: 12 };
  render(<NewPasswordField {...field} weakness="This is easy to guess." />);

  expect(screen.getByText("This is easy to guess.")).toBeTruthy();
  expect(screen.queryByText("Strong.")).toBeNull();
});

test.each([
  ["", "At least 12 characters. A few words in a row do well."],
  ["seven77", "5 more characters needed."],
  ["eleven chars", "Long enough. Longer is stronger."],
  ["eleven char", "1 more character needed."],
  ["correct horse battery", "Strong."],
])("“%s” is told: %s", (password, advice) => {
  render(
    <NewPasswordField label="New password" error={undefined} password={password} lengthMin={12} />,
  );
  const input = screen.getByLabelText("New password");
  expect(screen.getByText(advice).id).toBe(input.getAttribute("aria-describedby"));
  expect(input.getAttribute("autocomplete")).toBe("new-password");
});
