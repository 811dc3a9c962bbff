import { type ImportAnswers, type ImportField, importField } from "@app/contract/client-import";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { Select } from "#ui/select.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { ImportLook } from "./import-queries.ts";

export type AnswerProps = {
  look: ImportLook;
  answers: ImportAnswers;
  onAnswer: (answers: ImportAnswers) => void;
};

const FIELD_NAMES: Record<ImportField, string> = {
  ...{ name: "Client name", contactName: "Contact", contactFirstName: "Contact, first name" },
  ...{ contactLastName: "Contact, last name", contactEmail: "Contact e-mail" },
  ...{ contactPhone: "Contact phone", contactMobile: "Contact mobile, where there is no phone" },
  ...{ industry: "Industry", yearEndMonth: "Year end" },
  ...{ currency: "Currency", isActive: "Active or inactive", notes: "Notes" },
};

/** What each column is taken for: recognised by its heading, and the person's to change. */
export function ImportColumns({ look, answers, onAnswer }: AnswerProps) {
  const readCount = look.columns.filter(({ field }) => field !== null).length;
  function take(index: number, value: string) {
    const field = importField.options.find((each) => each === value) ?? null;
    onAnswer({ ...answers, columns: { ...answers.columns, [index]: field } });
  }
  return (
    <Card>
      <CardHeader
        title="Columns"
        description={`${readCount} of ${look.columns.length} are read. The rest is left alone.`}
      />
      <CardBody>
        <Checkbox
          label="The first row is a client"
          hint="The list has no row of headings."
          checked={look.isFirstRowClient}
          onChange={({ target }) => onAnswer({ ...answers, isFirstRowClient: target.checked })}
        />
      </CardBody>
      <Table
        label="Columns of the list"
        className="max-h-90 overflow-y-auto"
        isHeadSticky
        head={
          <>
            <TableHead>In the list</TableHead>
            <TableHead hideOnPhone>For example</TableHead>
            <TableHead>Read as</TableHead>
          </>
        }
      >
        {look.columns.map(({ index, heading, field, samples }) => (
          <TableRow key={index}>
            <TableCell isRowHead className="max-w-60 truncate font-normal">
              {heading}
            </TableCell>
            <TableCell hideOnPhone className="max-w-90 truncate text-text-2">
              {samples.join(", ") || "–"}
            </TableCell>
            <TableCell className="w-56">
              <Select
                size="sm"
                aria-label={`What ${heading} is read as`}
                value={field ?? ""}
                onChange={(event) => take(index, event.target.value)}
              >
                <option value="">Not read</option>
                {importField.options.map((option) => (
                  <option key={option} value={option}>
                    {FIELD_NAMES[option]}
                  </option>
                ))}
              </Select>
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}
