/**
 * The body of a function while it is written: its instructions so far, and which of its locals
 * hold what, so that a value read twice is loaded once.
 *
 * Memory:  front + (row × stride + time) × bytes of a cell
 *
 * The front leaves room for the longest look back, since an address cannot have a negative part.
 */
import type { Program } from "#calculate/program.ts";
import { newWriter, type Writer } from "./encoding.ts";
import {
  GET,
  type Instructions,
  putAccess,
  putLocal,
  putNumber,
  SET,
  TEE,
} from "./instructions.ts";

/** How a sheet lies in memory and how much of it one turn calculates. */
export type Layout = {
  instructions: Instructions;
  /** 8 for one number a cell, 16 where two scenarios stand side by side. */
  cellBytes: number;
  periodsPerTurn: number;
};

export type Body = {
  program: Program;
  layout: Layout;
  code: Writer;
  valueLocals: number;
  constants: Map<string, { local: number; value: number }>;
  /** By cell, counted from time zero. */
  loaded: Map<number, number>;
  /** The locals of the group's own rows; those calculated already; those kept over a turn. */
  rows: Map<number, number>;
  calculated: Set<number>;
  carried: Set<number>;
};

/** Parameters and the one local that counts, before the locals that hold values. */
export const TIME = 0;
export const TIME_END = 1;
export const POINTER = 2;
const FIRST_VALUE = 3;

export function startBody(program: Program, layout: Layout): Body {
  return {
    program,
    layout,
    code: newWriter(1024),
    valueLocals: 0,
    constants: new Map(),
    loaded: new Map(),
    rows: new Map(),
    calculated: new Set(),
    carried: new Set(),
  };
}

export function newLocal(body: Body): number {
  return FIRST_VALUE + body.valueLocals++;
}

/** Constants are set once, before the loop. */
export function putConstant(body: Body, value: number) {
  const key = Object.is(value, -0) ? "-0" : String(value);
  let known = body.constants.get(key);
  if (!known) {
    known = { local: newLocal(body), value };
    body.constants.set(key, known);
  }
  putLocal(body.code, GET, known.local);
}

/**
 * Puts a row's value `lag` periods back on the stack, from a local where one holds it. A row of
 * the group that has not had its turn yet still holds its value of the period before.
 */
export function putValue(body: Body, row: number, lag: number) {
  const { code, loaded } = body;
  const cell = row * body.program.stride - lag;
  const known = ownLocal(body, row, lag) ?? loaded.get(cell);
  if (known !== undefined) return putLocal(code, GET, known);
  const local = newLocal(body);
  loaded.set(cell, local);
  putLoad(body, row, lag, TIME);
  putLocal(code, TEE, local);
}

function ownLocal({ rows, calculated, carried }: Body, row: number, lag: number) {
  const own = rows.get(row);
  if (own === undefined || lag === 0) return own;
  if (lag !== 1 || calculated.has(row)) return undefined;
  carried.add(row);
  return own;
}

/** Loads from the time that a local holds. */
export function putLoad(body: Body, row: number, lag: number, time: number, code = body.code) {
  putLocal(code, GET, time);
  putAccess(code, body.layout.instructions.load, offsetOf(body, row, lag));
}

/** What is added to the time in bytes. */
export function offsetOf({ program, layout }: Body, row: number, lag: number): number {
  return (program.historyCount + row * program.stride - lag) * layout.cellBytes;
}

/** Sets what the loop takes for granted: constants, and the period before the first. */
export function putPrologue(code: Writer, body: Body) {
  for (const { local, value } of body.constants.values()) {
    putNumber(code, value, body.layout.instructions);
    putLocal(code, SET, local);
  }
  for (const row of body.carried) {
    putLoad(body, row, 1, TIME, code);
    putLocal(code, SET, body.rows.get(row) ?? 0);
  }
}
