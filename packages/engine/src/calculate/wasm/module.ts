/** A program as a WebAssembly module: one function per group, and one that calls them all. */
import type { Program } from "../program.ts";
import type { Layout } from "./body.ts";
import { type Bytes, join, list, moduleOf, name, section, unsigned } from "./encoding.ts";
import { groupBody } from "./group-body.ts";
import type { Group } from "./groups.ts";
import { call, END, F64, get, I32 } from "./instructions.ts";

/** What a module is given. The two functions come before its own, in this order. */
export const IMPORTS = "given";

/** The groups are exported by their number, and this runs them in order. */
export const ALL = "all";
const FUNCTION = 0x60;
const NUMBERS_TO_NUMBER = 0;
const OVER_TIME = 1;
const IMPORTED_FUNCTIONS = 2;

export function moduleBytes(
  program: Program,
  groups: readonly Group[],
  layoutOf: (group: Group) => Layout,
): Uint8Array<ArrayBuffer> {
  const bodies = groups.map((group) => groupBody(program, group, layoutOf(group)));
  const functions = [...bodies, callAll(groups.length)];
  const exports = functions.map((_, index) =>
    join([
      name(index < groups.length ? String(index) : ALL),
      [0],
      unsigned(IMPORTED_FUNCTIONS + index),
    ]),
  );
  return moduleOf([
    section(
      1,
      list([
        [FUNCTION, ...list([[F64], [F64]]), ...list([[F64]])],
        [FUNCTION, ...list([[I32], [I32]]), ...list([])],
      ]),
    ),
    section(
      2,
      list([
        imported("round", [0, NUMBERS_TO_NUMBER]),
        imported("root", [0, NUMBERS_TO_NUMBER]),
        imported("memory", [2, 0, 1]),
      ]),
    ),
    section(3, list(functions.map(() => [OVER_TIME]))),
    section(7, list(exports)),
    section(10, list(functions)),
  ]);
}

function imported(field: string, kind: Bytes): Bytes {
  return join([name(IMPORTS), name(field), kind]);
}

function callAll(groupCount: number): Bytes {
  const calls = Array.from({ length: groupCount }, (_, index) =>
    join([get(0), get(1), call(IMPORTED_FUNCTIONS + index)]),
  );
  const content = join([list([]), ...calls, END]);
  return join([unsigned(content.length), content]);
}
