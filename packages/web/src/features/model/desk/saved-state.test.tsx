import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Desk } from "./desk.ts";
import { SavedState } from "./saved-state.tsx";

const MODEL = {
  ...{ savedAt: "2026-11-02T00:00:00.000Z", versionIdentifier: "76", documentVersion: 76 },
};

/** A desk that has saved what there was, as that version. */
const savedAs = (version: number) =>
  ({
    status: () => SAVED,
    subscribe: () => () => {},
    version: () => version,
  }) as unknown as Desk;
const SAVED = { kind: "saved" };

test("after a save it said the version of before until the model was heard of again: it says the one that was made", () => {
  const { rerender } = render(<SavedState model={MODEL} desk={savedAs(77)} />);
  expect(screen.getByRole("status").textContent).toBe("Saved just now, version 77");
  rerender(<SavedState model={MODEL} desk={savedAs(76)} />);
  expect(screen.getByRole("status").textContent).toMatch(/^Saved .+, version 76$/);
});
