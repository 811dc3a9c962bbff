import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Pager } from "./pager.tsx";

const pager = (page: number, total: number) => (
  <Pager
    page={page}
    total={total}
    onPrint={() => {}}
    linkTo={(target, link) => <a href={`#page=${target}`} {...link} />}
  />
);

const show = (page: number, total: number) => render(pager(page, total));

const linkTo = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href") ?? null;

test.each([
  [1, 34, "1–10 of 34", null, "#page=2"],
  [2, 34, "11–20 of 34", "#page=1", "#page=3"],
  [4, 34, "31–34 of 34", "#page=3", null],
  [1, 10, "1–10 of 10", null, null],
  [1, 1, "1–1 of 1", null, null],
  [9, 34, "None of 34 on this page", "#page=4", null],
])("page %d of %d rows reads %j", (page, total, text, previous, next) => {
  show(page, total);
  expect(screen.getByText(text)).toBeTruthy();
  expect(linkTo("Previous")).toBe(previous);
  expect(linkTo("Next")).toBe(next);
});

test("a sheet with a page of a longer list says how all of it is printed", () => {
  const { unmount } = show(1, 10);
  expect(screen.queryByText(/prints all of them/)).toBeNull();
  unmount();
  show(1, 11);
  expect(screen.getByText("Print below the list prints all of them.")).toBeTruthy();
});

test("a step that leads nowhere is a disabled button", () => {
  show(1, 34);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Previous" }).disabled).toBe(true);
});

test.each([
  ["the last page", "Next", 3, 4, "Previous"],
  ["the first page", "Previous", 2, 1, "Next"],
])(
  "stepping to %s left the focus nowhere: it goes to the step that is left",
  async (_, step, from, to, left) => {
    const { rerender } = show(from, 34);
    await userEvent.click(screen.getByRole("link", { name: step }));
    rerender(pager(to, 34));
    expect(document.activeElement).toBe(screen.getByRole("link", { name: left }));
  },
);

test("rows that others add or take away do not move the focus", () => {
  const { rerender } = show(3, 34);
  rerender(pager(4, 34));
  expect(document.activeElement).toBe(document.body);
});

test("a list without rows has no pager", () => {
  show(1, 0);
  expect(screen.queryByRole("navigation")).toBeNull();
});
