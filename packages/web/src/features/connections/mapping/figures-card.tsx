import { monthLabel } from "@app/engine/time/month";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { Agreement } from "./agreement.tsx";
import { connectionFigures, type Figures } from "./mapping-queries.ts";
import { minorAmount } from "./minor-amount.ts";

const MONTHS_AT_FIRST = 6;

type Both = Figures["months"][number]["netProfit"];

const ROWS = [
  { of: "netProfit", part: "source", title: "Net profit at the source" },
  { of: "netProfit", part: "onHold", title: "Changes on hold, added back" },
  { of: "netProfit", part: "model", title: "Net profit in the model" },
  { of: "netProfit", part: "difference", title: "Difference" },
  { of: "netAssets", part: "source", title: "Net assets at the source" },
  { of: "netAssets", part: "onHold", title: "Changes on hold, added back" },
  { of: "netAssets", part: "model", title: "Net assets in the model" },
  { of: "netAssets", part: "difference", title: "Difference" },
] as const satisfies readonly {
  of: "netProfit" | "netAssets";
  part: keyof Both;
  title: string;
}[];

/** Source and model, month by month, as the mapping stands that is saved. */
export function FiguresCard({ id }: { id: number }) {
  const { data } = useSuspenseQuery(connectionFigures(id));
  const [areAll, setAreAll] = useState(false);
  const { months, currency, currencyDecimals } = data;
  const shown = areAll ? months : months.slice(-MONTHS_AT_FIRST);
  return (
    <Card>
      <CardHeader
        title="The source and the model, month by month"
        description={`${currency}, to the cent, by the mapping that is saved`}
        actions={
          <>
            <Agreement figures={data} />
            {months.length > MONTHS_AT_FIRST && (
              <Button size="sm" onClick={() => setAreAll(!areAll)}>
                {areAll ? `Show the last ${MONTHS_AT_FIRST}` : `Show all ${months.length} months`}
              </Button>
            )}
          </>
        }
      />
      <Table
        label="The source and the model, month by month"
        isFigures
        head={
          <>
            <TableHead>
              <span className="sr-only">Figure</span>
            </TableHead>
            {shown.map(({ month }) => (
              <TableHead key={month} isNumber>
                {monthLabel(month)}
              </TableHead>
            ))}
          </>
        }
      >
        {ROWS.map(({ of, part, title }) => (
          <TableRow key={`${of} ${part}`} kind={part === "difference" ? "total" : "plain"}>
            <TableCell isRowHead className="whitespace-nowrap">
              {title}
            </TableCell>
            {shown.map((each) => (
              <FigureCell
                key={each.month}
                minor={each[of][part]}
                decimals={currencyDecimals}
                isDifference={part === "difference"}
              />
            ))}
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}

type FigureCellProps = { minor: string; decimals: number; isDifference: boolean };

function FigureCell({ minor, decimals, isDifference }: FigureCellProps) {
  const tone = minor === "0" ? "text-positive" : "text-negative";
  return (
    <TableCell isNumber isNegative={minor.startsWith("-")} className={isDifference ? tone : ""}>
      {isDifference && minor === "0" ? (0).toFixed(decimals) : minorAmount(minor, decimals)}
    </TableCell>
  );
}
