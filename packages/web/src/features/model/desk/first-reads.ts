/**
 * The tables that a page of a model shows first, as its address says. Asked for with the document, they are
 * made while the page around them is drawn. Of a page that shows others nothing is said: it asks itself.
 */
import { type ModelDocument, SCHEMA_VERSION } from "@app/engine/model/document";
import type { TableRead } from "@app/engine/worker/read-tables";
import { floorLineOf } from "#features/model/overview/headroom.ts";
import { statementsOf, statementsRead } from "#features/model/statements/statements-read.ts";
import { statementsSearch } from "#features/model/statements/statements-search.ts";
import { keyFiguresRead } from "#features/model/workbench/key-figures-of.ts";
import { viewOf } from "#features/model/workbench/view.ts";
import { viewSearch } from "#features/model/workbench/view-search.ts";

/** Where somebody is: what they look at, and how. */
export type Place = { pathname: string; search: object };

export function firstReads(document: ModelDocument, { pathname, search }: Place): TableRead[] {
  const shown = statementsSearch.parse(search);
  const isKnown = pathname.endsWith("/statements") && shown.with === undefined;
  // One of another version is brought forward first, or refused.
  if (!isKnown || document.schemaVersion !== SCHEMA_VERSION) return [];
  const view = viewOf(viewSearch.parse(search), document);
  return [
    keyFiguresRead(view.scenario, floorLineOf(document)),
    statementsRead(statementsOf(shown), view),
  ];
}
