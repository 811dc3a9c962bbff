import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { RadioGroup, Switch } from "./choice.tsx";
import { Field, PasswordInput, TextInput } from "./field.tsx";

function describedTexts(element: HTMLElement): (string | null | undefined)[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

test("a field ties its label, hint and error to its control", () => {
  render(
    <Field label="E-mail" hint="We send the code here." error="Enter a full address.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText("E-mail");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(describedTexts(input)).toEqual(["We send the code here.", "Enter a full address."]);
});

test("a field without an error is not invalid and describes nothing that is not there", () => {
  render(<Field label="Name">{(control) => <TextInput {...control} />}</Field>);
  const input = screen.getByLabelText("Name");
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(input.hasAttribute("aria-describedby")).toBe(false);
});

test("a password is hidden until it is asked to show", async () => {
  render(<Field label="Password">{(control) => <PasswordInput {...control} />}</Field>);
  const input = screen.getByLabelText("Password");
  expect(input.getAttribute("type")).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(input.getAttribute("type")).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input.getAttribute("type")).toBe("password");
});

test("a switch is a switch to screen readers and answers to its label", async () => {
  render(<Switch label="MFA required" />);
  const control = screen.getByRole<HTMLInputElement>("switch", { name: "MFA required" });
  await userEvent.click(screen.getByText("MFA required"));
  expect(control.checked).toBe(true);
});

const BASES = [
  { value: "accrual", label: "Accrual" },
  { value: "cash", label: "Cash" },
];

function BasisChoice() {
  const [basis, setBasis] = useState("accrual");
  return <RadioGroup label="Basis" options={BASES} value={basis} onChange={setBasis} />;
}

test("of a named group of radios exactly one is chosen", async () => {
  render(<BasisChoice />);
  expect(screen.getByRole("radiogroup", { name: "Basis" })).toBeTruthy();
  await userEvent.click(screen.getByText("Cash"));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Cash" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Accrual" }).checked).toBe(false);
});
