/** The instructions a program is made of, on one number (scalar) or on two side by side (vector). */
import type { BinaryOperator, UnaryOperator } from "#lines/expression.ts";
import { putByte, putFloat64, putSigned, putUnsigned, type Writer } from "./encoding.ts";

/** A vector instruction is its prefix and its number. */
const VECTOR_PREFIX = 0xfd;
const pair = (code: number) => VECTOR_PREFIX * 0x100 + code;

export const I32 = 0x7f;
export const F64 = 0x7c;
const V128 = 0x7b;

export const GET = 0x20;
export const SET = 0x21;
export const TEE = 0x22;
const CALL = 0x10;
const LOOP = 0x03;
const IF = 0x04;
const BRANCH_IF = 0x0d;
const INT32 = 0x41;
const NUMBER = 0x44;
const NO_RESULT = 0x40;
export const END = 0x0b;

export const int32 = { notEqual: 0x47, less: 0x49, add: 0x6a };

export type Comparison =
  | "equal"
  | "notEqual"
  | "less"
  | "lessOrEqual"
  | "greater"
  | "greaterOrEqual";

/** The same steps in both widths, under other numbers. */
export type Instructions = {
  type: number;
  load: number;
  store: number;
  /** Takes what it gives when true, what it gives when false, and a condition. */
  choose: number;
  unary: Record<Exclude<UnaryOperator, "not">, number>;
  arithmetic: Record<Exclude<BinaryOperator, Comparison>, number>;
  /** A condition: 1 or 0 for one number, all bits or none for each of two. */
  comparison: Record<Comparison, number>;
};

export const scalar: Instructions = {
  type: F64,
  load: 0x2b,
  store: 0x39,
  choose: 0x1b,
  unary: { abs: 0x99, negate: 0x9a, floor: 0x9c },
  arithmetic: {
    ...{ add: 0xa0, subtract: 0xa1, multiply: 0xa2, divide: 0xa3 },
    ...{ min: 0xa4, max: 0xa5 },
  },
  comparison: {
    ...{ equal: 0x61, notEqual: 0x62, less: 0x63, greater: 0x64 },
    ...{ lessOrEqual: 0x65, greaterOrEqual: 0x66 },
  },
};

export const vector: Instructions = {
  type: V128,
  load: pair(0),
  store: pair(11),
  choose: pair(82),
  unary: { abs: pair(236), negate: pair(237), floor: pair(117) },
  arithmetic: {
    ...{ add: pair(240), subtract: pair(241), multiply: pair(242), divide: pair(243) },
    ...{ min: pair(244), max: pair(245) },
  },
  comparison: {
    ...{ equal: pair(71), notEqual: pair(72), less: pair(73), greater: pair(74) },
    ...{ lessOrEqual: pair(75), greaterOrEqual: pair(76) },
  },
};

/** One number into both places. */
export const SPLAT = pair(20);

export function put(writer: Writer, instruction: number) {
  if (instruction < 0x100) return putByte(writer, instruction);
  putByte(writer, VECTOR_PREFIX);
  putUnsigned(writer, instruction & 0xff);
}

/** An instruction on a local: GET, SET or TEE. */
export function putLocal(writer: Writer, instruction: number, local: number) {
  putByte(writer, instruction);
  putUnsigned(writer, local);
}

/** Loads and stores name their alignment, as a power of two, and what is added to the address. */
export function putAccess(writer: Writer, instruction: number, offset: number) {
  put(writer, instruction);
  putByte(writer, 3);
  putUnsigned(writer, offset);
}

export function putInt32(writer: Writer, value: number) {
  putByte(writer, INT32);
  putSigned(writer, value);
}

export function putNumber(writer: Writer, value: number, { type }: Instructions) {
  putByte(writer, NUMBER);
  putFloat64(writer, value);
  if (type === V128) put(writer, SPLAT);
}

export function putCallOf(writer: Writer, callee: number) {
  putByte(writer, CALL);
  putUnsigned(writer, callee);
}

/** Takes one of two numbers out, or puts one in. */
export function putExtract(writer: Writer, lane: 0 | 1) {
  put(writer, pair(33));
  putByte(writer, lane);
}

export function putReplace(writer: Writer, lane: 0 | 1) {
  put(writer, pair(34));
  putByte(writer, lane);
}

export function putLoopStart(writer: Writer) {
  putByte(writer, LOOP);
  putByte(writer, NO_RESULT);
}

export function putIfStart(writer: Writer) {
  putByte(writer, IF);
  putByte(writer, NO_RESULT);
}

/** Goes round again while the condition holds, and ends the loop. */
export function putLoopEnd(writer: Writer) {
  putByte(writer, BRANCH_IF);
  putByte(writer, 0);
  putByte(writer, END);
}
