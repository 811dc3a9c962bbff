import { expect, test } from "vitest";
import { deskCalls } from "./desk-calls.ts";

test("whoever waits for a sign-in looks again when the tab is looked at, and not while it is hidden", async () => {
  const control = new AbortController();
  let isOver = false;
  const over = deskCalls(1)
    .untilSignedIn(control.signal)
    .then(() => {
      isOver = true;
    });
  const turn = async (isHidden: boolean) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await turn(true);
  expect(isOver).toBe(false);
  await turn(false);
  await over;
  expect(isOver).toBe(true);
  control.abort();
});
