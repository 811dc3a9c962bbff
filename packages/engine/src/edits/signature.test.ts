import { expect, test } from "vitest";
import type { Edit } from "./edit.ts";
import { isSignatureAt, withoutSignatures } from "./signature.ts";

const set = (place: string): Edit => ({ kind: "set", place, value: "Tom" });

test("who set a driver or a module is a signature, and a field of that name elsewhere is none", () => {
  expect(isSignatureAt("drivers/price/setBy")).toBe(true);
  expect(isSignatureAt("modules/rent/setOn")).toBe(true);
  expect(isSignatureAt("drivers/setBy/note")).toBe(false);
  expect(isSignatureAt("modules/pay/onCosts/setBy/name")).toBe(false);
});

test("signatures are left out of what is told, unless nothing else was done", () => {
  const edits = [set("drivers/price/note"), set("drivers/price/setBy"), set("drivers/price/setOn")];
  expect(withoutSignatures(edits)).toEqual([edits[0]]);
  expect(withoutSignatures(edits.slice(1))).toEqual(edits.slice(1));
});

test("a removed scenario was told with 2 more changes, the colours that the others keep", () => {
  const gone: Edit = { kind: "remove", place: "scenarios/downside" };
  const colours = [set("scenarios/upside/colour"), set("scenarios/bank/colour")];
  expect(withoutSignatures([gone, ...colours])).toEqual([gone]);
  expect(withoutSignatures(colours)).toEqual(colours);
});

test("a scenario that was removed and taken back was told as a colour no longer set, and 4 more changes", () => {
  const back: Edit = {
    ...{ kind: "insert", list: "scenarios", after: null },
    entry: { id: "rain", name: "Rain", overrides: [] },
  };
  const colours = ["upside", "bank"].map(
    (id): Edit => ({ kind: "remove", place: `scenarios/${id}/colour` }),
  );
  expect(withoutSignatures([...colours, back])).toEqual([back]);
  expect(withoutSignatures(colours)).toEqual(colours);
});
