import { coffeeRoaster } from "@app/engine/examples/coffee-roaster";
import { documentOf } from "@app/engine/examples/company";
import { expect, test } from "vitest";
import { saveFaults } from "./save-faults.ts";

test("what was stored with an id twice can be changed elsewhere, and gets no third", () => {
  const sound = documentOf(coffeeRoaster);
  const [module] = sound.modules;
  if (!module) throw new Error("a company without modules");
  const stored = { ...sound, modules: [...sound.modules, module] };
  expect(saveFaults(stored, { ...stored, name: "Renamed" })).toEqual([]);
  expect(saveFaults(stored, sound)).toEqual([]);
  expect(saveFaults(stored, { ...stored, modules: [...stored.modules, module] })).toEqual([
    { place: `modules/${module.id}#3`, message: `"${module.id}" is already there.` },
  ]);
});

test("entries within an entry have ids of their own, each once", () => {
  const sound = documentOf(coffeeRoaster);
  const modules = sound.modules.map((module) =>
    "onCosts" in module && module.onCosts
      ? { ...module, onCosts: [...module.onCosts, ...module.onCosts] }
      : module,
  );
  const places = saveFaults(sound, { ...sound, modules }).map(({ place }) => place);
  expect(places).toContainEqual(expect.stringMatching(/^modules\/\w+\/onCosts\/\w+#2$/));
});

test("a note is written on a day", () => {
  const sound = documentOf(coffeeRoaster);
  const note = { id: "n1", place: "drivers/x", text: "Asked the bank." };
  const withDay = (writtenOn: string) =>
    saveFaults(sound, { ...sound, notes: [...sound.notes, { ...note, writtenOn }] });
  expect(withDay("2026-07-31")).toEqual([]);
  expect(withDay("yesterday")).toEqual([
    {
      place: "notes/n1/writtenOn",
      message: '"yesterday" is not a date, such as 2026-07-31.',
    },
  ]);
});

test("a module is set on a day, as a driver is", () => {
  const sound = documentOf(coffeeRoaster);
  const [module, ...rest] = sound.modules;
  if (!module) throw new Error("a company without modules");
  const modules = [{ ...module, setOn: "yesterday" }, ...rest];
  expect(saveFaults(sound, { ...sound, modules })).toMatchObject([
    { place: `modules/${module.id}/setOn` },
  ]);
});

test.each(["a\u202Eb", "a\u0007b", "a\u0000b", "a\u2066b"])(
  "the text %j is refused, for what is not seen in it",
  (text) => {
    const sound = documentOf(coffeeRoaster);
    const [driver, ...rest] = sound.drivers;
    if (!driver) throw new Error("a company without drivers");
    const drivers = [{ ...driver, note: text }, ...rest];
    expect(saveFaults(sound, { ...sound, drivers })).toEqual([
      {
        place: `drivers/${driver.id}/note`,
        message: "This has characters that cannot be seen.",
      },
    ]);
  },
);

test("a text of several lines, with tabs, dashes and another alphabet, is a text", () => {
  const sound = documentOf(coffeeRoaster);
  const name = "Umsatz –\tgroß\n売上 שלום";
  expect(saveFaults(sound, { ...sound, name })).toEqual([]);
});
