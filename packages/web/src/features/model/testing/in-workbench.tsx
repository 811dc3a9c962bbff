import type { Model } from "@app/contract/models";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { type ReactNode, useMemo, useState } from "react";
import { type Workbench, WorkbenchContext } from "#features/model/workbench/use-workbench.ts";
import type { View } from "#features/model/workbench/view.ts";
import { caseColours } from "#model/case-colours.ts";
import type { OpenDocument } from "#model/open-document.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { questionAt } from "#model/why-question.ts";

type InWorkbenchProps = Partial<Pick<Workbench, "onEdits" | "whyNot" | "ask">> & {
  document: OpenDocument;
  view?: Partial<View>;
  children: ReactNode;
};

/** What a part of an open model finds around it, without a server. */
export function InWorkbench(props: InWorkbenchProps) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => <Around {...props} /> }),
      history: createMemoryHistory(),
    }),
  );
  return <RouterProvider router={router as never} />;
}

function Around({ document, children, ...given }: InWorkbenchProps) {
  const { structure } = useDocumentState(document);
  const [view, setView] = useState<View>({
    ...{ scenario: undefined, unit: structure.timeline.unit, periods: "all", scale: "ones" },
    ...given.view,
  });
  const ask = given.ask ?? (() => {});
  const workbench = useMemo<Workbench>(
    () => ({
      model: { id: 1, connectionId: null } as Model,
      document,
      onEdits: given.onEdits ?? document.edit,
      typing: { onEdits: given.onEdits ?? document.edit },
      whyNot: given.whyNot,
      view,
      setView: (change) => setView((before) => ({ ...before, ...(change as Partial<View>) })),
      colours: caseColours(structure.scenarios),
      ask,
      askAt: (table, { row, column }) => ask(table && questionAt(table, row, column)),
      followTo: () => undefined,
    }),
    [document, structure, view, given.onEdits, given.whyNot, ask],
  );
  return <WorkbenchContext value={workbench}>{children}</WorkbenchContext>;
}
