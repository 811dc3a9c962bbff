import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeLayout } from "#testing/fake-layout.ts";
import { Button } from "./button.tsx";
import { LongTable } from "./long-table.tsx";
import { TableCell, TableRow } from "./table.tsx";
import { BulkBar, SelectAllHead, SelectCell } from "./table-selection.tsx";
import { useSelection } from "./use-selection.ts";

fakeLayout();
function Accounts({ names }: { names: readonly string[] }) {
  const selection = useSelection(names);
  return (
    <>
      <BulkBar selection={selection}>
        <Button>Set line</Button>
      </BulkBar>
      <LongTable
        label="Accounts"
        className="h-40"
        rowHeight={48}
        columnCount={2}
        items={names}
        head={<SelectAllHead selection={selection} label="Select all" />}
        renderRow={(name, rowIndex) => (
          <TableRow key={name} rowIndex={rowIndex}>
            <SelectCell selection={selection} id={name} name={name} />
            <TableCell isRowHead>{name}</TableCell>
          </TableRow>
        )}
      />
    </>
  );
}

const tick = (name: string) => screen.getByRole("checkbox", { name }) as HTMLInputElement;
const status = () => screen.getByRole("status").textContent;

test("ticks count, Shift takes all between, and the bar is there only while something is ticked", async () => {
  render(<Accounts names={["Bank", "Debtors", "Stock", "Plant"]} />);
  expect(screen.queryByRole("button", { name: "Set line" })).toBeNull();
  const person = userEvent.setup();
  await person.click(tick("Select Bank"));
  await person.keyboard("{Shift>}");
  await person.click(tick("Select Stock"));
  await person.keyboard("{/Shift}");
  expect(status()).toBe("3 selected");
  expect(tick("Select all").indeterminate).toBe(true);
  await person.click(screen.getByRole("button", { name: "Clear" }));
  expect(status()).toBe("");
  await person.click(tick("Select all"));
  expect(status()).toBe("4 selected");
  await person.click(tick("Select all"));
  expect(status()).toBe("");
});

test("rows that leave the list leave the selection", async () => {
  const { rerender } = render(<Accounts names={["Bank", "Debtors"]} />);
  await userEvent.click(tick("Select all"));
  rerender(<Accounts names={["Bank"]} />);
  expect(status()).toBe("1 selected");
  expect(tick("Select all").checked).toBe(true);
});

test("of 1,000 rows those in view are on the page, and the table says how many there are", () => {
  render(<Accounts names={Array.from({ length: 1000 }, (_, index) => `Account ${index}`)} />);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1001");
  const rows = screen.getAllByRole("row");
  expect(rows.length).toBeLessThan(60);
  expect(rows[1]?.getAttribute("aria-rowindex")).toBe("2");
});
