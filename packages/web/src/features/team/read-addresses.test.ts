import { expect, test } from "vitest";
import { readAddresses } from "./read-addresses.ts";

test("addresses come in lines, with commas, semicolons, spaces or names, and each once", () => {
  const pasted = "ana@firm.com, Tom Marlowe <tom@firm.com>;\nlinh@firm.com Ana@firm.com\n";
  expect(readAddresses(pasted)).toEqual(["ana@firm.com", "tom@firm.com", "linh@firm.com"]);
  expect(readAddresses(" \n,")).toEqual([]);
});
