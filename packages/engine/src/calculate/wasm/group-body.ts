/**
 * One group as the body of a function (time, end), both counted in bytes from the first period of
 * history: a loop that calculates each row of the group, keeps its value at hand for the rows
 * after it, and stores it.
 *
 * Two periods a turn may calculate one too many at the end. It falls on the next row's first cell,
 * which is put back afterwards.
 */
import type { Program } from "../program.ts";
import {
  addressOf,
  type Body,
  type Layout,
  newLocal,
  prologueOf,
  put,
  startBody,
  TIME,
  TIME_END,
} from "./body.ts";
import { type Bytes, join, list, unsigned } from "./encoding.ts";
import { putExpression } from "./expression-code.ts";
import { expressionAt, type Group } from "./groups.ts";
import {
  END,
  F64,
  get,
  I32,
  IF,
  int32,
  LOOP,
  REPEAT_IF,
  scalar,
  set,
  tee,
} from "./instructions.ts";

/** The function as it stands in a module: its length, its locals, its instructions. */
export function groupBody(program: Program, group: Group, layout: Layout): Bytes {
  const loop = loopOf(program, group, layout);
  const keeps = layout.periodsPerTurn > 1 ? keepNext(loop, group) : { before: [], after: [] };
  const locals = list([
    [1, I32],
    [...unsigned(loop.valueLocals), layout.instructions.type],
    [...unsigned(layout.periodsPerTurn > 1 ? group.rows.length : 0), F64],
  ]);
  const pieces = [locals, prologueOf(loop).code, keeps.before, loop.code, keeps.after, END];
  const content = join(pieces);
  return join([unsigned(content.length), content]);
}

function loopOf(program: Program, { rows }: Group, layout: Layout): Body {
  const body = startBody(program, layout);
  for (const row of rows) body.rows.set(row, newLocal(body));
  put(body, LOOP);
  for (const row of rows) {
    put(body, get(TIME));
    putExpression(body, expressionAt(program, row));
    put(body, tee(body.rows.get(row) ?? 0));
    put(body, layout.instructions.store, addressOf(body, row, 0));
    body.calculated.add(row);
  }
  const turnBytes = layout.cellBytes * layout.periodsPerTurn;
  put(body, get(TIME), int32.constant(turnBytes), int32.add, tee(TIME));
  put(body, get(TIME_END), int32.less, REPEAT_IF, END);
  return body;
}

function keepNext(loop: Body, { rows }: Group): { before: Bytes; after: Bytes } {
  const kept = (index: number) => newLocalsAfter(loop) + index;
  const before = rows.map((row, index) =>
    join([get(TIME_END), scalar.load, addressOf(loop, row, 0), set(kept(index))]),
  );
  const restore = rows.map((row, index) =>
    join([get(TIME_END), get(kept(index)), scalar.store, addressOf(loop, row, 0)]),
  );
  const isPast = [get(TIME), get(TIME_END), int32.notEqual, IF];
  return { before: join(before), after: join([...isPast, ...restore, END]) };
}

/** The locals that keep the next row's cells come after those that hold values. */
function newLocalsAfter(body: Body) {
  return newLocal({ ...body });
}
