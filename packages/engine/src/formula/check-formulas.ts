/**
 * Holds every formula against the finished list of lines, since only then every name is known:
 * names that are not there, with the nearest that is, and units that do not fit. A formula with an
 * unknown name gives zero. The lines a formula made for itself get their unit here.
 */
import type { Draft } from "#draft/draft.ts";
import { ZERO } from "#lines/expression.ts";
import type { Line, Unit } from "#lines/line.ts";
import type { IssueCode } from "#model/issue.ts";
import { syntaxOf } from "./add-formula.ts";
import { PARTS } from "./compile-formula.ts";
import { suggestion } from "./nearest-name.ts";
import type { Syntax } from "./syntax.ts";
import { areAlike, type Dimension, dimensionOfUnit, readUnits, wordOf } from "./units.ts";

type Written = { line: Line; place: string; syntax: Syntax };

export function checkFormulas(draft: Draft) {
  const written = [...draft.lines.values()].flatMap((line): Written[] => {
    if (!line.formula) return [];
    const { text, place } = line.formula;
    return [{ line, place, syntax: syntaxOf(draft, text) }];
  });
  const unitOf = (name: string) => draft.lines.get(name)?.unit;
  for (const { line, syntax } of written.filter(takesItsUnit)) {
    const unit = unitFor(readUnits(syntax, unitOf).dimension);
    draft.lines.set(line.id, { ...line, unit });
  }
  for (const each of written.filter((formula) => !isPart(formula))) {
    const report = (code: IssueCode, message: string, at: number) =>
      draft.issues.push({
        code,
        severity: "error",
        place: each.place,
        message: `${message} (at ${at + 1})`,
      });
    if (checkNames(each, draft, report)) checkUnits(each, unitOf, report);
    else empty(each.line, draft);
  }
}

type Report = (code: IssueCode, message: string, at: number) => void;

/** A part of a formula, and a check, which is anything that must be zero. */
function takesItsUnit({ line }: Written) {
  return line.section === PARTS || line.section === "checks";
}

/** The parts of a formula say nothing of their own: the formula they stand in does. */
function isPart({ line }: Written) {
  return line.section === PARTS;
}

function checkNames({ syntax }: Written, { lines }: Draft, report: Report): boolean {
  const unknown = namesIn(syntax).filter(({ name }) => !lines.has(name));
  for (const { name, at } of unknown) {
    const message = `"${name}" is not in the model.${suggestion(name, lines.keys())}`;
    report("unknown-name", message, at);
  }
  return unknown.length === 0;
}

function checkUnits(
  { line, syntax }: Written,
  unitOf: (name: string) => Unit | undefined,
  report: Report,
) {
  const { dimension, clashes } = readUnits(syntax, unitOf);
  for (const { message, at } of clashes) report("unit-clash", message, at);
  const wanted = dimensionOfUnit(unitOf(line.id));
  if (clashes.length > 0 || areAlike(dimension, wanted)) return;
  const message = `The formula gives ${wordOf(dimension)}, but "${line.name}" is ${wordOf(wanted)}.`;
  report("unit-clash", message, syntax.at);
}

function empty(line: Line, draft: Draft) {
  const source = { kind: "calculated", expression: ZERO } as const;
  for (const each of draft.lines.values()) {
    const isOwn = each.section === PARTS && each.id.startsWith(`${line.id}.`);
    if (isOwn || each.id === line.id) draft.lines.set(each.id, { ...each, source });
  }
}

function unitFor({ money, days }: Dimension): Unit {
  if (money) return "currency";
  return days ? "days" : "rate";
}

function namesIn(syntax: Syntax): Extract<Syntax, { kind: "name" }>[] {
  switch (syntax.kind) {
    case "name":
      return [syntax];
    case "negate":
      return namesIn(syntax.of);
    case "operation":
      return [...namesIn(syntax.left), ...namesIn(syntax.right)];
    case "call":
      return syntax.args.flatMap(namesIn);
    default:
      return [];
  }
}
