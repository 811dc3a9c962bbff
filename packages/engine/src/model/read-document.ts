/**
 * Reads a document from anywhere: brings an old one forward step by step, writes out what was left
 * empty, then holds it against the schema. What comes back is either a document that the engine can build, or what is wrong
 * with it, place by place. A model half typed is a document; one with unknown fields is not.
 */
import { faultOf } from "#time/timeline.ts";
import { type ModelDocument, SCHEMA_VERSION } from "./document.ts";
import type { Issue } from "./issue.ts";
import { sayLaterFigures } from "./migrations/later-figures.ts";
import { isRecord, type Raw } from "./raw.ts";
import { documentSchema, emptyContainers } from "./schema/document-schema.ts";
import { validate } from "./schema/validate.ts";

/** `steps[1]` makes a document of version 2 out of one of version 1. A new version adds its step. */
export type Migrations = Record<number, (document: Raw) => Raw>;
const MIGRATIONS: Migrations = { 1: sayLaterFigures };

export type ReadDocument =
  | { document: ModelDocument; issues: [] }
  | { document?: never; issues: Issue[] };

export function readDocument(value: unknown): ReadDocument {
  const migrated = migrate(value, SCHEMA_VERSION, MIGRATIONS);
  if (typeof migrated === "string") return { issues: [invalid("schemaVersion", migrated)] };
  const whole = withContainers(migrated);
  const issues = validate(documentSchema, whole);
  if (issues.length > 0) return { issues };
  const document = whole as ModelDocument;
  const fault = faultOf(document.timeline);
  return fault ? { issues: [invalid("timeline", fault)] } : { document, issues: [] };
}

/** What is left out where it is empty. */
function withContainers(document: Raw): Raw {
  const whole = { ...document };
  for (const [key, value] of Object.entries(emptyContainers()))
    if (whole[key] === undefined) whole[key] = value;
  return whole;
}

/** The document in the version asked for, or why it cannot be had. */
export function migrate(value: unknown, version: number, steps: Migrations): Raw | string {
  if (!isRecord(value)) return "This is not a model.";
  let document: Raw =
    value.schemaVersion === undefined ? { ...value, schemaVersion: version } : value;
  for (;;) {
    const current = document.schemaVersion;
    if (current === version) return document;
    if (!Number.isInteger(current) || Number(current) > version) {
      return `This model is of version ${String(current)}; version ${version} is the newest known here.`;
    }
    const step = steps[Number(current)];
    if (!step) return `Models of version ${String(current)} can no longer be read.`;
    document = { ...step(document), schemaVersion: Number(current) + 1 };
  }
}

function invalid(place: string, message: string): Issue {
  return { code: "invalid", severity: "error", place, message };
}
