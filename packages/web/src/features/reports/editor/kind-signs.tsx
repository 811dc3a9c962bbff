import {
  AlignLeft,
  ChartColumnStacked,
  ChartLine,
  ChartNoAxesColumn,
  ChartNoAxesCombined,
  Columns3,
  GalleryHorizontal,
  GitBranch,
  Heading,
  ListChecks,
  SeparatorHorizontal,
  Table2,
} from "lucide-react";
import type { ReactElement } from "react";
import type { BlockKind } from "./report-edits.ts";

/** In the order in which they are offered. */
export const KIND_SIGNS: Record<BlockKind, ReactElement> = {
  heading: <Heading />,
  commentary: <AlignLeft />,
  keyFigures: <GalleryHorizontal />,
  lineChart: <ChartLine />,
  stackedBarChart: <ChartColumnStacked />,
  waterfallChart: <ChartNoAxesColumn />,
  combinationChart: <ChartNoAxesCombined />,
  statementTable: <Table2 />,
  varianceTable: <Columns3 />,
  scenarioTable: <GitBranch />,
  checks: <ListChecks />,
  pageBreak: <SeparatorHorizontal />,
};
