/**
 * The body of a function while it is written: its instructions so far, and which of its locals
 * hold what, so that a value read twice is loaded once.
 *
 * Memory:  front + (row × stride + time) × bytes of a cell
 *
 * The front leaves room for the longest look back, since an address cannot have a negative part.
 */
import type { Program } from "../program.ts";
import { type Bytes, unsigned } from "./encoding.ts";
import { get, type Instructions, set, tee } from "./instructions.ts";

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
  code: Bytes;
  valueLocals: number;
  constants: Map<string, { local: number; value: number }>;
  /** By cell, counted from time zero. */
  loaded: Map<number, number>;
  /** The locals of the group's own rows; those already calculated this turn; those kept over a turn. */
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
    ...{ program, layout, code: [], valueLocals: 0, constants: new Map(), loaded: new Map() },
    ...{ rows: new Map(), calculated: new Set(), carried: new Set() },
  };
}

export function put(body: Body, ...pieces: Bytes[]) {
  for (const piece of pieces) for (const byte of piece) body.code.push(byte);
}

export function newLocal(body: Body): number {
  return FIRST_VALUE + body.valueLocals++;
}

/** Constants are set once, before the loop. */
export function putConstant(body: Body, value: number) {
  const key = Object.is(value, -0) ? "-0" : String(value);
  const known = body.constants.get(key) ?? { local: newLocal(body), value };
  body.constants.set(key, known);
  put(body, get(known.local));
}

/** Puts a row's value `lag` periods back on the stack, from a local where one holds it. */
export function putValue(body: Body, row: number, lag: number) {
  const own = body.rows.get(row);
  if (own !== undefined && lag === 0) return put(body, get(own));
  if (own !== undefined && lag === 1 && !body.calculated.has(row)) {
    body.carried.add(row);
    return put(body, get(own));
  }
  const cell = row * body.program.stride - lag;
  const known = body.loaded.get(cell);
  if (known !== undefined) return put(body, get(known));
  const local = newLocal(body);
  body.loaded.set(cell, local);
  put(body, get(TIME), loadOf(body, row, lag), tee(local));
}

export function loadOf(body: Body, row: number, lag: number): Bytes {
  return [...body.layout.instructions.load, ...addressOf(body, row, lag)];
}

/** A hint of 8 bytes' alignment, and what is added to the time in bytes. */
export function addressOf({ program, layout }: Body, row: number, lag: number): Bytes {
  return [
    3,
    ...unsigned(frontBytesOf(program, layout) + (row * program.stride - lag) * layout.cellBytes),
  ];
}

export function frontBytesOf(program: Program, { cellBytes }: Layout): number {
  return program.historyCount * cellBytes;
}

/** Sets what the loop takes for granted: constants, and the period before the first. */
export function prologueOf(body: Body): Body {
  const prologue = { ...body, code: [] };
  const { instructions } = body.layout;
  for (const { local, value } of body.constants.values())
    put(prologue, instructions.constant(value), set(local));
  for (const row of body.carried)
    put(prologue, get(TIME), loadOf(body, row, 1), set(body.rows.get(row) ?? 0));
  return prologue;
}
