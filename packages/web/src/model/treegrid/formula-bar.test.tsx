import type { TableRead } from "@app/engine/worker/read-tables";
import { EditorView } from "@codemirror/view";
import { act, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { Treegrid } from "./treegrid.tsx";

// The field is loaded when it is wanted, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
// jsdom lays no text out: a field that finds itself in view would leave the line behind that it measures.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

/** Drivers of the bakery with the bar above them: July is actual, August to October are typed into. */
async function open(shows: TableRead["shows"], Grid = Treegrid) {
  const document = await openHere(bakery);
  const read = { shows };
  await tableOf(document, read);
  render(
    <Grid
      store={document.storeOf(read)}
      document={() => document.state().document}
      open={document}
      onEdits={document.edit}
    />,
  );
  const grid = screen.getByRole("treegrid");
  grid.focus();
  const driver = (id: string) => document.state().document.drivers.find((each) => each.id === id);
  return { document, driver, user: userEvent.setup() };
}

const TO_LOAVES = "{ArrowDown}{ArrowRight}{ArrowRight}";

test("a figure shows what is stored, with its line and the periods that are selected", async () => {
  const { user } = await open("drivers");
  await user.keyboard(`${TO_LOAVES}{Shift>}{ArrowRight}{/Shift}`);
  screen.getByText("Loaves, Aug-26 to Sep-26");
  screen.getAllByText("100");
});

test("the bar and the sum follow the figures, whoever changes them", async () => {
  const { document, user } = await open("drivers");
  await user.keyboard(`${TO_LOAVES}{Shift>}{ArrowRight}{/Shift}`);
  screen.getByText("Sum 200");
  const place = "drivers/loaves/values";
  act(() => void document.follow([{ kind: "figures", place, from: 2, values: [130] }]));
  await screen.findByText("Sum 230");
  await waitFor(() => expect(bar()).toBe("130"));
});

/** What stands in the active cell. */
const bar = () => window.document.querySelector(".formula-bar-text")?.textContent;

test("a calculated line says what it is made of, and that a driver changes it", async () => {
  const { user } = await open({ statements: ["cashFlow"] });
  await user.keyboard("{Control>}{End}{/Control}{ArrowUp}");
  await screen.findByText("= Opening cash + Net cash flow");
  screen.getByText("Calculated line. Edit a driver to change it");
});

test("the foot says what the last change did to cash and profit, takes it back and says so", async () => {
  const { user } = await open("drivers");
  await user.keyboard(`${TO_LOAVES}120{Enter}`);
  const note = await screen.findByText(/^Last change/);
  expect(note.textContent).toBe(
    "Last change, Loaves, August 2026: closing cash Oct-26 +100, profit FY27 +100",
  );
  await user.click(screen.getByRole("button", { name: "Undo" }));
  const undone = await screen.findByText(/^Undone/);
  expect(undone.textContent).toBe(
    "Undone, Loaves, August 2026: closing cash Oct-26 −100, profit FY27 −100",
  );
});

test("what is typed before the field for formulas is there goes on in it", async () => {
  const { user } = await open("drivers");
  await user.keyboard(`${TO_LOAVES}=2*6`);
  const field = await screen.findByRole("textbox", { name: /^Formula of Loaves/ });
  expect(field instanceof HTMLInputElement ? field.value : field.textContent).toBe("2*6");
  expect(document.activeElement).toBe(field);
});

test("Enter before the field for formulas was there was lost: what was typed is entered", async () => {
  // The field is loaded once, so it is on its way to a grid that was never seen.
  vi.resetModules();
  const { driver, user } = await open("drivers", (await import("./treegrid.tsx")).Treegrid);
  await user.keyboard(TO_LOAVES);
  fireEvent.keyDown(screen.getByRole("treegrid"), { key: "=" });
  const early = screen.getByRole("textbox", { name: "Formula" });
  fireEvent.change(early, { target: { value: "62,400*2" } });
  fireEvent.keyDown(early, { key: "Enter" });
  await waitFor(() => expect(driver("loaves")).toMatchObject({ values: [100, 124800, 100, 100] }));
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("= on a row with a formula was written after it: it begins a new one, and nothing typed changes nothing", async () => {
  const { user, driver } = await open("drivers");
  await user.keyboard("{ArrowDown>4}{ArrowRight}{ArrowRight}=");
  const field = await screen.findByRole("textbox", { name: /^Formula of Rent per month/ });
  expect(field.textContent).toBe("");
  screen.getByText(/^Enter: a rule for all 4 months; actual .* Alt\+Enter: only Aug-26\.$/);
  await user.keyboard("{Enter}");
  expect(driver("rentPerMonth")).toMatchObject({ formula: "300 * share" });
});

/** Into the editor of formulas, which takes keys from a browser alone. */
async function writeInBar(text: string) {
  await waitFor(() => expect(screen.getByRole("textbox").className).toContain("cm-content"));
  const editor = EditorView.findFromDOM(screen.getByRole("textbox"));
  act(() => editor?.dispatch({ changes: { from: 0, insert: text } }));
}

test("a sum typed into one month became a rule for all of them: it is a figure of that month", async () => {
  const { user, driver } = await open("drivers");
  await user.keyboard(`${TO_LOAVES}=`);
  await writeInBar("80,000*5%");
  await screen.findByText(/^Enter: only Aug-26\. Alt\+Enter: a rule for all 4 months/);
  await user.keyboard("{Enter}");
  expect(driver("loaves")).toMatchObject({ values: [100, 4000, 100, 100] });
});

test("one divided by nothing was taken as nothing: it is refused, and stays to be mended", async () => {
  const { user, driver } = await open("drivers");
  const before = driver("loaves");
  await user.keyboard(`${TO_LOAVES}=`);
  await writeInBar("1/0");
  await screen.findByText("Divides by zero.");
  await user.keyboard("{Enter}");
  await screen.findByText(/“=1\/0” divides by zero\./);
  expect([screen.getByRole("textbox").textContent, driver("loaves")]).toEqual(["1/0", before]);
});
