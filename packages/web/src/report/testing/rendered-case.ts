import type { RenderedCase } from "@app/engine/reports/rendered-report";

/** A case of a small report: a page of words and cards, one of a statement, one of checks. */
export function renderedCase(change: Partial<RenderedCase> = {}): RenderedCase {
  return {
    ...{ key: "base", name: "Base" },
    checks: {
      isBlocked: false,
      faults: [],
      items: [
        { name: "Assets equal liabilities plus equity", class: "error", isBroken: false },
        {
          ...{ name: "Cash is above its floor", class: "alert", isBroken: true },
          ...{ period: "Feb-27", periodCount: 3 },
        },
      ],
    },
    pages: [
      {
        ...{ id: "summary", title: "Summary" },
        blocks: [
          {
            ...{ id: "cards", kind: "keyFigures" },
            figures: [
              {
                ...{ label: "Revenue", period: "Jul-26 to Oct-26", text: "783,607" },
                ...{ figure: 783_607, note: "353 behind forecast", isGood: false },
              },
            ],
          },
          {
            ...{ id: "words", kind: "commentary", caseName: "Base" },
            paragraphs: [
              [
                { kind: "words", text: "Revenue is " },
                {
                  ...{ kind: "figure", text: "783,607", figure: 783_607 },
                  ...{ name: "Revenue, Jul-26 to Oct-26", warning: "It fell." },
                },
                { kind: "words", text: ", and " },
                { kind: "typed", text: "12", isKept: false },
                { kind: "words", text: " people work here." },
              ],
            ],
          },
          {
            ...{ id: "chart", kind: "chart" },
            chart: {
              ...{ kind: "line", title: "Closing cash", unit: { name: "AUD" }, actualCount: 1 },
              periods: ["Oct-26", "Nov-26"],
              series: [{ id: "cash", name: "Closing cash", figures: [139_392, 79_078], colour: 1 }],
            },
          },
        ],
      },
      {
        ...{ id: "profit", title: "Profit and loss" },
        blocks: [
          {
            ...{ id: "statement", kind: "table" },
            table: {
              ...{ title: "Profit and loss", unit: "AUD" },
              columns: [column(0, "actual", "Oct-26"), column(1, "forecast", "Nov-26")],
              rows: [
                row("pl.revenue", "Revenue", "total", [500, 450]),
                row("pl.freight", "Freight", "line", [0, 0]),
                row("pl.wages", "Wages", "line", [-300, -310]),
              ],
            },
          },
        ],
      },
      {
        ...{ id: "checked", title: "Checks" },
        blocks: [
          { id: "checks", kind: "checks" },
          { id: "gone", kind: "missing", text: "The line is gone." },
        ],
      },
    ],
    ...change,
  };
}

function column(at: number, standing: "actual" | "forecast", lower: string) {
  const upper = standing === "actual" ? "Actual" : "Forecast";
  return { case: "base", from: at, to: at, standing, role: "figure", upper, lower } as const;
}

function row(key: string, label: string, kind: "line" | "total", figures: number[]) {
  return {
    ...{ key, label, kind, level: kind === "line" ? 1 : 0, isFinal: false, isPercent: false },
    ...{ figures: [...figures], isZero: figures.every((figure) => figure === 0) },
    texts: figures.map((figure) =>
      figure < 0 ? `(${-figure})` : figure === 0 ? "–" : `${figure}`,
    ),
  } as const;
}
