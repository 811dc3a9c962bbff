import { formatAmount, formatPercent } from "#lib/format.ts";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { STATEMENT } from "./kit-data.ts";
import { KitSection } from "./kit-section.tsx";

export function StatementSample() {
  return (
    <KitSection title="Statement" span={7}>
      <p className="-mt-2.5 text-xs text-text-3">
        Base, AUD. Negative variance is worse for profit
      </p>
      <Table
        label="Profit and loss"
        isFigures
        className="rounded-lg border border-border"
        head={
          <>
            <TableHead>AUD</TableHead>
            <TableHead isNumber className="bg-cell-actual">
              Oct-26
            </TableHead>
            <TableHead isNumber className="bg-cell-actual">
              Jul to Oct
            </TableHead>
            <TableHead isNumber>Budget</TableHead>
            <TableHead isNumber>Actual less budget</TableHead>
          </>
        }
      >
        {STATEMENT.map(({ label, kind, amounts: [month, toDate, budget] }) => (
          <TableRow key={label} kind={kind}>
            <TableCell isRowHead>{label}</TableCell>
            <Amount value={month} isActual />
            <Amount value={toDate} isActual />
            <Amount value={budget} />
            <Amount value={toDate - budget} />
          </TableRow>
        ))}
        <TableRow kind="percent">
          <TableCell isRowHead>EBITDA margin</TableCell>
          {MARGINS.map((share, index) => (
            <TableCell key={share} isNumber isActual={index < 2}>
              {formatPercent(share)}
            </TableCell>
          ))}
          <TableCell isNumber isNegative>
            (0.2 pt)
          </TableCell>
        </TableRow>
      </Table>
    </KitSection>
  );
}

const MARGINS = [27_643 / 218_513, 63_667 / 783_607, 64_020 / 768_400];

function Amount({ value, isActual = false }: { value: number; isActual?: boolean }) {
  return (
    <TableCell isNumber isNegative={value < 0} isActual={isActual}>
      {formatAmount(value)}
    </TableCell>
  );
}
