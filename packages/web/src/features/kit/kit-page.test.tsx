import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeLayout } from "#testing/fake-layout.ts";
import { KitPage } from "./kit-page.tsx";

fakeLayout();
test("the page shows the kit once, and its main parts in both themes side by side", () => {
  const { container } = render(<KitPage links={<a href="/kit/model">Open a model</a>} />);
  // By element, not by role: working out every role of so long a page takes seconds.
  expect(container.querySelector("h1")?.textContent).toBe("Components");
  for (const name of ["light", "dark"]) {
    const sample = container.querySelector(`[aria-labelledby="both-themes"] .${name}`);
    const parts = sample?.querySelectorAll("button, input, select, svg[role=img]");
    expect(parts?.length).toBeGreaterThan(15);
  }
});
