import * as z from "zod/mini";
import { accessLevel } from "./access-level.ts";
import { endpoint, stream } from "./endpoint.ts";
import { MODEL_DOCUMENT_LIMITS, modelEdits } from "./model-document.ts";
import { modelFigures } from "./models.ts";
import { ID_MAX, id, idParams, pageOf, pageQuery, wholeNumber } from "./paging.ts";
import { line } from "./text.ts";
import { versionLabel } from "./version-label.ts";

const access = "member" as const;
const versionParams = z.extend(idParams, { version: wholeNumber(1, ID_MAX) });

const issue = z.object({
  code: z.string(),
  severity: z.enum(["error", "warning"]),
  /** The place in the document, for example "modules/loan-1/ratePerYear". */
  place: z.string(),
  message: z.string(),
});

export const getModelDocument = endpoint({
  method: "GET",
  path: "/model/{id}/document",
  summary: "A model's document, the newest version or an older one.",
  access,
  params: idParams,
  waitsForPool: "briefly",
  query: z.strictObject({ version: z.optional(wholeNumber(1, ID_MAX)) }),
  data: z.object({ version: z.int(), document: z.unknown() }),
});

/** One change and who made it; what a screen needs to follow others. */
const versionEdits = z.object({
  version: z.int(),
  authorName: z.string(),
  isYou: z.boolean(),
  at: z.iso.datetime(),
  edits: z.array(z.unknown()),
});

export const listModelEdits = endpoint({
  method: "GET",
  path: "/model/{id}/edits",
  summary:
    "What was saved after a version, in order: made one after the other in it they give the newest.",
  access,
  params: idParams,
  query: z.strictObject({ afterVersion: wholeNumber(0, ID_MAX - 1) }),
  data: z.object({
    version: z.int(),
    items: z.array(versionEdits),
    /** Too much has happened since: read the document again. */
    isTooFar: z.boolean(),
  }),
});

/**
 * UPDATE saves in the model. CREATE saves in a copy of it, which is a model of its own ("save as").
 * UNKNOWN is what the caller's level allows: UPDATE where it may edit the data, else CREATE.
 */
const saveMode = z.enum(["UNKNOWN", "CREATE", "UPDATE"]);

const conflict = z.object({
  place: z.string(),
  reason: z.enum(["changed", "removed", "named", "periods"]),
  /** Which of the edits that were sent it is about. */
  mineIndex: z.int(),
  /** Who saved the other one, and when. */
  theirName: z.string(),
  theirAt: z.iso.datetime(),
  /** What stood there, and what each of the two made of it; left out where there is nothing. */
  before: z.optional(z.unknown()),
  mine: z.optional(z.unknown()),
  theirs: z.optional(z.unknown()),
});

const saved = z.object({
  outcome: z.literal("saved"),
  /** The model that holds it: another one where the mode was CREATE. */
  modelId: z.int(),
  version: z.int(),
  /** What others saved since the base version, before this. */
  others: z.array(versionEdits),
  /** The edits as they were made on top of that. */
  edits: z.array(z.unknown()),
  issues: z.array(issue),
  figures: modelFigures,
});

/** Nothing was saved: a person decides, and sends what they decided for as `settled`. */
const inConflict = z.object({
  outcome: z.literal("conflict"),
  version: z.int(),
  others: z.array(versionEdits),
  conflicts: z.array(conflict),
});

export const saveModelDocument = endpoint({
  method: "PUT",
  path: "/model/{id}/document",
  summary: "Save what changed since a version. The same save id again is the same save.",
  access,
  params: idParams,
  // A person who types saves every few seconds, and a team has many: only a paste is large.
  limits: { ...MODEL_DOCUMENT_LIMITS, usualBytes: 64 * 1024 },
  waitsForPool: "briefly",
  body: z.strictObject({
    saveId: z.uuid(),
    saveMode: z._default(saveMode, "UPDATE"),
    baseVersion: id,
    edits: modelEdits,
    /**
     * Indexes of edits that a person decided for, over what others had saved up to the version
     * they were shown. What was saved after that is asked about again.
     */
    settled: z.optional(
      z.strictObject({ version: id, edits: z.array(z.int().check(z.minimum(0))) }),
    ),
    message: z._default(line(200), ""),
    /** The name of the copy, where the mode is CREATE. */
    modelName: z._default(line(120), ""),
  }),
  data: z.discriminatedUnion("outcome", [saved, inConflict]),
});

const version = z.object({
  version: z.int(),
  kind: z.enum(["create", "save", "restore"]),
  authorName: z.string(),
  isYou: z.boolean(),
  at: z.iso.datetime(),
  message: z.string(),
  label: z.nullable(z.string()),
  /** At the end of the last period; null where it does not work out. */
  closingCash: z.nullable(z.number()),
});

export const listModelVersions = endpoint({
  method: "GET",
  path: "/model/{id}/version_history",
  summary: "A model's versions, the newest first; one person's run of saves is one row.",
  access,
  params: idParams,
  query: pageQuery,
  data: pageOf(
    z.extend(version, {
      /** The first version of the run; `version` is its last. */
      fromVersion: z.int(),
      /** At the end of the version before the run; null where there is none or it does not work out. */
      closingCashBefore: z.nullable(z.number()),
      /** Others of the run that have a name. */
      named: z.array(z.object({ version: z.int(), label: z.string() })),
    }),
  ),
});

export const listRunVersions = endpoint({
  method: "GET",
  path: "/model/{id}/version_history/{version}/run",
  summary: "Every version of the run that a version belongs to, the newest first.",
  access,
  params: versionParams,
  data: z.object({ items: z.array(version) }),
});

export const labelModelVersion = endpoint({
  method: "PUT",
  path: "/model/{id}/version_history/{version}",
  summary: "Give a version a name, or take it away.",
  access,
  params: versionParams,
  body: versionLabel,
  data: version,
});

export const restoreModelVersion = endpoint({
  method: "POST",
  path: "/model/{id}/version_history/{version}/restore",
  summary: "Make a new version that is what an older one was.",
  access,
  params: versionParams,
  waitsForPool: "briefly",
  body: z.strictObject({ saveId: z.uuid() }),
  data: z.object({ version: z.int() }),
});

/** A change between two versions, and what it did to the line that was asked for. */
const comparedChange = z.object({
  place: z.string(),
  /** "rest" is what is left over: the order of things, and changes beyond those that are priced. */
  kind: z.enum(["added", "changed", "removed", "rest"]),
  /** In words, for example "Debtor days from 45 to 30". */
  sentence: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
  /** Of figures that changed in some periods alone: which ("Jan-27 to Mar-27"), and what stood and stands there. */
  inPeriods: z.optional(z.object({ periods: z.string(), before: z.string(), after: z.string() })),
  /** The part of the difference that it makes, for each figure asked for; null where it does not work out. */
  parts: z.array(z.nullable(z.number())),
});

export const compareModelVersions = endpoint({
  method: "GET",
  path: "/model/{id}/compare",
  summary: "What changed between two versions, and what each change did to lines of the forecast.",
  access,
  params: idParams,
  waitsForPool: "long",
  query: z.strictObject({
    from: wholeNumber(1, ID_MAX),
    to: wholeNumber(1, ID_MAX),
    /**
     * Lines and numbers of periods of the later version, "cf.closingCash@35,pl.profit@24-35";
     * without them closing cash at the end and profit over all periods.
     */
    figures: z._default(line(400), ""),
  }),
  data: z.object({
    from: version,
    to: version,
    figures: z.array(
      z.object({
        line: z.string(),
        name: z.string(),
        period: z.string(),
        before: z.nullable(z.number()),
        after: z.nullable(z.number()),
        /** Of each in its own version; null where that has no such line or periods. */
        cells: z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }),
      }),
    ),
    changes: z.array(comparedChange),
    /** Changes that move no figure: names, notes, order. */
    wordCount: z.int(),
    /** In every column the parts add up to the difference, to the cent. */
    addsUp: z.boolean(),
  }),
});

/** How a model stands for whoever has it open: sent at once, and again whenever any of it changes. */
export const modelState = stream({
  method: "GET",
  path: "/model/{id}/live",
  summary: "How a model stands: its newest version, your level, who else is here.",
  access,
  params: idParams,
  events: z.object({
    documentVersion: z.int(),
    /** Of the record. */
    version: z.int(),
    savedByName: z.string(),
    savedAt: z.iso.datetime(),
    registeredModelAccessMode: accessLevel,
    isActive: z.boolean(),
    people: z.array(z.object({ name: z.string(), avatarIndex: z.int(), isYou: z.boolean() })),
  }),
});
