import type { RenderedReference } from "@app/engine/reports/rendered-report";
import { createContext, type ReactNode, use } from "react";

/** A figure of the report; `sign` where it is not shown as its statement shows it. */
export type AskedFigure = RenderedReference & { title: string; sign?: 1 };

type Asking = { ask: (figure: AskedFigure) => void; isOpen: (caseKey: string) => boolean };

/** Given where a reader may ask why; elsewhere a figure is only read. */
export const AskWhy = createContext<Asking | undefined>(undefined);

type WhyFigureProps = {
  figure: AskedFigure | undefined;
  children: ReactNode;
  /** In a table, whose figures are one stop of the Tab key. */
  place?: { row: number; column: number; isTabStop: boolean };
};

export function WhyFigure({ figure, children, place }: WhyFigureProps) {
  const asking = use(AskWhy);
  if (!asking || !figure || !asking.isOpen(figure.case)) return children;
  return (
    <button
      type="button"
      className="why-figure"
      data-printed
      title={`Why? ${figure.title}`}
      {...(place && {
        tabIndex: place.isTabStop ? 0 : -1,
        "data-row": place.row,
        "data-column": place.column,
      })}
      onClick={() => asking.ask(figure)}
    >
      {children}
    </button>
  );
}
