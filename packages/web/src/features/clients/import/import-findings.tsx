import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { ImportLook } from "./import-queries.ts";
import { closingWords, OUTCOMES } from "./import-words.ts";

/** What is wrong, each at its row as a spreadsheet program counts them. */
export function ImportProblems({ look: { problems, counts } }: { look: ImportLook }) {
  if (problems.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="What is wrong"
        description={
          counts.wrong > problems.length
            ? `The first ${problems.length}. Rows are counted as in the file.`
            : "Rows are counted as in the file."
        }
      />
      <Table
        label="What is wrong in the list"
        className="max-h-80 overflow-y-auto"
        isHeadSticky
        head={
          <>
            <TableHead isNumber>Row</TableHead>
            <TableHead>Column</TableHead>
            <TableHead>What is wrong</TableHead>
          </>
        }
      >
        {problems.map(({ row, heading, message }) => (
          <TableRow key={`${row} ${heading} ${message}`}>
            <TableCell isNumber className="w-16">
              {row}
            </TableCell>
            <TableCell className="text-text-2">{heading || "–"}</TableCell>
            <TableCell className="wrap-anywhere whitespace-normal">{message}</TableCell>
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}

type Outcome = ImportLook["rows"][number]["outcome"];
const TONES: Partial<Record<Outcome, "info" | "alert" | "negative" | "positive">> = {
  ...{ add: "positive", update: "info", ask: "alert", wrong: "negative" },
};

/** The first rows as they would become clients. */
export function ImportRows({ look: { rows, counts } }: { look: ImportLook }) {
  if (rows.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Clients in the list"
        description={
          counts.rows > rows.length
            ? `The first ${rows.length} of ${counts.rows.toLocaleString("en")}`
            : undefined
        }
      />
      <Table
        label="Clients in the list"
        className="max-h-100 overflow-y-auto"
        isHeadSticky
        head={
          <>
            <TableHead isNumber>Row</TableHead>
            <TableHead>Client</TableHead>
            <TableHead hideOnPhone>Contact</TableHead>
            <TableHead>Becomes</TableHead>
          </>
        }
      >
        {rows.map(({ row, name, contact, outcome }) => (
          <TableRow key={row}>
            <TableCell isNumber className="w-16 text-text-2">
              {row}
            </TableCell>
            <TableCell isRowHead className="max-w-70 truncate font-medium">
              {name || "–"}
            </TableCell>
            <TableCell hideOnPhone className="max-w-70 truncate text-text-2">
              {contact || "–"}
            </TableCell>
            <TableCell>
              <Badge tone={TONES[outcome] ?? "outline"}>{OUTCOMES[outcome]}</Badge>
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}

/** Totals, and when the list was written: shown, so that no client is left out unseen. */
export function ClosingLines({ look: { closingLines } }: { look: ImportLook }) {
  const { count, items } = closingLines;
  if (count === 0) return null;
  return (
    <Notice title={closingWords(count)}>
      <ul className="text-text-2">
        {items.map(({ row, text }) => (
          <li key={row} className="wrap-anywhere">{`Row ${row}: ${text}`}</li>
        ))}
      </ul>
    </Notice>
  );
}
