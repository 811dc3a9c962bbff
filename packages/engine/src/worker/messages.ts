/** Holds what arrives against the protocol, as far as the holder relies on it. */
import type { Message, Request } from "./protocol.ts";

type Guard = (value: unknown) => boolean;

const isNumber: Guard = (value) => typeof value === "number";
const isText: Guard = (value) => typeof value === "string";
const isAnything: Guard = () => true;
const orNothing =
  (guard: Guard): Guard =>
  (value) =>
    value === undefined || guard(value);
const listOf =
  (guard: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(guard);
const objectOf =
  (fields: Record<string, Guard>): Guard =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, guard]) => guard(value[name]));

const isCase = orNothing(isText);
const isCaseRead: Guard = (value) => isCase(value) || objectOf({ reference: isText })(value);
const isRead = objectOf({
  lines: listOf(isText),
  from: orNothing(Number.isInteger),
  to: orNothing(Number.isInteger),
  unit: orNothing(isText),
  cases: orNothing(listOf(isCase)),
});
const isStatements = objectOf({ statements: listOf(isText) });
const isLines = objectOf({ title: isText, lines: listOf(isText) });
const isTableRead = objectOf({
  shows: (value) =>
    ["kpis", "checks", "drivers", "driversByUse"].includes(String(value)) ||
    isStatements(value) ||
    isLines(value),
  cases: orNothing(listOf(isCaseRead)),
  from: orNothing(Number.isInteger),
  to: orNothing(Number.isInteger),
  upTo: orNothing(Number.isInteger),
});
const isWork: Guard = (value) =>
  objectOf({ kind: isText, on: isCase })(value) &&
  isObject(value) &&
  ["scenarios", "sensitivity", "goal", "trials"].includes(String(value.kind));

const ASKED = {
  line: isText,
  period: Number.isInteger,
  from: orNothing(Number.isInteger),
  scenario: isCase,
  reference: orNothing(isText),
};

const FIELDS: Record<Request["kind"], Record<string, Guard>> = {
  warmUp: {},
  open: { document: isAnything, reads: orNothing(listOf(isRead)) },
  refer: { key: isText, name: isText, document: isAnything },
  edit: { edits: listOf(isAnything) },
  read: { reads: listOf(isRead) },
  watch: { reads: listOf(isRead) },
  watchTables: { tables: listOf(isTableRead) },
  checks: { cases: listOf(isCase) },
  explain: ASKED,
  drivers: ASKED,
  journals: { module: isText, period: Number.isInteger, scenario: isCase },
  payments: { periodCount: Number.isInteger, scenario: isCase },
  tryOut: {
    edits: listOf(isAnything),
    tables: listOf(isTableRead),
    journal: orNothing(objectOf({ module: isText, period: Number.isInteger })),
  },
  rollForward: { asked: isObject },
  prepare: {},
  start: { work: isWork },
  continue: { job: isNumber },
  cancel: { job: isNumber },
  document: {},
  close: {},
};

/** The number it is answered by, and the message, or why it is none. */
export function readMessage(
  value: unknown,
):
  | { id: number; message: Message; fault?: never }
  | { id: number; message?: never; fault: string } {
  if (!isObject(value) || typeof value.id !== "number")
    return { id: -1, fault: "this is not a message" };
  const { id, kind } = value;
  if (typeof kind !== "string" || !Object.hasOwn(FIELDS, kind))
    return { id, fault: `there is no message of the kind "${String(kind)}"` };
  const fields = Object.entries(FIELDS[kind as Request["kind"]]);
  const wrong = fields.find(([name, guard]) => !guard(value[name]));
  if (wrong) return { id, fault: `"${wrong[0]}" of this message is not as it should be` };
  return { id, message: value as Message };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
