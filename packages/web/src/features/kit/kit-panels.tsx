import { useState } from "react";
import { formatAmount } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { Field, TextArea, TextInput } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { SplitPanes } from "#ui/split-panes.tsx";
import { KitSection, Row } from "./kit-section.tsx";

export function Panels() {
  const [open, setOpen] = useState<"none" | "drawer" | "dialog">("none");
  const close = () => setOpen("none");
  return (
    <KitSection title="Drawer and long dialog" span={4}>
      <p className="text-text-2">
        A drawer is work beside the page; on a phone it is a sheet. A long dialog scrolls between
        its title and its buttons.
      </p>
      <Row>
        <Button onClick={() => setOpen("drawer")}>Why 79,078?</Button>
        <Button onClick={() => setOpen("dialog")}>Add a loan</Button>
      </Row>
      <Drawer
        isOpen={open === "drawer"}
        onClose={close}
        title="Closing cash, Feb-27"
        description="Base, AUD. 20,922 below the floor."
        footer={
          <>
            <Button onClick={close}>Close</Button>
            <Button variant="primary" onClick={close}>
              Try as scenario
            </Button>
          </>
        }
      >
        <Parts />
      </Drawer>
      <Dialog isOpen={open === "dialog"} onClose={close} title="Add a loan">
        <LoanForm onDone={close} />
      </Dialog>
    </KitSection>
  );
}

/** They add up to the figure asked about. */
const PARTS: [name: string, amount: number][] = [
  ["Opening cash, Jan-27", 156_706],
  ["Receipts from customers", 291_355],
  ["Payments to suppliers", -112_135],
  ["Wages and on-costs", -75_200],
  ["Canning line, instalment 2", -89_100],
  ["GST for Oct to Dec", -41_282],
  ["Excise duty", -29_006],
  ["Income tax instalment", -12_600],
  ["Loan repayment and interest", -9_660],
];

function Parts() {
  const total = PARTS.reduce((sum, [, amount]) => sum + amount, 0);
  return (
    <dl className="grid grid-cols-[1fr_auto]">
      {[...PARTS, ["Closing cash", total] as const].map(([name, amount], index) => (
        <div
          key={name}
          className={
            index < PARTS.length
              ? "col-span-2 flex min-h-9 items-center justify-between gap-4 border-b border-border"
              : "col-span-2 flex min-h-9 items-center justify-between gap-4 font-semibold"
          }
        >
          <dt>{name}</dt>
          <dd className="num">{formatAmount(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function LoanForm({ onDone }: { onDone: () => void }) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {["Name", "Lender", "Amount", "Rate a year", "First instalment", "Instalments"].map(
        (name) => (
          <Field key={name} label={name}>
            {(control) => <TextInput {...control} />}
          </Field>
        ),
      )}
      <Field label="Repayment">
        {(control) => (
          <Select {...control}>
            <option>Equal parts of principal</option>
            <option>Equal instalments</option>
            <option>Interest only</option>
          </Select>
        )}
      </Field>
      <Field label="Evidence" aside="Optional">
        {(control) => <TextArea {...control} />}
      </Field>
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="primary">
          Add loan
        </Button>
      </DialogActions>
    </form>
  );
}

const MODULES = ["Wholesale kegs", "Taproom", "Online store", "Excise duty", "Equipment loan"];

export function Panes() {
  const [chosen, setChosen] = useState("Taproom");
  return (
    <KitSection title="Split panes" span={8}>
      <SplitPanes
        id="kit"
        label="Width of the modules"
        className="h-64! rounded-lg border border-border phone:h-auto!"
        side={{
          min: 140,
          initial: 200,
          max: 320,
          content: (
            <ul className="grid gap-0.5 p-2">
              {MODULES.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-pressed={name === chosen}
                    onClick={() => setChosen(name)}
                    className="min-h-8 w-full truncate rounded-sm px-2.5 text-left hover:bg-surface-hover aria-pressed:bg-cell-sel phone:min-h-10.5"
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          ),
        }}
        main={{
          min: 240,
          content: (
            <div className="grid gap-1 p-4 phone:border-t phone:border-border">
              <h3 className="text-md font-semibold">{chosen}</h3>
              <p className="text-text-2">
                Its settings stand here. The bar between the panes is moved by dragging it or, with
                the focus on it, by the arrow keys; the width is remembered in this browser.
              </p>
            </div>
          ),
        }}
      />
    </KitSection>
  );
}
