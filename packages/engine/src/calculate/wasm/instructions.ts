/** The instructions a program is made of, one at a time (scalar) or two side by side (vector). */
import type { BinaryOperator, UnaryOperator } from "#lines/expression.ts";
import { type Bytes, float64, signed, unsigned } from "./encoding.ts";

export const I32 = 0x7f;
export const F64 = 0x7c;
const V128 = 0x7b;

export const NO_RESULT = 0x40;
export const END: Bytes = [0x0b];
export const LOOP: Bytes = [0x03, NO_RESULT];
export const IF: Bytes = [0x04, NO_RESULT];
export const REPEAT_IF: Bytes = [0x0d, 0];

export const get = (local: number): Bytes => [0x20, ...unsigned(local)];
export const set = (local: number): Bytes => [0x21, ...unsigned(local)];
export const tee = (local: number): Bytes => [0x22, ...unsigned(local)];
export const call = (callee: number): Bytes => [0x10, ...unsigned(callee)];

export const int32 = {
  constant: (value: number): Bytes => [0x41, ...signed(value)],
  notEqual: [0x47],
  less: [0x49],
  lessOrEqual: [0x4d],
  add: [0x6a],
} satisfies Record<string, Bytes | ((value: number) => Bytes)>;

type Arithmetic = Exclude<BinaryOperator, Comparison>;
export type Comparison =
  | "equal"
  | "notEqual"
  | "less"
  | "lessOrEqual"
  | "greater"
  | "greaterOrEqual";

/** One instruction set for both widths: the same steps, other bytes. */
export type Instructions = {
  type: number;
  load: Bytes;
  store: Bytes;
  /** Takes what it gives when true, what it gives when false, and a condition. */
  choose: Bytes;
  constant: (value: number) => Bytes;
  unary: Record<Exclude<UnaryOperator, "not">, Bytes>;
  arithmetic: Record<Arithmetic, Bytes>;
  /** A condition: 1 or 0 for one number, all bits or none for each of two. */
  comparison: Record<Comparison, Bytes>;
};

const constant = (value: number): Bytes => [0x44, ...float64(value)];

export const scalar: Instructions = {
  type: F64,
  load: [0x2b],
  store: [0x39],
  choose: [0x1b],
  constant,
  unary: { abs: [0x99], negate: [0x9a], floor: [0x9c] },
  arithmetic: {
    add: [0xa0],
    subtract: [0xa1],
    multiply: [0xa2],
    divide: [0xa3],
    min: [0xa4],
    max: [0xa5],
  },
  comparison: {
    equal: [0x61],
    notEqual: [0x62],
    less: [0x63],
    greater: [0x64],
    lessOrEqual: [0x65],
    greaterOrEqual: [0x66],
  },
};

const pair = (code: number): Bytes => [0xfd, ...unsigned(code)];

export const vector: Instructions = {
  type: V128,
  load: pair(0),
  store: pair(11),
  choose: pair(82),
  constant: (value) => [...constant(value), ...splat],
  unary: { abs: pair(236), negate: pair(237), floor: pair(117) },
  arithmetic: {
    add: pair(240),
    subtract: pair(241),
    multiply: pair(242),
    divide: pair(243),
    min: pair(244),
    max: pair(245),
  },
  comparison: {
    equal: pair(71),
    notEqual: pair(72),
    less: pair(73),
    greater: pair(74),
    lessOrEqual: pair(75),
    greaterOrEqual: pair(76),
  },
};

/** One number into both places, one place out, one place in. */
export const splat = pair(20);
export const extract = (lane: 0 | 1): Bytes => [...pair(33), lane];
export const replace = (lane: 0 | 1): Bytes => [...pair(34), lane];
