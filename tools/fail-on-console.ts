/**
 * Set up for every test: a warning or an error nobody expected fails the test that caused it.
 * A test that expects one says so with `vi.spyOn(console, …)`, which takes our place.
 */
import { afterEach, expect } from "vitest";

const said: string[] = [];

for (const level of ["error", "warn"] as const) {
  const write = console[level];
  console[level] = (...parts: unknown[]) => {
    said.push(`console.${level}: ${parts.map(String).join(" ")}`);
    write(...parts);
  };
}

afterEach(() => {
  expect(said.splice(0), "nothing unexpected on the console").toEqual([]);
});
