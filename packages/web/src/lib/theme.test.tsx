// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ThemeProvider, useTheme } from "./theme.tsx";

const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = "";
  system.matches = false;
  vi.stubGlobal("matchMedia", () => system);
});
test("the system's preference is the default, and is followed while it changes", () => {
  show();
  expect(document.documentElement.className).toBe("light");

  act(() => {
    system.matches = true;
    system.dispatchEvent(new Event("change"));
  });
  expect(document.documentElement.className).toBe("dark");
});

test("a choice is applied to the root and kept under vite-ui-theme", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "dark" }));
  expect(document.documentElement.className).toBe("dark");
  expect(localStorage.getItem("vite-ui-theme")).toBe("dark");
});

test("a kept choice beats the system's preference, and nonsense does not count as one", () => {
  localStorage.setItem("vite-ui-theme", "dark");
  show();
  expect(document.documentElement.className).toBe("dark");
  cleanup();

  localStorage.setItem("vite-ui-theme", "purple");
  show();
  expect(document.documentElement.className).toBe("light");
});

test("a choice made in another tab arrives in this one", () => {
  show();
  localStorage.setItem("vite-ui-theme", "dark");
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "vite-ui-theme" }));
  });
  expect(document.documentElement.className).toBe("dark");
});

test("outside its provider, the theme says what is missing", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Chooser />)).toThrow("useTheme must be used within a ThemeProvider");
});

function show() {
  render(
    <ThemeProvider>
      <Chooser />
    </ThemeProvider>,
  );
}

function Chooser() {
  const { setTheme } = useTheme();
  return (
    <button type="button" onClick={() => setTheme("dark")}>
      dark
    </button>
  );
}
