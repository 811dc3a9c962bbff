import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { leaveCell } from "#model/leave-cell.ts";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { ToasterSlot } from "#ui/toast.tsx";
import type { WhyNot } from "./cell-edits.ts";
import { Treegrid } from "./treegrid.tsx";

/** The drivers of the bakery: July is actual, August to October are typed into. */
async function open(whyNot?: WhyNot) {
  const document = await openHere(bakery);
  const read = { shows: "drivers" } as const;
  await tableOf(document, read);
  const sent: (readonly Edit[])[] = [];
  const typedIn: ModelDocument[] = [];
  const onWhy = vi.fn();
  const shown = (held?: string) => (
    <Treegrid
      store={document.storeOf(read)}
      document={() => document.state().document}
      onEdits={(edits, from) => {
        sent.push(edits);
        typedIn.push(from);
        return document.edit(edits);
      }}
      whyNot={whyNot}
      hold={held}
      onUndo={document.undo}
      onRedo={document.redo}
      onWhy={onWhy}
    />
  );
  const { rerender, unmount } = render(shown());
  const grid = screen.getByRole("treegrid", { name: "Drivers, AUD" });
  grid.focus();
  const holdBy = (held?: string) => rerender(shown(held));
  return { document, grid, sent, typedIn, onWhy, holdBy, unmount, user: userEvent.setup() };
}

function figures(name: string) {
  const row = screen.getByRole("rowheader", { name }).closest('[role="row"]');
  return [...(row?.querySelectorAll('[role="gridcell"]') ?? [])].map(
    ({ textContent }) => textContent,
  );
}

function activeText(grid: HTMLElement) {
  const id = grid.getAttribute("aria-activedescendant");
  return id && document.getElementById(id)?.textContent;
}

/** To August of the loaves, which stand under the heading of the drivers. */
const TO_LOAVES = "{ArrowDown}{ArrowRight}{ArrowRight}";

test("the whole grid is one tab stop that says how large it is and where one is", async () => {
  const { grid, user } = await open();
  expect(grid.getAttribute("aria-rowcount")).toBe(String(1 + 5 + 3 + 2));
  expect(grid.getAttribute("aria-colcount")).toBe("5");
  await user.keyboard("{ArrowDown}");
  expect(activeText(grid)).toBe("Loaves");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(activeText(grid)).toBe("100");
  await user.tab();
  expect(document.activeElement).not.toBe(grid);
  expect(grid.contains(document.activeElement)).toBe(false);
});

test("what is said about a driver stands by its name and below the grid while one is in its row", async () => {
  const { user } = await open();
  const name = screen.getByRole("rowheader", { name: "Loaves" });
  expect(name.getAttribute("aria-description")).toBe("From the till.");
  expect([name.title, name.querySelectorAll("svg").length]).toEqual(["Loaves: From the till.", 1]);
  const price = screen.getByRole("rowheader", { name: "Price of a loaf" });
  expect([price.title, price.querySelector("svg")]).toEqual(["Price of a loaf", null]);
  expect(screen.queryByText("From the till.")).toBeNull();
  await user.keyboard(TO_LOAVES);
  expect(screen.getByText("From the till.")).toBeTruthy();
});

test("a figure that is typed leaves as an edit, comes back calculated, and the cursor goes down", async () => {
  const { grid, user, sent } = await open();
  await user.keyboard(`${TO_LOAVES}120{Enter}`);
  expect(sent).toEqual([
    [{ kind: "figures", place: "drivers/loaves/values", from: 1, values: [120] }],
  ]);
  await waitFor(() => expect(figures("Loaves")).toEqual(["100", "120", "100", "100"]));
  await waitFor(() => expect(document.activeElement).toBe(grid));
  expect(activeText(grid)).toBe("5");
});

test("keys that follow Enter before its figures are there are for the next cell, none is lost", async () => {
  const { grid, user, sent } = await open();
  await user.keyboard(`${TO_LOAVES}120{Enter}`);
  await user.keyboard("{ArrowUp}{ArrowRight}130{Tab}140{Enter}");
  expect(sent.map(([edit]) => edit)).toEqual(
    [120, 130, 140].map((value, index) => ({
      ...{ kind: "figures", place: "drivers/loaves/values", from: index + 1, values: [value] },
    })),
  );
  await waitFor(() => expect(figures("Loaves")).toEqual(["100", "120", "130", "140"]));
  await waitFor(() => expect(document.activeElement).toBe(grid));
});

test("a figure that is being typed when the grid is taken away leaves as an edit, and one that was cancelled does not", async () => {
  const { sent, user } = await open();
  await user.keyboard(`${TO_LOAVES}12`);
  cleanup();
  expect(sent).toEqual([
    [{ kind: "figures", place: "drivers/loaves/values", from: 1, values: [12] }],
  ]);

  const other = await open();
  await other.user.keyboard(`${TO_LOAVES}12{Escape}`);
  cleanup();
  expect(other.sent).toEqual([]);
});

test("a figure half typed was lost when a question came up; it waits in its field until that is answered", async () => {
  const { grid, user, sent, holdBy } = await open();
  await user.keyboard(`${TO_LOAVES}12`);
  holdBy("Decide first.");
  act(() => grid.focus());
  const field = screen.getByRole("textbox");
  await user.click(field);
  await user.keyboard("{End}{Enter}");
  expect(screen.getByText("Decide first.")).toBeTruthy();
  expect([field.isConnected, (field as HTMLInputElement).value]).toEqual([true, "12"]);
  act(() => grid.focus());
  await user.keyboard("{Delete}{Control>}dz{/Control}");
  await user.paste("7");
  expect(sent).toEqual([]);

  holdBy(undefined);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByText("Decide first.")).toBeNull();
  await user.keyboard("{End}0{Enter}");
  expect(sent).toEqual([
    [{ kind: "figures", place: "drivers/loaves/values", from: 1, values: [120] }],
  ]);
});

test("undone and redone from the keyboard, the same text is back", async () => {
  const { user } = await open();
  await user.keyboard(`${TO_LOAVES}120{Enter}`);
  await waitFor(() => expect(figures("Loaves")[1]).toBe("120"));
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(figures("Loaves")[1]).toBe("100"));
  await user.keyboard("{Control>}y{/Control}");
  await waitFor(() => expect(figures("Loaves")[1]).toBe("120"));
});

test("F2 edits what is stored, Escape leaves it, and what is no figure stays open and is told", async () => {
  const { user, sent, grid } = await open();
  await user.keyboard(`${TO_LOAVES}{F2}`);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Loaves, Aug-26" });
  expect(field.value).toBe("100");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(document.activeElement).toBe(grid);
  await user.keyboard("1..2{Enter}");
  expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("status").textContent).toBe(
    "“1..2” is not a figure. Type digits, such as 140,000 or (250.50) or 5%, or a sum of them: =150000/12.",
  );
  expect(sent).toEqual([]);
});

test("what is typed is told with the document as it was when the editor opened", async () => {
  const { document: model, user, sent, typedIn } = await open();
  await user.keyboard(`${TO_LOAVES}{F2}`);
  const loaves = { kind: "figures", place: "drivers/loaves/values", from: 1 } as const;
  act(() => void model.follow([{ ...loaves, values: [8] }]));
  await waitFor(() => expect(figures("Loaves")[1]).toBe("8"));
  await user.keyboard("{Control>}a{/Control}9{Enter}");
  expect([sent, typedIn]).toEqual([[[{ ...loaves, values: [9] }]], [bakery]]);
  act(() => void model.follow([{ ...loaves, values: [7] }]));
  await waitFor(() => expect(figures("Loaves")[1]).toBe("7"));
  await user.keyboard("{ArrowUp}{F2}");
  act(() => void model.follow([{ ...loaves, values: [6] }]));
  await waitFor(() => expect(figures("Loaves")[1]).toBe("6"));
  await user.keyboard("{Enter}");
  expect(sent).toHaveLength(1);
});

test("a block from Excel is pasted as one edit list; read-only and empty cells are left and told", async () => {
  const { grid, user, sent } = await open();
  await user.keyboard("{ArrowDown}{ArrowRight}");
  const text = "1\t(2)\t4,000\t-3\r\n5\t6\t\tsix\r\n";
  fireEvent.paste(grid, { clipboardData: { getData: () => text } });
  expect(sent).toEqual([
    [
      { kind: "figures", place: "drivers/loaves/values", from: 1, values: [-2, 4000, -3] },
      { kind: "figures", place: "drivers/price/values", from: 1, values: [6] },
    ],
  ]);
  expect(screen.getByRole("status").textContent).toBe(
    "4 cells changed. 2 cells cannot be typed into and were left as they are. 1 cell without a figure was left as it is.",
  );
  await waitFor(() => expect(figures("Loaves")).toEqual(["100", "(2)", "4,000", "(3)"]));
});

test("figures pasted past the end of the grid vanished unsaid", async () => {
  const { grid, user } = await open();
  await user.keyboard(TO_LOAVES);
  const text = Array.from({ length: 12 }, (_, index) => index + 1).join("\t");
  fireEvent.paste(grid, { clipboardData: { getData: () => text } });
  expect(screen.getByRole("status").textContent).toMatch(
    / figures were past the end of the grid and left out\.$/,
  );
});

test("a single value fills the range that is selected, also on a row of percentages", async () => {
  const { grid, user, sent } = await open();
  await user.keyboard(`{ArrowDown}${TO_LOAVES}{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}`);
  fireEvent.paste(grid, { clipboardData: { getData: () => "5%" } });
  expect(sent).toEqual([
    [{ kind: "figures", place: "drivers/share/values", from: 1, values: [0.05, 0.05, 0.05] }],
  ]);
});

test("copied are the stored figures, and cut clears them", async () => {
  const { grid, user, sent } = await open();
  await user.keyboard(`${TO_LOAVES}{Shift>}{ArrowRight}{ArrowDown}{/Shift}`);
  const setData = vi.fn();
  fireEvent.copy(grid, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith("text/plain", "100\t100\n5\t5");
  fireEvent.cut(grid, { clipboardData: { setData } });
  expect(sent).toEqual([
    [
      { kind: "figures", place: "drivers/loaves/values", from: 1, values: [0, 0] },
      { kind: "figures", place: "drivers/price/values", from: 1, values: [0, 0] },
    ],
  ]);
});

test("Ctrl and R repeat the first figure to the right, Ctrl and D the one above", async () => {
  const { user, sent } = await open();
  await user.keyboard(`${TO_LOAVES}120{Enter}{ArrowUp}`);
  await waitFor(() => expect(figures("Loaves")[1]).toBe("120"));
  await user.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}");
  expect(sent[1]).toEqual([
    { kind: "figures", place: "drivers/loaves/values", from: 2, values: [120, 120] },
  ]);
  await waitFor(() => expect(figures("Loaves")[3]).toBe("120"));
  await user.keyboard("{ArrowDown}{Control>}d{/Control}");
  expect(sent[2]).toEqual([
    { kind: "figures", place: "drivers/price/values", from: 3, values: [120] },
  ]);
});

test("Delete clears to zero, and a calculated cell says what to do instead of taking input", async () => {
  const { user, sent, onWhy } = await open();
  await user.keyboard(`${TO_LOAVES}{Delete}`);
  expect(sent).toEqual([
    [{ kind: "figures", place: "drivers/loaves/values", from: 1, values: [0] }],
  ]);
  await user.keyboard("{ArrowLeft}7");
  expect(screen.getByRole("status").textContent).toBe(
    "Only single forecast periods are typed into.",
  );
  await user.keyboard("{Enter}");
  expect(onWhy).toHaveBeenCalledWith({ row: 1, column: 0 });
});

test("on a heading, left folds what is below and right opens it again", async () => {
  const { user, grid } = await open();
  expect(activeText(grid)).toBe("Drivers");
  await user.keyboard("{ArrowLeft}");
  expect(screen.queryByRole("rowheader", { name: "Loaves" })).toBeNull();
  screen.getByRole("row", { name: /Drivers/, expanded: false });
  await user.keyboard("{ArrowRight}");
  screen.getByRole("rowheader", { name: "Loaves" });
});

test("the foot says how many cells are selected, their sum and their average", async () => {
  const { user } = await open();
  await user.keyboard(`${TO_LOAVES}{Shift>}{ArrowRight}{ArrowRight}{/Shift}`);
  screen.getByText("3 cells");
  screen.getByText("Sum 300");
  screen.getByText("Average 100");
});

test("Tab saves what is typed and goes right, Shift and Tab go left", async () => {
  const { grid, user, sent } = await open();
  await user.keyboard(`${TO_LOAVES}110{Tab}120{Shift>}{Tab}{/Shift}`);
  expect(sent.flat()).toEqual([
    { kind: "figures", place: "drivers/loaves/values", from: 1, values: [110] },
    { kind: "figures", place: "drivers/loaves/values", from: 2, values: [120] },
  ]);
  await waitFor(() => expect(document.activeElement).toBe(grid));
  expect(activeText(grid)).toBe("110");
});

test("F2 and Backspace took the whole figure: one digit is taken, and typing goes on behind it", async () => {
  const { user, sent } = await open();
  await user.keyboard(`${TO_LOAVES}{F2}{Backspace}7{Enter}`);
  expect(sent).toEqual([
    [{ kind: "figures", place: "drivers/loaves/values", from: 1, values: [107] }],
  ]);
});

test("a text that is cleared means what Delete means, and says so", async () => {
  const { user, sent } = await open();
  await user.keyboard(`${TO_LOAVES}{F2}{Control>}a{/Control}{Backspace}{Enter}`);
  expect(sent).toEqual([
    [{ kind: "figures", place: "drivers/loaves/values", from: 1, values: [0] }],
  ]);
  expect(screen.getByRole("status").textContent).toBe("Set to zero.");
});

test("what is said about a change goes when the change is undone, by key or by button", async () => {
  const { document: model, grid, user } = await open();
  const status = () => screen.getByRole("status").textContent;
  await user.keyboard(TO_LOAVES);
  fireEvent.paste(grid, { clipboardData: { getData: () => "1\t2\t3" } });
  expect(status()).toBe("3 cells changed.");
  await user.keyboard("{Control>}z{/Control}");
  expect(status()).toBe("Undone.");
  await user.keyboard("{Control>}y{/Control}");
  expect(status()).toBe("Redone.");
  act(() => model.undo());
  await waitFor(() => expect(figures("Loaves")[1]).toBe("100"));
  expect(status()).toBe("");
});

test("a column grows with its figures, and a figure whose cents would not be exact is refused", async () => {
  const { grid, user } = await open();
  const width = () => Number.parseInt(grid.style.width, 10);
  const before = width();
  await user.keyboard(`${TO_LOAVES}12345678901{Enter}`);
  await waitFor(() => expect(figures("Loaves")[1]).toBe("12,345,678,901"));
  expect(width()).toBeGreaterThan(before);
  await user.keyboard("1000000000000000{Enter}");
  expect(screen.getByRole("status").textContent).toBe(
    "A figure can be 1,000,000,000,000 at most, or its cents would not be exact.",
  );
});

test("a figure that is too large is told above the grid, and no longer once it is undone", async () => {
  const { document } = await open();
  expect(screen.queryByText("These figures do not hold. What to mend:")).toBeNull();
  act(() => {
    document.edit([
      { kind: "set", place: "drivers/rentPerMonth/formula", value: "1e308 * 1000 * share" },
    ]);
  });
  await screen.findByText("These figures do not hold. What to mend:");
  screen.getByText(/drivers\/rentPerMonth\/formula/);
  act(() => document.undo());
  await waitFor(() =>
    expect(screen.queryByText("These figures do not hold. What to mend:")).toBeNull(),
  );
});

const ONLY_FIGURES: WhyNot = (edits) =>
  edits.every(({ kind }) => kind === "figures") ? undefined : "Only given figures are yours.";

test("cells that a person may not change are read-only; typing says why, and a paste leaves them", async () => {
  const { grid, user, sent } = await open(ONLY_FIGURES);
  const readOnly = (name: string) => {
    const row = screen.getByRole("rowheader", { name }).closest('[role="row"]');
    const cells = [...(row?.querySelectorAll('[role="gridcell"]') ?? [])];
    return cells.map((cell) => cell.getAttribute("aria-readonly"));
  };
  expect(readOnly("Share of rent")).toEqual(["true", "false", "false", "false"]);
  expect(readOnly("Rent per month")).toEqual(["true", "true", "true", "true"]);
  await user.keyboard(`${TO_LOAVES}{ArrowDown}{ArrowDown}{ArrowDown}7`);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("Only given figures are yours.");
  await user.keyboard("{ArrowUp}");
  fireEvent.paste(grid, { clipboardData: { getData: () => "5%\n7" } });
  expect(sent).toEqual([
    [{ kind: "figures", place: "drivers/share/values", from: 1, values: [0.05] }],
  ]);
  expect(screen.getByRole("status").textContent).toBe(
    "1 cell cannot be typed into and was left as it is. Only given figures are yours.",
  );
});

test("whoever types or pastes over calculated cells is told how many were calculated", async () => {
  const { grid, user } = await open();
  const status = () => screen.getByRole("status").textContent;
  await user.keyboard(`${TO_LOAVES}{ArrowDown}{ArrowDown}`);
  fireEvent.paste(grid, { clipboardData: { getData: () => "5%\t6%\n7\t8" } });
  expect(status()).toBe(
    "4 cells changed. 2 of them were calculated and now hold what was entered; Delete brings the calculation back.",
  );
  await user.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}9{Enter}");
  expect(status()).toBe(
    "This cell was calculated and now holds what was entered; Delete brings the calculation back.",
  );
});

test("a sum is worked out and what it comes to is kept; one that cannot be is refused at its cell, in words", async () => {
  const { user, sent } = await open();
  await user.keyboard(`${TO_LOAVES}=175*2/7{Enter}`);
  await waitFor(() => expect(figures("Loaves")[1]).toBe("50"));
  await user.keyboard("{ArrowUp}=Loaves*2{Enter}");
  const refusal =
    "“=Loaves*2” is no sum of figures. Type digits, such as 140,000 or (250.50) or 5%, or a sum of them: =150000/12.";
  expect(screen.getByRole("status").textContent).toBe(refusal);
  const field = screen.getByRole("textbox", { name: /^Loaves/ });
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    refusal,
  );
  await user.keyboard("{Escape}175*2{Enter}");
  expect(screen.getByRole("status").textContent).toBe("Begin a sum with =, as in =175*2.");
  expect(sent.length).toBe(1);
});

test("a finger's tap selects a cell, and the next one on it types", async () => {
  const { grid, user } = await open();
  const cell = document.querySelector('[data-cell="1 1"]');
  if (!cell) throw new Error("not drawn");
  await user.pointer({ keys: "[TouchA]", target: cell });
  expect([activeText(grid), screen.queryByRole("textbox")]).toEqual(["100", null]);
  await user.pointer({ keys: "[TouchA]", target: cell });
  screen.getByRole("textbox", { name: "Loaves, Aug-26" });
});

/** A driver before all others, as a colleague adds it. */
const BEFORE_ALL: Edit = {
  ...{ kind: "insert", list: "drivers", after: null },
  entry: { id: "ovens", name: "Ovens", unit: "count", values: 2 },
};
const WITHOUT_LOAVES: Edit = { kind: "remove", place: "drivers/loaves" };

test("a row that came above moved the cursor to another line: it stays where somebody stood, and so does what they type", async () => {
  const { document, grid, user } = await open();
  await user.keyboard(TO_LOAVES);
  const [, before] = figures("Loaves");
  act(() => void document.follow([BEFORE_ALL]));
  await screen.findByRole("rowheader", { name: "Ovens" });
  expect(activeText(grid)).toBe(before);
  await user.keyboard("7{Enter}");
  await waitFor(() => expect(figures("Loaves")[1]).toBe("7"));
  expect(figures("Ovens")).toEqual(["2", "2", "2", "2"]);
});

test("a field that is open goes along with its row, with what is typed in it", async () => {
  const { document, user } = await open();
  await user.keyboard(`${TO_LOAVES}45`);
  act(() => void document.follow([BEFORE_ALL]));
  await screen.findByRole("rowheader", { name: "Ovens" });
  expect(screen.getByRole("textbox", { name: /^Loaves, Aug/ })).toHaveProperty("value", "45");
  await user.keyboard("6{Enter}");
  await waitFor(() => expect(figures("Loaves")[1]).toBe("456"));
});

test("what was typed into a row that somebody removed is told, and goes into no other row", async () => {
  const { document, grid, sent, user } = await open();
  await user.keyboard(`${TO_LOAVES}456`);
  act(() => void document.follow([WITHOUT_LOAVES]));
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: "Loaves" })).toBeNull());
  await screen.findByText("Loaves, Aug-26 is no longer here. “456” was not entered.");
  expect(document.state().document.drivers.some(({ id }) => id === "loaves")).toBe(false);
  await waitFor(() => expect(window.document.activeElement).toBe(grid));
  await user.keyboard("789{Enter}");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(sent).toEqual([]);
});

test("a figure half typed was lost when its page was left after access had ended: it is told, to be copied", async () => {
  render(<ToasterSlot />);
  const { user, sent, holdBy, unmount } = await open();
  await user.keyboard(`${TO_LOAVES}12`);
  holdBy("You cannot change this model now.");
  await user.click(document.body);
  screen.getByDisplayValue("12");
  expect(leaveCell()).toBe(true);
  unmount();
  const told = await screen.findByText("Loaves, Aug-26: “12” was not entered");
  const message = within(told.closest("li") ?? told);
  message.getByText("You cannot change this model now.");
  await user.click(message.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe("12");
  expect(sent).toEqual([]);
});

test("a figure that one's access came to refuse while it was typed was lost: it stays with the reason, and is told when it is left", async () => {
  render(<ToasterSlot />);
  let why: string | undefined;
  const { user, sent } = await open(() => why);
  await user.keyboard(`${TO_LOAVES}13`);
  why = "Your access is for given figures.";
  await user.keyboard("{Enter}");
  expect(screen.getByRole("textbox").getAttribute("aria-describedby")).not.toBeNull();
  expect(screen.getAllByText(why).length).toBeGreaterThan(0);
  await user.click(document.body);
  expect(await screen.findByText("Loaves, Aug-26: “13” was not entered")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("a figure that was opened and not changed is left in silence, whoever may change it by then", async () => {
  render(<ToasterSlot />);
  const { user, holdBy, unmount } = await open();
  await user.keyboard(`${TO_LOAVES}{F2}`);
  holdBy("You cannot change this model now.");
  expect(leaveCell()).toBe(false);
  unmount();
  expect(screen.queryByText(/Aug-26: “100” was not entered/)).toBeNull();
});
