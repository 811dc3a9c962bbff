import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { KitPage } from "./kit-page.tsx";

afterEach(cleanup);

test("the page shows the kit once, and its main parts in both themes side by side", () => {
  render(<KitPage />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Components");
  const themes = within(screen.getByRole("region", { name: "Both themes side by side" }));
  for (const name of ["Light", "Dark"]) {
    const sample = themes.getByRole("heading", { name }).closest(`.${name.toLowerCase()}`);
    expect(sample?.querySelectorAll("button, input, select, svg[role=img]").length).toBeGreaterThan(
      15,
    );
  }
});
