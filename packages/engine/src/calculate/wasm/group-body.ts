/**
 * One group as the body of a function (time, end), both counted in bytes from the first period of
 * history: a loop that calculates each row of the group, keeps its value at hand for the rows
 * after it, and stores it.
 *
 * Two periods a turn may calculate one too many at the end. It falls on the next row's first cell,
 * which is put back afterwards.
 */
import type { Program } from "#calculate/program.ts";
import {
  type Body,
  type Layout,
  newLocal,
  offsetOf,
  putPrologue,
  startBody,
  TIME,
  TIME_END,
} from "./body.ts";
import { newWriter, putAll, putByte, putSized, putUnsigned, type Writer } from "./encoding.ts";
import { putExpression } from "./expression-code.ts";
import { expressionAt, type Group } from "./groups.ts";
import {
  END,
  F64,
  GET,
  I32,
  int32,
  put,
  putAccess,
  putIfStart,
  putInt32,
  putLocal,
  putLoopEnd,
  putLoopStart,
  SET,
  scalar,
  TEE,
} from "./instructions.ts";

/** Puts the function as it stands in a module: its length, its locals, its instructions. */
export function putGroup(module: Writer, program: Program, group: Group, layout: Layout) {
  const body = loopOf(program, group, layout);
  const content = newWriter(2 * body.code.length);
  const keptRows = layout.periodsPerTurn > 1 ? group.rows : [];
  const firstKept = newLocal({ ...body });
  putLocals(content, [1, body.valueLocals, keptRows.length], layout);
  putPrologue(content, body);
  putKeep(content, body, keptRows, firstKept);
  putAll(content, body.code);
  if (keptRows.length > 0) putRestore(content, body, keptRows, firstKept);
  put(content, END);
  putSized(module, content);
}

/** The pointer, the values, and the next rows' cells that are put back. */
function putLocals(content: Writer, counts: number[], { instructions }: Layout) {
  putUnsigned(content, counts.length);
  for (const [index, type] of [I32, instructions.type, F64].entries()) {
    putUnsigned(content, counts[index] ?? 0);
    putByte(content, type);
  }
}

function loopOf(program: Program, { rows }: Group, layout: Layout): Body {
  const body = startBody(program, layout);
  const { code } = body;
  for (const row of rows) body.rows.set(row, newLocal(body));
  putLoopStart(code);
  for (const row of rows) {
    putLocal(code, GET, TIME);
    putExpression(body, expressionAt(program, row));
    putLocal(code, TEE, body.rows.get(row) ?? 0);
    putAccess(code, layout.instructions.store, offsetOf(body, row, 0));
    body.calculated.add(row);
  }
  putLocal(code, GET, TIME);
  putInt32(code, layout.cellBytes * layout.periodsPerTurn);
  put(code, int32.add);
  putLocal(code, TEE, TIME);
  putLocal(code, GET, TIME_END);
  put(code, int32.less);
  putLoopEnd(code);
  return body;
}

function putKeep(code: Writer, body: Body, rows: number[], firstKept: number) {
  for (const [index, row] of rows.entries()) {
    putLocal(code, GET, TIME_END);
    putAccess(code, scalar.load, offsetOf(body, row, 0));
    putLocal(code, SET, firstKept + index);
  }
}

function putRestore(code: Writer, body: Body, rows: number[], firstKept: number) {
  putLocal(code, GET, TIME);
  putLocal(code, GET, TIME_END);
  put(code, int32.notEqual);
  putIfStart(code);
  for (const [index, row] of rows.entries()) {
    putLocal(code, GET, TIME_END);
    putLocal(code, GET, firstKept + index);
    putAccess(code, scalar.store, offsetOf(body, row, 0));
  }
  put(code, END);
}
