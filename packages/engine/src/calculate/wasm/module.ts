/** A program as a WebAssembly module: one function per group, and one that calls them all. */
import type { Program } from "#calculate/program.ts";
import type { Layout } from "./body.ts";
import {
  newModule,
  newWriter,
  putAll,
  putByte,
  putName,
  putSection,
  putSized,
  putUnsigned,
  type Writer,
  writtenOf,
} from "./encoding.ts";
import { putGroup } from "./group-body.ts";
import type { Group } from "./groups.ts";
import { END, F64, GET, I32, putCallOf, putLocal } from "./instructions.ts";

/** What a module is given: two functions, which count before its own, and its memory. */
export const IMPORTS = "given";
const IMPORTED_FUNCTIONS = ["round", "root"];

/** The groups are exported by their number, and this runs them in order. */
export const ALL = "all";

const FUNCTION_TYPE = 0x60;
const NUMBERS_TO_NUMBER = 0;
const OVER_TIME = 1;

export function moduleBytes(
  program: Program,
  groups: readonly Group[],
  layoutOf: (group: Group) => Layout,
): Uint8Array<ArrayBuffer> {
  const module = newModule();
  const functionCount = groups.length + 1;
  putSection(module, 1, putTypes);
  putSection(module, 2, putImports);
  putSection(module, 3, (content) => {
    putUnsigned(content, functionCount);
    for (let index = 0; index < functionCount; index++) putByte(content, OVER_TIME);
  });
  putSection(module, 7, (content) => putExports(content, groups.length));
  putSection(module, 10, (content) => {
    putUnsigned(content, functionCount);
    for (const group of groups) putGroup(content, program, group, layoutOf(group));
    putCallAll(content, groups.length);
  });
  return writtenOf(module);
}

function putTypes(content: Writer) {
  putUnsigned(content, 2);
  putAll(content, [FUNCTION_TYPE, 2, F64, F64, 1, F64]);
  putAll(content, [FUNCTION_TYPE, 2, I32, I32, 0]);
}

function putImports(content: Writer) {
  putUnsigned(content, IMPORTED_FUNCTIONS.length + 1);
  for (const field of IMPORTED_FUNCTIONS) {
    putName(content, IMPORTS);
    putName(content, field);
    putAll(content, [0, NUMBERS_TO_NUMBER]);
  }
  putName(content, IMPORTS);
  putName(content, "memory");
  putAll(content, [2, 0, 1]);
}

function putExports(content: Writer, groupCount: number) {
  putUnsigned(content, groupCount + 1);
  for (let index = 0; index <= groupCount; index++) {
    putName(content, index < groupCount ? String(index) : ALL);
    putByte(content, 0);
    putUnsigned(content, IMPORTED_FUNCTIONS.length + index);
  }
}

function putCallAll(content: Writer, groupCount: number) {
  const body = newWriter();
  putUnsigned(body, 0);
  for (let index = 0; index < groupCount; index++) {
    putLocal(body, GET, 0);
    putLocal(body, GET, 1);
    putCallOf(body, IMPORTED_FUNCTIONS.length + index);
  }
  putByte(body, END);
  putSized(content, body);
}
