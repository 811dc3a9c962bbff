import { expect, test } from "vitest";
import { driverText } from "./driver-text.ts";
import { readSettings, settingsText } from "./settings-text.ts";

test("a moved driver is told against what is planned: −20%, +1.5 points, +7", () => {
  expect(driverText({ mode: "scale", isPercent: false }, 0.8)).toBe("−20%");
  expect(driverText({ mode: "shift", isPercent: true }, 0.015)).toBe("+1.5 pt");
  expect(driverText({ mode: "shift", isPercent: false }, 7)).toBe("+7");
  expect(driverText({ mode: "scale", isPercent: false }, 1)).toBe("as planned");
});

test("settings come back from an address as they went; what is no figure there is left out", () => {
  const settings = { "driver.days": 1.25, "wages & more": -3 };
  expect(readSettings(settingsText(settings))).toEqual(settings);
  expect(readSettings("days=NaN&kegs=0.9&x=much")).toEqual({ kegs: 0.9 });
});
