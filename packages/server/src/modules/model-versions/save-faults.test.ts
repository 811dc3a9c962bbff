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
