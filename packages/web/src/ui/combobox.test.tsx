import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { fakeLayout } from "#testing/fake-layout.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { Field } from "./field.tsx";
import { MultiCombobox } from "./multi-combobox.tsx";

fakeLayout();
const options = ["Breweries", "Freight", "Joinery"].map((name) => ({ value: name, label: name }));

type SampleProps = Partial<ComboboxProps> & {
  onChange: (value: string | null) => void;
  error?: string | undefined;
};

function Sample({ onChange, error, ...props }: SampleProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Field label="Industry" error={error}>
      {(control) => (
        <Combobox
          {...control}
          label="Industries"
          options={options}
          value={value}
          isClearable
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
          {...props}
        />
      )}
    </Field>
  );
}

function show(props: Partial<ComboboxProps> = {}, error?: string) {
  const onChange = vi.fn();
  render(<Sample {...props} onChange={onChange} error={error} />);
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Industry" });
  return { onChange, field };
}

function MultiSample({ onChange }: { onChange: (values: string[]) => void }) {
  const [values, setValues] = useState(["Freight"]);
  const change = (next: string[]) => {
    onChange(next);
    setValues(next);
  };
  return <MultiCombobox label="Industries" options={options} values={values} onChange={change} />;
}

const names = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("typing finds, the arrows point, Enter chooses and the list closes", async () => {
  const { onChange, field } = show();
  expect(field.getAttribute("aria-expanded")).toBe("false");
  await userEvent.type(field, "r");
  expect(names()).toEqual(["Breweries", "Freight", "Joinery"]);
  await userEvent.keyboard("e{ArrowDown}");
  expect(names()).toEqual(["Breweries", "Freight"]);
  const pointed = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  expect(pointed?.textContent).toBe("Freight");
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledWith("Freight");
  expect(field.value).toBe("Freight");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("Escape and leaving keep what was chosen before", async () => {
  const { onChange, field } = show();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole("option", { name: "Joinery" }));
  await userEvent.type(field, "bre");
  await userEvent.keyboard("{Escape}");
  expect(field.value).toBe("Joinery");
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("what was chosen is ticked in the list, and can be cleared", async () => {
  const { onChange, field } = show();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole("option", { name: "Joinery" }));
  await userEvent.click(field);
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Joinery");
  await userEvent.click(screen.getByRole("button", { name: "Clear Joinery" }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(document.activeElement).toBe(field);
});

test("nothing that fits is said, and may be added where the caller allows it", async () => {
  const onCreate = vi.fn();
  const { field } = show({ onCreate });
  await userEvent.type(field, "Cheese");
  expect(names()).toEqual(["Add “Cheese”"]);
  await userEvent.keyboard("{Enter}");
  expect(onCreate).toHaveBeenCalledWith("Cheese");
  cleanup();
  await userEvent.type(show().field, "Cheese");
  expect(screen.getByRole("status").textContent).toBe("Nothing fits “Cheese”.");
});

test("options found elsewhere are shown as they come; looking and failing are said", async () => {
  const onSearch = vi.fn();
  const { field } = show({ onSearch, state: "loading", options: [] });
  await userEvent.type(field, "ke");
  expect(onSearch).toHaveBeenLastCalledWith("ke");
  expect(screen.getByRole("status").textContent).toBe("Looking…");
  cleanup();
  const failed = show({ onSearch, state: { error: "The list did not come." }, options: [] });
  await userEvent.click(failed.field);
  expect(screen.getByRole("status").textContent).toBe("The list did not come.");
});

test("of 500 options those in view are on the page, and each says its place among all", async () => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    value: String(index),
    label: `Account ${index}`,
  }));
  const { field } = show({ options: many });
  await userEvent.click(field);
  const shown = screen.getAllByRole("option");
  expect(shown.length).toBeLessThan(60);
  expect(shown[0]?.getAttribute("aria-setsize")).toBe("500");
});

test("an error is tied to the field", () => {
  const { field } = show({}, "Choose an industry.");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const described = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("Choose an industry.");
});

test("several are chosen one after the other; chips and Backspace take them away", async () => {
  const onChange = vi.fn();
  render(<MultiSample onChange={onChange} />);
  const field = screen.getByRole("combobox");
  await userEvent.click(field);
  expect(screen.getByRole("listbox").getAttribute("aria-multiselectable")).toBe("true");
  await userEvent.click(within(screen.getByRole("listbox")).getByText("Joinery"));
  expect(onChange).toHaveBeenLastCalledWith(["Freight", "Joinery"]);
  expect(screen.getByRole("listbox")).toBeTruthy();
  await userEvent.keyboard("{Backspace}");
  expect(onChange).toHaveBeenLastCalledWith(["Freight"]);
  await userEvent.click(screen.getByRole("button", { name: "Remove Freight" }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test("typing one that is chosen and Enter keeps it and says so", async () => {
  const onChange = vi.fn();
  render(<MultiSample onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>("combobox");
  await userEvent.type(field, "freight{Enter}");
  expect(onChange).not.toHaveBeenCalled();
  expect(field.value).toBe("");
  expect(screen.getByRole("status").textContent).toBe("Freight is chosen already.");
  await userEvent.type(field, "join{Enter}");
  expect(onChange).toHaveBeenLastCalledWith(["Freight", "Joinery"]);
  expect(screen.getByRole("status").textContent).toBe("");
  await userEvent.click(screen.getByRole("option", { name: "Freight" }));
  expect(onChange).toHaveBeenLastCalledWith(["Joinery"]);
});
