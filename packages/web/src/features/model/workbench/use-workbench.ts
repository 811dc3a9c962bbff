import type { Model } from "@app/contract/models";
import type { Table } from "@app/engine/tables/table";
import { createContext, use } from "react";
import type { CaseColours } from "#model/case-colours.ts";
import type { CellPlace } from "#model/figure.tsx";
import type { OpenDocument } from "#model/open-document.ts";
import type { GridProps } from "#model/treegrid/grid-props.ts";
import type { WhyQuestion } from "#model/why-question.ts";
import type { View } from "./view.ts";
import type { ViewSearch } from "./view-search.ts";

/** What every part of an open model works with. */
export type Workbench = {
  model: Model;
  document: OpenDocument;
  /** Makes edits, or says why not; without it the model is only read. */
  onEdits: GridProps["onEdits"] | undefined;
  /** What a grid types with: while nothing may be changed, what is half typed waits in its cell. */
  typing: Pick<GridProps, "onEdits" | "hold">;
  /** What this person's access does not let them change. */
  whyNot: GridProps["whyNot"];
  view: View;
  setView: (change: Partial<ViewSearch>) => void;
  colours: CaseColours;
  /** Opens Why? beside the part that is showing. */
  ask: (question: WhyQuestion | undefined) => void;
  askAt: (table: Table | undefined, place: CellPlace) => void;
  /** The same, where Why? is open already: it goes along with whoever goes to another figure. */
  followTo: (table: Table | undefined, place: CellPlace) => void;
};

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

export function useWorkbench(): Workbench {
  const workbench = use(WorkbenchContext);
  if (!workbench) throw new Error("No model is open here.");
  return workbench;
}
